import type { Sweep } from '../parse/index.ts';
import type { Settings } from '../settings.ts';
import { plural } from './numbers.ts';

/** How many trials of which kind a sweep has, and what was done with them. */
export function describeCounts({ counts }: Sweep, { reading }: Settings): string {
  const { counted, failed, pruned, running } = counts;
  const parts = [
    plural(counted, 'trial'),
    failed > 0 && `${failed} failed (${FAILED[reading.failedTrials]})`,
    pruned > 0 && `${pruned} pruned (${PRUNED[reading.prunedTrials]})`,
    running > 0 && `${running} unfinished (not counted)`,
  ];
  return parts.filter(Boolean).join(', ');
}

const FAILED = {
  worst: 'among them, as the worst score',
  drop: 'dropped',
  error: 'an error',
} as const;

const PRUNED = {
  last: 'among them, with their last score',
  worst: 'among them, as the worst score',
  drop: 'dropped',
  error: 'an error',
} as const;
