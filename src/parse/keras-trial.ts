import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import { type Fields, isFields, ownValue } from './format.ts';
import { parseJson } from './json-text.ts';
import { type KerasMetric, readMetrics } from './keras-metric.ts';
import { readNumber, shown } from './number.ts';
import type { Status } from './status.ts';

/** What `trial.json` says. */
export interface KerasTrial {
  readonly file: SourceFile;
  readonly id: string;
  readonly status: Status;
  /** By the objective, whose name is not recorded; null where there is none. */
  readonly score: number | null;
  readonly bestStep: number | null;
  /** All values, those of the tuner itself among them. */
  readonly values: Fields;
  /** The values that the model was built with. */
  readonly parameters: Fields;
  readonly metrics: ReadonlyMap<string, KerasMetric>;
}

/** @throws UserError if it is damaged */
export function readTrial(file: SourceFile): KerasTrial {
  if (file.refusal !== undefined) throw file.refusal;
  const trial = parseJson(file.text, { path: file.path, line: 1 });
  if (!isFields(trial)) throw damaged(file, 'is no trial');
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

/** Values of parameters whose conditions do not hold stay there, and mean nothing. */
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
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what,
    fix: 'Copy the folder of the project again, or leave the folder of this trial out.',
  });
}
