import type { Assessment, Compared } from './assessment.ts';
import type { Cause, Mark, Outcome, OutcomeCode, Ruling, Triage, VerdictWord } from './outcome.ts';

/** What an outcome depends on besides its ruling. */
export interface Seen extends Pick<Assessment, 'settings' | 'warnings' | 'accepted'> {
  /** Null where nothing is compared. */
  readonly compared: Pick<Compared, 'comparison' | 'test' | 'searchDoubts' | 'notWorse'> | null;
}

const JUDGED: readonly VerdictWord[] = ['mixed', 'worse', 'better', 'none'];

/** The whole outcome of a ruling. */
export function outcomeOf(ruling: Ruling, seen: Seen): Outcome {
  const isJudged = JUDGED.includes(ruling.verdict);
  return {
    ...ruling,
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

function markOf({ verdict, gate }: Ruling, { compared, warnings }: Seen): Mark {
  if (gate === 'fail') return '❌';
  const isGood = verdict === 'none' || verdict === 'better';
  if (gate !== 'pass' || !isGood || compared === null) return '⚪';
  if (isRepetition(compared.test) || warnings.some(({ code }) => code === 'same-rows')) return '⚪';
  // Without random search nothing is known of a pass, and pairs may have lost where bands show nothing.
  const isKnown = compared.searchDoubts.baseline === null;
  const hasLost = verdict === 'none' && clearWay(compared) === 'worse';
  return isKnown && !hasLost ? '✅' : '⚪';
}

function triageOf({ verdict, gate }: Ruling): Triage {
  if (gate === 'fail') return 'blocks';
  if (verdict === 'none') return 'same';
  if (verdict === 'better') return 'better';
  return verdict === 'worse' || verdict === 'mixed' ? 'worse' : 'unknown';
}

function evidenceOf({ code, verdict }: Ruling): Outcome['evidence'] {
  if (verdict === 'invalid') return 'void';
  return verdict === 'insufficient' && code !== 'candidate-short' ? 'cannot-tell' : 'counts';
}

function causeOf(ruling: Ruling, seen: Seen): Cause | null {
  if (seen.accepted !== null) return 'accepted';
  if (ruling.verdict === 'insufficient') return 'too-few-trials';
  return ruling.verdict === 'invalid' ? 'not-judged' : causeOfEvidence(ruling, seen);
}

function causeOfEvidence(ruling: Ruling, { settings, compared }: Seen): Cause | null {
  switch (ruling.code) {
    case 'worse': {
      if (ruling.gate !== 'fail') return settings.gate.failOn === 'never' ? 'fail-on' : 'informs';
      const isShown = compared?.comparison.worse.level === 'strong';
      return ruling.facts.by === 'test' && !isShown ? 'test' : null;
    }
    case 'adaptive-baseline':
      return 'adaptive-search';
    case 'evidence-only':
      if (ruling.gate === 'pass') return null;
      return compared?.test ? 'test' : 'fail-on';
    default:
      return null;
  }
}

function claimOf({ verdict, gate }: Ruling, { compared, accepted }: Seen): Outcome['claim'] {
  if (compared === null || verdict === 'mixed') return null;
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
  return (code === 'worse' || code === 'adaptive-baseline') && facts.by === 'test';
}

/** Whether all pairs have the same score twice: a training that did not change, or did not run. */
export function isRepetition(test: Compared['test']): boolean {
  return test?.pairs != null && test.pairs.same === test.pairs.n;
}

/** Where all pairs changed alike: what the limits of their median change leave. */
export function clearWay({
  test,
  comparison,
}: Pick<Compared, 'test' | 'comparison'>): 'worse' | 'better' | null {
  const change = test?.pairs?.change;
  if (!change || comparison.rules.margin !== 0) return null;
  if (change.lower > 0) return 'better';
  return change.upper < 0 ? 'worse' : null;
}

/** What programs read of it: acceptance comes before what was accepted. */
export function reasonCodeOf({ accepted, outcome }: Assessment): OutcomeCode | 'accepted' {
  return accepted === null ? outcome.code : 'accepted';
}
