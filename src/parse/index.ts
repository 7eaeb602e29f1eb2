export { acceptBaseline, acceptCollected } from './accept-saved.ts';
export { readRecord } from './read-record.ts';
export { saveSweep } from './saved-sweep.ts';
export type { Sweep } from './sweep.ts';
export { orient } from './sweep.ts';
export type { SweepRecord } from './sweep-record.ts';
export { toSweep } from './to-sweep.ts';
export { NAME, SHARD } from './training.ts';
