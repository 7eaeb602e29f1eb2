/** Enough for one size of sweep and the sizes around it. */
const MAX_RESULTS = 50;

/**
 * The same function, which keeps its last results: what depends only on sizes and settings is computed once by a
 * process that compares thousands of sweeps.
 *
 * @param compute gives the same result for the same arguments, which nobody changes; arguments are numbers, texts, and
 *   lists and records of them
 */
export function remember<A extends readonly unknown[], R extends object | number | null>(
  compute: (...given: A) => R,
): (...given: A) => R {
  const results = new Map<string, R>();
  return (...given) => {
    // JSON has no infinities.
    const key = JSON.stringify(given, (_, value) => (value === Infinity ? 'Infinity' : value));
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(...given);
    const [oldest] = results.keys();
    if (results.size === MAX_RESULTS && oldest !== undefined) results.delete(oldest);
    results.set(key, result);
    return result;
  };
}
