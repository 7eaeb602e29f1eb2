import { centred, type Sheet, write } from './sheet.ts';
import { type Box, horizontal, path, tidy, vertical } from './svg.ts';
import { textWidth } from './text-width.ts';

/** Where a plot is, and on what. */
export interface Frame {
  readonly box: Box;
  readonly sheet: Sheet;
}

/** Grid lines with their texts on the left; the foot of the plot has its own line. */
export function leftAxis(
  marks: readonly { readonly y: number; readonly text: string }[],
  { box, sheet }: Frame,
): string[] {
  const lines = marks.filter(({ y }) => y < box.bottom - 1).map(({ y }) => horizontal(box, y));
  const place = { x: box.left - 10, anchor: 'end' } as const;
  return [
    ...path(lines, { stroke: sheet.ink.grid }),
    ...marks.map(({ y, text }) =>
      write(sheet, 'text muted', { ...place, y: centred(y, sheet.text), text }),
    ),
  ];
}

interface BottomAxis {
  /** The most important first. */
  readonly wanted: readonly number[];
  readonly x: (value: number) => number;
  readonly textOf: (value: number) => string;
  readonly name: string;
  /** The baseline of the name. */
  readonly nameY: number;
}

const TICK = 5;
/** The least distance between the texts of two marks, but for wider ones. */
const GAP = 12;

/** The line at the foot of a plot with its name and as many of the wanted marks as there is space for. */
export function bottomAxis(
  { wanted, x, textOf, name, nameY }: BottomAxis,
  { box, sheet }: Frame,
): string[] {
  const half = (mark: number) => textWidth(textOf(mark), sheet.text) / 2;
  // A wide last text is moved inside; its mark stays.
  const inside = (mark: number) => Math.min(x(mark), sheet.width - half(mark));
  const marks = spaced(wanted, textOf, (a, b) => {
    const gap = Math.max(GAP, 2 * half(a), 2 * half(b));
    return Math.abs(inside(a) - inside(b)) >= half(a) + half(b) + gap;
  });
  const ticks = marks.map((mark) => vertical(x(mark), [box.bottom, box.bottom + TICK]));
  const place = { y: box.bottom + belowAxis(sheet), anchor: 'middle' } as const;
  const middle = (box.left + box.right) / 2;
  const maxWidth = 2 * Math.min(middle - sheet.left, sheet.right - middle);
  const called = { x: middle, y: nameY, text: tidy(name), maxWidth, anchor: 'middle' } as const;
  return [
    ...path([horizontal(box, box.bottom), ...ticks], { fill: 'none', stroke: sheet.ink.muted }),
    ...marks.map((mark) =>
      write(sheet, 'text muted', { ...place, x: inside(mark), text: textOf(mark) }),
    ),
    write(sheet, 'text text', called),
  ];
}

/** From the foot of a plot down to the texts of its marks. */
export function belowAxis({ text }: Sheet): number {
  return text.size + 7;
}

/** The marks whose texts differ and are apart, earlier ones first, in increasing order. */
function spaced(
  marks: readonly number[],
  textOf: BottomAxis['textOf'],
  areApart: (a: number, b: number) => boolean,
): number[] {
  const placed = new Map<string, number>();
  for (const mark of marks) {
    const isFree = [...placed.values()].every((other) => areApart(other, mark));
    if (isFree && !placed.has(textOf(mark))) placed.set(textOf(mark), mark);
  }
  return [...placed.values()].sort((a, b) => a - b);
}

/** Mantissas of marks, the most readable first. */
const MANTISSAS = [[1], [2, 5], [3], [4, 6, 8], [1.5], [1.2, 2.5]];

/** Readable numbers of the decades in a range, the most readable first. */
export function readableNumbers(first: number, last: number): number[] {
  return MANTISSAS.flatMap((mantissas) =>
    // From text, so that no powers are rounded.
    decades(first, last).flatMap((power) => mantissas.map((m) => Number(`${m}e${power}`))),
  );
}

/** The decimal exponents from one number's to another's. */
export function decades(from: number, to: number): number[] {
  const first = Math.floor(Math.log10(from));
  const last = Math.floor(Math.log10(to));
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
