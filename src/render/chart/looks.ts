import { element } from '../../print/index.ts';
import { formatBudget } from '../../report/index.ts';
import { centred } from '../svg/sheet.ts';
import { horizontal, type Label, label, placed } from '../svg/svg.ts';
import type { Palette } from '../svg/theme.ts';
import { type Layout, lookWords, RIGHT_GAP } from './layout.ts';
import type { ChartModel } from './model.ts';

const RADIUS = 5;

/** The looks in a row: dots for those taken, the last in the colour of what it said, and rings for those to come. */
export function looks(model: ChartModel, layout: Layout, ink: Palette): string[] {
  if (model.looks === null) return [];
  const { sizes, taken, end } = model.looks;
  const { sheet, plot, looksY: y } = layout;
  const { left, right } = plot.box;
  const step = (right - left) / sizes.length;
  const places = sizes.map((size, i) => ({ size, x: left + step * (i + 1) - RADIUS }));
  const reached = places[taken - 1];
  const said = end === null ? ink.text : ink[end];
  const dots = places.map(({ x: cx }, i) => {
    const stroke = i === taken - 1 ? said : ink.muted;
    const fill = i < taken ? stroke : ink.background;
    return element('circle', { cx, cy: y, r: RADIUS, fill, stroke });
  });
  // The look that was reached comes first, where there is no space for all numbers.
  const inOrder = reached ? [reached, ...places.toReversed()] : places.toReversed();
  const numbers = [...new Set(inOrder)].map(({ x, size }): Label[] => {
    const place = { x, y: y + RADIUS + sheet.small.size + 1, anchor: 'middle' } as const;
    return [{ ...sheet.small, ...place, text: formatBudget(size), fill: ink.muted }];
  });
  const room = { left: 0, right: sheet.width, top: 0, bottom: layout.height };
  const name = { ...sheet.text, y: y + 5, fill: ink.text };
  const lineTo = (end: number, dashes?: string) => {
    const d = horizontal({ left, right: end }, y);
    return element('path', { d, stroke: ink.muted, 'stroke-dasharray': dashes });
  };
  const words = { ...sheet.small, x: right + RIGHT_GAP, y: centred(y, sheet.small) };
  return [
    label({ ...name, x: left - 10, text: 'looks', anchor: 'end' }),
    lineTo(right - RADIUS, '2 3'),
    ...(reached ? [lineTo(reached.x)] : []),
    ...dots,
    ...placed(numbers, room).map(label),
    label({ ...words, text: lookWords(model), fill: ink.text }),
  ];
}
