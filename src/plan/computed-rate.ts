import type { SomeEvidence } from '../compare/index.ts';
import type { DecidingRanks } from './deciding-ranks.ts';
import type { Design } from './design.ts';
import { exactChance } from './exact-chance.ts';
import { type Interleavings, interleavingsOf, isLarge } from './interleavings.ts';
import { computed, leastShare, type Rate } from './level-rates.ts';
import { strongChance } from './strong-chance.ts';
import { hasStrongLimit, strongLimit } from './strong-limit.ts';

/** Counting scores of one sweep below those of the other, and two look-ups for a part of the range. */
const STEPS_A_TRIAL = 2;

/**
 * The false-alarm rate of a level for independent sweeps with continuous scores, where it is computed:
 * strong exactly up to 1,000 trials in both sweeps (`strongChance`) and as a bound up to 10,000
 * (`strongLimit`), weak and fair exactly as a rule up to 50 (`exactChance`).
 *
 * @param parts of the range of the design, in order of budget
 * @returns null where the rate has to be simulated
 */
export function computedRate(
  design: Design,
  parts: readonly DecidingRanks[],
  level: SomeEvidence,
): Rate | null {
  const [baselineTrials, candidateTrials] = sizesOf(design);
  const trials = baselineTrials + candidateTrials;
  if (level === 'strong') return strongRate(design, trials);
  if (isLarge(trials)) return null;
  const least = leastShare(design.rules.minShare);
  const rate = exactChance(parts, { baselineTrials, candidateTrials, level, least });
  return rate === null ? null : computed(rate);
}

function strongRate(design: Design, trials: number): Rate | null {
  if (!isLarge(trials)) return exactStrongRate(design);
  return hasStrongLimit(trials) ? computed(strongLimit(design), true) : null;
}

/** What is told of strong evidence: where the bracket is wide, its end that promises less. */
export function exactStrongRate(design: Design): Rate {
  const { value, upper, isNarrow } = strongChance(design);
  return isNarrow ? computed(value) : computed(upper, true);
}

/** The orders of the scores that rates are simulated with: the same for all designs of as many trials. */
export function simulatedOrders(
  [baselineTrials, candidateTrials]: readonly [number, number],
  seed: number,
): Interleavings {
  const sizes = { size: baselineTrials + candidateTrials, chosen: candidateTrials };
  return interleavingsOf(sizes, { seed, trialSteps: STEPS_A_TRIAL });
}

export function sizesOf({ baseline, candidate }: Design): readonly [number, number] {
  return [baseline.band.n, candidate.band.n];
}
