export {
  artifactOf,
  baselinesArtifact,
  baseName,
  EXIT_CODE_FILE,
  encodedName,
  isOfInstance,
  namesOfBaselines,
  naturalOrder,
  savedName,
  sweepFile,
} from './artifact-names.ts';
export * from './data-branch.ts';
export { baseCommit, findStored, nearestCommit, olderSweeps, savedInRun } from './find-sweep.ts';
export { isMetaFile, missingSweep, unreadable } from './local.ts';
export type { OlderSweep } from './older.ts';
export * from './place.ts';
export { forCommit, hasCommit, type ServerLocation } from './server-location.ts';
export {
  type Budget,
  isEmptyFile,
  MAX_FILE_BYTES,
  type ParquetFile,
  type SourceFile,
  type TableFile,
  type TextFile,
  textIfAny,
  textOf,
  tooLarge,
  toSourceFile,
  WANDB_EXPORT,
  writtenText,
} from './source-file.ts';
export { startWorker, type WorkerAnswer, WorkerEnded, type WorkerProcess } from './worker.ts';
