import type { SearchDoubts, SweepPair } from '../assessment.ts';
import type { Arm, Warning } from '../warning.ts';
import { isAdaptive } from './sweeps.ts';

/**
 * What speaks against random search, which every rate assumes: files that record or declare another one, or
 * scores that change with the order of the trials. No trace is no proof, for half of the adaptive searches
 * leave none.
 *
 * @param pair sweeps of n, m ≥ 1 trials
 * @param warnings of both, from `checkAssumptions`
 * @returns drift counts in the baseline only where nothing says how it was drawn, and in the candidate always: it
 *   could say anything about itself
 */
export function searchDoubts(pair: SweepPair, warnings: readonly Warning[]): SearchDoubts {
  const { baseline, candidate } = pair;
  const drifts = (which: Arm) =>
    warnings.some(({ code, arm }) => code === 'drift' && arm === which);
  const isUnknown = baseline.search.method === 'unknown';
  if (isAdaptive(baseline)) return { baseline: 'recorded', candidate: null };
  if (isUnknown && drifts('baseline')) return { baseline: 'drift', candidate: null };
  if (isAdaptive(candidate)) return { baseline: null, candidate: 'recorded' };
  if (drifts('candidate')) return { baseline: null, candidate: 'drift' };
  const isOnlyUnknown = candidate.search.method === 'unknown' && !isUnknown;
  return { baseline: null, candidate: isOnlyUnknown ? 'unknown' : null };
}
