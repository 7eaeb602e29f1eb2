import { type BudgetRow, compareAt, isAtLeast, type SomeEvidence } from '../../compare/index.ts';
import { type Assessment, unitOf, worseWords } from '../../decide/index.ts';
import { acceptedBy, passesByItself } from './acceptance.ts';
import { describeBudget, describeBudgets, withoutStart } from './budgets.ts';
import { capitalized, directionOf } from './curve.ts';
import { isJudged, isSameTwice, limitsOf } from './explanations.ts';
import { numberIn } from './numbers.ts';
import { formatTimes } from './odds.ts';
import { catchSentence } from './promises.ts';
import { scoreFormat, toMetric } from './scores.ts';
import { effortOf } from './slowdown.ts';

/**
 * One status mark: a cross where the check fails, a tick where it passes and nothing but "none" or
 * "better" was found, and a white circle for everything else.
 */
export function statusMark(assessment: Assessment): '✅' | '⚪' | '❌' {
  const { gate, verdict } = assessment;
  if (gate === 'fail') return '❌';
  if (isSameTwice(assessment)) return '⚪';
  return gate === 'pass' && (verdict === 'none' || verdict === 'better') ? '✅' : '⚪';
}

/**
 * What the check does, where the mark does not say it; Markdown.
 *
 * @param assessment the comparison that decides
 * @param mark of the run, if it is of several
 */
export function outcomeSentence(assessment: Assessment, mark = statusMark(assessment)): string {
  if (mark !== '⚪') return '';
  const { gate, comparison, settings } = assessment;
  if (gate === 'pass') return 'The check passes.';
  const { failOn, informOnly } = settings.gate;
  if (!isJudged(assessment) || comparison?.worse.level === 'none') {
    return 'The check is neutral and does not block.';
  }
  if (informOnly) return 'The check never fails a run on the default branch.';
  const when = failOn === 'never' ? 'never does' : `fails only on ${failOn} evidence`;
  return `The check does not fail: it ${when} (\`fail-on: ${failOn}\`).`;
}

/**
 * The result in one line of about 80 characters without a full stop: "Worse: 0.919 instead of 0.966 after 4
 * trials". Plain text that holds no untrusted text but the plain word of a unit.
 */
export function headline(assessment: Assessment): string {
  const { claim, numbers } = headlineParts(assessment);
  return `${claim}${numbers}${isJudged(assessment) ? acceptedBy(assessment) : ''}`;
}

/** The headline's claim, and what shows it: ": 0.919 instead of 0.966 after 4 trials"; or empty. */
export function headlineParts(assessment: Assessment): { claim: string; numbers: string } {
  const { reason, comparison } = assessment;
  if (isSameTwice(assessment)) {
    return { claim: 'Nothing is compared: both sweeps have the same scores', numbers: '' };
  }
  if (comparison?.range == null || !isJudged(assessment)) return { claim: reason, numbers: '' };
  if (assessment.verdict === 'mixed') return { claim: mixedHeadline(assessment), numbers: '' };
  const claim = claims(assessment)[0];
  const isClaimed =
    claim !== undefined && !isFaintlyWorse(assessment) && !isWithin(assessment, claim);
  if (isClaimed) return { claim: outright(claim), numbers: numbers(assessment, 'instead of') };
  const isPlain = claim === undefined && comparison.rules.margin === 0;
  const found = isPlain ? 'No difference found' : assessment.reason;
  const shown = numbers(assessment, 'and');
  const isLong = found.length + shown.length > MAX_HEADLINE;
  return { claim: isLong ? found.replace('the candidate', 'it') : found, numbers: shown };
}

const MAX_HEADLINE = 80;

export const VERDICT_WORDS: ReadonlyMap<string, string> = new Map([
  ['worse', 'worse'],
  ['better', 'better'],
  ['mixed', 'worse and better'],
  ['none', 'no evidence'],
  ['insufficient', 'too few trials'],
  ['invalid', 'not comparable'],
  ['no-baseline', 'no baseline'],
  ['no-candidate', 'no candidate'],
  ['error', 'no verdict'],
]);

/** The verdict in a few words: "Worse", "May be worse", "No difference found", "Too few trials". */
export function briefVerdict(assessment: Assessment): string {
  const { verdict, notWorse } = assessment;
  const [claim] = claims(assessment);
  if (isSameTwice(assessment)) return 'Nothing compared';
  if (!isJudged(assessment) || verdict === 'mixed')
    return capitalized(VERDICT_WORDS.get(verdict) ?? verdict);
  if (claim !== undefined && !isWithin(assessment, claim)) return outright(claim);
  return notWorse?.isEverywhere ? assessment.reason : 'No difference found';
}

/** What was found and where: "strong from 2 to 8 trials"; empty if nothing. */
export function evidenceFound(assessment: Assessment): string {
  return claims(assessment)
    .map(({ way, level, budgets }, i) => `${i > 0 ? `${way}: ` : ''}${level} ${budgets}`)
    .join('; ');
}

/**
 * How strong the evidence for the headline is, where it holds and what it costs; or, where nothing was
 * found, what would have been. Plain text; empty where there is nothing to add.
 */
export function strengthSentence(assessment: Assessment): string {
  const { comparison, verdict, notWorse } = assessment;
  if (comparison?.range == null || !isJudged(assessment)) return '';
  const found = claims(assessment);
  const [first] = found;
  if (verdict === 'mixed') {
    const levels = found
      .toReversed()
      .map(({ words, level }) => `${level} evidence that it is ${words}`);
    return `${capitalized(levels.join(', '))}${numbers(assessment, 'instead of')}.`;
  }
  if (first === undefined || isFaintlyWorse(assessment) || isWithin(assessment, first)) {
    const faint = found.map(
      ({ words, level, budgets }) => `${level} evidence that it is ${words} ${budgets}`,
    );
    const said = notWorse?.isEverywhere
      ? `Strong evidence at every budget compared (${limitsOf(assessment)}).`
      : catchSentence(assessment);
    return [faint.length > 0 && `${capitalized(faint.join(', '))}.`, said]
      .filter(Boolean)
      .join(' ');
  }
  const evidence = `${capitalized(first.level)} evidence ${first.budgets}`;
  return `${[evidence, effortOf(assessment)?.words].filter(Boolean).join('; ')}.`;
}

/** Headline and strength, for readers of plain text. */
export function verdictSentence(assessment: Assessment): string {
  return [`${headline(assessment)}.`, strengthSentence(assessment)].filter(Boolean).join(' ');
}

/** In the order of the budgets: "Better at 1 trial, worse from 5 to 12". */
function mixedHeadline(assessment: Assessment): string {
  const unit = ` ${unitOf(assessment.axis)}`;
  const [first, ...others] = claims(assessment)
    .toSorted((a, b) => a.from - b.from)
    .map((claim) => `${outright(claim)} ${claim.budgets}`);
  const rest = others.map((text) => text.charAt(0).toLowerCase() + text.slice(1).replace(unit, ''));
  return [first, ...rest].join(', ');
}

const SURE = { strong: '', fair: 'looks ', weak: 'may be ' } as const;

/** How sure each level of evidence sounds: "Worse", "Looks worse", "May be worse". */
function outright({ level, words }: Claim): string {
  return capitalized(`${SURE[level]}${words}`);
}

/** What each sweep reaches at the budget that stands for the verdict: the candidate first. */
function numbers(assessment: Assessment, between: 'instead of' | 'and'): string {
  const { example, axis } = assessment;
  if (example === null) return '';
  const [b, c] = exampleScores(assessment, example);
  const after = `after ${describeBudget(example.budget, axis)}`;
  if (b == null && c == null) return `: both fail ${after}`;
  if (c == null) return `: fails ${after}, where the baseline reaches ${b}`;
  if (b == null) return `: ${c} ${after}, where the baseline fails`;
  if (b === c) return `: ${c} in both ${after}`;
  const factor = numberIn(c) / numberIn(b);
  // The baseline's number may be too small to compare at a glance.
  return between === 'instead of' && numberIn(b) > 0 && factor >= 10 - 1e-9
    ? `: ${c} ${after}, ${formatTimes(factor, Math.round)} the baseline’s ${b}`
    : `: ${c} ${between} ${b} ${after}`;
}

/** The typical best of baseline and candidate at a budget; null where it fails. */
export function exampleScores(assessment: Assessment, row: BudgetRow): (string | null)[] {
  const write = scoreFormat(assessment);
  return (['baseline', 'candidate'] as const).map((arm) => {
    const { middle } = toMetric(row[arm], directionOf(assessment));
    return Number.isFinite(middle) ? write(middle) : null;
  });
}

/** Only weak evidence, which passes: the headline says first that it is a pass. */
function isFaintlyWorse(assessment: Assessment): boolean {
  const { verdict, comparison } = assessment;
  return verdict === 'worse' && passesByItself(assessment) && comparison?.worse.level === 'weak';
}

/** The pass itself claims more than such a finding. */
function isWithin({ notWorse }: Assessment, { way, level }: Claim): boolean {
  return notWorse?.isEverywhere === true && way === 'better' && level !== 'strong';
}

interface Claim {
  readonly way: 'worse' | 'better';
  /** "worse" or "better", with the margin. */
  readonly words: string;
  readonly level: SomeEvidence;
  /** Where it holds first. */
  readonly from: number;
  readonly budgets: string;
}

/** Worse before better. */
function claims(assessment: Assessment): Claim[] {
  const { comparison, settings, axis } = assessment;
  if (comparison === null || !isJudged(assessment)) return [];
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
    const from = open[0]?.[0] ?? 0;
    return [{ way, words, level, from, budgets: describeBudgets(open, axis) }];
  });
}

/** Evidence counts only at compared budgets, and not at all if the comparison is void. */
export function evidenceWords(
  { budget, worse, better }: BudgetRow,
  assessment: Assessment,
): string {
  const { comparison, verdict } = assessment;
  const range = comparison?.range ?? null;
  if (range === null || isSameTwice(assessment) || budget < range[0] || budget > range[1])
    return 'not compared';
  if (verdict === 'insufficient' || verdict === 'invalid') return 'does not count';
  if (worse !== 'none') return `worse, ${worse}`;
  return better === 'none' ? 'none' : `better, ${better}`;
}
