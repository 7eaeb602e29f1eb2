import type { Comparison } from '../compare/index.ts';
import { trialsToResolve } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { Search } from '../read/index.ts';
import type { Settings } from '../settings.ts';
import type { Arm, Searches, TrialsNeeded, Warning } from './assessment.ts';
import { isClosedByLimits } from './empty-range.ts';
import { assumption, information } from './warning.ts';

const ONE_DOUBLING = 2;

/** What the reader should know about a sweep before trusting its curve. */
export function sweepWarnings(arm: Arm, sweep: Sweep): Warning[] {
  return [...notRandom(arm, sweep), ...unfinished(arm, sweep)];
}

/** The bands are of independent draws. */
function notRandom(arm: Arm, { search }: Sweep): Warning[] {
  if (search.method !== 'adaptive' && search.method !== 'grid') return [];
  const how =
    search.method === 'grid'
      ? 'The trials are those of a grid'
      : 'Earlier trials of this search steer later ones';
  const message = `${how}: they are no independent draws, and the limits do not hold for them. Compare random searches.`;
  return [assumption('adaptive-sampler', { arm, message })];
}

function unfinished(arm: Arm, { counts }: Sweep): Warning[] {
  if (counts.running === 0) return [];
  const trials =
    counts.running === 1 ? '1 unfinished trial is' : `${counts.running} unfinished trials are`;
  const message = `${trials} not counted; slow trials are the ones missing, so the sweep is not quite a random sample.`;
  return [information('unfinished-trials', { arm, message })];
}

/** Whether the sweeps resolve less than one doubling of the smallest budget. */
function isNarrow({ gate, from }: Comparison): boolean {
  const { baseline, candidate } = gate;
  return Math.min(baseline.resolvableBudget, candidate.resolvableBudget) < ONE_DOUBLING * from;
}

/**
 * The trials that would open the range, or where it is open but narrow, make it one doubling; null where
 * none would.
 */
export function trialsToOpen(comparison: Comparison, settings: Settings): number | null {
  if (!isNarrow(comparison) || isClosedByLimits(comparison)) return null;
  const { baseline, candidate } = comparison.gate;
  const { range, from } = comparison;
  const budget = range === null ? from : ONE_DOUBLING * from;
  const trials = budget / Math.min(baseline.trialCost, candidate.trialCost);
  const { confidence } = baseline.band;
  return trialsToResolve(trials, { ...settings.band, confidence }, settings.comparison.quantile);
}

/** @param needed with what `trialsToOpen` found */
export function rangeWarnings(comparison: Comparison, needed: TrialsNeeded): Warning[] {
  if (comparison.range === null || !isNarrow(comparison)) return [];
  const { toOpenRange: n } = needed;
  const remedy = typeof n !== 'number' ? '' : `; ${n} trials in each sweep would resolve one`;
  const message = `The sweeps resolve less than one doubling of the budget${remedy}.`;
  return [information('narrow-range', { arm: null, message })];
}

/** What the reader should know about how the sweeps were found. */
export function searchWarnings({ baseline, candidate }: Searches): Warning[] {
  return [
    ...newerBaseline(baseline),
    ...unknownCommit(baseline),
    ...missingShards('baseline', baseline),
    ...missingShards('candidate', candidate),
  ];
}

/** A baseline from after the pull request branched off charges it with what others have done. */
function newerBaseline({ choice }: Search): Warning[] {
  if (choice?.rung !== 'newest' || choice.distance === 0) return [];
  const { distance } = choice;
  const commits =
    distance === null ? 'may contain commits' : `contains ${plural(distance, 'commit')}`;
  const message = `The baseline ${commits} that the candidate does not; they are part of the difference.`;
  return [information('newer-baseline', { arm: 'baseline', message })];
}

/** The baseline of a branch alone is older than that of its merge with the base. */
function unknownCommit({ choice }: Search): Warning[] {
  if (!choice?.isAssumed) return [];
  const message =
    'It is not known that the candidate was trained on this very commit; if other commits were merged into it, they are part of the difference.';
  return [information('unknown-commit', { arm: 'candidate', message })];
}

function missingShards(arm: Arm, { shards }: Search): Warning[] {
  if (shards === null || shards.saved >= shards.jobs) return [];
  const message = `${shards.saved} of the ${shards.jobs} jobs of the matrix saved their trials; the others’ are missing, perhaps for a reason that has to do with their scores.`;
  return [information('missing-shards', { arm, message })];
}

function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
