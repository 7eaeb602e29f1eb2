import QuickChart from 'quickchart-js';
import { type StepFunction, valueAt } from '../math/functions.ts';
import { betterWord, formatBudget } from '../report/index.ts';
import {
  type Budgets,
  budgetMarks,
  chartBudgets,
  curveAxis,
  differenceAxis,
  lastFailing,
  type ScoreAxis,
} from './axes.ts';
import { differenceOf } from './chart-of.ts';
import type { ChartArm, ChartModel, Curve } from './model.ts';
import { OPACITY, palette, type Role } from './svg/svg.ts';

/** GitHub's image proxy doubles the length of a URL, and its limit is undocumented. */
const MAX_URL_LENGTH = 3999;
/** In how many pieces a curve is drawn, the finest that is short enough. */
const DENSITIES = [48, 36, 24, 16, 8];
/** Text of 12 px can still be read on a telephone. */
const [WIDTH, HEIGHT] = [560, 320];
/** Of a band, in hexadecimal. */
const ALPHA = Math.round(255 * OPACITY.band).toString(16);

/**
 * The URL at which a QuickChart server draws the chart; no request is made here. The URL holds
 * scores and budgets, no names and no functions.
 *
 * @param server its URL, without query or fragment
 * @returns null if pairs, settings or searches decide, if no score is finite, if the data resolve no budget, or if
 *   the URL would be too long
 */
export function quickChart(model: ChartModel, server: string) {
  for (const pieces of DENSITIES) {
    const config = configOf(model, pieces);
    const url = config === null ? null : urlOf(config, server);
    if (url !== null && url.length <= MAX_URL_LENGTH) return { url, width: WIDTH };
  }
  return null;
}

function urlOf(config: object, server: string): string {
  const { protocol, host, pathname } = new URL(server);
  return (
    new QuickChart()
      .setScheme(protocol.replace(':', ''))
      .setHost(host + pathname.replace(/(?<!\/)\/+$/, ''))
      .setVersion('4')
      .setWidth(WIDTH)
      .setHeight(HEIGHT)
      // Of its own, for no grey is legible on GitHub's white and on its dark page.
      .setBackgroundColor('#fff')
      .setConfig(config)
      .getUrl()
  );
}

/** The configuration for Chart.js 4; null if there is nothing to draw, or the curves do not show what decides. */
function configOf(model: ChartModel, pieces: number): object | null {
  if (model.tested !== null) return null;
  const budgets = chartBudgets(model);
  const scores = curveAxis(model, { budgets, target: null });
  if (scores.ticks.length === 0 || !budgets.isResolved) return null;
  const difference = differenceOf(model);
  const { labels, ends } = gridOf(budgets, pieces);
  // A step ends at each budget; between them only one value can be drawn.
  const along = (curve: StepFunction, axis: ScoreAxis, pick: Pick) =>
    ends.map((end, i) => {
      const start = ends[i - 1] ?? end;
      const inside = [start, Math.sqrt(start * end), end];
      return rounding(axis)(pick(...inside.map((budget) => valueAt(curve, budget))));
    });
  const median = (curve: Curve, axis: ScoreAxis) =>
    along(curve.median, axis, (_, middle) => middle as number);
  // Two invisible lines, and what is between: never narrower than the band itself.
  const band = ({ lower, upper }: Curve, axis: ScoreAxis, colour: string) => {
    const fill = { target: '+1', above: colour, below: colour };
    return [
      { ...INVISIBLE, data: along(upper, axis, Math.max), fill },
      { ...INVISIBLE, data: along(lower, axis, Math.min) },
    ];
  };
  const lines = model.arms.map((arm) => ({
    label: legendOf(arm, budgets),
    data: median(arm, scores),
    ...looksOf(arm.role),
  }));
  const { text, muted } = palette('light');
  const axis = difference && differenceAxis(model, difference, { budgets, isLog: false });
  const own = { yAxisID: 'yd' };
  const datasets =
    difference && axis
      ? [
          {
            ...{ ...own, label: 'candidate − baseline', data: median(difference, axis) },
            ...{ borderColor: text, backgroundColor: `${muted}${ALPHA}` },
          },
          ...lines,
          { ...own, ...ZERO, data: ends.map(() => 0) },
          ...band(difference, axis, `${muted}${ALPHA}`).map((edge) => ({ ...own, ...edge })),
        ]
      : [...lines, ...model.arms.flatMap((arm) => band(arm, scores, bandColour(arm.role)))];
  // The unit is untrusted: only words are kept.
  const unit = model.unit.replace(/[^\p{L}\p{N} /·.-]/gu, '').slice(0, 24);
  const better = betterWord(model.direction);
  const y = scaleOf(scores, axis ? 'best score' : `${model.curveWord} best score, ${better}`);
  const x = {
    ticks: { maxRotation: 0, autoSkip: false },
    grid: HIDDEN,
    title: { display: true, text: `${unit} of tuning (log scale)` },
  };
  const scales = {
    x,
    ...(axis
      ? {
          y: { ...y, stack: 's' },
          // Space between the two.
          yg: { stack: 's', stackWeight: 0.15, ticks: HIDDEN, grid: HIDDEN, border: HIDDEN },
          yd: { ...scaleOf(axis, better), stack: 's', stackWeight: 1.5 },
        }
      : { y }),
  };
  return {
    ...{ type: 'line', data: { labels, datasets } },
    options: {
      elements: { line: { stepped: 'after', borderWidth: 2 }, point: { radius: 0 } },
      plugins: { legend: { align: 'start' } },
      scales,
    },
  };
}

const INVISIBLE = { label: '', borderColor: '#0000', backgroundColor: '#0000' } as const;
const HIDDEN = { display: false } as const;
const ZERO = {
  ...{ label: 'no difference', borderColor: palette('light').muted, borderDash: [2, 3] },
  backgroundColor: '#0000',
} as const;

function looksOf(role: Role) {
  return {
    borderColor: palette('light')[role],
    // Only in the legend, next to its dashes.
    backgroundColor: bandColour(role),
    ...(role === 'baseline' ? { borderDash: [7, 4] } : {}),
  };
}

function scaleOf(axis: ScoreAxis, title: string) {
  const score = rounding(axis);
  return {
    ...(axis.isLog ? { type: 'logarithmic' } : {}),
    min: score(axis.low),
    max: score(axis.high),
    ticks: {
      includeBounds: false,
      ...(axis.isLog ? { format: { maximumSignificantDigits: 2 } } : {}),
    },
    title: { display: true, text: title },
  };
}

/** The value of a piece, from a curve's values at its start, its middle and its end. */
type Pick = (...values: readonly number[]) => number;

const bandColour = (role: Role) => `${palette('light')[role]}${ALPHA}`;

/** The name of an arm, and where a search fails. */
function legendOf(arm: ChartArm, budgets: Budgets): string {
  const end = lastFailing(arm, budgets);
  if (end === null) return arm.role;
  return `${arm.role} (fails${end < budgets.last ? ` up to ${formatBudget(end)}` : ''})`;
}

/** Two marks are at least this share of the axis apart. */
const APART = 1 / 14;

/**
 * Budgets at even distances on a log axis, where the server has a mark for each: readable ones take the place of their
 * neighbours, and have a label.
 */
function gridOf(budgets: Budgets, pieces: number) {
  const { first, last } = budgets;
  // Beyond the last budget the upper limit is infinite: no rounding may lead there.
  const ends = Array.from({ length: pieces + 1 }, (_, i) =>
    Math.min(last, first * (last / first) ** (i / pieces)),
  );
  const labels = ends.map(() => '');
  for (const mark of [first, last, ...budgetMarks(budgets)]) {
    const at = Math.round((pieces * Math.log(mark / first)) / Math.log(last / first));
    const near = labels.slice(Math.max(0, Math.ceil(at - APART * pieces)), at + APART * pieces);
    if (near.some(Boolean)) continue;
    [ends[at], labels[at]] = [mark, formatBudget(mark)];
  }
  return { ends, labels };
}

/** Scores beyond the axis, even infinite ones, are drawn just outside of its frame. */
function rounding({ low, high, isLog }: ScoreAxis): (score: number) => number {
  const span = high - low;
  const size = Math.max(Math.abs(low), Math.abs(high));
  const digits = isLog ? 3 : 3 + Math.ceil(Math.log10(size / span));
  const [below, above] = isLog ? [low / 2, 2 * high] : [low - span / 10, high + span / 10];
  return (score) => {
    const inside = Math.min(above, Math.max(below, score));
    return Number(inside.toPrecision(Math.min(17, digits)));
  };
}
