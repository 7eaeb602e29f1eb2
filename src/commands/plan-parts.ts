import { type Design, expectationsOf, trialsToDetect } from '../plan/index.ts';
import type { Plan, PowerCurve } from '../render/index.ts';
import type { Settings } from '../settings.ts';
import { chooseConfidence, designOf, type Policy, wantedRate } from './plan-design.ts';
import type { PlanRequest } from './plan-flags.ts';
import { powerCurve } from './power-curve.ts';

const SLOWDOWNS = [1.5, 2, 3, 4, 6, 8, 16];

/** Everything a plan tells in words. */
export function makePlan(request: PlanRequest, policy: Policy): Plan {
  const { trials, ...goal } = request;
  const { settings } = policy;
  const confidence = chooseConfidence(trials, policy);
  return {
    settings,
    trials,
    confidence,
    expectations:
      trials === null || confidence === null
        ? null
        : whatToExpect(designOf({ trials, confidence }, policy), goal.slowdown, settings),
    trialsFor: { ...goal, trials: trialsFor(goal, policy) },
  };
}

function whatToExpect(design: Design, slowdown: number, { band }: Settings) {
  const slowdowns = [...new Set([...SLOWDOWNS, slowdown])].sort((a, b) => a - b);
  return expectationsOf(design, { seed: band.seed, slowdowns });
}

function trialsFor(goal: Omit<PlanRequest, 'trials'>, { settings, rules }: Policy): number | null {
  const { band, comparison } = settings;
  const falseAlarm = wantedRate(settings);
  return trialsToDetect({ ...goal, band, falseAlarm, quantile: comparison.quantile, rules });
}

/** Of the given sweeps, else of those that are needed; null where there are none to compare. */
export function curveOf(
  { trials, trialsFor: goal, expectations, confidence: known }: Plan,
  policy: Policy,
): PowerCurve | null {
  const n = goal.trials;
  const drawn = trials ?? (n === null ? null : ([n, n] as const));
  const confidence = known ?? chooseConfidence(drawn, policy);
  if (drawn === null || confidence === null) return null;
  const { settings } = policy;
  const design = designOf({ trials: drawn, confidence }, policy);
  const expected = expectations ?? whatToExpect(design, goal.slowdown, settings);
  if (expected.range === null) return null;

  const wanted = trials === null ? goal : null;
  const { seed } = settings.band;
  const points = powerCurve(design, expected, { seed, asked: wanted?.slowdown ?? null });
  return { expectations: expected, points, goal: wanted };
}
