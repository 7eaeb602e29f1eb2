import { type NoChangeDesign, staircaseOf } from '../compare/index.ts';
import { CountBelow, chanceToTouch, type Staircase } from '../math/interleaving.ts';
import { remember } from '../math/remember.ts';
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

/** Every third step halves the bracket, so that a bad slope ends. */
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
export const gateAt = remember((design: NoChangeDesign, level: number): NoChangeGate => {
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
    const isHalved = lowMass === -Infinity || step % HALVE_EVERY === 0;
    let middle = isHalved ? (low + high) / 2 : low + share * (high - low);
    if (low === -Infinity) middle = high - (highMass - wanted) - step * 1e-3;
    const tried = at(Math.exp(middle));
    if (tried.rate <= level) {
      gate = tried;
      if (tried.rate > level * CLOSE) break;
      Object.assign(known, { low: middle, lowMass: Math.log(tried.rate) });
    } else Object.assign(known, { high: middle, highMass: Math.log(tried.rate) });
  }
  return gate;
});

/** Smaller limits are touched by nothing that could be printed. */
const LEAST_LOG = Math.log(1e-300);

/**
 * The chance that a gate fails a candidate whose curve is the baseline's up to a budget, and stays where it is from
 * there on: its scores are cut off at the quantile of that budget. Exact for continuous scores, in O(n·m).
 *
 * @param budget in trials, > 0
 * @param quantile of the curve, in (0, 1)
 */
export function powerAgainstCap(
  { candidateTrials: m, steps }: Staircase,
  budget: number,
  quantile: number,
): number {
  const n = steps.length - 1;
  const above = -Math.expm1(Math.log(quantile) / budget);
  const [baselineAbove, capped] = [binomial(n, above), binomial(m, above)];
  const highest = steps.findLastIndex((step) => step <= m);
  // The chance to touch with a of the baseline's and b of the candidate's smallest scores to come, at b.
  const touching = new Float64Array(m + 1);
  let [lowest, power] = [0, 0];
  for (let a = 0; a <= n; a++) {
    const enough = steps[a] as number;
    lowest = Math.min(lowest, enough);
    for (let [b, passed] = [lowest, 0]; a > 0 && b <= m; b++) {
      passed = (a * (b >= enough ? 1 : (touching[b] as number)) + b * passed) / (a + b);
      touching[b] = passed;
    }
    for (; lowest < m && (touching[lowest] as number) < NEGLIGIBLE; lowest++) touching[lowest] = 0;

    const here = baselineAbove[n - a] as number;
    if (here < NEGLIGIBLE) continue;
    // The capped scores are below all baseline scores above the cap, and above all others.
    power += a < highest ? here : here * dot(capped, touching);
  }
  return Math.min(1, power);
}

/** A chance this small is left out: far below the precision of any power. */
const NEGLIGIBLE = 1e-60;

/** The sum of one chance times another, of which the second counts from the end. */
function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  const last = other.length - 1;
  for (let i = 0; i <= last; i++) sum += (one[i] as number) * (other[last - i] as number);
  return sum;
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
const MAX_LOG = 20 * Math.LN2;

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
    if (high >= MAX_LOG) return null;
    high = Math.min(2 * high, MAX_LOG);
  }
  return Math.exp(findRoot(excess, { low: 0, high, tolerance: 1e-10 }));
}
