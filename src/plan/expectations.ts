import type { BudgetInterval } from '../compare/index.ts';
import { resolvableBudget } from '../estimate/index.ts';
import { type Design, designRange } from './design.ts';
import { type FalseAlarmRates, falseAlarmRates } from './false-alarm.ts';
import { detectableSlowdown, powerOf } from './strong-chance.ts';
import { falseStrongBound } from './truth-bound.ts';

/** With more trials, slowdowns at large budgets alone take too long to compute. */
const MAX_TRIALS_ABOVE_MEDIAN = 2000;

/** The chance of strong evidence against a candidate that needs R times the trials. */
interface PowerRow {
  /** R. */
  readonly slowdown: number;
  /** Where it is as much slower at every budget. */
  readonly probability: number;
  /** Where it is slower only in the better half of its scores; null for large sweeps. */
  readonly aboveMedian: number | null;
}

/** What can be said of a comparison of two independent sweeps before they are run. */
export interface Expectations {
  readonly trials: readonly [baseline: number, candidate: number];
  /** Of the bands that evidence is found with. */
  readonly confidence: number;
  /** The largest budget that both sweeps resolve, in trials. */
  readonly resolvableBudget: number;
  /** The budgets that are compared; null where none is. */
  readonly range: BudgetInterval | null;
  /** Of at least each level of evidence that the candidate is worse. */
  readonly falseAlarm: FalseAlarmRates;
  readonly power: readonly PowerRow[];
  /** The smallest slowdown at every budget that strong evidence shows 4 times in 5; null where none is. */
  readonly detectableSlowdown: number | null;
  /** An upper bound on how often strong evidence is wrong at any budget, for any two distributions. */
  readonly falseStrongBound: number;
}

/**
 * All chances of a comparison that depend only on its design, for independent sweeps with continuous
 * scores.
 *
 * @param slowdowns R > 0, of which the power is asked
 */
export function expectationsOf(
  design: Design,
  { seed, slowdowns }: { readonly seed: number; readonly slowdowns: readonly number[] },
): Expectations {
  const { baseline, candidate, quantile } = design;
  const budgets = [baseline, candidate].map(({ band }) => resolvableBudget(band, quantile));
  const trials = [baseline.band.n, candidate.band.n] as const;
  const power = powerOf(design);
  const isSmall = trials[0] + trials[1] <= MAX_TRIALS_ABOVE_MEDIAN;
  return {
    trials,
    confidence: baseline.band.confidence,
    resolvableBudget: Math.min(...budgets),
    range: designRange(design),
    falseAlarm: falseAlarmRates(design, { levels: ['weak', 'fair'], seed }),
    power: slowdowns.map((slowdown) => ({
      slowdown,
      probability: power({ slowdown, where: 'everywhere' }),
      aboveMedian: isSmall ? power({ slowdown, where: 'above-median' }) : null,
    })),
    detectableSlowdown: detectableSlowdown(design),
    falseStrongBound: falseStrongBound(design, { isPaired: false }),
  };
}
