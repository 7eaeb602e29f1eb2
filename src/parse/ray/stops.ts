import { type Fields, ownValue, type Status } from '../table.ts';
import { readNumber } from '../values.ts';
import type { StateTrial } from './state.ts';

/** A trial at its end, as its files and the state of the experiment have it. */
export interface Ending {
  readonly status: Status;
  /** Its last report; that of the state where its own files have none. */
  readonly fields: Fields;
  readonly isOwn: boolean;
  readonly known: StateTrial | undefined;
}

interface Experiment {
  readonly endings: readonly Ending[];
  /** Whether something beside the scheduler could stop trials; null where no state tells. */
  readonly hasStopper: boolean | null;
}

interface Stops {
  /** Trials that a scheduler stopped. */
  readonly stopped: ReadonlySet<Ending>;
  /** Whether others reported less often than the rest, and nothing tells why. */
  readonly areUnclear: boolean;
}

/**
 * Which trials a scheduler stopped before others were over. A last report that says `done` is of a
 * trial that was stopped, if it is a function: one that returns never says so. What stopped it was
 * the scheduler unless it met a criterion for stopping, or there was a stopper.
 */
export function findStops({ endings, hasStopper }: Experiment): Stops {
  const over = endings.filter(({ status }) => status === 'finished');
  const most = over.reduce((sofar, { fields }) => Math.max(sofar, iterationOf(fields)), 0);
  const short = over.filter(({ fields }) => iterationOf(fields) < most);
  const kinds = short.map((ending) => ({ ending, kind: kindOf(ending, hasStopper) }));
  const stopped = kinds.filter(({ kind }) => kind === 'stopped').map(({ ending }) => ending);
  return { stopped: new Set(stopped), areUnclear: kinds.some(({ kind }) => kind === 'unclear') };
}

function kindOf(
  { fields, isOwn, known }: Ending,
  hasStopper: boolean | null,
): 'ended' | 'stopped' | 'unclear' {
  if (known && meetsAny(known.criteria, fields)) return 'ended';
  // Only functions can be given checkpoints by the name of a folder.
  const isFunction = Object.hasOwn(fields, 'checkpoint_dir_name');
  if (!isOwn || !isFunction) return 'unclear';
  // A trial may be paused, and then never taken up again.
  if (!isDone(fields)) return known && !isDone(known.lastResult) ? 'unclear' : 'ended';
  return hasStopper === false ? 'stopped' : 'unclear';
}

function meetsAny(criteria: Fields, fields: Fields): boolean {
  return Object.entries(criteria).some(([name, limit]) => {
    const value = readNumber(ownValue(fields, name));
    return typeof value === 'number' && typeof limit === 'number' && value >= limit;
  });
}

/** CSV has a word for it. */
function isDone(fields: Fields): boolean {
  return String(ownValue(fields, 'done')).toLowerCase() === 'true';
}

function iterationOf(fields: Fields): number {
  const iteration = readNumber(ownValue(fields, 'training_iteration'));
  return typeof iteration === 'number' ? iteration : 0;
}
