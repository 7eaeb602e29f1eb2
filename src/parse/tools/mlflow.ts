import { dataError, type FilePlace } from '../../errors.ts';
import { printable } from '../../printable.ts';
import { type SourceFile, textIfAny, textOf, writtenText } from '../../read/index.ts';
import { requireStatus } from '../columns/names.ts';
import { readCsv } from '../csv.ts';
import { readCvResults } from '../cv-results.ts';
import { readObject, tryParseJson } from '../json.ts';
import { readDatabase, rowsBy } from '../sqlite.ts';
import { chooseStudy, foldersIn } from '../studies.ts';
import {
  commonSearch,
  type Fields,
  type FileFormat,
  type FolderFormat,
  plainTable,
  type Row,
  type Status,
  type Table,
  type ToolFolder,
} from '../table.ts';
import {
  cellsUnder,
  fieldsIn,
  groupBy,
  itemsIn,
  numberIn,
  readDuration,
  readInstant,
  readNumber,
  secondsBetween,
  shown,
  textIn,
} from '../values.ts';

const META = /(^|\/)meta\.yaml$/;

/** The folder `mlruns` that MLflow writes unless it uses a server or a database. */
export const mlflowFiles: FolderFormat = {
  kind: 'folder',
  name: 'mlflow-files',
  title: 'MLflow runs (folder mlruns)',
  marks: [{ path: META, depth: 3, text: [/^run_(id|uuid): /m, /^experiment_id: /m] }],
  identity: ['run_id'],
  read: (stores, study) => tableOf(stores.flatMap(runsInStore), study),
};

function runsInStore(store: ToolFolder): MlflowRun[] {
  return [store, ...foldersIn(store)].flatMap((experiment) => {
    const meta = entriesIn(textIfAny(experiment.files.get('meta.yaml')));
    return foldersIn(experiment).flatMap((folder) => runInFolder(folder, meta) ?? []);
  });
}

const RUN_ID = /(^|\/)[0-9a-f]{32}$/;

/** Null if the folder is not that of a run. An unreadable file is an error: its run must not be lost. */
function runInFolder(folder: ToolFolder, experiment: Fields): MlflowRun | null {
  const file = folder.files.get('meta.yaml');
  if (file === undefined) return null;
  const isRun = RUN_ID.test(folder.path);
  const info = entriesIn(isRun ? textOf(file) : textIfAny(file));
  const run_id = info.run_id ?? info.run_uuid;
  if (run_id === undefined || info.experiment_id === undefined) {
    if (!isRun) return null;
    const fix = 'Copy the folder of the run again, or leave it out.';
    throw dataError(file, 'has no run_id and experiment_id', fix);
  }
  return toRun({
    place: { path: file.path },
    info: { ...info, run_id },
    experiment,
    metrics: valuesUnder('metrics/', folder, latestValue),
    // An empty text is stored as an empty file.
    parameters: valuesUnder('params/', folder, textIfAny),
    tags: valuesUnder('tags/', folder, textIfAny),
    results: folder.files.get('artifacts/cv_results.csv'),
  });
}

function entriesIn(meta: string): Fields {
  const entries = [...meta.matchAll(/^(\w+): (.*)$/gm)].flatMap(([, key = '', value = '']) => {
    const text = value.trim();
    if (['', '~', 'null'].includes(text)) return [];
    if (text.startsWith('"')) return [[key, String(tryParseJson(text) ?? text)]];
    return [[key, /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text]];
  });
  return Object.fromEntries(entries);
}

/** Names with slashes are folders: `metrics/val/acc`. */
function valuesUnder(prefix: string, { files }: ToolFolder, read: (file: SourceFile) => unknown) {
  const under = [...files].filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(under.map(([name, file]) => [name.slice(prefix.length), read(file)]));
}

/** Of lines `time value step` the last of the greatest step, as MLflow shows it; null for NaN or none. */
function latestValue(file: SourceFile): number | null {
  const lines = writtenText(file).split('\n');
  const reports = lines.flatMap((text, i) => {
    const line = text.trim();
    // A run that was killed may have written half a line.
    const isCut = i === lines.length - 1 && line.split(' ').length < 3;
    return line === '' || isCut ? [] : readReport(line, { path: file.path, line: i + 1 });
  });
  return reports.sort((a, b) => a.step - b.step || a.time - b.time).at(-1)?.value ?? null;
}

function readReport(line: string, place: FilePlace) {
  const [time, text, step = '0'] = line.split(' ');
  const value = /^[+-]?nan$/i.test(text ?? '') ? null : readNumber(text);
  const isWhole = [time, step].every((digits) => /^-?\d{1,20}$/.test(digits ?? ''));
  if (isWhole && typeof value !== 'string')
    return { step: Number(step), time: Number(time), value };
  const what = `is ${shown(line)}, not a time, a value and a step`;
  throw dataError(place, what, 'Correct the line, or remove it.');
}

/** The database of a tracking URI such as `sqlite:///mlflow.db`. */
export const mlflowSqlite: FileFormat = {
  name: 'mlflow-sqlite',
  title: 'MLflow runs (SQLite)',
  identity: ['run_id'],
  hasHeader: false,
  marks: { database: ['latest_metrics', 'experiment_tags', 'run_uuid'] },
  read: (file, study) => tableOf(runsInDatabase(file), study),
};

const TABLES = ['experiments', 'runs', 'latest_metrics', 'params', 'tags'];

const INSTEAD =
  'export the runs: `MLFLOW_TRACKING_URI=sqlite:///FILE mlflow experiments csv -x EXPERIMENT_ID -o runs.csv`';

function runsInDatabase(file: SourceFile): MlflowRun[] {
  const tables = readDatabase(file, TABLES, INSTEAD);
  const experimentsOf = rowsBy('experiment_id', tables, 'experiments');
  const metricsOf = rowsBy('run_uuid', tables, 'latest_metrics');
  const parametersOf = rowsBy('run_uuid', tables, 'params');
  const tagsOf = rowsBy('run_uuid', tables, 'tags');
  return (tables.get('runs') ?? []).map((run) => {
    const id = textIn(run, 'run_uuid');
    // NaN is marked, as databases do not have it.
    const metrics = metricsOf(id).map(({ key, is_nan, ...metric }) => {
      return { key, value: is_nan === 1 ? null : numberIn(metric, 'value') };
    });
    return toRun({
      place: { path: file.path, part: `run ${printable(id)}` },
      info: { ...run, run_id: id },
      experiment: experimentsOf(textIn(run, 'experiment_id'))[0],
      metrics: byKey(metrics),
      parameters: byKey(parametersOf(id)),
      tags: byKey(tagsOf(id)),
    });
  });
}

/** What the server's `runs/search` answers, to a script or to this program. */
export const mlflowApi: FileFormat = {
  name: 'mlflow-api',
  title: 'MLflow runs (REST API)',
  identity: ['run_id'],
  hasHeader: false,
  marks: { text: [/^\s*\{\s*"(runs|experiment)":/, /"info":\s*\{/, /"run_id":/] },
  read: (file, study) => tableOf(runsInAnswer(file), study),
};

function runsInAnswer(file: SourceFile): MlflowRun[] {
  const answer = readObject(file) ?? {};
  const fix = 'Fetch the other pages too, and join the lists.';
  if (textIn(answer, 'next_page_token')) throw dataError(file, 'is one page of several', fix);
  const experiment = fieldsIn(answer, 'experiment');
  return itemsIn(answer, 'runs').map((run, i) => {
    const [info, data] = [fieldsIn(run, 'info'), fieldsIn(run, 'data')];
    const id = textIn(info, 'run_id');
    return toRun({
      place: { path: file.path, part: id === '' ? `item ${i + 1}` : `run ${printable(id)}` },
      info,
      experiment,
      metrics: byKey(itemsIn(data, 'metrics')),
      parameters: byKey(itemsIn(data, 'params')),
      tags: byKey(itemsIn(data, 'tags')),
    });
  });
}

function byKey(items: readonly Fields[]): Fields {
  return Object.fromEntries(items.map(({ key, value }) => [key, value]));
}

/** What `search_runs` returns and `mlflow experiments csv` writes: keys have prefixes. */
export const mlflowCsv: FileFormat = {
  name: 'mlflow-csv',
  title: 'MLflow runs (search_runs)',
  identity: ['run_id'],
  marks: { header: [['run_id', 'experiment_id', 'status', /^(metrics|params|tags)\../]] },
  read: (file, study) => tableOf(readCsv(file).map(runInRow), study),
};

function runInRow({ fields, ...place }: Row): MlflowRun {
  const metrics = Object.entries(fields).filter(([name]) => name.startsWith('metrics.'));
  return toRun({
    ...{ place, info: fields, others: fields, metrics: Object.fromEntries(metrics) },
    parameters: cellsUnder('params.', fields),
    tags: cellsUnder('tags.', fields),
  });
}

interface LoggedRun {
  readonly place: FilePlace;
  /** Under the names that MLflow gives to what every run has, and every experiment. */
  readonly info: Fields;
  readonly experiment?: Fields | undefined;
  readonly metrics: Fields;
  readonly others?: Fields;
  readonly parameters: Fields;
  readonly tags: Fields;
  readonly results?: SourceFile | undefined;
}

type MlflowRun = ReturnType<typeof toRun>;

function toRun({ place, info, experiment = {}, tags, parameters, ...logged }: LoggedRun) {
  const [id, experimentId] = [textIn(info, 'run_id'), textIn(info, 'experiment_id')];
  const [start, end] = [secondsIn(info.start_time), secondsIn(info.end_time)];
  // A metric called as a field of the run itself gets another name.
  const metrics = Object.entries(logged.metrics).map(([name, value]) => {
    return [['duration', 'run_id'].includes(name) ? `metrics.${name}` : name, value] as const;
  });
  const values = { ...logged.others, ...Object.fromEntries(metrics) };
  const fields = { run_id: id, ...values, duration: secondsBetween(start, end) };
  const status = statusOf(info.status, place);
  const row: Row = { ...place, status, order: start ?? undefined, parameters, fields };
  return {
    row,
    id,
    /** The run that started it, which summarises its children; null if there is none. */
    parent: textIn(tags, 'mlflow.parentRunId') || null,
    /** Whether autologging made it of a candidate of scikit-learn. */
    isCandidate: textIn(tags, 'mlflow.autologging') === 'sklearn' && isRanked(row),
    results: logged.results,
    experiment: [textIn(experiment, 'name') || experimentId, experimentId] as const,
    isDeleted: [info, experiment].some((one) => one.lifecycle_stage === 'deleted'),
    metrics: metrics.map(([name]) => name),
  };
}

/** Times are in milliseconds since 1970, but dates in tables. */
function secondsIn(time: unknown): number | null {
  const milliseconds = numberIn({ time }, 'time');
  return milliseconds === null ? readInstant(time) : milliseconds / 1000;
}

/** The trials of one experiment. Those without trials are not offered, such as the default one of every store. */
function tableOf(runs: readonly MlflowRun[], study: string | null): Table {
  const parents = new Set(runs.map(({ parent }) => parent));
  const isTrial = (run: MlflowRun) => !run.isDeleted && !parents.has(run.id);
  const groups = [...groupBy(runs, ({ experiment }) => experiment[0]).values()];
  const experiments = groups.map((group) => {
    const names = [...new Set(group.flatMap(({ experiment }) => experiment))];
    return { names, trials: group.filter(isTrial).length, group };
  });
  const offered = experiments.filter(({ trials }) => trials > 0);
  const hasNone = offered.length === 0 && study === null;
  const chosen = hasNone ? runs : chooseStudy(offered, 'experiments', study).group;
  const trials = chosen.filter(isTrial);
  const deleted = chosen.filter(({ isDeleted }) => isDeleted).length;
  const { searches, others } = splitSearches(trials, chosen);
  const scores = [...new Set(others.flatMap(({ metrics }) => metrics))];
  const plain = { ...plainTable(others.map(({ row }) => row)), scores };
  const parts = others.length > 0 || searches.length === 0 ? [plain, ...searches] : searches;
  return {
    ...plain,
    rows: parts.flatMap(({ rows }) => rows),
    directions: (parts.length === 1 && parts[0]?.directions) || {},
    search: commonSearch(parts.map(({ search }) => search)),
    scores: [...new Set(parts.flatMap((part) => part.scores ?? []))],
    leftOut: [
      { count: deleted, what: 'deleted runs' },
      { count: chosen.length - trials.length - deleted, what: 'parent runs' },
    ],
    study: chosen[0]?.experiment[0] ?? '',
  };
}

/** What the numbers in files stand for, from 1. */
const NUMBERED = ['running', 'scheduled', 'finished', 'failed', 'killed'];

function statusOf(value: unknown, place: FilePlace): Status {
  return requireStatus(NUMBERED[Number(value) - 1] ?? value, place);
}

const UI_COLUMNS = [
  ...['Start Time', 'Duration', 'Run ID', 'Name', 'Source Type', 'Source Name', 'User', 'Status'],
];

/** What MLflow's web page downloads: parameters, metrics and tags cannot be distinguished. */
export const mlflowUiCsv: FileFormat = {
  name: 'mlflow-ui-csv',
  title: "MLflow runs (the web page's download)",
  identity: ['Run ID'],
  marks: { header: [UI_COLUMNS] },
  read: (file) => {
    const rows = readCsv(file).map(readUiRun);
    const tried = rows.reduce((sum, { fields }) => sum + (numberIn(fields, 'n_iter') ?? 0), 0);
    refuseBest(rows.filter(isRanked), tried || null);
    // It does not record which run started which.
    return { ...plainTable(rows), gaps: ['parents-unknown'] };
  },
};

function readUiRun({ fields, ...place }: Row): Row {
  // Newer versions put a quote before anything a spreadsheet may read as a formula: `'-0.5`.
  const entries = Object.entries(fields).map(([name, value]) => {
    return [name, typeof value === 'string' ? value.replace(/^'(?=[=+\-@])/, '') : value];
  });
  return {
    ...place,
    status: statusOf(fields.Status, place),
    order: readInstant(fields['Start Time']) ?? undefined,
    fields: { duration: readDuration(fields.Duration), ...Object.fromEntries(entries) },
  };
}

const RANK = /^(metrics\.)?rank_test_./;

function isRanked({ fields }: Row): boolean {
  return Object.keys(fields).some((name) => RANK.test(name) && numberIn(fields, name) !== null);
}

/** Autologging makes runs of the best candidates of scikit-learn, and writes all of them to a file, which counts instead. */
function splitSearches(trials: readonly MlflowRun[], runs: readonly MlflowRun[]) {
  const candidates = trials.filter(({ isCandidate }) => isCandidate);
  const groups = [...groupBy(candidates, ({ parent }) => parent)];
  const replaced = new Set<MlflowRun>();
  const searches = groups.flatMap(([id, best]): Table[] => {
    const { results, row } = runs.find((run) => run.id === id) ?? {};
    if (results === undefined) {
      const rows = best.map((run) => run.row);
      refuseBest(rows, numberIn(row?.parameters ?? {}, 'n_iter'));
      return [];
    }
    for (const run of best) replaced.add(run);
    const table = readCvResults(results);
    return [{ ...table, rows: table.rows.map((one) => ({ ...one, order: row?.order })) }];
  });
  return { searches, others: trials.filter((run) => !replaced.has(run)) };
}

/** How many runs autologging makes by default. */
const MAX_TUNING_RUNS = 5;

/** @param tried how many candidates there were; null if not recorded */
function refuseBest(rows: readonly Row[], tried: number | null): void {
  const [first] = rows;
  if (first === undefined || rows.length >= (tried ?? MAX_TUNING_RUNS + 1)) return;
  const what =
    tried === null
      ? `is one of ${rows.length} candidates of scikit-learn, which may be the best of more`
      : `is one of the best ${rows.length} of ${tried} candidates of scikit-learn`;
  const fix =
    'Search again with mlflow.sklearn.autolog(max_tuning_runs=None), or name cv_results.csv, an artifact of the parent run, which has all of them.';
  throw dataError(first, `${what}: MLflow's autologging leaves out the worse ones`, fix);
}
