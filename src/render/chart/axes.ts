import { centred, lineHeight } from '../svg/sheet.ts';
import { element, horizontal, label, tidy, vertical } from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import type { Palette } from '../svg/theme.ts';
import { formatBudget } from '../wording/numbers.ts';
import { budgetMarks, spaced, trialMarks } from './budgets.ts';
import { belowAxis, type Layout, rowsOfTrials } from './layout.ts';
import type { ChartModel } from './model.ts';

const TICK = 5;
/** The least distance between the texts of two marks. */
const MARK_GAP = 12;
/** Between the name of a row and the plot. */
const NAME_GAP = 10;

/** Grid lines with their numbers; crowded ones are left out. */
export function scoreAxis({ plot, sheet }: Layout, ink: Palette): string[] {
  const { box, scores, y } = plot;
  const shown = scores.ticks.filter(({ score }) => y(score) < box.bottom - 1);
  const d = shown.map(({ score }) => horizontal(box, y(score)));
  const look = { ...sheet.text, x: box.left - 10, fill: ink.muted, anchor: 'end' } as const;
  return [
    ...(d.length > 0 ? [element('path', { d: d.join(''), stroke: ink.grid })] : []),
    ...shown.map(({ score, text }) => label({ ...look, y: centred(y(score), sheet.text), text })),
  ];
}

export function budgetAxis(model: ChartModel, layout: Layout, ink: Palette): string[] {
  const { plot, sheet } = layout;
  const { box, budgets, x } = plot;
  const ticks = spaced(budgetMarks(budgets), (a, b) => areApart([a, b], x, sheet.text.size));
  const middle = (box.left + box.right) / 2;
  const xLabel = { ...sheet.text, x: middle, y: layout.xLabelY, anchor: 'middle' } as const;
  const marks = ticks.map((tick) => vertical(x(tick), [box.bottom, box.bottom + TICK]));
  const axis = horizontal(box, box.bottom) + marks.join('');
  const look = { ...sheet.text, fill: ink.muted, anchor: 'middle' } as const;
  const text = tidy(model.xLabel);
  const maxWidth = 2 * Math.min(middle - sheet.left, sheet.right - middle);
  return [
    element('path', { d: axis, fill: 'none', stroke: ink.muted }),
    ...ticks.map((tick) =>
      label({ ...look, x: x(tick), y: box.bottom + belowAxis(sheet), text: formatBudget(tick) }),
    ),
    ...trialRows(model, layout, ink),
    label({ ...xLabel, text, fill: ink.text, maxWidth }),
  ];
}

function halfWidth(budget: number, size: number): number {
  return textWidth(formatBudget(budget), { size, weight: 'regular' }) / 2;
}

/** Whether the texts of two marks are apart. */
function areApart(
  [a, b]: readonly [number, number],
  x: (mark: number) => number,
  size: number,
): boolean {
  return Math.abs(x(a) - x(b)) >= halfWidth(a, size) + halfWidth(b, size) + MARK_GAP;
}

/** Below a cost axis: the trials of each sweep that a cost buys. */
function trialRows(model: ChartModel, { plot, sheet }: Layout, ink: Palette): string[] {
  if (rowsOfTrials(model) === 0) return [];
  const { box, budgets, x } = plot;
  return model.arms.flatMap((arm, i) => {
    const y = box.bottom + belowAxis(sheet) + lineHeight(sheet.text) * (i + 1);
    const at = (trials: number) => x(trials * arm.trialCost);
    const isApart = (a: number, b: number) => areApart([a, b], at, sheet.small.size);
    // A wide number at the left end would reach the row's name.
    const isClear = (trials: number) =>
      halfWidth(trials, sheet.small.size) <= at(trials) - box.left + NAME_GAP - 3;
    const marks = spaced(trialMarks(budgets, arm.trialCost).filter(isClear), isApart);
    const isAlone = model.arms.length === 1;
    const look = { ...sheet.small, y, fill: isAlone ? ink.muted : ink[arm.role] };
    const name = isAlone ? 'trials' : arm.role;
    return [
      label({ ...look, x: box.left - NAME_GAP, text: name, anchor: 'end' }),
      ...marks.map((trials) =>
        label({ ...look, x: at(trials), text: formatBudget(trials), anchor: 'middle' }),
      ),
    ];
  });
}
