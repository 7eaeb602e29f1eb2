import { dataError, type UserError } from '../../errors.ts';
import { printablePath, type SourceFile } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { parseJson } from '../json/parse-json.ts';
import { type Fields, isFields, ownValue, type Status } from '../table.ts';
import { readNumber, shown } from '../values.ts';

/** What `trial.json` says. */
export interface KerasTrial {
  readonly file: SourceFile;
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
  if (file.refusal !== undefined) throw file.refusal;
  const trial = parseJson(file.text, { path: file.path, line: 1 });
  if (!isFields(trial)) throw damaged(file, 'is not a trial');
  const id = ownValue(trial, 'trial_id');
  if (typeof id !== 'string') throw damaged(file, 'has no trial_id');
  const hyperparameters = fieldsIn(trial, 'hyperparameters');
  const values = fieldsIn(hyperparameters, 'values');
  return {
    file,
    id,
    status: statusOf(ownValue(trial, 'status'), file),
    score: numberIn(trial, 'score'),
    bestStep: numberIn(trial, 'best_step'),
    values,
    parameters: activeOf(values, ownValue(hyperparameters, 'space')),
    metrics: readMetrics(fieldsIn(fieldsIn(trial, 'metrics'), 'metrics')),
  };
}

const STATUSES: Readonly<Record<string, Status>> = {
  COMPLETED: 'finished',
  FAILED: 'failed',
  INVALID: 'failed',
  STOPPED: 'pruned',
  RUNNING: 'unfinished',
  IDLE: 'unfinished',
};

function statusOf(status: unknown, file: SourceFile): Status {
  const known = typeof status === 'string' ? ownValue(STATUSES, status) : undefined;
  if (known !== undefined) return known as Status;
  const words = Object.keys(STATUSES).join(', ');
  throw damaged(file, `has the status ${shown(status)}, which is none of ${words}`);
}

/** Inactive conditional parameters keep values, which mean nothing. */
function activeOf(values: Fields, space: unknown): Fields {
  const active = new Map<string, boolean>();
  for (const one of Array.isArray(space) ? space : []) {
    const config = fieldsIn(one, 'config');
    const name = ownValue(config, 'name');
    if (typeof name !== 'string' || active.get(name)) continue;
    active.set(
      name,
      conditionsOf(config).every((condition) => holds(condition, values)),
    );
  }
  const entries = Object.entries(values).filter(([name]) => !name.startsWith('tuner/'));
  return Object.fromEntries(entries.filter(([name]) => active.get(name) ?? true));
}

function conditionsOf(config: Fields): readonly unknown[] {
  const conditions = ownValue(config, 'conditions');
  return Array.isArray(conditions) ? conditions : [];
}

/** A condition names the parameter it depends on, and the values of it that it takes. */
function holds(condition: unknown, values: Fields): boolean {
  const { name, values: allowed } = fieldsIn(condition, 'config');
  if (typeof name !== 'string' || !Array.isArray(allowed)) return true;
  return allowed.includes(ownValue(values, name));
}

function fieldsIn(value: unknown, key: string): Fields {
  const found = isFields(value) ? ownValue(value, key) : undefined;
  return isFields(found) ? found : {};
}

function numberIn(fields: Fields, key: string): number | null {
  const number = readNumber(ownValue(fields, key));
  return typeof number === 'number' ? number : null;
}

function damaged({ path }: SourceFile, what: string): UserError {
  return dataError(
    printablePath(path),
    what,
    'Copy the folder of the project again, or leave the folder of this trial out.',
  );
}

/** A metric of one trial, as it was observed at some of its epochs. */
interface KerasMetric {
  readonly direction: Direction | null;
  /** In the order of the steps; each is the mean of the executions of the trial. */
  readonly observations: readonly Observation[];
}

interface Observation {
  readonly step: number;
  readonly value: number;
}

function readMetrics(metrics: Fields): Map<string, KerasMetric> {
  const entries = Object.entries(metrics).filter(([, metric]) => isFields(metric));
  return new Map(entries.map(([name, metric]) => [name, readMetric(metric as Fields)]));
}

function readMetric(metric: Fields): KerasMetric {
  const direction = ownValue(metric, 'direction');
  const observations = ownValue(metric, 'observations');
  return {
    direction: direction === 'min' ? 'minimize' : direction === 'max' ? 'maximize' : null,
    observations: (Array.isArray(observations) ? observations : [])
      .flatMap(readObservation)
      .sort((a, b) => a.step - b.step),
  };
}

function readObservation(observation: unknown): Observation[] {
  if (!isFields(observation)) return [];
  const value = ownValue(observation, 'value');
  const values = (Array.isArray(value) ? value : [value]).map(readNumber);
  const numbers = values.filter((one) => typeof one === 'number');
  const step = readNumber(ownValue(observation, 'step'));
  if (numbers.length === 0 || numbers.length < values.length) return [];
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return [{ step: typeof step === 'number' ? step : 0, value: mean }];
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
  const best = observations.reduce(
    (most, { value }) => better(most, value),
    observations[0]?.value ?? NaN,
  );
  return best === score || Math.abs(best - score) <= TOLERANCE * Math.abs(score);
}
