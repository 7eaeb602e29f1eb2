import { fisherPValue } from '../../math/fisher.ts';
import { ksPValue } from '../../math/kolmogorov-smirnov.ts';
import type { Sweep } from '../../parse/index.ts';
import type { Warning } from '../assessment.ts';
import { assumption } from '../warning.ts';
import { declaredDifferences } from './declared-space.ts';
import type { ParameterColumn, ParameterKey } from './parameter-columns.ts';
import type { StatisticalCheck } from './significance.ts';

/**
 * Whether the parameters of both sweeps were drawn from one distribution, by parameter. Each that
 * takes texts, or that some trials have not, is checked for how often it takes which, and each that takes
 * numbers in both sweeps for how these are spread. A parameter that one sweep lacks is thus found
 * from some six trials a sweep on, and a conditional one that was just never drawn is not.
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

const MOST_NAMED = 5;

/** @param drawn parameters that the checks found to be drawn from different distributions */
export function spaceWarnings(
  baseline: Sweep,
  candidate: Sweep,
  drawn: readonly string[],
): Warning[] {
  const declared = declaredDifferences(baseline, candidate);
  const all = [...new Set([...declared, ...drawn])];
  if (all.length === 0) return [];
  const [names, many] = [all.slice(0, MOST_NAMED), all.length > MOST_NAMED];
  const which = all.length === 1 ? 'one parameter' : `${all.length} parameters`;
  const listed = many ? `, the first ${MOST_NAMED} of which are named here` : '';
  const message = `The sweeps were drawn from different search spaces: they differ in ${which}${listed}. The comparison is of the spaces too.`;
  return [assumption('search-space-differs', { arm: null, message, names })];
}
