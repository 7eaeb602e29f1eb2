import type { Gap, Sweep } from '../../parse/index.ts';
import type { Settings } from '../../settings.ts';
import { plural } from '../numbers.ts';

/** How many trials of which kind a sweep has, and what was done with them. */
export function describeCounts(
  { counts, leftOut, gaps = [] }: Sweep,
  { reading }: Settings,
): string {
  const { counted, failed, pruned, running } = counts;
  const { failedTrials, prunedTrials } = reading;
  const parts = [
    plural(counted, 'trial'),
    failed > 0 &&
      (failedTrials === 'drop'
        ? `${failed} more failed and dropped`
        : `${failed} of them failed (the worst score)`),
    pruned > 0 &&
      (prunedTrials === 'drop'
        ? `${pruned} more pruned and dropped`
        : `${pruned} of them pruned (${prunedTrials === 'last' ? 'their last' : 'the worst'} score)`),
    running > 0 && `${running} more unfinished and not counted`,
    ...leftOut.map(describeLeftOut),
    ...gaps.map((gap) => GAPS[gap].short),
  ];
  return parts.filter(Boolean).join(', ');
}

/** "1 parent run left out": what they are is in the plural. */
export function describeLeftOut({ count, what }: Sweep['leftOut'][number]): string {
  return `${count} ${count === 1 ? what.replace(/s$/, '') : what} left out`;
}

/** What a format cannot tell, and so nobody knows. */
const GAPS: Readonly<Record<Gap, { readonly short: string; readonly long: string }>> = {
  'failures-hidden': {
    short: 'which of them crashed is not recorded',
    long: 'This format does not record which trials crashed: one that did counts with its last score, or is missing.',
  },
  'parents-unknown': {
    short: 'runs that sum up others not told from trials',
    long: 'This format does not tell runs that sum up others from trials: they count as well, if they have the metric.',
  },
  'stops-unknown': {
    short: 'whether some were stopped early not recorded',
    long: 'Some trials reported less often than others, and nothing tells whether a scheduler stopped them: they count as finished.',
  },
};

/** What a format cannot tell, in a sentence. */
export function describeGap(gap: Gap): string {
  return GAPS[gap].long;
}
