import { type Fields, type Row, type SearchMethod, UNKNOWN_SEARCH } from '../table.ts';
import { numberIn } from '../values.ts';

/** A trial of an experiment, wherever it was recorded. */
export interface RayTrial {
  readonly id: string;
  /** Among all trials of the experiment, in the order in which they were made. */
  readonly number: number | null;
  readonly parameters: Fields;
  /** With its last report. */
  readonly row: Row;
}

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
 * tags of the experiment (`11_lr=0.1`). Null where it is in neither.
 */
export function numberOf(id: string, tag: unknown): number | null {
  const tagged = typeof tag === 'string' ? /^(\d{1,9})(_|$)/.exec(tag) : null;
  const digits = COUNTED_ID.exec(id)?.[1] ?? tagged?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The id that Ray's own generator of random and grid trials gives. */
const COUNTED_ID = /^[0-9a-f]{4,8}_(\d{5,9})$/;

/** What makes random draws and grids, and keeps its state in `basic-variant-state-….json`. */
const GENERATOR: SearchMethod = { ...UNKNOWN_SEARCH, sampler: 'BasicVariantGenerator' };

/**
 * How Ray's own generator drew trials. It makes both grids and random draws and does not record
 * which, but it walks through a grid in order. What may be either, or is both, is unknown.
 *
 * @param isGenerated whether that generator is known to have drawn them, whatever their ids
 */
export function searchOf(trials: readonly RayTrial[], isGenerated = false): SearchMethod {
  if (!isGenerated && !trials.every(({ id }) => COUNTED_ID.test(id))) return UNKNOWN_SEARCH;
  const sorted = trials.toSorted((a, b) => (a.number ?? -1) - (b.number ?? -1));
  if (sorted.some(({ number }, i) => number !== i)) return GENERATOR;

  const kinds = columnsOf(sorted).map(kindOf);
  const count = (kind: Kind) => kinds.filter((one) => one === kind).length;
  const [walked, drawn, distinct] = [count('walked'), count('drawn'), count('distinct')];
  if (walked > 0 && drawn === 0 && distinct === 0) return { ...GENERATOR, method: 'grid' };
  // A grid of two columns repeats the values of both.
  const isRandom = walked === 0 && (drawn > 0 || distinct > 1);
  return isRandom ? { ...GENERATOR, method: 'random' } : GENERATOR;
}

/** The values of each parameter as text, in the order of the trials; '' where it has none. */
function columnsOf(trials: readonly RayTrial[]): string[][] {
  const columns = new Map<string, string[]>();
  for (const [i, { parameters }] of trials.entries()) {
    for (const [name, value] of Object.entries(parameters)) {
      const column = columns.get(name) ?? new Array<string>(trials.length).fill('');
      column[i] = JSON.stringify(value) ?? '';
      columns.set(name, column);
    }
  }
  return [...columns.values()];
}

type Kind = 'constant' | 'distinct' | 'walked' | 'drawn';

/** A walk through a grid has every value equally often in a row, in the same order in each turn. */
function kindOf(column: readonly string[]): Kind {
  const values = [...new Set(column)];
  if (values.length === 1) return 'constant';
  if (values.length === column.length) return 'distinct';
  const stride = column.findIndex((value) => value !== values[0]);
  const expected = (i: number) => values[Math.floor(i / stride) % values.length];
  return column.every((value, i) => value === expected(i)) ? 'walked' : 'drawn';
}
