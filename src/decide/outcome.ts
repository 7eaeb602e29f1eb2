import type { Assessment, Compared, NoChangeTest } from './assessment.ts';
import {
  type Cause,
  isFailure,
  type Mark,
  type Outcome,
  type OutcomeCode,
  type Ruling,
  type Triage,
  type VerdictWord,
  type Way,
} from './findings.ts';

/** What an outcome depends on besides its ruling. */
export interface Seen extends Pick<Assessment, 'settings' | 'accepted'> {
  /** Null where nothing is compared. */
  readonly compared: Pick<
    Compared,
    'comparison' | 'test' | 'decides' | 'searchDoubts' | 'notWorse'
  > | null;
}

const JUDGED: readonly VerdictWord[] = ['mixed', 'worse', 'better', 'none'];

/** The whole outcome of a ruling. */
export function outcomeOf(ruling: Ruling, seen: Seen): Outcome {
  const { verdict } = ruling;
  const isJudged = JUDGED.includes(verdict);
  return {
    ...ruling,
    way: verdict === 'worse' || verdict === 'better' ? verdict : null,
    isMixed: verdict === 'mixed',
    mark: markOf(ruling, seen),
    triage: triageOf(ruling),
    cause: causeOf(ruling, seen),
    isJudged,
    evidence: evidenceOf(ruling),
    claim: isJudged ? claimOf(ruling, seen) : null,
  };
}

/** The same comparison as another ruling has it. */
export function withRuling<T extends Assessment>(assessment: T, ruling: Ruling): T {
  const { code, facts, verdict, gate } = ruling;
  const known: Assessment = assessment;
  const compared = known.kind === 'compared' ? known : null;
  const outcome = outcomeOf({ code, facts, verdict, gate } as Ruling, { ...assessment, compared });
  return { ...assessment, outcome };
}

/** A comparison whose candidate nobody has trained, since nothing that training depends on has changed. */
export function leaveOut(assessment: Assessment): Assessment {
  const [code, verdict, gate] = ['unchanged', 'no-candidate', 'neutral'] as const;
  return withRuling(assessment, { code, facts: {}, verdict, gate });
}

/** Whether nobody has trained the candidate. */
export function isLeftOut({ outcome }: Assessment): boolean {
  return outcome.code === 'unchanged';
}

function markOf(ruling: Ruling, { compared }: Seen): Mark {
  if (isFailure(ruling)) return '❌';
  const { verdict, gate } = ruling;
  const isGood = gate === 'pass' && (verdict === 'none' || verdict === 'better');
  if (!isGood || compared === null || isRepetition(compared.test)) return '⚪';
  // Without random search nothing is known of a pass, and pairs may have lost although they do not fail.
  const isKnown = compared.searchDoubts.baseline === null;
  return isKnown && !mayBeWorse(compared.test) ? '✅' : '⚪';
}

function triageOf(ruling: Ruling): Triage {
  if (isFailure(ruling)) return 'blocks';
  const { verdict, gate } = ruling;
  if (verdict === 'none' || verdict === 'better') {
    // A pass in doubt is none.
    if (gate === 'neutral') return 'unknown';
    return verdict === 'better' ? 'better' : 'same';
  }
  return verdict === 'worse' || verdict === 'mixed' ? 'worse' : 'unknown';
}

function evidenceOf({ code, verdict }: Ruling): Outcome['evidence'] {
  if (verdict === 'invalid') return 'void';
  return verdict === 'insufficient' && code !== 'candidate-short' ? 'cannot-tell' : 'counts';
}

const CAUSES: Partial<Record<OutcomeCode | VerdictWord, Cause>> = {
  'no-scores': 'not-judged',
  'all-equal': 'not-judged',
  'adaptive-baseline': 'adaptive-search',
  'repeats-differ': 'repeats-differ',
  insufficient: 'too-few-trials',
  invalid: 'not-judged',
};

function causeOf(ruling: Ruling, { settings, compared, accepted }: Seen): Cause | null {
  if (accepted !== null) return 'accepted';
  const { code, facts, verdict, gate } = ruling;
  if (code === 'worse') {
    if (gate !== 'fail') return settings.gate.failOn === 'never' ? 'fail-on' : 'informs';
    return facts.by === 'test' && compared?.comparison.worse.level !== 'strong' ? 'test' : null;
  }
  if (code === 'evidence-only' && gate !== 'pass')
    return compared?.decides === 'test' ? 'test' : 'fail-on';
  return CAUSES[code] ?? CAUSES[verdict] ?? null;
}

function claimOf({ verdict, gate }: Ruling, { compared, accepted }: Seen): Outcome['claim'] {
  // Pairs are judged by their test, whatever the curves show.
  if (compared === null || verdict === 'mixed' || compared.test?.pairs) return null;
  const { comparison, notWorse } = compared;
  const way = comparison.worse.level === 'none' ? 'better' : 'worse';
  const { level } = comparison[way];
  if (level === 'none') return null;
  const isFaint = way === 'worse' && level === 'weak' && gate === 'pass' && accepted === null;
  // The pass itself claims more.
  const isWithin = notWorse?.isEverywhere && way === 'better' && level !== 'strong';
  return isFaint || isWithin ? null : { way, level };
}

/** Whether the test fails it, also where its p-value must not be shown. */
export function isFailedByTest({ code, facts }: Ruling): boolean {
  const isWorse = code === 'worse' || code === 'adaptive-baseline' || code === 'repeats-differ';
  return isWorse && facts.by === 'test';
}

/** Whether the test shows that it is worse, also where a gate that fails on less fails first. */
export function isShownByTest({ outcome, test }: Pick<Compared, 'outcome' | 'test'>): boolean {
  return isFailedByTest(outcome) || (outcome.code === 'worse' && test?.failed === true);
}

/** Whether it says that the candidate is worse, and not that it is better as well. */
export function isWorse({ outcome }: Pick<Assessment, 'outcome'>): boolean {
  return outcome.way === 'worse';
}

/** By its limits, or by the test, also where a gate that fails on less fails first. */
export function isClear(way: Way, assessment: Compared): boolean {
  const isTested = way === 'worse' && isShownByTest(assessment);
  return isTested || assessment.comparison[way].level === 'strong';
}

/** What the result rests on; null where neither bands nor the test fail it, and either could. */
export function decidedBy(assessment: Assessment): 'bands' | 'test' | null {
  if (assessment.kind !== 'compared') return null;
  const { outcome, decides } = assessment;
  const { code } = outcome;
  if (code === 'worse' || code === 'adaptive-baseline') return outcome.facts.by;
  return decides === 'either' ? null : decides;
}

/** Whether its p-value is what the result rests on: the test alone decides, or it alone fails it. */
export function restsOnTest({
  test,
  decides,
  outcome,
}: Pick<Compared, 'test' | 'decides' | 'outcome'>): boolean {
  return test !== null && (decides === 'test' || isFailedByTest(outcome));
}

/** Whether all pairs have the same score twice: a training that did not change, or did not run. */
export function isRepetition(test: Compared['test']): boolean {
  return test?.pairs != null && test.pairs.same === test.pairs.n;
}

/** Whether the same scores were trained again. */
export function isIdentical({ outcome }: Pick<Assessment, 'outcome'>): boolean {
  return outcome.code === 'identical';
}

/** Whether there was nothing to compare with: none, or none that can be read any more. */
export function lacksBaseline({ outcome }: Pick<Assessment, 'outcome'>): boolean {
  return outcome.verdict === 'no-baseline';
}

/** Whether the sweeps have trials in common, so that no chance that is computed for two sweeps applies. */
export function hasSameRows(assessment: Assessment): boolean {
  if (isIdentical(assessment)) return true;
  const test = assessment.kind === 'compared' ? assessment.test : null;
  return isRepetition(test) || assessment.warnings.some(({ code }) => code === 'same-rows');
}

/** Whether the limits may not hold, so that nothing is strong, fair or weak. */
export function isStrengthUnknown(assessment: Assessment): boolean {
  return assessment.outcome.code === 'adaptive-baseline' || passesAcrossScales(assessment);
}

/** Whether a pass says nothing, since a difference of percent and fractions means nothing. */
export function passesAcrossScales({ outcome, warnings }: Assessment): boolean {
  return outcome.code === 'doubtful-pass' && warnings.some(({ code }) => code === 'scales-differ');
}

/** Too few to judge two sweeps, whose curves are shown all the same. */
export function isTooFew({ outcome }: Assessment): boolean {
  return outcome.code === 'too-few-trials';
}

/** Whether the gate passes for what was found, and not because somebody accepted it. */
export function passesByItself({ outcome, accepted }: Assessment): boolean {
  return outcome.gate === 'pass' && accepted === null;
}

/** Rarer than this without a change, a difference of pairs is worth a word. */
const NOTABLE = 0.05;

/** What pairs show, by their test alone: nothing is claimed of unchanged ones more often than it allows. */
export function foundInPairs({ pValue, pBetter, alpha }: NoChangeTest) {
  if (pValue <= NOTABLE) return 'may be worse';
  if (pBetter <= alpha) return 'better';
  return pBetter <= NOTABLE ? 'may be better' : 'nothing';
}

/** Pairs that hardly repeat by luck what they lost. */
function mayBeWorse(test: Compared['test']): boolean {
  if (!test?.pairs) return false;
  const { areMostlyIdentical, worse, better } = test.pairs;
  return areMostlyIdentical && worse > better;
}

/** What programs read of it: acceptance comes before what was accepted. */
export function reasonCodeOf({ accepted, outcome }: Assessment): OutcomeCode | 'accepted' {
  return accepted === null ? outcome.code : 'accepted';
}
