import type { Search } from '../../read/index.ts';
import type { Arm, Searches, Warning } from '../assessment.ts';
import { information } from '../warning.ts';

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

/** The baseline of the branch itself is older than that of its merge with the base. */
function unknownCommit({ choice }: Search): Warning[] {
  if (!choice?.isAssumed) return [];
  const message =
    'The candidate may not have been trained on exactly this commit; if other commits were merged into it, they are part of the difference.';
  return [information('commit-unknown', { arm: 'candidate', message })];
}

function missingShards(arm: Arm, { shards }: Search): Warning[] {
  if (shards === null || shards.saved >= shards.jobs) return [];
  const message = `Only ${shards.saved} of the ${shards.jobs} matrix jobs saved their trials; the missing trials may differ in their scores.`;
  return [information('missing-shards', { arm, message })];
}

function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
