import { CountBelow, chanceToTouch, type Staircase } from '../math/interleaving.ts';

/** What the test of no change depends on besides scores. */
export interface NoChangeDesign {
  /** Trials of the baseline and of the candidate, ≥ 1. */
  readonly trials: readonly [baseline: number, candidate: number];
  /** The quantile of the best of k scores that is compared, in (0, 1). */
  readonly quantile: number;
  /** The smallest budget that counts, in trials, ≥ 1. */
  readonly budgetMin: number;
  /** The largest; null: as far as the data go. */
  readonly budgetMax: number | null;
}

/** How far apart two sweeps are, and how often they would be if nothing had changed. */
export interface NoChangeResult {
  /** T: the least local tail. */
  readonly statistic: number;
  /** The rank of the baseline's score, from 1, where it is. */
  readonly rank: number;
  /** P(T ≤ the one found) if nothing changed, in [0, 1]; with ties an upper bound. */
  readonly pValue: number;
}

/** Local tails that differ by less are the same, but for rounding. */
const SLACK = 1 + 1e-9;

/**
 * The ranks of the baseline's scores that are looked at. They begin below the median of the smallest budget, because a
 * candidate that loses there is worse at it too, and more of the power is lost with them than errors are avoided.
 *
 * a₀ = max(1, ⌈n(1.5·q^(1/k) − 0.5)⌉ for the smallest budget k, and ⌈n·q^(1/k)⌉ for the largest.
 */
export function ranksTested({ trials: [n], quantile, budgetMin, budgetMax }: NoChangeDesign) {
  const first = Math.max(1, Math.ceil(n * (1.5 * quantile ** (1 / budgetMin) - 0.5)));
  const last = budgetMax === null ? n : Math.ceil(n * quantile ** (1 / budgetMax));
  return { first, last };
}

/**
 * The test of no change of independent sweeps: if both were draws from one distribution, how often would the
 * candidate look at least this much worse at some budget?
 *
 * With B the number of the candidate's scores below the baseline's a-th smallest, a local tail is P(B ≥ the number
 * found) when all orders of the scores are equally likely; T is the least of them over the ranks that are looked at. The
 * p-value is the chance of so small a T: the mass of the lattice paths that touch the staircase of equal local tails.
 *
 * Exact for continuous scores: P(p ≤ α) ≤ α for every α. With ties, failures (−∞) or a margin that was added to the
 * candidate's scores, an upper bound. O(n·m).
 *
 * @param baseline n ≥ 1 scores, larger is better, −∞ for failed trials, in any order; not changed
 * @param candidate m ≥ 1, as above; for evidence of “better” swap the arms
 * @param design for these numbers of trials
 * @param ties whether tied scores count for the candidate, as they do in the test, or against it
 */
export function testOfNoChange(
  [baseline, candidate]: readonly [readonly number[], readonly number[]],
  design: NoChangeDesign,
  ties: 'for' | 'against' = 'for',
): NoChangeResult {
  const counts = new CountBelow(...design.trials);
  const { first, last } = ranksTested(design);
  const [xs, ys] = [Float64Array.from(baseline).sort(), Float64Array.from(candidate).sort()];
  let [statistic, rank, below] = [1, first, 0];
  for (let a = 1; a <= last; a++) {
    const x = xs[a - 1] as number;
    while (below < ys.length && isBelow(ys[below] as number, x, ties)) below++;
    const tail = a < first ? 1 : counts.atLeast(a, below);
    if (tail < statistic) [statistic, rank] = [tail, a];
  }
  const pValue = chanceToTouch(staircaseOf(design, statistic, counts));
  return { statistic, rank, pValue };
}

function isBelow(y: number, x: number, ties: 'for' | 'against'): boolean {
  return ties === 'for' ? y < x : y <= x;
}

/**
 * The orders whose least local tail is at most a limit.
 *
 * @param limit in [0, 1]
 */
export function staircaseOf(
  design: NoChangeDesign,
  limit: number,
  counts = new CountBelow(...design.trials),
): Staircase {
  const [n, candidateTrials] = design.trials;
  const { first, last } = ranksTested(design);
  const steps = new Float64Array(n + 1).fill(Infinity);
  // The a-th score has at least as many below it as the one before, so the steps only go up.
  let b = 0;
  for (let a = first; a <= last && b <= candidateTrials; a++) {
    while (b <= candidateTrials && counts.atLeast(a, b) > limit * SLACK) b++;
    if (b <= candidateTrials) steps[a] = b;
  }
  return { candidateTrials, steps };
}

/** A gate by the test: the orders that fail it, and how often they come if nothing changed. */
export interface NoChangeGate {
  readonly staircase: Staircase;
  /** The level attained, in [0, α]; 0: no order fails, so no gate is possible. */
  readonly rate: number;
}

/** Every third step halves the bracket, so that a bad guess ends. */
const HALVE_EVERY = 3;
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
  for (let step = 1; known.high - known.low > SLACK - 1 && known.high > LEAST_LOG; step++) {
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
export function powerAgainstCap(
  { staircase }: NoChangeGate,
  budget: number,
  quantile: number,
): number {
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
