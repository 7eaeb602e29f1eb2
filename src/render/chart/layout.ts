import { scaleLinear, scaleLog } from 'd3-scale';
import {
  type Box,
  LEFT,
  RIGHT,
  STRONG,
  TEXT,
  TEXT_LINE,
  TITLE,
  TITLE_LINE,
  tidy,
  WIDTH,
} from '../svg/svg.ts';
import { textWidth, wrapInTwo } from '../svg/text-width.ts';
import { type Budgets, chartBudgets } from './budgets.ts';
import { LEGEND_ROW, legendRows } from './legend.ts';
import type { ChartModel } from './model.ts';
import { chartScores, type Scores } from './scores.ts';

/** The parts of a picture from top to bottom; texts by their baselines. */
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
  /** Undefined if no budget is resolved or there is nothing to compare. */
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
  /** Scores beyond the axis, even infinite ones, are drawn on the frame. */
  readonly y: (score: number) => number;
  /** Whether a score is beyond the axis on the side of failures. */
  readonly isBeyond: (score: number) => boolean;
  readonly isBetter: (score: number) => boolean;
  /** The side of failures: the bottom, or the top for a minimised metric. */
  readonly badEdge: 'bottom' | 'top';
}

const PLOT_HEIGHT = 264;
/** From the frame down to the numbers of its ticks. */
export const BELOW_AXIS = 21;
export const ROW = 19;

/** Whether rows below a cost axis show how many trials a cost buys. */
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

/** Leaves space for the names of rows, or for the rotated label and the texts of the ticks. */
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

/** The place of the strip of single trials. */
export interface StripPlace {
  readonly left: number;
  readonly right: number;
  /** The baseline of its heading. */
  readonly headingY: number;
  /** The top of each row. */
  readonly tops: readonly number[];
  readonly axisY: number;
  /** The baseline of the axis's label. */
  readonly labelY: number;
  /** The end of the strip and of the picture. */
  readonly bottom: number;
}

export const STRIP_ROW = 30;
const GAP = 8;
/** From the heading down to the first row. */
const HEADING = 14;
/** From the axis down to its label, and from there to the end of the picture. */
const TO_LABEL = 44;
const BELOW_LABEL = 14;

function stripPlace(
  { arms }: ChartModel,
  { left, right, headingY }: Pick<StripPlace, 'left' | 'right' | 'headingY'>,
): StripPlace {
  const tops = arms.map((_, i) => headingY + HEADING + (STRIP_ROW + GAP) * i);
  const axisY = headingY + HEADING + (STRIP_ROW + GAP) * arms.length;
  const labelY = axisY + TO_LABEL;
  return { left, right, headingY, tops, axisY, labelY, bottom: labelY + BELOW_LABEL };
}

/** The geometry of a chart for pages that draw on top of it, in the chart's own units. */
export interface ChartGeometry {
  readonly width: number;
  readonly height: number;
  /** The frame of the curves. */
  readonly plot: Box;
  /** The ends of the logarithmic axis from left to right. */
  readonly budgets: { readonly first: number; readonly last: number };
  /** The ends of the linear axis from bottom to top; scores beyond it are drawn on the frame. */
  readonly scores: { readonly low: number; readonly high: number };
  readonly direction: ChartModel['direction'];
}

/** The geometry of what `renderChart` draws of the same model. */
export function chartGeometry(model: ChartModel): ChartGeometry {
  const { width, height, plot } = layOut(model);
  const { box, budgets, scores } = plot;
  return {
    width,
    height,
    plot: box,
    budgets: { first: budgets.first, last: budgets.last },
    scores: { low: scores.low, high: scores.high },
    direction: model.direction,
  };
}
