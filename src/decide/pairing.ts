import { countEach } from '../math/functions.ts';
import type { Share } from '../math/significance.ts';
import { areParametersGuessed, groupBy, type Sweep } from '../parse/index.ts';
import type { Settings } from '../settings/index.ts';
import type { SweepPair, TrialPair } from './assessment.ts';
import { keyOf, ownOf, type ParameterKey } from './checklist.ts';
import { isBeyondChance, type ParameterColumn, searchedColumns } from './configurations.ts';
import { ARMS, type Arm, ofBoth, type Warning, warningOf } from './findings.ts';

type Trial = Sweep['trials'][number];

/** The trials of two sweeps that belong together, whatever their scores. */
export interface Pairing {
  /** By key, so that the order of rows changes nothing. */
  readonly pairs: readonly TrialPair[];
  /** Those of the baseline that no row of the candidate belongs to; nobody knows how they would have ended. */
  readonly missing: readonly Trial[];
  /** How many trials of the baseline have a partner. */
  readonly matched: Share;
  /** How many of the candidate's belong to none of the baseline. */
  readonly extra: number;
  /** Parameters that have no value in common, such as paths, and so tell nothing; untrusted. */
  readonly leftOut: readonly string[];
  /** Why trials have no partner although a key is given; null where nothing is wrong with the key. */
  readonly flaw: Warning | null;
  /** How many pairs differ in what is searched; null where that is not known. */
  readonly differing: number | null;
  /** Whether at least nine tenths of the pairs are of one configuration. */
  readonly areSame: boolean;
}

/** How two sweeps depend on each other. */
export interface Relation {
  /** Unmatched: the base asks for pairs, and there are too few; a candidate must not switch the test off. */
  readonly design: 'paired' | 'unmatched' | 'independent';
  /** Why sweeps with pairs are compared as independent ones, where nobody asks for that. */
  readonly why: 'few-pairs' | 'partly-paired' | 'baseline-not-paired' | null;
  readonly pairing: Pairing;
  /** They share more than chance explains, so that levels of both together need the bound for dependent sweeps. */
  readonly isDependent: boolean;
}

const ENOUGH_MATCHED = 0.9;
/** With fewer, no order is as rare as the level of the test, unless it has most to say. */
const MIN_PAIRS = 10;

/**
 * Whether sweeps are compared by pairs. That belongs to the base: it asks for it, or saved a baseline that is from a list.
 * Otherwise they are where at least nine tenths of the baseline's trials, and ten, have a partner.
 */
export function relationOf(pair: SweepPair, settings: Settings): Relation {
  const { pairBy } = settings.reading;
  const keys = keysOf(pair, pairBy);
  const pairing = pairingOf(pair, keys, pairBy);
  const { missing, flaw } = pairing;
  const { count, of } = pairing.matched;
  const asked = askedOf(settings, pair.baseline);
  const mayBeChance = asked === 'auto' && keys.areGuessed && missing.length > 0;
  const areMatched = count > 0 && count >= ENOUGH_MATCHED * of;
  const isList = asked !== 'independent' && areMatched && !mayBeChance;
  if (isList && count >= (asked === 'paired' ? 1 : MIN_PAIRS))
    return { design: 'paired', why: null, pairing, isDependent: true };
  const isShared = isBeyondChance(known(keys.baseline), known(keys.candidate));
  // A guess leaves out what differs, and with it whatever the sweeps share.
  const isDependent = keys.areGuessed ? asked === 'paired' : isShared;
  const independent = { design: 'independent', why: null, pairing, isDependent } as const;
  // A baseline that is older than the setting is not bound by it.
  if (asked === 'paired' && (pair.baseline.pairing ?? 'paired') !== 'paired')
    return { ...independent, why: 'baseline-not-paired' };
  // A key that is given and tells nothing must not be dropped in silence.
  const isFlawed = asked === 'auto' && pairBy !== 'parameters' && flaw !== null;
  if (asked === 'paired' || isFlawed) return { ...independent, design: 'unmatched' };
  const isPartly = isDependent && settings.comparison.pairing === 'auto';
  return { ...independent, why: separation(isList, isShared, isPartly) };
}

/** Why sweeps that share configurations are not paired. */
function separation(isList: boolean, isShared: boolean, isPartly: boolean) {
  if (isList) return isShared ? 'few-pairs' : null;
  return isPartly ? 'partly-paired' : null;
}

type Asked = Settings['comparison']['pairing'];

/** What the base asks for. The test of pairs has no levels of evidence. */
function askedOf({ comparison: { pairing }, reading, gate }: Settings, baseline: Sweep): Asked {
  if (pairing !== 'auto') return pairing;
  // Units that are asked for are not pairs.
  if (reading.unit !== 'auto') return 'independent';
  if (gate.failOn === 'fair' || gate.failOn === 'weak') return 'independent';
  const isList = baseline.pairing === 'paired' || baseline.search.method === 'list';
  return isList ? 'paired' : 'auto';
}

/**
 * The trials that belong together: of several with one key, the first of each sweep, and so on. What is left of a key are
 * retries, which do not count.
 */
function pairingOf(pair: SweepPair, keys: Keys, pairBy: PairBy): Pairing {
  const { baseline: before, candidate: after } = ofBoth((arm) => byKey(pair[arm], keys[arm]));
  const dropped = new Set([...(pair.baseline.dropped ?? []), ...(pair.candidate.dropped ?? [])]);
  const shared = [...before.keys()].filter((key) => key !== null && after.has(key));
  const common = keys.tellApart ? shared.sort() : [];
  const pairs = common.flatMap((key) => {
    const others = after.get(key) ?? [];
    const own = before.get(key) ?? [];
    return own.flatMap((baseline, i) => (others[i] ? { baseline, candidate: others[i] } : []));
  });
  const partners = new Set(pairs.map(({ candidate }) => candidate));
  const counted = pairs.filter((one) => !dropped.has(one.baseline) && !dropped.has(one.candidate));
  const isLost = (_: Trial, i: number) => !keys.tellApart || !after.has(keys.baseline[i] ?? '');
  // What is left out of the key differs in all pairs; whether a guessed column was drawn is not known.
  const leftOut = keys.areGuessed ? null : counted.length;
  const missing = pair.baseline.trials.filter(isLost);
  const byParameters = keys.leftOut.length === 0 ? 0 : leftOut;
  const differing = pairBy === 'parameters' ? byParameters : differingIn(counted, pair);
  const areAlmostSame = () =>
    differing === null ? pairBy !== 'trial' : differing <= (1 - ENOUGH_MATCHED) * counted.length;
  return {
    pairs: counted,
    missing,
    matched: { count: counted.length, of: counted.length + missing.length },
    extra: pair.candidate.trials.filter((trial) => !partners.has(trial)).length,
    leftOut: keys.leftOut,
    flaw: keys.flaw,
    differing,
    areSame: pairBy === 'parameters' || areAlmostSame(),
  };
}

/** In the order of their numbers. */
function byKey(sweep: Sweep, keys: Keys[Arm]): Map<string | null, Trial[]> {
  const keyed = new Map(trialsOf(sweep).map((trial, i) => [trial, keys[i] ?? null]));
  const idOf = ({ shard, number }: Trial) => JSON.stringify([shard, number]);
  const inOrder = (a: Trial, b: Trial) => a.number - b.number || (idOf(a) < idOf(b) ? -1 : 1);
  return groupBy([...keyed.keys()].sort(inOrder), (trial) => keyed.get(trial) ?? null);
}

/** How many pairs differ in a parameter that is searched. */
function differingIn(pairs: readonly TrialPair[], pair: SweepPair): number | null {
  const names = searchedColumns(pair).map(({ name }) => name);
  if (names.length === 0) return null;
  const drawnFor = ({ parameters }: Trial, name: string) => keyOf(ownOf(parameters, name));
  return pairs.filter(({ baseline, candidate }) =>
    names.some((name) => !areNear(drawnFor(baseline, name), drawnFor(candidate, name))),
  ).length;
}

const MAX_NAMED = 5;

/** What the reader should know about pairs, or why there are none. */
export function pairingWarnings(relation: Relation): Warning[] {
  const { design, why, pairing } = relation;
  const { flaw, leftOut } = pairing;
  if (design === 'unmatched') return flaw ? [{ ...flaw, names: flaw.names.slice(-MAX_NAMED) }] : [];
  if (design === 'paired' && leftOut.length > 0) {
    const names = leftOut.slice(0, MAX_NAMED);
    return [warningOf('parameters-left-out', { count: leftOut.length }, { names })];
  }
  if (why === null) return [];
  const arm = why === 'baseline-not-paired' ? 'baseline' : null;
  return [warningOf(why, pairing.matched, { arm })];
}

/** What makes two trials belong together, for every trial of each sweep; null where it is not known. */
type ArmKeys = Readonly<Record<Arm, readonly (string | null)[]>>;

interface Keys extends ArmKeys {
  readonly leftOut: readonly string[];
  /** Columns only guessed to be parameters may be outcomes. */
  readonly areGuessed: boolean;
  /** Keys that several trials have do not say which of them belong together. */
  readonly tellApart: boolean;
  readonly flaw: Warning | null;
}

const MIN_APART = 0.9;

type PairBy = Settings['reading']['pairBy'];

function keysOf(pair: SweepPair, pairBy: PairBy): Keys {
  if (pairBy === 'trial') {
    const keys = ofBoth((arm) => numbersOf(pair[arm]));
    const flaw = repeatedNumbers(keys) ?? reorderedBy(keys, pair);
    return { ...keys, leftOut: [], areGuessed: false, tellApart: flaw === null, flaw };
  }
  const byParameters = pairBy === 'parameters';
  const areGuessed = byParameters && areAnyGuessed(pair);
  const all = columnsOf(pair, pairBy);
  const shared = all.filter((column) => (areGuessed ? mayBeDrawn : isPartOfKey)(column));
  const plain = keysBy(shared);
  // The same list with the same seeds, each configuration with several.
  const isRepeated = byParameters && !areGuessed && !areApart(known(plain.baseline));
  const seeds = seedsOf(pair);
  const keys = isRepeated && haveCommon(seeds) ? keysBy([...shared, seeds]) : plain;
  const moved = byParameters ? shared.filter((column) => !haveCommon(column)) : [];
  const movedAway = warningOf('search-moved', {}, { names: moved.map(({ name }) => name) });
  const repeated = byParameters ? null : repeatedBy(shared, keys, pair);
  return {
    ...keys,
    leftOut: all.filter((column) => !shared.includes(column)).map(({ name }) => name),
    areGuessed,
    tellApart: areApart(known(keys.baseline)),
    flaw: moved.length > 0 ? movedAway : repeated,
  };
}

function areAnyGuessed({ baseline, candidate }: SweepPair): boolean {
  return areParametersGuessed(baseline) || areParametersGuessed(candidate);
}

/** How far numbers are apart, as a share of their size, that another printer writes; rounding would have edges. */
const [ROUGHLY, NEARLY] = [1e-6, 1e-12];

/** By as few digits as tell all trials apart that more do. */
function keysBy(columns: readonly ParameterColumn[]): ArmKeys {
  const keysWith = (tolerance: number): ArmKeys => {
    const classes = columns.map((column) => inClasses(column, tolerance));
    return ofBoth((arm) =>
      (columns[0]?.[arm] ?? []).map((_, i) => {
        const values = classes.map((column) => column[arm][i] ?? null);
        return values.every((value) => value === null) ? null : JSON.stringify(values);
      }),
    );
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
  return { name, ...ofBoth((arm) => column[arm].map((value) => leasts.get(value) ?? value)) };
}

/** Whether two values are the same, but for the last digits of numbers. */
function areNear(one: ParameterKey, other: ParameterKey, tolerance = ROUGHLY): boolean {
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
  const given = ofBoth((arm) => column[arm].filter((value) => value !== null));
  const isRemark = inBoth(
    given,
    (values) => values.every((value) => typeof value === 'string') && areApart(values),
  );
  return !isRemark && new Set(given.baseline).size > 1;
}

function inBoth<T>(arms: Readonly<Record<Arm, T>>, holds: (of: T) => boolean): boolean {
  return ARMS.every((arm) => holds(arms[arm]));
}

function areApart(values: readonly unknown[]): boolean {
  return new Set(values).size >= MIN_APART * values.length;
}

/** Where given columns do not tell the trials of a sweep apart: which one more would. */
function repeatedBy(
  given: readonly ParameterColumn[],
  keys: ArmKeys,
  pair: SweepPair,
): Warning | null {
  const arm = ARMS.find((one) => !areApart(known(keys[one])));
  if (arm === undefined) return null;
  const all = known(keys[arm]);
  const names = given.map(({ name }) => name);
  const mend = [...columnsOf(pair, 'parameters'), seedsOf(pair)].find(
    (column) => !names.includes(column.name) && inBoth(keysBy([...given, column]), areApart),
  );
  const facts = { count: new Set(all).size, of: all.length, isMended: mend !== undefined };
  return warningOf('pair-by-repeats', facts, { arm, names: mend ? [...names, mend.name] : names });
}

/** Numbers that say which trial it is, or when, and not what was drawn. */
const NO_DRAW = /(^|[^a-z])(id|number|index|count|time|date|epoch|step|trial|seed)$/i;

/**
 * Trials of one number are of one draw if the same stream of random numbers has made both: then a number that is searched
 * stands in the same order in both sweeps, or wholly in the other one, wherever its range has moved. Where there is no such
 * number, all settings that both have must be equal in most pairs.
 */
function reorderedBy(keys: ArmKeys, pair: SweepPair): Warning | null {
  const places = new Map(keys.candidate.map((key, i) => [key, i]));
  const matched = keys.baseline.flatMap((key, i) => {
    const place = key === null ? undefined : places.get(key);
    return place === undefined ? [] : [[i, place] as const];
  });
  const shared = columnsOf(pair, 'parameters').filter((column) =>
    inBoth(column, (values) => values.some((value) => value !== null)),
  );
  const isNumber = (values: readonly ParameterKey[]) =>
    values.every((value) => typeof value === 'number') && areApart(values);
  const drawn = shared.filter((one) => !NO_DRAW.test(one.name) && inBoth(one, isNumber));
  const isOrdered = ({ baseline, candidate }: ParameterColumn) =>
    areOrdered(matched.map(([b, c]) => [Number(baseline[b]), Number(candidate[c])]));
  const areEqual = ([b, c]: readonly [number, number]) =>
    shared.every(({ baseline, candidate }) => areNear(baseline[b] ?? null, candidate[c] ?? null));
  const isKept =
    drawn.length > 0
      ? drawn.some(isOrdered)
      : matched.filter(areEqual).length >= MIN_APART * matched.length;
  const names = (drawn.length > 0 ? drawn : shared).map(({ name }) => name);
  return isKept ? null : warningOf('trials-dealt-anew', {}, { names });
}

/** Whether the second numbers stand in the order of the first, or wholly in the other one: no two pairs inverted. */
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
function trialsOf({ trials, dropped = [] }: Sweep): readonly Trial[] {
  return [...trials, ...dropped];
}

/** A number that two trials have says nothing. */
function numbersOf(sweep: Sweep): (string | null)[] {
  const keys = trialsOf(sweep).map(({ shard, number }) => JSON.stringify([shard, number]));
  const counts = countEach(keys);
  return keys.map((key) => (counts.get(key) === 1 ? key : null));
}

function repeatedNumbers(keys: ArmKeys): Warning | null {
  const arm = ARMS.find((one) => known(keys[one]).length < MIN_APART * keys[one].length);
  if (arm === undefined) return null;
  const facts = { count: known(keys[arm]).length, of: keys[arm].length, isMended: false };
  return warningOf('pair-by-repeats', facts, { arm });
}

function columnsOf(pair: SweepPair, pairBy: Exclude<PairBy, 'trial'>): ParameterColumn[] {
  const trials = ofBoth((arm) => trialsOf(pair[arm]));
  const all = [...trials.baseline, ...trials.candidate];
  const found = all.flatMap(({ parameters }) => Object.keys(parameters ?? {}));
  const names = pairBy === 'parameters' ? [...new Set(found)] : pairBy;
  const columns = names.map((name) => {
    const drawnFor = ({ columns, parameters }: Trial) =>
      keyOf(ownOf(columns, name) ?? ownOf(parameters, name));
    return { name, ...ofBoth((arm) => trials[arm].map(drawnFor)) };
  });
  return pairBy === 'parameters' && areAnyGuessed(pair) ? [...columns, seedsOf(pair)] : columns;
}

function seedsOf(pair: SweepPair): ParameterColumn {
  return { name: 'seed', ...ofBoth((arm) => trialsOf(pair[arm]).map(({ seed }) => seed)) };
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
  const there = countEach(more);
  const areThere = [...countEach(fewer)].every(([value, n]) => n <= (there.get(value) ?? 0));
  return areThere && !countsUp(baseline) && !countsUp(candidate);
}

function countsUp(values: readonly ParameterKey[]): boolean {
  const numbers = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
  const [least] = numbers;
  const isWhole = numbers.length === values.length && Number.isInteger(least);
  return isWhole && values.length > 1 && numbers.every((value, i) => value === Number(least) + i);
}

function known(keys: readonly (string | null)[]): string[] {
  return keys.filter((key) => key !== null);
}
