import { dataError } from '../errors.ts';
import type { ReadingSettings } from '../settings/index.ts';
import type { Parameters } from './parameters.ts';
import { areParametersGuessed, meanCost, type Sweep, type Trial } from './sweep.ts';
import { digitsOf, groupBy } from './values.ts';

export interface Repeats {
  /** Trials whose configuration another trial has too. */
  readonly count: number;
  readonly of: number;
  /** How often most configurations were trained. */
  readonly trainings: number;
}

/** No two draws have a number of so many digits by chance, unless the space lists it. */
const REAL = 6;
const MIN_CONFIGURATIONS = 5;
const MOST = 0.9;
const MIN_SHARE = 0.1;

function isReal(value: unknown): value is number {
  return typeof value === 'number' && !Number.isInteger(value) && digitsOf(value) >= REAL;
}

/** The parameters that make a configuration, by trial; null where they are not known. */
function configurationsOf({ trials, ...sweep }: Pick<Sweep, 'trials' | 'gaps'>) {
  const names = [...new Set(trials.flatMap(({ parameters }) => Object.keys(parameters ?? {})))];
  const columns = names.map((name) => trials.map(({ parameters }) => parameters?.[name] ?? null));
  // What is only guessed may be measured, and is then another number in every row.
  const isRepeated = (values: readonly unknown[]) => 2 * new Set(values).size <= values.length;
  const chosen = areParametersGuessed(sweep) ? columns.filter(isRepeated) : columns;
  // One column alone may be spread evenly while the others, which are left out, are what is searched.
  const areAll = chosen.length === columns.length;
  const isSure = areAll || chosen.length > 1 || chosen.flat().some(isReal);
  if (chosen.length === 0 || !isSure) return null;
  const keys = trials.map(({ parameters }, i) =>
    parameters === null ? null : JSON.stringify(chosen.map((values) => values[i])),
  );
  return { columns: chosen, keys };
}

/** At least five configurations that mostly occur equally often, or with a number that chance does not repeat; else null. */
export function repeatsIn(sweep: Pick<Sweep, 'trials' | 'gaps'>, isAsked = false): Repeats | null {
  const found = configurationsOf(sweep);
  if (found === null) return null;
  const { columns, keys } = found;
  const known = keys.filter((key) => key !== null);
  const sizes = [...groupBy(known, (key) => key).values()].map(({ length }) => length);
  const times = [...groupBy(sizes, (size) => size)].sort(
    ([size, one], [other, all]) => all.length - one.length || size - other,
  );
  const [trainings = 1, same = []] = times[0] ?? [];
  if (sizes.length < 2) return null;
  const repeated = sizes.filter((size) => size > 1).reduce((sum, size) => sum + size, 0);
  const areEven =
    trainings > 1 && sizes.length >= MIN_CONFIGURATIONS && same.length >= MOST * sizes.length;
  const isRepeated =
    repeated >= MIN_SHARE * known.length && columns.some((one) => marks(one, keys));
  const is = areEven || isRepeated || (isAsked && repeated > 0);
  return is ? { count: repeated, of: known.length, trainings } : null;
}

/** Whether a number repeats in a tenth of the trials, and the whole configuration with it: a list of values does not. */
function marks(values: readonly unknown[], keys: readonly (string | null)[]): boolean {
  const real = values.flatMap((value, i) => (isReal(value) ? { value, key: keys[i] ?? null } : []));
  const groups = [...groupBy(real, ({ value }) => value).values()];
  if (groups.length < 2) return false;
  const repeated = groups.filter(({ length }) => length > 1);
  const count = repeated.flat().length;
  const whole = repeated.filter((group) => group.every(({ key }) => key === group[0]?.key)).flat();
  return count >= MIN_SHARE * values.length && whole.length >= MOST * count;
}

/** Each configuration as one trial: the mean of its first trainings, or their lower median if one failed. */
export function averageRepeats(sweep: Sweep, trainings: number): Sweep {
  const { keys = [] } = configurationsOf(sweep) ?? {};
  const groups = groupBy([...sweep.trials.entries()], ([i]) => keys[i] ?? `trial ${i}`);
  const trials = [...groups.values()].map((group) =>
    averageOf(group.slice(0, trainings).map(([, trial]) => trial)),
  );
  const cost = sweep.cost && meanCost(trials, sweep.cost.unit);
  return { ...sweep, trials, cost, counts: { ...sweep.counts, counted: trials.length } };
}

function averageOf(trials: readonly Trial[]): Trial {
  const [first] = trials;
  if (first === undefined) throw new Error('A configuration has a trial.');
  if (trials.length === 1) return first;
  const scores = trials.map(({ score }) => score).sort((a, b) => a - b);
  const middle = scores[(scores.length - 1) >> 1] ?? -Infinity;
  const mean = scores.reduce((sofar, score, i) => sofar + (score - sofar) / (i + 1), 0);
  const score = scores[0] === -Infinity ? middle : mean;
  const costs = trials.flatMap(({ cost }) => cost ?? []);
  const cost = costs.length === 0 ? null : costs.reduce((sum, one) => sum + one, 0);
  const lost = trials.find(({ outcome }) => outcome === 'failed') ?? first;
  const outcome = score > -Infinity ? 'completed' : lost.outcome;
  return { ...first, score, cost, outcome, seed: null };
}

export function averagedAlone(sweep: Sweep, { repeats }: Pick<ReadingSettings, 'repeats'>): Sweep {
  const found = repeats === 'separate' ? null : repeatsIn(sweep, repeats === 'average');
  return found === null ? sweep : averageRepeats(sweep, found.trainings);
}

const RUN = 5;
/** Of scores that take two values, runs are alike by chance. */
const MIN_DISTINCT = 3;

/**
 * One part of a sweep, which is a file or what a job has saved, that has half of its trials or more in the order in
 * which others have them, and one of those: dumps of one growing study, or jobs with one seed. Null without.
 */
export function findOverlap<P>(
  parts: readonly P[],
  trialsOf: (part: P) => readonly Trial[],
): readonly [part: P, other: P] | null {
  if (parts.length < 2) return null;
  const numberOf = numbering();
  const ended = parts.map((part) => {
    const trials = trialsOf(part).filter(({ outcome }) => outcome !== 'running');
    return { part, keys: trials.map(numberOf) };
  });
  // So that a smaller part is found in a larger one.
  ended.sort((a, b) => b.keys.length - a.keys.length);
  const owners = new Map<string, P>();
  for (const { part, keys } of ended) {
    const runs = keys
      .map((_, from) => keys.slice(from, from + RUN))
      .filter((run) => run.length === RUN && new Set(run).size >= MIN_DISTINCT)
      .map((run) => run.join());
    const others = runs.map((run) => owners.get(run)).filter((other) => other !== undefined);
    if (others[0] !== undefined && 2 * others.length >= runs.length) return [part, others[0]];
    for (const run of runs) owners.set(run, part);
  }
  return null;
}

/** Refuses copied rows, which chance does not repeat: five that recur in one order in a file, or every row equally often. */
export function refuseCopies({ trials, source, gaps }: Pick<Sweep, 'trials' | 'source' | 'gaps'>) {
  const keys = trials.map(numbering());
  // The last of as many different trials as rows has the highest number.
  if (keys.at(-1) === keys.length - 1) return;
  const rows = trials.map((trial, i) => ({ place: trial.place, key: keys[i] as number, i }));
  const { columns = [] } = configurationsOf({ trials, gaps: gaps ?? [] }) ?? {};
  const isMarked = ({ i }: KeyedRow) => columns.some((values) => isReal(values[i]));
  const fix =
    'Write each trial once. If each row is a training of its own that repeats another to the last digit, say `repeats: separate`.';
  const times = new Set([...groupBy(rows, ({ key }) => key).values()].map(({ length }) => length));
  const [often = 1] = times;
  const distinct = rows.length / often;
  if (times.size === 1 && often > 1 && distinct > 1 && rows.every(isMarked))
    throw dataError(source.location, `has every row ${often} times`, fix);
  const partOf = ({ i }: KeyedRow) => `${trials[i]?.shard} ${trials[i]?.place.path}`;
  for (const part of groupBy(rows, partOf).values()) {
    const run = copiedRun(part, isMarked);
    if (run === null) continue;
    const what = `begins ${RUN} rows or more that stand in the same order before`;
    throw dataError(run[0]?.place ?? source.location, what, fix);
  }
}

type KeyedRow = Readonly<Pick<Trial, 'place'> & Record<'key' | 'i', number>>;

/** Rows that stand in the same order before, and that chance does not repeat; null without any. */
function copiedRun(rows: readonly KeyedRow[], isMarked: (row: KeyedRow) => boolean) {
  const seen = new Map<string, number>();
  for (let from = 0; from + RUN <= rows.length; from++) {
    const run = rows.slice(from, from + RUN);
    const key = run.map((row) => row.key).join();
    const before = seen.get(key);
    if (before === undefined) seen.set(key, from);
    else if (from - before >= RUN && run.every(isMarked) && isVaried(run)) return run;
  }
  return null;
}

function isVaried(run: readonly KeyedRow[]): boolean {
  return run.some(({ key }) => key !== run[0]?.key);
}

/** A number for each trial, equal ones of equal trials. */
function numbering() {
  const known = new Map<string, number>();
  const sorted = (values: Parameters | null) => Object.entries(values ?? {}).sort();
  return ({ outcome, score, parameters, seed, columns }: Trial): number => {
    const text = JSON.stringify([outcome, score, sorted(parameters), seed, sorted(columns)]);
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  };
}
