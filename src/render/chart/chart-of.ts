import type { Comparison, DirectionEvidence } from '../../compare/index.ts';
import { type Assessment, type BudgetAxis, unitOf } from '../../decide/index.ts';
import { limitsAt, type TuningCurve } from '../../estimate/index.ts';
import { mapSteps, type StepFunction } from '../../math/step-function.ts';
import { orient, type Sweep } from '../../parse/index.ts';
import { printable } from '../../read/index.ts';
import type { Settings } from '../../settings/index.ts';
import { describeBudget } from '../wording/budgets.ts';
import { betterWord, capitalized, curveWord } from '../wording/curve.ts';
import { type Format, formatPercent, plural } from '../wording/numbers.ts';
import {
  describeLimits,
  formatOfCurves,
  toMetric as inMetric,
  scoreFormat,
} from '../wording/scores.ts';
import { label } from '../wording/sweeps.ts';
import { headline, verdictSentence } from '../wording/verdict.ts';
import type { ChartArm, ChartModel, LaneSegment } from './model.ts';

/** The chart of a comparison, or of the only sweep; null if there is neither. */
export function chartOf(assessment: Assessment): ChartModel | null {
  const { alone, settings, axis, baseline, candidate, comparison } = assessment;
  if (alone) {
    const { sweep, curve } = alone;
    const chart = curveChart(sweep, curve, { settings, axis });
    return {
      ...chart,
      title: `Candidate alone: ${lastMedian(sweep, curve, { settings, axis })}`,
      arms: [arm('candidate', sweep, curve)],
    };
  }
  if (!baseline || !candidate || !comparison) return null;
  const [b, c] = [comparison.baseline.band.n, comparison.candidate.band.n];
  const sizes = b === c ? `${plural(b, 'trial')} each` : `${b} and ${c} trials`;
  const arms = [
    arm('baseline', baseline, comparison.baseline, comparison.gate.baseline),
    arm('candidate', candidate, comparison.candidate, comparison.gate.candidate),
  ];
  const format = scoreFormat(assessment);
  return {
    ...frame(assessment, baseline, sizes),
    firstBudget: Math.max(comparison.baseline.trialCost, comparison.candidate.trialCost),
    budgetMax: comparison.rules.budgetMax,
    title: headline(assessment),
    arms,
    ...judged(assessment, comparison),
    format,
    description: `${verdictSentence(assessment)} ${trialsSentence(arms, format)}`,
  };
}

/** The chart of a single sweep, which has no role. */
export function curveChart(sweep: Sweep, curve: TuningCurve, shown: Shown): ChartModel {
  const arms = [arm('sweep', sweep, curve)];
  const format = formatOfCurves([curve]);
  return {
    ...frame(shown, sweep, plural(curve.band.n, 'trial')),
    firstBudget: curve.trialCost,
    budgetMax: null,
    title: `Tuning curve of ${label(sweep)}`,
    arms,
    lane: [],
    isJudged: false,
    format,
    description: `${curveSentence(sweep, curve, shown)} ${trialsSentence(arms, format)}`,
  };
}

/** "0.909 after 8.2 trials", at the last budget that the sweep resolves. */
function lastMedian(sweep: Sweep, curve: TuningCurve, { axis }: Shown): string {
  const last = Math.max(curve.trialCost, curve.resolvableBudget);
  const { middle } = inMetric(limitsAt(curve, last), sweep.direction);
  const format: Format = formatOfCurves([curve]);
  const value = Number.isFinite(middle) ? format(middle) : 'fails';
  return `${value} after ${describeBudget(last, axis)}`;
}

/** The values of a single curve at its first and its last resolved budget. */
function curveSentence(sweep: Sweep, curve: TuningCurve, { settings, axis }: Shown): string {
  const { trialCost: first, resolvableBudget: last } = curve;
  const ends = last > first ? [first, last] : [first];
  const format = formatOfCurves([curve]);
  const said = ends.map((end) => {
    const limits = inMetric(limitsAt(curve, end), sweep.direction);
    return `${describeLimits(limits, format)} after ${describeBudget(end, axis)}`;
  });
  return `The ${curveWord(settings, sweep.direction)} best ${printable(sweep.metric)} is ${said.join(' and ')}.`;
}

interface Shown {
  readonly settings: Settings;
  readonly axis: BudgetAxis;
  /** Set if the gate has bands of its own. */
  readonly gateConfidence?: number;
}

/** A longer metric would push the rest out of the subtitle. */
const MAX_METRIC_LENGTH = 40;

function frame({ settings, axis, gateConfidence }: Shown, sweep: Sweep, sizes: string) {
  const { band, comparison } = settings;
  const { direction } = sweep;
  const word = curveWord(settings, direction);
  const best = `${capitalized(word)} best ${printable(sweep.metric, MAX_METRIC_LENGTH)}`;
  const isOther = gateConfidence !== undefined && gateConfidence !== band.confidence;
  const gate = `dashed edges: the gate’s ${formatPercent(Number((gateConfidence ?? 0).toFixed(3)))}`;
  const { margin, target } = comparison;
  const sign = direction === 'maximize' ? '+' : '−';
  return {
    subtitle: [
      `${best} with ${formatPercent(band.confidence)} bands`,
      sizes,
      betterWord(direction),
      ...(isOther ? [gate] : []),
      ...(margin === 0 ? [] : [`dotted: candidate ${sign} margin ${margin}`]),
    ],
    xLabel:
      axis.kind === 'cost'
        ? `${unitOf(axis)} (log scale), and the trials they buy`
        : 'trials of random search (log scale)',
    unit: unitOf(axis),
    curveWord: word,
    target,
    margin,
    metric: printable(sweep.metric),
    direction,
  };
}

function limitsOf({ lower, upper, resolvableBudget }: TuningCurve, { direction }: Sweep) {
  const [worst, best] = [lower, upper].map((limit) =>
    mapSteps(limit, (score) => orient(score, direction)),
  ) as [StepFunction, StepFunction];
  const isUp = direction === 'maximize';
  return { lower: isUp ? worst : best, upper: isUp ? best : worst, resolvableBudget };
}

function arm(
  role: ChartArm['role'],
  sweep: Sweep,
  curve: TuningCurve,
  gate: TuningCurve = curve,
): ChartArm {
  const toMetric = (score: number) => orient(score, sweep.direction);
  return {
    role,
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

/** The single trials in a sentence, for readers who cannot see them. */
function trialsSentence(arms: readonly ChartArm[], format: Format): string {
  const rows = arms.map(({ scores, role }) => {
    const finite = scores.filter(Number.isFinite);
    const whose = arms.length === 1 ? '' : ` of the ${role}`;
    const failed = scores.length - finite.length;
    return [
      `${plural(scores.length, 'trial')}${whose}`,
      ...(finite.length > 0 ? [rangeOf(finite, format)] : []),
      ...(failed > 0 ? [`${failed} failed`] : []),
    ].join(', ');
  });
  return `Every trial: ${rows.join('; ')}.`;
}

/** "from 0.612 to 0.903". */
function rangeOf(scores: readonly number[], format: Format): string {
  const low = scores.reduce((a, b) => Math.min(a, b));
  const high = scores.reduce((a, b) => Math.max(a, b));
  return low === high ? `all at ${format(low)}` : `from ${format(low)} to ${format(high)}`;
}
