import { findLocal, missingSweep, onGitHub, type Place, type Wanted } from './read/index.ts';

/** @throws UserError if what is there cannot be read, or GitHub does not say whether there is a candidate */
export function findSweep(wanted: Wanted, place: Place) {
  const { arm, location, trainedSha } = wanted;
  const { found } = place.reads;
  // Baselines that share an artifact are found together.
  const where = 'artifact' in location ? location.artifact : location.text;
  const key = JSON.stringify([arm, location.kind, where, trainedSha]);
  const find = async () => {
    if (location.kind === 'path') return findLocal(location, arm, place);
    if (location.kind === 'server') {
      const { findOnServer } = await import('./sources/index.ts');
      return findOnServer({ ...wanted, location }, place);
    }
    const { findOnGitHub } = await onGitHub();
    return findOnGitHub({ ...wanted, location }, place);
  };
  const finding = found.get(key) ?? find();
  found.set(key, finding);
  return finding;
}

/** The files of a sweep that is named, where nobody looks one up. @throws UserError if there are none */
export async function namedFiles(location: Wanted['location'], place: Place) {
  const found = await findSweep({ arm: 'candidate', location, trainedSha: null }, place);
  if (found.files.length === 0) throw missingSweep(location.text, place.directory);
  return found;
}
