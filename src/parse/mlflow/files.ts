import { dataError } from '../../errors.ts';
import { isEmptyFile, printablePath, type SourceFile } from '../../read/index.ts';
import { tryParseJson } from '../json/parse-json.ts';
import { foldersIn } from '../studies.ts';
import type { FolderFormat, ToolFolder } from '../table.ts';
import { readNumber, shown } from '../values.ts';
import { type MlflowRun, storedRun, tableOf } from './runs.ts';

/** The folder `mlruns` that MLflow writes unless it uses a server or a database. */
export const mlflowFiles: FolderFormat = {
  kind: 'folder',
  name: 'mlflow-files',
  title: 'MLflow runs (folder mlruns)',
  marks: [
    {
      path: /(^|\/)meta\.yaml$/,
      depth: 3,
      text: [/^run_(id|uuid): /m, /^experiment_id: /m],
    },
  ],
  identity: ['run_id'],
  read: (stores, study) => tableOf(stores.flatMap(runsIn), study),
};

/** All runs of a store, or of one experiment that was named itself. */
function runsIn(store: ToolFolder): MlflowRun[] {
  return [store, ...foldersIn(store)].flatMap((experiment) => {
    const meta = experiment.files.get('meta.yaml')?.text ?? '';
    return foldersIn(experiment).flatMap((folder) => readRun(folder, meta) ?? []);
  });
}

const RUN_ID = /(^|\/)[0-9a-f]{32}$/;

/** Null if the folder is not that of a run. An unreadable file is an error: its run must not be lost. */
function readRun(folder: ToolFolder, experiment: string): MlflowRun | null {
  const file = folder.files.get('meta.yaml');
  if (file?.refusal !== undefined && RUN_ID.test(folder.path)) throw file.refusal;
  const meta = file?.text ?? '';
  const id = entryOf(meta, 'run_id') ?? entryOf(meta, 'run_uuid');
  const experimentId = entryOf(meta, 'experiment_id');
  if (file === undefined || id === null || experimentId === null) return null;
  return storedRun({
    where: printablePath(file.path),
    path: file.path,
    status: entryOf(meta, 'status'),
    start: secondsIn(meta, 'start_time'),
    end: secondsIn(meta, 'end_time'),
    metrics: filesUnder('metrics/', folder).map(([name, one]) => [name, latestValue(one)]),
    // An empty text is stored as an empty file.
    parameters: Object.fromEntries(
      filesUnder('params/', folder).map(([name, { text }]) => [name, text]),
    ),
    id,
    parent: folder.files.get('tags/mlflow.parentRunId')?.text.trim() || null,
    experiment: [entryOf(experiment, 'name') ?? experimentId, experimentId],
    isDeleted: [meta, experiment].some((one) => entryOf(one, 'lifecycle_stage') === 'deleted'),
  });
}

/** The text of an entry of a `meta.yaml`, which is flat; null if there is none. */
function entryOf(meta: string, key: string): string | null {
  const text = new RegExp(`^${key}: (.*)$`, 'm').exec(meta)?.[1]?.trim() ?? '';
  if (['', '~', 'null'].includes(text)) return null;
  if (text.startsWith('"')) return String(tryParseJson(text) ?? text);
  return /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;
}

/** Times are in milliseconds since 1970. */
function secondsIn(meta: string, key: string): number | null {
  const text = entryOf(meta, key) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) / 1000 : null;
}

/** Names with slashes are folders: `metrics/val/acc`. */
function filesUnder(prefix: string, { files }: ToolFolder): [name: string, file: SourceFile][] {
  const own = [...files].filter(([name]) => name.startsWith(prefix));
  return own.map(([name, file]) => [name.slice(prefix.length), file]);
}

/**
 * The value that MLflow shows for a metric: of all lines `time value step` that of the greatest
 * step, and among those the last in time. NaN if it was reported so; null if nothing was.
 */
function latestValue(file: SourceFile): number | null {
  if (file.refusal !== undefined && !isEmptyFile(file)) throw file.refusal;
  const lines = file.text.split('\n');
  const reports = lines.flatMap((line, i) => {
    // A run that was killed may have written half a line.
    const isCut = i === lines.length - 1 && line.trim().split(' ').length < 3;
    if (line.trim() === '' || isCut) return [];
    return readReport(line.trim(), `${printablePath(file.path)}, line ${i + 1}`);
  });
  return reports.sort((a, b) => a.step - b.step || a.time - b.time).at(-1)?.value ?? null;
}

function readReport(line: string, where: string) {
  const [time, text, step = '0'] = line.split(' ');
  const value = /^[+-]?nan$/i.test(text ?? '') ? Number.NaN : readNumber(text);
  const isWhole = [time, step].every((one) => /^-?\d{1,20}$/.test(one ?? ''));
  if (isWhole && typeof value === 'number')
    return { step: Number(step), time: Number(time), value };
  const what = `is ${shown(line)}, not a time, a value and a step`;
  throw dataError(where, what, 'Correct the line, or remove it.');
}
