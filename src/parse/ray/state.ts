import { dataError, type UserError } from '../../errors.ts';
import { printablePath, type SourceFile } from '../../read/index.ts';
import { parseJson } from '../json/parse-json.ts';
import { type Fields, isFields, ownValue, type Status } from '../table.ts';
import { shown } from '../values.ts';

/** A trial as the state of its experiment has it. */
export interface StateTrial {
  readonly id: string;
  readonly status: Status;
  /** The name of its folder; null if it has none yet. */
  readonly folder: string | null;
  /** Names of what was drawn are slashed. */
  readonly drawn: Fields;
  readonly config: Fields;
  readonly tag: unknown;
  /** Its last report; empty before the first. */
  readonly lastResult: Fields;
  /** Values of slashed names at which it was to stop. */
  readonly criteria: Fields;
}

export interface ExperimentState {
  readonly trials: readonly StateTrial[];
  /** The metric of the search; null if none was given. */
  readonly metric: string | null;
  /** Whether trials could be stopped by something beside their criteria and the scheduler. */
  readonly hasStopper: boolean;
}

/** @throws UserError if it is damaged */
export function readState(file: SourceFile): ExperimentState {
  const state = parseJson(file.text, { path: file.path, line: 1 });
  const trials = fieldIn(state, 'trial_data') ?? fieldIn(state, 'checkpoints');
  if (!Array.isArray(trials)) throw damaged(file, 'has no list of trials');
  const metric = fieldIn(fieldIn(state, 'runner_data'), '_metric');
  return {
    trials: trials.map((one, i) => readTrial(one, { file, where: `trial_data[${i}]` })),
    metric: typeof metric === 'string' ? metric : null,
    hasStopper: !isIdle(fieldIn(fieldIn(state, 'runner_data'), '_stopper')),
  };
}

const IDLE = Buffer.from('NoopStopper').toString('hex');

/** A stopper is pickled; the one that never stops anything has nothing but its name. */
function isIdle(stopper: unknown): boolean {
  const pickle = fieldIn(stopper, 'value');
  return typeof pickle === 'string' && pickle.includes(IDLE);
}

interface Place {
  readonly file: SourceFile;
  readonly where: string;
}

/** A trial is a pair of JSON texts, what it is and how it runs; one text in old versions. */
function readTrial(item: unknown, place: Place): StateTrial {
  const [fixed, running] = (Array.isArray(item) ? item : [item]).map((one) => unpack(one, place));
  const id = fieldIn(fixed, 'trial_id');
  if (typeof id !== 'string') throw damaged(place.file, `has no trial_id in ${place.where}`);
  const folder = fieldIn(fixed, 'relative_logdir') ?? fieldIn(fixed, 'logdir');
  return {
    id,
    status: statusOf(fieldIn(fixed, 'status'), place),
    folder: typeof folder === 'string' ? (folder.split(/[\\/]/).at(-1) ?? null) : null,
    drawn: fieldsIn(fixed, 'evaluated_params'),
    config: fieldsIn(fixed, 'config'),
    tag: fieldIn(fixed, 'experiment_tag'),
    lastResult: fieldsIn(isFields(running) ? running : fixed, 'last_result'),
    criteria: fieldsIn(fixed, 'stopping_criterion'),
  };
}

function unpack(packed: unknown, { file, where }: Place): unknown {
  if (typeof packed !== 'string') return packed;
  return parseJson(packed, { path: `${file.path}, ${where}`, line: 1 });
}

const STATUSES: Readonly<Record<string, Status>> = {
  TERMINATED: 'finished',
  ERROR: 'failed',
  RUNNING: 'unfinished',
  PENDING: 'unfinished',
  PAUSED: 'unfinished',
  RESTORING: 'unfinished',
};

function statusOf(status: unknown, { file, where }: Place): Status {
  const known = typeof status === 'string' ? ownValue(STATUSES, status) : undefined;
  if (known !== undefined) return known as Status;
  const words = Object.keys(STATUSES).join(', ');
  throw damaged(file, `has the status ${shown(status)} in ${where}, which is none of ${words}`);
}

function fieldIn(value: unknown, key: string): unknown {
  return isFields(value) ? ownValue(value, key) : undefined;
}

function fieldsIn(value: unknown, key: string): Fields {
  const found = fieldIn(value, key);
  return isFields(found) ? found : {};
}

function damaged({ path }: SourceFile, what: string): UserError {
  return dataError(
    printablePath(path),
    what,
    'Copy the folder of the experiment again, or leave this file out.',
  );
}
