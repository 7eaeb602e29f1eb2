/**
 * What the test at comparable settings catches where all settings lose alike, from a simulation with normal scores: `npm run
 * study -- settings-power`, whose page docs/studies/settings-power.md has the same numbers.
 */

const LEVELS = [0.003, 0.01];
const TRIALS = [24, 48, 96];
const EXPLAINED = [0.3, 0.5, 0.7, 0.8, 0.9];
/** Slowdowns caught 4 times in 5, by the share explained: at each level a line for each number of trials a side. */
const SLOWDOWNS: readonly (readonly number[])[] = [
  // Level 0.003
  [4.64, 3.57, 2.82, 2.46, 1.94],
  [2.8, 2.41, 2.04, 1.77, 1.52],
  [1.92, 1.81, 1.61, 1.47, 1.35],
  // Level 0.01
  [3.56, 2.94, 2.41, 2.19, 1.77],
  [2.39, 2.13, 1.85, 1.65, 1.44],
  [1.81, 1.66, 1.49, 1.41, 1.35],
];

/**
 * The slowdown at every budget that sweeps of n and m trials catch about 4 times in 5 at comparable settings, if all settings
 * lose alike. ln(R − 1) is interpolated: linear in the share explained, in ln 2nm/(n + m) and in the logarithm of the level.
 *
 * @param trials of both sweeps; sizes outside the table count as its nearest
 * @param explained the share of the spread that settings explain; above 0.9 it counts as that
 * @param level of the test
 * @returns R > 1; null where settings explain less than 0.3, of fewer than 24 trials, and for levels outside [0.003, 0.01]
 */
export function settingsDetectable(
  [n, m]: readonly [number, number],
  explained: number,
  level: number,
): number | null {
  const size = Math.floor((2 * n * m) / (n + m));
  const [leastLevel = 0, mostLevel = 1] = LEVELS;
  if (size < (TRIALS[0] as number) || explained < (EXPLAINED[0] as number)) return null;
  if (level < leastLevel || level > mostLevel) return null;
  const ofRow = (row: number) =>
    between(EXPLAINED, explained, (i) => Math.log((SLOWDOWNS[row]?.[i] as number) - 1));
  const ofLevel = (l: number) =>
    between(TRIALS.map(Math.log), Math.log(size), (i) => ofRow(l * TRIALS.length + i));
  return 1 + Math.exp(between(LEVELS.map(Math.log), Math.log(level), ofLevel));
}

/** Linear between two places of an ascending scale, and level beyond its ends. */
function between(scale: readonly number[], at: number, valueAt: (place: number) => number): number {
  const next = scale.findIndex((place) => place >= at);
  if (next <= 0) return valueAt(next === 0 ? 0 : scale.length - 1);
  const [low, high] = [scale[next - 1] as number, scale[next] as number];
  const share = (at - low) / (high - low);
  return (1 - share) * valueAt(next - 1) + share * valueAt(next);
}
