import {
  budgetToTarget,
  type Comparison,
  type CurvePair,
  compareAt,
  compareCurves,
  equivalentEffort,
  jointLevel,
  notWorse,
  type OverallSlowdown,
  overallSlowdown,
  ruledOut,
} from '../compare/index.ts';
import { type CdfBand, confidenceBand, levelFromBudget } from '../estimate/index.ts';
import { orient, type Sweep } from '../parse/index.ts';
import type { BandSettings, Settings } from '../settings.ts';
import type { Assessment, Searches, TargetBudgets, TrialsNeeded, Verdict } from './assessment.ts';
import { type BudgetAxis, rulesOn } from './axis.ts';
import { chancesOf, confidenceOfGate, trialsForSlowdown } from './chances.ts';
import { checkAssumptions } from './checks/check-assumptions.ts';
import { arePaired } from './checks/paired-sweeps.ts';
import { chooseAxis } from './choose-axis.ts';
import { budgetsOf, curveWith, dearerTrial, doublingsIn } from './curves.ts';
import { isClosedByLimits } from './empty-range.ts';
import { exampleOf } from './example.ts';
import { beyondRate, judge, strictly, withAllShards, withClaim } from './gate-policy.ts';
import type { SweepPair } from './sweep-pair.ts';
import { rangeWarnings, searchWarnings, trialsToOpen } from './warnings.ts';

/** Everything a report says of two sweeps of the same metric. */
export function compareSweeps(pair: SweepPair, given: Settings, searches: Searches): Assessment {
  const { axis, settings, warnings: ofAxis } = chooseAxis(pair, given);
  const gateConfidence = confidenceOfGate(pair, axis, settings);
  const comparison = comparisonOf(pair, axis, { settings, gateConfidence });
  const isPaired = arePaired(pair.baseline, pair.candidate);
  const { rows, example } = tableOf(comparison, axis, settings);
  const isBeyondRate =
    comparison.range === null &&
    settings.comparison.falseAlarmRate !== null &&
    !isClosedByLimits(comparison);
  const forSlowdown = trialsForSlowdown({ ...pair, comparison, axis, settings });
  const trialsNeeded: TrialsNeeded = {
    // Without a gate that keeps the rate: one that does and never fires would need fewer.
    toOpenRange: isBeyondRate ? forSlowdown.toDetect : trialsToOpen(comparison, settings),
    ...forSlowdown,
  };
  const warnings = [
    ...searchWarnings(searches),
    ...ofAxis,
    ...checkAssumptions({ ...pair, settings }),
    ...rangeWarnings(comparison, trialsNeeded),
  ];
  const { gate } = settings;
  const withinMargin = notWorse(comparison);
  const found: Verdict = isBeyondRate
    ? beyondRate(settings)
    : withClaim(judge(comparison, gate, axis), withinMargin);
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
    ruledOut: ruledOut(comparison, doublingsIn(comparison, comparison.shownRange)),
    notWorse: withinMargin,
    jointLevel: jointLevel(
      comparison.baseline,
      comparison.candidate,
      isPaired ? 'paired' : 'independent',
    ),
    gateConfidence,
    isBeyondRate,
    isPaired,
    chances: chancesOf({ ...pair, comparison, axis, isPaired, settings }),
    alone: null,
    warnings,
    trialsNeeded,
  };
}

interface Judged {
  readonly settings: Settings;
  readonly gateConfidence: number;
}

function comparisonOf(
  pair: SweepPair,
  axis: BudgetAxis,
  { settings, gateConfidence }: Judged,
): Comparison {
  const { confidence } = settings.band;
  const bandOf = bandsBySize(settings.band);
  const curvesAt = (level: number): CurvePair => {
    const curve = (sweep: Sweep) =>
      curveWith(bandOf(sweep.trials.length, level), sweep, { settings, axis });
    return { baseline: curve(pair.baseline), candidate: curve(pair.candidate) };
  };
  const shown = curvesAt(confidence);
  const gate = gateConfidence === confidence ? shown : curvesAt(gateConfidence);
  const rules = rulesOn({ axis, trial: dearerTrial(shown) }, settings.comparison);
  return compareCurves(shown.baseline, shown.candidate, rules, gate);
}

/** Sweeps of one size share a band. */
function bandsBySize(settings: BandSettings): (n: number, confidence: number) => CdfBand {
  const known = new Map<string, CdfBand>();
  return (n, confidence) => {
    const band = known.get(`${n} ${confidence}`) ?? confidenceBand(n, { ...settings, confidence });
    known.set(`${n} ${confidence}`, band);
    return band;
  };
}

/** Where no budgets are asked for, the table has the one that the verdict's sentence is about. */
function tableOf(comparison: Comparison, axis: BudgetAxis, settings: Settings) {
  const { margin, budgets: asked } = settings.comparison;
  const rows = budgetsOf(comparison, axis, settings).map((budget) =>
    compareAt(comparison, budget, margin),
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
