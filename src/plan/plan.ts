import type { BudgetInterval } from '../compare/index.ts';
import { confidenceBand, resolvableBudget } from '../estimate/index.ts';
import { chanceToTouch, type Staircase } from '../math/interleaving.ts';
import type { Settings } from '../settings/index.ts';
import {
  type Design,
  designFor,
  designRange,
  falseStrongBound,
  isComputable,
  type Method,
  type Sizes,
} from './design.ts';
import {
  detectableSlowdown,
  type FalseAlarmRates,
  failingOrders,
  falseAlarmRates,
  powerAgainstCap,
} from './gate.ts';
import {
  MAX_SIMULATED_PAIRS,
  type PairedPlan,
  pairedDetectable,
  pairedPower,
  pairedPowerAgainstCap,
} from './paired-power.ts';
import { type TrialsGoal, trialsToDetect } from './trials-needed.ts';

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
  /** How often the check fails if nothing changed: by strong evidence or the test, or by the test of the rate that is given. */
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
  const slowdowns = slowdownsWith(goal.slowdown);
  const isEnough = (pairs: number) =>
    (pairedPower({ ...paired, pairs }, goal.slowdown) ?? 0) >= goal.power;
  const sizes = Array.from({ length: MAX_SIMULATED_PAIRS }, (_, i) => i + 1);
  const { pairs, correlation, level } = paired;
  return {
    ...policy,
    expectations: null,
    paired: {
      ...paired,
      power: slowdowns.flatMap((slowdown) => {
        const probability = pairedPower(paired, slowdown);
        return probability === null ? [] : [{ slowdown, probability }];
      }),
      capped: PAIRED_CAPS.flatMap((budget) => {
        const probability = pairedPowerAgainstCap(paired, budget);
        return probability === null ? [] : [{ budget, probability }];
      }),
      detectableSlowdown: pairedDetectable(pairs, correlation, level),
    },
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
  const method = methodOf(policy);
  const { band, quantile } = method;
  const { falseAlarmRate: alpha } = policy.settings.comparison;
  const design = designFor(trials, method);
  const orders = failingOrders(trials, method, alpha);
  const slowdowns = slowdownsWith(slowdown);
  const budgets = trials.map((n) => resolvableBudget(confidenceBand(n, band), quantile));
  const resolved = Math.min(...budgets);
  return {
    trials,
    confidence: band.confidence,
    resolvableBudget: resolved,
    range: designRange(design),
    falseAlarm: falseAlarmRates(design, { levels: ['weak', 'fair'], seed: band.seed }),
    gateRate: chanceToTouch(orders),
    test: alpha === null ? null : { alpha, attainedRate: chanceToTouch(orders) },
    power: powerAt(slowdowns, orders),
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

function powerAt(slowdowns: readonly number[], orders: Staircase): PowerPoint[] {
  return slowdowns.map((slowdown) => ({ slowdown, probability: chanceToTouch(orders, slowdown) }));
}
