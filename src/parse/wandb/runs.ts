import { dataError } from '../../errors.ts';
import { isEmptyFile, printablePath, type SourceFile, WANDB_EXPORT } from '../../read/index.ts';
import { foldersIn, readObject } from '../studies.ts';
import {
  type Fields,
  type FolderFormat,
  isFields,
  ownValue,
  type Table,
  type ToolFolder,
} from '../table.ts';
import { fieldsIn, flattened, groupBy, numberIn } from '../values.ts';
import { parseYaml } from '../yaml.ts';
import { tableOf, type WandbRun } from './csv.ts';

/** The folders that the library keeps of each run on its own machine. */
export const wandbRuns: FolderFormat = {
  kind: 'folder',
  name: 'wandb-runs',
  title: 'Weights & Biases run folders',
  marks: [
    {
      path: /(^|\/)(offline-)?run-\d{8}_\d{6}-[^/]+\/files\/(wandb-(summary|metadata)\.json|config\.yaml)$/,
      depth: 3,
    },
    { path: /(^|\/)(offline-)?run-\d{8}_\d{6}-[^/]+\/run-[^/]+\.wandb$/, depth: 2 },
  ],
  read: toTable,
};

const SUMMARY = 'files/wandb-summary.json';
const CONFIG = 'files/config.yaml';

async function toTable(roots: readonly ToolFolder[], study: string | null): Promise<Table> {
  const folders = roots.flatMap(runsIn);
  const runs: WandbRun[] = [];
  // A resumed run has several folders: the last is complete.
  for (const own of groupBy(folders, ({ id }) => id).values()) {
    runs.push(await readRun(own.reduce((last, one) => (one.stamp > last.stamp ? one : last))));
  }
  const table = tableOf(runs, study);
  const repeated = folders.length - runs.length;
  const leftOut = [{ count: repeated, what: 'repeated folders' } as const];
  return { ...table, gaps: ['failures-hidden'], leftOut: [...table.leftOut, ...leftOut] };
}

interface RunFolder extends ToolFolder {
  readonly id: string;
  /** When it was made, by the clock of its machine: `20260105_103000`. */
  readonly stamp: string;
  /** Its sweep, and what the agent of that gave to the run. */
  readonly given: { readonly sweep: string; readonly file: SourceFile } | undefined;
}

const RUN = /(?:^|\/)(?:offline-)?run-(\d{8}_\d{6})-([^/]+)$/;

function runsIn(root: ToolFolder): RunFolder[] {
  const agents = [...root.files].flatMap(([name, file]) => {
    const [, sweep, id] = /^sweep-([^/]+)\/config-([^/]+)\.yaml$/.exec(name) ?? [];
    return sweep === undefined ? [] : [[id, { sweep, file }] as const];
  });
  const given = new Map(agents);
  return foldersIn(root).flatMap((folder): RunFolder[] => {
    const [, stamp = '', id = ''] = RUN.exec(folder.path) ?? [];
    return id === '' ? [] : [{ ...folder, id, stamp, given: given.get(id) }];
  });
}

async function readRun({ path, files, given, stamp }: RunFolder): Promise<WandbRun> {
  checkSynced({ path, files });
  const config = await valuesIn(files.get(CONFIG));
  const summary = readObject(files.get(SUMMARY)) ?? {};
  return toRun({
    where: printablePath(path),
    path,
    config,
    summary,
    sweep: given?.sweep ?? null,
    order: Number(stamp.replace('_', '')),
    // How a run ended is not recorded: one without the score failed.
    status: 'finished',
    parameters: given && (await valuesIn(given.file)),
  });
}

/** A run with what it logged; its parameters are its configuration unless others are given. */
interface Logged extends Omit<WandbRun['row'], 'fields'>, Pick<WandbRun, 'sweep'> {
  readonly config: Fields;
  readonly summary: Fields;
}

export function toRun({ config, summary, sweep, ...row }: Logged): WandbRun {
  const values = Object.fromEntries(flattened(summary, '.', { isLeftOut: isMedia }));
  // To the end in whole seconds, and to the last report.
  const times = [numberIn(fieldsIn(summary, '_wandb'), 'runtime'), numberIn(summary, '_runtime')];
  const duration = Math.max(...times.map((seconds) => seconds ?? -Infinity));
  const metric = fieldsIn(config, 'metric');
  const hasSettings = Object.hasOwn(config, 'method') && Object.hasOwn(metric, 'name');
  const own = Object.entries(config).filter(([name]) => !(hasSettings && SETTINGS.includes(name)));
  return {
    sweep,
    settings: hasSettings ? [config.method, metric.name, ownValue(metric, 'goal')] : [],
    scores: Object.keys(values).filter((name) => !name.startsWith('_')),
    row: {
      ...row,
      parameters: row.parameters ?? Object.fromEntries(own),
      fields: { ...(duration === -Infinity ? {} : { duration }), ...config, ...values },
    },
  };
}

function checkSynced({ path, files }: ToolFolder): void {
  if (!/(^|\/)offline-[^/]+$/.test(path) || files.has(SUMMARY) || files.has(CONFIG)) return;
  const what = 'is an offline run, whose scores are only in a binary log';
  throw dataError(printablePath(path), what, WANDB_EXPORT);
}

/** Pictures and the like are objects that name their type. */
function isMedia(value: unknown): boolean {
  return isFields(value) && Object.hasOwn(value, '_type');
}

/** Every value has a description next to it, which older versions write even if empty. */
async function valuesIn(file: SourceFile | undefined): Promise<Fields> {
  if (file === undefined || isEmptyFile(file)) return {};
  if (file.refusal !== undefined) throw file.refusal;
  const fix = 'Copy the file again from the machine of the run.';
  const document = (await parseYaml(file, { fix })) ?? {};
  if (!isFields(document)) {
    throw dataError(printablePath(file.path), 'is not the configuration of a run', fix);
  }
  const entries = Object.entries(document).filter(([name]) => !OWN.includes(name));
  return Object.fromEntries(entries.map(([name, entry]) => [name, unwrapped(entry)]));
}

const OWN = ['_wandb', 'wandb_version'];

function unwrapped(entry: unknown): unknown {
  return isFields(entry) && Object.hasOwn(entry, 'value') ? entry.value : entry;
}

/** Keys of a sweep's own configuration: some scripts pass all of it to their runs. */
const SETTINGS = [
  ...['method', 'metric', 'parameters', 'name', 'description', 'program', 'command', 'project'],
  ...['entity', 'early_terminate', 'run_cap'],
];
