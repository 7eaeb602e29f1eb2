import { UserError } from '../errors.ts';
import type { ReadingSettings } from '../settings.ts';
import type { EndedRow } from './ended-row.ts';
import type { Outcome, TrialCounts } from './sweep.ts';

/** A row whose trial counts. */
export interface KeptRow extends EndedRow {
  readonly outcome: Outcome;
}

/**
 * The rows whose trials count: not the unfinished ones, nor those the settings drop.
 *
 * @throws UserError if the settings refuse failed or pruned trials, and there are any
 */
export function keepRows(ended: readonly EndedRow[], reading: ReadingSettings): KeptRow[] {
  refuse(ended, 'failed', reading.failedTrials);
  refuse(ended, 'pruned', reading.prunedTrials);
  const dropped = [
    ...(reading.failedTrials === 'drop' ? ['failed'] : []),
    ...(reading.prunedTrials === 'drop' ? ['pruned'] : []),
  ];
  return ended.filter(isOver).filter(({ outcome }) => !dropped.includes(outcome));
}

function isOver(one: EndedRow): one is KeptRow {
  return one.outcome !== 'running';
}

function refuse(ended: readonly EndedRow[], outcome: Outcome, policy: string): void {
  const refused = ended.filter((one) => one.outcome === outcome);
  const first = refused[0];
  if (policy !== 'error' || first === undefined) return;
  throw new UserError({
    fault: 'data',
    where: first.row.where,
    what: `is a ${outcome} trial, the first of ${refused.length}`,
    fix: `Run them again, or let ${outcome}-trials (--${outcome}-trials) count or drop them.`,
  });
}

export function tallyOf(ended: readonly EndedRow[], kept: readonly KeptRow[]): TrialCounts {
  const count = (outcome: EndedRow['outcome']) =>
    ended.filter((one) => one.outcome === outcome).length;
  const running = count('running');
  return {
    counted: kept.length,
    failed: count('failed'),
    pruned: count('pruned'),
    running,
    ignored: ended.length - kept.length - running,
  };
}
