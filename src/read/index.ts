export {
  isOfInstance,
  savedName,
  sharedFile,
  sharedName,
  sharedNames,
} from './artifact-names.ts';
export { collectedNames, findSweep } from './find-sweep.ts';
export { isMetaFile, META_FILE } from './local.ts';
export { collectedAs, collectedName } from './location.ts';
export { encodedName, naturalOrder } from './names.ts';
export { type FoundFiles, type GitHubPlace, localPlace, newReads, type Place } from './place.ts';
export { printable, printableJson, printableLines, printablePath } from './printable.ts';
export {
  type Absence,
  type BaselineChoice,
  plainSearch,
  type Search,
  type Source,
} from './search.ts';
export { isEmptyFile, type SourceFile } from './source-file.ts';
