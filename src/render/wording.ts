import type { SomeEvidence } from '../compare/index.ts';
import { type BudgetInterval, compareAt, isAtLeast } from '../compare/index.ts';
import {
  type Assessment,
  type BudgetAxis,
  excuseOf,
  isClosedByLimits,
  VERBS,
} from '../decide/index.ts';
import type { Direction, Settings } from '../settings.ts';
import { describeBudget, describeBudgets } from './budgets.ts';
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

/** Verdicts that make no claim of the sweeps, whatever the curves look like. */
const SAY_NOTHING: readonly string[] = ['insufficient', 'invalid'];

interface Claim {
  readonly way: Way;
  readonly level: SomeEvidence;
  readonly budgets: string;
}

function claims({ comparison, verdict, settings, axis }: Assessment): Claim[] {
  if (comparison === null || SAY_NOTHING.includes(verdict)) return [];
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
    return [{ way, level, budgets: describeBudgets(open, axis) }];
  });
}

/** Stretches do not hold at their very start, except where the level begins there. */
function withoutStart(
  [from, to]: BudgetInterval,
  holds: (budget: number) => boolean,
): BudgetInterval {
  return holds(from) ? [from, to] : [from * (1 + 1e-9), to];
}

/** Evidence that holds at too few budgets to count, which the chart and the table show all the same. */
export function littleEvidenceSentence({ comparison, verdict, settings }: Assessment): string {
  if (comparison === null || SAY_NOTHING.includes(verdict)) return '';
  const { level: counted, share } = comparison.worse;
  const level = (['strong', 'fair'] as const).find((one) => share[one] > 0);
  if (level === undefined || isAtLeast(counted, level)) return '';
  const least = formatPercent(settings.comparison.minShare);
  return `There is ${level} evidence for it at less than ${least} of the budgets, which is too little to count.`;
}

/** Where the point estimates change places, whatever the evidence. */
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

/**
 * What the curve shows: the median, or another quantile of the best of k trials. Of a metric that is
 * minimised, luck is at the lower end: its 90 % quantile is the metric's 10 % quantile.
 */
export function curveWord({ comparison }: Settings, direction: Direction): string {
  const { quantile } = comparison;
  if (quantile === 0.5) return 'median';
  const share = direction === 'maximize' ? quantile : Number((1 - quantile).toPrecision(12));
  return `${formatPercent(share)} quantile`;
}

/** Both sweeps have the same, where there is something to tell of them. */
export function directionOf({ baseline, candidate }: Assessment): Direction {
  return baseline?.direction ?? candidate?.direction ?? 'maximize';
}

/** What was looked for and what the reader can do, where there is nothing to compare; Markdown. */
export function adviceSentence(assessment: Assessment): string {
  const { verdict, baseline, candidate, comparison, settings } = assessment;
  if (verdict === 'no-baseline') return absenceSentence(assessment, 'baseline');
  if (verdict === 'no-candidate') return absenceSentence(assessment, 'candidate');
  if (verdict === 'invalid' && comparison === null && baseline && candidate) {
    const [b, c] = [baseline, candidate].map((one) => `${codeSpan(one.metric)} (${one.direction})`);
    const { metric, direction } = settings.reading;
    const asked = metric ? [codeSpan(metric), direction && `(${direction})`] : [direction];
    const text = asked.filter(Boolean).join(' ');
    const wanted = text && `, and ${text} is asked for`;
    return `The baseline has ${b}, the candidate ${c}${wanted}.`;
  }
  return trialsAdvice(assessment);
}

function trialsAdvice(assessment: Assessment): string {
  const { verdict, comparison, trialsNeeded, isWithinRate } = assessment;
  if (verdict !== 'insufficient' || comparison === null) return '';
  if (isClosedByLimits(comparison)) return 'Give a larger budget-max, or none.';
  const [b, c] = [comparison.baseline.band.n, comparison.candidate.band.n];
  const have = `The baseline has ${plural(b, 'trial')} and the candidate ${c}`;
  const n = trialsNeeded?.toOpenRange ?? null;
  if (!isWithinRate) {
    const needed = n === null ? 'more than 200 trials' : plural(n, 'trial');
    return `${have}: no confidence keeps the rate. To keep it and catch a candidate that needs 3 times the trials, each sweep would need ${needed}.`;
  }
  return n === null
    ? `${have}; no number of trials up to 20,000 resolves these budgets.`
    : `${have}; with ${n} in each sweep they can be compared.`;
}

/** What the scores are, under the chart's title. */
export function subtitle(
  { settings, axis }: Pick<Assessment, 'settings' | 'axis'>,
  { n, metric, direction }: { n: string; metric: string; direction: Direction },
): string {
  const { band, comparison } = settings;
  const best = `${capitalized(curveWord(settings, direction))} best ${metric}`;
  const curve = axis.kind === 'trials' ? `${best} after k trials` : `${best} for a given cost`;
  const margin = comparison.margin === 0 ? '' : `, margin ${comparison.margin}`;
  return `${curve} of random search, ${formatPercent(band.confidence)} simultaneous bands, ${n}${margin}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function betterWord(direction: Direction): string {
  return direction === 'maximize' ? 'higher is better' : 'lower is better';
}
