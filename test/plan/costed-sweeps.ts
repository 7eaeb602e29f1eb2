import { type ComparisonRules, compareCurves, comparedRange } from '../../src/compare/index.ts';
import { inCost, tuningCurve } from '../../src/estimate/index.ts';
import type { Random } from '../../src/math/random.ts';
import type { CostedDesign, CostedTrial } from '../../src/plan/index.ts';
import type { EvidenceLevel } from '../../src/settings.ts';
import { bandOf, RULES } from '../support/bands.ts';

export type Trials = readonly CostedTrial[];

interface Making {
  readonly confidence: number;
  readonly inCost: (dearest: number) => ComparisonRules;
  readonly inTrials: ComparisonRules;
}

/** A comparison in cost of two sweeps, or in trials where their costs are too far apart for that. */
export function costedDesign(
  baseline: Trials,
  candidate: Trials,
  { confidence = 0.8, inCost = () => RULES, inTrials = RULES }: Partial<Making> = {},
): CostedDesign {
  const bands = [baseline, candidate].map(({ length }) => bandOf(length, undefined, confidence));
  const [b, c] = bands as [CostedDesign['baseline']['band'], CostedDesign['baseline']['band']];
  return {
    baseline: { band: b, trials: baseline },
    candidate: { band: c, trials: candidate },
    quantile: 0.5,
    rules: { inCost, inTrials },
  };
}

/** What the comparison of these very sweeps says, by comparing them. */
export function levelOf(design: CostedDesign, baseline: Trials, candidate: Trials): EvidenceLevel {
  const { inCost: rulesFor, inTrials } = design.rules;
  const [ours, theirs] = [meanCost(baseline), meanCost(candidate)];
  const costs = [ours ?? theirs ?? 1, theirs ?? ours ?? 1] as const;
  const scores = (trials: Trials) => trials.map(({ score }) => score);
  const b = tuningCurve(scores(baseline), design.baseline.band);
  const c = tuningCurve(scores(candidate), design.candidate.band);
  const [dearB, dearC] = [inCost(b, costs[0]), inCost(c, costs[1])];
  // A sweep that resolves no trial is too small, whatever it costs.
  const cheaper = costs[0] > costs[1] ? c : b;
  const isApart = comparedRange(dearB, dearC, RULES) === null && cheaper.resolvableBudget >= 1;
  return isApart && Math.max(b.resolvableBudget, c.resolvableBudget) >= 1
    ? compareCurves(b, c, inTrials).worse.level
    : compareCurves(dearB, dearC, rulesFor(Math.max(...costs))).worse.level;
}

function meanCost(trials: Trials): number | null {
  const costs = trials.flatMap(({ cost }) => cost ?? []);
  return costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) / costs.length : null;
}

/** Trials with unrelated scores and costs, the logarithms of the costs normal with this spread. */
export function noisy(n: number, spread: number, random: Random): CostedTrial[] {
  const normal = () => Math.sqrt(-2 * Math.log1p(-random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: n }, () => ({ score: random(), cost: Math.exp(spread * normal()) }));
}
