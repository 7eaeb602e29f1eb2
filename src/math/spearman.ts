import betainc from '@stdlib/math-base-special-betainc';
import type { Random } from './random.ts';

/**
 * Spearman's ρ of values with the places they are in: the correlation of the places with the ranks,
 * tied values sharing the mean of their ranks.
 *
 * @param values n numbers, −∞ among them or not, in the order in question; not changed
 * @returns ρ in [−1, 1]; null where it is not defined: fewer than two values, or all the same
 */
export function orderCorrelation(values: readonly number[]): number | null {
  const n = values.length;
  const ranks = centredRanks(values);
  const spread = ranks.reduce((sum, rank) => sum + rank * rank, 0);
  if (spread === 0) return null;
  const rho = slopeOf(ranks) / Math.sqrt(((n * (n * n - 1)) / 3) * spread);
  return Math.min(1, Math.max(-1, rho));
}

interface Precision {
  /** The level the p-value is held against, in (0, 1). */
  readonly level: number;
  readonly random: Random;
}

/** Values moved in all draws together: about a tenth of a second. */
const MAX_MOVES = 5_000_000;
/** Enough hits to tell a p-value just above the level from one well below it. */
const ENOUGH_HITS = 10;

/**
 * The two-sided p-value of ρ with the order of values, if all orders are equally likely. By random
 * permutations where 5 million moved values make enough of them for the level. They end early where the
 * values are plainly not ordered: p = enough / l if draw l makes enough hits, else (1 + hits) / (1 + most),
 * so that P(p ≤ α) ≤ α exactly, ties and −∞ included. Beyond, for large n or tiny levels, ρ² is taken for Beta(½, (n − 2)/2), which
 * has the variance 1/(n − 1) of the permutations, with any ties; from some 400 values on that is
 * within a few per cent at levels of 1e-4 and above.
 *
 * @param values n numbers, −∞ among them or not, in the order in question; not changed
 * @returns p in (0, 1]; 1 where ρ is not defined
 * @see J. Besag, P. Clifford, Sequential Monte Carlo p-values, Biometrika 78 (1991)
 */
export function orderPValue(values: readonly number[], { level, random }: Precision): number {
  const rho = orderCorrelation(values);
  if (rho === null) return 1;
  const enough = Math.min(ENOUGH_HITS, Math.floor((MAX_MOVES * level) / values.length));
  if (enough < 1) return betainc(1 - rho * rho, (values.length - 2) / 2, 0.5, true, false);

  const ranks = centredRanks(values);
  const observed = Math.abs(slopeOf(ranks));
  // One more than it takes for (1 + hits) / (1 + most) to reach the level, so that no rounding decides.
  const most = Math.ceil(enough / level);
  let hits = 0;
  for (let draw = 1; draw <= most; draw++) {
    shuffle(ranks, random);
    if (Math.abs(slopeOf(ranks)) >= observed) hits++;
    if (hits === enough) return enough / draw;
  }
  return (1 + hits) / (1 + most);
}

/** Twice the ranks less their mean: whole numbers, so that equal sums are equal. */
function centredRanks(values: readonly number[]): Float64Array {
  const sorted = Float64Array.from(values).sort();
  const doubled = new Map<number, number>();
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    const value = sorted[start] as number;
    while (end < sorted.length && sorted[end] === value) end++;
    doubled.set(value, start + end + 1);
  }
  return Float64Array.from(values, (value) => (doubled.get(value) ?? 0) - (values.length + 1));
}

/** The sum of ranks times places, both centred and doubled. */
function slopeOf(ranks: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < ranks.length; i++) sum += (2 * i - (ranks.length - 1)) * (ranks[i] as number);
  return sum;
}

/** Puts numbers into an order of which all are equally likely, in place. */
function shuffle(values: Float64Array, random: Random): void {
  for (let i = values.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const value = values[i] as number;
    values[i] = values[j] as number;
    values[j] = value;
  }
}
