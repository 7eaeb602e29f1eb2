import { fisherPValue, ksPValue } from '../../math/significance.ts';
import type { Sweep } from '../../parse/index.ts';
import type { SweepPair, Warning } from '../assessment.ts';
import { keyOf, type ParameterColumn, type ParameterKey } from '../parameters.ts';
import { assumption, type StatisticalCheck } from '../warning.ts';

/**
 * Whether the parameters of both sweeps were drawn from one distribution, by parameter. One with
 * text values, or one that some trials lack, is checked for how often it takes each value; one with
 * numbers in both sweeps, for how they are spread. A parameter that one sweep lacks is found from about
 * six trials a sweep; a conditional one that simply was never drawn is not.
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
  const tally = new Map<string, number>();
  for (const key of keys) {
    const category = typeof key === 'string' ? `text ${key}` : typeof key;
    tally.set(category, (tally.get(category) ?? 0) + 1);
  }
  return tally;
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

/** @param drawn parameters that the checks found to be drawn from different distributions */
export function spaceWarnings(pair: SweepPair, drawn: readonly string[]): Warning[] {
  const declared = declaredDifferences(pair);
  const all = [...new Set([...declared, ...drawn])];
  if (all.length === 0) return [];
  const [names, many] = [all.slice(0, MAX_NAMED), all.length > MAX_NAMED];
  const which = all.length === 1 ? 'one parameter' : `${all.length} parameters`;
  const listed = many ? ` (the first ${MAX_NAMED} are shown)` : '';
  const message = `The sweeps were drawn from different search spaces: they differ in ${which}${listed}. The comparison includes that difference.`;
  return [assumption('search-space-differs', { arm: null, message, names })];
}

type Space = NonNullable<NonNullable<NonNullable<Sweep['meta']>['search']>['space']>;
type Dimension = Space[string];

/**
 * The parameters in which two declared search spaces differ: in range, choices, scale or distribution, or
 * because only one has them. What one space leaves open differs from nothing, and what both fix is not
 * searched. Empty unless both sweeps declare a space.
 */
function declaredDifferences({ baseline, candidate }: SweepPair): string[] {
  const [before, after] = [baseline, candidate].map(({ meta }) => meta?.search?.space ?? null);
  if (!before || !after) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => differ(ownOf(before, name), ownOf(after, name)));
}

function ownOf(space: Space, name: string): Dimension | null {
  return Object.hasOwn(space, name) ? (space[name] ?? null) : null;
}

function differ(one: Dimension | null, other: Dimension | null): boolean {
  if ([one, other].every((dimension) => dimension === null || isFixed(dimension))) return false;
  if (one === null || other === null) return true;
  const [first, second] = [featuresOf(one), featuresOf(other)];
  return first.some((feature, i) => {
    const opposite = second[i] ?? null;
    return feature !== null && opposite !== null && feature !== opposite;
  });
}

function isFixed({ low, high, choices }: Dimension): boolean {
  return choices === null ? low !== null && low === high : choices.length === 1;
}

/** What can differ, each comparable by itself; null where it is left open. */
function featuresOf({ low, high, log, distribution, choices }: Dimension) {
  const keys = choices?.map((choice) => JSON.stringify(choice === null ? null : keyOf(choice)));
  const all = keys && [...new Set(keys)].sort().join();
  return [low, high, log, distribution?.trim().toLowerCase() ?? null, all ?? null];
}
