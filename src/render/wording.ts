import type { SomeEvidence } from '../compare/index.ts';
import { type BudgetInterval, type BudgetRow, compareAt, isAtLeast } from '../compare/index.ts';
import type { Assessment } from '../decide/index.ts';
import type { Direction, Settings } from '../settings.ts';
import { describeLimits, formatOf, toMetric } from './arm-values.ts';
import { describeBudgets } from './budgets.ts';
import { formatBudget, formatPercent, plural } from './numbers.ts';

type Way = 'worse' | 'better';

/** How sure each level of evidence sounds. */
const VERBS: Readonly<Record<SomeEvidence, string>> = {
  strong: 'is',
  fair: 'looks',
  weak: 'may be',
};

/** The verdict in a few words, without a full stop, for titles. Holds no untrusted text. */
export function title(assessment: Assessment): string {
  if (isFaintlyWorse(assessment)) return assessment.reason;
  const parts = claims(assessment).map(
    ({ way, level, budgets }) => `${VERBS[level]} ${way}: ${level} evidence ${budgets}`,
  );
  return parts.length === 0 ? assessment.reason : `Candidate ${parts.join('; ')}`;
}

/** The verdict as one sentence with the budgets it holds for. Holds no untrusted text. */
export function verdictSentence(assessment: Assessment): string {
  const said = claims(assessment);
  if (isFaintlyWorse(assessment)) {
    const faint = said.map(({ level, budgets }) => `${level} evidence ${budgets}`);
    return `${assessment.reason}, but ${faint.join('')}.`;
  }
  const parts = said.map(
    ({ way, level, budgets }) => `${VERBS[level]} ${way}, ${level} evidence, ${budgets}`,
  );
  return parts.length === 0 ? `${assessment.reason}.` : `Candidate ${parts.join('; it ')}.`;
}

/** Weak evidence alone, which passes: a pass is told as one. */
function isFaintlyWorse({ verdict, gate, comparison }: Assessment): boolean {
  return verdict === 'worse' && gate === 'pass' && comparison?.worse.level === 'weak';
}

interface Claim {
  readonly way: Way;
  readonly level: SomeEvidence;
  readonly budgets: string;
}

function claims({ comparison, verdict }: Assessment): Claim[] {
  if (comparison === null || verdict === 'insufficient') return [];
  return (['worse', 'better'] as const).flatMap((way) => {
    const { level, intervals } = comparison[way];
    return level === 'none' ? [] : [{ way, level, budgets: describeBudgets(intervals[level]) }];
  });
}

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
  const after = row.budget === 1 ? '1 trial' : `${formatBudget(row.budget)} trials`;
  return `After ${after} ${searcher(settings)} ${candidate} and ${reach('baseline').replace(baselineToo, '')}.`;
}

/** Whom the curve describes. */
function searcher({ comparison }: Settings): string {
  if (comparison.quantile === 0.5) return 'a typical search';
  return `a search at the ${formatPercent(comparison.quantile)} quantile of luck`;
}

/** A row of the table on which the verdict's strongest claim holds, near its middle. */
function exampleRow(assessment: Assessment): BudgetRow | undefined {
  const { comparison, rows, settings } = assessment;
  if (!comparison?.range) return undefined;
  const way = comparison.worse.level === 'none' ? 'better' : 'worse';
  const { level, intervals } = comparison[way];
  if (level === 'none') return nearest(rows, middleOf(comparison.range));
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

/** What the reader can do, where the data do not suffice. */
export function adviceSentence({ verdict, comparison, trialsNeeded }: Assessment): string {
  if (verdict === 'no-baseline') {
    return 'Commit the sweep of the main branch under the baseline path, or point the input `baseline` at it.';
  }
  if (verdict === 'no-candidate') {
    return 'Check that the training step ran and that the input `candidate` names what it wrote.';
  }
  if (verdict !== 'insufficient' || comparison === null || trialsNeeded === null) return '';
  const [b, c] = [comparison.baseline.band.n, comparison.candidate.band.n];
  return `The baseline has ${plural(b, 'trial')} and the candidate ${c}; with ${trialsNeeded.toOpenRange} or more in each sweep they can be compared.`;
}

/** What the scores are, under the chart's title. */
export function subtitle(settings: Settings, { n, metric }: { n: string; metric: string }): string {
  const { quantile } = settings.comparison;
  const which = quantile === 0.5 ? 'Median' : `${formatPercent(quantile)} quantile of the`;
  return `${which} best ${metric} after k trials of random search, ${formatPercent(settings.band.confidence)} simultaneous bands, ${n}`;
}

export function betterWord(direction: Direction): string {
  return direction === 'maximize' ? 'higher is better' : 'lower is better';
}
