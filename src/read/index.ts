export type { OlderSweep } from './find-baseline.ts';
export { baseCommit, findStored, nearestCommit, olderSweeps, savedInRun } from './find-sweep.ts';
export { isMetaFile, missingSweep, unreadable } from './local.ts';
export * from './location.ts';
export * from './names.ts';
export * from './place.ts';
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
