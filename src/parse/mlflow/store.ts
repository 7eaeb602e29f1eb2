import { dataError } from '../../errors.ts';
import { printablePath, type SourceFile } from '../../read/index.ts';

export type Meta = ReadonlyMap<string, string | null>;

/** The folder of a run in a file store, as it is. */
export interface StoredRun {
  readonly file: SourceFile;
  readonly meta: Meta;
  /** Of its experiment; null if that is not among the files. */
  readonly experiment: Meta | null;
  readonly metrics: ReadonlyMap<string, SourceFile>;
  readonly params: ReadonlyMap<string, SourceFile>;
  readonly tags: ReadonlyMap<string, SourceFile>;
}

const META = 'meta.yaml';
const RUN_ID = /^[0-9a-f]{32}$/;
const PARTS = ['metrics', 'params', 'tags'] as const;

interface Parts {
  readonly metrics: Map<string, SourceFile>;
  readonly params: Map<string, SourceFile>;
  readonly tags: Map<string, SourceFile>;
}

/** All runs, in the order of their files. */
export function findRuns(files: readonly SourceFile[]): StoredRun[] {
  const metas = new Map(files.filter(isMeta).map((file) => [folderOf(file), file]));
  const runs = new Map([...metas].filter(([, file]) => isRun(file)));
  // Runs kept as artifacts of a run are not part of the sweep.
  const own = [...runs].filter(
    ([, file]) =>
      !foldersOf(file)
        .slice(0, -1)
        .some((folder) => runs.has(folder)),
  );
  const parts = new Map(own.map(([folder]) => [folder, emptyParts()]));
  for (const file of files) keep(file, parts);
  return own.map(([folder, file]) => ({
    file,
    meta: metaOf(file),
    experiment: experimentOf(metas.get(above(folder))),
    ...(parts.get(folder) ?? emptyParts()),
  }));
}

function emptyParts(): Parts {
  return { metrics: new Map(), params: new Map(), tags: new Map() };
}

function experimentOf(file: SourceFile | undefined): Meta | null {
  return file === undefined || file.refusal !== undefined ? null : metaOf(file);
}

/** Files it with its run. Names with slashes are folders: `metrics/val/acc`. */
function keep(file: SourceFile, runs: ReadonlyMap<string, Parts>): void {
  const folders = foldersOf(file);
  const folder = folders.find((one) => runs.has(one));
  const rest = pathOf(file).slice((folder ?? '').length + 1);
  const part = PARTS.find((one) => rest.startsWith(`${one}/`));
  if (folder === undefined) checkStray(file, folders);
  else if (part !== undefined) runs.get(folder)?.[part].set(rest.slice(part.length + 1), file);
}

/** @throws UserError for a metric of a run that has no meta.yaml: it would silently be missing */
function checkStray(file: SourceFile, folders: readonly string[]): void {
  const at = folders.findIndex((one) => RUN_ID.test(nameOf(one)));
  const folder = folders[at];
  if (folder === undefined || nameOf(folders[at + 1] ?? '') !== 'metrics') return;
  throw dataError(
    printablePath(file.path),
    `is of a run without its ${META}`,
    `Add ${printablePath(folder)}/${META}, or leave the folder out.`,
  );
}

/** An unreadable file with this name counts too: its run must not be lost. */
function isRun(file: SourceFile): boolean {
  if (!isMeta(file)) return false;
  if (file.refusal !== undefined) return RUN_ID.test(nameOf(folderOf(file)));
  return /^run_(id|uuid): /m.test(file.text) && /^experiment_id: /m.test(file.text);
}

/** @throws UserError if it has no text */
function metaOf(file: SourceFile): Meta {
  if (file.refusal !== undefined) throw file.refusal;
  return readMeta(file.text);
}

function isMeta(file: SourceFile): boolean {
  return nameOf(pathOf(file)) === META;
}

/** The paths of other systems have backslashes; names in a store have none. */
function pathOf({ path }: SourceFile): string {
  return path.replaceAll('\\', '/');
}

/** All folders a file is in, the outermost, which has no name, first. */
function foldersOf(file: SourceFile): string[] {
  const path = pathOf(file);
  const ends = [...path.matchAll(/\//g)].map(({ index }) => index);
  return ['', ...ends.filter((end) => end > 0).map((end) => path.slice(0, end))];
}

function folderOf(file: SourceFile): string {
  return above(pathOf(file));
}

function above(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const ENTRY = /^([A-Za-z_]\w*):(?: (.*))?$/;

/**
 * The top level of a `meta.yaml`, which is flat: texts by their keys; null if empty.
 * Long texts go on in the next lines, which are indented.
 */
function readMeta(text: string): ReadonlyMap<string, string | null> {
  const raw = new Map<string, string>();
  let last: string | null = null;
  for (const line of text.split(/\r?\n/)) {
    const [, key, value = ''] = ENTRY.exec(line) ?? [];
    if (key !== undefined) raw.set(key, value);
    else if (last !== null && line.startsWith(' '))
      raw.set(last, `${raw.get(last)} ${line.trim()}`);
    last = key ?? last;
  }
  return new Map([...raw].map(([key, value]) => [key, scalar(value.trim())]));
}

function scalar(text: string): string | null {
  if (['', '~', 'null'].includes(text)) return null;
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/.test(text)) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}
