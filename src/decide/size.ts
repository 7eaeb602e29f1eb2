import { equivalentEffort } from '../compare/index.ts';
import type { Compared } from './assessment.ts';

/**
 * The size of a difference in what it costs: the candidate's budgets for the score that the baseline has at the
 * budget of the verdict's sentence. All are in the unit of budgets, and at least one trial of the sweep.
 */
export interface Size {
  /** The baseline's budget. */
  readonly budget: number;
  /** The candidate's, with the limits of `equivalentEffort`; infinite where it is not within the data. */
  readonly needed: { readonly lower: number; readonly estimate: number; readonly upper: number };
  /** Whether the candidate is as good after one trial already, so that it may need less. */
  readonly isUnderOne: boolean;
  /** Where the comparison ends: what lies beyond is not known. */
  readonly end: number;
}

/** Null where no budget is compared, and where the baseline's typical search fails: there is nothing to reach. */
export function sizeOf({ comparison, example }: Compared): Size | null {
  const { baseline, candidate, range } = comparison;
  if (example === null || range === null) return null;
  const { lower, estimate, upper } = equivalentEffort(baseline, candidate, example.budget);
  if (estimate === null) return null;
  const { trialCost } = candidate;
  const [, end] = range;
  // Nothing is drawn or compared beyond the end, where one curve is no longer bounded.
  const within = (budget: number) => (budget > end ? Infinity : Math.max(budget, trialCost));
  return {
    budget: example.budget,
    needed: { lower: within(lower), estimate: within(estimate), upper: within(upper) },
    isUnderOne: estimate < trialCost,
    end,
  };
}
