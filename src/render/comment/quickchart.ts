import QuickChart from 'quickchart-js';
import { commonBreaks, type StepFunction, valueAt } from '../../math/step-function.ts';
import { chartBudgets } from '../chart/budgets.ts';
import type { ChartModel } from '../chart/model.ts';
import { curveAxis, isLogarithmic } from '../chart/scores.ts';
import { palette } from '../svg/theme.ts';
import { betterWord } from '../wording/curve.ts';

/** GitHub's image proxy doubles the length of a URL, and its limit is undocumented. */
const MAX_URL_LENGTH = 3999;
/** The most pieces of a curve: more never fit into a URL. */
const MAX_PIECES = 200;
const DENSITIES = [MAX_PIECES, 64, 56, 48, 42, 36, 32, 28, 25, 22, 20, 18, 16, 14, 12, 10, 8, 6];
/** Text of 12 px can still be read on a telephone. */
const [WIDTH, HEIGHT] = [560, 320];

interface QuickChartPicture {
  readonly url: string;
  readonly width: number;
  readonly hasBands: boolean;
  /** Whether steps of the curves are left out of the picture. */
  readonly isThinned: boolean;
}

/**
 * The URL at which a QuickChart server draws the chart; no request is made here. The URL holds
 * scores and budgets, no names and no functions. To keep it short, curves are thinned first, then
 * bands are left out.
 *
 * @param server its URL, without query or fragment
 * @returns null if no score is finite, or if the server's own URL is too long
 */
export function quickChart(model: ChartModel, server: string): QuickChartPicture | null {
  const plane = planeOf(model);
  if (plane === null) return null;
  const areResolved = model.arms.some((arm) => arm.resolvableBudget > model.firstBudget);
  for (const hasBands of areResolved ? [true, false] : [false]) {
    for (const maxPieces of DENSITIES) {
      const url = urlOf(configOn(plane, model, { hasBands, maxPieces }), server);
      if (url.length <= MAX_URL_LENGTH)
        return { url, width: WIDTH, hasBands, isThinned: maxPieces < MAX_PIECES };
    }
  }
  return null;
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

/** How much of the chart goes into the URL. */
interface Detail {
  readonly hasBands: boolean;
  readonly maxPieces: number;
}

/** The configuration for Chart.js 4. It holds no names from the sweeps, and no functions. */
function configOn(plane: Plane, model: ChartModel, { hasBands, maxPieces }: Detail): object {
  const medians = model.arms.map((arm) => medianLine(arm, plane, maxPieces));
  const bands = hasBands ? model.arms.flatMap((arm) => bandLines(arm, plane, maxPieces)) : [];
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
interface Plane extends Stretch {
  /** Where the axis begins, before rounding. */
  readonly first: number;
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
function medianLine({ role, median }: Arm, plane: Plane, maxPieces: number): object {
  const stretch = { from: plane.first, to: plane.to, maxPieces };
  return {
    label: role,
    data: pointsOf(
      median,
      thinned(median, stretch, (_, middle) => middle),
      plane,
    ),
    borderColor: palette('light')[role],
    // Only in the legend, next to its dashes.
    backgroundColor: bandColour(role),
    ...(role === 'baseline' ? { borderDash: [7, 4] } : {}),
  };
}

const bandColour = (role: Arm['role']) => `${palette('light')[role]}${BAND_OPACITY}`;

/** Apart from rounding, a thinned band is never narrower than the band itself. */
function bandLines({ role, lower, upper, resolvableBudget }: Arm, plane: Plane, maxPieces: number) {
  const stretch = { from: plane.first, to: Math.min(plane.to, resolvableBudget), maxPieces };
  if (stretch.to <= stretch.from) return [];
  const [highest, lowest] = [
    thinned(upper, stretch, (first, _, last) => Math.max(first, last)),
    thinned(lower, stretch, (first, _, last) => Math.min(first, last)),
  ];
  const colour = bandColour(role);
  // Invisible lines with empty labels, in the plot and in the legend.
  const plain = { label: '', borderColor: '#0000', backgroundColor: '#0000' };
  const fill = { target: '+1', above: colour, below: colour };
  return [
    { ...plain, data: pointsOf(upper, highest, plane), fill },
    { ...plain, data: pointsOf(lower, lowest, plane) },
  ];
}

/** Only points where the curve changes; a step may end exactly where the axis begins. */
function pointsOf(curve: StepFunction, pieces: readonly Piece[], plane: Plane): [number, number][] {
  const points = pieces.map(({ end, value }): [number, number] => [plane.x(end), plane.y(value)]);
  const changes = points.filter(([, y], i) => y !== points[i + 1]?.[1]);
  return [[plane.from, plane.y(valueAt(curve, plane.first))], ...changes];
}

/** The unit is untrusted: only words are kept. */
function xTitle({ unit }: ChartModel): string {
  const word = unit.replace(/[^\p{L}\p{N} /·.-]/gu, '').slice(0, 24);
  return `${word} of random search (log scale)`;
}

/** A horizontal piece of a curve; it begins where the previous one ends. */
interface Piece {
  readonly end: number;
  readonly value: number;
}

/** Budgets (from, to], 0 < from < to. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The value of a piece that replaces several, from the curve's values at its first end, its middle and its last end. */
type Pick = (first: number, middle: number, last: number) => number;

/**
 * A curve in at most `maxPieces` pieces: its own, or those that end nearest before budgets an even
 * factor apart. The curve must be monotone, so that the extremes of a piece are at its ends.
 *
 * @param maxPieces ≥ 1
 */
export function thinned(
  curve: StepFunction,
  { from, to, maxPieces }: Stretch & { readonly maxPieces: number },
  pick: Pick,
): Piece[] {
  const ends = commonBreaks([curve], from, to);
  const lasts =
    ends.length <= maxPieces ? ends.map((_, i) => i) : evenlySpaced(ends, from, maxPieces);
  return lasts.map((last, i) => {
    const start = lasts[i - 1];
    const end = ends[last] as number;
    const firstEnd = ends[start === undefined ? 0 : start + 1] as number;
    const middle = Math.sqrt(start === undefined ? from : (ends[start] as number)) * Math.sqrt(end);
    return {
      end,
      value: pick(valueAt(curve, firstEnd), valueAt(curve, middle), valueAt(curve, end)),
    };
  });
}

/** Indexes of ends: for each budget the last one at or before it, and the last of all. */
function evenlySpaced(ends: readonly number[], from: number, maxPieces: number): number[] {
  const factor = (ends.at(-1) as number) / from;
  const lasts = new Set<number>();
  let next = 0;
  for (let i = 1; i < maxPieces; i++) {
    const budget = from * factor ** (i / maxPieces);
    while ((ends[next] as number) <= budget) next++;
    if (next > 0) lasts.add(next - 1);
  }
  return [...lasts.add(ends.length - 1)];
}
