const CORRELATIONS = [0, 0.5, 0.8, 0.9, 0.95];

/** The slowdown caught 4 times in 5 at a level of 0.003, by the number of pairs and the correlations above. */
const CAUGHT: readonly (readonly [pairs: number, ...slowdowns: number[]])[] = [
  [10, 30, 14, 9.5, 6, 4],
  [12, 20, 10, 6.5, 3.8, 2],
  [16, 11, 6, 3.8, 2.1, 1.75],
  [24, 5.5, 3.6, 2.2, 1.75, 1.48],
  [48, 2.9, 2.2, 1.65, 1.4, 1.3],
  [96, 2.1, 1.7, 1.4, 1.27, 1.2],
];

/**
 * The slowdown at every budget that a test of pairs catches 4 times in 5, interpolated between simulated ones, for
 * evenly spread scores.
 *
 * @param pairs ≥ 1
 * @param correlation of the ranks of the scores; taken to be in [0, 0.95]
 * @returns null below 10 pairs, and for other levels than 0.003 and larger ones
 */
export function pairedDetectable(pairs: number, correlation: number, level: number): number | null {
  if (pairs < 10 || level < 0.003) return null;
  const clipped = Math.min(0.95, Math.max(0, correlation));
  const rows = CAUGHT.map(([n, ...slowdowns]) => [n, between(CORRELATIONS, slowdowns, clipped)]);
  const sizes = rows.map(([n]) => n as number);
  const caught = rows.map(([, slowdown]) => slowdown as number);
  return between(sizes, caught, Math.min(pairs, 96));
}

/** Linear interpolation at x, which is within the grid. */
function between(grid: readonly number[], values: readonly number[], x: number): number {
  const right = Math.max(
    1,
    grid.findIndex((at) => at >= x),
  );
  const [a, b] = [grid[right - 1] as number, grid[right] as number];
  const [low, high] = [values[right - 1] as number, values[right] as number];
  return low + ((high - low) * (x - a)) / (b - a);
}
