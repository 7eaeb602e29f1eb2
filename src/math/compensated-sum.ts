/**
 * The sum of many terms with the rounding errors carried along (Neumaier's form of Kahan's sum), so
 * that the error does not grow with their number.
 *
 * @param count of terms, ≥ 0
 * @param term finite, for 0 ≤ i < count
 */
export function compensatedSum(count: number, term: (i: number) => number): number {
  let [sum, carry] = [0, 0];
  for (let i = 0; i < count; i++) {
    const value = term(i);
    const next = sum + value;
    carry += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  return sum + carry;
}
