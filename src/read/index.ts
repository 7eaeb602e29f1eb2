export {
  isOfInstance,
  savedName,
  sharedFile,
  sharedName,
  sharedNames,
} from './artifact-names.ts';
export { collectedNames, findSweep } from './find-sweep.ts';
export { isMetaFile } from './local.ts';
export { collectedAs, collectedName } from './location.ts';
export { encodedName, naturalOrder } from './names.ts';
export * from './place.ts';
export { printable, printableJson, printableLines, printablePath } from './printable.ts';
export { isEmptyFile, type SourceFile, WANDB_EXPORT } from './source-file.ts';
