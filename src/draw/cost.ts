import { element } from '../print/index.ts';
import { formatBudget } from '../report/index.ts';
import { type CurveFrame, endOfDataLabel } from './frame.ts';
import type { ChartSize } from './model.ts';
import { BELOW_TEXT, type Placed } from './panel.ts';
import { centred, lettered, lineHeight, RIGHT_GAP, type Sheet, write } from './svg/sheet.ts';
import {
  type Box,
  group,
  horizontal,
  type Label,
  label,
  path,
  pathOf,
  vertical,
} from './svg/svg.ts';
import { type TextStyle, textWidth, wrapped } from './svg/text-width.ts';

const HEIGHT = 18;
/** How far marks stand out of the track. */
const OUT = 5;
const ARROW = 8;
/** Between the arrow and the end of the data. */
const SPACE = 4;

interface CostPlot {
  readonly size: ChartSize;
  readonly box: Box;
  readonly x: CurveFrame['x'];
}

/** How much the candidate needs for what the baseline reaches, on the budgets of the curves. */
export const costPanel =
  (size: ChartSize, { model, sheet, budgets, left, right, x }: CurveFrame) =>
  (above: number): Placed => {
    const row = lineHeight(sheet.text);
    const headingY = above - BELOW_TEXT + 2 * row;
    const width = sheet.right - sheet.left;
    const question = wrapped(size.question, sheet.text, { width, maxLines: 3 });
    const top = headingY + question.length * row + lineHeight(sheet.small) + 12;
    const bottom = top + HEIGHT;
    const plot = { size, box: { left, right, top, bottom }, x };
    const { ink } = sheet;
    const colour = size.way ?? 'muted';
    const ends = [top - OUT, bottom + OUT] as const;
    const at = x(size.budget);
    const more = { text: size.difference, fill: ink.text };
    const endOfData = { x: right + RIGHT_GAP, y: centred((top + bottom) / 2, sheet.small) };
    const below = {
      y: bottom + OUT + sheet.small.size + 1,
      text: `baseline: ${formatBudget(size.budget)}`,
    };
    const answer: TextStyle = { ...sheet.small, weight: 'semibold' };
    const drawn = [
      write(sheet, 'strong text', { x: sheet.left, y: headingY, text: 'Difference', more }),
      ...question.map((text, i) => {
        const y = headingY + lineHeight(sheet.text) * (i + 1);
        return write(sheet, 'text muted', { x: sheet.left, y, text });
      }),
      element('rect', {
        ...{ x: left, y: top, width: right - left, height: HEIGHT },
        ...{ fill: ink.grid, 'fill-opacity': 0.6 },
      }),
      ...limitsBar(plot, ink[colour]),
      ...path(vertical(right, ends), { stroke: ink.muted, 'stroke-dasharray': '2 2' }),
      write(sheet, 'small muted', { ...endOfData, text: endOfDataLabel(model, budgets) }),
      ...path(vertical(at, ends), { stroke: ink.baseline, 'stroke-width': 3 }),
      ...candidateMark(plot, ink[colour]),
      around(at, lettered(sheet, 'small baseline', { x: at, ...below }), sheet),
      around(
        answerX(plot),
        { ...answer, y: ends[0] - 5, text: size.answer, fill: ink[colour] },
        sheet,
      ),
    ];
    return { drawn: group('size', drawn), bottom: bottom + OUT + lineHeight(sheet.small) + 12 };
  };

function answerX({ size, x, box }: CostPlot): number {
  const { estimate } = size.needed;
  return estimate === Infinity ? (x(size.budget) + box.right) / 2 : x(estimate);
}

/** From the lower limit to the upper one, or to the end of the data. */
function limitsBar({ size, x, box }: CostPlot, colour: string): string[] {
  const { lower, upper } = size.needed;
  if (lower === Infinity) return [];
  const [from, to] = [x(lower), Math.max(x(lower) + 2, x(upper))];
  const bar = { x: from, y: box.top + 3, width: to - from, height: HEIGHT - 6, rx: 2 };
  return [element('rect', { ...bar, fill: colour, 'fill-opacity': 0.3, stroke: colour })];
}

/** A dot, or an arrow to the end of the data where the candidate does not get there. */
function candidateMark({ size, x, box }: CostPlot, colour: string): string[] {
  const y = (box.top + box.bottom) / 2;
  const { estimate } = size.needed;
  if (estimate !== Infinity)
    return [element('circle', { cx: x(estimate), cy: y, r: 6, fill: colour })];
  // Beyond the end where the baseline is right before it.
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
