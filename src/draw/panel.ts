import type { Attributes } from '../print/index.ts';
import type { ChartOptions } from './model.ts';
import {
  type Box,
  centred,
  headingOf,
  horizontal,
  OPACITY,
  type Picture,
  type Point,
  path,
  pathOf,
  pictureOf,
  rectangle,
  type Sheet,
  textWidth,
  write,
} from './svg/svg.ts';

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

/** The title above all panels, or a little space. */
export const headingPanel =
  (
    { title, subtitle }: { readonly title: string; readonly subtitle: string },
    heading: ChartOptions['heading'],
    sheet: Sheet,
  ): Panel =>
  () => {
    if (heading === 'none') return { drawn: [], bottom: 4 };
    const { drawn, bottom } = headingOf(title, [subtitle], sheet);
    return { drawn, bottom: bottom + 10 };
  };

/** Two panels in one place. */
export const besideEachOther =
  (left: Panel, right: Panel): Panel =>
  (top) => {
    const [one, other] = [left(top), right(top)];
    const [drawn, dots] = [
      [...one.drawn, ...other.drawn],
      [...(one.dots ?? []), ...(other.dots ?? [])],
    ];
    return { ...other, drawn, dots, bottom: Math.max(one.bottom, other.bottom) };
  };

/** The panels below each other as a self-contained SVG, and where its plots and dots are. */
export function stackPanels(
  sheet: Sheet,
  about: Pick<Picture, 'id' | 'title' | 'description'>,
  panels: readonly Panel[],
) {
  const placed: Placed[] = [];
  for (const panel of panels) placed.push(panel(placed.at(-1)?.bottom ?? 0));
  const size = { width: sheet.width, height: placed.at(-1)?.bottom ?? 0 };
  const drawn = placed.flatMap((panel) => panel.drawn);
  const boxes = placed.flatMap(({ plot }) => plot?.box ?? []);
  const [box = { left: 0, right: 0, top: 0, bottom: 0 }] = boxes;
  return {
    ...size,
    svg: pictureOf({ ...about, ...size, background: sheet.ink.background }, drawn),
    box: { ...box, bottom: boxes.at(-1)?.bottom ?? 0 },
    dots: placed.flatMap(({ dots = [] }) => dots),
  };
}

/** The side of harm. */
export function tint(harm: Box, { ink }: Sheet): string[] {
  return path(rectangle(harm), { fill: ink.worse, 'fill-opacity': OPACITY.tint });
}

/** Where nothing is lost or won: dashed, as the baseline is everywhere. */
export function evenLine(box: Box, y: number, { ink }: Sheet): string[] {
  const dashed = { stroke: ink.baseline, 'stroke-width': 2, 'stroke-dasharray': '7 4' };
  return path(horizontal(box, y), dashed);
}

export interface Tick {
  readonly value: number;
  readonly text: string;
}

/** Numbers on the left. */
export function yNumbers(ticks: readonly Tick[]): Mark {
  return ({ sheet, box, y }) =>
    ticks.map(({ value, text }) => {
      const place = { x: box.left - 8, y: centred(y(value), sheet.small), anchor: 'end' } as const;
      return write(sheet, 'small muted', { ...place, text });
    });
}

/** The same with lines across; the foot of a plot has its own line. */
export function yAxis(ticks: readonly Tick[]): Mark {
  return (plot) => {
    const { sheet, box, y } = plot;
    const lines = ticks.map(({ value }) => y(value)).filter((at) => at < box.bottom - 1);
    const across = lines.map((at) => horizontal(box, at));
    return [...path(across, { stroke: sheet.ink.grid }), ...yNumbers(ticks)(plot)];
  };
}

/** From where to where a plot is, between its numbers and the names at its right end. */
export function endsBetween(ticks: readonly Tick[], names: readonly string[], sheet: Sheet) {
  const [numbers, named] = [
    ticks.map(({ text }) => textWidth(text, sheet.small)),
    names.map((name) => textWidth(name, sheet.strong)),
  ];
  const right = sheet.width - 8 - sheet.rightGap - Math.max(...named);
  return { left: sheet.left + Math.max(0, ...numbers) + 8, right };
}

/** The least distance between the texts of two ticks, but for wider ones; and how many there are. */
const [GAP, MAX_NUMBERS] = [12, 6];

/**
 * Below a plot, as many of the wanted values as there is space for.
 *
 * @param wanted the most important first
 */
export function xNumbers(wanted: readonly number[], textOf: (value: number) => string): Mark {
  return ({ sheet, box, x }) => {
    const shown = new Map<string, { readonly at: number; readonly half: number }>();
    for (const value of wanted) {
      const text = textOf(value);
      const half = textWidth(text, sheet.small) / 2;
      // A wide last text is moved inside.
      const at = Math.min(x(value), box.right + 2 - half);
      const isFree = [...shown.values()].every((other) => {
        const gap = Math.max(GAP, 2 * half, 2 * other.half);
        return Math.abs(other.at - at) >= half + other.half + gap;
      });
      if (isFree && !shown.has(text)) shown.set(text, { at, half });
      if (shown.size === MAX_NUMBERS) break;
    }
    const y = box.bottom + sheet.belowAxis;
    const sorted = [...shown].sort(([, a], [, b]) => a.at - b.at);
    return sorted.map(([text, { at }]) => {
      return write(sheet, 'small muted', { x: at, y, text, anchor: 'middle' });
    });
  };
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

export const RADIUS = 3;

/** More dots hide each other, and make a large file. */
const MAX_DOTS = 300;

/** How many neighbours one dot stands for. */
export function perDot(marked: readonly unknown[]): number {
  return Math.ceil(marked.length / MAX_DOTS);
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Where a dot of several is beside its place, from 0 to 1: neighbours far apart, without randomness. */
export function scattered(index: number, start = 0): number {
  return (index * GOLDEN + start) % 1;
}

/** Dots of a layer do not darken each other; neighbours lie in different layers. */
const LAYERS = 3;

export function dots(places: readonly Point[], stroke: string): string[] {
  const layers = Array.from({ length: LAYERS }, (_, layer) =>
    places.filter((_, i) => i % LAYERS === layer),
  );
  return layers.flatMap((own) =>
    disks(own, 2 * RADIUS, { stroke, 'stroke-opacity': OPACITY.mark }),
  );
}

/** The same as rings, for what has no place on the axis. */
export function rings(places: readonly Point[], stroke: string, background: string): string[] {
  return [
    ...disks(places, 2 * RADIUS + 3, { stroke }),
    ...disks(places, 2 * RADIUS, { stroke: background }),
  ];
}

function disks(
  places: readonly Point[],
  diameter: number,
  { stroke, ...more }: Attributes,
): string[] {
  const d = places.map((place) => `${pathOf([place])}h0`);
  return path(d, { stroke, 'stroke-width': diameter, 'stroke-linecap': 'round', ...more });
}
