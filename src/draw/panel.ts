import { centred, type Sheet, write } from './svg/sheet.ts';
import { type Box, horizontal, path, pictureOf, tidy, vertical } from './svg/svg.ts';
import { textWidth } from './svg/text-width.ts';

/** Where marks are drawn: a box on a sheet, and the places of values in it. */
export interface Plot {
  readonly sheet: Sheet;
  readonly box: Box;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

/** Draws values where a plot has them: an axis, a curve, dots, words. Later marks cover earlier ones. */
export type Mark<P extends Plot = Plot> = (plot: P) => readonly string[];

export function drawMarks<P extends Plot>(plot: P, marks: readonly Mark<P>[]): string[] {
  return marks.flatMap((mark) => mark(plot));
}

/** A dot that stands for one trial, by its id, or for one that was compared with the one before. */
export interface TrialDot {
  readonly id: string;
  readonly before?: string;
  readonly x: number;
  readonly y: number;
}

/** A panel in its place. */
export interface Placed {
  readonly drawn: readonly string[];
  /** Where the next panel begins. */
  readonly bottom: number;
  /** For what lies over the picture on a page. */
  readonly plot?: Pick<Plot, 'box'>;
  readonly dots?: readonly TrialDot[];
}

/** A part of a picture from the left to the right, drawn from `top` on. */
export type Panel = (top: number) => Placed;

interface About {
  /** Unique among the pictures of a page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** The panels below each other as a self-contained SVG, and where its plots and dots are. */
export function stackPanels(sheet: Sheet, about: About, panels: readonly Panel[]) {
  const placed: Placed[] = [];
  for (const panel of panels) placed.push(panel(placed.at(-1)?.bottom ?? 0));
  const size = { width: sheet.width, height: placed.at(-1)?.bottom ?? 0 };
  const drawn = placed.flatMap((panel) => panel.drawn);
  return {
    ...size,
    svg: pictureOf({ ...about, ...size, background: sheet.ink.background }, drawn),
    box: placed.find(({ plot }) => plot)?.plot?.box ?? { left: 0, right: 0, top: 0, bottom: 0 },
    dots: placed.flatMap(({ dots = [] }) => dots),
  };
}

/** From the last line of text to the next panel. */
export const BELOW_TEXT = 14;

export interface Tick {
  readonly value: number;
  readonly text: string;
}

/** Numbers on the left with lines across; the foot of a plot has its own line. */
export function yAxis(ticks: readonly Tick[], letters: 'text' | 'small' = 'text'): Mark {
  return ({ sheet, box, y }) => {
    const lines = ticks.map(({ value }) => y(value)).filter((at) => at < box.bottom - 1);
    const place = { x: box.left - 10, anchor: 'end' } as const;
    return [
      ...path(
        lines.map((at) => horizontal(box, at)),
        { stroke: sheet.ink.grid },
      ),
      ...ticks.map(({ value, text }) =>
        write(sheet, `${letters} muted`, { ...place, y: centred(y(value), sheet[letters]), text }),
      ),
    ];
  };
}

/** How far the box of a plot is from the left edge, so that these texts fit there. */
export function spaceFor(texts: readonly string[], { left, text }: Sheet): number {
  return left + Math.max(0, ...texts.map((one) => textWidth(one, text))) + 10;
}

interface XAxis {
  /** The most important first. */
  readonly wanted: readonly number[];
  readonly textOf: (value: number) => string;
  readonly name: string;
  readonly letters?: 'text' | 'small';
  /** From the foot of the plot down to the name. */
  readonly nameBelow?: number;
}

const TICK = 5;
/** The least distance between the texts of two ticks, but for wider ones. */
const GAP = 12;

/** From the foot of a plot down to the texts of its ticks, and to the name of the axis. */
export const belowAxis = ({ text }: Sheet, letters = text) => letters.size + 7;
export const belowName = (sheet: Sheet) => belowAxis(sheet) + 24;

/** The line at the foot of a plot with its name and as many of the wanted ticks as there is space for. */
export function xAxis({ wanted, textOf, name, letters = 'text', nameBelow }: XAxis): Mark {
  return ({ sheet, box, x }) => {
    const half = (value: number) => textWidth(textOf(value), sheet[letters]) / 2;
    // A wide last text is moved inside; its tick stays.
    const inside = (value: number) => Math.min(x(value), sheet.width - half(value));
    const shown = spaced(wanted, textOf, (a, b) => {
      const gap = Math.max(GAP, 2 * half(a), 2 * half(b));
      return Math.abs(inside(a) - inside(b)) >= half(a) + half(b) + gap;
    });
    const ticks = shown.map((value) => vertical(x(value), [box.bottom, box.bottom + TICK]));
    const y = box.bottom + belowAxis(sheet, sheet[letters]);
    const middle = (box.left + box.right) / 2;
    return [
      ...path([horizontal(box, box.bottom), ...ticks], { fill: 'none', stroke: sheet.ink.muted }),
      ...shown.map((value) => {
        const place = { x: inside(value), y, text: textOf(value), anchor: 'middle' } as const;
        return write(sheet, `${letters} muted`, place);
      }),
      write(sheet, `${letters} text`, {
        ...{ x: middle, y: box.bottom + (nameBelow ?? belowName(sheet)) },
        text: tidy(name),
        anchor: 'middle',
        maxWidth: 2 * Math.min(middle - sheet.left, sheet.right - middle),
      }),
    ];
  };
}

/** The values whose texts differ and are apart, earlier ones first, in increasing order. */
function spaced(
  values: readonly number[],
  textOf: XAxis['textOf'],
  areApart: (a: number, b: number) => boolean,
): number[] {
  const placed = new Map<string, number>();
  for (const value of values) {
    const isFree = [...placed.values()].every((other) => areApart(other, value));
    if (isFree && !placed.has(textOf(value))) placed.set(textOf(value), value);
  }
  return [...placed.values()].sort((a, b) => a - b);
}

/** Mantissas of ticks, the most readable first. */
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
