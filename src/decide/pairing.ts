import type { Sweep } from '../parse/index.ts';
import type { Settings } from '../settings/index.ts';
import type { SweepPair, TrialPair } from './assessment.ts';
import { isBeyondChance, keyOf, ownOf, searchedColumns } from './checks/configurations.ts';
import { type Arm, type Warning, warningOf } from './findings.ts';
import { areNear, type KeyFlaw, type Keys, keysOf, known, type PairBy, trialsOf } from './keys.ts';

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
  /** Why trials have no partner although a key is given; null where nothing is wrong with the key. */
  readonly flaw: KeyFlaw | null;
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
  const asked = askedOf(settings, pair.baseline);
  const isShared = isBeyondChance(known(keys.baseline), known(keys.candidate));
  // A guess leaves out what differs, and with it whatever the sweeps share.
  const isDependent = keys.areGuessed ? asked === 'paired' : isShared;
  const mayBeChance = asked === 'auto' && keys.areGuessed && pairing.missing.length > 0;
  const isList = asked !== 'independent' && isMatched(pairing) && !mayBeChance;
  const least = asked === 'paired' ? 1 : MIN_PAIRS;
  if (isList && pairing.pairs.length >= least) return { design: 'paired', pairing };
  // A baseline that is older than the setting is not bound by it.
  const isOlder = (pair.baseline.pairing ?? 'paired') !== 'paired';
  if (asked === 'paired' && isOlder)
    return { design: 'independent', why: 'baseline-not-paired', pairing, isDependent };
  if (mustMatch(asked, pairing, settings)) return { design: 'unmatched', pairing, isDependent };
  const why = (isList ? isShared : isDependent) ? whyApart(isList, settings) : null;
  return { design: 'independent', why, pairing, isDependent };
}

/** Also where a key is given and tells nothing: it must not be dropped in silence. */
function mustMatch(asked: Asked, { flaw }: Pairing, { reading }: Settings): boolean {
  return (
    asked === 'paired' || (asked === 'auto' && reading.pairBy !== 'parameters' && flaw !== null)
  );
}

type Asked = Settings['comparison']['pairing'];

/** Of sweeps that share configurations. */
function whyApart(isList: boolean, { comparison }: Settings): Separation {
  if (isList) return 'few-pairs';
  return comparison.pairing === 'auto' ? 'partly-paired' : null;
}

function isMatched({ pairs, missing }: Pairing): boolean {
  return pairs.length > 0 && pairs.length >= ENOUGH_MATCHED * (pairs.length + missing.length);
}

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
  const differing = pairBy === 'parameters' ? leftOutOf(keys, counted) : differingIn(counted, pair);
  const mostDiffer = (1 - ENOUGH_MATCHED) * counted.length;
  return {
    pairs: counted,
    missing: pair.baseline.trials.filter(isLost),
    extra: pair.candidate.trials.filter((trial) => !partners.has(trial)).length,
    leftOut: keys.leftOut,
    flaw: keys.flaw,
    differing,
    areSame:
      pairBy === 'parameters' ||
      (differing === null ? pairBy !== 'trial' : differing <= mostDiffer),
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

/** What is left out of the key differs in all pairs; whether a guessed column was drawn is not known. */
function leftOutOf({ leftOut, areGuessed }: Keys, { length }: readonly TrialPair[]) {
  if (leftOut.length === 0) return 0;
  return areGuessed ? null : length;
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
  const { pairs, missing, leftOut, flaw } = relation.pairing;
  if (relation.design === 'paired') {
    const names = leftOut.slice(0, MAX_NAMED);
    const facts = { count: leftOut.length };
    return names.length === 0
      ? []
      : [warningOf('parameters-left-out', { arm: null, facts, names })];
  }
  if (relation.design === 'unmatched') return flaw === null ? [] : [flawWarning(flaw)];
  if (relation.why === null) return [];
  const facts = { count: pairs.length, of: pairs.length + missing.length };
  return [
    warningOf(relation.why, {
      arm: relation.why === 'baseline-not-paired' ? 'baseline' : null,
      facts,
    }),
  ];
}

function flawWarning(flaw: KeyFlaw): Warning {
  const names = flaw.names.slice(-MAX_NAMED);
  return flaw.why === 'pair-by-repeats'
    ? warningOf(flaw.why, { ...flaw, names })
    : warningOf(flaw.why, { ...flaw, names });
}
