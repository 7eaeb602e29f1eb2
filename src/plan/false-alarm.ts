import type { SomeEvidence } from '../compare/index.ts';
import { LARGEST_CALIBRATED } from '../estimate/index.ts';
import type { Sample } from '../math/binomial.ts';
import { type Design, designRange } from './design.ts';
import { permutedHits } from './permuted-rates.ts';
import { strongRate } from './strong-chance.ts';

/** How often sweeps between which nothing changed show some evidence of "worse". */
export interface FalseAlarmRate {
  /** In [0, 1]. */
  readonly rate: number;
  /** Of a simulated rate; 0 where it is computed. */
  readonly standardError: number;
  /** Whether the truth may be less. */
  readonly isBound: boolean;
  /** What a simulated rate was estimated from; null where it is computed. */
  readonly sample: Sample | null;
}

/** Null where a rate was not asked for, or is not known. */
export type FalseAlarmRates = Readonly<Record<SomeEvidence, FalseAlarmRate | null>>;

export const NO_RATES: FalseAlarmRates = { weak: null, fair: null, strong: null };

interface Options {
  /** What is asked for beside strong evidence, and simulated. */
  readonly levels: readonly SomeEvidence[];
  readonly seed: number;
  /** Whether scores tie or trials failed; a margin makes bounds of the rates by itself. */
  readonly isBound?: boolean;
}

/**
 * The false-alarm rates: the probability of at least some level of evidence that the candidate is worse,
 * when both sweeps are independent draws from one continuous distribution. Every order of their scores is
 * then equally likely, so that the rates depend on the numbers of trials and on settings alone. With
 * ties, failures or a margin they are upper bounds: each level is an and/or of strict inequalities
 * between scores.
 *
 * Strong is exact up to 20,000 trials in a sweep, as bands are, and unknown beyond.
 *
 * @param design with budgets in trials: where costs count, no rate holds for every distribution of them
 */
export function falseAlarmRates(design: Design, { levels, seed, isBound }: Options) {
  const told = { isBound: isBound === true || design.rules.margin > 0 };
  const computed = (rate: number) => ({ ...told, rate, standardError: 0, sample: null });
  const strong = isComputable(design) ? computed(strongRate(design)) : null;
  const asked = (['weak', 'fair'] as const).filter((level) => levels.includes(level));
  if (asked.length === 0) return { ...NO_RATES, strong };
  if (designRange(design) === null) return { weak: computed(0), fair: computed(0), strong };
  const hits = permutedHits(design, seed);
  const rates = asked.map((level) => [level, { ...told, ...estimate(hits[level]) }]);
  return { ...NO_RATES, ...Object.fromEntries(rates), strong } as FalseAlarmRates;
}

export function isComputable({ baseline, candidate }: Design): boolean {
  return Math.max(baseline.band.n, candidate.band.n) <= LARGEST_CALIBRATED;
}

/** The error is that of half a hit more in one draw more, so that no hit is no certainty. */
function estimate(sample: Sample) {
  const { hits, draws } = sample;
  const near = (hits + 0.5) / (draws + 1);
  return { rate: hits / draws, standardError: Math.sqrt((near * (1 - near)) / draws), sample };
}
