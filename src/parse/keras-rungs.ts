import { ownValue } from './format.ts';
import type { KerasTrial } from './keras-trial.ts';
import { readNumber } from './number.ts';

/** Configurations as far as they came. */
interface Rungs {
  readonly trials: readonly KerasTrial[];
  /** The trial that the configuration of another was first trained in. */
  readonly firstOf: (trial: KerasTrial) => KerasTrial;
  /** Trials of configurations that went on to another. */
  readonly earlier: number;
}

/**
 * Each configuration once. Hyperband trains some few epochs and lets the best go on in a trial of
 * their own, which names the one that it goes on with: only the last has what came of it. Those
 * that did not come to all epochs were stopped by comparing them with others.
 */
export function lastRungs(trials: readonly KerasTrial[]): Rungs {
  const byId = new Map(trials.map((trial) => [trial.id, trial]));
  const before = (trial: KerasTrial) => {
    const other = byId.get(String(ownValue(trial.values, 'tuner/trial_id')));
    return other !== undefined && epochsOf(other) < epochsOf(trial) ? other : null;
  };
  const earlier = new Set(trials.map(before));
  const last = trials.filter((trial) => !earlier.has(trial));
  const most = trials.reduce((sofar, trial) => Math.max(sofar, epochsOf(trial) || 0), 0);
  return {
    trials: last.map((trial) => (epochsOf(trial) < most ? stopped(trial) : trial)),
    firstOf: (trial) => {
      let first = trial;
      for (let next = before(first); next !== null; next = before(first)) first = next;
      return first;
    },
    earlier: trials.length - last.length,
  };
}

/** The bracket that is recorded may be a later one than the trial's; the epochs are its own. */
function epochsOf({ values }: KerasTrial): number {
  const epochs = readNumber(ownValue(values, 'tuner/epochs'));
  return typeof epochs === 'number' ? epochs : Number.NaN;
}

function stopped(trial: KerasTrial): KerasTrial {
  return trial.status === 'finished' ? { ...trial, status: 'pruned' } : trial;
}
