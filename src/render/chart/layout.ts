import { scaleLinear, scaleLog } from 'd3-scale';
import { type Budgets, chartBudgets } from './budgets.ts';
import { LEGEND_ROW, legendRows } from './legend.ts';
import type { ChartModel } from './model.ts';
import type { Scores } from './score-axis.ts';
import { chartScores } from './scores.ts';
import { LEFT, RIGHT, STRONG, TEXT, TEXT_LINE, TITLE, TITLE_LINE, WIDTH } from './sizes.ts';
import { type StripPlace, stripPlace } from './strip-place.ts';
import { type Box, tidy } from './svg.ts';
import { textWidth, wrapInTwo } from './text-width.ts';

/** The parts of a picture, one below the other; texts by their baselines. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly title: readonly string[];
  readonly titleY: number;
  readonly subtitle: readonly string[];
  readonly subtitleY: number;
  readonly legend: ReturnType<typeof legendRows>;
  /** The middle of its first row. */
  readonly legendY: number;
  /** Undefined where no budget is resolved, or there is nothing to compare. */
  readonly laneY: number | undefined;
  readonly plot: Plot;
  readonly xLabelY: number;
  readonly strip: StripPlace;
}

/** Where the curves are: the frame and the two scales. */
export interface Plot {
  readonly box: Box;
  readonly budgets: Budgets;
  readonly scores: Scores;
  readonly x: (budget: number) => number;
  /** Scores beyond the axis, infinite ones too, come to lie on the frame. */
  readonly y: (score: number) => number;
  /** On the side that failures are on, or the other one. */
  readonly isBeyond: (score: number) => boolean;
  readonly isBetter: (score: number) => boolean;
  /** The side that failures are on: the floor, or the ceiling of a minimised metric. */
  readonly badEdge: 'bottom' | 'top';
}

const PLOT_HEIGHT = 264;
/** From the frame down to the numbers of its marks. */
export const BELOW_AXIS = 21;
export const ROW = 19;

/** Whether rows below the axis say what its marks do not: how many trials a cost buys. */
export function hasTrialRows({ arms }: ChartModel): boolean {
  return arms.some(({ trialCost }) => trialCost !== 1);
}

function plotOf(model: ChartModel, box: Box, budgets: Budgets, scores: Scores): Plot {
  const { low, high } = scores;
  const maximize = model.direction === 'maximize';
  return {
    box,
    budgets,
    scores,
    x: scaleLog([budgets.first, budgets.last], [box.left, box.right]).clamp(true),
    y: scaleLinear([low, high], [box.bottom, box.top]).clamp(true),
    isBeyond: (score) => (maximize ? score < low : score > high),
    isBetter: (score) => (maximize ? score > high : score < low),
    badEdge: maximize ? 'bottom' : 'top',
  };
}

/** Room for the names of rows, or the rotated label, the marks' texts and the gaps between. */
function leftOf({ ticks }: Scores): number {
  const names = LEFT + textWidth('candidate', TEXT) + 10;
  return Math.max(names, 42 + Math.max(0, ...ticks.map(({ text }) => textWidth(text, TEXT))));
}

function aboveOf(model: ChartModel, isCompared: boolean) {
  const title = wrapInTwo(tidy(model.title), TITLE, RIGHT - LEFT);
  const subtitle = wrapInTwo(tidy(model.subtitle), TEXT, RIGHT - LEFT);
  const legend = legendRows(model);

  const titleY = 28;
  const subtitleY = titleY + 23 + TITLE_LINE * (title.length - 1);
  const legendY = subtitleY + 22 + TEXT_LINE * (subtitle.length - 1);
  const legendEnd = legendY + LEGEND_ROW * (legend.at(-1)?.row ?? 0);
  const laneY = isCompared ? legendEnd + STRONG.size + 22 : undefined;
  const top = laneY === undefined ? legendEnd + 22 : laneY + 22;
  return { title, titleY, subtitle, subtitleY, legend, legendY, laneY, top };
}

export function layOut(model: ChartModel): Layout {
  const budgets = chartBudgets(model);
  const scores = chartScores(model, budgets);
  const isCompared = model.arms.length > 1 && budgets.resolved > budgets.first;
  const { top, ...above } = aboveOf(model, isCompared);

  const bottom = top + PLOT_HEIGHT;
  const box = { left: leftOf(scores), right: RIGHT, top, bottom };
  const rows = hasTrialRows(model) ? model.arms.length : 0;
  const xLabelY = bottom + BELOW_AXIS + ROW * rows + 24;
  const strip = stripPlace(model, { left: box.left, right: RIGHT, headingY: xLabelY + 36 });
  return {
    width: WIDTH,
    height: strip.bottom,
    ...above,
    plot: plotOf(model, box, budgets, scores),
    xLabelY,
    strip,
  };
}
