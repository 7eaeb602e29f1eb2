import type { Limits } from '../estimate/index.ts';
import type { Difference } from './comparison.ts';

/** Candidate minus baseline: [c.lower − b.upper, c.upper − b.lower] around c.point − b.point. */
export function difference(baseline: Limits, candidate: Limits): Difference {
  const estimate = candidate.point - baseline.point;
  return {
    lower: gap(candidate.lower, baseline.upper, -Infinity),
    estimate: Number.isFinite(estimate) ? estimate : null,
    upper: gap(candidate.upper, baseline.lower, Infinity),
  };
}

/** a − b, where ∞ − ∞ says nothing and so bounds nothing. */
function gap(a: number, b: number, unbounded: number): number {
  const difference = a - b;
  return Number.isNaN(difference) ? unbounded : difference;
}
