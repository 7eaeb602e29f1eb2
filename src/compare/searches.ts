import { type ConfiguredTrial, settingsText } from './settings-model.ts';

/**
 * What is exchangeable if nothing changed: single trials of random search, or whole searches. Its trials, in any order; all
 * units of a comparison have as many.
 */
export type Unit = readonly ConfiguredTrial[];

/** Two sweeps as units, at least one each. */
export interface UnitArms {
  readonly baseline: readonly Unit[];
  readonly candidate: readonly Unit[];
}

/** Searches of one length, and what it took. */
export interface EvenSearches extends UnitArms {
  /** Trials of each. */
  readonly length: number;
  /** Trials that were added to shorter searches, as failed. */
  readonly filled: number;
  /** Trials beyond that length. */
  readonly leftOut: number;
}

/**
 * Whole searches cut and filled to one length: that of the shortest that has at least half the longest's trials, in both
 * arms. The first trials of each count. A shorter one is filled up with failed trials, so that ending a search early does
 * not help.
 *
 * @param arms searches with their trials in order of their start, at least one trial each
 */
export function evenSearches({ baseline, candidate }: UnitArms): EvenSearches {
  const length = commonLength({ baseline, candidate });
  let [filled, leftOut] = [0, 0];
  const even = (search: Unit) => {
    const missing = Math.max(0, length - search.length);
    filled += missing;
    leftOut += Math.max(0, search.length - length);
    return [...search.slice(0, length), ...Array<ConfiguredTrial>(missing).fill(FAILED)];
  };
  const arms = { baseline: baseline.map(even), candidate: candidate.map(even) };
  return { ...arms, length, filled, leftOut };
}

const FAILED: ConfiguredTrial = { score: -Infinity, settings: {} };

function commonLength({ baseline, candidate }: UnitArms): number {
  const lengths = [...baseline, ...candidate].map((search) => search.length);
  const longest = Math.max(...lengths);
  return Math.min(...lengths.filter((length) => 2 * length >= longest));
}

/** So many first configurations tell whether two searches began alike. */
const MAX_FIRST = 5;

/**
 * Searches without those that are another one again: equal seeds give equal searches, which are no more evidence than one.
 * Two of an arm are one if more than half of their first 5 configurations have a real-valued setting in common, or if they
 * share settings and a real-valued score after their first trials. Where all searches of both arms do so, they have a common
 * design, and all count.
 *
 * @param arms searches with their trials in order of their start
 * @returns the first of those that are one, and how many of the candidate's are one with a search of the baseline
 */
export function distinctSearches({
  baseline,
  candidate,
}: UnitArms): UnitArms & { readonly shared: number } {
  const first = Math.min(MAX_FIRST, commonLength({ baseline, candidate }));
  const traces = new Map(
    [...baseline, ...candidate].map((search) => [search, traceOf(search, first)]),
  );
  const areOne = (one: Unit, other: Unit) =>
    coincide(traces.get(one) as Trace, traces.get(other) as Trace, first);
  const isShared = (search: Unit) => baseline.some((other) => areOne(other, search));
  const shared = candidate.filter(isShared).length;
  const all = [...baseline, ...candidate];
  if (all.every((one, i) => all.slice(0, i).every((other) => areOne(one, other))))
    return { baseline, candidate, shared };
  const distinct = (searches: readonly Unit[]) => {
    const kept: Unit[] = [];
    for (const search of searches)
      if (!kept.some((other) => areOne(other, search))) kept.push(search);
    return kept;
  };
  return { baseline: distinct(baseline), candidate: distinct(candidate), shared };
}

type Trace = ReturnType<typeof traceOf>;

/** What two searches may have in common: real-valued settings of each of the first trials, and what came of the others. */
function traceOf(search: Unit, first: number) {
  const realSettings = ({ settings }: ConfiguredTrial) =>
    Object.entries(settings).flatMap(([name, value]) =>
      isReal(Number(value ?? '')) ? [JSON.stringify([name, Number(value)])] : [],
    );
  const results = search.slice(1).filter(({ score }) => isReal(score));
  return {
    beginnings: search.slice(0, first).map(realSettings),
    results: results.map(({ score, settings }) => `${score} ${settingsText(settings)}`),
  };
}

/** With so many digits that chance does not repeat it. */
function isReal(value: number): boolean {
  return Number.isFinite(value) && Number(value.toPrecision(5)) !== value;
}

function coincide(one: Trace, other: Trace, first: number): boolean {
  const [known, results] = [new Set(other.beginnings.flat()), new Set(other.results)];
  const alike = one.beginnings.filter((settings) => settings.some((text) => known.has(text)));
  return 2 * alike.length > first || one.results.some((text) => results.has(text));
}

/**
 * The least p-value that so many units can have: one labeling among all, C(n + m, m).
 *
 * @param units of the baseline and of the candidate, ≥ 1
 */
export function leastPValue([n, m]: readonly [number, number]): number {
  return 1 / labelings(n, m);
}

/** C(n + m, m), rounded where it is beyond whole numbers. */
export function labelings(n: number, m: number): number {
  let product = 1;
  for (let i = 1; i <= m; i++) product = (product * (n + i)) / i;
  return Math.round(product);
}
