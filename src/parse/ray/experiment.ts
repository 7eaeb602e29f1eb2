import { dataError, type UserError } from '../../errors.ts';
import { isEmptyFile, printable, printablePath, type SourceFile } from '../../read/index.ts';
import { isNumeric, surveyColumns } from '../columns/columns.ts';
import { requireStatus } from '../columns/words.ts';
import { readCsv } from '../csv/csv.ts';
import { parseJson, tryParseJson } from '../json/parse-json.ts';
import { chooseFolder, foldersIn, readObject } from '../studies.ts';
import {
  type Fields,
  type FolderFormat,
  isFields,
  ownValue,
  plainTable,
  type Row,
  type SearchMethod,
  type Status,
  type Table,
  type ToolFolder,
  UNKNOWN_SEARCH,
} from '../table.ts';
import { fieldsIn, flattened } from '../values.ts';
import {
  areUneven,
  dotted,
  mayBeScore,
  orderOf,
  SEPARATOR,
  searchOf,
  withDuration,
} from './trials.ts';

/** The folder of an experiment, as Ray Tune keeps it. */
export const rayExperiment: FolderFormat = {
  kind: 'folder',
  name: 'ray-experiment',
  title: 'Ray Tune experiment (folder)',
  marks: [
    {
      path: /(^|\/)experiment_state-[^/]*\.json$/,
      depth: 1,
      text: [/^\s*\{/, /"runner_data"/, /"trial_data"/],
    },
    {
      path: /(^|\/)progress\.csv$/,
      depth: 2,
      header: [['trial_id', 'training_iteration', 'time_total_s']],
    },
    {
      path: /(^|\/)result\.json$/,
      depth: 2,
      text: [/^[^\n]*"trial_id": /, /^[^\n]*"training_iteration": /, /^[^\n]*"time_total_s": /],
    },
  ],
  read: (folders, study) => toTable(chooseFolder(folders, trialFolders, 'experiments', study)),
};

const OF_TRIAL = ['result.json', 'progress.csv', 'params.json', 'error.txt'];

/** A trial that failed before its first report may have no more than its parameters. */
function trialFolders(experiment: ToolFolder): ToolFolder[] {
  return foldersIn(experiment).filter(({ files }) => OF_TRIAL.some((name) => files.has(name)));
}

function toTable(experiment: ToolFolder): Table {
  const { files } = experiment;
  // A resumed run begins another state: the latest counts.
  const latest = [...files.keys()]
    .filter((name) => /^experiment_state-.*\.json$/.test(name))
    .sort();
  const file = files.get(latest.at(-1) ?? '');
  const state = file === undefined ? null : readState(file);

  const folders = trialFolders(experiment);
  const found = new Map(folders.map(findTrial));
  const ids = new Set([...(state?.trials.keys() ?? []), ...found.keys()]);
  const rows = [...ids].map((id) => toTrial(id, found.get(id), state));
  const numeric = surveyColumns(rows).filter(isNumeric);
  return {
    ...plainTable(rows),
    scores: state?.metric ? [state.metric] : numeric.map(({ name }) => name).filter(mayBeScore),
    search: searchIn([...files.keys()], rows),
    leftOut: [{ count: folders.length - found.size, what: 'repeated folders' }],
    gaps: areUneven(rows.filter(({ status }) => status === 'finished')) ? ['stops-unknown'] : [],
  };
}

/** Files of Ray's searchers reveal what drew the trials; without them, the ids do. */
const TRACES = [
  { pattern: /^pbt_(global\.txt|policy_.*\.txt)$/, sampler: 'PopulationBasedTraining' },
  { pattern: /^(search_gen_state-.*\.json|searcher-state-.*\.pkl)$/, sampler: 'Searcher' },
];

function searchIn(names: readonly string[], trials: readonly Row[]): SearchMethod {
  const trace = TRACES.find(({ pattern }) => names.some((name) => pattern.test(name)));
  if (trace !== undefined) {
    return { ...UNKNOWN_SEARCH, method: 'adaptive', sampler: trace.sampler };
  }
  const isGenerated = names.some((name) => /^basic-variant-state-.*\.json$/.test(name));
  return searchOf(trials, isGenerated);
}

/** What `experiment_state-….json` says. */
interface State {
  readonly path: string;
  /** By their ids. */
  readonly trials: ReadonlyMap<string, StateTrial>;
  /** The metric of the search; null if none was given. */
  readonly metric: string | null;
}

interface StateTrial {
  readonly status: Status;
  readonly config: Fields;
  /** Its last report; empty before the first. */
  readonly lastResult: Fields;
}

/** @throws UserError if it is damaged: trials still running would count as finished */
function readState(file: SourceFile): State {
  const state = readObject(file) ?? {};
  const trials = ownValue(state, 'trial_data');
  if (!Array.isArray(trials)) throw damaged(file, 'has no list of trials');
  const metric = ownValue(fieldsIn(state, 'runner_data'), '_metric');
  return {
    path: file.path,
    trials: new Map(trials.map((one, i) => readTrial(one, file, `trial_data[${i}]`))),
    metric: typeof metric === 'string' ? metric : null,
  };
}

/** A trial is a pair of JSON texts: what it is, and how it runs. */
function readTrial(item: unknown, file: SourceFile, place: string): [id: string, StateTrial] {
  const where = printablePath(`${file.path}, ${place}`);
  const [fixed, running] = (Array.isArray(item) ? item : []).map((one) =>
    typeof one === 'string' ? parseJson(one, where) : one,
  );
  const fields = isFields(fixed) ? fixed : {};
  const id = ownValue(fields, 'trial_id');
  if (typeof id !== 'string') throw damaged(file, `has no trial_id in ${place}`);
  const status = requireStatus(ownValue(fields, 'status'), where, { restoring: 'unfinished' });
  const lastResult = fieldsIn(running, 'last_result');
  return [id, { status, config: fieldsIn(fields, 'config'), lastResult }];
}

function damaged({ path }: SourceFile, what: string): UserError {
  const fix = 'Copy the folder of the experiment again, or leave this file out.';
  return dataError(printablePath(path), what, fix);
}

/** What is in the folder of a trial. */
interface Found {
  readonly folder: ToolFolder;
  readonly report: Report | null;
  /** What follows the id in its name. */
  readonly tag: string | null;
}

/** The last report of a trial, and the file it is in. */
type Report = Pick<Row, 'path' | 'fields'>;

/** Folders are called `<trainable>_<id>_<number>_…` unless the user names them. */
const ID = /_([0-9a-f]{4,8}_\d{5,9}|[0-9a-f]{8})(_|$)/;

function findTrial(folder: ToolFolder): [id: string, Found] {
  const report = lastReport(folder);
  const name = folder.path.slice(folder.path.lastIndexOf('/') + 1);
  const reported = ownValue(report?.fields ?? {}, 'trial_id');
  const named = ID.exec(name);
  const tag = named && name.slice(named.index + named[0].length);
  return [typeof reported === 'string' ? reported : (named?.[1] ?? name), { folder, report, tag }];
}

/** Null before the first. @throws UserError if it is damaged */
function lastReport({ files }: ToolFolder): Report | null {
  const result = written(files.get('result.json'));
  if (result !== null) return { path: result.path, fields: lastLine(result) };
  const progress = written(files.get('progress.csv'));
  return (progress && readCsv(progress).at(-1)) ?? null;
}

/** Null for an empty file, as before the first report. */
function written(file: SourceFile | undefined): SourceFile | null {
  if (file?.refusal !== undefined && !isEmptyFile(file)) throw file.refusal;
  return file?.text ? file : null;
}

/** One report per line. The last line may be torn if the run was killed. */
function lastLine({ text, path }: SourceFile): Fields {
  const lines = text.trimEnd().split('\n');
  const torn = tryParseJson(lines.at(-1) ?? '');
  if (isFields(torn)) return torn;
  const isCut = !text.endsWith('\n');
  const i = lines.length - (isCut ? 2 : 1);
  const report = i < 0 ? null : parseJson(lines[i] ?? '', `${printablePath(path)}, line ${i + 1}`);
  return isFields(report) ? report : {};
}

/** What its own files have of a trial, or else the state. */
function toTrial(id: string, found: Found | undefined, state: State | null): Row {
  const known = state?.trials.get(id);
  const fields = found?.report?.fields ?? known?.lastResult ?? {};
  const path = found?.report?.path ?? found?.folder.path ?? state?.path ?? '';
  const reported = ownValue(fields, 'config');
  const config = isFields(reported)
    ? reported
    : (readObject(found?.folder.files.get('params.json')) ?? known?.config ?? {});
  const all = { config, ...fields };
  const nested = flattened(all, SEPARATOR).filter(([name]) => name.includes(SEPARATOR));
  const status = known?.status ?? statusWithout(found, state);
  // One that is to be tried again waits like one that never began.
  const hasBegun = Object.keys(fields).length > 0 || found?.folder.files.has('error.txt');
  return {
    where: found ? printablePath(path) : `${printablePath(path)}, trial ${printable(id, 40)}`,
    path,
    fields: withDuration({ ...Object.fromEntries(nested), ...all, trial_id: id }),
    status: status === 'waiting' && hasBegun ? 'unfinished' : status,
    order: orderOf(id, ownValue(fields, 'experiment_tag') ?? found?.tag),
    parameters: dotted(Object.fromEntries(flattened(config, SEPARATOR))),
  };
}

/**
 * The status of a trial that no state knows. Without any, what is left of the trial has to tell;
 * otherwise it was begun after the state was last written.
 */
function statusWithout(found: Found | undefined, state: State | null): Status {
  if (found?.folder.files.has('error.txt') || !found?.report) return 'failed';
  return state === null ? 'finished' : 'unfinished';
}
