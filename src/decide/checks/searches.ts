import type { SettingDifference } from '../../parse/index.ts';
import type { Search } from '../../read/index.ts';
import type { Searches } from '../assessment.ts';
import { type Arm, type Warning, warningOf } from '../warning.ts';

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
  const count = distance === 1 ? '1 commit' : `${distance} commits`;
  const commits = distance === null ? 'may contain commits' : `contains ${count}`;
  const message = `The baseline ${commits} that the candidate does not; they are part of the difference.`;
  return [warningOf('newer-baseline', { arm: 'baseline', message })];
}

/** The baseline of the branch itself is older than that of its merge with the base. */
function unknownCommit({ choice }: Search): Warning[] {
  if (!choice?.isAssumed) return [];
  const message =
    'The candidate may not have been trained on exactly this commit; if other commits were merged into it, they are part of the difference.';
  return [warningOf('commit-unknown', { arm: 'candidate', message })];
}

function missingShards(arm: Arm, { shards }: Search): Warning[] {
  if (shards === null || shards.saved >= shards.jobs) return [];
  const message = `Only ${shards.saved} of the ${shards.jobs} matrix jobs saved their trials; the missing trials may differ in their scores.`;
  return [warningOf('missing-shards', { arm, message })];
}

/** That the candidate was not saved with the settings that the base's config has. */
export function settingDiffers({ option, asked, saved }: SettingDifference): Warning {
  return warningOf('settings-differ', {
    arm: 'candidate',
    message: `The config and the saved sweep have different values of \`${option}\`, in this order`,
    names: [asked, saved],
  });
}
