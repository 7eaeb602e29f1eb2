import QuickChart from 'quickchart-js';
import { commonBreaks, type StepFunction, valueAt } from '../../math/step-function.ts';
import { chartBudgets } from '../chart/budgets.ts';
import type { ChartModel } from '../chart/model.ts';
import { chartScores } from '../chart/scores.ts';
import { palette } from '../svg/theme.ts';
import { betterWord } from '../wording/curve.ts';

/** GitHub's image proxy doubles an address on its way, and has a limit nobody tells. */
const MAX_URL_LENGTH = 3999;
/** Of a curve, in pieces: beyond these there is no room in any address. */
const MAX_PIECES = 200;
const DENSITIES = [MAX_PIECES, 64, 56, 48, 42, 36, 32, 28, 25, 22, 20, 18, 16, 14, 12, 10, 8, 6];
const [WIDTH, HEIGHT] = [720, 360];

interface QuickChartPicture {
  readonly url: string;
  readonly width: number;
  readonly hasBands: boolean;
  /** Whether curves have fewer steps in the picture than in truth. */
  readonly isThinned: boolean;
}

/**
 * The address at which a QuickChart server draws the chart; nothing is asked of it here. Scores and
 * budgets are all that goes into the address: no names, no functions. It is kept short by thinning
 * the curves and, at last, by leaving out their bands.
 *
 * @param server its address, without query or fragment
 * @returns null where no score is finite, or the server's own address is too long
 */
export function quickChart(model: ChartModel, server: string): QuickChartPicture | null {
  const configOf = chartJsConfigs(model);
  if (configOf === null) return null;
  const areResolved = model.arms.some((arm) => arm.resolvableBudget > model.firstBudget);
  for (const hasBands of areResolved ? [true, false] : [false]) {
    for (const most of DENSITIES) {
      const url = urlOf(configOf({ hasBands, most }), server);
      if (url.length <= MAX_URL_LENGTH)
        return { url, width: WIDTH, hasBands, isThinned: most < MAX_PIECES };
    }
  }
  return null;
}

function urlOf(config: object, server: string): string {
  const { protocol, host, pathname } = new URL(server);
  return new QuickChart()
    .setScheme(protocol.replace(':', ''))
    .setHost(host + pathname.replace(/\/+$/, ''))
    .setVersion('4')
    .setWidth(WIDTH)
    .setHeight(HEIGHT)
    .setConfig(config)
    .getUrl();
}

/** Of 256, in hexadecimal. */
const BAND_OPACITY = '38';

/** How much of a chart is told. */
interface Detail {
  readonly hasBands: boolean;
  /** Pieces of a curve. */
  readonly most: number;
}

/**
 * A chart as configurations of Chart.js 4, one for each rung. They hold no text of the sweeps, and
 * no functions, which a server would have to run.
 *
 * @returns null where no score is finite
 */
function chartJsConfigs(model: ChartModel): ((rung: Detail) => object) | null {
  const plane = planeOf(model);
  return plane && ((rung) => configOn(plane, model, rung));
}

function configOn(plane: Plane, model: ChartModel, { hasBands, most }: Detail): object {
  const medians = model.arms.map((arm) => medianLine(arm, plane, most));
  const bands = hasBands ? model.arms.flatMap((arm) => bandLines(arm, plane, most)) : [];
  return {
    type: 'line',
    data: { datasets: [...medians, ...bands] },
    options: {
      elements: {
        line: { stepped: 'after', borderWidth: 2 },
        point: { radius: 0, pointStyle: 'line' },
      },
      plugins: { legend: { align: 'start', labels: { usePointStyle: true, pointStyleWidth: 40 } } },
      scales: {
        x: { type: 'logarithmic', min: plane.from, max: plane.to, title: titled(xTitle(model)) },
        y: { min: plane.low, max: plane.high, title: titled(yTitle(model)) },
      },
    },
  };
}

/** What is drawn on, and how places on it are written. */
interface Plane extends Stretch {
  /** Where the axis begins, before it is rounded. */
  readonly first: number;
  readonly low: number;
  readonly high: number;
  readonly x: (budget: number) => number;
  readonly y: (score: number) => number;
}

function planeOf(model: ChartModel): Plane | null {
  const budgets = chartBudgets(model);
  const { low, high, ticks } = chartScores(model, budgets);
  if (ticks.length === 0) return null;
  const x = (budget: number) => Number(budget.toPrecision(3));
  const span = high - low;
  const digits = 3 + Math.ceil(Math.log10(Math.max(Math.abs(low), Math.abs(high)) / span));
  const written = (score: number) => Number(score.toPrecision(Math.min(17, digits)));
  // What is beyond the axis, and be it infinite, comes in from beyond its frame.
  const y = (score: number) =>
    written(Math.min(high + span / 10, Math.max(low - span / 10, score)));
  return {
    first: budgets.first,
    from: x(budgets.first),
    to: x(budgets.last),
    low: written(low),
    high: written(high),
    x,
    y,
  };
}

type Arm = ChartModel['arms'][number];

/** The first lines are on top, and alone have a name for the legend. */
function medianLine({ role, median }: Arm, plane: Plane, most: number): object {
  const stretch = { from: plane.first, to: plane.to, most };
  return {
    label: role,
    data: pointsOf(
      median,
      thinned(median, stretch, (_, middle) => middle),
      plane,
    ),
    borderColor: palette('light')[role],
    ...(role === 'baseline' ? { borderDash: [7, 4] } : {}),
  };
}

/** But for the rounding of its places, a thinned band is never narrower than the band itself. */
function bandLines({ role, lower, upper, resolvableBudget }: Arm, plane: Plane, most: number) {
  const stretch = { from: plane.first, to: Math.min(plane.to, resolvableBudget), most };
  if (stretch.to <= stretch.from) return [];
  const [highest, lowest] = [
    thinned(upper, stretch, (first, _, last) => Math.max(first, last)),
    thinned(lower, stretch, (first, _, last) => Math.min(first, last)),
  ];
  const backgroundColor = `${palette('light')[role]}${BAND_OPACITY}`;
  // Drawn, in the legend too, without being seen.
  const plain = { label: '', borderColor: '#0000' };
  return [
    { ...plain, data: pointsOf(upper, highest, plane), backgroundColor, fill: '+1' },
    { ...plain, data: pointsOf(lower, lowest, plane) },
  ];
}

/** Only the places where something changes; a step may end exactly where the axis begins. */
function pointsOf(curve: StepFunction, pieces: readonly Piece[], plane: Plane): [number, number][] {
  const places = pieces.map(({ end, value }): [number, number] => [plane.x(end), plane.y(value)]);
  const kept = places.filter(([, y], i) => y !== places[i + 1]?.[1]);
  return [[plane.from, plane.y(valueAt(curve, plane.first))], ...kept];
}

/** What is left of a unit can be no more than words. */
function xTitle({ unit }: ChartModel): string {
  const word = unit.replace(/[^\p{L}\p{N} /·.-]/gu, '').slice(0, 24);
  return `budget: ${word} of random search (log scale)`;
}

function yTitle({ curveWord, direction }: ChartModel): string {
  return `${curveWord} best score, ${betterWord(direction)}`;
}

function titled(text: string): object {
  return { display: true, text };
}

/** A level piece of a curve; it begins where the one before ends. */
interface Piece {
  readonly end: number;
  readonly value: number;
}

/** Budgets (from, to], 0 < from < to. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What a piece that stands for several is worth, by the curve's values at its places. */
type Pick = (first: number, middle: number, last: number) => number;

/**
 * A curve in at most so many pieces: all its own, or those that end nearest before budgets an even
 * factor apart. The curve must go one way, so that a piece's extremes are at its ends.
 *
 * @param most ≥ 1
 */
export function thinned(
  curve: StepFunction,
  { from, to, most }: Stretch & { readonly most: number },
  pick: Pick,
): Piece[] {
  const ends = commonBreaks([curve], from, to);
  const kept = ends.length <= most ? ends.map((_, i) => i) : evenlySpaced(ends, from, most);
  return kept.map((last, i) => {
    const start = kept[i - 1];
    const end = ends[last] as number;
    const firstEnd = ends[start === undefined ? 0 : start + 1] as number;
    const middle = Math.sqrt(start === undefined ? from : (ends[start] as number)) * Math.sqrt(end);
    return {
      end,
      value: pick(valueAt(curve, firstEnd), valueAt(curve, middle), valueAt(curve, end)),
    };
  });
}

/** Indexes of ends: for each budget the last one at or before it; and the last of all. */
function evenlySpaced(ends: readonly number[], from: number, most: number): number[] {
  const factor = (ends.at(-1) as number) / from;
  const kept = new Set<number>();
  let next = 0;
  for (let i = 1; i < most; i++) {
    const budget = from * factor ** (i / most);
    while ((ends[next] as number) <= budget) next++;
    if (next > 0) kept.add(next - 1);
  }
  return [...kept.add(ends.length - 1)];
}
