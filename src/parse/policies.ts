import { UserError } from '../errors.ts';
import type { Direction, ReadingSettings } from '../settings.ts';
import { type Outcome, orient, type TrialCounts } from './sweep.ts';
import type { LeftOut, RecordedTrial, SweepRecord } from './sweep-record.ts';

/** A trial that counts. */
export interface KeptTrial extends RecordedTrial {
  readonly outcome: Outcome;
}

/**
 * The trials as the settings have them: one whose score stands for a failure is failed, and so is a
 * pruned one that left nothing, whatever becomes of pruned ones.
 */
export function judgeTrials(
  { trials, direction }: SweepRecord,
  reading: ReadingSettings,
): readonly RecordedTrial[] {
  return trials.map((trial): RecordedTrial => {
    const leftNothing = trial.outcome === 'pruned' && trial.score === -Infinity;
    const isFailed = leftNothing || standsForFailure(trial.score, direction, reading);
    return isFailed ? { ...trial, outcome: 'failed', score: -Infinity } : trial;
  });
}

/** Whether a score, larger is better, is exactly the one that the settings say is a failure's. */
export function standsForFailure(
  score: number,
  direction: Direction,
  { failedValue }: ReadingSettings,
): boolean {
  return failedValue !== null && score === orient(failedValue, direction);
}

/**
 * The trials that count: not the unfinished ones, nor those the settings drop.
 *
 * @throws UserError if the settings refuse failed or pruned trials, and there are any
 */
export function keepTrials(
  trials: readonly RecordedTrial[],
  reading: ReadingSettings,
): readonly KeptTrial[] {
  refuse(trials, 'failed', reading.failedTrials);
  refuse(trials, 'pruned', reading.prunedTrials);
  return trials.filter(isOver).filter(({ outcome }) => mayCount(outcome, reading));
}

/** Whether the settings let trials that ended so count. */
export function mayCount(outcome: RecordedTrial['outcome'], reading: ReadingSettings): boolean {
  if (outcome === 'running') return false;
  if (outcome === 'completed') return true;
  const policy = outcome === 'failed' ? reading.failedTrials : reading.prunedTrials;
  return policy !== 'drop' && policy !== 'error';
}

function isOver(trial: RecordedTrial): trial is KeptTrial {
  return trial.outcome !== 'running';
}

function refuse(trials: readonly RecordedTrial[], outcome: Outcome, policy: string): void {
  const refused = trials.filter((trial) => trial.outcome === outcome);
  const first = refused[0];
  if (policy !== 'error' || first === undefined) return;
  throw new UserError({
    fault: 'data',
    where: first.where,
    what: `is a ${outcome} trial, the first of ${refused.length}`,
    fix: `Run them again, or let ${outcome}-trials (--${outcome}-trials) count or drop them.`,
  });
}

export function tallyOf(
  trials: readonly RecordedTrial[],
  kept: readonly KeptTrial[],
  leftOut: readonly LeftOut[],
): TrialCounts {
  const others = leftOut.reduce((sum, { count }) => sum + count, 0);
  const count = (outcome: RecordedTrial['outcome']) =>
    trials.filter((trial) => trial.outcome === outcome).length;
  const running = count('running');
  return {
    counted: kept.length,
    failed: count('failed'),
    pruned: count('pruned'),
    running,
    ignored: trials.length - kept.length - running + others,
  };
}
