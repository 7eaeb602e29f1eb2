import type { BudgetInterval } from '../compare/index.ts';
import { confidenceBand, resolvableBudget } from '../estimate/index.ts';
import { remember } from '../math/functions.ts';
import { chanceToTouch } from '../math/interleaving.ts';
import { normalQuantile } from '../math/special-functions.ts';
import type { BandSettings, Settings } from '../settings/index.ts';
import {
  type Design,
  designRange,
  falseStrongBound,
  isComputable,
  type Method,
  noChangeDesign,
  type Sizes,
} from './design.ts';
import {
  detectableSlowdown,
  type FalseAlarmRates,
  failingOrders,
  falseAlarmRates,
  gateAt,
  powerAgainstCap,
  USUAL_LEVEL,
} from './gate.ts';
import {
  MAX_SIMULATED_PAIRS,
  type PairedPlan,
  pairedDetectable,
  pairedPower,
  pairedPowerAgainstCap,
} from './power-tables.ts';

/** The chance to catch a candidate that needs R times the trials. */
interface PowerPoint {
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
  /**
   * How often the check fails if nothing changed: by strong evidence or the test, or by the test of the rate that is
   * given.
   */
  readonly gateRate: number;
  /** The test that decides where a rate is given: the level asked for, and the one it attains. */
  readonly test: { readonly alpha: number; readonly attainedRate: number } | null;
  readonly power: readonly PowerPoint[];
  /** By budget: the chance to catch a candidate whose curve is the baseline's up to there, and flat beyond. */
  readonly capped: readonly { readonly budget: number; readonly probability: number }[];
  /** The smallest slowdown at every budget that is caught 4 times in 5; null where none is. */
  readonly detectableSlowdown: number | null;
  /**
   * An upper bound on how often strong evidence is wrong at any budget, for any two distributions; null where it
   * decides nothing, for a rate is given.
   */
  readonly falseStrongBound: number | null;
}

/** What pairs of trials can show, for evenly spread scores. */
export interface PairedForecast extends PairedPlan {
  /** By increasing slowdown; empty where so few pairs can show nothing. */
  readonly power: readonly PowerPoint[];
  /** For curves that end at 2 and at 4 trials; empty as above. */
  readonly capped: Expectations['capped'];
  readonly detectableSlowdown: number | null;
}

/** What sweeps of a given size can show, known before they are run. */
export interface Plan {
  readonly settings: Settings;
  /** With budgets in trials. */
  readonly rules: Design['rules'];
  /** Null if only the number of trials is asked for. */
  readonly expectations: Expectations | null;
  /** Null unless paired sweeps are asked for, and then all of the above is. */
  readonly paired: PairedForecast | null;
  /** How many trials the goal takes; `trials` is null if it is more than are tried. */
  readonly trialsFor: TrialsGoal & { readonly trials: number | null };
}

type Policy = Pick<Plan, 'settings' | 'rules'>;

/**
 * What sweeps of the given sizes can show, and the trials that a goal takes: all that depends only on sizes and
 * settings, for independent sweeps with continuous scores.
 *
 * @param trials null if only the number of trials is asked for
 * @param goal a slowdown > 1 and its power in (0, 1)
 * @param policy with limits of budgets in trials
 */
export function makePlan(trials: Sizes | null, goal: TrialsGoal, policy: Policy): Plan {
  const { falseAlarmRate: rate } = policy.settings.comparison;
  const needed = trialsToDetect({ ...goal, ...methodOf(policy), rate });
  return {
    ...policy,
    expectations: trials && whatToExpect(trials, goal.slowdown, policy),
    paired: null,
    trialsFor: { ...goal, trials: needed },
  };
}

const PAIRED_CAPS = [2, 4] as const;

/**
 * The same for paired sweeps.
 *
 * @param goal its number of trials is one of pairs, up to MAX_SIMULATED_PAIRS; no budget has to be resolved
 */
export function makePairedPlan(paired: PairedPlan, goal: TrialsGoal, policy: Policy): Plan {
  const isEnough = (pairs: number) =>
    (pairedPower({ ...paired, pairs }, goal.slowdown) ?? 0) >= goal.power;
  const sizes = Array.from({ length: MAX_SIMULATED_PAIRS }, (_, i) => i + 1);
  const { pairs, correlation, level } = paired;
  const power = slowdownsWith(goal.slowdown).flatMap((slowdown) => {
    const probability = pairedPower(paired, slowdown);
    return probability === null ? [] : [{ slowdown, probability }];
  });
  const capped = PAIRED_CAPS.flatMap((budget) => {
    const probability = pairedPowerAgainstCap(paired, budget);
    return probability === null ? [] : [{ budget, probability }];
  });
  const detectableSlowdown = pairedDetectable(pairs, correlation, level);
  return {
    ...policy,
    expectations: null,
    paired: { ...paired, power, capped, detectableSlowdown },
    trialsFor: { ...goal, trials: sizes.find(isEnough) ?? null },
  };
}

function methodOf({ settings: { band, comparison }, rules }: Policy): Method {
  return { band, quantile: comparison.quantile, rules };
}

const SLOWDOWNS = [1.5, 2, 3, 4, 6, 8, 16];
/** Of curves that end, in trials. */
const CAPS = [1, 2, 4];

/** @param slowdown of which the power is asked, in addition to the usual ones, > 0 */
function whatToExpect(trials: Sizes, slowdown: number, policy: Policy): Expectations {
  const design = { trials, ...methodOf(policy) };
  const { band, quantile } = design;
  const { falseAlarmRate: alpha } = policy.settings.comparison;
  const orders = failingOrders(design, alpha);
  const gateRate = chanceToTouch(orders);
  const budgets = trials.map((n) => resolvableBudget(confidenceBand(n, band), quantile));
  const resolved = Math.min(...budgets);
  return {
    trials,
    confidence: band.confidence,
    resolvableBudget: resolved,
    range: designRange(design),
    falseAlarm: falseAlarmRates(design, { levels: ['weak', 'fair'], seed: band.seed }),
    gateRate,
    test: alpha === null ? null : { alpha, attainedRate: gateRate },
    power: slowdownsWith(slowdown).map((one) => ({
      slowdown: one,
      probability: chanceToTouch(orders, one),
    })),
    capped: CAPS.filter((budget) => budget < resolved).map((budget) => ({
      budget,
      probability: powerAgainstCap(orders, budget, quantile),
    })),
    detectableSlowdown: isComputable(design) ? detectableSlowdown(orders) : null,
    falseStrongBound: alpha === null ? falseStrongBound(design, { isPaired: false }) : null,
  };
}

function slowdownsWith(slowdown: number): number[] {
  return [...new Set([...SLOWDOWNS, slowdown])].sort((a, b) => a - b);
}

/** Calibrations of larger sweeps take seconds each. */
const MAX_TRIALS = 2000;

/** About n/k* at the usual settings: n trials resolve the budget k*. */
const USUAL_RATIO = 6.5;

/**
 * The fewest trials whose band resolves a budget: the smallest n with k*(n) ≥ budget. Exact, since the
 * resolvable budget k* grows with n.
 *
 * @param budget in trials, > 0
 * @param quantile of the curve, in (0, 1)
 * @returns null if 2,000 trials do not resolve the budget
 */
export function trialsToResolve(
  budget: number,
  settings: BandSettings,
  quantile: number,
): number | null {
  const band: BandSettings = { ...settings, calibration: 'exact' };
  // The resolvable budget is all but proportional to the number of trials.
  const wantedBy = (n: number) =>
    (n * budget) / resolvableBudget(confidenceBand(n, band), quantile);
  return fewest(wantedBy, { first: 1, most: MAX_TRIALS, guess: USUAL_RATIO * budget });
}

/** About ln R · √n, where n trials detect the slowdown R at the usual settings. */
const USUAL_PRODUCT = 7.15;

/** What two sweeps of the same size are to show. */
export interface TrialsGoal {
  /** R > 1: the candidate needs R times the baseline's trials for the same score, at every budget. */
  readonly slowdown: number;
  /** The probability to catch it, in (0, 1). */
  readonly power: number;
  /** In trials, > 0; both sweeps must resolve it; null: no such demand. */
  readonly budget: number | null;
}

interface TrialsQuestion extends TrialsGoal, Method {
  /** Of the test that decides; null: strong evidence does. */
  readonly rate: number | null;
  /** The most trials to consider. */
  readonly most?: number;
}

/**
 * The trials each of two equal sweeps needs, so that a slowdown is caught with the given power and both
 * resolve the budget: that many are enough, and one fewer is not. (The power is a little
 * ragged in the number of trials: somewhat more may now and then fall just short of it.)
 *
 * @param question a slowdown > 1, a power in (0, 1), and rules with budgets in trials
 * @returns null where `most` trials are not enough, or 2,000
 */
export const trialsToDetect = remember((question: TrialsQuestion): number | null => {
  const { slowdown, power, budget, band, rate, quantile, most = MAX_TRIALS } = question;
  const first = budget === null ? 1 : trialsToResolve(budget, band, quantile);
  if (first === null) return null;
  // As of a normal statistic, whose mean goes with √n.
  const meanFor = (caught: number) =>
    normalQuantile(Math.min(0.999, Math.max(0.001, caught))) - normalQuantile(rate ?? USUAL_LEVEL);
  const wantedBy = (n: number) => {
    const caught = chanceToCatch(n, question, power);
    const wanted = n * (meanFor(power) / meanFor(caught)) ** 2;
    return caught >= power ? Math.min(n, wanted) : Math.max(n + 1, wanted);
  };
  const guess = (USUAL_PRODUCT / Math.log(slowdown)) ** 2;
  return fewest(wantedBy, { first, most: Math.min(MAX_TRIALS, most), guess });
});

/**
 * The power of two sweeps of n trials each against a slowdown.
 *
 * @param enough a power that need not be known any better, in [0, 1]
 * @returns in [0, 1]
 */
export function chanceToCatch(
  n: number,
  { slowdown, rate, ...method }: Pick<TrialsQuestion, 'slowdown' | 'rate'> & Method,
  enough: number,
): number {
  const band: BandSettings = { ...method.band, calibration: 'exact' };
  const design: Design = { ...method, band, trials: [n, n] };
  const { staircase } = gateAt(noChangeDesign(design.trials, design), rate ?? USUAL_LEVEL);
  // The test alone is mostly enough, and needs no band.
  const byTest = chanceToTouch(staircase, slowdown);
  return rate !== null || byTest >= enough
    ? byTest
    : chanceToTouch(failingOrders(design, rate), slowdown);
}

interface SizeSearch {
  /** The fewest trials to consider. */
  readonly first: number;
  readonly most: number;
  readonly guess: number;
}

/** Every third step halves the bracket, so that bad guesses end. */
const HALVE_EVERY = 3;

/**
 * The fewest trials that are enough; null where `most` are too few.
 *
 * @param wantedBy about how many are enough, as so many trials show: up to these exactly where they are
 */
function fewest(
  wantedBy: (n: number) => number,
  { first, most, guess }: SizeSearch,
): number | null {
  let [tooFew, enough, wanted] = [first - 1, most + 1, guess];
  for (let step = 1; enough - tooFew > 1; step++) {
    const n = Math.min(enough - 1, Math.max(tooFew + 1, Math.ceil(wanted)));
    wanted = Math.min(2 * n, wantedBy(n));
    if (wanted <= n) enough = n;
    else tooFew = n;
    if (step % HALVE_EVERY === 0 && enough <= most) wanted = (tooFew + enough) / 2;
  }
  return enough > most ? null : enough;
}
