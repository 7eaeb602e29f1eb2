import type { BudgetInterval } from '../compare/index.ts';
import { confidenceBand, resolvableBudget } from '../estimate/index.ts';
import type { GivenBudget, Settings } from '../settings/index.ts';
import {
  type Design,
  designRange,
  designsFor,
  detectableSlowdown,
  falseStrongBound,
  type Method,
  powerOf,
  type Sizes,
} from './design.ts';
import { type FalseAlarmRates, falseAlarmRates, gateDesign, wantedRate } from './false-alarm.ts';
import { type LooksOutcome, type LooksPlan, looksOutcomes, planLooks } from './looks.ts';
import { type TrialsGoal, trialsToDetect } from './trials-needed.ts';

/** The chance of strong evidence against a candidate that needs R times the trials. */
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
  readonly power: readonly PowerPoint[];
  /** The smallest slowdown at every budget that strong evidence shows 4 times in 5; null where none is. */
  readonly detectableSlowdown: number | null;
  /** An upper bound on how often strong evidence is wrong at any budget, for any two distributions. */
  readonly falseStrongBound: number;
}

/** What looks at a candidate while it trains can show and save. */
export interface LooksForecast extends LooksPlan {
  /** By increasing slowdown. */
  readonly outcomes: readonly LooksOutcome[];
  /** On average, where nothing changed: trials that are not run, and what they cost where that is known. */
  readonly saving: { readonly trials: number; readonly cost: GivenBudget | null };
}

/** What sweeps of a given size can show, known before they are run. */
export interface Plan {
  readonly settings: Settings;
  /** With budgets in trials. */
  readonly rules: Design['rules'];
  /** What a trial costs, if given. */
  readonly trialCost: GivenBudget | null;
  /** Null if only the number of trials is asked for. */
  readonly trials: Sizes | null;
  /** Null without `trials`. */
  readonly expectations: Expectations | null;
  /** Null where the settings plan none. */
  readonly looks: LooksForecast | null;
  /** How many trials the goal takes; `trials` is null if it is more than are tried. */
  readonly trialsFor: TrialsGoal & { readonly trials: number | null };
}

type Policy = Pick<Plan, 'settings' | 'rules' | 'trialCost'>;

/**
 * What sweeps of the given sizes can show, and the trials that a goal takes: all that depends only on sizes and
 * settings, for independent sweeps with continuous scores.
 *
 * @param trials null if only the number of trials is asked for; with looks, the candidate's at the last one
 * @param goal a slowdown > 1 and its power in (0, 1)
 * @param policy with limits of budgets in trials
 * @throws UserError for a false-alarm rate that is not known, or too small to be shown by simulation
 */
export function makePlan(trials: Sizes | null, goal: TrialsGoal, policy: Policy): Plan {
  const falseAlarm = wantedRate(policy.settings);
  const needed = trialsToDetect({ ...goal, ...methodOf(policy), falseAlarm });
  return {
    ...policy,
    trials,
    expectations: trials && whatToExpect(trials, goal.slowdown, policy),
    looks: trials && forecastLooks(trials, policy),
    trialsFor: { ...goal, trials: needed },
  };
}

function methodOf({ settings: { band, comparison }, rules }: Policy): Method {
  return { band, quantile: comparison.quantile, rules };
}

const SLOWDOWNS = [1.5, 2, 3, 4, 6, 8, 16];

/** @param slowdown of which the power is asked, in addition to the usual ones, > 0 */
function whatToExpect(trials: Sizes, slowdown: number, policy: Policy): Expectations {
  const method = methodOf(policy);
  const { band, quantile } = method;
  const design = gateDesign(trials, method, wantedRate(policy.settings));
  const slowdowns = [...new Set([...SLOWDOWNS, slowdown])].sort((a, b) => a - b);
  const budgets = trials.map((n) => resolvableBudget(confidenceBand(n, band), quantile));
  return {
    trials,
    confidence: design.baseline.band.confidence,
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

function forecastLooks([baseline, candidate]: Sizes, policy: Policy): LooksForecast | null {
  const { settings, trialCost } = policy;
  const { looks: sizes, stopBelow } = settings.gate;
  const rate = settings.comparison.falseAlarmRate;
  if (sizes === null || rate === null) return null;

  const question = { ...methodOf(policy), baseline, sizes, rate };
  const plan = planLooks(question);
  const outcomes = looksOutcomes(question, plan, stopBelow);
  const unchanged = outcomes.find(({ slowdown }) => slowdown === 1)?.meanTrials ?? candidate;
  const trials = candidate - unchanged;
  const cost = trialCost && { ...trialCost, value: trialCost.value * trials };
  return { ...plan, outcomes, saving: { trials, cost } };
}

/** The chance to catch each slowdown. */
export interface PowerCurve {
  /** Of the sweeps that are drawn. */
  readonly expectations: Expectations;
  /** Two or more by increasing slowdown, from 1 on; probabilities never decrease. */
  readonly points: readonly PowerPoint[];
  /** The goal that the number of trials was chosen for; null if the number was given. */
  readonly goal: { readonly slowdown: number; readonly power: number } | null;
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
 * The power curve of the given sweeps, or of the sweeps needed, from no slowdown to where nearly every candidate is
 * caught; null if there is none to draw.
 */
export function powerCurveOf(plan: Plan): PowerCurve | null {
  const { trials, trialsFor } = plan;
  const n = trialsFor.trials;
  const drawn = trials ?? (n === null ? null : ([n, n] as const));
  if (drawn === null) return null;
  const expectations = plan.expectations ?? whatToExpect(drawn, trialsFor.slowdown, plan);
  if (expectations.range === null) return null;

  const goal = trials === null ? trialsFor : null;
  const caught = expectations.detectableSlowdown ?? FLAT;
  const last = roundUp(Math.max(MIN_SLOWDOWN, caught, goal?.slowdown ?? 1) ** RISE);
  const slowdowns = Array.from({ length: POINTS + 1 }, (_, i) => last ** (i / POINTS));
  const design = designsFor(drawn, methodOf(plan))(expectations.confidence);
  return { expectations, points: powerAt(slowdowns, design), goal };
}

/** The smallest round number that is at least `least`, which is at least 1. */
function roundUp(least: number): number {
  const exponent = Math.floor(Math.log10(least));
  const numbers = ROUND.map((mantissa) => Number(`${mantissa}e${exponent}`));
  return numbers.find((number) => number >= least) ?? least;
}
