import type { BudgetInterval } from '../compare/index.ts';
import { resolvableBudget } from '../estimate/index.ts';
import { type Design, designRange } from './design.ts';
import { type FalseAlarmRates, falseAlarmRates } from './false-alarm.ts';
import { detectableSlowdown, powerOf } from './strong-chance.ts';
import { falseStrongBound } from './truth-bound.ts';

/** The chance of strong evidence against a candidate that needs R times the trials. */
export interface PowerPoint {
  /** R > 0: how many times the baseline's trials the candidate needs for the same score. */
  readonly slowdown: number;
  /** Where it is as much slower at every budget. */
  readonly probability: number;
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
  readonly power: readonly PowerPoint[];
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
  return {
    trials: [baseline.band.n, candidate.band.n],
    confidence: baseline.band.confidence,
    resolvableBudget: Math.min(...budgets),
    range: designRange(design),
    falseAlarm: falseAlarmRates(design, { levels: ['weak', 'fair'], seed }),
    power: slowdowns.map(powerPoints(design)),
    detectableSlowdown: detectableSlowdown(design),
    falseStrongBound: falseStrongBound(design, { isPaired: false }),
  };
}

function powerPoints(design: Design): (slowdown: number) => PowerPoint {
  const power = powerOf(design);
  return (slowdown) => ({ slowdown, probability: power(slowdown) });
}

/** Enough for a smooth curve: between points it is off by less than the width of the line. */
const POINTS = 12;
/** Points of the nearly flat end. */
const POINTS_BEYOND = 5;
/** How far the curve goes past the slowdown that is caught 4 times in 5, as a power of it. */
const RISE = 1.6;
/** Used if no slowdown is caught. */
const FLAT = 8;
const MIN_SLOWDOWN = 1.05;
const MAX_SLOWDOWN = 1e7;
const ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/**
 * The probability of catching each slowdown, from 1 to where nearly every candidate is caught.
 *
 * @param caught the slowdown that is caught 4 times in 5; null if none is
 * @param asked a slowdown that the curve must include; null: the one caught 4 times in 5
 */
export function powerCurve(
  design: Design,
  caught: number | null,
  asked: number | null,
): PowerPoint[] {
  const beyondOf = (slowdown: number) =>
    Math.min(MAX_SLOWDOWN, Math.max(MIN_SLOWDOWN, slowdown) ** RISE);
  const risen = beyondOf(caught ?? FLAT);
  const last = roundUp(Math.max(risen, beyondOf(asked ?? 1)));
  const bend = risen ** RISE < last ? risen : last;
  const beyond = bend < last ? evenly(bend, last, POINTS_BEYOND) : [];
  return [1, ...evenly(1, bend, POINTS), ...beyond].map(powerPoints(design));
}

/** Steps of equal ratio up to `to`. */
function evenly(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps }, (_, i) =>
    i === steps - 1 ? to : from * (to / from) ** ((i + 1) / steps),
  );
}

/** The smallest round number that is at least `least`, which is at least 1. */
function roundUp(least: number): number {
  const exponent = Math.floor(Math.log10(least));
  const numbers = ROUND.map((mantissa) => Number(`${mantissa}e${exponent}`));
  return numbers.find((number) => number >= least) ?? least;
}
