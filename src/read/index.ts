export {
  baselineFile,
  baselinesArtifact,
  encodedName,
  isOfInstance,
  namesOfBaselines,
  naturalOrder,
  savedName,
} from './artifact-names.ts';
export * from './data-branch.ts';
export { findSweep, namedFiles, readKept, savedInRun } from './find-sweep.ts';
export { isMetaFile, missingSweep } from './local.ts';
export * from './place.ts';
export type { ServerAccess } from './servers/http.ts';
export type { ServerLocation } from './servers/location.ts';
export {
  type ParquetFile,
  type SourceFile,
  type TableFile,
  type TextFile,
  textIfAny,
  textOf,
  toSourceFile,
  WANDB_EXPORT,
  writtenText,
} from './source-file.ts';
