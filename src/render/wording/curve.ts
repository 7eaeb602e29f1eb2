import type { Comparison } from '../../compare/index.ts';
import type { Assessment, BudgetAxis } from '../../decide/index.ts';
import type { Direction, Settings } from '../../settings/index.ts';
import { describeBudget } from './budgets.ts';
import { formatBudget, formatPercent } from './numbers.ts';
import { describeLimits, scoreFormat, toMetric } from './scores.ts';

/**
 * What the curve shows: the median, or another quantile of the best of k trials. For a
 * minimised metric the lucky end is the lower one: its 90 % quantile is the metric's 10 % quantile.
 */
export function curveWord({ comparison }: Settings, direction: Direction): string {
  const { quantile } = comparison;
  if (quantile === 0.5) return 'median';
  const share = direction === 'maximize' ? quantile : Number((1 - quantile).toPrecision(12));
  return `${formatPercent(share)} quantile`;
}

/** Comparable sweeps have the same direction. */
export function directionOf({ baseline, candidate }: Assessment): Direction {
  return baseline?.direction ?? candidate?.direction ?? 'maximize';
}

export function betterWord(direction: Direction): string {
  return direction === 'maximize' ? 'higher is better' : 'lower is better';
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a typical search reaches with each sweep, at a budget the verdict is about. */
export function exampleSentence(assessment: Assessment): string {
  const { baseline, comparison, example, settings, verdict } = assessment;
  if (!example || !baseline || !comparison || verdict === 'invalid') return '';
  const format = scoreFormat(assessment);
  const reach = (arm: 'baseline' | 'candidate') => {
    const own = toMetric(example[arm], baseline.direction);
    const text = describeLimits(own, format);
    return `${Number.isFinite(own.middle) ? 'reaches' : ''} ${text} on the ${arm}`.trim();
  };
  const candidate = reach('candidate');
  const baselineToo = candidate.startsWith('reaches') ? /^reaches / : '';
  return `After ${describeBudget(example.budget, assessment.axis)}${inTrials(example.budget, comparison)} ${searcher(settings)} ${candidate} and ${reach('baseline').replace(baselineToo, '')}.`;
}

/** How many trials of each sweep a cost buys: " (4.8 trials of the baseline, 4 of the candidate)". */
function inTrials(budget: number, { baseline, candidate }: Comparison): string {
  if (baseline.trialCost === 1 && candidate.trialCost === 1) return '';
  const [b, c] = [baseline, candidate].map(({ trialCost }) => formatBudget(budget / trialCost));
  return ` (${b} ${b === '1' ? 'trial' : 'trials'} of the baseline, ${c} of the candidate),`;
}

/** The search that the curve describes. */
export function searcher({ comparison }: Settings): string {
  if (comparison.quantile === 0.5) return 'a typical search';
  return `a search at the ${formatPercent(comparison.quantile)} quantile of luck`;
}

/** Where the estimated curves cross, with or without evidence. */
export function crossingSentence(assessment: Assessment): string {
  const { comparison, settings, axis } = assessment;
  const crossings = comparison?.crossings ?? [];
  const [first, last] = [crossings[0], crossings.at(-1)];
  if (first === undefined || last === undefined) return '';
  const where =
    crossings.length === 1
      ? `at about ${describeBudget(first, axis)}`
      : `${crossings.length} times, ${between(first, last, axis)}`;
  return `The ${curveWord(settings, directionOf(assessment))}s cross ${where}.`;
}

function between(first: number, last: number, axis: BudgetAxis): string {
  const [from, to] = [formatBudget(first), describeBudget(last, axis)];
  return describeBudget(first, axis) === to ? `near ${to}` : `between about ${from} and ${to}`;
}
