import { dataError, naming } from '../../errors.ts';
import { printable } from '../../printable.ts';
import { type SourceFile, textIfAny, WANDB_EXPORT, writtenText } from '../../read/index.ts';
import { requireStatus } from '../columns/names.ts';
import { headerIn, readCsv } from '../csv.ts';
import { isListOf, parseJson, readDocument, readObject, tryParseJson } from '../json.ts';
import { chooseStudy, foldersIn } from '../studies.ts';
import {
  type Fields,
  type FileFormat,
  type FolderFormat,
  isFields,
  plainTable,
  type Row,
  type Table,
  type ToolFolder,
} from '../table.ts';
import {
  fieldsIn,
  flattened,
  groupBy,
  itemsIn,
  numberIn,
  readInstant,
  shown,
  textIn,
} from '../values.ts';
import { parseYaml } from '../yaml.ts';

const OWN = new Set([
  ...['Name', 'Commit', 'Hostname', 'GPU Type', 'GPU Count', 'GitHub', 'Job Type', 'Group'],
  ...['Runtime', 'Sweep', 'Created', 'State', 'Notes', 'User', 'Tags', 'ID'],
]);

/** The download of the table of runs, which has the columns that were visible. */
export const wandbCsv: FileFormat = {
  name: 'wandb-csv',
  title: 'Weights & Biases runs table',
  identity: ['ID'],
  // An export of few columns may have only the empty `_wandb`.
  marks: {
    header: [
      ['Name', '_wandb'],
      [
        'Name',
        /^(Runtime|Sweep|Created|_runtime|_timestamp)$/,
        /^(State|Notes|User|Tags|ID|_step)$/,
      ],
      ['Name', /^(Runtime|_runtime|Sweep)$/, /^(Created|_timestamp)$/],
      ['Name', /^(Runtime|_runtime)$/, 'Sweep'],
    ],
  },
  read: runsTable,
};

function runsTable(file: SourceFile, study: string | null): Table {
  const rows = readCsv(file);
  const columns = Object.keys(rows[0]?.fields ?? {});
  // Configuration and summary cannot be distinguished.
  const scores = columns.filter((name) => !OWN.has(name) && !name.startsWith('_'));
  // A `method` is the sweep's only next to its other settings; otherwise it may be a parameter.
  const hasSettings = columns.includes('metric.name') || columns.includes('metric.goal');
  const settings = hasSettings ? ['method', 'metric.name', 'metric.goal'] : [];
  const runs = rows.map((row) => runInRow(row, scores, settings));
  return tableOf(runs, study);
}

function runInRow(row: Row, scores: readonly string[], settings: readonly string[]): WandbRun {
  const { fields } = row;
  const sweep = textIn(fields, 'Sweep');
  // Whole seconds in the table's own column, or what the run itself recorded.
  const seconds = ['Runtime', '_wandb.runtime', '_runtime'].map((name) => numberIn(fields, name));
  const duration = seconds.find((number) => number !== null) ?? null;
  // The table need not show it.
  const isShown = textIn(fields, 'State') !== '';
  const status = isShown ? requireStatus(fields.State, row, RUN_STATES) : undefined;
  const order = readInstant(fields.Created) ?? undefined;
  return {
    scores,
    settings: settings.map((name) => fields[name]),
    sweep: ['', '-'].includes(sweep) ? null : sweep,
    row: { ...row, order, status, fields: { duration, ...fields } },
  };
}

const RUN_STATES = { preempted: 'failed', preempting: 'unfinished' } as const;

interface WandbRun {
  readonly row: Row;
  /** The sweep whose agent started it; null if none is known. */
  readonly sweep: string | null;
  /** Method, metric and goal of its sweep, if its configuration contains them. */
  readonly settings: readonly unknown[];
  readonly scores: readonly string[];
}

const KINDS = { random: 'random', grid: 'grid', bayes: 'adaptive' } as const;
const METHODS = new Map(Object.entries(KINDS));

/** The runs of one sweep; all if none is known. Those next to them were started by hand. */
export function tableOf(all: readonly WandbRun[], study: string | null): Table {
  const sweeps = [...groupBy(all, ({ sweep }) => sweep)].flatMap(([name, group]) =>
    name === null ? [] : [{ names: [name], trials: group.length, group }],
  );
  const hasNone = sweeps.length === 0 && study === null;
  const runs = hasNone ? all : chooseStudy(sweeps, 'sweeps', study).group;
  const byHand = hasNone ? 0 : all.filter(({ sweep }) => sweep === null).length;

  const [sampler, metric, goal] = [0, 1, 2].map((i) => {
    const [value, ...others] = new Set(runs.map(({ settings }) => settings[i]));
    return others.length === 0 && typeof value === 'string' ? value : '';
  });
  const direction = goal === 'maximize' || goal === 'minimize' ? goal : null;
  const method = METHODS.get(sampler ?? '') ?? 'unknown';
  // Rows of one file share their list of names.
  const names = [...new Set([...new Set(runs.map(({ scores }) => scores))].flat())];
  const isNamed = metric !== undefined && names.includes(metric);
  return {
    ...plainTable(runs.map(({ row }) => row)),
    directions: isNamed && direction !== null ? { [metric]: direction } : {},
    scores: isNamed ? [metric] : names,
    search: { method, sampler: method === 'adaptive' && sampler ? sampler : null, seed: null },
    leftOut: [{ count: byHand, what: 'hand-picked trials' }],
    gaps: all.every(({ row }) => row.status !== undefined) ? [] : ['failures-hidden'],
    study: runs[0]?.sweep ?? undefined,
  };
}

const RUN_FILE =
  /(^|\/)(offline-)?run-\d{8}_\d{6}-[^/]+\/files\/(wandb-(summary|metadata)\.json|config\.yaml)$/;

/** The folders that the library keeps of each run on its own machine. */
export const wandbRuns: FolderFormat = {
  kind: 'folder',
  name: 'wandb-runs',
  title: 'Weights & Biases run folders',
  marks: [
    { path: RUN_FILE, depth: 3 },
    { path: /(^|\/)(offline-)?run-\d{8}_\d{6}-[^/]+\/run-[^/]+\.wandb$/, depth: 2 },
  ],
  read: foldersTable,
};

const SUMMARY = 'files/wandb-summary.json';
const CONFIG = 'files/config.yaml';

async function foldersTable(roots: readonly ToolFolder[], study: string | null): Promise<Table> {
  const folders = roots.flatMap(runsIn);
  const runs: WandbRun[] = [];
  // A resumed run has several folders: the last is complete.
  for (const ofRun of groupBy(folders, ({ id }) => id).values()) {
    runs.push(await runInFolder(ofRun.reduce((a, b) => (b.order > a.order ? b : a))));
  }
  const table = tableOf(runs, study);
  const repeated = folders.length - runs.length;
  const leftOut = [{ count: repeated, what: 'repeated folders' } as const];
  return { ...table, gaps: ['failures-hidden'], leftOut: [...table.leftOut, ...leftOut] };
}

const RUN = /(?:^|\/)(?:offline-)?run-(\d{8}_\d{6})-([^/]+)$/;

function runsIn(root: ToolFolder) {
  // What the agent of a sweep gave to a run.
  const agents = [...root.files].flatMap(([name, file]) => {
    const [, sweep, id] = /^sweep-([^/]+)\/config-([^/]+)\.yaml$/.exec(name) ?? [];
    return sweep === undefined ? [] : [[id, { sweep, file }] as const];
  });
  const given = new Map(agents);
  return foldersIn(root).flatMap((folder) => {
    const [, stamp = '', id = ''] = RUN.exec(folder.path) ?? [];
    const order = Number(stamp.replace('_', ''));
    return id === '' ? [] : [{ ...folder, id, order, given: given.get(id) }];
  });
}

async function runInFolder(folder: ReturnType<typeof runsIn>[number]): Promise<WandbRun> {
  const { path, files, given, order } = folder;
  if (/(^|\/)offline-[^/]+$/.test(path) && !files.has(SUMMARY) && !files.has(CONFIG)) {
    const what = 'is an offline run, whose scores are only in a binary log';
    throw dataError({ path }, what, WANDB_EXPORT);
  }
  return loggedRun({
    path,
    config: await valuesIn(files.get(CONFIG)),
    summary: readObject(files.get(SUMMARY)) ?? {},
    sweep: given?.sweep ?? null,
    order,
    // How a run ended is not recorded: one without the score failed.
    status: 'finished',
    parameters: given && (await valuesIn(given.file)),
  });
}

type Logged = Omit<Row, 'fields'> &
  Pick<WandbRun, 'sweep'> &
  Readonly<Record<'config' | 'summary', Fields>>;

function loggedRun({ config, summary, sweep, ...row }: Logged): WandbRun {
  // Pictures and the like are objects that name their type.
  const isLeftOut = (value: unknown) => isFields(value) && Object.hasOwn(value, '_type');
  const values = Object.fromEntries(flattened(summary, '.', { isLeftOut }));
  // To the end in whole seconds, and to the last report.
  const times = [numberIn(fieldsIn(summary, '_wandb'), 'runtime'), numberIn(summary, '_runtime')];
  const duration = Math.max(...times.map((seconds) => seconds ?? -Infinity));
  const metric = fieldsIn(config, 'metric');
  const hasSettings = Object.hasOwn(config, 'method') && Object.hasOwn(metric, 'name');
  const rest = Object.entries(config).filter(([name]) => !(hasSettings && SETTINGS.includes(name)));
  return {
    sweep,
    settings: hasSettings ? [config.method, metric.name, metric.goal] : [],
    scores: Object.keys(values).filter((name) => !name.startsWith('_')),
    row: {
      ...row,
      parameters: row.parameters ?? Object.fromEntries(rest),
      fields: { ...(duration === -Infinity ? {} : { duration }), ...config, ...values },
    },
  };
}

/** Every value has a description next to it, which older versions write even if empty. */
async function valuesIn(file: SourceFile | undefined): Promise<Fields> {
  const text = writtenText(file);
  if (file === undefined || text === '') return {};
  const fix = 'Copy the file again from the machine of the run.';
  const document = (await parseYaml({ ...file, text }, { fix })) ?? {};
  if (!isFields(document)) throw dataError(file, 'is not the configuration of a run', fix);
  return withoutDescriptions(document);
}

function withoutDescriptions(config: Fields): Fields {
  const { _wandb, wandb_version, ...entries } = config;
  const values = Object.entries(entries).map(([name, entry]) => {
    const isDescribed = isFields(entry) && Object.hasOwn(entry, 'value');
    return [name, isDescribed ? entry.value : entry];
  });
  return Object.fromEntries(values);
}

/** Keys of a sweep's own configuration: some scripts pass all of it to their runs. */
const SETTINGS = [
  ...['method', 'metric', 'parameters', 'name', 'description', 'program', 'command', 'project'],
  ...['entity', 'early_terminate', 'run_cap'],
];

const LOGGED = ['summary', 'config'] as const;
const JSON_LIST = /^\s*\[/;

/** What scripts write of the runs that the service lists, each with its summary and configuration; or what it answers. */
export const wandbApi: FileFormat = {
  name: 'wandb-api',
  title: 'Weights & Biases runs of its Python API (JSON or CSV)',
  identity: ['_id'],
  marks: { text: [/summary/, /config/] },
  isText: (text) => {
    if (ANSWER.test(text)) return true;
    if (JSON_LIST.test(text))
      return isListOf(text, (run) => LOGGED.every((name) => isFields(run[name])));
    const header = headerIn(text);
    return LOGGED.every((name) => header.includes(name));
  },
  read: async (file, study) => {
    const text = textIfAny(file);
    if (ANSWER.test(text)) return tableOf(await runsInAnswer(file), study);
    const rows = JSON_LIST.test(text) ? readDocument(file) : readCsv(file).map(readCells);
    return tableOf(rows.map(listedRun), study);
  },
};

/** Nodes of runs, as the server's GraphQL gives them, and the sweeps that they belong to. */
const ANSWER = /^\s*\{\s*"sweeps":/;

async function runsInAnswer(file: SourceFile): Promise<WandbRun[]> {
  const answer = readObject(file) ?? {};
  const known = new Map<string, Fields>();
  for (const sweep of itemsIn(answer, 'sweeps')) {
    const yaml = { path: file.path, text: textIn(sweep, 'config') };
    const config = await parseYaml(yaml, { fix: 'Correct the configuration of the sweep.' });
    known.set(textIn(sweep, 'name'), isFields(config) ? config : {});
  }
  return itemsIn(answer, 'nodes').map((node) => runInNode(node, file.path, known));
}

function runInNode(node: Fields, path: string, known: ReadonlyMap<string, Fields>): WandbRun {
  const id = textIn(node, 'name');
  const place = { path, part: `run ${printable(id)}` };
  const logged = (name: string) => {
    const value = parseJson(textIn(node, name) || '{}', place);
    return isFields(value) ? value : {};
  };
  const config = withoutDescriptions(logged('config'));
  const sweep = textIn(node, 'sweepName') || null;
  const summary = { ...logged('summaryMetrics'), _id: id };
  const order = readInstant(node.createdAt) ?? undefined;
  const run = { ...place, config, summary, sweep, order };
  return runOfSweep(run, node.state, known.get(sweep ?? ''));
}

function listedRun({ fields, ...row }: Row): WandbRun {
  const run = {
    ...row,
    config: fields.config as Fields,
    summary: { ...(fields.summary as Fields), _id: textIn(fields, 'id') },
    sweep: textIn(fields, 'sweep_name') || null,
    order: readInstant(fields.created_at) ?? undefined,
  };
  return runOfSweep(run, fields.state, fields.sweep);
}

function runOfSweep(logged: Logged, state: unknown, sweep: unknown) {
  const known = state ? requireStatus(state, logged, RUN_STATES) : undefined;
  if (!isFields(sweep)) return loggedRun({ ...logged, status: known });
  // What the sweep stops early is killed.
  const status = state === 'killed' && isFields(sweep.early_terminate) ? 'pruned' : known;
  const { config } = logged;
  const drawn = Object.keys(fieldsIn(sweep, 'parameters')).filter((name) => name in config);
  const parameters = Object.fromEntries(drawn.map((name) => [name, config[name]]));
  const metric = fieldsIn(sweep, 'metric');
  // A goal that is left out is to minimize.
  const goal = 'name' in metric ? (metric.goal ?? 'minimize') : undefined;
  const run = loggedRun({ ...logged, status, parameters });
  return { ...run, settings: [sweep.method, metric.name, goal] };
}

/** A table that pandas wrote has objects as Python shows them: `{'lr': 0.1, 'flip': True}`. */
function readCells({ fields, ...row }: Row): Row {
  const logged = LOGGED.map((name) => {
    const value = tryParseJson(jsonOf(textIn(fields, name)));
    if (isFields(value)) return [name, value];
    const what = `${name} is ${shown(fields[name])}, not a dict of plain values`;
    const fix = naming`Write the runs as JSON: json.dump(runs, file, default=str). If they are not of W&B, set ${{ option: 'format', value: 'csv' }}.`;
    throw dataError(row, what, fix);
  });
  return { ...row, fields: { ...fields, ...Object.fromEntries(logged) } };
}

/** A string that does not end matches too, so that the search never begins anew inside it. */
const PYTHON_TOKEN =
  /'[^'\\]*(?:\\.[^'\\]*)*(?:'|\\?$)|"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|,\)|[()]|(?<![\w.])(?:True|False|None|nan|inf)\b/gs;
const JSON_OF: Readonly<Record<string, string>> = {
  ...{ True: 'true', False: 'false', None: 'null', nan: 'null', inf: '1e999' },
  ...{ '(': '[', ')': ']', ',)': ']' },
  ...{ '\\x': '\\u00', "\\'": "'", '"': '\\"' },
};

function jsonOf(python: string): string {
  const translate = (token: string) => JSON_OF[token] ?? token;
  return python.replace(PYTHON_TOKEN, (token) => {
    if (!/^['"]/.test(token)) return translate(token);
    return `"${token.slice(1, -1).replace(/\\x|\\.|"/gs, translate)}"`;
  });
}
