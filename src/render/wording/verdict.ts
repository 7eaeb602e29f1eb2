import { compareAt, isAtLeast } from '../../compare/index.ts';
import {
  type Assessment,
  type Compared,
  levelsOf,
  unitOf,
  worseWords,
} from '../../decide/index.ts';
import { acceptedBy, passesByItself } from './advice.ts';
import { describeBudget, describeBudgets, withoutStart } from './budgets.ts';
import { capitalized, directionOf, limitsOf } from './curve.ts';
import { effortClause } from './effort.ts';
import { catchSentence, hasSameRows, isJudged, type Subject } from './explanations.ts';
import { scoreFormat, toMetric } from './scores.ts';

/**
 * One status mark: a cross where the check fails, a tick where it passes and nothing but "none" or
 * "better" was found, and a white circle for everything else.
 */
export function statusMark(assessment: Assessment): '✅' | '⚪' | '❌' {
  const { gate, verdict } = assessment;
  if (gate === 'fail') return '❌';
  const isGood = verdict === 'none' || verdict === 'better';
  // A sweep that is compared with itself always passes, and without random search nothing is known of a pass.
  const isKnown = isJudged(assessment) && assessment.searchDoubts.baseline === null;
  return gate === 'pass' && isGood && isKnown && !hasSameRows(assessment) ? '✅' : '⚪';
}

/**
 * What the check does, where the mark does not say it; options stand in backticks.
 *
 * @param assessment the comparison that decides
 * @param mark of the run, if it is of several
 */
export function outcomeSentence(assessment: Assessment, mark = statusMark(assessment)): string {
  if (mark !== '⚪') return '';
  const { gate, settings, verdict, reasonCode } = assessment;
  if (gate === 'pass') return 'The check passes.';
  if (verdict === 'undecided') {
    const next = assessment.kind === 'compared' ? assessment.look?.next : null;
    const goesOn = next == null ? '' : `Training goes on to ${next} trials. `;
    return `${goesOn}No check is written until a look decides.`;
  }
  const { failOn, informOnly, onAdaptive } = settings.gate;
  const { worse } = levelsOf(assessment);
  const isWorse = isJudged(assessment) && worse !== 'none';
  if (isWorse && informOnly) return 'A run on the default branch never fails.';
  const isBelow = failOn === 'never' || !isAtLeast(worse, failOn);
  const isExcused = reasonCode === 'adaptive-baseline';
  // A pass that is in doubt is neutral for the reason that the remedy gives.
  const isSpared = isWorse && isBelow && reasonCode !== 'adaptive-candidate';
  const option = isExcused ? `on-adaptive: ${onAdaptive}` : isSpared && `fail-on: ${failOn}`;
  const why = option ? ` (\`${option}\`)` : '';
  return `The check is neutral and does not block${why}.`;
}

/**
 * The result in one line of about 80 characters without a full stop: "Worse: 0.919 instead of 0.966 after 4
 * trials". Plain text that holds no untrusted text but the plain word of a unit.
 */
export function headline(assessment: Assessment): string {
  const { claim, numbers } = headlineParts(assessment);
  if (assessment.failedBefore?.stands) return assessment.reason;
  return `${claim}${numbers}${isJudged(assessment) ? acceptedBy(assessment) : ''}`;
}

/** The headline's claim, and what shows it: ": 0.919 instead of 0.966 after 4 trials"; or empty. */
function headlineParts(assessment: Assessment): { claim: string; numbers: string } {
  const { reason } = assessment;
  if (!isJudged(assessment) || assessment.comparison.range === null)
    return { claim: reason, numbers: '' };
  if (assessment.verdict === 'mixed') return { claim: mixedHeadline(assessment), numbers: '' };
  const claim = mainClaim(assessment);
  if (claim !== null) return { claim: outright(claim), numbers: numbers(assessment, 'instead of') };
  const isPlain = claims(assessment).length === 0 && assessment.comparison.rules.margin === 0;
  const found = isPlain ? 'No difference found' : reason;
  const shown = numbers(assessment, 'and');
  const isLong = found.length + shown.length > 80;
  return { claim: isLong ? found.replace('the candidate', 'it') : found, numbers: shown };
}

export const VERDICT_WORDS: ReadonlyMap<string, string> = new Map([
  ['worse', 'worse'],
  ['better', 'better'],
  ['mixed', 'worse and better'],
  ['none', 'no evidence'],
  ['insufficient', 'too few trials'],
  ['invalid', 'not comparable'],
  ['no-baseline', 'no baseline'],
  ['no-candidate', 'no candidate'],
  ['undecided', 'undecided'],
  ['error', 'no verdict'],
]);

/** The verdict in a few words: "Worse", "May be worse", "No difference found", "Too few trials". */
export function briefVerdict(assessment: Assessment): string {
  const { verdict, failedBefore } = assessment;
  if (failedBefore?.stands) return 'Worse earlier';
  const isClaim = isJudged(assessment) && verdict !== 'mixed';
  return isClaim
    ? headlineParts(assessment).claim
    : capitalized(VERDICT_WORDS.get(verdict) ?? verdict);
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
export function strengthSentence(assessment: Assessment, subject: Subject = 'check'): string {
  if (!isJudged(assessment) || assessment.comparison.range === null) return '';
  if (assessment.failedBefore?.stands) return '';
  const claim = mainClaim(assessment);
  if (claim !== null) {
    const evidence = `${capitalized(claim.level)} evidence ${claim.budgets}`;
    return `${[evidence, effortClause(assessment)].filter(Boolean).join('; ')}.`;
  }
  const isMixed = assessment.verdict === 'mixed';
  const found = claims(assessment).map(({ words, level, budgets }) => {
    const where = isMixed ? '' : ` ${budgets}`;
    return `${level} evidence that it is ${words}${where}`;
  });
  const evidence = found.length === 0 ? '' : `${capitalized(found.join(', '))}.`;
  if (isMixed) return evidence;
  const pass = assessment.notWorse?.isEverywhere
    ? `Strong evidence at every budget compared (${limitsOf(assessment)}).`
    : catchSentence(assessment, subject);
  return [evidence, pass].filter(Boolean).join(' ');
}

/** Headline and strength, for readers of plain text. */
export function verdictSentence(assessment: Assessment, subject: Subject = 'check'): string {
  return [`${headline(assessment)}.`, strengthSentence(assessment, subject)]
    .filter(Boolean)
    .join(' ');
}

/** In the order of the budgets: "Better at 1 trial, worse from 5 to 12". */
function mixedHeadline(assessment: Compared): string {
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
function numbers(assessment: Compared, between: 'instead of' | 'and'): string {
  const { example, axis } = assessment;
  if (example === null) return '';
  const write = scoreFormat(assessment);
  const [b, c] = [example.baseline, example.candidate].map((at) => {
    const { median } = toMetric(at, directionOf(assessment));
    return Number.isFinite(median) ? write(median) : 'failure';
  });
  return `: ${c} ${between} ${b} after ${describeBudget(example.budget, axis)}`;
}

type Claim = ReturnType<typeof claims>[number];

/** Worse before better: in words with the margin, from where, and at which budgets. */
function claims(assessment: Assessment) {
  if (!isJudged(assessment)) return [];
  const { comparison, settings, axis } = assessment;
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

/** The finding that is the headline; null where there are two, or where the pass itself claims more. */
function mainClaim(assessment: Compared): Claim | null {
  const { verdict, notWorse } = assessment;
  const [claim = null] = claims(assessment);
  if (claim === null || verdict === 'mixed') return null;
  const isFaint = claim.way === 'worse' && claim.level === 'weak' && passesByItself(assessment);
  const isWithin = notWorse?.isEverywhere && claim.way === 'better' && claim.level !== 'strong';
  return isFaint || isWithin ? null : claim;
}
