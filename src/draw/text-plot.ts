import { type Assessment, middleBest, type PairsFound, unitOf } from '../decide/index.ts';
import { type StepFunction, valueAt } from '../math/functions.ts';
import { plainText } from '../print/index.ts';
import {
  describeMedian,
  type EvidenceAt,
  evidenceAt,
  formatBudget,
  type MetricLimits,
} from '../report/index.ts';
import { chartBudgets, curveAxis, dotsAxis, isOn, placeOn, type ScoreAxis } from './axes.ts';
import { chartOf } from './chart-of.ts';
import type { ChartModel, ChartSearches, ChartSettings, ChartTrial } from './model.ts';
import type { Role } from './svg/sheet.ts';

/**
 * Medians with their limits at the budgets of the table, drawn with characters on the chart's axis; no untrusted
 * text. Empty if there are no rows, no score to draw, or no budget that is resolved.
 *
 * @param write the evidence, which ends a line
 */
export function drawTextPlot(
  assessment: Assessment,
  columns: number,
  write: (evidence: EvidenceAt) => string = ({ said }) => plainText(said),
): string[] {
  const model = chartOf(assessment);
  if (model === null) return [];
  const rows = rowsOf(model, assessment);
  const shown = chartBudgets(model);
  const axis = curveAxis(model, { budgets: shown, target: null });
  if (rows.length === 0 || !shown.isResolved || axis.ticks.length === 0) return [];
  const place = placeOn(axis, [0, columns - 1]);
  const heading = unitOf(assessment.axis);
  const budgets = Math.max(heading.length, ...rows.map(({ budget }) => budget.length));
  const values = Math.max(...rows.map(({ value }) => value.length));
  const lines = rows.map(({ budget, role, limits, value, evidence }) =>
    [
      budget.padStart(budgets),
      role.charAt(0),
      drawn(limits, axis, { columns, place, dot: DOTS[role] }),
      value.padEnd(values),
      evidence && write(evidence),
    ].join('  '),
  );
  const ticks = tickLine(axis, { columns, place });
  return [`${heading.padStart(budgets)}     ${ticks}`, ...lines].map((line) => line.trimEnd());
}

/** A line for each sweep: a median with its limits, in the first the budget, in the last the evidence. */
function rowsOf({ arms, format }: ChartModel, assessment: Assessment) {
  if (assessment.kind === 'unjudged') return [];
  const found =
    assessment.kind === 'compared' ? assessment.rows.map((row) => evidenceAt(row, assessment)) : [];
  return assessment.rows.flatMap(({ budget }, row) =>
    arms.map(({ role, lower, median, upper }, i) => {
      const at = (curve: StepFunction) => valueAt(curve, budget);
      const limits = { lower: at(lower), median: at(median), upper: at(upper) };
      return {
        ...{ role, limits, value: describeMedian(limits, format) },
        budget: i === 0 ? formatBudget(budget) : '',
        evidence: i === 1 ? found[row] : undefined,
      };
    }),
  );
}

/** Of a set of trials, or of searches in what they end with: the middle one, and others around it. */
interface Strip {
  readonly role: Role;
  readonly limits: MetricLimits;
  readonly value: string;
}

/** How trials at comparable settings, or whole searches, compare: a line for each sweep, from worse to better. */
export function drawStrips(
  tested: ChartSettings | ChartSearches,
  { direction, format }: ChartModel,
  width: number,
): string[] {
  const isBySettings = tested.kind === 'settings';
  const strips = isBySettings
    ? tested.arms.map(
        ({ role, trials }): Strip => ({ role, value: '', limits: middleHalf(trials) }),
      )
    : tested.arms.map(({ role, lower, median, upper }): Strip => {
        const at = (curve: StepFunction) => valueAt(curve, tested.length);
        const limits = { lower: at(lower), median: at(median), upper: at(upper) };
        return { role, limits, value: describeMedian(limits, format) };
      });
  const axis = dotsAxis(
    strips.flatMap(({ limits }) => Object.values(limits).filter(Number.isFinite)),
  );
  const values = Math.max(...strips.map(({ value }) => value.length));
  const columns = Math.max(MIN_STRIP, Math.min(MAX_STRIP, width - values - 7));
  const ends = ['worse', 'better'];
  const [first = '', last = ''] =
    isBySettings || direction === 'maximize' ? ends : ends.toReversed();
  const place = placeOn(axis, [0, columns - 1]);
  return [
    `    ${first}${last.padStart(columns - first.length)}`,
    ...strips.map(({ role, limits, value }) =>
      `${role.charAt(0)}  ${drawn(limits, axis, { columns, place, dot: DOTS[role] })}  ${value}`.trimEnd(),
    ),
    '○ baseline  ● candidate',
    isBySettings
      ? 'line: the middle half of its trials'
      : 'line: from the worst to the best search',
  ];
}

const [MIN_STRIP, MAX_STRIP] = [10, 46];
const DOTS = { baseline: '○', candidate: '●', sweep: '●' } as const;

function middleHalf(trials: readonly ChartTrial[]): MetricLimits {
  const sorted = trials.map(({ score }) => score).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { lower: at(0.25), median: middleBest(sorted), upper: at(0.75) };
}

/** "worse ■■■■■■ 19 · same ■ 3 · better ■ 2": a square a pair, or so many pairs as the screen needs. */
export function drawPairBars({ n, worse, same, better }: PairsFound, width: number): string {
  const counts = Object.entries({ worse, same, better });
  const line = (perSquare: number) => {
    const bars = counts.map(([name, count]) => {
      const squares = '■'.repeat(Math.ceil(count / perSquare));
      return `${name} ${squares}${squares && ' '}${count}`;
    });
    return bars.join(' · ');
  };
  const each = Array.from({ length: n }, (_, i) => i + 1);
  return line(each.find((pairs) => line(pairs).length <= width) ?? n);
}

interface Canvas {
  readonly columns: number;
  /** The column of a score, not rounded; the first or the last for those beyond the axis. */
  readonly place: (score: number) => number;
}

/** "├──○─┤", with an arrow where it goes on beyond the plot; as wide as the plot and its arrows. */
function drawn(
  { lower, median, upper }: MetricLimits,
  axis: ScoreAxis,
  { columns, place, dot }: Canvas & { readonly dot: string },
): string {
  const columnOf = (score: number) => Math.round(place(score));
  const from = lower < axis.low ? -1 : columnOf(lower);
  const to = upper > axis.high ? columns : columnOf(upper);
  const at = isOn(axis, median) ? columnOf(median) : null;
  const cells = Array.from({ length: columns }, (_, i) => {
    if (i === at) return dot;
    if (i === from) return '├';
    if (i === to) return '┤';
    return i > from && i < to ? '─' : ' ';
  });
  return `${from < 0 ? '◂' : ' '}${cells.join('')}${to >= columns ? '▸' : ' '}`;
}

/** Round scores above their columns, all of them or each second, third …, as many as fit. */
function tickLine({ ticks }: ScoreAxis, { columns, place }: Canvas): string {
  const [first = 0, second = Infinity] = ticks.map(({ value }) => place(value));
  const widest = Math.max(...ticks.map(({ text }) => text.length));
  const every = Math.ceil((widest + 2) / (second - first)) || 1;
  return ticks.reduce((line, { value, text }, i) => {
    const start = Math.round(place(value)) + 1 - Math.floor(text.length / 2);
    const isFree = i % every === 0 && start >= (line === '' ? 0 : line.length + 2);
    return isFree && start + text.length <= columns + 2 ? line.padEnd(start) + text : line;
  }, '');
}
