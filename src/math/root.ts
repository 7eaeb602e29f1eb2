interface Bracket {
  readonly low: number;
  readonly high: number;
  /** Stop when the bracket is narrower than this (absolute). */
  readonly tolerance: number;
}

/**
 * A root of a continuous function inside a bracket: Chandrupatla's method, inverse quadratic
 * interpolation where it is safe and bisection elsewhere, so it never leaves the bracket.
 *
 * @param f continuous on [low, high], with values of opposite sign (or zero) at the ends
 * @returns x with f(x) = 0 to within `tolerance` in x
 * @throws RangeError if f has the same strict sign at both ends
 * @see T. R. Chandrupatla, A new hybrid quadratic/bisection algorithm for finding the zero of a
 *   nonlinear function without using derivatives, Adv. Eng. Software 28 (1997)
 */
export function findRoot(f: (x: number) => number, { low, high, tolerance }: Bracket): number {
  let newest = { x: low, y: f(low) };
  let opposite = { x: high, y: f(high) };
  if (newest.y * opposite.y > 0) throw new RangeError('the bracket holds no sign change');

  let fraction = 0.5;
  for (;;) {
    const best = Math.abs(newest.y) < Math.abs(opposite.y) ? newest : opposite;
    const width = Math.abs(opposite.x - newest.x);
    const precision = tolerance + 2 * Number.EPSILON * Math.abs(best.x);
    if (best.y === 0 || width <= precision) return best.x;

    const clamp = Math.min(0.5, precision / 2 / width);
    const x = newest.x + Math.min(1 - clamp, Math.max(clamp, fraction)) * (opposite.x - newest.x);
    const next = { x, y: f(x) };
    const sameSide = Math.sign(next.y) === Math.sign(newest.y);
    const discarded = sameSide ? newest : opposite;
    if (!sameSide) opposite = newest;
    newest = next;
    fraction = nextFraction(newest, opposite, discarded);
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where to look next, as a fraction of the way from `newest` to `opposite`. */
function nextFraction(newest: Point, opposite: Point, discarded: Point): number {
  const xi = (newest.x - opposite.x) / (discarded.x - opposite.x);
  const phi = (newest.y - opposite.y) / (discarded.y - opposite.y);
  const interpolationIsSafe = phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi;
  if (!interpolationIsSafe) return 0.5;
  const alpha = (discarded.x - newest.x) / (opposite.x - newest.x);
  return (
    ((newest.y / (opposite.y - newest.y)) * discarded.y) / (opposite.y - discarded.y) +
    ((alpha * newest.y) / (discarded.y - newest.y)) * (opposite.y / (discarded.y - opposite.y))
  );
}
