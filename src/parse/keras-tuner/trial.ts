import { dataError } from '../../errors.ts';
import { printablePath, type SourceFile } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { requireStatus } from '../columns/words.ts';
import { readObject } from '../studies.ts';
import { type Fields, isFields, ownValue, type Status } from '../table.ts';
import { fieldsIn, numberIn, readNumber } from '../values.ts';

export interface KerasTrial {
  readonly path: string;
  readonly id: string;
  readonly status: Status;
  /** The value of the objective, whose name is not recorded; null if there is none. */
  readonly score: number | null;
  readonly bestStep: number | null;
  /** All values, including the tuner's own. */
  readonly values: Fields;
  /** The values that the model was built with. */
  readonly parameters: Fields;
  readonly metrics: ReadonlyMap<string, KerasMetric>;
}

/** A metric of one trial, as it was observed at some of its epochs. */
export interface KerasMetric {
  readonly direction: Direction | null;
  /** In the order of the steps; each is the mean of the executions of the trial. */
  readonly observations: readonly { readonly step: number; readonly value: number }[];
}

export function readTrial(file: SourceFile): KerasTrial {
  const where = printablePath(file.path);
  const trial = readObject(file);
  const id = trial && ownValue(trial, 'trial_id');
  if (trial === null || typeof id !== 'string') {
    const fix = 'Copy the folder of the project again, or leave the folder of this trial out.';
    throw file.refusal ?? dataError(where, 'has no trial_id', fix);
  }
  const hyperparameters = fieldsIn(trial, 'hyperparameters');
  const values = fieldsIn(hyperparameters, 'values');
  const metrics = Object.entries(fieldsIn(fieldsIn(trial, 'metrics'), 'metrics'));
  return {
    path: file.path,
    id,
    status: requireStatus(ownValue(trial, 'status'), where),
    score: numberIn(trial, 'score'),
    bestStep: numberIn(trial, 'best_step'),
    values,
    parameters: activeOf(values, ownValue(hyperparameters, 'space')),
    metrics: new Map(metrics.map(([name, metric]) => [name, readMetric(metric)])),
  };
}

/** Inactive conditional parameters keep values, which mean nothing. */
function activeOf(values: Fields, space: unknown): Fields {
  const configs = listOf(space).map((one) => fieldsIn(one, 'config'));
  const isActive = (name: string) => {
    const own = configs.filter((config) => config.name === name);
    const holds = (condition: unknown) => holdsFor(condition, values);
    return own.length === 0 || own.some(({ conditions }) => listOf(conditions).every(holds));
  };
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !name.startsWith('tuner/') && isActive(name)),
  );
}

/** A condition names the parameter it depends on, and the values of it that it takes. */
function holdsFor(condition: unknown, values: Fields): boolean {
  const { name, values: allowed } = fieldsIn(condition, 'config');
  if (typeof name !== 'string' || !Array.isArray(allowed)) return true;
  return allowed.includes(ownValue(values, name));
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function readMetric(metric: unknown): KerasMetric {
  const { direction, observations } = isFields(metric) ? metric : {};
  return {
    direction: direction === 'min' ? 'minimize' : direction === 'max' ? 'maximize' : null,
    observations: listOf(observations)
      .flatMap(readObservation)
      .sort((a, b) => a.step - b.step),
  };
}

function readObservation(observation: unknown): KerasMetric['observations'] {
  if (!isFields(observation)) return [];
  const values = [ownValue(observation, 'value')].flat().map(readNumber);
  const numbers = values.filter((one) => typeof one === 'number');
  if (numbers.length === 0 || numbers.length < values.length) return [];
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return [{ step: numberIn(observation, 'step') ?? 0, value: mean }];
}
