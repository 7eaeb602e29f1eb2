import type { Comparison } from '../../compare/index.ts';
import type { Assessment } from '../../decide/index.ts';
import type { Settings } from '../../settings.ts';
import { describeLimits, toMetric } from '../arm-values.ts';
import { describeBudget } from '../budgets.ts';
import { formatBudget, formatPercent } from '../numbers.ts';
import { scoreFormat } from '../score-format.ts';

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

/** Whom the curve describes. */
export function searcher({ comparison }: Settings): string {
  if (comparison.quantile === 0.5) return 'a typical search';
  return `a search at the ${formatPercent(comparison.quantile)} quantile of luck`;
}
