import { chmod, link, lstat, mkdtemp, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolders, writingTo } from './folders.ts';

/** A file on its way to its place. */
export interface Draft {
  readonly path: string;
  /** A folder of its own beside the place, for nothing else. */
  readonly folder: string;
}

const draftOf = ({ folder }: Draft) => join(folder, 'draft');
/** What was at the place before, until all files are at theirs. */
const formerOf = ({ folder }: Draft) => join(folder, 'former');

/** @param made is called with each folder that had to be created */
export async function beginDraft(path: string, made: string[]): Promise<Draft> {
  return writingTo(path, async () => {
    await makeFolders(dirname(path), made);
    return { path, folder: await mkdtemp(join(dirname(path), '.tuning-gate-')) };
  });
}

/** A file that replaces another is as open to others as that one was. */
export async function writeDraft(draft: Draft, content: string | Uint8Array): Promise<void> {
  await writingTo(draft.path, async () => {
    await writeFile(draftOf(draft), content);
    const former = await lstat(draft.path).catch(() => null);
    if (former !== null) await chmod(draftOf(draft), former.mode & 0o777);
  });
}

/** Moves a draft to its place; what is there is kept in the draft's folder. */
export async function move(draft: Draft): Promise<void> {
  await writingTo(draft.path, async () => {
    await keepFormer(draft);
    await rename(draftOf(draft), draft.path);
  });
}

/** By a second name, so that the place is never empty; where there are no such names, by moving it. */
async function keepFormer(draft: Draft): Promise<void> {
  const found = await lstat(draft.path).catch(() => null);
  if (!found?.isFile()) return;
  await link(draft.path, formerOf(draft)).catch(() => rename(draft.path, formerOf(draft)));
}

/** Undoes a move, or as much of it as was done. What cannot be put back stays in its folder. */
export async function putBack(draft: Draft): Promise<void> {
  if (await isThere(formerOf(draft))) {
    await rename(formerOf(draft), draft.path);
    // Of two names of one file, moving one over the other leaves both.
    await rm(formerOf(draft), { force: true });
  } else if (!(await isThere(draftOf(draft)))) {
    await rm(draft.path, { force: true });
  }
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Takes away a draft that was not moved, but never what it could not put back. */
export async function abandon(draft: Draft): Promise<void> {
  await rm(draftOf(draft), { force: true, recursive: true });
  await rmdir(draft.folder).catch(() => {});
}

/** Takes away what is left of a draft when all are moved. */
export async function finish({ folder }: Draft): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
