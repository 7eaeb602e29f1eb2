import { dataError, type UserError } from '../../errors.ts';
import { printable } from '../../printable.ts';
import { type SourceFile, writtenText } from '../../read/index.ts';
import { isNumeric, surveyColumns } from '../columns/columns.ts';
import { requireStatus } from '../columns/names.ts';
import { readCsv } from '../csv.ts';
import { parseJson, readObject, tryParseJson } from '../json.ts';
import { isGrid, valueCounts } from '../parameters.ts';
import { chooseFolder, foldersIn } from '../studies.ts';
import {
  type Fields,
  type FileFormat,
  type FolderFormat,
  isFields,
  plainTable,
  type Row,
  type SearchMethod,
  type Status,
  type Table,
  type ToolFolder,
  type Trace,
  tracedSearch,
  UNKNOWN_SEARCH,
} from '../table.ts';
import { fieldsIn, flattened, groupBy, numberIn, parametersUnder, textIn } from '../values.ts';

const STATE_FILE = /(^|\/)experiment_state-[^/]*\.json$/;
/** What every report of a trial has. */
const REPORT = ['trial_id', 'training_iteration', 'time_total_s'];

export const rayExperiment: FolderFormat = {
  kind: 'folder',
  name: 'ray-experiment',
  title: 'Ray Tune experiment (folder)',
  marks: [
    { path: STATE_FILE, depth: 1, text: [/^\s*\{/, /"runner_data"/, /"trial_data"/] },
    { path: /(^|\/)progress\.csv$/, depth: 2, header: [REPORT] },
    {
      path: /(^|\/)result\.json$/,
      depth: 2,
      text: REPORT.map((name) => new RegExp(`^[^\\n]*"${name}": `)),
    },
  ],
  read: (folders, study) =>
    experimentTable(chooseFolder(folders, trialFolders, 'experiments', study)),
};

const OF_TRIAL = ['result.json', 'progress.csv', 'params.json', 'error.txt'];

/** A trial that failed before its first report may have no more than its parameters. */
function trialFolders(experiment: ToolFolder): ToolFolder[] {
  return foldersIn(experiment).filter(({ files }) => OF_TRIAL.some((name) => files.has(name)));
}

function experimentTable(experiment: ToolFolder): Table {
  const { files } = experiment;
  const names = [...files.keys()];
  // A resumed run begins another state: the latest counts.
  const states = names.filter((name) => !name.includes('/') && STATE_FILE.test(name)).sort();
  const file = files.get(states.at(-1) ?? '');
  const state = file === undefined ? null : readState(file);
  const folders = trialFolders(experiment);
  const trials = new Map(folders.map(findTrial));
  const ids = new Set([...(state?.trials.keys() ?? []), ...trials.keys()]);
  const rows = [...ids].map((id) => trialOf(id, trials.get(id), state));
  const numeric = surveyColumns(rows).filter(isNumeric);
  const traced = tracedSearch(TRACES, names);
  const isGenerated = names.some((name) => /^basic-variant-state-.*\.json$/.test(name));
  return {
    ...plainTable(rows),
    scores: state?.metric ? [state.metric] : numeric.map(({ name }) => name).filter(mayBeScore),
    search: traced.method === 'unknown' ? searchOf(rows, isGenerated) : traced,
    leftOut: [{ count: folders.length - trials.size, what: 'repeated folders' }],
    gaps: areUneven(rows.filter(({ status }) => status === 'finished')) ? ['stops-unknown'] : [],
  };
}

/** Files of Ray's searchers reveal what drew the trials; without them, the ids do. */
const TRACES: readonly Trace[] = [
  [/^pbt_(global\.txt|policy_.*\.txt)$/, 'adaptive', 'PopulationBasedTraining'],
  [/^(search_gen_state-.*\.json|searcher-state-.*\.pkl)$/, 'adaptive', 'Searcher'],
];

type State = ReturnType<typeof readState>;

/** What `experiment_state-….json` says. @throws UserError if it is damaged: trials still running would count as finished */
function readState(file: SourceFile) {
  const state = readObject(file) ?? {};
  const { trial_data: trials } = state;
  if (!Array.isArray(trials)) throw damaged(file, 'has no list of trials');
  const { _metric: metric } = fieldsIn(state, 'runner_data');
  return {
    path: file.path,
    trials: new Map(trials.map((trial, i) => readTrial(trial, file, `trial_data[${i}]`))),
    metric: typeof metric === 'string' ? metric : null,
  };
}

/** A trial is a pair of JSON texts: what it is, and how it runs. */
function readTrial(item: unknown, file: SourceFile, part: string) {
  const place = { path: file.path, part };
  const [fixed, running] = (Array.isArray(item) ? item : []).map((half) =>
    typeof half === 'string' ? parseJson(half, place) : half,
  );
  const { trial_id: id, status } = isFields(fixed) ? fixed : {};
  if (typeof id !== 'string') throw damaged(file, `has no trial_id in ${part}`);
  const known = requireStatus(status, place, { restoring: 'unfinished' });
  const lastResult = fieldsIn(running, 'last_result');
  return [id, { status: known, config: fieldsIn(fixed, 'config'), lastResult }] as const;
}

function damaged({ path }: SourceFile, what: string): UserError {
  const fix = 'Copy the folder of the experiment again, or leave this file out.';
  return dataError({ path }, what, fix);
}

/** Folders are called `<trainable>_<id>_<number>_…` unless the user names them. */
const ID = /_([0-9a-f]{4,8}_\d{5,9}|[0-9a-f]{8})(_|$)/;

type Found = ReturnType<typeof findTrial>[1];

function findTrial(folder: ToolFolder) {
  const report = lastReport(folder);
  const name = folder.path.slice(folder.path.lastIndexOf('/') + 1);
  const reported = report?.fields.trial_id;
  const named = ID.exec(name);
  const tag = named && name.slice(named.index + named[0].length);
  const id = typeof reported === 'string' ? reported : (named?.[1] ?? name);
  return [id, { folder, report, tag }] as const;
}

/** The file it is in, and what it says; null before the first. @throws UserError if it is damaged */
function lastReport({ files }: ToolFolder): Pick<Row, 'path' | 'fields'> | null {
  const [result, progress] = [files.get('result.json'), files.get('progress.csv')];
  const text = writtenText(result);
  if (result && text !== '') return { path: result.path, fields: lastLine(text, result) };
  return progress && writtenText(progress) !== '' ? (readCsv(progress).at(-1) ?? null) : null;
}

/** One report per line. The last line may be torn if the run was killed. */
function lastLine(text: string, { path }: SourceFile): Fields {
  const lines = text.trimEnd().split('\n');
  const last = tryParseJson(lines.at(-1) ?? '');
  if (isFields(last)) return last;
  const i = lines.length - (text.endsWith('\n') ? 1 : 2);
  const report = i < 0 ? null : parseJson(lines[i] ?? '', { path, line: i + 1 });
  return isFields(report) ? report : {};
}

function trialOf(id: string, files: Found | undefined, state: State | null): Row {
  const known = state?.trials.get(id);
  const fields = files?.report?.fields ?? known?.lastResult ?? {};
  const path = files?.report?.path ?? files?.folder.path ?? state?.path ?? '';
  const given = () => readObject(files?.folder.files.get('params.json')) ?? known?.config ?? {};
  const config = isFields(fields.config) ? fields.config : given();
  const all = { config, ...fields };
  const nested = flattened(all, SEPARATOR).filter(([name]) => name.includes(SEPARATOR));
  const status = known?.status ?? statusWithout(files, state);
  // One that is to be tried again waits like one that never began.
  const hasBegun = Object.keys(fields).length > 0 || files?.folder.files.has('error.txt');
  return {
    path,
    part: files ? undefined : `trial ${printable(id, 40)}`,
    fields: withDuration({ ...Object.fromEntries(nested), ...all, trial_id: id }),
    status: status === 'waiting' && hasBegun ? 'unfinished' : status,
    order: orderOf(id, fields.experiment_tag ?? files?.tag),
    parameters: dotted(config),
  };
}

/** Without a state, what is left of a trial has to tell; otherwise it was begun after the state was last written. */
function statusWithout(files: Found | undefined, state: State | null): Status {
  if (files?.folder.files.has('error.txt') || !files?.report) return 'failed';
  return state === null ? 'finished' : 'unfinished';
}

export const rayCsv: FileFormat = {
  name: 'ray-csv',
  title: 'Ray Tune dataframe',
  identity: ['trial_id'],
  marks: { header: [['training_iteration', /^config\//]] },
  read: dataframeTable,
};

function dataframeTable(file: SourceFile): Table {
  const reports = readCsv(file).map(trialInRow);
  // A table of all reports has several rows per trial, of which the last counts.
  const trials = groupBy(reports, (row) => textIn(row.fields, 'trial_id') || row).values();
  const rows = [...trials].map((ofTrial) =>
    ofTrial.reduce((last, row) => (iterationOf(row) >= iterationOf(last) ? row : last)),
  );
  return {
    ...plainTable(rows),
    scores: Object.keys(rows[0]?.fields ?? {}).filter(mayBeScore),
    search: searchOf(rows),
    leftOut: [{ count: reports.length - rows.length, what: 'earlier reports' }],
    gaps: areUneven(rows) ? ['failures-hidden', 'stops-unknown'] : ['failures-hidden'],
  };
}

function trialInRow({ fields, ...row }: Row): Row {
  return {
    ...row,
    order: orderOf(textIn(fields, 'trial_id'), fields.experiment_tag),
    fields: withDuration(fields),
    parameters: dotted(parametersUnder('config/', fields)),
  };
}

/** Between the keys of values within values, as Ray's own tables name them: `eval/loss`. */
const SEPARATOR = '/';

const OWN = new Set([
  ...['trial_id', 'trial_name', 'experiment_id', 'experiment_tag', 'logdir', 'date', 'timestamp'],
  ...['done', 'training_iteration', 'iterations_since_restore', 'checkpoint_dir_name'],
  ...['should_checkpoint', 'time_this_iter_s', 'time_total_s', 'time_since_restore', 'warmup_time'],
  ...['timesteps_total', 'timesteps_since_restore', 'episodes_total', 'pid', 'hostname', 'node_ip'],
  ...['config', 'duration'],
]);

function mayBeScore(name: string): boolean {
  return name !== '' && !OWN.has(name.split(SEPARATOR, 1)[0] ?? '');
}

/** Adds what the trial took, unless a metric is called duration. */
function withDuration(fields: Fields): Fields {
  const duration = numberIn(fields, 'time_total_s');
  return duration === null ? fields : { duration, ...fields };
}

function dotted(parameters: Fields): Fields {
  const nameOf = (key: string) => key.replaceAll(SEPARATOR, '.');
  return Object.fromEntries(flattened(parameters, '.', { nameOf }));
}

const iterationOf = ({ fields }: Row) => numberIn(fields, 'training_iteration') ?? 0;

/** Whether some reported less often: nothing reliable records whether a scheduler stopped them. */
const areUneven = (rows: readonly Row[]) => new Set(rows.map(iterationOf)).size > 1;

/** Ray counts trials in their ids (`b92c8_00019`), or else in the tags of the experiment (`11_lr=0.1`). */
function orderOf(id: string, tag: unknown): number | undefined {
  const tagged = typeof tag === 'string' ? /^(\d{1,9})(_|$)/.exec(tag) : null;
  const digits = COUNTED_ID.exec(id)?.[1] ?? tagged?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const COUNTED_ID = /^[0-9a-f]{4,8}_(\d{5,9})$/;

/** What makes random draws and grids, and keeps its state in `basic-variant-state-….json`. */
const GENERATOR: SearchMethod = { ...UNKNOWN_SEARCH, sampler: 'BasicVariantGenerator' };

/** Ray's generator does not record whether it made a grid, which has each of its values equally often. */
function searchOf(trials: readonly Row[], isGenerated = false): SearchMethod {
  const isCounted = ({ fields }: Row) => COUNTED_ID.test(textIn(fields, 'trial_id'));
  if (!isGenerated && !trials.every(isCounted)) return UNKNOWN_SEARCH;
  const isComplete = trials.every(({ order }) => order !== undefined && order < trials.length);
  const parameters = trials.map((trial) => trial.parameters ?? {});
  if (!isComplete) return GENERATOR;
  if (isGrid(parameters)) return { ...GENERATOR, method: 'grid' };
  const counts = valueCounts(parameters);
  const distinct = counts.filter(({ length }) => length === trials.length);
  const uneven = counts.filter((times) => new Set(times).size > 1);
  // A grid of one column has values that are all distinct too.
  const isDrawn = uneven.length > 0 || distinct.length > 1;
  const isRandom = isDrawn && uneven.length + distinct.length === counts.length;
  return isRandom ? { ...GENERATOR, method: 'random' } : GENERATOR;
}
