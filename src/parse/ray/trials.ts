import { isGrid, valueCounts } from '../grid.ts';
import { type Fields, type Row, type SearchMethod, UNKNOWN_SEARCH } from '../table.ts';
import { numberIn, textIn } from '../values.ts';

/** Between the keys of values within values, as Ray's own tables name them: `eval/loss`. */
export const SEPARATOR = '/';

/** Fields that Ray Tune adds to every report. */
const OWN = new Set([
  ...['trial_id', 'trial_name', 'experiment_id', 'experiment_tag', 'logdir', 'date', 'timestamp'],
  ...['done', 'training_iteration', 'iterations_since_restore', 'checkpoint_dir_name'],
  ...['should_checkpoint', 'time_this_iter_s', 'time_total_s', 'time_since_restore', 'warmup_time'],
  ...['timesteps_total', 'timesteps_since_restore', 'episodes_total', 'pid', 'hostname', 'node_ip'],
  ...['config', 'duration'],
]);

/** Whether a field, by the name it has in a table of Ray's, may be the score. */
export function mayBeScore(name: string): boolean {
  const [first = ''] = name.split(SEPARATOR, 1);
  return !OWN.has(first) && name !== '';
}

/** Adds what the trial took, in seconds, unless a metric is called duration. */
export function withDuration(fields: Fields): Fields {
  const seconds = numberIn(fields, 'time_total_s');
  return seconds === null || Object.hasOwn(fields, 'duration')
    ? fields
    : { ...fields, duration: seconds };
}

/** Parameters by the names that all formats give them: `model.layers`. */
export function dotted(parameters: Fields): Fields {
  const entries = Object.entries(parameters);
  return Object.fromEntries(
    entries.map(([name, value]) => [name.replaceAll(SEPARATOR, '.'), value]),
  );
}

export function iterationOf({ fields }: Row): number {
  return numberIn(fields, 'training_iteration') ?? 0;
}

/** Whether some reported less often: nothing reliable records whether a scheduler stopped them. */
export function areUneven(rows: readonly Row[]): boolean {
  return new Set(rows.map(iterationOf)).size > 1;
}

/**
 * A trial's place among the others: Ray counts them in their ids (`b92c8_00019`), or else in the
 * tags of the experiment (`11_lr=0.1`). Undefined where it is in neither.
 */
export function orderOf(id: string, tag: unknown): number | undefined {
  const tagged = typeof tag === 'string' ? /^(\d{1,9})(_|$)/.exec(tag) : null;
  const digits = COUNTED_ID.exec(id)?.[1] ?? tagged?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The id that Ray's own generator of random and grid trials gives. */
const COUNTED_ID = /^[0-9a-f]{4,8}_(\d{5,9})$/;

/** What makes random draws and grids, and keeps its state in `basic-variant-state-….json`. */
const GENERATOR: SearchMethod = { ...UNKNOWN_SEARCH, sampler: 'BasicVariantGenerator' };

/**
 * How Ray's own generator drew trials. It makes both grids and random draws and does not record
 * which, but a grid has each of its values equally often. What may be either, or is both, is unknown.
 *
 * @param isGenerated whether that generator is known to have drawn them, even if their ids do not show it
 */
export function searchOf(trials: readonly Row[], isGenerated = false): SearchMethod {
  const isCounted = ({ fields }: Row) => COUNTED_ID.test(textIn(fields, 'trial_id'));
  if (!isGenerated && !trials.every(isCounted)) return UNKNOWN_SEARCH;
  const isComplete = trials.every(({ order }) => order !== undefined && order < trials.length);
  const parameters = trials.map((trial) => trial.parameters ?? {});
  if (!isComplete) return GENERATOR;
  if (isGrid(parameters)) return { ...GENERATOR, method: 'grid' };
  const counts = valueCounts(parameters);
  const distinct = counts.filter(({ length }) => length === trials.length);
  const uneven = counts.filter((times) => new Set(times).size > 1);
  // A grid of one column has values that are all distinct too.
  const isDrawn = uneven.length > 0 || distinct.length > 1;
  const isRandom = isDrawn && uneven.length + distinct.length === counts.length;
  return isRandom ? { ...GENERATOR, method: 'random' } : GENERATOR;
}
