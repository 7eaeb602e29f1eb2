import { type CdfBand, confidenceBand, resolvableBudget } from '../estimate/index.ts';
import type { GivenBudget, Settings } from '../settings/index.ts';
import { type Design, designInTrials } from './design.ts';
import { type Expectations, expectationsOf, type PowerPoint, powerCurve } from './expectations.ts';
import { confidenceOfGate, wantedRate } from './gate-by-rate.ts';
import { type LooksOutcome, looksOutcomes } from './look-outcomes.ts';
import { type LooksPlan, planLooks } from './looks.ts';
import { trialsToDetect } from './trials-needed.ts';

type Sizes = readonly [baseline: number, candidate: number];

/** What two sweeps that are not yet run are to show. */
interface PlanGoal {
  /** R > 1: how many times the baseline's trials the candidate needs for the same score. */
  readonly slowdown: number;
  /** The wanted chance to catch it, in (0, 1). */
  readonly power: number;
  /** That both sweeps must resolve, in trials; null: no such demand. */
  readonly budget: number | null;
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
  readonly trialsFor: PlanGoal & { readonly trials: number | null };
}

type Policy = Pick<Plan, 'settings' | 'rules' | 'trialCost'>;

/**
 * What sweeps of the given sizes can show, and the trials that a goal takes.
 *
 * @param trials null if only the number of trials is asked for; with looks, the candidate's at the last one
 * @param goal a slowdown > 1 and its power in (0, 1)
 * @param policy with limits of budgets in trials
 * @throws UserError for a false-alarm rate that is not known, or too small to be shown by simulation
 */
export function makePlan(trials: Sizes | null, goal: PlanGoal, policy: Policy): Plan {
  const { settings, rules } = policy;
  const needed = trialsToDetect({
    ...goal,
    band: settings.band,
    falseAlarm: wantedRate(settings),
    quantile: settings.comparison.quantile,
    rules,
  });
  return {
    ...policy,
    trials,
    expectations: trials && whatToExpect(trials, goal.slowdown, policy),
    looks: trials && forecastLooks(trials, policy),
    trialsFor: { ...goal, trials: needed },
  };
}

const SLOWDOWNS = [1.5, 2, 3, 4, 6, 8, 16];

/** The resolvable budget is that of the bands shown, even if the gate has its own. */
function whatToExpect(trials: Sizes, slowdown: number, policy: Policy): Expectations {
  const { band, comparison } = policy.settings;
  const slowdowns = [...new Set([...SLOWDOWNS, slowdown])].sort((a, b) => a - b);
  const confidence = confidenceOfGate(trials, policy.settings, policy.rules);
  const gate = designOf(trials, confidence, policy);
  const expected = expectationsOf(gate, { seed: band.seed, slowdowns });
  if (confidence === band.confidence) return expected;
  const budgets = trials.map((n) => resolvableBudget(confidenceBand(n, band), comparison.quantile));
  return { ...expected, resolvableBudget: Math.min(...budgets) };
}

function designOf(trials: Sizes, confidence: number, { settings, rules }: Policy): Design {
  const bands = trials.map((n) => confidenceBand(n, { ...settings.band, confidence }));
  const { quantile } = settings.comparison;
  return designInTrials(bands as [CdfBand, CdfBand], { quantile, rules });
}

function forecastLooks([baseline, candidate]: Sizes, policy: Policy): LooksForecast | null {
  const { settings, rules, trialCost } = policy;
  const { looks: sizes, stopBelow } = settings.gate;
  const { falseAlarmRate: rate, quantile } = settings.comparison;
  if (sizes === null || rate === null) return null;

  const question = { baseline, sizes, rate, band: settings.band, quantile, rules };
  const plan = planLooks(question);
  const outcomes = looksOutcomes(question, plan, { stopBelow, seed: settings.band.seed });
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

/** The power curve of the given sweeps, or of the sweeps needed; null if there is none to draw. */
export function powerCurveOf(plan: Plan): PowerCurve | null {
  const { trials, trialsFor, expectations } = plan;
  const n = trialsFor.trials;
  const drawn = trials ?? (n === null ? null : ([n, n] as const));
  if (drawn === null) return null;
  const expected = expectations ?? whatToExpect(drawn, trialsFor.slowdown, plan);
  if (expected.range === null) return null;

  const goal = trials === null ? trialsFor : null;
  const design = designOf(drawn, expected.confidence, plan);
  const points = powerCurve(design, expected.detectableSlowdown, goal?.slowdown ?? null);
  return { expectations: expected, points, goal };
}
