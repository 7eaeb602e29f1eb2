export { FORMAT_NAMES } from './choose-format.ts';
export { readRecord, readSavedSweeps } from './read-record.ts';
export { type SavedSweep, saveSweep } from './saved-sweep.ts';
export type { MeanCost, Outcome, Sweep, Trial, TrialCounts } from './sweep.ts';
export { orient } from './sweep.ts';
export type { RecordedTrial, SweepRecord } from './sweep-record.ts';
export { toSweep } from './to-sweep.ts';
export type { Training } from './training.ts';
export { uniteShards } from './unite-shards.ts';
