import type { Comparison, DirectionEvidence } from '../../compare/index.ts';
import { type Arm, type Assessment, type BudgetAxis, unitOf } from '../../decide/index.ts';
import { limitsAt, type TuningCurve } from '../../estimate/index.ts';
import { mapSteps, type StepFunction } from '../../math/step-function.ts';
import { orient, type Sweep } from '../../parse/index.ts';
import { printable } from '../../read/index.ts';
import type { Direction, Settings } from '../../settings/index.ts';
import { describeBudget } from '../wording/budgets.ts';
import { betterWord, capitalized, curveWord } from '../wording/curve.ts';
import { formatPercent, plural } from '../wording/numbers.ts';
import { describeLimits, formatOfCurves, toMetric as inMetric } from '../wording/scores.ts';
import { label } from '../wording/sweeps.ts';
import { headline, verdictSentence } from '../wording/verdict.ts';
import type { ChartArm, ChartModel, LaneSegment } from './model.ts';

/** The chart of a comparison, or of the only sweep; null if there is neither. */
export function chartOf(assessment: Assessment): ChartModel | null {
  const { alone, settings, axis } = assessment;
  if (!alone) return comparisonChart(assessment);
  const { sweep, curve } = alone;
  const shown = { settings, axis };
  return {
    ...curveChart(sweep, curve, shown),
    title: 'Tuning curve of the candidate',
    arms: [arm('candidate', sweep, curve)],
  };
}

function comparisonChart(assessment: Assessment): ChartModel | null {
  const { baseline, candidate, comparison } = assessment;
  if (!baseline || !candidate || !comparison) return null;
  const [b, c] = [comparison.baseline.band.n, comparison.candidate.band.n];
  const n = b === c ? `${plural(b, 'trial')} each` : `${b} and ${c} trials`;
  return {
    ...frame(assessment, baseline, n),
    firstBudget: Math.max(comparison.baseline.trialCost, comparison.candidate.trialCost),
    title: headline(assessment),
    arms: [
      arm('baseline', baseline, comparison.baseline, comparison.gate.baseline),
      arm('candidate', candidate, comparison.candidate, comparison.gate.candidate),
    ],
    ...judged(assessment, comparison),
    description: verdictSentence(assessment),
  };
}

/** The chart of a single sweep, drawn like a baseline but without a role. */
export function curveChart(sweep: Sweep, curve: TuningCurve, shown: Shown): ChartModel {
  return {
    ...frame(shown, sweep, plural(curve.band.n, 'trial')),
    firstBudget: curve.trialCost,
    title: `Tuning curve of ${label(sweep)}`,
    arms: [arm('baseline', sweep, curve)],
    lane: [],
    isJudged: false,
    description: curveSentence(sweep, curve, shown),
  };
}

/** The values of a single curve at its first and its last resolved budget. */
function curveSentence(sweep: Sweep, curve: TuningCurve, { settings, axis }: Shown): string {
  const { trialCost: first, resolvableBudget: last } = curve;
  const ends = last > first ? [first, last] : [first];
  const values = ends.map((end) => inMetric(limitsAt(curve, end), sweep.direction));
  const format = formatOfCurves([curve]);
  const said = values.map(
    (value, i) => `${describeLimits(value, format)} after ${describeBudget(ends[i] ?? 1, axis)}`,
  );
  return `The ${curveWord(settings, sweep.direction)} best ${printable(sweep.metric)} is ${said.join(' and ')}.`;
}

interface Shown {
  readonly settings: Settings;
  readonly axis: BudgetAxis;
  /** Set if the gate has bands of its own. */
  readonly gateConfidence?: number;
}

function frame(shown: Shown, sweep: Sweep, n: string) {
  const { settings, axis } = shown;
  const metric = printable(sweep.metric);
  const below = axis.kind === 'cost' ? ', and the trials they buy' : '';
  return {
    subtitle: subtitle(shown, { n, metric, direction: sweep.direction }),
    xLabel: `budget: ${unitOf(axis)} of random search (log scale)${below}`,
    unit: unitOf(axis),
    betterWord: betterWord(sweep.direction),
    curveWord: curveWord(settings, sweep.direction),
    target: settings.comparison.target,
    margin: settings.comparison.margin,
    yLabel: metric,
    direction: sweep.direction,
  };
}

function limitsOf({ lower, upper, resolvableBudget }: TuningCurve, { direction }: Sweep) {
  const [worst, best] = [lower, upper].map((limit) =>
    mapSteps(limit, (score) => orient(score, direction)),
  ) as [StepFunction, StepFunction];
  const isUp = direction === 'maximize';
  return { lower: isUp ? worst : best, upper: isUp ? best : worst, resolvableBudget };
}

function arm(role: Arm, sweep: Sweep, curve: TuningCurve, gate = curve): ChartArm {
  const toMetric = (score: number) => orient(score, sweep.direction);
  return {
    role,
    name: label(sweep),
    median: mapSteps(curve.point, toMetric),
    ...limitsOf(curve, sweep),
    gate: gate === curve ? null : limitsOf(gate, sweep),
    scores: sweep.trials.map(({ score }) => toMetric(score)),
    trialCost: curve.trialCost,
  };
}

/** Evidence that does not count in the table is not drawn either. */
function judged(
  { verdict }: Assessment,
  comparison: Comparison,
): Pick<ChartModel, 'lane' | 'isJudged'> {
  const isJudged = verdict !== 'invalid' && verdict !== 'insufficient';
  return { lane: isJudged ? laneOf(comparison) : [], isJudged };
}

/** The strongest evidence on each interval, in either direction. */
function laneOf({ worse, better }: Comparison): LaneSegment[] {
  const segments = [...segmentsOf(worse, 'worse'), ...segmentsOf(better, 'better')];
  return segments.sort((a, b) => a.from - b.from);
}

function segmentsOf(
  { intervals }: DirectionEvidence,
  direction: LaneSegment['direction'],
): LaneSegment[] {
  const { weak, fair, strong } = intervals;
  const cuts = [...new Set([weak, fair, strong].flat(2))].sort((a, b) => a - b);
  return cuts.slice(1).flatMap((to, i) => {
    const from = cuts[i] as number;
    const holds = (level: 'weak' | 'fair' | 'strong') =>
      intervals[level].some(([a, b]) => a <= from && to <= b);
    const level = (['strong', 'fair', 'weak'] as const).find(holds);
    return level ? [{ from, to, level, direction }] : [];
  });
}

/** The line below the title: what the curves show. */
function subtitle(
  { settings, axis, gateConfidence }: Shown,
  { n, metric, direction }: { n: string; metric: string; direction: Direction },
): string {
  const { band, comparison } = settings;
  // A long name would push out the rest.
  const best = `${capitalized(curveWord(settings, direction))} best ${printable(metric, 40)}`;
  const curve = axis.kind === 'trials' ? `${best} after k trials` : `${best} for a given cost`;
  const isOther = gateConfidence !== undefined && gateConfidence !== band.confidence;
  const gate = isOther
    ? ` (dashed edges: the gate’s ${formatPercent(Number(gateConfidence.toFixed(3)))})`
    : '';
  const margin = comparison.margin === 0 ? '' : `, margin ${comparison.margin}`;
  return `${curve} of random search, ${formatPercent(band.confidence)} simultaneous bands${gate}, ${n}${margin}`;
}
