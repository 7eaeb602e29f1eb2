import type { Sweep } from '../parse/index.ts';

/** Two sweeps to be compared. */
export interface SweepPair {
  readonly baseline: Sweep;
  readonly candidate: Sweep;
}
