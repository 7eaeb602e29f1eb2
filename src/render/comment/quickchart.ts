import QuickChart from 'quickchart-js';
import { type StepFunction, valueAt } from '../../math/step-function.ts';
import { chartBudgets } from '../chart/budgets.ts';
import type { ChartModel } from '../chart/model.ts';
import { curveAxis, isLogarithmic } from '../chart/scores.ts';
import { palette } from '../svg/theme.ts';
import { betterWord } from '../wording/curve.ts';

/** GitHub's image proxy doubles the length of a URL, and its limit is undocumented. */
const MAX_URL_LENGTH = 3999;
/** How many pieces of a curve are tried, so that the URL is short enough. */
const DENSITIES = [96, 64, 48, 36, 28, 22, 18, 14, 11, 8];
/** Text of 12 px can still be read on a telephone. */
const [WIDTH, HEIGHT] = [560, 320];

interface QuickChartPicture {
  readonly url: string;
  readonly width: number;
  /** Whether the data resolve any budget. */
  readonly hasBands: boolean;
}

/**
 * The URL at which a QuickChart server draws the chart; no request is made here. The URL holds
 * scores and budgets, no names and no functions.
 *
 * @param server its URL, without query or fragment
 * @returns null if no score is finite, or if the URL would be too long
 */
export function quickChart(model: ChartModel, server: string): QuickChartPicture | null {
  const plane = planeOf(model);
  if (plane === null) return null;
  for (const pieces of DENSITIES) {
    const url = urlOf(configOn(plane, model, pieces), server);
    if (url.length <= MAX_URL_LENGTH) return { url, width: WIDTH, hasBands: hasBands(model) };
  }
  return null;
}

function hasBands({ arms, firstBudget }: ChartModel): boolean {
  return arms.some((arm) => arm.resolvableBudget > firstBudget);
}

function urlOf(config: object, server: string): string {
  const { protocol, host, pathname } = new URL(server);
  return (
    new QuickChart()
      .setScheme(protocol.replace(':', ''))
      .setHost(host + pathname.replace(/\/+$/, ''))
      .setVersion('4')
      .setWidth(WIDTH)
      .setHeight(HEIGHT)
      // Of its own, for no grey is legible on GitHub's white and on its dark page.
      .setBackgroundColor('#fff')
      .setConfig(config)
      .getUrl()
  );
}

/** An alpha channel in hexadecimal. */
const BAND_OPACITY = '38';

/** The configuration for Chart.js 4. It holds no names from the sweeps, and no functions. */
function configOn(plane: Plane, model: ChartModel, pieces: number): object {
  const medians = model.arms.map((arm) => medianLine(arm, plane, pieces));
  const bands = model.arms.flatMap((arm) => bandLines(arm, plane, pieces));
  return {
    type: 'line',
    data: { datasets: [...medians, ...bands] },
    options: {
      elements: {
        line: { stepped: 'after', borderWidth: 2 },
        point: { radius: 0 },
      },
      plugins: { legend: { align: 'start' } },
      scales: {
        x: {
          type: 'logarithmic',
          min: plane.from,
          max: plane.to,
          ticks: { maxRotation: 0, format: { maximumSignificantDigits: 2 } },
          title: { display: true, text: xTitle(model) },
        },
        y: {
          ...(plane.isLog ? { type: 'logarithmic' } : {}),
          min: plane.low,
          max: plane.high,
          ticks: { includeBounds: false },
          title: {
            display: true,
            text: `${model.curveWord} best score, ${betterWord(model.direction)}`,
          },
        },
      },
    },
  };
}

/** The drawing area, and how coordinates are rounded. */
interface Plane {
  /** Where the axis begins, before rounding. */
  readonly first: number;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly isLog: boolean;
  readonly x: (budget: number) => number;
  readonly y: (score: number) => number;
}

function planeOf(model: ChartModel): Plane | null {
  const budgets = chartBudgets(model);
  const isLog = isLogarithmic(model);
  const { low, high, ticks } = curveAxis(model.arms, { budgets, isLog, target: null });
  if (ticks.length === 0) return null;
  const { first, last } = budgets;
  const places = 3 + Math.max(0, Math.ceil(-Math.log10(last / first - 1)));
  const x = (budget: number) => Number(budget.toPrecision(Math.min(17, places)));
  const span = high - low;
  const size = Math.max(Math.abs(low), Math.abs(high));
  const digits = isLog ? 3 : 3 + Math.ceil(Math.log10(size / span));
  const written = (score: number) => Number(score.toPrecision(Math.min(17, digits)));
  const [below, above] = isLog ? [low / 2, 2 * high] : [low - span / 10, high + span / 10];
  // Scores beyond the axis, even infinite ones, are drawn just outside of its frame.
  const y = (score: number) => written(Math.min(above, Math.max(below, score)));
  return {
    first,
    from: x(first),
    to: x(last),
    low: written(low),
    high: written(high),
    isLog,
    x,
    y,
  };
}

type Arm = ChartModel['arms'][number];

/** The first lines are drawn on top; only they have a label in the legend. */
function medianLine({ role, median }: Arm, plane: Plane, pieces: number): object {
  return {
    label: role,
    data: pointsOf(median, { plane, to: plane.to, pieces }, (_, middle) => middle),
    borderColor: palette('light')[role],
    // Only in the legend, next to its dashes.
    backgroundColor: bandColour(role),
    ...(role === 'baseline' ? { borderDash: [7, 4] } : {}),
  };
}

const bandColour = (role: Arm['role']) => `${palette('light')[role]}${BAND_OPACITY}`;

/** Apart from rounding, a drawn band is never narrower than the band itself. */
function bandLines({ role, lower, upper, resolvableBudget }: Arm, plane: Plane, pieces: number) {
  const stretch = { plane, to: Math.min(plane.to, resolvableBudget), pieces };
  if (stretch.to <= plane.first) return [];
  const colour = bandColour(role);
  // Invisible lines with empty labels, in the plot and in the legend.
  const plain = { label: '', borderColor: '#0000', backgroundColor: '#0000' };
  const fill = { target: '+1', above: colour, below: colour };
  return [
    { ...plain, data: pointsOf(upper, stretch, Math.max), fill },
    { ...plain, data: pointsOf(lower, stretch, Math.min) },
  ];
}

/** Where a curve is drawn, and in how many pieces of which each ends an even factor after the one before. */
interface Stretch {
  readonly plane: Plane;
  readonly to: number;
  readonly pieces: number;
}

/** The value of a piece, from a monotone curve's values at its start, its middle and its end. */
type Pick = (first: number, middle: number, last: number) => number;

/** Only points where the curve changes. */
function pointsOf(
  curve: StepFunction,
  { plane, to, pieces }: Stretch,
  pick: Pick,
): [number, number][] {
  const factor = (to / plane.first) ** (1 / pieces);
  const budgetAt = (piece: number) => (piece === pieces ? to : plane.first * factor ** piece);
  const at = (piece: number) => valueAt(curve, budgetAt(piece));
  const points = Array.from({ length: pieces }, (_, i): [number, number] => [
    plane.x(budgetAt(i + 1)),
    plane.y(pick(at(i), at(i + 0.5), at(i + 1))),
  ]);
  const changes = points.filter(([, y], i) => y !== points[i + 1]?.[1]);
  return [[plane.from, plane.y(at(0))], ...changes];
}

/** The unit is untrusted: only words are kept. */
function xTitle({ unit }: ChartModel): string {
  const word = unit.replace(/[^\p{L}\p{N} /·.-]/gu, '').slice(0, 24);
  return `${word} of random search (log scale)`;
}
