import {
  type BudgetInterval,
  type BudgetRow,
  compareAt,
  isAtLeast,
  type SomeEvidence,
} from '../../compare/index.ts';
import { type Assessment, excuseOf, VERBS, worseWords } from '../../decide/index.ts';
import { describeBudgets } from './budgets.ts';
import { formatPercent } from './numbers.ts';

/** The verdict in a few words, without a full stop, for titles. Holds no untrusted text. */
export function title(assessment: Assessment): string {
  if (isFaintlyWorse(assessment)) return assessment.reason;
  const parts = claims(assessment).map(
    ({ words, level, budgets }) => `${VERBS[level]} ${words}: ${level} evidence ${budgets}`,
  );
  return parts.length === 0 ? assessment.reason : `${subject(assessment)} ${parts.join('; ')}`;
}

/** The verdict as one sentence with the budgets it holds for. Holds no untrusted text. */
export function verdictSentence(assessment: Assessment): string {
  const said = claims(assessment);
  if (isFaintlyWorse(assessment)) {
    const faint = said.map(({ level, budgets }) => `${level} evidence ${budgets}`);
    return `${assessment.reason}, but ${faint.join('')}.`;
  }
  const parts = said.map(
    ({ words, level, budgets }) => `${VERBS[level]} ${words}, ${level} evidence, ${budgets}`,
  );
  const excuse = excuseFor(assessment);
  if (parts.length === 0) return `${assessment.reason}.`;
  return `${subject(assessment)} ${parts.join('; it ')}${excuse && `; this ${excuse}`}.`;
}

/** The subject of the claims, after what the pass itself claims. */
function subject({ notWorse, reason }: Assessment): string {
  return notWorse?.isEverywhere ? `${reason}; the candidate` : 'Candidate';
}

/** Why a worse candidate does not fail the check; empty if that goes without saying. */
function excuseFor({ gate, comparison, settings }: Assessment): string {
  const level = comparison?.worse.level ?? 'none';
  return gate === 'neutral' && level !== 'none' ? (excuseOf(level, settings.gate) ?? '') : '';
}

/** Only weak evidence, which passes: the sentence says first that it is a pass. */
function isFaintlyWorse({ verdict, gate, comparison }: Assessment): boolean {
  return verdict === 'worse' && gate === 'pass' && comparison?.worse.level === 'weak';
}

/** Verdicts that claim nothing about the sweeps, even if the curves look different. */
const SAY_NOTHING: readonly string[] = ['insufficient', 'invalid'];

interface Claim {
  /** "worse" or "better", with the margin. */
  readonly words: string;
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
        const row = compareAt(comparison, budget, settings.comparison.margin);
        return isAtLeast(row[way], level);
      }),
    );
    const words = way === 'worse' ? worseWords(comparison) : way;
    return [{ words, level, budgets: describeBudgets(open, axis) }];
  });
}

/** Intervals are open at their start unless the claim holds there too. */
export function withoutStart(
  [from, to]: BudgetInterval,
  holds: (budget: number) => boolean,
): BudgetInterval {
  return holds(from) ? [from, to] : [from * (1 + 1e-9), to];
}

/** Evidence at too few budgets to count, which the chart and the table still show. */
export function littleEvidenceSentence({ comparison, verdict, settings }: Assessment): string {
  if (comparison === null || SAY_NOTHING.includes(verdict)) return '';
  const { level: counted, share } = comparison.worse;
  if (share.fair === 0 || isAtLeast(counted, 'fair')) return '';
  const least = formatPercent(settings.comparison.minShare);
  return `There is fair evidence that it is worse at less than ${least} of the budgets, which is too little to count.`;
}

/** Evidence counts only at compared budgets, and not at all if the comparison is void. */
export function evidenceWords(
  { budget, worse, better }: BudgetRow,
  { comparison, verdict }: Assessment,
): string {
  const range = comparison?.range ?? null;
  if (range === null || budget < range[0] || budget > range[1]) return 'not compared';
  if (verdict === 'insufficient' || verdict === 'invalid') return 'does not count';
  if (worse !== 'none') return `worse, ${worse}`;
  return better === 'none' ? 'none' : `better, ${better}`;
}
