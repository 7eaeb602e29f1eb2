import { dataError } from '../../errors.ts';
import { isEmptyFile, printablePath, type SourceFile } from '../../read/index.ts';
import { parseJson } from '../json/parse-json.ts';
import {
  type Choice,
  type Fields,
  type FolderFormat,
  isFields,
  ownValue,
  type Table,
} from '../table.ts';
import { readInstant, readNumber } from '../values.ts';
import { configOf, findRunFolders, type RunFolder, type RunFolders } from './run-folders.ts';
import { tableOf, type WandbRun } from './sweep.ts';

/** The folders that the library keeps of each run on its own machine. */
export const wandbRuns: FolderFormat = {
  kind: 'folder',
  name: 'wandb-runs',
  title: 'Weights & Biases run folders',
  hasHeader: false,
  correction: 'Correct it in the wandb-summary.json of the run, or remove it for a failed run.',
  marks: [
    {
      path: /(^|\/)(offline-)?run-\d{8}_\d{6}-[^/]+\/files\/(wandb-(summary|metadata)\.json|config\.yaml)$/,
      depth: 3,
    },
    { path: /(^|\/)(offline-)?run-\d{8}_\d{6}-[^/]+\/run-[^/]+\.wandb$/, depth: 2 },
  ],
  read: (folders, choice) =>
    toTable(
      folders.flatMap((one) => [...one.files.values()]),
      choice,
    ),
};

async function toTable(files: readonly SourceFile[], { study }: Choice): Promise<Table> {
  const folders = findRunFolders(files);
  const places = placesOf(folders.runs);
  const runs: WandbRun[] = [];
  for (const [i, folder] of folders.runs.entries()) {
    runs.push(await readRun(folder, { folders, order: places[i] ?? 0 }));
  }
  const { repeated } = folders;
  const table: Table = { ...tableOf(runs, study), gaps: ['failures-hidden'] };
  if (repeated === 0) return table;
  return { ...table, leftOut: [...table.leftOut, { count: repeated, what: 'repeated folders' }] };
}

/** When runs were started, or else when their folders were created, by clocks that may differ. */
function placesOf(runs: readonly RunFolder[]): readonly number[] {
  const starts = runs.map((run) => readInstant(ownValue(jsonIn(run, METADATA), 'startedAt')));
  if (starts.every((start) => start !== null)) return starts.map(Number);
  return runs.map(({ stamp }) => Number(stamp.replace('_', '')));
}

const METADATA = 'files/wandb-metadata.json';
const SUMMARY = 'files/wandb-summary.json';

async function readRun(
  folder: RunFolder,
  { folders, order }: { folders: RunFolders; order: number },
): Promise<WandbRun> {
  checkSynced(folder);
  const config = await configOf(folder, folders);
  const summary = jsonIn(folder, SUMMARY);
  const values = summaryOf(summary);
  const duration = durationIn(summary);
  return {
    sweep: config.sweep,
    settings: config.settings,
    scores: Object.keys(values).filter((name) => !name.startsWith('_')),
    row: {
      where: printablePath(folder.path),
      path: folder.path,
      order,
      // How a run ended is not recorded: one without the score failed.
      status: 'finished',
      parameters: config.parameters,
      fields: { ...(duration === null ? {} : { duration }), ...config.all, ...values },
    },
  };
}

/** The time to the end in whole seconds, and to the last report. */
function durationIn(summary: Fields): number | null {
  const own = ownValue(summary, '_wandb');
  const values = [isFields(own) ? ownValue(own, 'runtime') : null, ownValue(summary, '_runtime')];
  const seconds = values.map(readNumber).filter((value) => typeof value === 'number');
  return seconds.length === 0 ? null : Math.max(...seconds);
}

/** The contents of a file; nothing for a missing or empty one, as killed runs leave them. */
function jsonIn({ files }: RunFolder, name: string): Fields {
  const file = files.get(name);
  if (file === undefined || isEmptyFile(file)) return {};
  if (file.refusal !== undefined) throw file.refusal;
  const value = parseJson(file.text, { path: file.path, line: 1 });
  if (isFields(value)) return value;
  throw dataError(
    printablePath(file.path),
    'is not a JSON object',
    'Copy the file again from the machine of the run.',
  );
}

/** @throws UserError for an offline run, of which there is a binary log alone */
function checkSynced({ path, isOffline, files }: RunFolder): void {
  if (!isOffline || files.has(SUMMARY) || files.has('files/config.yaml')) return;
  throw dataError(
    printablePath(path),
    'is an offline run, whose scores are only in a binary log',
    'Send it with `wandb sync`, and download the runs table as CSV.',
  );
}

const MAX_DEPTH = 5;
const MAX_NAME = 500;
const MAX_VALUES = 10_000;

/** The values of a summary, nested ones by dotted names as the tool shows them; no pictures. */
function summaryOf(summary: Fields): Fields {
  const found: [string, unknown][] = [];
  const walk = (fields: Fields, prefix: string, depth: number) => {
    for (const [key, value] of Object.entries(fields)) {
      const name = `${prefix}${key}`;
      if (found.length >= MAX_VALUES) return;
      if (name.length > MAX_NAME || isMedia(value)) continue;
      if (isFields(value) && depth < MAX_DEPTH) walk(value, `${name}.`, depth + 1);
      else found.push([name, value]);
    }
  };
  walk(summary, '', 1);
  return Object.fromEntries(found);
}

function isMedia(value: unknown): boolean {
  return isFields(value) && Object.hasOwn(value, '_type');
}
