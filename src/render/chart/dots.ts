import { type Box, coordinate, element } from './svg.ts';

const RADIUS = 3;
/** Dots of a layer do not darken each other; neighbours lie in different layers. */
const LAYERS = 3;
const OPACITY = 0.6;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const COLUMN = 6;

/** Where a trial lies across its row: neighbours far apart, and never by chance. */
function height(rank: number, { top, bottom }: Box): number {
  const share = (rank * GOLDEN + 0.5) % 1;
  return top + RADIUS + share * (bottom - top - 2 * RADIUS);
}

function oneDecimal(value: number): string {
  return coordinate(Math.round(10 * value) / 10);
}

/** One dot for each place, which are in increasing order. */
export function dots(places: readonly number[], row: Box, stroke: string): string[] {
  const look = { stroke, 'stroke-width': 2 * RADIUS, 'stroke-linecap': 'round' };
  return Array.from({ length: LAYERS }, (_, layer) => {
    const points = places.map((x, i) => `M${oneDecimal(x)} ${oneDecimal(height(i, row))}h0`);
    const d = points.filter((_, i) => i % LAYERS === layer).join('');
    return d === '' ? '' : element('path', { d, ...look, 'stroke-opacity': OPACITY });
  }).filter(Boolean);
}

/** How many places fall into each column of a row, as shares of `all` trials. */
export function columnShares(
  places: readonly number[],
  { left, right }: Box,
  all: number,
): number[] {
  const counts = new Array<number>(Math.ceil((right - left) / COLUMN)).fill(0);
  for (const x of places) {
    const column = Math.min(counts.length - 1, Math.floor((x - left) / COLUMN));
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts.map((count) => count / all);
}

/** Columns as high as their shares; the largest of all rows fills its row. */
export function columns(
  shares: readonly number[],
  row: Box,
  { largest, fill }: { largest: number; fill: string },
): string[] {
  const full = row.bottom - row.top;
  const d = shares.flatMap((share, i) => {
    if (share === 0) return [];
    // A single trial among thousands is still seen.
    const high = oneDecimal(Math.max(1.5, (share / largest) * full));
    return `M${oneDecimal(row.left + COLUMN * i)} ${oneDecimal(row.bottom)}v-${high}h${COLUMN - 1}v${high}z`;
  });
  return d.length === 0 ? [] : [element('path', { d: d.join(''), fill, 'fill-opacity': OPACITY })];
}
