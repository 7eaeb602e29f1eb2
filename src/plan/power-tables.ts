import type { Sizes } from './design.ts';

/*
 * What tests catch, from simulations: `npm run study -- paired-power` and `settings-power`, whose pages have the same
 * numbers and their errors. Scores of pairs are spread as evenly as in Lehmann's model, with a Gaussian copula between
 * the two sweeps; other shapes need up to half as many pairs more.
 */

/** What the power of paired sweeps depends on. */
export interface PairedPlan {
  /** n, pairs of trials; of more than MAX_SIMULATED_PAIRS, the power is that of so many. */
  readonly pairs: number;
  /** Spearman's correlation of the two scores of a pair; taken to lie in [0, 0.95]. */
  readonly correlation: number;
  /** Of the test, in (0, 1); above 0.05 taken to be 0.05. */
  readonly level: number;
}

const LEVELS = [0.003, 0.01, 0.05];
const CORRELATIONS = [0, 0.5, 0.8, 0.9, 0.95];
const PAIRS = [10, 12, 14, 20, 28, 40, 60];
export const MAX_SIMULATED_PAIRS = 60;
/** 1 in 2, 4 in 5 and 19 in 20, as log-odds. */
const LOG_ODDS = [0, Math.log(4), Math.log(19)];
/** Slowdowns by the number of pairs: at each level and correlation a line for each of these powers. */
const SLOWDOWNS = [
  // Level 0.003
  [8.466, 6.927, 5.231, 3.68, 2.959, 2.346, 1.994],
  [27.68, 16.51, 10.57, 6.052, 4.264, 3.102, 2.464],
  [112, 59.13, 24.76, 9.808, 5.996, 3.937, 2.983],
  [4.606, 3.64, 3.304, 2.492, 2.079, 1.845, 1.626],
  [8.613, 6.279, 5.394, 3.449, 2.703, 2.23, 1.865],
  [18.93, 14.19, 9.18, 4.735, 3.44, 2.772, 2.157],
  [2.903, 2.36, 2.105, 1.802, 1.59, 1.46, 1.378],
  [4.295, 3.337, 2.793, 2.149, 1.837, 1.668, 1.519],
  [7.503, 5.123, 3.828, 2.665, 2.108, 1.906, 1.664],
  [2.359, 1.861, 1.719, 1.52, 1.408, 1.318, 1.257],
  [3.202, 2.336, 2.059, 1.742, 1.562, 1.435, 1.342],
  [4.493, 2.92, 2.531, 2, 1.744, 1.553, 1.435],
  [2.058, 1.583, 1.495, 1.354, 1.278, 1.222, 1.174],
  [2.67, 1.822, 1.707, 1.494, 1.382, 1.306, 1.233],
  [3.895, 2.19, 1.939, 1.652, 1.504, 1.394, 1.289],
  // Level 0.01
  [5.353, 4.422, 3.605, 2.943, 2.479, 2.022, 1.794],
  [15.48, 8.262, 6.515, 4.513, 3.443, 2.628, 2.186],
  [50.88, 21.7, 13, 6.971, 4.644, 3.274, 2.641],
  [3.154, 2.742, 2.579, 2.113, 1.836, 1.668, 1.511],
  [5.469, 4.365, 3.866, 2.812, 2.377, 2.013, 1.716],
  [10.78, 7.788, 5.883, 3.735, 3.049, 2.48, 2.011],
  [2.16, 1.94, 1.818, 1.61, 1.47, 1.376, 1.311],
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: 1.443 is no logarithm, but what came out
  [2.927, 2.568, 2.287, 1.913, 1.707, 1.546, 1.443],
  [4.319, 3.577, 2.956, 2.338, 1.964, 1.733, 1.582],
  [1.73, 1.608, 1.536, 1.405, 1.335, 1.265, 1.213],
  [2.173, 1.912, 1.816, 1.6, 1.478, 1.378, 1.297],
  [2.91, 2.382, 2.187, 1.803, 1.625, 1.493, 1.389],
  [1.523, 1.417, 1.365, 1.277, 1.234, 1.186, 1.146],
  [1.769, 1.62, 1.524, 1.395, 1.33, 1.272, 1.202],
  [2.127, 1.853, 1.713, 1.523, 1.423, 1.358, 1.262],
  // Level 0.05
  [2.807, 2.581, 2.338, 2.073, 1.863, 1.642, 1.525],
  [5.482, 4.528, 3.727, 3.027, 2.576, 2.101, 1.844],
  [13.06, 7.857, 6.473, 4.278, 3.347, 2.629, 2.22],
  [2.092, 1.914, 1.877, 1.681, 1.514, 1.438, 1.349],
  [3.291, 2.762, 2.651, 2.168, 1.917, 1.719, 1.528],
  [5.053, 4.141, 3.758, 2.8, 2.455, 2.112, 1.753],
  [1.639, 1.576, 1.497, 1.402, 1.31, 1.251, 1.22],
  [2.142, 2.059, 1.825, 1.638, 1.504, 1.407, 1.339],
  [2.834, 2.605, 2.268, 1.927, 1.712, 1.583, 1.467],
  [1.436, 1.385, 1.341, 1.268, 1.232, 1.183, 1.15],
  [1.738, 1.615, 1.55, 1.449, 1.359, 1.281, 1.228],
  [2.117, 2, 1.825, 1.636, 1.491, 1.391, 1.312],
  [1.298, 1.274, 1.229, 1.19, 1.164, 1.133, 1.101],
  [1.488, 1.432, 1.367, 1.292, 1.251, 1.209, 1.156],
  [1.707, 1.61, 1.519, 1.403, 1.35, 1.291, 1.209],
];
/** How often curves that end at 2 and at 4 trials are caught: at each level and correlation a line for each. */
const CAPPED = [
  // Level 0.003
  [0.016, 0.008, 0.012, 0.032, 0.236, 0.67, 0.97],
  [0.006, 0.002, 0.002, 0.006, 0.002, 0.04, 0.306],
  [0.006, 0.006, 0.002, 0.062, 0.274, 0.786, 0.988],
  [0.004, 0.006, 0.004, 0.004, 0.026, 0.108, 0.478],
  [0.006, 0.012, 0.026, 0.094, 0.328, 0.82, 0.984],
  [0.004, 0.004, 0.006, 0.01, 0.022, 0.096, 0.534],
  [0.004, 0.044, 0.042, 0.084, 0.318, 0.776, 0.992],
  [0.004, 0.008, 0.004, 0.008, 0.02, 0.146, 0.53],
  [0.002, 0.024, 0.046, 0.15, 0.37, 0.824, 0.998],
  [0, 0.01, 0.012, 0.026, 0.034, 0.094, 0.484],
  // Level 0.01
  [0.028, 0.018, 0.032, 0.158, 0.41, 0.86, 0.994],
  [0.012, 0.012, 0.008, 0.022, 0.024, 0.146, 0.506],
  [0.04, 0.038, 0.038, 0.232, 0.6, 0.894, 0.994],
  [0.01, 0.008, 0.014, 0.022, 0.08, 0.27, 0.664],
  [0.054, 0.06, 0.084, 0.244, 0.636, 0.956, 0.998],
  [0.026, 0.018, 0.022, 0.026, 0.088, 0.3, 0.73],
  [0.068, 0.078, 0.122, 0.294, 0.596, 0.948, 0.996],
  [0.018, 0.022, 0.026, 0.036, 0.098, 0.324, 0.764],
  [0.054, 0.092, 0.14, 0.326, 0.632, 0.948, 1],
  [0.032, 0.04, 0.034, 0.046, 0.108, 0.31, 0.726],
  // Level 0.05
  [0.138, 0.148, 0.24, 0.476, 0.788, 0.962, 1],
  [0.042, 0.054, 0.062, 0.1, 0.178, 0.42, 0.814],
  [0.16, 0.216, 0.25, 0.552, 0.856, 0.974, 1],
  [0.062, 0.056, 0.068, 0.12, 0.314, 0.548, 0.86],
  [0.238, 0.288, 0.38, 0.612, 0.894, 0.998, 1],
  [0.084, 0.088, 0.1, 0.148, 0.344, 0.602, 0.92],
  [0.246, 0.342, 0.464, 0.65, 0.88, 0.996, 1],
  [0.1, 0.092, 0.12, 0.182, 0.338, 0.64, 0.942],
  [0.302, 0.39, 0.474, 0.7, 0.87, 0.99, 1],
  [0.086, 0.148, 0.15, 0.222, 0.336, 0.672, 0.914],
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
 * The chance that the test catches a candidate that needs R times the trials at every budget. Its log-odds are linear
 * in (ln R)^¾ between the level, where R is 1, and the slowdowns of the table, and beyond them: within 0.03 of 19 in
 * 20 shares that were simulated, and within 0.09 of all.
 *
 * @param slowdown R ≥ 1
 * @returns in [level, 1]; null below 10 pairs and where 2⁻ⁿ is above the level
 */
export function pairedPower(plan: PairedPlan, slowdown: number): number | null {
  const caught = slowdownsCaught(plan);
  if (caught === null) return null;
  const scale = (factor: number) => Math.log(factor) ** 0.75;
  const odds = [Math.log(plan.level / (1 - plan.level)), ...LOG_ODDS];
  const at = weighted([1, ...caught].map(scale), scale(slowdown), (i) => odds[i] as number);
  return 1 / (1 + Math.exp(-at));
}

/**
 * The chance that the test catches a candidate whose curve is the baseline's up to a budget and stays there: linear
 * in ln n, in the correlation and in the logarithm of the level.
 *
 * @param budget in trials
 * @returns in [0, 1]; null as above
 */
export function pairedPowerAgainstCap(plan: PairedPlan, budget: 2 | 4): number | null {
  if (!hasOrders(plan)) return null;
  const line = budget === 2 ? 0 : 1;
  const share = interpolated(plan, (row, size) => CAPPED[2 * row + line]?.[size] as number);
  return Math.min(1, Math.max(0, share));
}

/** Whether any order of the scores is rare enough. */
function hasOrders({ pairs, level }: PairedPlan): boolean {
  return pairs >= MIN_PAIRS && 2 ** -pairs <= level;
}

/** The slowdowns caught with each of the powers. */
function slowdownsCaught(plan: PairedPlan): number[] | null {
  if (!hasOrders(plan)) return null;
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
  const size = Math.log(Math.min(pairs, MAX_SIMULATED_PAIRS));
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

/**
 * What the test at comparable settings catches where all settings lose alike, with normal scores:
 * docs/studies/settings-power.md.
 */
const SETTINGS = {
  levels: [0.003, 0.01],
  trials: [24, 48, 96],
  explained: [0.3, 0.5, 0.7, 0.8, 0.9],
  /** Slowdowns caught 4 times in 5, by the share explained: at each level a line for each number of trials a side. */
  slowdowns: [
    // Level 0.003
    [4.64, 3.57, 2.82, 2.46, 1.94],
    [2.8, 2.41, 2.04, 1.77, 1.52],
    [1.92, 1.81, 1.61, 1.47, 1.35],
    // Level 0.01
    [3.56, 2.94, 2.41, 2.19, 1.77],
    [2.39, 2.13, 1.85, 1.65, 1.44],
    [1.81, 1.66, 1.49, 1.41, 1.35],
  ],
} as const;

/**
 * The slowdown at every budget that sweeps of n and m trials catch about 4 times in 5 at comparable settings, if all settings
 * lose alike. ln(R − 1) is interpolated: linear in the share explained, in ln 2nm/(n + m) and in the logarithm of the level.
 *
 * @param trials of both sweeps; 2nm/(n + m) above 96 counts as that
 * @param explained the share of the spread that settings explain; above 0.9 it counts as that
 * @param level of the test
 * @returns R > 1; null where settings explain less than 0.3, of fewer than 24 trials, and for levels outside [0.003, 0.01]
 */
export function settingsDetectable([n, m]: Sizes, explained: number, level: number): number | null {
  const { levels, trials, explained: shares, slowdowns } = SETTINGS;
  const size = Math.floor((2 * n * m) / (n + m));
  if (size < trials[0] || explained < shares[0] || level < levels[0] || level > levels[1])
    return null;
  const rise = weighted(levels.map(Math.log), Math.log(level), (l) =>
    weighted(trials.map(Math.log), Math.log(Math.min(size, trials[2])), (t) =>
      weighted(shares, Math.min(explained, shares[4]), (e) =>
        Math.log((slowdowns[l * trials.length + t]?.[e] as number) - 1),
      ),
    ),
  );
  return 1 + Math.exp(rise);
}
