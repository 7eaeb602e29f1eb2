/*
 * The weights of the mean estimators in exact integers: fixed point with so many bits that numbers
 * of a hundredth of the smallest double still have all their digits.
 */
const BITS = 1200n;
const ONE = 1n << BITS;

interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

/** Weights of U for whole k: C(i−1,k−1)/C(n,k), for i = 1 … n. */
export function exactWithoutReplacement(n: number, k: number): number[] {
  const weights = new Array<number>(n).fill(0);
  let weight = (ONE * BigInt(k)) / BigInt(n);
  for (let i = n; i >= k; i--) {
    weights[i - 1] = toDouble(weight);
    if (i > 1) weight = (weight * BigInt(i - k)) / BigInt(i - 1);
  }
  return weights;
}

/** Weights of W for rational k: C(i+k−2,k−1)/C(n+k−1,k), for i = 1 … n. */
export function exactMultiset(n: number, { over, under }: Rational): number[] {
  const weights = new Array<number>(n).fill(0);
  let weight = (ONE * over) / (BigInt(n - 1) * under + over);
  for (let i = n; i >= 1; i--) {
    weights[i - 1] = toDouble(weight);
    if (i > 1) weight = (weight * BigInt(i - 1) * under) / (BigInt(i - 2) * under + over);
  }
  return weights;
}

/** One weight of V for whole k: (i/n)ᵏ − ((i−1)/n)ᵏ. */
export function exactWithReplacement(n: number, k: number, i: number): number {
  return toDouble(power(share(i, n), k) - power(share(i - 1, n), k));
}

/** One weight of V for k = 2^−halvings, by square roots. */
export function exactRootWeight(n: number, halvings: number, i: number): number {
  const root = (rank: number) => {
    let value = share(rank, n);
    for (let step = 0; step < halvings; step++) value = squareRoot(value * ONE);
    return value;
  };
  return toDouble(root(i) - root(i - 1));
}

function share(i: number, n: number): bigint {
  return (ONE * BigInt(i)) / BigInt(n);
}

function power(base: bigint, k: number): bigint {
  let [result, square] = [ONE, base];
  for (let rest = k; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) >> BITS;
    square = (square * square) >> BITS;
  }
  return result;
}

/** Newton's method from above, until it no longer falls. */
function squareRoot(value: bigint): bigint {
  if (value === 0n) return 0n;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

function toDouble(fixed: bigint): number {
  const excess = BigInt(Math.max(0, fixed.toString(16).length * 4 - 64));
  return Number(fixed >> excess) * 2 ** Number(excess - BITS);
}
