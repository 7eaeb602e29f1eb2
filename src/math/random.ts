import seedrandom from 'seedrandom';

/** A source of uniform numbers in [0, 1) that gives the same numbers for the same seed. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  return seedrandom(String(seed));
}

/** The sorted values of n uniforms on (0, 1), in O(n): normalised sums of exponentials. */
export function uniformOrderStatistics(n: number, random: Random): Float64Array {
  const sums = new Float64Array(n);
  let total = 0;
  for (let i = 0; i < n; i++) {
    total -= Math.log1p(-random());
    sums[i] = total;
  }
  total -= Math.log1p(-random());
  return sums.map((sum) => sum / total);
}
