import { resolvableBudget } from '../estimate/index.ts';
import { type Expectations, expectationsOf, trialsToDetect } from '../plan/index.ts';
import type { Plan, PowerCurve } from '../render/index.ts';
import { confidenceOf, designOf, type Policy, wantedRate } from './plan-design.ts';
import type { PlanRequest } from './plan-flags.ts';
import { powerCurve } from './power-curve.ts';

const SLOWDOWNS = [1.5, 2, 3, 4, 6, 8, 16];

/** Everything a plan tells in words. */
export function makePlan(request: PlanRequest, policy: Policy): Plan {
  const { trials, ...goal } = request;
  return {
    settings: policy.settings,
    trials,
    expectations: trials && whatToExpect(trials, goal.slowdown, policy),
    trialsFor: { ...goal, trials: trialsFor(goal, policy) },
  };
}

type Sizes = readonly [baseline: number, candidate: number];

/** What sweeps resolve goes by the bands that are shown, whatever the gate's are. */
function whatToExpect(trials: Sizes, slowdown: number, policy: Policy): Expectations {
  const { band, comparison } = policy.settings;
  const slowdowns = [...new Set([...SLOWDOWNS, slowdown])].sort((a, b) => a - b);
  const confidence = confidenceOf(trials, policy);
  const gate = designOf(trials, confidence, policy);
  const expected = expectationsOf(gate, { seed: band.seed, slowdowns });
  if (confidence === band.confidence) return expected;
  const { baseline, candidate } = designOf(trials, band.confidence, policy);
  const budgets = [baseline, candidate].map((arm) =>
    resolvableBudget(arm.band, comparison.quantile),
  );
  return { ...expected, resolvableBudget: Math.min(...budgets) };
}

function trialsFor(goal: Omit<PlanRequest, 'trials'>, { settings, rules }: Policy): number | null {
  const { band, comparison } = settings;
  const falseAlarm = wantedRate(settings);
  return trialsToDetect({ ...goal, band, falseAlarm, quantile: comparison.quantile, rules });
}

/** Of the given sweeps, else of those that are needed; null where there are none to compare. */
export function curveOf(
  { trials, trialsFor: goal, expectations }: Plan,
  policy: Policy,
): PowerCurve | null {
  const n = goal.trials;
  const drawn = trials ?? (n === null ? null : ([n, n] as const));
  if (drawn === null) return null;
  const expected = expectations ?? whatToExpect(drawn, goal.slowdown, policy);
  if (expected.range === null) return null;

  const wanted = trials === null ? goal : null;
  const design = designOf(drawn, expected.confidence, policy);
  const points = powerCurve(design, expected, wanted?.slowdown ?? null);
  return { expectations: expected, points, goal: wanted };
}
