import type { GivenBudget, Settings } from '../settings/index.ts';
import type { Design, Sizes } from './design.ts';
import { type Expectations, type PowerPoint, powerCurve, whatToExpect } from './expectations.ts';
import { wantedRate } from './gate-by-rate.ts';
import { type LooksOutcome, looksOutcomes } from './look-outcomes.ts';
import { type LooksPlan, planLooks } from './looks.ts';
import { type TrialsGoal, trialsToDetect } from './trials-needed.ts';

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
 * What sweeps of the given sizes can show, and the trials that a goal takes.
 *
 * @param trials null if only the number of trials is asked for; with looks, the candidate's at the last one
 * @param goal a slowdown > 1 and its power in (0, 1)
 * @param policy with limits of budgets in trials
 * @throws UserError for a false-alarm rate that is not known, or too small to be shown by simulation
 */
export function makePlan(trials: Sizes | null, goal: TrialsGoal, policy: Policy): Plan {
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
  const points = powerCurve(expected, goal?.slowdown ?? null, plan);
  return { expectations: expected, points, goal };
}
