import { areParametersGuessed, type Sweep } from '../parse/index.ts';
import type { Settings } from '../settings/index.ts';
import type { SweepPair, TrialPair } from './assessment.ts';
import {
  isBeyondChance,
  keyOf,
  ownOf,
  type ParameterColumn,
  type ParameterKey,
  searchedColumns,
} from './checks/configurations.ts';
import { type Arm, type Warning, warningOf } from './findings.ts';

type Trial = Sweep['trials'][number];

/** The trials of two sweeps that belong together, whatever their scores. */
export interface Pairing {
  /** By key, so that the order of rows changes nothing. */
  readonly pairs: readonly TrialPair[];
  /** Those of the baseline that no row of the candidate belongs to; nobody knows how they would have ended. */
  readonly missing: readonly Trial[];
  /** How many of the candidate's belong to none of the baseline. */
  readonly extra: number;
  /** Parameters that have no value in common, such as paths, and so tell nothing; untrusted. */
  readonly leftOut: readonly string[];
  /** How many pairs differ in what is searched; null where that is not known. */
  readonly differing: number | null;
  /** Whether at least nine tenths of the pairs are of one configuration. */
  readonly areSame: boolean;
}

/** Why sweeps with pairs are compared as independent ones; null without pairs, or where they are asked for so. */
type Separation = 'few-pairs' | 'partly-paired' | 'baseline-not-paired' | null;

interface Unpaired {
  readonly pairing: Pairing;
  /** They share more than chance explains, so that levels of both together need the bound for dependent sweeps. */
  readonly isDependent: boolean;
}

/** How two sweeps depend on each other. */
export type Relation =
  | { readonly design: 'paired'; readonly pairing: Pairing }
  /** The base asks for pairs, and there are too few: a candidate must not switch the test off. */
  | ({ readonly design: 'unmatched' } & Unpaired)
  | ({ readonly design: 'independent'; readonly why: Separation } & Unpaired);

const ENOUGH_MATCHED = 0.9;
/** With fewer, no order is as rare as the level of the test, unless it has most to say. */
const MIN_PAIRS = 10;

/**
 * Whether sweeps are compared by pairs. That belongs to the base: it asks for it, or saved a baseline that is from a list.
 * Otherwise they are where at least nine tenths of the baseline's trials, and ten, have a partner.
 */
export function relationOf(pair: SweepPair, settings: Settings): Relation {
  const keys = keysOf(pair, settings.reading.pairBy);
  const pairing = pairingOf(pair, keys, settings.reading.pairBy);
  const { pairs, missing } = pairing;
  const isShared = isBeyondChance(known(keys.baseline), known(keys.candidate));
  const asked = askedOf(settings, pair.baseline);
  // A guess leaves out what differs, and with it whatever the sweeps share.
  const isDependent = keys.areGuessed ? asked === 'paired' : isShared;
  const independent = (why: Separation): Relation => {
    return { design: 'independent', why, pairing, isDependent };
  };

  const { pairing: saved = 'paired' } = pair.baseline;
  if (asked === 'paired' && isMatched(pairing)) return { design: 'paired', pairing };
  if (asked === 'paired')
    return saved === 'paired'
      ? { design: 'unmatched', pairing, isDependent }
      : independent('baseline-not-paired');
  const mayBeChance = keys.areGuessed && missing.length > 0;
  const isList = asked === 'auto' && isMatched(pairing) && !mayBeChance;
  if (isList && pairs.length >= MIN_PAIRS) return { design: 'paired', pairing };
  if (isList) return independent(isShared ? 'few-pairs' : null);
  const isHalf = isDependent && settings.comparison.pairing === 'auto';
  return independent(isHalf ? 'partly-paired' : null);
}

function isMatched({ pairs, missing }: Pairing): boolean {
  return pairs.length > 0 && pairs.length >= ENOUGH_MATCHED * (pairs.length + missing.length);
}

/** What the base asks for. The test of pairs has no levels of evidence. */
function askedOf({ comparison: { pairing }, gate }: Settings, baseline: Sweep): typeof pairing {
  if (pairing !== 'auto') return pairing;
  if (gate.failOn === 'fair' || gate.failOn === 'weak') return 'independent';
  return baseline.pairing === 'paired' ? 'paired' : 'auto';
}

/** What makes two trials belong together, for every trial of each sweep; null where it is not known. */
interface Keys extends Readonly<Record<Arm, readonly (string | null)[]>> {
  readonly leftOut: readonly string[];
  /** Columns only guessed to be parameters may be outcomes. */
  readonly areGuessed: boolean;
  /** Keys that several trials have do not say which of them belong together. */
  readonly tellApart: boolean;
}

const MIN_APART = 0.9;

type PairBy = Settings['reading']['pairBy'];

function keysOf(pair: SweepPair, pairBy: PairBy): Keys {
  if (pairBy === 'trial') {
    const [baseline, candidate] = [numbersOf(pair.baseline), numbersOf(pair.candidate)];
    return { baseline, candidate, leftOut: [], areGuessed: false, tellApart: true };
  }
  const areGuessed =
    pairBy === 'parameters' && [pair.baseline, pair.candidate].some(areParametersGuessed);
  const columns = columnsOf(pair, pairBy, areGuessed);
  const shared = columns.filter(haveCommon);
  const leftOut = columns.filter((column) => !haveCommon(column)).map(({ name }) => name);
  const keysIn = (arm: Arm) =>
    trialsOf(pair[arm]).map((_, i) => {
      const values = shared.map((column) => column[arm][i] ?? null);
      return values.every((value) => value === null) ? null : JSON.stringify(values);
    });
  const [baseline, candidate] = [keysIn('baseline'), keysIn('candidate')];
  const own = known(baseline);
  const tellApart = new Set(own).size >= MIN_APART * own.length;
  return { baseline, candidate, leftOut, areGuessed, tellApart };
}

/** Also those that the settings drop: they have a partner all the same. */
function trialsOf({ trials, dropped = [] }: Sweep): readonly Trial[] {
  return [...trials, ...dropped];
}

/** A number that two trials have says nothing. */
function numbersOf(sweep: Sweep): (string | null)[] {
  const keys = trialsOf(sweep).map(({ shard, number }) => JSON.stringify([shard, number]));
  const seen = new Map<string, number>();
  for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  return keys.map((key) => (seen.get(key) === 1 ? key : null));
}

function columnsOf(
  pair: SweepPair,
  pairBy: Exclude<PairBy, 'trial'>,
  areGuessed: boolean,
): ParameterColumn[] {
  const [before, after] = [trialsOf(pair.baseline), trialsOf(pair.candidate)];
  const found = [...before, ...after].flatMap(({ parameters }) => Object.keys(parameters ?? {}));
  const names = pairBy === 'parameters' ? [...new Set(found)] : pairBy;
  const columns = names.map((name) => {
    const drawnFor = ({ columns, parameters }: Trial) =>
      precise(keyOf(ownOf(columns, name) ?? ownOf(parameters, name)));
    return { name, baseline: before.map(drawnFor), candidate: after.map(drawnFor) };
  });
  if (!areGuessed) return columns;
  const seedOf = ({ seed }: Trial) => seed;
  const seeds = { name: 'seed', baseline: before.map(seedOf), candidate: after.map(seedOf) };
  return [...columns, seeds].filter((column) => haveCommon(column) && mayBeDrawn(column));
}

/** Tools write numbers with more or fewer digits; the last ones are rounding. */
function precise(key: ParameterKey): ParameterKey {
  return typeof key === 'number' ? Number(key.toPrecision(12)) : key;
}

function haveCommon({ baseline, candidate }: ParameterColumn): boolean {
  const values = new Set(candidate);
  return baseline.some((value) => value !== null && values.has(value));
}

/**
 * Whether a column may be what was drawn: one sweep has all values of the other, as often. What is measured does not
 * repeat so, and a mere count of the rows does not say what was drawn.
 */
function mayBeDrawn({ baseline, candidate }: ParameterColumn): boolean {
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

function known(keys: readonly (string | null)[]): string[] {
  return keys.filter((key) => key !== null);
}

/**
 * The trials that belong together: of several with one key, the first of each sweep, and so on. What is left of a key are
 * retries, which do not count.
 */
function pairingOf(pair: SweepPair, keys: Keys, pairBy: PairBy): Pairing {
  const [before, after] = [
    byKey(pair.baseline, keys.baseline),
    byKey(pair.candidate, keys.candidate),
  ];
  const dropped = new Set([...(pair.baseline.dropped ?? []), ...(pair.candidate.dropped ?? [])]);
  const common = keys.tellApart ? [...before.keys()].filter((key) => after.has(key)).sort() : [];
  const pairs = common.flatMap((key) => {
    const others = after.get(key) ?? [];
    const own = before.get(key) ?? [];
    return own.flatMap((baseline, i) => (others[i] ? { baseline, candidate: others[i] } : []));
  });
  const partners = new Set(pairs.map(({ candidate }) => candidate));
  const counted = pairs.filter((one) => !dropped.has(one.baseline) && !dropped.has(one.candidate));
  const isLost = (_: Trial, i: number) => !keys.tellApart || !after.has(keys.baseline[i] ?? '');
  const differing = pairBy === 'parameters' ? 0 : differingIn(counted, pair);
  const mostDiffer = (1 - ENOUGH_MATCHED) * counted.length;
  return {
    pairs: counted,
    missing: pair.baseline.trials.filter(isLost),
    extra: pair.candidate.trials.filter((trial) => !partners.has(trial)).length,
    leftOut: keys.leftOut,
    differing,
    areSame: differing === null ? pairBy !== 'trial' : differing <= mostDiffer,
  };
}

/** In the order of their numbers. */
function byKey(sweep: Sweep, keys: Keys[Arm]): Map<string, Trial[]> {
  const trials = new Map<string, Trial[]>();
  const idOf = ({ shard, number }: Trial) => JSON.stringify([shard, number]);
  const inOrder = (a: Numbered, b: Numbered) =>
    a.trial.number - b.trial.number || (idOf(a.trial) < idOf(b.trial) ? -1 : 1);
  const numbered = trialsOf(sweep).map((trial, i): Numbered => ({ trial, key: keys[i] ?? null }));
  for (const { trial, key } of numbered.toSorted(inOrder)) {
    if (key === null) continue;
    const same = trials.get(key);
    if (same) same.push(trial);
    else trials.set(key, [trial]);
  }
  return trials;
}

interface Numbered {
  readonly trial: Trial;
  readonly key: string | null;
}

/** How many pairs differ in a parameter that is searched. */
function differingIn(pairs: readonly TrialPair[], pair: SweepPair): number | null {
  const names = searchedColumns(pair).map(({ name }) => name);
  if (names.length === 0) return null;
  const drawnFor = ({ parameters }: Trial, name: string) => precise(keyOf(ownOf(parameters, name)));
  return pairs.filter(({ baseline, candidate }) =>
    names.some((name) => drawnFor(baseline, name) !== drawnFor(candidate, name)),
  ).length;
}

const MAX_NAMED = 5;

/** What the reader should know about pairs, or why there are none. */
export function pairingWarnings(relation: Relation): Warning[] {
  const { pairs, missing, leftOut } = relation.pairing;
  if (relation.design === 'paired') {
    const names = leftOut.slice(0, MAX_NAMED);
    const facts = { count: leftOut.length };
    return names.length === 0
      ? []
      : [warningOf('parameters-left-out', { arm: null, facts, names })];
  }
  if (relation.design === 'unmatched' || relation.why === null) return [];
  const facts = { count: pairs.length, of: pairs.length + missing.length };
  return [
    warningOf(relation.why, {
      arm: relation.why === 'baseline-not-paired' ? 'baseline' : null,
      facts,
    }),
  ];
}
