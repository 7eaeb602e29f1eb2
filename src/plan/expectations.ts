import type { BudgetInterval } from '../compare/index.ts';
import { confidenceBand, resolvableBudget } from '../estimate/index.ts';
import type { Settings } from '../settings/index.ts';
import { type Design, designFor, designRange, type Sizes } from './design.ts';
import { type FalseAlarmRates, falseAlarmRates } from './false-alarm.ts';
import { confidenceOfGate } from './gate-by-rate.ts';
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
  readonly trials: Sizes;
  /** Of the bands that evidence is found with. */
  readonly confidence: number;
  /** The largest budget that both sweeps resolve by the bands that are shown, in trials. */
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

interface Policy {
  readonly settings: Settings;
  /** With budgets in trials. */
  readonly rules: Design['rules'];
}

const SLOWDOWNS = [1.5, 2, 3, 4, 6, 8, 16];

/**
 * All chances of a comparison that depend only on sizes and settings, for independent sweeps with continuous
 * scores.
 *
 * @param slowdown of which the power is asked besides the usual ones, > 0
 * @throws UserError for a false-alarm rate that is not known, or too small to be shown by simulation
 */
export function whatToExpect(
  trials: Sizes,
  slowdown: number,
  { settings, rules }: Policy,
): Expectations {
  const { band, comparison } = settings;
  const { quantile } = comparison;
  const confidence = confidenceOfGate(trials, settings, rules);
  const design = designFor(trials, { band, quantile, rules }, confidence);
  const slowdowns = [...new Set([...SLOWDOWNS, slowdown])].sort((a, b) => a - b);
  const budgets = trials.map((n) => resolvableBudget(confidenceBand(n, band), quantile));
  return {
    trials,
    confidence,
    resolvableBudget: Math.min(...budgets),
    range: designRange(design),
    falseAlarm: falseAlarmRates(design, { levels: ['weak', 'fair'], seed: band.seed }),
    power: powerAt(slowdowns, design),
    detectableSlowdown: detectableSlowdown(design),
    falseStrongBound: falseStrongBound(design, { isPaired: false }),
  };
}

function powerAt(slowdowns: readonly number[], design: Design): PowerPoint[] {
  const power = powerOf(design);
  return slowdowns.map((slowdown) => ({ slowdown, probability: power(slowdown) }));
}

/** Enough for a smooth curve: straight between points, it is off by less than the width of the line. */
const POINTS = 48;
/** How far the curve goes past the slowdown that is caught 4 times in 5, as a power of it. */
const RISE = 1.6;
/** Used if no slowdown is caught. */
const FLAT = 8;
const MIN_SLOWDOWN = 1.05;
const ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/**
 * The probability of catching each slowdown, from 1 to where nearly every candidate is caught.
 *
 * @param expected of the same settings
 * @param asked a slowdown that the curve must include; null: the one caught 4 times in 5
 */
export function powerCurve(
  expected: Expectations,
  asked: number | null,
  { settings: { band, comparison }, rules }: Policy,
): PowerPoint[] {
  const { trials, confidence, detectableSlowdown: caught } = expected;
  const method = { band, quantile: comparison.quantile, rules };
  const last = roundUp(Math.max(MIN_SLOWDOWN, caught ?? FLAT, asked ?? 1) ** RISE);
  const slowdowns = Array.from({ length: POINTS + 1 }, (_, i) => last ** (i / POINTS));
  return powerAt(slowdowns, designFor(trials, method, confidence));
}

/** The smallest round number that is at least `least`, which is at least 1. */
function roundUp(least: number): number {
  const exponent = Math.floor(Math.log10(least));
  const numbers = ROUND.map((mantissa) => Number(`${mantissa}e${exponent}`));
  return numbers.find((number) => number >= least) ?? least;
}
