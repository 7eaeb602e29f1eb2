import { element } from '../../print/index.ts';
import { formatBudget } from '../../report/index.ts';
import { centred } from '../svg/sheet.ts';
import { horizontal, label, tidy, vertical } from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import type { Palette } from '../svg/theme.ts';
import { budgetMarks, spaced } from './budgets.ts';
import { belowAxis, type Layout } from './layout.ts';
import type { ChartModel } from './model.ts';

const TICK = 5;
/** The least distance between the texts of two marks. */
const MARK_GAP = 12;

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
  const half = (budget: number) => textWidth(formatBudget(budget), sheet.text) / 2;
  const areApart = (a: number, b: number) => Math.abs(x(a) - x(b)) >= half(a) + half(b) + MARK_GAP;
  const ticks = spaced(budgetMarks(budgets), areApart);
  const marks = ticks.map((tick) => vertical(x(tick), [box.bottom, box.bottom + TICK]));
  const axis = horizontal(box, box.bottom) + marks.join('');
  const look = { ...sheet.text, fill: ink.muted, anchor: 'middle' } as const;
  const middle = (box.left + box.right) / 2;
  const name = { ...look, x: middle, y: layout.xLabelY, fill: ink.text };
  const text = tidy(`${model.unit} of random search (log scale)`);
  const maxWidth = 2 * Math.min(middle - sheet.left, sheet.right - middle);
  return [
    element('path', { d: axis, fill: 'none', stroke: ink.muted }),
    ...ticks.map((tick) =>
      label({ ...look, x: x(tick), y: box.bottom + belowAxis(sheet), text: formatBudget(tick) }),
    ),
    label({ ...name, text, maxWidth }),
  ];
}
