import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { abandon, beginDraft, type Draft, finish, move, putBack, writeDraft } from './draft.ts';
import { notWritable, removeFolders } from './folders.ts';

/** A file of a report, by its name or path. */
export interface ReportFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/**
 * Writes files so that all are there whole, or none: every one is drafted in a folder beside its
 * place, and they are moved there once all are complete; if one cannot be moved, the others are
 * moved back. Only regular files are replaced.
 *
 * @throws UserError if a place cannot be written or is no place for a file, or two are the same or
 *   one within the other
 */
export async function writeFiles(files: readonly ReportFile[]): Promise<void> {
  const placed = files.map((file) => ({ ...file, path: resolve(file.path) }));
  const paths = placed.map(({ path }) => path);
  await checkApart(paths);
  for (const path of paths) await checkReplaceable(path);
  await undisturbed(() => replaceAll(placed));
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A signal to stop waits until the files are whole and the drafts are gone. */
async function undisturbed(work: () => Promise<void>): Promise<void> {
  const held: NodeJS.Signals[] = [];
  const hold = (signal: NodeJS.Signals) => held.push(signal);
  for (const signal of SIGNALS) process.on(signal, hold);
  try {
    await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, hold);
    if (held[0] !== undefined) process.kill(process.pid, held[0]);
  }
}

async function replaceAll(placed: readonly ReportFile[]): Promise<void> {
  const [drafts, folders]: [Draft[], string[]] = [[], []];
  try {
    for (const { path, content } of placed) {
      const draft = await beginDraft(path, folders);
      drafts.push(draft);
      await writeDraft(draft, content);
    }
    await moveAll(drafts);
  } catch (error) {
    for (const draft of drafts) await abandon(draft);
    await removeFolders(folders);
    throw error;
  }
  for (const draft of drafts) await finish(draft);
}

async function moveAll(drafts: readonly Draft[]): Promise<void> {
  const begun: Draft[] = [];
  try {
    for (const draft of drafts) {
      begun.push(draft);
      await move(draft);
    }
  } catch (error) {
    await Promise.allSettled(begun.map(putBack));
    throw error;
  }
}

/** No file can lie in another, whatever their paths are spelled like. */
async function checkApart(paths: readonly string[]): Promise<void> {
  const places = await Promise.all(paths.map(realPlace));
  for (const [i, place] of places.entries()) {
    const path = paths[i] as string;
    if (places.indexOf(place) < i) throw notWritable(path, 'is named for two different files');
    const isFolder = places.some((other) => other !== place && isWithin(other, place));
    if (isFolder)
      throw notWritable(path, 'is named for a file, and for a folder that others are in');
  }
}

/** Moving a file over a device, a pipe or a link would destroy it. */
async function checkReplaceable(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found !== null && !found.isFile()) throw notWritable(path, 'is there and is no regular file');
}

/** Where a path leads, without links as far as there is anything; of any two names of a place, one. */
export async function realPlace(path: string): Promise<string> {
  const full = resolve(path);
  try {
    return await realpath(full);
  } catch {
    const parent = dirname(full);
    return parent === full ? full : join(await realPlace(parent), basename(full));
  }
}

/** Whether a place is a folder or lies in it, however deep. Both are without links. */
export function isWithin(place: string, folder: string): boolean {
  return place === folder || place.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
