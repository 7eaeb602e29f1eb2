import { scaleLog } from 'd3-scale';
import { valueAt } from '../math/functions.ts';
import {
  type Budgets,
  chartBudgets,
  curveAxis,
  differenceAxis,
  placeOn,
  type ScoreAxis,
} from './axes.ts';
import { differenceOf } from './chart-of.ts';
import type { ChartArm, ChartModel, ChartOptions, Curve } from './model.ts';
import { endsBetween, type Plot } from './panel.ts';
import { type Box, type Sheet, sheetOf, textWidth, tidy } from './svg/svg.ts';

/** Candidate − baseline. */
export type Difference = Curve & { readonly axis: ScoreAxis };

/** What the panels of a chart share: the budgets from left to right, and the axes of scores. */
export interface CurveFrame {
  readonly model: ChartModel;
  readonly sheet: Sheet;
  readonly budgets: Budgets;
  readonly scores: ScoreAxis;
  /** Null where nothing can be compared, or curves alone are wanted. */
  readonly difference: Difference | null;
  /** What budgets are, at the end of their axis. */
  readonly unit: string;
  /** Where every trial is: left of the curves, or below them in their width. */
  readonly columns: Pick<Box, 'left' | 'right'>;
  readonly left: number;
  readonly right: number;
  readonly x: (budget: number) => number;
}

/** Budgets from left to right, and scores from bottom to top. */
export interface CurvePlot extends CurveFrame, Plot {
  /** What is from bottom to top. */
  readonly axis: ScoreAxis;
}

/** Of the trials of a sweep, and between them and the curves. */
const COLUMN = 84;
export const COLUMN_GAP = 20;
/** As wide as its heading. */
const SETTINGS = 276;
/** Of the trials beside the curves, the best so many are on the axis. */
const TRIAL_SHARE = 0.8;
/** What arrows at the frame say of a band. */
export const GOES_ON = 'band continues';
/** The unit is untrusted, and may be long. */
const MAX_UNIT = 120;

export function frameOf(model: ChartModel, options: ChartOptions): CurveFrame {
  const sheet = sheetOf(options.width ?? 'wide', options.theme);
  const budgets = chartBudgets(model);
  const isResult = options.view === undefined || options.view === 'result';
  const curve = isResult && model.tested === null ? differenceOf(model) : null;
  const shown = curve ? { count: 3 } : { trialShare: TRIAL_SHARE };
  const scores = curveAxis(model, { ...options, ...shown, budgets });
  const { isLog } = scores;
  const difference = curve && { ...curve, axis: differenceAxis(model, curve, { budgets, isLog }) };
  const unit = unitName(model);
  const names = model.arms.map((arm) => endName(arm, model, budgets));
  const ticks = [...scores.ticks, ...(difference?.axis.ticks ?? [])];
  const ends = endsBetween(ticks, names, sheet);
  const words = Math.max(
    Math.min(MAX_UNIT, textWidth(unit, sheet.small)),
    13 + textWidth(GOES_ON, sheet.small),
  );
  const right = Math.min(ends.right, sheet.width - 8 - sheet.rightGap - words);
  const isBySettings = isResult && model.tested?.kind === 'settings';
  const isAlone = difference !== null || options.width === 'narrow' || !budgets.isResolved;
  // What is beyond what settings predict has no numbers.
  const start = isBySettings ? sheet.left : ends.left;
  const width = isBySettings ? SETTINGS : COLUMN * model.arms.length;
  const columns = { left: start, right: isAlone ? right : start + width };
  const left = isAlone ? ends.left : columns.right + COLUMN_GAP + ends.left - start;
  const x = scaleLog([budgets.first, budgets.last], [left, right]).clamp(true);
  return { model, sheet, budgets, scores, difference, unit, columns, left, right, x };
}

/** The same for every panel of scores. */
export function scoresHeading({ model, scores }: CurveFrame): string {
  return `${model.scoreWord}s${scores.isLog ? ', log scale' : ''}`;
}

/** What budgets are: "trials of tuning", "GPU hours". */
export function unitName({ unit }: Pick<ChartModel, 'unit'>): string {
  return unit === 'trials' ? 'trials of tuning' : tidy(unit);
}

/** A plot of the frame with scores on an axis from one height to another. */
export function placeCurves(
  frame: CurveFrame,
  axis: ScoreAxis,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): CurvePlot {
  const box = { left: frame.left, right: frame.right, top, bottom };
  // Scores beyond the axis, even infinite ones, are on the frame.
  return { ...frame, axis, box, y: placeOn(axis, [bottom, top]) };
}

/** What is written at the right end of a curve: "candidate", "candidate fails". */
export function endName({ role, median }: ChartArm, model: ChartModel, { last }: Budgets): string {
  const name = role === 'sweep' ? model.curveWord : role;
  return Number.isFinite(valueAt(median, last)) ? name : `${name} fails`;
}
