import type { Share } from '../math/significance.ts';
import { areParametersGuessed, type Sweep } from '../parse/index.ts';
import type { Settings } from '../settings/index.ts';
import type { SweepPair } from './assessment.ts';
import { keyOf, ownOf, type ParameterColumn, type ParameterKey } from './checks/configurations.ts';
import type { Arm } from './findings.ts';

type Trial = Sweep['trials'][number];

/** What is wrong with what trials are paired by: its names are untrusted. */
export type KeyFlaw =
  /** A given column has the same value in trials of one sweep; the last name would tell them apart, if `isMended`. */
  | {
      readonly why: 'pair-by-repeats';
      readonly arm: Arm;
      readonly facts: Share & { readonly isMended: boolean };
      readonly names: readonly string[];
    }
  /** Numbers that are searched have no value in common, or are in another order in trials of the same numbers. */
  | {
      readonly why: 'search-moved' | 'trials-dealt-anew';
      readonly arm: null;
      readonly facts: Readonly<Record<never, never>>;
      readonly names: readonly string[];
    };

const ARMS = ['baseline', 'candidate'] as const;

/** What makes two trials belong together, for every trial of each sweep; null where it is not known. */
type ArmKeys = Readonly<Record<Arm, readonly (string | null)[]>>;

export interface Keys extends ArmKeys {
  readonly leftOut: readonly string[];
  /** Columns only guessed to be parameters may be outcomes. */
  readonly areGuessed: boolean;
  /** Keys that several trials have do not say which of them belong together. */
  readonly tellApart: boolean;
  readonly flaw: KeyFlaw | null;
}

const MIN_APART = 0.9;

export type PairBy = Settings['reading']['pairBy'];

export function keysOf(pair: SweepPair, pairBy: PairBy): Keys {
  if (pairBy === 'trial') {
    const keys = { baseline: numbersOf(pair.baseline), candidate: numbersOf(pair.candidate) };
    const flaw = repeatedNumbers(keys) ?? reorderedBy(keys, pair);
    return { ...keys, leftOut: [], areGuessed: false, tellApart: flaw === null, flaw };
  }
  const areGuessed =
    pairBy === 'parameters' && [pair.baseline, pair.candidate].some(areParametersGuessed);
  const all = columnsOf(pair, pairBy);
  const isKey = areGuessed ? mayBeDrawn : isPartOfKey;
  const shared = all.filter((column) => isKey(column));
  const leftOut = all.filter((column) => !shared.includes(column)).map(({ name }) => name);
  const plain = keysBy(shared);
  // The same list with the same seeds, each configuration with several.
  const isRepeated = pairBy === 'parameters' && !areGuessed && !areApart(known(plain.baseline));
  const seeds = seedsOf(pair);
  const { baseline, candidate } =
    isRepeated && haveCommon(seeds) ? keysBy([...shared, seeds]) : plain;
  const tellApart = areApart(known(baseline));
  const moved = shared.filter((column) => !haveCommon(column)).map(({ name }) => name);
  const isMoved = pairBy === 'parameters' && moved.length > 0;
  const repeated = () => repeatedBy(shared, { baseline, candidate }, pair);
  const flaw: KeyFlaw | null = isMoved
    ? { why: 'search-moved', arm: null, facts: {}, names: moved }
    : pairBy === 'parameters'
      ? null
      : repeated();
  return { baseline, candidate, leftOut, areGuessed, tellApart, flaw };
}

/** How far numbers are apart, as a share of their size, that another printer writes; rounding would have edges. */
const [ROUGHLY, NEARLY] = [1e-6, 1e-12];

/** By as few digits as tell all trials apart that more do. */
function keysBy(columns: readonly ParameterColumn[]): ArmKeys {
  const keysWith = (tolerance: number): ArmKeys => {
    const classes = columns.map((column) => inClasses(column, tolerance));
    const keysIn = (arm: Arm) =>
      (columns[0]?.[arm] ?? []).map((_, i) => {
        const values = classes.map((column) => column[arm][i] ?? null);
        return values.every((value) => value === null) ? null : JSON.stringify(values);
      });
    return { baseline: keysIn('baseline'), candidate: keysIn('candidate') };
  };
  const [few, many] = [keysWith(ROUGHLY), keysWith(NEARLY)];
  const areEnough = ARMS.every((arm) => new Set(few[arm]).size === new Set(many[arm]).size);
  return areEnough ? few : many;
}

/** A column with each number replaced by the least that is the same but for its last digits. */
function inClasses({ name, ...column }: ParameterColumn, tolerance: number): ParameterColumn {
  const numbers = [...column.baseline, ...column.candidate].filter(
    (value): value is number => typeof value === 'number',
  );
  const leasts = new Map<ParameterKey, number>();
  let least = Number.NaN;
  for (const value of numbers.sort((a, b) => a - b)) {
    if (!areNear(value, least, tolerance)) least = value;
    leasts.set(value, least);
  }
  const classed = (values: readonly ParameterKey[]) =>
    values.map((value) => leasts.get(value) ?? value);
  return { name, baseline: classed(column.baseline), candidate: classed(column.candidate) };
}

/** Whether two values are the same, but for the last digits of numbers. */
export function areNear(one: ParameterKey, other: ParameterKey, tolerance = ROUGHLY): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one === other;
  return Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other));
}

/**
 * Whether trials that belong together must agree in it: in all that varies in the baseline, but a text that is another in
 * every trial, such as a path. What is searched is part of the key also where no value is common: without it, values could
 * be dealt anew to other trials.
 */
function isPartOfKey(column: ParameterColumn): boolean {
  if (haveCommon(column)) return true;
  const [values, others] = [column.baseline, column.candidate].map((all) =>
    all.filter((value) => value !== null),
  ) as [string[], string[]];
  const isText = [values, others].every((all) => all.every((value) => typeof value === 'string'));
  const isRemark = isText && [values, others].every(areApart);
  return !isRemark && new Set(values).size > 1;
}

function areApart(values: readonly unknown[]): boolean {
  return new Set(values).size >= MIN_APART * values.length;
}

/** Where given columns do not tell the trials of a sweep apart: which one more would. */
function repeatedBy(
  given: readonly ParameterColumn[],
  keys: ArmKeys,
  pair: SweepPair,
): KeyFlaw | null {
  const arm = ARMS.find((one) => !areApart(known(keys[one])));
  if (arm === undefined) return null;
  const all = known(keys[arm]);
  const names = given.map(({ name }) => name);
  const mend = [...columnsOf(pair, 'parameters'), seedsOf(pair)].find((column) => {
    const both = keysBy([...given, column]);
    return !names.includes(column.name) && areApart(both.baseline) && areApart(both.candidate);
  });
  return {
    ...{ why: 'pair-by-repeats', arm },
    facts: { count: new Set(all).size, of: all.length, isMended: mend !== undefined },
    names: mend ? [...names, mend.name] : names,
  };
}

/** Numbers that say which trial it is, or when, and not what was drawn. */
const NO_DRAW = /(^|[^a-z])(id|number|index|count|time|date|epoch|step|trial|seed)$/i;

/**
 * Trials of one number are of one draw if the same stream of random numbers has made both: then a number that is searched
 * stands in the same order in both sweeps, or wholly in the other one, wherever its range has moved. Where there is no such
 * number, all settings that both have must be equal in most pairs.
 */
function reorderedBy(keys: ArmKeys, pair: SweepPair): KeyFlaw | null {
  const places = new Map(keys.candidate.map((key, i) => [key, i]));
  const matched = keys.baseline.flatMap((key, i) => {
    const place = key === null ? undefined : places.get(key);
    return place === undefined ? [] : [[i, place] as const];
  });
  const columns = columnsOf(pair, 'parameters');
  const shared = columns.filter(({ baseline, candidate }) =>
    [baseline, candidate].every((values) => values.some((value) => value !== null)),
  );
  const isNumber = (values: readonly ParameterKey[]) =>
    values.every((value) => typeof value === 'number') && areApart(values);
  const drawn = shared.filter(
    ({ name, baseline, candidate }) =>
      !NO_DRAW.test(name) && isNumber(baseline) && isNumber(candidate),
  );
  const valuesIn = ({ baseline, candidate }: ParameterColumn) =>
    matched.map(([b, c]) => [baseline[b] ?? null, candidate[c] ?? null] as const);
  const areEqual = (place: number) =>
    shared.every((column) => {
      const [one = null, other = null] = valuesIn(column)[place] ?? [];
      return areNear(one, other);
    });
  const isKept =
    drawn.length > 0
      ? drawn.some((column) => areOrdered(valuesIn(column) as [number, number][]))
      : matched.filter((_, place) => areEqual(place)).length >= MIN_APART * matched.length;
  const names = (drawn.length > 0 ? drawn : shared).map(({ name }) => name);
  return isKept ? null : { why: 'trials-dealt-anew', arm: null, facts: {}, names };
}

/** Whether the second numbers stand in the order of the first, or wholly in the other one. */
function areOrdered(pairs: readonly (readonly [number, number])[]): boolean {
  const sorted = pairs.toSorted(([x], [other]) => x - other);
  const isIn = (sign: 1 | -1) => {
    let [start, before, most] = [Number.NaN, -Infinity, -Infinity];
    return sorted.every(([x, y]) => {
      if (!areNear(x, start)) [start, before] = [x, most];
      most = Math.max(most, sign * y);
      return sign * y >= before || areNear(sign * y, before);
    });
  };
  return isIn(1) || isIn(-1);
}

/** Also those that the settings drop: they have a partner all the same. */
export function trialsOf({ trials, dropped = [] }: Sweep): readonly Trial[] {
  return [...trials, ...dropped];
}

/** A number that two trials have says nothing. */
function numbersOf(sweep: Sweep): (string | null)[] {
  const keys = trialsOf(sweep).map(({ shard, number }) => JSON.stringify([shard, number]));
  const seen = new Map<string, number>();
  for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  return keys.map((key) => (seen.get(key) === 1 ? key : null));
}

function repeatedNumbers(keys: ArmKeys): KeyFlaw | null {
  const arm = ARMS.find((one) => known(keys[one]).length < MIN_APART * keys[one].length);
  if (arm === undefined) return null;
  const facts = { count: known(keys[arm]).length, of: keys[arm].length, isMended: false };
  return { why: 'pair-by-repeats', arm, facts, names: [] };
}

function columnsOf(pair: SweepPair, pairBy: Exclude<PairBy, 'trial'>): ParameterColumn[] {
  const [before, after] = [trialsOf(pair.baseline), trialsOf(pair.candidate)];
  const found = [...before, ...after].flatMap(({ parameters }) => Object.keys(parameters ?? {}));
  const names = pairBy === 'parameters' ? [...new Set(found)] : pairBy;
  const columns = names.map((name) => {
    const drawnFor = ({ columns, parameters }: Trial) =>
      keyOf(ownOf(columns, name) ?? ownOf(parameters, name));
    return { name, baseline: before.map(drawnFor), candidate: after.map(drawnFor) };
  });
  const areGuessed =
    pairBy === 'parameters' && [pair.baseline, pair.candidate].some(areParametersGuessed);
  return areGuessed ? [...columns, seedsOf(pair)] : columns;
}

function seedsOf(pair: SweepPair): ParameterColumn {
  const seedsIn = (arm: Arm) => trialsOf(pair[arm]).map(({ seed }) => seed);
  return { name: 'seed', baseline: seedsIn('baseline'), candidate: seedsIn('candidate') };
}

function haveCommon(column: ParameterColumn): boolean {
  const { baseline, candidate } = inClasses(column, ROUGHLY);
  const values = new Set(candidate);
  return baseline.some((value) => value !== null && values.has(value));
}

/**
 * Whether a column may be what was drawn: one sweep has all values of the other, as often. What is measured does not
 * repeat so, and a mere count of the rows does not say what was drawn.
 */
function mayBeDrawn(column: ParameterColumn): boolean {
  const { baseline, candidate } = inClasses(column, ROUGHLY);
  const [fewer, more] =
    baseline.length <= candidate.length ? [baseline, candidate] : [candidate, baseline];
  const left = new Map<ParameterKey, number>();
  for (const value of more) left.set(value, (left.get(value) ?? 0) + 1);
  for (const value of fewer) {
    const count = left.get(value) ?? 0;
    if (count === 0) return false;
    left.set(value, count - 1);
  }
  return !countsUp(baseline) && !countsUp(candidate);
}

function countsUp(values: readonly ParameterKey[]): boolean {
  const numbers = values.filter((value) => Number.isInteger(value)) as number[];
  if (numbers.length < values.length || new Set(numbers).size < values.length) return false;
  const least = numbers.reduce((a, b) => Math.min(a, b), Infinity);
  return values.length > 1 && numbers.every((value) => value < least + values.length);
}

export function known(keys: readonly (string | null)[]): string[] {
  return keys.filter((key) => key !== null);
}
