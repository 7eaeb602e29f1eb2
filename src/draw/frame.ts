import { scaleLog } from 'd3-scale';
import { valueAt } from '../math/step-function.ts';
import { formatBudget } from '../report/index.ts';
import { type Budgets, chartBudgets } from './budgets.ts';
import type { ChartArm, ChartModel, ChartOptions } from './model.ts';
import { type Plot, spaceFor } from './panel.ts';
import { curveAxis, type ScoreAxis } from './score-axis.ts';
import { RIGHT_GAP, type Sheet, sheetOf } from './svg/sheet.ts';
import { textWidth } from './svg/text-width.ts';

/** What the panels of a chart share: the budgets from left to right, and the scores of the curves. */
export interface CurveFrame {
  readonly model: ChartModel;
  readonly sheet: Sheet;
  readonly budgets: Budgets;
  readonly scores: ScoreAxis;
  readonly left: number;
  readonly right: number;
  readonly x: (budget: number) => number;
}

export type CurvePlot = CurveFrame & Plot;
export function frameOf(model: ChartModel, options: ChartOptions): CurveFrame {
  const sheet = sheetOf(options.width ?? 'wide', options.theme);
  const budgets = chartBudgets(model);
  const scores = curveAxis(model, { ...options, budgets });
  const left = spaceFor(['better?', ...scores.ticks.map(({ text }) => text)], sheet);
  const widths = model.arms.flatMap((arm) => {
    const { name, value } = endTexts(arm, model, budgets);
    return [textWidth(name, sheet.strong), textWidth(value, sheet.small)];
  });
  const words = ['strong', model.size ? endOfDataLabel(model, budgets) : ''];
  const smalls = words.map((text) => textWidth(text, sheet.small));
  const right = sheet.width - 8 - RIGHT_GAP - Math.max(...smalls, ...widths);
  const x = scaleLog([budgets.first, budgets.last], [left, right]).clamp(true);
  return { model, sheet, budgets, scores, left, right, x };
}

export function armName({ role }: ChartArm, { isDifference }: ChartModel): string {
  return isDifference ? 'difference' : role;
}

/** What is written at the right end of a curve: "candidate", "0.922 at 8.2". */
export function endTexts(arm: ChartArm, model: ChartModel, { last }: Budgets) {
  const score = valueAt(arm.median, last);
  const value = Number.isFinite(score) ? model.format(score) : 'fails';
  const name = arm.role === 'sweep' ? model.curveWord : armName(arm, model);
  return { name, value: `${value} at ${formatBudget(last)}`, score };
}

/** What lies beyond is not known. */
export function endOfDataLabel({ budgetMax }: ChartModel, { last }: Budgets): string {
  const what = last === budgetMax ? 'compared to' : 'data end:';
  return `${what} ${formatBudget(last)}`;
}
