import type { SomeEvidence } from '../compare/index.ts';
import type { EvidenceLevel, GateSettings } from '../settings/index.ts';
import type { Assessment, Compared, NoChangeTest, SweepPair } from './assessment.ts';
import type {
  Cause,
  Mark,
  Outcome,
  OutcomeCode,
  Ruling,
  Triage,
  VerdictWord,
  Way,
} from './findings.ts';

/** What is known of a comparison before anybody rules on it. */
export type Unruled<A extends Assessment = Assessment> = A extends unknown
  ? Omit<A, 'outcome'>
  : never;

/** A comparison with its outcome, instead of another one if it has one. */
export function withRuling<T extends Unruled>(assessment: T, ruling: Ruling) {
  return { ...assessment, outcome: outcomeOf(ruling, assessment) };
}

const JUDGED: readonly VerdictWord[] = ['mixed', 'worse', 'better', 'none'];

function outcomeOf(ruling: Ruling, assessment: Unruled): Outcome {
  const { verdict } = ruling;
  const compared = assessment.kind === 'compared' ? assessment : null;
  const isJudged = JUDGED.includes(verdict);
  return {
    ...ruling,
    way: verdict === 'worse' || verdict === 'better' ? verdict : null,
    isMixed: verdict === 'mixed',
    mark: markOf(ruling, compared),
    triage: triageOf(ruling),
    cause: causeOf(ruling, assessment),
    isJudged,
    evidence: evidenceOf(ruling),
    claim: isJudged && compared ? claimOf(ruling, compared) : null,
  };
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

type Judged = Pick<Ruling, 'gate' | 'verdict'>;

export function isFailure({ gate }: Pick<Ruling, 'gate'>): boolean {
  return gate === 'fail';
}

/** Whether it fails for evidence that the candidate is worse. */
export function isFoundWorse(found: Judged): boolean {
  return isFailure(found) && (found.verdict === 'worse' || found.verdict === 'mixed');
}

/** What a run with this outcome exits with: 1 if the gate fails, else 0. */
export function exitCodeOf(found: Pick<Ruling, 'gate'>): 0 | 1 {
  return isFailure(found) ? 1 : 0;
}

/** For `git bisect run`: 0 is good, 1 bad, and 125 a commit that cannot be judged. */
export function bisectCodeOf(found: Judged): 0 | 1 | 125 {
  if (found.gate === 'pass') return 0;
  return isFoundWorse(found) ? 1 : 125;
}

function markOf(ruling: Ruling, compared: Unruled<Compared> | null): Mark {
  if (isFailure(ruling)) return '❌';
  const { verdict, gate } = ruling;
  const isGood = gate === 'pass' && (verdict === 'none' || verdict === 'better');
  if (!isGood || compared === null || isRepetition(compared.test)) return '⚪';
  // Without random search nothing is known of a pass, and pairs that hardly repeat by luck may have lost.
  const isKnown = compared.searchDoubts.baseline === null;
  const { pairs = null } = compared.test ?? {};
  const mayBeWorse = pairs?.areMostlyIdentical && pairs.worse > pairs.better;
  return isKnown && !mayBeWorse ? '✅' : '⚪';
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

function causeOf(ruling: Ruling, assessment: Unruled): Cause | null {
  if (assessment.accepted !== null) return 'accepted';
  const { code, facts, verdict, gate } = ruling;
  if (code === 'worse' && gate === 'fail')
    return facts.by === 'test' && levelsOf(assessment).worse !== 'strong' ? 'test' : null;
  if (code === 'worse') return assessment.settings.gate.failOn === 'never' ? 'fail-on' : 'informs';
  if (code === 'evidence-only' && gate !== 'pass')
    return assessment.kind === 'compared' && assessment.decides === 'test' ? 'test' : 'fail-on';
  return CAUSES[code] ?? CAUSES[verdict] ?? null;
}

function claimOf({ verdict, gate }: Ruling, compared: Unruled<Compared>): Outcome['claim'] {
  const { comparison, notWorse, test, accepted } = compared;
  // Pairs are judged by their test, whatever the curves show.
  if (verdict === 'mixed' || test?.pairs) return null;
  const way = comparison.worse.level === 'none' ? 'better' : 'worse';
  const { level } = comparison[way];
  if (level === 'none') return null;
  const isFaint = way === 'worse' && level === 'weak' && gate === 'pass' && accepted === null;
  // The pass itself claims more.
  const isWithin = notWorse?.isEverywhere && way === 'better' && level !== 'strong';
  return isFaint || isWithin ? null : { way, level };
}

/** The evidence in each direction; none where nothing is compared. */
export function levelsOf(assessment: Unruled): Record<Way, EvidenceLevel> {
  if (assessment.kind !== 'compared') return { worse: 'none', better: 'none' };
  const { worse, better } = assessment.comparison;
  return { worse: worse.level, better: better.level };
}

/** The evidence that fails a check, or would if any did. */
export function levelNeeded({ failOn }: GateSettings): SomeEvidence {
  return failOn === 'never' ? 'strong' : failOn;
}

/** The lowest evidence that fails this run's check; null if none does. */
export function failingLevel({ failOn, informOnly }: GateSettings): SomeEvidence | null {
  return informOnly || failOn === 'never' ? null : failOn;
}

/** Whether strong evidence fails this run's check, and less does not. */
export function failsOnStrong(gate: GateSettings): boolean {
  return failingLevel(gate) === 'strong';
}

/** A score that occurs twice, in either sweep or in both, failures among them, makes evidence rarer. */
export function haveTies({ baseline, candidate }: SweepPair): boolean {
  const scores = [...baseline.trials, ...candidate.trials].map(({ score }) => score);
  return new Set(scores).size < scores.length;
}

/** Whether the test fails it, also where its p-value must not be shown. */
export function isFailedByTest({ facts }: Ruling): boolean {
  return 'by' in facts && facts.by === 'test';
}

/** Whether the test shows that it is worse, also where a gate that fails on less fails first. */
export function isShownByTest({ outcome, test }: Compared): boolean {
  return isFailedByTest(outcome) || (outcome.code === 'worse' && test?.failed === true);
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
export function restsOnTest({ test, decides, outcome }: Compared): boolean {
  return test !== null && (decides === 'test' || isFailedByTest(outcome));
}

/** Whether all pairs have the same score twice: a training that did not change, or did not run. */
export function isRepetition(test: Compared['test']): boolean {
  return test?.pairs != null && test.pairs.same === test.pairs.n;
}

/** Whether there was nothing to compare with: none, or none that can be read any more. */
export function lacksBaseline({ outcome }: Assessment): boolean {
  return outcome.verdict === 'no-baseline';
}

/** Whether the sweeps have trials in common, so that no chance that is computed for two sweeps applies. */
export function hasSameRows(assessment: Assessment): boolean {
  const test = assessment.kind === 'compared' ? assessment.test : null;
  const isSame = assessment.outcome.code === 'identical' || isRepetition(test);
  return isSame || assessment.warnings.some(({ code }) => code === 'same-rows');
}

/** Whether the limits may not hold, so that nothing is strong, fair or weak. */
export function isStrengthUnknown(assessment: Assessment): boolean {
  return assessment.outcome.code === 'adaptive-baseline' || passesAcrossScales(assessment);
}

/** Whether a pass says nothing, since a difference of percent and fractions means nothing. */
export function passesAcrossScales({ outcome, warnings }: Assessment): boolean {
  return outcome.code === 'doubtful-pass' && warnings.some(({ code }) => code === 'scales-differ');
}

/** Whether the gate passes for what was found, and not because somebody accepted it. */
export function passesByItself({ outcome, accepted }: Assessment): boolean {
  return outcome.gate === 'pass' && accepted === null;
}

/** Rarer than this without a change, a difference of pairs is worth a word. */
const NOTABLE = 0.05;

/** What pairs show, by their test alone: nothing is claimed of unchanged ones more often than it allows. */
export function foundInPairs({ pValue, pBetter, alpha }: NoChangeTest) {
  if (pValue <= NOTABLE) return { way: 'worse', isSure: false } as const;
  const isSure = pBetter <= alpha;
  return { way: isSure || pBetter <= NOTABLE ? 'better' : null, isSure } as const;
}

/** What programs read of it: acceptance comes before what was accepted. */
export function reasonCodeOf({ accepted, outcome }: Assessment): OutcomeCode | 'accepted' {
  return accepted === null ? outcome.code : 'accepted';
}
