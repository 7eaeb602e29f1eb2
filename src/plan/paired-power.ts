/**
 * What the paired test of no change catches, from a simulation: `npm run study -- paired-power`, whose page
 * docs/studies/paired-power.md has the same numbers and their errors. Scores are spread as evenly as in Lehmann's
 * model, with a Gaussian copula between the two sweeps; other shapes need up to half as many pairs more.
 */

/** What the power of paired sweeps depends on. */
export interface PairedPlan {
  /** n, pairs of trials; of more than the table has, as many as it has. */
  readonly pairs: number;
  /** Spearman's correlation of the two scores of a pair; taken to lie in [0, 0.95]. */
  readonly correlation: number;
  /** Of the test, in (0, 1); above 0.05 taken to be 0.05. */
  readonly level: number;
}

const LEVELS = [0.003, 0.01, 0.05];
const CORRELATIONS = [0, 0.5, 0.8, 0.9, 0.95];
const PAIRS = [10, 12, 14, 20, 28, 40, 60];
/** 1 in 2, 4 in 5 and 19 in 20, as log-odds. */
const LOG_ODDS = [0, Math.log(4), Math.log(19)];
/** The slowdown that is caught with each of these powers, a line each, by the number of pairs. */
const SLOWDOWNS = [
  // Level 0.003, correlation 0
  [8.463, 6.99, 5.465, 3.597, 2.801, 2.369, 1.941],
  [25.28, 17, 11.21, 5.845, 4.013, 3.114, 2.418],
  [107.2, 75.86, 31.88, 9.508, 5.946, 3.973, 2.955],
  // Level 0.003, correlation 0.5
  [4.601, 3.703, 3.2, 2.522, 2.126, 1.814, 1.631],
  [8.613, 5.893, 5.136, 3.517, 2.683, 2.215, 1.868],
  [19.55, 12.96, 8.507, 5.095, 3.421, 2.638, 2.159],
  // Level 0.003, correlation 0.8
  [2.916, 2.319, 2.139, 1.78, 1.615, 1.472, 1.365],
  [4.269, 3.474, 2.812, 2.146, 1.851, 1.64, 1.509],
  [7.068, 5, 3.933, 2.551, 2.176, 1.835, 1.661],
  // Level 0.003, correlation 0.9
  [2.334, 1.855, 1.719, 1.511, 1.396, 1.326, 1.259],
  [3.183, 2.334, 2.092, 1.732, 1.558, 1.445, 1.348],
  [4.514, 2.814, 2.608, 1.988, 1.749, 1.564, 1.439],
  // Level 0.003, correlation 0.95
  [2.049, 1.569, 1.515, 1.355, 1.286, 1.225, 1.18],
  [2.705, 1.798, 1.728, 1.494, 1.387, 1.302, 1.237],
  [3.899, 2.183, 1.983, 1.649, 1.501, 1.377, 1.294],
  // Level 0.01, correlation 0
  [5.483, 4.425, 3.767, 2.796, 2.321, 2.048, 1.746],
  [14.56, 8.367, 6.561, 4.435, 3.243, 2.623, 2.132],
  [52.6, 24.91, 13.73, 6.93, 4.689, 3.368, 2.6],
  // Level 0.01, correlation 0.5
  [3.185, 2.796, 2.551, 2.134, 1.871, 1.643, 1.513],
  [5.535, 4.226, 3.828, 2.898, 2.365, 1.994, 1.737],
  [11.07, 7.204, 5.601, 3.924, 2.99, 2.375, 1.996],
  // Level 0.01, correlation 0.8
  [2.138, 1.948, 1.825, 1.617, 1.505, 1.381, 1.296],
  [2.905, 2.631, 2.308, 1.929, 1.724, 1.54, 1.429],
  [4.273, 3.574, 3.048, 2.29, 1.996, 1.724, 1.572],
  // Level 0.01, correlation 0.9
  [1.739, 1.612, 1.525, 1.399, 1.329, 1.27, 1.214],
  [2.148, 1.906, 1.823, 1.587, 1.482, 1.38, 1.295],
  [2.784, 2.207, 2.246, 1.806, 1.646, 1.489, 1.376],
  // Level 0.01, correlation 0.95
  [1.51, 1.392, 1.385, 1.281, 1.237, 1.189, 1.149],
  [1.764, 1.608, 1.554, 1.398, 1.337, 1.264, 1.207],
  [2.15, 1.887, 1.754, 1.536, 1.42, 1.342, 1.27],
  // Level 0.05, correlation 0
  [2.829, 2.522, 2.373, 2.035, 1.76, 1.661, 1.474],
  [5.185, 4.627, 3.876, 3.038, 2.42, 2.09, 1.793],
  [12.41, 8.515, 6.444, 4.464, 3.401, 2.626, 2.164],
  // Level 0.05, correlation 0.5
  [2.134, 1.936, 1.864, 1.701, 1.545, 1.409, 1.349],
  [3.268, 2.728, 2.62, 2.186, 1.912, 1.715, 1.535],
  [4.845, 3.742, 3.755, 2.904, 2.414, 2.011, 1.75],
  // Level 0.05, correlation 0.8
  [1.632, 1.575, 1.532, 1.392, 1.326, 1.253, 1.2],
  [2.154, 2.125, 1.869, 1.646, 1.519, 1.4, 1.326],
  [2.863, 2.687, 2.275, 1.957, 1.727, 1.559, 1.446],
  // Level 0.05, correlation 0.9
  [1.434, 1.369, 1.327, 1.27, 1.225, 1.186, 1.149],
  [1.725, 1.605, 1.561, 1.425, 1.357, 1.287, 1.227],
  [2.084, 1.887, 1.844, 1.603, 1.505, 1.385, 1.303],
  // Level 0.05, correlation 0.95
  [1.299, 1.263, 1.254, 1.19, 1.17, 1.135, 1.106],
  [1.475, 1.41, 1.39, 1.295, 1.255, 1.203, 1.16],
  [1.715, 1.633, 1.539, 1.407, 1.349, 1.27, 1.215],
];
const MIN_PAIRS = 10;

const USUAL = 1;
const MAX_SLOWDOWN = 2 ** 20;

/**
 * The slowdown at every budget that n pairs catch 4 times in 5.
 *
 * Interpolated: ln(R − 1) is linear in ln n, in the correlation and in the logarithm of the level. Levels below 0.003
 * continue the line from 0.01, which makes R rather too large.
 *
 * @param pairs n
 * @param correlation Spearman's
 * @param level of the test; the three as in PairedPlan
 * @returns R > 1; null below 10 pairs, where hardly any order of the scores is rare enough, where none is (2⁻ⁿ above
 *   the level), and beyond 2²⁰
 */
export function pairedDetectable(pairs: number, correlation: number, level: number): number | null {
  const slowdown = slowdownsCaught({ pairs, correlation, level })?.[USUAL] ?? Infinity;
  return slowdown > MAX_SLOWDOWN ? null : slowdown;
}

/**
 * The chance that the test catches a candidate that needs R times the trials at every budget: between the slowdowns
 * of the table, and beyond them, its log-odds are linear in ln(R − 1). Within 0.03 of what is simulated.
 *
 * @param slowdown R ≥ 1
 * @returns in [level, 1]; null below 10 pairs and where 2⁻ⁿ is above the level
 */
export function pairedPower(plan: PairedPlan, slowdown: number): number | null {
  const xs = slowdownsCaught(plan)?.map((caught) => Math.log(caught - 1));
  if (xs === undefined) return null;
  if (slowdown === 1) return plan.level;
  const odds = weighted(xs, Math.log(slowdown - 1), (i) => LOG_ODDS[i] as number);
  return Math.max(plan.level, 1 / (1 + Math.exp(-odds)));
}

/** The slowdowns caught with each of the powers. */
function slowdownsCaught(plan: PairedPlan): number[] | null {
  if (plan.pairs < MIN_PAIRS || 2 ** -plan.pairs > plan.level) return null;
  return LOG_ODDS.map((_, power) => {
    const rowAt = (row: number) => SLOWDOWNS[row * LOG_ODDS.length + power] as readonly number[];
    return (
      1 + Math.exp(interpolated(plan, (row, size) => Math.log((rowAt(row)[size] as number) - 1)))
    );
  });
}

/** @param at the value in a row, which is one of all correlations at each level, for one of the numbers of pairs */
function interpolated(
  { pairs, correlation, level }: PairedPlan,
  at: (row: number, size: number) => number,
): number {
  const size = Math.log(Math.min(pairs, PAIRS.at(-1) as number));
  return weighted(LEVELS.map(Math.log), Math.log(Math.min(level, LEVELS.at(-1) as number)), (l) =>
    weighted(CORRELATIONS, Math.min(0.95, Math.max(0, correlation)), (c) =>
      weighted(PAIRS.map(Math.log), size, (i) => at(l * CORRELATIONS.length + c, i)),
    ),
  );
}

/** The value at x on the line through the two points of an ascending grid that are next to it. */
function weighted(grid: readonly number[], x: number, valueAt: (i: number) => number): number {
  const after = grid.findIndex((point) => x < point);
  const i = after === -1 ? grid.length - 2 : Math.max(0, after - 1);
  const [low, high] = [grid[i] as number, grid[i + 1] as number];
  const share = (x - low) / (high - low);
  return (1 - share) * valueAt(i) + share * valueAt(i + 1);
}
