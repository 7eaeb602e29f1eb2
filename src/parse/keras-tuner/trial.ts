import { dataError, type UserError } from '../../errors.ts';
import { printablePath, type SourceFile } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { readObject } from '../folders.ts';
import { requireStatus } from '../status.ts';
import { type Fields, isFields, ownValue, type Status } from '../table.ts';
import { fieldsIn, numberIn, readNumber } from '../values.ts';

/** What `trial.json` says. */
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

/** @throws UserError if it is damaged */
export function readTrial(file: SourceFile): KerasTrial {
  const trial = readObject(file);
  if (trial === null) throw file.refusal ?? damaged(file, 'is empty');
  const id = ownValue(trial, 'trial_id');
  if (typeof id !== 'string') throw damaged(file, 'has no trial_id');
  const hyperparameters = fieldsIn(trial, 'hyperparameters');
  const values = fieldsIn(hyperparameters, 'values');
  const metrics = Object.entries(fieldsIn(fieldsIn(trial, 'metrics'), 'metrics'));
  return {
    path: file.path,
    id,
    status: requireStatus(ownValue(trial, 'status'), printablePath(file.path)),
    score: numberIn(trial, 'score'),
    bestStep: numberIn(trial, 'best_step'),
    values,
    parameters: activeOf(values, ownValue(hyperparameters, 'space')),
    metrics: new Map(metrics.map(([name, metric]) => [name, readMetric(metric)])),
  };
}

function damaged({ path }: SourceFile, what: string): UserError {
  return dataError(
    printablePath(path),
    what,
    'Copy the folder of the project again, or leave the folder of this trial out.',
  );
}

/** Inactive conditional parameters keep values, which mean nothing. */
function activeOf(values: Fields, space: unknown): Fields {
  const active = new Map<string, boolean>();
  for (const one of listOf(space)) {
    const config = fieldsIn(one, 'config');
    const name = ownValue(config, 'name');
    if (typeof name !== 'string' || active.get(name)) continue;
    const conditions = listOf(ownValue(config, 'conditions'));
    active.set(
      name,
      conditions.every((condition) => holds(condition, values)),
    );
  }
  const entries = Object.entries(values).filter(([name]) => !name.startsWith('tuner/'));
  return Object.fromEntries(entries.filter(([name]) => active.get(name) ?? true));
}

/** A condition names the parameter it depends on, and the values of it that it takes. */
function holds(condition: unknown, values: Fields): boolean {
  const { name, values: allowed } = fieldsIn(condition, 'config');
  if (typeof name !== 'string' || !Array.isArray(allowed)) return true;
  return allowed.includes(ownValue(values, name));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A metric of one trial, as it was observed at some of its epochs. */
interface KerasMetric {
  readonly direction: Direction | null;
  /** In the order of the steps; each is the mean of the executions of the trial. */
  readonly observations: readonly { readonly step: number; readonly value: number }[];
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
  const value = ownValue(observation, 'value');
  const values = (Array.isArray(value) ? value : [value]).map(readNumber);
  const numbers = values.filter((one) => typeof one === 'number');
  if (numbers.length === 0 || numbers.length < values.length) return [];
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return [{ step: numberIn(observation, 'step') ?? 0, value: mean }];
}

/** Its value at a step, or else its last one; null if there is none. */
export function valueAt({ observations }: KerasMetric, step: number | null): number | null {
  const found = observations.find((one) => one.step === step) ?? observations.at(-1);
  return found?.value ?? null;
}

/** Sums in another order differ in the last digits. */
const TOLERANCE = 1e-9;

/** Whether the best of its values is this score. */
export function isBest({ observations, direction }: KerasMetric, score: number): boolean {
  if (observations.length === 0) return false;
  const better = direction === 'maximize' ? Math.max : Math.min;
  const best = observations.map(({ value }) => value).reduce((a, b) => better(a, b));
  return best === score || Math.abs(best - score) <= TOLERANCE * Math.abs(score);
}
