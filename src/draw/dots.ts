import type { Attributes } from '../print/index.ts';
import { type Point, path, pathOf } from './svg/svg.ts';
import { MARK_OPACITY } from './svg/theme.ts';

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
    disks(own, 2 * RADIUS, { stroke, 'stroke-opacity': MARK_OPACITY }),
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
