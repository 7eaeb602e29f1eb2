import { countEach } from '../math/functions.ts';
import { chanceToShare, fisherPValue, ksPValue } from '../math/significance.ts';
import { areParametersGuessed, type Sweep } from '../parse/index.ts';
import type { ReadingSettings } from '../settings/index.ts';
import type { SweepPair } from './assessment.ts';
import { drawnIn, keyOf, keysOf, namesOf, ownOf, type ParameterKey } from './checklist.ts';
import {
  ARMS,
  type Arm,
  ofBoth,
  type StatisticalCheck,
  type Warning,
  warningOf,
} from './findings.ts';

/** A dimension of a declared search space. */
type Dimension = NonNullable<NonNullable<NonNullable<Sweep['meta']>['search']>['space']>[string];

/** The values of one parameter in two sweeps, one for each trial whose parameters are known. */
export interface ParameterColumn extends Readonly<Record<Arm, readonly ParameterKey[]>> {
  /** Untrusted. */
  readonly name: string;
}

/**
 * The parameters that vary within a sweep, in the order in which trials have them first: what a sweep holds fixed is not
 * part of its search, even if it is what is compared. None where the parameters of a sweep are not known.
 */
export function searchedColumns(pair: SweepPair): ParameterColumn[] {
  const drawn = ofBoth((arm) => drawnIn(pair[arm]));
  if (ARMS.some((arm) => drawn[arm].length === 0)) return [];
  const isVaried = (keys: readonly ParameterKey[]) => keys.some((key) => key !== keys[0]);
  return [...namesOf([...drawn.baseline, ...drawn.candidate])]
    .map((name) => ({ name, ...ofBoth((arm) => keysOf(drawn[arm], name)) }))
    .filter((column) => ARMS.some((arm) => isVaried(column[arm])));
}

/**
 * Whether the parameters of both sweeps were drawn from one distribution, by parameter. One with text values, or one that
 * some trials lack, is checked for how often it takes each value; one with numbers in both sweeps, for how they are
 * spread. One that a sweep lacks is found from about six trials a sweep; a conditional one that was never drawn is not.
 */
export function spaceChecks(columns: readonly ParameterColumn[]): StatisticalCheck<string>[] {
  return columns.flatMap((column) => [...categoryCheck(column), ...numberCheck(column)]);
}

/** Fisher's test of each category against the others; of the p-values the least, times their number. */
function categoryCheck({ name, baseline, candidate }: ParameterColumn): StatisticalCheck<string>[] {
  const [before, after] = [tallyOf(baseline), tallyOf(candidate)];
  const categories = [...new Set([...before.keys(), ...after.keys()])];
  if (categories.length < 2) return [];
  const pValueOf = (category: string) =>
    fisherPValue(
      { count: before.get(category) ?? 0, of: baseline.length },
      { count: after.get(category) ?? 0, of: candidate.length },
    );
  // Two categories are one question.
  const questions = categories.length === 2 ? 1 : categories.length;
  const least = () => categories.reduce((p, category) => Math.min(p, pValueOf(category)), 1);
  return [{ subject: name, pValue: () => Math.min(1, questions * least()) }];
}

/** How many trials have which text, any number, or nothing. */
function tallyOf(keys: readonly ParameterKey[]): ReadonlyMap<string, number> {
  return countEach(keys.map((key) => (typeof key === 'string' ? `text ${key}` : typeof key)));
}

/** The two-sample Kolmogorov–Smirnov test: the same on any scale, a logarithmic one included. */
function numberCheck({ name, baseline, candidate }: ParameterColumn): StatisticalCheck<string>[] {
  const [before, after] = [numbersIn(baseline), numbersIn(candidate)];
  if (before.length === 0 || after.length === 0) return [];
  if (new Set([...before, ...after]).size === 1) return [];
  return [{ subject: name, pValue: () => ksPValue(before, after) }];
}

function numbersIn(keys: readonly ParameterKey[]): number[] {
  return keys.filter((key) => typeof key === 'number');
}

const MAX_NAMED = 5;

/** The warning that search spaces differ, as declared or in `drawn`, what the checks found. */
export function spaceWarnings(pair: SweepPair, drawn: readonly string[]): Warning[] {
  const declared = declaredDifferences(pair);
  const all = [...new Set([...declared, ...drawn])];
  if (all.length === 0) return [];
  const names = all.slice(0, MAX_NAMED);
  const facts = { parameters: all.length, shown: names.length };
  return [warningOf('search-space-differs', facts, { names })];
}

/**
 * In which two declared search spaces differ: in range, choices, scale or distribution, or because only one has them. What
 * one space leaves open differs from nothing, and what both fix is not searched.
 */
function declaredDifferences({ baseline, candidate }: SweepPair): string[] {
  const [before, after] = [baseline, candidate].map(({ meta }) => meta?.search?.space ?? null);
  if (!before || !after) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => differ(ownOf(before, name), ownOf(after, name)));
}

function differ(one: Dimension | null, other: Dimension | null): boolean {
  const isFixed = ({ low, high, choices }: Dimension) =>
    choices === null ? low !== null && low === high : choices.length === 1;
  if ([one, other].every((dimension) => dimension === null || isFixed(dimension))) return false;
  if (one === null || other === null) return true;
  const [first, second] = [featuresOf(one), featuresOf(other)];
  const isKnown = (i: number) => first[i] !== null && second[i] !== null;
  return first.some((feature, i) => isKnown(i) && feature !== second[i]);
}

/** What can differ, each comparable by itself; null where it is left open. */
function featuresOf({ low, high, log, distribution, choices }: Dimension) {
  const keys = choices?.map((choice) => JSON.stringify(keyOf(choice)));
  const all = keys && [...new Set(keys)].sort().join();
  return [low, high, log, distribution?.trim().toLowerCase() ?? null, all ?? null];
}

/**
 * That two sweeps are not independent draws: that they share trials, or that one repeats its own configurations.
 *
 * @param columns of both; none where parameters are not known, or nothing is searched
 * @param isPaired whether they are to share configurations; `repeats`: otherwise than separate, trainings count once
 */
export function configurationWarnings(
  pair: SweepPair,
  columns: readonly ParameterColumn[],
  { isPaired, repeats }: { readonly isPaired: boolean } & Pick<ReadingSettings, 'repeats'>,
) {
  const drawsOf = (arm: Arm): Draw[] =>
    pair[arm].trials
      .filter(({ parameters }) => parameters !== null && columns.length > 0)
      .map(({ score }, i) => [JSON.stringify(columns.map((column) => column[arm][i])), score]);
  const [before, after] = [drawsOf('baseline'), drawsOf('candidate')];
  const [b, c] = [before.map(([drawn]) => drawn), after.map(([drawn]) => drawn)];
  const overlap = sharedBeyondChance(rowsOf(before), rowsOf(after)) ?? sharedAsGuessed(pair);
  const isSame = isSameSweep(pair);
  const areShared = !isPaired && (isSame || overlap !== null);
  return [
    ...(areShared ? [warningOf('same-rows', { shared: isSame ? null : overlap })] : []),
    ...(repeats === 'separate'
      ? [...repeatsBy('baseline', b, c), ...repeatsBy('candidate', c, b)]
      : []),
  ];
}

/** The same of whole rows where columns are only guessed to be parameters: a few equal outcomes prove nothing. */
function sharedAsGuessed({ baseline, candidate }: SweepPair): number | null {
  if (!areParametersGuessed(baseline) && !areParametersGuessed(candidate)) return null;
  const rowsIn = ({ trials }: Sweep) =>
    rowsOf(trials.map(({ parameters, score }) => [JSON.stringify(parameters), score]));
  return sharedBeyondChance(rowsIn(baseline), rowsIn(candidate), false);
}

/** The values of the parameters that are searched, as text. */
type Draw = readonly [configuration: string, score: number];

/** Failed trials have no score to compare. */
function rowsOf(draws: readonly Draw[]): string[] {
  return draws.flatMap(([drawn, score]) => (score > -Infinity ? `${score} ${drawn}` : []));
}

/** Independent sweeps share as many at most this often. */
const SHARED_BY_CHANCE = 1 / 1000;

/** One that two draws share may be a default that both begin with. */
const FEW_COPIES = 2;

/**
 * How many trials two sweeps share where it makes them dependent: more than two of them with a number that
 * chance does not repeat; or at least half of the smaller sweep, and more than chance does by the number of distinct ones
 * seen at most 1 time in 1,000 (`chanceToShare`). Null also where there are too few trials: five trials in each that are
 * all shared may be chance in a small space.
 */
function sharedBeyondChance(
  one: readonly string[],
  other: readonly string[],
  areKnown = true,
): number | null {
  const [smaller, larger] = one.length <= other.length ? [one, other] : [other, one];
  const many = new Set(larger);
  const shared = smaller.filter((key) => many.has(key));
  const copies = new Set(areKnown ? shared.filter((key) => REAL.test(key)) : []);
  if (copies.size > FEW_COPIES) return copies.size;
  const areMost = 2 * shared.length >= smaller.length;
  return areMost && isBeyondChance(one, other) ? shared.length : null;
}

/** A number of six digits or more among the parameters, which follow the score. */
const REAL = /[[,]-?(?=[\d.]*\.)0*\.?0*[1-9](\.?\d){5}/;

/** Whether two sweeps share more keys than independent ones do 1 time in 1,000, by the number of distinct ones. */
export function isBeyondChance(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [new Set(one), new Set(other)];
  const shared = [...first].filter((key) => second.has(key)).length;
  if (shared === 0) return false;
  const distinct = first.size + second.size - shared;
  const sizes = [one.length, other.length] as const;
  return chanceToShare({ sizes, distinct, shared }, SHARED_BY_CHANCE) <= SHARED_BY_CHANCE;
}

/** Fewer scores of coarse metrics may come in the same order by chance. */
const MIN_DISTINCT_SCORES = 5;

/** Whether both have the same scores in the same order, enough of them different. */
function isSameSweep({ baseline, candidate }: SweepPair): boolean {
  const [one, other] = [baseline.trials, candidate.trials];
  const scores = new Set(one.flatMap(({ score }) => (score > -Infinity ? score : [])));
  const isSame =
    one.length === other.length && one.every(({ score }, i) => score === other[i]?.score);
  return isSame && scores.size >= MIN_DISTINCT_SCORES;
}

/** A sweep with fewer repeated trials says too little. */
const MIN_EXPECTED = 8;
const MIN_REPEATED_SHARE = 0.1;
/** Chance repeats are matched between the sweeps about as often as within one. */
const MAX_MATCHED_SHARE = 1 / 8;

/**
 * Whether a sweep repeats configurations that chance would not repeat: at least a tenth of its trials are repeated within
 * it, so many that by chance at least eight of them would occur in the other sweep too, and less than an eighth of that
 * number does. In a small discrete space, where repeats are draws like any others, the other sweep has the same
 * configurations: chance fulfils this in at most about 1 pair of sweeps in 100, in any space.
 */
function repeatsBy(arm: Arm, own: readonly string[], others: readonly string[]): Warning[] {
  const [n, foreign] = [own.length, new Set(others)];
  const counts = countEach(own);
  const repeated = own.filter((key) => (counts.get(key) ?? 0) > 1).length;
  // A trial of n meets n − 1 in its own sweep, and as many as there are in the other.
  const expected = repeated * Math.min(1, others.length / (n - 1));
  if (repeated < MIN_REPEATED_SHARE * n || expected < MIN_EXPECTED) return [];
  if (own.filter((key) => foreign.has(key)).length >= MAX_MATCHED_SHARE * expected) return [];
  return [warningOf('repeated-configurations', { count: repeated, of: n }, { arm })];
}
