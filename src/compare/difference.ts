import type { Limits } from '../estimate/index.ts';
import type { Difference } from './comparison.ts';

/** Candidate minus baseline: [c.lower − b.upper, c.upper − b.lower] around c.point − b.point. */
export function difference(baseline: Limits, candidate: Limits): Difference {
  const estimate = candidate.point - baseline.point;
  return {
    lower: lowest(candidate.lower, baseline.upper),
    estimate: Number.isFinite(estimate) ? estimate : null,
    upper: -lowest(baseline.lower, candidate.upper),
  };
}

/** a − b, where ∞ − ∞ says nothing and so bounds nothing. */
function lowest(a: number, b: number): number {
  const gap = a - b;
  return Number.isNaN(gap) ? -Infinity : gap;
}
