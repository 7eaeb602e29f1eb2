import {
  artifactOf,
  type FoundFiles,
  findLocal,
  type Location,
  missingSweep,
  onGitHub,
  type Place,
  type Wanted,
} from './read/index.ts';

/**
 * Finds the files of a sweep wherever its location says: in the workspace, in artifacts of this
 * run or another, at a commit, among the saved sweeps, or on a server.
 *
 * @throws UserError if what is there cannot be read, or GitHub does not say whether there is a candidate
 */
export async function findSweep(wanted: Wanted, place: Place): Promise<FoundFiles> {
  const { arm, location, trainedSha } = wanted;
  const { found } = place.reads;
  const key = JSON.stringify([arm, location.text, sharedWith(location), trainedSha]);
  const finding = found.get(key) ?? find(wanted, place);
  found.set(key, finding);
  return finding;
}

/** What comparisons ask for in the same words, and find together. */
function sharedWith(location: Location): string {
  if (location.kind === 'auto') return artifactOf(location);
  return location.kind === 'base' ? location.name : '';
}

async function find({ location, ...wanted }: Wanted, place: Place): Promise<FoundFiles> {
  if (location.kind === 'path') return findLocal(location, wanted.arm, place);
  if (location.kind === 'server') {
    const { findOnServer } = await import('./sources/index.ts');
    return findOnServer({ ...wanted, location }, place);
  }
  const { findOnGitHub } = await onGitHub();
  return findOnGitHub({ ...wanted, location }, place);
}

/** The files of a sweep that is named, where nobody looks one up. @throws UserError if there are none */
export async function namedFiles(location: Location, place: Place): Promise<FoundFiles> {
  const found = await findSweep({ arm: 'candidate', location, trainedSha: null }, place);
  if (found.files.length === 0) throw missingSweep(location.text, place.directory);
  return found;
}
