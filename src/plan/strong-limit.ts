import type { Design } from './design.ts';
import { reachAllCells } from './lattice-paths.ts';
import { leastShare } from './level-rates.ts';
import { runShares } from './run-shares.ts';
import { canHold, stretchesOf } from './stretches.ts';

/** Trials in both sweeps: more of them would take more than two seconds. */
const MOST_TRIALS = 10_000;
const LEAST_TARGET = 1e-12;
const FEW_CELLS = 128;
const MOST_CELLS = 2000;
/** Cells by trials in both sweeps, which keeps the time in hand. */
const MOST_STATES = 4_000_000;

/** Whether there is a `strongLimit` of so many trials in both sweeps. */
export function hasStrongLimit(trials: number): boolean {
  return trials <= MOST_TRIALS;
}

/**
 * At most how often two independent sweeps between which nothing changed show strong evidence of
 * "worse", for continuous scores, and all the more for others: a bound where `strongChance` would take
 * too long. As there, all orders of the scores are run through [Lehmann53], with shares on a grid;
 * here they are only rounded up, and along whole runs of the range (`runShares`). Never below the truth;
 * about 3 % above it with 2,000 trials in each sweep and 10 % with 5,000, at the usual settings.
 *
 * @param design with at most 10,000 trials in both sweeps
 * @param threshold where given, the first bound that is not above it will do
 * @returns in [0, 1]; the least of the bounds that were looked at
 */
export function strongLimit(design: Design, threshold = 0): number {
  const stretches = stretchesOf(design).filter(canHold);
  const least = leastShare(design.rules.minShare);
  if (stretches.reduce((sum, { share }) => sum + share, 0) < least) return 0;

  const [baselineTrials, candidateTrials] = [design.baseline.band.n, design.candidate.band.n];
  const target = Math.max(LEAST_TARGET, least);
  const arrivals = { baselineTrials, candidateTrials, exponent: 1 };
  const limitWith = (cells: number) => {
    const shares = runShares(stretches, candidateTrials, { target, cells });
    const { reached, dropped } = reachAllCells(shares, cells, arrivals);
    return Math.min(1, reached + dropped);
  };
  const rough = limitWith(FEW_CELLS);
  if (rough <= threshold) return rough;
  const affordable = Math.floor(MOST_STATES / (baselineTrials + candidateTrials));
  return Math.min(rough, limitWith(Math.min(MOST_CELLS, affordable)));
}
