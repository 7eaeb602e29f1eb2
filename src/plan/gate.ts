import { type NoChangeDesign, staircaseOf } from '../compare/index.ts';
import { CountBelow, chanceToTouch, type Staircase } from '../math/interleaving.ts';
import { findRoot } from '../math/root.ts';
import { designFor, type Method, noChangeDesign, type Sizes, strongStaircase } from './design.ts';

/**
 * The orders of the scores that fail a check: by the test of no change where a rate is given, else by strong evidence.
 *
 * @param rate α, in (0, 1); null: what the bands make of it
 */
export function failingOrders(trials: Sizes, method: Method, rate: number | null): Staircase {
  if (rate === null) return strongStaircase(designFor(trials, method));
  return gateAt(noChangeDesign(trials, method), rate).staircase;
}

/** A gate by the test: the orders that fail it, and how often they come if nothing changed. */
export interface NoChangeGate {
  readonly staircase: Staircase;
  /** The level attained, in [0, α]; 0: no order fails, so no gate is possible. */
  readonly rate: number;
}

/** Every third step halves the bracket, so that a bad guess ends. */
const HALVE_EVERY = 3;
/** Limits whose logarithms differ by less are the same. */
const SAME = 1e-9;
/** No rate is printed with so many digits. */
const CLOSE = 1 - 1e-6;

/**
 * The gate that fails where p ≤ α: the largest limit of the local tails that at most that mass of orders touches. The
 * mass is the level it attains, somewhat less than α since tails are discrete.
 *
 * @param level α, in (0, 1)
 */
export function gateAt(design: NoChangeDesign, level: number): NoChangeGate {
  const counts = new CountBelow(...design.trials);
  const at = (limit: number) => {
    const staircase = staircaseOf(design, limit, counts);
    return { staircase, rate: chanceToTouch(staircase) };
  };
  const none = at(0);
  // The mass is no less than any local tail that is touched, so a larger limit cannot keep the level.
  const atMost = at(level);
  if (atMost.rate <= level) return atMost;

  // On logarithmic scales the mass is nearly proportional to the limit.
  const wanted = Math.log(level);
  const known = {
    low: -Infinity,
    lowMass: -Infinity,
    high: wanted,
    highMass: Math.log(atMost.rate),
  };
  let gate = none;
  for (let step = 1; known.high - known.low > SAME && known.high > LEAST_LOG; step++) {
    const { low, lowMass, high, highMass } = known;
    const share = (wanted - lowMass) / (highMass - lowMass);
    const guess =
      lowMass === -Infinity ? high - (highMass - wanted) - step * 1e-3 : low + share * (high - low);
    const isHalved = step % HALVE_EVERY === 0 && low > -Infinity;
    const middle = isHalved ? (low + high) / 2 : guess;
    const tried = at(Math.exp(middle));
    if (tried.rate <= level) {
      gate = tried;
      if (tried.rate > level * CLOSE) break;
      Object.assign(known, { low: middle, lowMass: Math.log(tried.rate) });
    } else Object.assign(known, { high: middle, highMass: Math.log(tried.rate) });
  }
  return gate;
}

/** Smaller limits are touched by nothing that could be printed. */
const LEAST_LOG = Math.log(1e-300);

/**
 * The chance that a gate fails a candidate whose curve is the baseline's up to a budget, and stays where it is from
 * there on: its scores are cut off at the quantile of that budget. Exact for continuous scores.
 *
 * @param budget in trials, > 0
 * @param quantile of the curve, in (0, 1)
 */
export function powerAgainstCap(staircase: Staircase, budget: number, quantile: number): number {
  const { candidateTrials: m, steps } = staircase;
  const n = steps.length - 1;
  const above = 1 - quantile ** (1 / budget);
  const [baselineAbove, capped] = [binomial(n, above), binomial(m, above)];
  const touching = touchingFrom(staircase);
  let power = 0;
  for (let i = 0; i <= n; i++) {
    // The capped scores are below each of the i baseline scores above the cap, and above all others.
    const isTouched = steps.subarray(n - i + 1).some((step) => step <= m);
    for (let j = 0; j <= m; j++) {
      const chance = (baselineAbove[i] as number) * (capped[j] as number);
      power += chance * (isTouched ? 1 : (touching[(n - i) * (m + 1) + m - j] as number));
    }
  }
  return Math.min(1, power);
}

/** The chance to touch a staircase with a of the baseline's and b of the candidate's smallest scores to come, at a·(m+1) + b. */
function touchingFrom({ candidateTrials: m, steps }: Staircase): Float64Array {
  const width = m + 1;
  const chances = new Float64Array(steps.length * width);
  for (let a = 1; a < steps.length; a++) {
    for (let b = 0; b <= m; b++) {
      const touched = b >= (steps[a] as number) ? 1 : (chances[(a - 1) * width + b] as number);
      const passed = b === 0 ? 0 : (chances[a * width + b - 1] as number);
      chances[a * width + b] = (a * touched + b * passed) / (a + b);
    }
  }
  return chances;
}

/** P(k of n) for k from 0 to n, each with chance p. */
function binomial(n: number, p: number): Float64Array {
  const chances = new Float64Array(n + 1);
  let log = n * Math.log1p(-p);
  for (let k = 0; k <= n; k++) {
    chances[k] = Math.exp(log);
    log += Math.log((n - k) / (k + 1)) + Math.log(p / (1 - p));
  }
  return chances;
}

/** Four times in five. */
const USUAL_POWER = 0.8;
const MAX_SLOWDOWN = 2 ** 20;

/**
 * The slowdown at every budget [Lehmann53], in [1, 2²⁰], that a gate catches with the given power, to a relative error
 * of 1e-10. Exact for independent sweeps with continuous scores.
 *
 * @param staircase that fails where it is touched
 * @param power in (0, 1)
 * @returns null where no such slowdown has that power
 */
export function detectableSlowdown(staircase: Staircase, power = USUAL_POWER): number | null {
  const excess = (logarithm: number) => chanceToTouch(staircase, Math.exp(logarithm)) - power;
  if (excess(0) >= 0) return 1;
  let high = Math.LN2;
  while (excess(high) < 0) {
    if (high >= Math.log(MAX_SLOWDOWN)) return null;
    high *= 2;
  }
  return Math.exp(findRoot(excess, { low: 0, high, tolerance: 1e-10 }));
}
