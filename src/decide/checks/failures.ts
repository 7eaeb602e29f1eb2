import { fisherPValue, type Share } from '../../math/fisher.ts';
import type { Sweep } from '../../parse/index.ts';
import type { Warning } from '../assessment.ts';
import { information } from '../warning.ts';
import type { StatisticalCheck } from './significance.ts';

/**
 * Whether trials of one sweep fail more often than those of the other: Fisher's exact test. Trials
 * that failed and were dropped are counted as well; no check where none or all failed.
 */
export function failureChecks(baseline: Sweep, candidate: Sweep): StatisticalCheck<Warning>[] {
  const [before, after] = [failuresOf(baseline), failuresOf(candidate)];
  const failed = before.count + after.count;
  if (failed === 0 || failed === before.of + after.of) return [];
  const message = `${before.count} of ${before.of} trials of the baseline failed, and ${after.count} of ${after.of} of the candidate, a difference that chance hardly explains.`;
  const subject = information('failures-differ', { arm: null, message });
  return [{ subject, pValue: () => fisherPValue(before, after) }];
}

function failuresOf({ trials, counts }: Sweep): Share {
  const completed = trials.filter(({ outcome }) => outcome === 'completed').length;
  return { count: counts.failed, of: completed + counts.pruned + counts.failed };
}
