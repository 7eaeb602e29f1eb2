import type { SomeEvidence } from '../compare/index.ts';
import { type BudgetInterval, type BudgetRow, compareAt, isAtLeast } from '../compare/index.ts';
import { type Assessment, excuseOf, VERBS } from '../decide/index.ts';
import type { Direction, Settings } from '../settings.ts';
import { describeLimits, formatOf, toMetric } from './arm-values.ts';
import { describeBudgets } from './budgets.ts';
import { codeSpan } from './markdown.ts';
import { formatBudget, formatPercent, plural } from './numbers.ts';
import { absenceSentence } from './search-wording.ts';

type Way = 'worse' | 'better';

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
  const excuse = excuseFor(assessment);
  if (parts.length === 0) return `${assessment.reason}.`;
  return `Candidate ${parts.join('; it ')}${excuse && `; this ${excuse}`}.`;
}

/** Why a worse candidate does not fail the check; empty where that needs no saying. */
function excuseFor({ gate, comparison, settings }: Assessment): string {
  const level = comparison?.worse.level ?? 'none';
  return gate === 'neutral' && level !== 'none' ? (excuseOf(level, settings.gate) ?? '') : '';
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

function claims({ comparison, verdict, settings }: Assessment): Claim[] {
  if (comparison === null || verdict === 'insufficient') return [];
  return (['worse', 'better'] as const).flatMap((way) => {
    const { level, intervals } = comparison[way];
    if (level === 'none') return [];
    const open = intervals[level].map((interval) =>
      withoutStart(interval, (budget) => {
        const row = compareAt(
          comparison.baseline,
          comparison.candidate,
          budget,
          settings.comparison.margin,
        );
        return isAtLeast(row[way], level);
      }),
    );
    return [{ way, level, budgets: describeBudgets(open) }];
  });
}

/** Stretches do not hold at their very start, except where the level begins there. */
function withoutStart(
  [from, to]: BudgetInterval,
  holds: (budget: number) => boolean,
): BudgetInterval {
  return holds(from) ? [from, to] : [from * (1 + 1e-9), to];
}

/** Where the point estimates change places, whatever the evidence. */
export function crossingSentence({ comparison, settings }: Assessment): string {
  const crossings = comparison?.crossings ?? [];
  const [first, last] = [crossings[0], crossings.at(-1)];
  if (first === undefined || last === undefined) return '';
  const where =
    crossings.length === 1
      ? `at about ${formatBudget(first)}`
      : `${crossings.length} times, between about ${formatBudget(first)} and ${formatBudget(last)}`;
  return `The ${curveWord(settings)}s cross ${where} trials.`;
}

/** What the curve shows: the median, or another quantile of the best of k trials. */
export function curveWord({ comparison }: Settings): string {
  const { quantile } = comparison;
  return quantile === 0.5 ? 'median' : `${formatPercent(quantile)} quantile`;
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

/** A row of the table on which the verdict's first claim holds, near its middle. */
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

/** What was looked for and what the reader can do, where there is nothing to compare; Markdown. */
export function adviceSentence(assessment: Assessment): string {
  const { verdict, baseline, candidate, settings } = assessment;
  if (verdict === 'no-baseline') return absenceSentence(assessment, 'baseline');
  if (verdict === 'no-candidate') return absenceSentence(assessment, 'candidate');
  if (verdict === 'invalid' && baseline && candidate) {
    const [b, c] = [baseline, candidate].map((one) => `${codeSpan(one.metric)} (${one.direction})`);
    const { metric, direction } = settings.reading;
    const asked = metric ? [codeSpan(metric), direction && `(${direction})`] : [direction];
    const text = asked.filter(Boolean).join(' ');
    const wanted = text && `, and ${text} is asked for`;
    return `The baseline has ${b}, the candidate ${c}${wanted}.`;
  }
  return trialsAdvice(assessment);
}

function trialsAdvice({ verdict, comparison, trialsNeeded }: Assessment): string {
  if (verdict !== 'insufficient' || comparison === null) return '';
  const [b, c] = [comparison.baseline.band.n, comparison.candidate.band.n];
  const have = `The baseline has ${plural(b, 'trial')} and the candidate ${c}`;
  const n = trialsNeeded?.toOpenRange ?? null;
  return n === null
    ? `${have}; no number of trials up to 20,000 resolves these budgets.`
    : `${have}; with ${n} in each sweep they can be compared.`;
}

/** What the scores are, under the chart's title. */
export function subtitle(settings: Settings, { n, metric }: { n: string; metric: string }): string {
  return `${capitalized(curveWord(settings))} best ${metric} after k trials of random search, ${formatPercent(settings.band.confidence)} simultaneous bands, ${n}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function betterWord(direction: Direction): string {
  return direction === 'maximize' ? 'higher is better' : 'lower is better';
}
