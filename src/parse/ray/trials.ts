import { printable, printablePath } from '../../read/index.ts';
import { splitPath } from '../folders.ts';
import { type Fields, isFields, ownValue, type Row, type Status } from '../table.ts';
import { readNumber } from '../values.ts';
import { type Experiment, latestState, type TrialFolder } from './folder.ts';
import {
  configOf,
  dotted,
  fieldsOf,
  lastReport,
  numberOf,
  type Report,
  slashed,
} from './report.ts';
import { type ExperimentState, readState, type StateTrial } from './state.ts';

export interface RayTrial {
  readonly id: string;
  /** Among all trials of the experiment, in the order in which they were made. */
  readonly number: number | null;
  readonly parameters: Fields;
  readonly row: Row;
  readonly ending: Ending;
}

export interface RayTrials {
  readonly trials: readonly RayTrial[];
  readonly metric: string | null;
  /** Folders of trials that have others as well: copies. */
  readonly repeated: number;
  /** Whether a scheduler may have stopped trials that count as finished. */
  readonly areUnclear: boolean;
}

interface Found {
  readonly id: string;
  readonly folder: TrialFolder;
  readonly report: Report | null;
}

/** @throws UserError if a file that matters is damaged */
export function readTrials(experiment: Experiment): RayTrials {
  const file = latestState(experiment);
  const state: ExperimentState | null = file === null ? null : readState(file);
  const known = new Map((state?.trials ?? []).map((trial) => [trial.id, trial]));
  const names = new Map([...known.values()].map(({ folder, id }) => [folder, id]));
  const found = experiment.folders.map((folder) => findId(folder, names));
  const byId = new Map(found.map((one) => [one.id, one]));
  const ids = new Set([...known.keys(), ...byId.keys()]);
  const trials = [...ids].map((id) => {
    const parts = { id, found: byId.get(id), known: known.get(id), isRecorded: state !== null };
    return toTrial(parts, file?.path ?? experiment.path);
  });
  const endings = trials.map(({ ending }) => ending);
  const { stopped, areUnclear } = findStops({ endings, hasStopper: state?.hasStopper ?? null });
  return {
    trials: trials.map((trial) => (stopped.has(trial.ending) ? pruned(trial) : trial)),
    metric: state?.metric ?? null,
    repeated: found.length - byId.size,
    areUnclear,
  };
}

function pruned({ row, ...trial }: RayTrial): RayTrial {
  return { ...trial, row: { ...row, status: 'pruned' } };
}

/** Folders are called `<trainable>_<id>_<number>_…` unless the user names them. */
const ID = /_([0-9a-f]{4,8}_\d{5,9}|[0-9a-f]{8})(_|$)/;

function findId(folder: TrialFolder, names: ReadonlyMap<string | null, string>): Found {
  const report = lastReport(folder);
  const [, name] = splitPath(folder.path);
  const reported = ownValue(report?.fields ?? {}, 'trial_id');
  const id = names.get(name) ?? (typeof reported === 'string' ? reported : ID.exec(name)?.[1]);
  return { id: id ?? name, folder, report };
}

interface Parts {
  readonly id: string;
  readonly found: Found | undefined;
  readonly known: StateTrial | undefined;
  readonly isRecorded: boolean;
}

function toTrial(parts: Parts, statePath: string): RayTrial {
  const { id, found, known } = parts;
  const fields = found?.report?.fields ?? known?.lastResult ?? {};
  const path = found?.report?.file.path ?? found?.folder.path ?? statePath;
  const isOwn = found !== undefined;
  const number = numberOf(id, known?.tag ?? ownValue(fields, 'experiment_tag') ?? tagIn(found));
  const config = configIn(parts, fields);
  const parameters = parametersOf(config, known?.drawn ?? {});
  const status = statusOf(parts);
  const all = fieldsOf({ config, ...fields });
  const row: Row = {
    where: isOwn ? printablePath(path) : `${printablePath(path)}, trial ${printable(id, 40)}`,
    path,
    fields: { ...all, trial_id: id },
    status,
    ...(number === null ? {} : { order: number }),
    parameters,
  };
  const hasReport = (found?.report ?? null) !== null;
  const ending = { status, fields: all, isOwn: hasReport, known };
  return { id, number, parameters, row, ending };
}

/** What follows the id in the name of the folder. */
function tagIn(found: Found | undefined): string | null {
  const name = found ? splitPath(found.folder.path)[1] : '';
  const end = ID.exec(name);
  return end === null ? null : name.slice(end.index + end[0].length);
}

function configIn({ found, known }: Parts, fields: Fields): Fields {
  const reported = ownValue(fields, 'config');
  if (isFields(reported)) return reported;
  return (found && configOf(found.folder)) ?? known?.config ?? {};
}

/** What was drawn, where the state tells it from what is the same for all; else everything. */
function parametersOf(config: Fields, drawn: Fields): Fields {
  const values = new Map(slashed(config));
  const names = Object.keys(drawn).length > 0 ? Object.keys(drawn) : [...values.keys()];
  return Object.fromEntries(
    names.map((name) => [dotted(name), values.has(name) ? values.get(name) : drawn[name]]),
  );
}

/**
 * Without a state, what is left of a trial has to tell. With one, a trial that it does not know
 * was begun after it was last written.
 */
function statusOf({ found, known, isRecorded }: Parts): Status {
  if (known !== undefined) return known.status;
  if (found?.folder.files.has('error.txt') || !found?.report) return 'failed';
  return isRecorded ? 'unfinished' : 'finished';
}

/** A trial at its end, as its files and the state of the experiment have it. */
interface Ending {
  readonly status: Status;
  /** Its last report; that of the state where its own files have none. */
  readonly fields: Fields;
  readonly isOwn: boolean;
  readonly known: StateTrial | undefined;
}

interface Endings {
  readonly endings: readonly Ending[];
  /** Whether something beside the scheduler could stop trials; null where no state tells. */
  readonly hasStopper: boolean | null;
}

interface Stops {
  /** Trials that a scheduler stopped. */
  readonly stopped: ReadonlySet<Ending>;
  /** Whether some reported less often than the rest for unknown reasons. */
  readonly areUnclear: boolean;
}

/**
 * Which trials a scheduler stopped before others were over. A last report that says `done` is of a
 * trial that was stopped, if it is a function: one that returns never says so. What stopped it was
 * the scheduler unless it met a criterion for stopping, or there was a stopper.
 */
function findStops({ endings, hasStopper }: Endings): Stops {
  const over = endings.filter(({ status }) => status === 'finished');
  const most = over.reduce((sofar, { fields }) => Math.max(sofar, iterationOf(fields)), 0);
  const short = over.filter(({ fields }) => iterationOf(fields) < most);
  const kinds = short.map((ending) => ({ ending, kind: kindOf(ending, hasStopper) }));
  const stopped = kinds.filter(({ kind }) => kind === 'stopped').map(({ ending }) => ending);
  return { stopped: new Set(stopped), areUnclear: kinds.some(({ kind }) => kind === 'unclear') };
}

function kindOf(
  { fields, isOwn, known }: Ending,
  hasStopper: boolean | null,
): 'ended' | 'stopped' | 'unclear' {
  if (known && meetsAny(known.criteria, fields)) return 'ended';
  // Only functions can be given checkpoints by the name of a folder.
  const isFunction = Object.hasOwn(fields, 'checkpoint_dir_name');
  if (!isOwn || !isFunction) return 'unclear';
  // A trial may be paused and never resumed.
  if (!isDone(fields)) return known && !isDone(known.lastResult) ? 'unclear' : 'ended';
  return hasStopper === false ? 'stopped' : 'unclear';
}

function meetsAny(criteria: Fields, fields: Fields): boolean {
  return Object.entries(criteria).some(([name, limit]) => {
    const value = readNumber(ownValue(fields, name));
    return typeof value === 'number' && typeof limit === 'number' && value >= limit;
  });
}

/** In CSV it is a word. */
function isDone(fields: Fields): boolean {
  return String(ownValue(fields, 'done')).toLowerCase() === 'true';
}

function iterationOf(fields: Fields): number {
  const iteration = readNumber(ownValue(fields, 'training_iteration'));
  return typeof iteration === 'number' ? iteration : 0;
}
