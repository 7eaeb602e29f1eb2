import { element } from '../print/index.ts';
import { formatBudget } from '../report/index.ts';
import type { Budgets } from './budgets.ts';
import type { ChartModel } from './model.ts';
import { centred, lettered, lineHeight, RIGHT_GAP, type Sheet, write } from './svg/sheet.ts';
import { type Box, horizontal, type Label, label, path, pathOf, vertical } from './svg/svg.ts';
import { type TextStyle, textWidth, wrapped } from './svg/text-width.ts';

type SizePlace = NonNullable<ReturnType<typeof sizePlace>>;

const HEIGHT = 18;
/** How far marks stand out of the track. */
const OUT = 5;
const ARROW = 8;
/** Between the arrow and the wall. */
const SPACE = 4;

/** Where the curves above it are. */
interface Above {
  /** The last baseline. */
  readonly above: number;
  readonly box: Box;
  readonly x: (budget: number) => number;
  readonly budgets: Budgets;
}

/** The strip of what a difference costs, on the budgets of the curves; null where there is no size. */
export function sizePlace(model: ChartModel, sheet: Sheet, curves: Above) {
  const { size } = model;
  if (size === null) return null;
  const { left, right } = curves.box;
  const { x, budgets } = curves;
  const row = lineHeight(sheet.text);
  const headingY = curves.above + 2 * row;
  const width = sheet.right - sheet.left;
  const question = wrapped(size.question, sheet.text, { width, maxLines: 3 });
  const top = headingY + question.length * row + lineHeight(sheet.small) + 12;
  const box = { left, right, top, bottom: top + HEIGHT };
  const bottom = box.bottom + OUT + lineHeight(sheet.small) + 12;
  return { model, size, sheet, box, x, budgets, headingY, question, bottom };
}

/** The wall: what lies beyond is not known. */
export function wallWords({ budgetMax }: ChartModel, last: number): string {
  const what = last === budgetMax ? 'compared to' : 'data end:';
  return `${what} ${formatBudget(last)}`;
}

/** Below the curves: how much the candidate needs for what the baseline reaches. */
export function sizeStrip(place: SizePlace): string[] {
  const { model, size, sheet, box, x, budgets, headingY, question } = place;
  const { left, right, top, bottom } = box;
  const { ink } = sheet;
  const colour = size.way ?? 'muted';
  const ends = [top - OUT, bottom + OUT] as const;
  const at = x(size.budget);
  const more = { text: size.difference, fill: ink.text };
  const wall = { x: right + RIGHT_GAP, y: centred((top + bottom) / 2, sheet.small) };
  const below = {
    y: bottom + OUT + sheet.small.size + 1,
    text: `baseline: ${formatBudget(size.budget)}`,
  };
  const answer: TextStyle = { ...sheet.small, weight: 'semibold' };
  return [
    write(sheet, 'strong text', { x: sheet.left, y: headingY, text: 'Difference', more }),
    ...question.map((text, i) => {
      const y = headingY + lineHeight(sheet.text) * (i + 1);
      return write(sheet, 'text muted', { x: sheet.left, y, text });
    }),
    element('rect', {
      ...{ x: left, y: top, width: right - left, height: HEIGHT },
      ...{ fill: ink.grid, 'fill-opacity': 0.6 },
    }),
    ...limitsBar(place, ink[colour]),
    ...path(vertical(right, ends), { stroke: ink.muted, 'stroke-dasharray': '2 2' }),
    write(sheet, 'small muted', { ...wall, text: wallWords(model, budgets.last) }),
    ...path(vertical(at, ends), { stroke: ink.baseline, 'stroke-width': 3 }),
    ...candidateMark(place, ink[colour]),
    around(at, lettered(sheet, 'small baseline', { x: at, ...below }), sheet),
    around(
      answerX(place),
      { ...answer, y: ends[0] - 5, text: size.answer, fill: ink[colour] },
      sheet,
    ),
  ];
}

function answerX({ size, x, box }: SizePlace): number {
  const { estimate } = size.needed;
  return estimate === Infinity ? (x(size.budget) + box.right) / 2 : x(estimate);
}

/** From the lower limit to the upper one, or to the wall. */
function limitsBar({ size, x, box }: SizePlace, colour: string): string[] {
  const { lower, upper } = size.needed;
  if (lower === Infinity) return [];
  const [from, to] = [x(lower), Math.max(x(lower) + 2, x(upper))];
  const bar = { x: from, y: box.top + 3, width: to - from, height: HEIGHT - 6, rx: 2 };
  return [element('rect', { ...bar, fill: colour, 'fill-opacity': 0.3, stroke: colour })];
}

/** A dot, or an arrow to the wall where the candidate does not get there. */
function candidateMark({ size, x, box }: SizePlace, colour: string): string[] {
  const y = (box.top + box.bottom) / 2;
  const { estimate } = size.needed;
  if (estimate !== Infinity)
    return [element('circle', { cx: x(estimate), cy: y, r: 6, fill: colour })];
  // Beyond the wall where the baseline is right before it.
  const beyond = Math.min(x(size.budget) + ARROW + 3, box.right + RIGHT_GAP - 3);
  const tip = Math.max(box.right - SPACE, beyond);
  const line = horizontal({ left: x(size.budget) + 2, right: tip - 1 }, y);
  const head = pathOf([-ARROW, 0, ARROW].map((up) => ({ x: tip - Math.abs(up), y: y + up })));
  return path([line, head], { fill: 'none', stroke: colour, 'stroke-width': 3.5 });
}

/** A text centred at a place, moved as far as it has to be to be in the picture. */
function around(wanted: number, text: Omit<Label, 'x'>, { left, right }: Sheet): string {
  const half = textWidth(text.text, text) / 2;
  const inside = Math.min(right - half, Math.max(left + half, wanted));
  return label({ ...text, x: inside, anchor: 'middle' });
}
