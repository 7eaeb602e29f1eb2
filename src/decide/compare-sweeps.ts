import {
  budgetToTarget,
  type Comparison,
  compareAt,
  compareCurves,
  equivalentEffort,
  jointLevel,
  notWorse,
  type OverallSlowdown,
  overallSlowdown,
  ruledOut,
} from '../compare/index.ts';
import { levelFromBudget } from '../estimate/index.ts';
import { orient } from '../parse/index.ts';
import type { Settings } from '../settings.ts';
import type { Assessment, Searches, TargetBudgets, TrialsNeeded, Verdict } from './assessment.ts';
import { type BudgetAxis, rulesOn } from './axis.ts';
import { chancesOf, trialsForSlowdown } from './chances.ts';
import { checkAssumptions } from './checks/check-assumptions.ts';
import { arePaired } from './checks/paired-sweeps.ts';
import { chooseAxis } from './choose-axis.ts';
import { chooseConfidence } from './confidence-by-rate.ts';
import { budgetsOf, curveOf, dearerTrial, doublingsIn } from './curves.ts';
import { isClosedByLimits } from './empty-range.ts';
import { exampleOf } from './example.ts';
import { beyondRate, judge, strictly, withAllShards, withClaim } from './gate-policy.ts';
import type { SweepPair } from './sweep-pair.ts';
import { rangeWarnings, searchWarnings, trialsToOpen } from './warnings.ts';

/** Everything a report says of two sweeps of the same metric. */
export function compareSweeps(pair: SweepPair, given: Settings, searches: Searches): Assessment {
  const { settings: withConfidence, isWithinRate } = chooseConfidence(pair, given);
  const { axis, costed, settings, warnings: ofAxis } = chooseAxis(pair, withConfidence);
  const comparison = comparisonOf(pair, axis, settings);
  const isPaired = arePaired(pair.baseline, pair.candidate);
  const { rows, example } = tableOf(comparison, axis, settings);
  const forSlowdown = trialsForSlowdown({ comparison, axis, costed, settings });
  const trialsNeeded: TrialsNeeded = {
    // A gate that can keep its rate and never fires would need fewer, and be of no use.
    toOpenRange: isWithinRate ? trialsToOpen(comparison, settings) : forSlowdown.toDetect,
    ...forSlowdown,
  };
  const warnings = [
    ...searchWarnings(searches),
    ...ofAxis,
    ...checkAssumptions({ ...pair, settings }),
    ...rangeWarnings(comparison, trialsNeeded),
  ];
  const withinMargin = notWorse(comparison);
  const found: Verdict =
    isWithinRate || isClosedByLimits(comparison)
      ? withClaim(judge(comparison, settings.gate, axis), withinMargin)
      : beyondRate(settings);
  const { gate } = settings;
  const verdict = strictly(found, comparison.worse.level, { warnings, gate });
  return {
    ...withAllShards(verdict, searches.candidate, gate),
    settings,
    searches,
    ...pair,
    axis,
    comparison,
    rows,
    example,
    efforts: rows.map(({ budget }) =>
      equivalentEffort(comparison.baseline, comparison.candidate, budget),
    ),
    target: targetOf(pair, comparison, settings),
    overallSlowdown: slowdownOf(pair, comparison, settings),
    ruledOut: ruledOut(comparison, doublingsIn(comparison)),
    notWorse: withinMargin,
    jointLevel: jointLevel(
      comparison.baseline,
      comparison.candidate,
      isPaired ? 'paired' : 'independent',
    ),
    isWithinRate,
    isPaired,
    chances: chancesOf({ ...pair, comparison, axis, costed, isPaired, settings }),
    alone: null,
    warnings,
    trialsNeeded,
  };
}

function comparisonOf(pair: SweepPair, axis: BudgetAxis, settings: Settings): Comparison {
  const curves = {
    baseline: curveOf(pair.baseline, settings, axis),
    candidate: curveOf(pair.candidate, settings, axis),
  };
  const rules = rulesOn({ axis, trial: dearerTrial(curves) }, settings.comparison);
  return compareCurves(curves.baseline, curves.candidate, rules);
}

/** Where no budgets are asked for, the table has the one that the verdict's sentence is about. */
function tableOf(comparison: Comparison, axis: BudgetAxis, settings: Settings) {
  const { margin, budgets: asked } = settings.comparison;
  const rows = budgetsOf(comparison, axis, settings).map((budget) =>
    compareAt(comparison.baseline, comparison.candidate, budget, margin),
  );
  const example = exampleOf(comparison, { rows, axis, margin });
  if (example === null || asked !== null || rows.includes(example)) return { rows, example };
  return { rows: [...rows, example].sort((a, b) => a.budget - b.budget), example };
}

/** One number for all budgets contradicts strong evidence both ways. */
function slowdownOf(
  pair: SweepPair,
  { worse, better }: Comparison,
  { band }: Settings,
): OverallSlowdown | null {
  if ([worse, better].every(({ intervals }) => intervals.strong.length > 0)) return null;
  const [baseline, candidate] = [pair.baseline, pair.candidate].map(({ trials }) =>
    trials.map(({ score }) => score),
  );
  return overallSlowdown(baseline ?? [], candidate ?? [], band.confidence);
}

function targetOf(
  { candidate: { direction } }: SweepPair,
  { baseline, candidate }: Comparison,
  { comparison }: Settings,
): TargetBudgets | null {
  const { target, quantile } = comparison;
  if (target === null) return null;
  const score = orient(target, direction);
  return {
    score: target,
    baseline: budgetToTarget(baseline, score),
    candidate: budgetToTarget(candidate, score),
    level: Math.min(
      levelFromBudget(baseline.band, quantile),
      levelFromBudget(candidate.band, quantile),
    ),
  };
}
