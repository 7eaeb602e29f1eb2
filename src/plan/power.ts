import { findRoot } from '../math/root.ts';
import { criticalSlowdowns } from './critical-slowdowns.ts';
import type { Design } from './design.ts';
import { isLarge } from './interleavings.ts';
import { type Chance, strongChance } from './strong-chance.ts';

/** Four times in five. */
const USUAL_POWER = 0.8;
const LARGEST_SLOWDOWN = 2 ** 20;
/** Of the logarithm of a slowdown. */
const TOLERANCE = 1e-3;

/**
 * The power of strong evidence: the probability that a candidate that needs R times the baseline's
 * trials for the same, τ_c(k) = τ_b(k / R), is judged strongly worse [Lehmann53]. It increases in R;
 * at R = 1 it is the false-alarm rate.
 *
 * Exact up to 1,000 trials in both sweeps (`strongChance`; conservative, its lower end, where that is
 * wide), simulated beyond, all slowdowns with the same draws. With ties the truth is at most that.
 *
 * @param seed of what is simulated
 * @returns a function of R in (0, ∞)
 */
export function powerOf(design: Design, seed = 0): (slowdown: number) => number {
  if (!isPowerSimulated(design)) return (slowdown) => toldPower(strongChance(design, { slowdown }));
  const critical = criticalSlowdowns(design, seed);
  return (slowdown) => critical.filter((one) => one < slowdown).length / critical.length;
}

/**
 * The smallest slowdown R in [1, 10⁶] that strong evidence shows with the given power, to about a
 * thousandth of R where it is exact (see `powerOf`).
 *
 * @param wanted power in (0, 1), 0.8 unless given; seed of what is simulated
 * @returns null where no such slowdown has that power, as where the sweeps resolve no budget
 */
export function detectableSlowdown(
  design: Design,
  { power = USUAL_POWER, seed = 0 }: { readonly power?: number; readonly seed?: number } = {},
): number | null {
  if (!isPowerSimulated(design)) return exactSlowdown(design, power);
  const critical = criticalSlowdowns(design, seed);
  const found = critical[Math.ceil(power * critical.length) - 1] as number;
  return found <= LARGEST_SLOWDOWN ? Math.max(1, found) : null;
}

interface Wanted {
  readonly slowdown: number;
  readonly power: number;
  readonly seed: number;
}

/** Whether the power at a slowdown is at least some probability; cheap where it is far from it. */
export function hasPower(design: Design, { slowdown, power, seed }: Wanted): boolean {
  if (isPowerSimulated(design)) return powerOf(design, seed)(slowdown) >= power;
  return excessPower(design, slowdown, power) >= 0;
}

/** Whether the power is estimated from simulated pairs of sweeps: beyond 1,000 trials in both. */
export function isPowerSimulated({ baseline, candidate }: Design): boolean {
  return isLarge(baseline.band.n + candidate.band.n);
}

function toldPower({ lower, value, isNarrow }: Chance): number {
  return isNarrow ? value : lower;
}

/** Precise only near 0. */
function excessPower(design: Design, slowdown: number, power: number): number {
  const chance = strongChance(design, { slowdown, threshold: power });
  const isBelow = chance.upper <= power;
  return (isBelow || chance.lower > power ? chance.value : toldPower(chance)) - power;
}

function exactSlowdown(design: Design, power: number): number | null {
  const excess = (logarithm: number) => excessPower(design, Math.exp(logarithm), power);
  let enough = 1;
  while (excess(Math.log(enough)) < 0) {
    if (enough >= LARGEST_SLOWDOWN) return null;
    enough *= 2;
  }
  if (enough === 1) return 1;
  const [low, high] = [Math.log(enough / 2), Math.log(enough)];
  return Math.exp(findRoot(excess, { low, high, tolerance: TOLERANCE }));
}
