import { logPartitions } from '../../src/math/chance-to-share.ts';

/** S(n, k) for all k by the recurrence S(n + 1, k) = k·S(n, k) + S(n, k − 1), exactly. */
function partitions(n: number): bigint[] {
  let row = [1n];
  for (let size = 1; size <= n; size++) {
    row = Array.from(
      { length: size + 1 },
      (_, k) => BigInt(k) * (row[k] ?? 0n) + (row[k - 1] ?? 0n),
    );
  }
  return row;
}

/** The natural logarithm of a whole number of any length. */
function log(value: bigint): number {
  const digits = value.toString();
  return Math.log(Number(`0.${digits.slice(0, 17)}`)) + digits.length * Math.LN10;
}

test.each([2, 3, 4, 5, 6, 7, 24, 96])('the ways to part %i things are known to 0.1/n', (n) => {
  const exact = partitions(n);
  for (let k = 1; k <= n; k++) {
    const error = Math.abs(logPartitions(n, k) - log(exact[k] as bigint));
    expect(error).toBeLessThan(Math.min(0.016, 0.1 / n) + 1e-10);
  }
});
