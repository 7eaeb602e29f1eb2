import type { Sweep } from '../parse/index.ts';
import type { Settings } from '../settings.ts';
import { plural } from './numbers.ts';

/** How many trials of which kind a sweep has, and what was done with them. */
export function describeCounts({ counts, leftOut }: Sweep, { reading }: Settings): string {
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
  ];
  return parts.filter(Boolean).join(', ');
}

/** "1 parent run left out": what they are is in the plural. */
export function describeLeftOut({ count, what }: Sweep['leftOut'][number]): string {
  return `${count} ${count === 1 ? what.replace(/s$/, '') : what} left out`;
}
