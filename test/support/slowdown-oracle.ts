import type { OverallSlowdown } from '../../src/compare/index.ts';

/** A score and whose it is. */
interface Scored {
  readonly score: number;
  readonly isCandidate: boolean;
}

/** How many are left of each arm, from a score down. */
interface Left {
  readonly baseline: number;
  readonly candidate: number;
}

/**
 * The overall slowdown the long way, for a handful of scores: every order of the tied scores that count is written down and
 * what is left at each place averaged over them; Newton's method goes up the likelihood; limits are looked
 * for step by step; the normal distribution is integrated.
 */
export function slowdownOracle(
  baseline: readonly number[],
  candidate: readonly number[],
  confidence: number,
): Omit<OverallSlowdown, 'trendPValue'> | null {
  const pooled = [
    ...baseline.map((score) => ({ score, isCandidate: false })),
    ...candidate.map((score) => ({ score, isCandidate: true })),
  ].sort((a, b) => (a.score < b.score ? 1 : a.score > b.score ? -1 : 0));
  const median = pooled.toReversed()[Math.ceil(pooled.length / 2) - 1]?.score ?? Number.NaN;
  const upper = pooled.filter(({ score }) => score > median);

  const rest = pooled.slice(upper.length);
  const orders = ordersOf(upper).map((order) => [...order, ...rest]);
  const places = upper.flatMap(({ isCandidate }, place) => {
    const left = average(orders.map((order) => countLeft(order.slice(place))));
    return left.baseline > 0 && left.candidate > 0 ? [{ isCandidate, left }] : [];
  });
  if (places.length === 0) return null;
  const drawn = places.filter(({ isCandidate }) => isCandidate).length;
  const lefts = places.map(({ left }) => left);

  const z = (logTheta: number) => {
    const { slope, curvature } = derivatives(lefts, drawn, logTheta);
    return slope / Math.sqrt(curvature);
  };
  const limit = walk((x) => normalMass(x) - confidence, 0);
  const [isNone, isAll] = [drawn === 0, drawn === places.length];
  return {
    estimate: isNone ? Infinity : isAll ? 0 : Math.exp(-newton(lefts, drawn)),
    lower: isAll ? 0 : Math.exp(-walk((x) => -limit - z(x), -40)),
    upper: isNone ? Infinity : Math.exp(-walk((x) => limit - z(x), -40)),
    confidence,
    pValue: 1 - normalMass(Math.abs(z(0))),
  };
}

/** Every order of the scores from the top down in which tied ones may come. */
function ordersOf(scores: readonly Scored[]): Scored[][] {
  if (scores.length === 0) return [[]];
  const top = Math.max(...scores.map(({ score }) => score));
  return scores.flatMap((first, i) => {
    if (first.score !== top) return [];
    return ordersOf(scores.toSpliced(i, 1)).map((rest) => [first, ...rest]);
  });
}

function countLeft(scores: readonly Scored[]): Left {
  const candidate = scores.filter(({ isCandidate }) => isCandidate).length;
  return { baseline: scores.length - candidate, candidate };
}

function average(all: readonly Left[]): Left {
  const mean = (arm: keyof Left) => all.reduce((sum, left) => sum + left[arm], 0) / all.length;
  return { baseline: mean('baseline'), candidate: mean('candidate') };
}

/** Of the log-likelihood Σ ln θ^{candidate}/(a + θb) in ln θ. */
function derivatives(lefts: readonly Left[], drawn: number, logTheta: number) {
  const theta = Math.exp(logTheta);
  const chances = lefts.map(
    ({ baseline, candidate }) => (theta * candidate) / (baseline + theta * candidate),
  );
  return {
    slope: drawn - chances.reduce((sum, p) => sum + p, 0),
    curvature: chances.reduce((sum, p) => sum + p * (1 - p), 0),
  };
}

/** In steps of at most 1, from "no change". */
function newton(lefts: readonly Left[], drawn: number): number {
  let x = 0;
  for (let i = 0; i < 200; i++) {
    const { slope, curvature } = derivatives(lefts, drawn, x);
    x += Math.max(-1, Math.min(1, slope / curvature));
  }
  return x;
}

/** Where a function first is positive, by ever smaller steps. */
function walk(f: (x: number) => number, from: number): number {
  let x = from;
  for (let step = 0.5; step > 1e-13; step /= 2) while (f(x + step) <= 0) x += step;
  return x;
}

/** P(|Z| ≤ x) by Simpson's rule. */
function normalMass(x: number): number {
  const n = 400;
  const density = (i: number) => Math.exp(-((i * x) ** 2) / (2 * n * n)) / Math.sqrt(2 * Math.PI);
  let sum = density(0) + density(n);
  for (let i = 1; i < n; i++) sum += (i % 2 ? 4 : 2) * density(i);
  return (2 * sum * x) / (3 * n);
}
