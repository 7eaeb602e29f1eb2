import type { SomeEvidence } from '../compare/index.ts';
import type { DecidingRanks } from './deciding-ranks.ts';
import type { Design } from './design.ts';
import { exactChance } from './exact-chance.ts';
import { type Interleavings, interleavingsOf, isLarge } from './interleavings.ts';
import { leastShare, type Rate } from './level-rates.ts';
import { strongChance } from './strong-chance.ts';

/** Counting scores of one sweep below those of the other, and two look-ups for a part of the range. */
const STEPS_A_TRIAL = 2;

/**
 * The false-alarm rate of a level for independent sweeps with continuous scores, where it is exact:
 * strong up to 1,000 trials in both sweeps (`strongChance`), weak and fair as a rule up to 50
 * (`exactChance`).
 *
 * @param parts of the range of the design, in order of budget
 * @returns null where the rate has to be simulated
 */
export function exactRate(
  design: Design,
  parts: readonly DecidingRanks[],
  level: SomeEvidence,
): Rate | null {
  const [baselineTrials, candidateTrials] = sizesOf(design);
  if (isLarge(baselineTrials + candidateTrials)) return null;
  if (level === 'strong') return { rate: exactStrongRate(design), standardError: 0 };
  const least = leastShare(design.rules.minShare);
  const rate = exactChance(parts, { baselineTrials, candidateTrials, level, least });
  return rate === null ? null : { rate, standardError: 0 };
}

/** What is told of strong evidence: where the bracket is wide, its end that promises less. */
export function exactStrongRate(design: Design): number {
  const { value, upper, isNarrow } = strongChance(design);
  return isNarrow ? value : upper;
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
