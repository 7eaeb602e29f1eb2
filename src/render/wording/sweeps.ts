import type { Assessment } from '../../decide/index.ts';
import type { Gap, Sweep } from '../../parse/index.ts';
import { printable } from '../../printable.ts';
import type { BaselineChoice } from '../../read/index.ts';
import {
  type Block,
  data,
  joined,
  link,
  type Phrase,
  paragraph,
  type Span,
  say,
  strong,
  words,
} from '../../report/index.ts';
import type { Settings } from '../../settings/index.ts';
import { capitalized } from './curve.ts';
import { formatDuration, plural } from './numbers.ts';

/**
 * A sweep's short name: the commit of a saved sweep, otherwise the file's name, or the folder's if
 * the file's says nothing.
 */
export function label({ source }: Sweep): string {
  if (source.kind === 'artifact' && source.sha) return source.sha.slice(0, 7);
  const parts = source.location.split(/[\\/]/).filter(Boolean);
  const [folder = source.location, file = folder] = parts.slice(-2);
  const name = file.replace(/\.[a-z]+$/i, '');
  const isTelling = !/^(sweep|trials|results?|)$/i.test(name) && !/[*?{]/.test(name);
  return printable(isTelling ? name : folder);
}

/** How many trials of each kind a sweep has, and how they were counted. */
export function describeCounts(
  { counts, leftOut, gaps = [], trials }: Sweep,
  { reading }: Settings,
): string {
  const { counted, failed, pruned, running } = counts;
  const { failedTrials, failedValue, prunedTrials } = reading;
  const parts = [
    plural(counted, 'trial'),
    failed > 0 &&
      (failedTrials === 'drop'
        ? `${failed} more failed and dropped`
        : `${failed} of them failed (the worst score)`),
    failed === 0 && failedValue !== null && `none of them scored ${failedValue} (failed-value)`,
    pruned > 0 &&
      (prunedTrials === 'drop'
        ? `${pruned} more pruned and dropped`
        : `${pruned} of them pruned (${prunedTrials === 'last' ? 'their last' : 'the worst'} score)`),
    running > 0 &&
      (trials.some(({ outcome }) => outcome === 'running')
        ? `${running} of them unfinished (the worst score)`
        : `${running} more unfinished and left out`),
    ...leftOut.map(describeLeftOut),
    // What is guessed is said where the parameters are shown.
    ...gaps.map((gap) => gap !== 'parameters-guessed' && GAPS[gap]),
  ];
  return parts.filter(Boolean).join(', ');
}

/** "1 parent run left out"; `what` is in the plural. */
export function describeLeftOut({ count, what }: Sweep['leftOut'][number]): string {
  return `${count} ${count === 1 ? what.replace(/s$/, '') : what} left out`;
}

/** What a format does not record. */
const GAPS: Readonly<Record<Gap, string>> = {
  'failures-hidden': 'which of them crashed is not recorded',
  'parents-unknown': 'runs that sum up others may count as trials',
  'stops-unknown': 'whether a scheduler stopped some early is not recorded',
  'parameters-guessed': 'parameters are not distinguished from other columns',
};

/** What a format does not record, in a sentence. */
export function describeGap(gap: Gap): string {
  return `${capitalized(GAPS[gap])}.`;
}

/** Which baseline was chosen, how old it is and why; empty if it was not looked up. */
export function baselineBlock({ baseline, searches }: Assessment): Block[] {
  const { choice, age } = searches.baseline;
  if (choice === null || baseline === null) return [];
  const { sha, runUrl } = baseline.source;
  const commit = sha === null ? say`an unknown commit` : shortSha(sha);
  const made = joined(
    [runUrl ? [link(say`run`, runUrl)] : [], age === null ? [] : say`${formatDuration(age)} old`],
    say`, `,
  );
  return paragraph(
    say`${strong(say`Baseline:`)} the sweep of ${commit} (${made}), ${reasonFor(choice)}.`,
  );
}

function reasonFor({ rung, branch, distance }: BaselineChoice): Phrase {
  const name = data(branch);
  switch (rung) {
    case 'first-parent':
      return say`the commit of ${name} that this pull request was trained on top of`;
    case 'merge-base':
      return say`where this branched off ${name}`;
    case 'same-commit':
      return say`the same commit, from an earlier run`;
    case 'ancestor':
      return say`the nearest earlier commit of ${name} with a sweep${distance === null ? '' : words`, ${plural(distance, 'commit')} before`}`;
    case 'newest':
      return say`the newest of ${name}, since no earlier commit has a sweep`;
  }
}

/** A commit as GitHub shows it. The types do not guarantee that a SHA is one, so it is data. */
export function shortSha(sha: string): Span {
  return data(sha.slice(0, 7));
}
