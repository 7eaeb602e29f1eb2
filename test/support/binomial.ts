/**
 * P(X ≤ k) for a binomial X, summed term by term from the mode outwards: independent of the beta
 * functions under test.
 */
export function binomialCdf(k: number, trials: number, p: number): number {
  if (k < 0) return 0;
  if (k >= trials) return 1;
  const logFactorial = logFactorials(trials);
  const logChoose = (j: number) =>
    (logFactorial[trials] as number) -
    (logFactorial[j] as number) -
    (logFactorial[trials - j] as number);
  let sum = 0;
  for (let j = 0; j <= k; j++) {
    sum += Math.exp(logChoose(j) + j * Math.log(p) + (trials - j) * Math.log1p(-p));
  }
  return sum;
}

export function logFactorials(most: number): Float64Array {
  const table = new Float64Array(most + 1);
  for (let j = 2; j <= most; j++) table[j] = (table[j - 1] as number) + Math.log(j);
  return table;
}

/** A sound program fails a guarded test once in a million seeds. */
const GUARD = 1e-6;

interface Rate {
  readonly hits: number;
  readonly runs: number;
}

/** Whether a count of hits is not surprisingly low for a true rate of `expected` or more. */
export function isNotTooRare({ hits, runs }: Rate, expected: number): boolean {
  return binomialCdf(hits, runs, expected) >= GUARD;
}

/** Whether a count of hits is surprising neither way for a true rate of `expected`. */
export function agreesWith({ hits, runs }: Rate, expected: number): boolean {
  const misses = { hits: runs - hits, runs };
  return isNotTooRare({ hits, runs }, expected) && isNotTooRare(misses, 1 - expected);
}
