import type { SomeEvidence } from '../compare/index.ts';
import type { Share } from '../math/significance.ts';
import type { EvidenceLevel, Gate } from '../settings/index.ts';
import type { Arm, Mismatch, Obstacle, Wanted, WarningCode } from './findings.ts';

/** The outcome in one word; `error` first, a comparison’s own words last. */
export type VerdictWord =
  | 'error'
  | 'insufficient'
  | 'invalid'
  | 'no-baseline'
  | 'no-candidate'
  | 'mixed'
  | 'worse'
  | 'better'
  | 'none';

interface Claim {
  readonly level: EvidenceLevel;
  readonly margin: number;
}

interface Found extends Claim {
  readonly by: 'bands' | 'test';
}

interface Pass {
  /** The evidence that would have been needed; null where the limits exclude a loss beyond the margin. */
  readonly lacking: SomeEvidence | null;
  readonly margin: number;
}

type Nothing = Readonly<Record<never, never>>;

/** What a comparison can come to, and the numbers that a sentence on it needs. It holds no untrusted text. */
interface OutcomeFacts {
  readonly error: { readonly arm: Arm; readonly obstacle: Obstacle };
  readonly 'unknown-workflow': Nothing;
  readonly 'no-candidate': Nothing;
  /** Nothing that training depends on has changed, so nothing was trained. */
  readonly unchanged: Nothing;
  readonly 'no-baseline': Nothing;
  /** One was saved, and every one of them has expired. */
  readonly expired: Nothing;
  /** It arrived whole and cannot be compared, whatever the candidate is. */
  readonly 'baseline-unusable': Nothing;
  readonly incomparable: { readonly differ: Mismatch };
  readonly 'missing-shards': { readonly missing: number; readonly jobs: number };
  /** The baseline's trials that have a partner. */
  readonly unmatched: Share;
  readonly 'adaptive-candidate': Nothing;
  readonly worse: Found;
  /** Worse than the saved sweep, and not than the base that was trained in the run. */
  readonly 'not-confirmed': Nothing;
  readonly 'adaptive-baseline': Found;
  /** Only one of the sweeps trained its configurations several times. */
  readonly 'repeats-differ': Found;
  /** Scores take two values, and no setting does: rows may be the examples of one training. */
  readonly 'rows-are-examples': Nothing;
  readonly 'same-rows': Pass;
  readonly 'better-after-tuning': Nothing;
  readonly 'worse-before': Nothing;
  readonly 'cost-missing': Nothing;
  readonly 'cost-higher': { readonly times: number };
  readonly 'candidate-short': { readonly trials: number } & Wanted;
  readonly 'missing-partners': { readonly missing: number; readonly pValue: number };
  readonly identical: { readonly pairs: number };
  readonly 'assumption-in-doubt': { readonly doubt: WarningCode };
  /** A limit of budgets leaves none, or no budget is resolved from the one on that was asked for. */
  readonly 'empty-range': { readonly budgetMax: number | null; readonly from: number | null };
  /** A false-alarm rate at which no order of so few scores fails; null where sizes alone are to blame. */
  readonly 'too-few-trials': { readonly rate: number | null };
  /** No labeling of so few whole searches is as rare as the level. */
  readonly 'too-few-searches': Readonly<Record<Arm, number>>;
  /** Every trial of the baseline failed, so nothing can be worse. */
  readonly 'no-scores': Nothing;
  /** All trials of both sweeps have one score. */
  readonly 'all-equal': Nothing;
  readonly 'evidence-only': Claim & Pass;
  readonly 'partly-paired': Pass;
  readonly 'doubtful-pass': Pass;
  readonly better: Pass;
  readonly none: Pass;
}

/** Programs read it in the JSON report, so it stays. */
export type OutcomeCode = keyof OutcomeFacts;

/** What a row of the policy says. */
export type Ruling<Code extends OutcomeCode = OutcomeCode> = {
  [C in Code]: {
    readonly code: C;
    readonly facts: OutcomeFacts[C];
    readonly verdict: VerdictWord;
    readonly gate: Gate;
  };
}[Code];

/** A cross where the check fails, a tick where it passes and nothing but "none" or "better" was found. */
export type Mark = '✅' | '⚪' | '❌';

/** How urgent a comparison is among many, the most urgent first. */
export const TRIAGE = ['blocks', 'worse', 'unknown', 'better', 'same'] as const;
export type Triage = (typeof TRIAGE)[number];

/** Why the check does something else than the evidence alone would. */
export type Cause =
  | 'accepted'
  | 'too-few-trials'
  | 'not-judged'
  | 'fail-on'
  | 'informs'
  | 'adaptive-search'
  | 'repeats-differ'
  | 'test';

/** What a comparison came to, classified once: whoever shows it only looks words up. */
export type Outcome = Ruling & {
  readonly mark: Mark;
  readonly triage: Triage;
  readonly cause: Cause | null;
  /** Other verdicts say nothing about the sweeps, even if the curves look different. */
  readonly isJudged: boolean;
  /** Whether evidence that is shown counts: not where sizes cannot tell, and not at all in a comparison that is void. */
  readonly evidence: 'counts' | 'cannot-tell' | 'void';
  /** The one finding that the headline claims; null where there is none, or where there are two. */
  readonly claim: { readonly way: 'worse' | 'better'; readonly level: SomeEvidence } | null;
};

/** Whether it fails for evidence that the candidate is worse. */
export function isFoundWorse({ gate, verdict }: Pick<Ruling, 'gate' | 'verdict'>): boolean {
  return gate === 'fail' && (verdict === 'worse' || verdict === 'mixed');
}

/** What a run with this outcome exits with: 1 if the gate fails, else 0. */
export function exitCodeOf({ gate }: Pick<Ruling, 'gate'>): 0 | 1 {
  return gate === 'fail' ? 1 : 0;
}

/** For `git bisect run`: 0 is good, 1 bad, and 125 a commit that cannot be judged. */
export function bisectCodeOf(found: Pick<Ruling, 'gate' | 'verdict'>): 0 | 1 | 125 {
  if (found.gate === 'pass') return 0;
  return isFoundWorse(found) ? 1 : 125;
}
