import type { BudgetInterval } from '../compare/index.ts';
import { resolvableBudget } from '../estimate/index.ts';
import type { Design } from './design.ts';
import { designRange } from './design-range.ts';
import { type FalseAlarmRates, falseAlarmRates } from './false-alarm.ts';
import { detectableSlowdown, isPowerSimulated, powerOf } from './power.ts';
import { falseStrongBound } from './truth-bound.ts';

/** The chance of strong evidence against a candidate that needs R times the trials. */
interface PowerRow {
  /** R. */
  readonly slowdown: number;
  readonly probability: number;
}

/** What can be said of a comparison of two independent sweeps before they are run. */
export interface Expectations {
  readonly trials: readonly [baseline: number, candidate: number];
  readonly confidence: number;
  /** The largest budget that both sweeps resolve, in the unit of budgets. */
  readonly resolvableBudget: number;
  /** The budgets that are compared; null where none is. */
  readonly range: BudgetInterval | null;
  /** Of at least each level of evidence that the candidate is worse. */
  readonly falseAlarm: FalseAlarmRates;
  readonly power: readonly PowerRow[];
  /** The smallest slowdown that strong evidence shows 4 times in 5; null where none is. */
  readonly detectableSlowdown: number | null;
  /** Whether both are estimated by simulation. */
  readonly isPowerSimulated: boolean;
  /** At most how often strong evidence is wrong at any budget, whatever the truth. */
  readonly falseStrongBound: number;
}

/**
 * All chances of a comparison that depend on its design alone, for independent sweeps with
 * continuous scores.
 *
 * @param slowdowns R > 0, of which the power is asked
 */
export function expectationsOf(
  design: Design,
  { seed, slowdowns }: { readonly seed: number; readonly slowdowns: readonly number[] },
): Expectations {
  const { baseline, candidate, quantile } = design;
  const budgets = [baseline, candidate].map(
    ({ band, trialCost }) => resolvableBudget(band, quantile) * trialCost,
  );
  const power = powerOf(design, seed);
  return {
    trials: [baseline.band.n, candidate.band.n],
    confidence: baseline.band.confidence,
    resolvableBudget: Math.min(...budgets),
    range: designRange(design),
    falseAlarm: falseAlarmRates(design, { seed }),
    power: slowdowns.map((slowdown) => ({ slowdown, probability: power(slowdown) })),
    detectableSlowdown: detectableSlowdown(design, { seed }),
    isPowerSimulated: isPowerSimulated(design),
    falseStrongBound: falseStrongBound(design, { isPaired: false }),
  };
}
