import { scaleLinear, scaleLog } from 'd3-scale';
import { type Budgets, chartBudgets } from './budgets.ts';
import type { ChartModel } from './model.ts';
import { chartScores, type Scores } from './scores.ts';
import { type Box, tidy } from './svg.ts';
import { type TextStyle, textWidth, wrapInTwo } from './text-width.ts';

export const WIDTH = 860;
export const HEIGHT = 480;

export const TITLE: TextStyle = { size: 18, weight: 'semibold' };
export const TEXT: TextStyle = { size: 13, weight: 'regular' };
export const NOTE: TextStyle = { size: 12, weight: 'regular' };
export const STRONG_NOTE: TextStyle = { size: 12, weight: 'semibold' };

/** Lines of the header with their baselines, one below the other. */
export interface Layout {
  readonly title: readonly string[];
  readonly titleY: number;
  readonly subtitle: readonly string[];
  readonly subtitleY: number;
  readonly legendY: number;
  /** Undefined where no budget is resolved, or there is nothing to compare. */
  readonly laneY: number | undefined;
  readonly plot: Plot;
}

/** Where the curves are: the frame and the two scales. */
export interface Plot {
  readonly box: Box;
  readonly budgets: Budgets;
  readonly scores: Scores;
  readonly x: (budget: number) => number;
  /** Scores beyond the axis, infinite ones too, come to lie on the frame. */
  readonly y: (score: number) => number;
  readonly isBeyond: (score: number) => boolean;
  /** The side that failures are on: the floor, or the ceiling of a minimised metric. */
  readonly badEdge: 'bottom' | 'top';
}

export const TITLE_LINE = 22;
export const SUBTITLE_LINE = 17;
/** Whether rows below the axis say what its marks do not: how many trials a cost buys. */
export function hasTrialRows({ arms }: ChartModel): boolean {
  return arms.some(({ trialCost }) => trialCost !== 1);
}

const RIGHT = 830;
const BOTTOM = 418;
/** Rows of trials below an axis in cost take their room from the plot. */
export const ROW = 17;

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
    badEdge: maximize ? 'bottom' : 'top',
  };
}

/** Room for the rotated label, the marks' texts and the gaps between. */
function leftOf(model: ChartModel, { ticks }: Scores): number {
  const least = hasTrialRows(model) ? 76 : 70;
  return Math.max(least, 40 + Math.max(0, ...ticks.map(({ text }) => textWidth(text, TEXT))));
}

export function layOut(model: ChartModel): Layout {
  const budgets = chartBudgets(model);
  const scores = chartScores(model, budgets);
  const left = leftOf(model, scores);
  const title = wrapInTwo(tidy(model.title), TITLE, RIGHT - left);
  const subtitle = wrapInTwo(tidy(model.subtitle), TEXT, RIGHT - left);

  const subtitleY = 50 + TITLE_LINE * (title.length - 1);
  const legendY = subtitleY + 21 + SUBTITLE_LINE * (subtitle.length - 1);
  const compared = model.arms.length > 1 && budgets.resolved > budgets.first;
  const laneY = compared ? legendY + 35 : undefined;
  const top = laneY === undefined ? legendY + 24 : laneY + 14;
  const rows = hasTrialRows(model) ? model.arms.length : 0;
  const bottom = BOTTOM - ROW * rows;
  const plot = plotOf(model, { left, right: RIGHT, top, bottom }, budgets, scores);
  return { title, titleY: 28, subtitle, subtitleY, legendY, laneY, plot };
}
