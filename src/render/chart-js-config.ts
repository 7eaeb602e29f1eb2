import { type StepFunction, valueAt } from '../math/step-function.ts';
import { chartBudgets } from './chart/budgets.ts';
import type { ChartModel } from './chart/model.ts';
import { chartScores } from './chart/scores.ts';
import { palette } from './chart/theme.ts';
import { type Piece, type Stretch, thinned } from './thinned-steps.ts';
import { betterWord } from './wording/curve.ts';

/** Of 256, in hexadecimal. */
const BAND_OPACITY = '38';

/** How much of a chart is told. */
export interface Rung {
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
export function chartJsConfigs(model: ChartModel): ((rung: Rung) => object) | null {
  const plane = planeOf(model);
  return plane && ((rung) => configOn(plane, model, rung));
}

function configOn(plane: Plane, model: ChartModel, { hasBands, most }: Rung): object {
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
