import {
  type BudgetInterval,
  type BudgetRow,
  type Comparison,
  compareAt,
  isAtLeast,
} from '../../compare/index.ts';
import type { Assessment } from '../../decide/index.ts';
import type { Settings } from '../../settings.ts';
import { describeLimits, formatOf, toMetric } from '../arm-values.ts';
import { describeBudget } from '../budgets.ts';
import { formatBudget, formatPercent } from '../numbers.ts';

/** What a typical search reaches with each sweep, at a budget the verdict is about. */
export function exampleSentence(assessment: Assessment): string {
  const { baseline, comparison, rows, settings } = assessment;
  const row = exampleRow(assessment);
  if (!row || !baseline || !comparison) return '';
  const reach = (arm: 'baseline' | 'candidate') => {
    const values = [...rows, row].map((one) => toMetric(one[arm], baseline.direction));
    const own = toMetric(row[arm], baseline.direction);
    const text = describeLimits(own, formatOf(values));
    return `${Number.isFinite(own.middle) ? 'reaches' : ''} ${text} on the ${arm}`.trim();
  };
  const candidate = reach('candidate');
  const baselineToo = candidate.startsWith('reaches') ? /^reaches / : '';
  return `After ${describeBudget(row.budget, assessment.axis)}${inTrials(row.budget, comparison)} ${searcher(settings)} ${candidate} and ${reach('baseline').replace(baselineToo, '')}.`;
}

/** How many trials of each sweep a cost buys: " (4.8 trials of the baseline, 4 of the candidate)". */
function inTrials(budget: number, { baseline, candidate }: Comparison): string {
  if (baseline.trialCost === 1 && candidate.trialCost === 1) return '';
  const [b, c] = [baseline, candidate].map(({ trialCost }) => formatBudget(budget / trialCost));
  return ` (${b} ${b === '1' ? 'trial' : 'trials'} of the baseline, ${c} of the candidate),`;
}

/** Whom the curve describes. */
export function searcher({ comparison }: Settings): string {
  if (comparison.quantile === 0.5) return 'a typical search';
  return `a search at the ${formatPercent(comparison.quantile)} quantile of luck`;
}

/** A row of the table on which the verdict's first claim holds, near its middle. */
export function exampleRow(assessment: Assessment): BudgetRow | undefined {
  const { comparison, rows, settings } = assessment;
  if (!comparison?.range) return undefined;
  const way = comparison.worse.level === 'none' ? 'better' : 'worse';
  const { level, intervals } = comparison[way];
  const [from, to] = comparison.range;
  const compared = rows.filter(({ budget }) => budget >= from && budget <= to);
  if (level === 'none') return nearest(compared, middleOf(comparison.range));
  const longest = [...intervals[level]].sort((a, b) => b[1] / b[0] - a[1] / a[0])[0];
  if (!longest) return undefined;
  const inside = rows.filter(({ budget }) => budget >= longest[0] && budget <= longest[1]);
  const agreeing = inside.filter((row) => isAtLeast(row[way], level));
  return (
    nearest(agreeing, middleOf(longest)) ??
    compareAt(
      comparison.baseline,
      comparison.candidate,
      middleOf(longest),
      settings.comparison.margin,
    )
  );
}

function middleOf([from, to]: BudgetInterval): number {
  return Math.sqrt(from * to);
}

function nearest(rows: readonly BudgetRow[], budget: number): BudgetRow | undefined {
  const distance = (row: BudgetRow) => Math.abs(Math.log(row.budget / budget));
  return [...rows].sort((a, b) => distance(a) - distance(b))[0];
}
