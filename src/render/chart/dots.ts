import { element } from '../../print/index.ts';
import type { Sheet } from '../svg/sheet.ts';
import { label, type Point, pathOf } from '../svg/svg.ts';
import type { Palette } from '../svg/theme.ts';

export const RADIUS = 3;

/** More dots hide each other, and make a large file. */
const MAX_DOTS = 300;

/** How many neighbours one dot stands for. */
export function perDot(marked: readonly unknown[]): number {
  return Math.ceil(marked.length / MAX_DOTS);
}

interface Heading {
  readonly title: string;
  readonly perDot: number;
  readonly more?: string;
  /** Its baseline. */
  readonly y: number;
}

/** Above dots: what they are, and how many of it one stands for. */
export function dotsHeading(
  { title, perDot, more = '', y }: Heading,
  sheet: Sheet,
  ink: Palette,
): string[] {
  const text = (perDot === 1 ? 'a dot each' : `a dot for ${perDot} neighbours`) + more;
  const second = { text, fill: ink.muted };
  return [
    label({
      ...sheet.strong,
      x: sheet.left,
      y,
      text: title,
      fill: ink.text,
      more: second,
    }),
  ];
}

/** Dots of a layer do not darken each other; neighbours lie in different layers. */
const LAYERS = 3;

export function dots(places: readonly Point[], stroke: string): string[] {
  const look = { stroke, 'stroke-width': 2 * RADIUS, ...ROUND, 'stroke-opacity': 0.6 };
  return Array.from({ length: Math.min(LAYERS, places.length) }, (_, layer) => {
    const own = places.filter((_, i) => i % LAYERS === layer);
    return element('path', { d: dotsAt(own), ...look });
  });
}

const ROUND = { 'stroke-linecap': 'round' } as const;

function dotsAt(places: readonly Point[]): string {
  return places.map((place) => `${pathOf([place])}h0`).join('');
}

/** The same as rings, for what has no place on the axis. */
export function rings(places: readonly Point[], stroke: string, background: string): string[] {
  if (places.length === 0) return [];
  const d = dotsAt(places);
  return [
    element('path', { d, stroke, 'stroke-width': 2 * RADIUS + 3, ...ROUND }),
    element('path', { d, stroke: background, 'stroke-width': 2 * RADIUS, ...ROUND }),
  ];
}
