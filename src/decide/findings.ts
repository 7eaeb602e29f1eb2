import type { SomeEvidence } from '../compare/index.ts';
import type { Share } from '../math/significance.ts';
import type { SettingDifference, Sweep } from '../parse/index.ts';
import type { Absence, Environment, Search } from '../read/index.ts';
import type { Direction, EvidenceLevel, Gate } from '../settings/index.ts';

export const ARMS = ['baseline', 'candidate'] as const;

/** Which of the two sweeps. */
export type Arm = (typeof ARMS)[number];

export function ofBoth<T>(of: (arm: Arm) => T): Readonly<Record<Arm, T>> {
  return { baseline: of('baseline'), candidate: of('candidate') };
}

/** What may invalidate a comparison; with the setting `strict`, it does. */
export const ASSUMPTIONS = [
  'adaptive-sampler',
  'adaptive-pruner',
  'drift',
  'search-space-differs',
  'same-rows',
  'partly-paired',
  'repeated-configurations',
  'scales-differ',
] as const;

type ByArm<T> = Readonly<Record<Arm, T>>;

type Nothing = Readonly<Record<never, never>>;

/** Warnings that say all by their code. */
type PlainWarning =
  | ('adaptive-pruner' | 'ties' | 'cost-missing' | 'list-not-drawn' | 'two-valued')
  | ('search-method-unknown' | 'pruner-unknown' | 'order-unknown')
  | ('search-moved' | 'trials-dealt-anew');

/** The numbers of a warning, for the sentence on it. */
interface WarningFacts extends Readonly<Record<PlainWarning, Nothing>> {
  'adaptive-sampler': { readonly isGrid: boolean };
  drift: { readonly correlation: number };
  /** How many parameters differ, and how many of them are named. */
  'search-space-differs': { readonly parameters: number; readonly shown: number };
  /** Trials of the smaller sweep that the other has too; null where all have the same scores in the same order. */
  'same-rows': { readonly shared: number | null };
  /** The baseline's trials that have a partner. */
  'few-pairs': Share;
  'partly-paired': Share;
  'baseline-not-paired': Share;
  /** How many values the columns of `pair-by` have, and whether they tell trials apart with the last that is named. */
  'pair-by-repeats': Share & { readonly isMended: boolean };
  'repeated-configurations': Share;
  /** How many configurations each sweep has, and how many trainings count of each. */
  'parameters-left-out': { readonly count: number };
  'repeats-averaged': ByArm<number> & { readonly trainings: number };
  'scales-differ': { readonly larger: Arm; readonly times: number };
  /** The trials of each sweep that resolve one doubling of the budget. */
  'narrow-range': { readonly trials: number | 'over 200' | null };
  'unfinished-trials': Share & { readonly areCounted: boolean };
  /** Since the candidate branched off; null if unknown. */
  'newer-baseline': { readonly commits: number | null };
  /** Untrusted text. */
  'older-unread': { readonly trouble: string };
  'missing-shards': { readonly saved: number; readonly jobs: number };
  'settings-differ': { readonly option: SettingDifference['option'] };
  'failures-differ': ByArm<Share> & { readonly areOver: boolean };
  'direction-unlike-name': { readonly direction: Direction };
  'small-n': { readonly enough: number };
  'unequal-n': { readonly more: number; readonly fewer: number };
  /** The standard error, as a share of the mean. */
  'cost-imprecise': { readonly error: number };
  /** How many trials of the cheaper sweep one of the other costs, and how many that one resolves. */
  'cost-ranges-disjoint': { readonly costlier: Arm } & Record<'trials' | 'resolved', number>;
  'failed-value-suspected': { readonly value: number; readonly count: number };
  /** What they were trained with; untrusted text. */
  'environment-differs': {
    readonly differences: readonly (ByArm<string> & { readonly part: keyof Environment })[];
  };
}

/** Programs read it in the JSON report, so it stays. */
export type WarningCode = keyof WarningFacts;

export type FactsOf<C extends WarningCode> = WarningFacts[C];

/** Something the reader should know about a sweep or the comparison; `report/` says it. Codes are stable. */
export type Warning<Code extends WarningCode = WarningCode> = {
  [C in Code]: {
    readonly code: C;
    readonly kind: 'assumption' | 'information';
    /** Null where it is about the comparison, or about both sweeps. */
    readonly arm: Arm | null;
    readonly facts: FactsOf<C>;
    /** Parameters it is about, at most five; untrusted text. */
    readonly names: readonly string[];
  };
}[Code];

/** A warning of the kind that its code has. */
export function warningOf<C extends WarningCode>(
  code: C,
  facts: FactsOf<C>,
  { arm = null, names = [] }: Partial<Pick<Warning, 'arm' | 'names'>> = {},
): Warning {
  const kind = ASSUMPTIONS.some((one) => one === code) ? 'assumption' : 'information';
  return { code, kind, arm, facts, names } as Warning;
}

/** A sweep and which of both it is. */
export interface ArmedSweep {
  readonly arm: Arm;
  readonly sweep: Sweep;
}

/** How many jobs of the matrix saved nothing. */
export function shardsMissing(shards: Search['shards']): number {
  return shards === null ? 0 : Math.max(0, shards.jobs - shards.saved);
}

/** A question about an assumption that chance can answer wrongly. */
export interface StatisticalCheck<T> {
  /** What is wrong, unless it is chance. */
  readonly subject: T;
  /** P(p ≤ level) ≤ level if nothing is wrong; only its comparison with the level has to be right. */
  readonly pValue: (level: number) => number;
}

/** The subjects of the checks whose p-value is at most the level. */
export function significant<T>(checks: readonly StatisticalCheck<T>[], level: number): T[] {
  return checks.filter(({ pValue }) => pValue(level) <= level).map(({ subject }) => subject);
}

/** What keeps a sweep from being found that may be there. */
type Obstacle = Extract<Absence['why'], 'forbidden' | 'unreachable' | 'unusable'>;

/** How two sweeps differ from each other, or if they do not, from what the settings ask for. */
export type Mismatch = 'metrics' | 'directions' | 'units' | 'asked' | 'config';

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

export type Way = 'worse' | 'better';

/** What each does to scores of which larger is better. */
export const SIGNS: Readonly<Record<Way, 1 | -1>> = { worse: -1, better: 1 };

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

/** Outcomes that say all by their code. */
type PlainOutcome =
  | ('unknown-workflow' | 'no-candidate')
  /** Nothing that training depends on has changed, so nothing was trained. */
  | 'unchanged'
  /** `expired`: one was saved, and every one of them has; `baseline-unusable`: it cannot be compared with anything. */
  | ('no-baseline' | 'expired' | 'baseline-unusable')
  | ('adaptive-candidate' | 'better-after-tuning' | 'worse-before' | 'cost-missing')
  /** Worse than the saved sweep, and not than the base that was trained in the run. */
  | 'not-confirmed'
  /** Scores take two values, and no setting does: rows may be the examples of one training. */
  | 'rows-are-examples'
  /** `no-scores`: every trial of the baseline failed, so nothing can be worse; `all-equal`: of both, with one score. */
  | ('no-scores' | 'all-equal');

/** Passes, or what would be one. */
type PassCode = 'same-rows' | 'partly-paired' | 'doubtful-pass' | 'better' | 'none';

/** What a comparison can come to, and the numbers that a sentence on it needs. It holds no untrusted text. */
interface OutcomeFacts
  extends Readonly<Record<PlainOutcome, Nothing>>,
    Readonly<Record<PassCode, Pass>> {
  readonly error: { readonly arm: Arm; readonly obstacle: Obstacle };
  readonly incomparable: { readonly differ: Mismatch };
  readonly 'missing-shards': { readonly missing: number; readonly jobs: number };
  /** The baseline's trials that have a partner. */
  readonly unmatched: Share;
  readonly worse: Found;
  readonly 'adaptive-baseline': Found;
  /** Only one of the sweeps trained its configurations several times. */
  readonly 'repeats-differ': Found;
  readonly 'cost-higher': { readonly times: number };
  /** How many trials the candidate was to have, and who says so. */
  readonly 'candidate-short': { readonly trials: number; readonly wanted: number } & (
    | { readonly by: 'settings' | 'saved' }
    | { readonly by: 'baseline'; readonly canTell: boolean }
  );
  readonly 'missing-partners': { readonly missing: number; readonly pValue: number };
  readonly identical: { readonly pairs: number };
  readonly 'assumption-in-doubt': { readonly doubt: WarningCode };
  /** A limit of budgets leaves none, or no budget is resolved from the one on that was asked for. */
  readonly 'empty-range': { readonly budgetMax: number | null; readonly from: number | null };
  /** A false-alarm rate at which no order of so few scores fails; null where sizes alone are to blame. */
  readonly 'too-few-trials': { readonly rate: number | null };
  /** No labeling of so few whole searches is as rare as the level. */
  readonly 'too-few-searches': ByArm<number>;
  readonly 'evidence-only': Claim & Pass;
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
  /** What the verdict names; null where it names neither, or both. */
  readonly way: Way | null;
  readonly isMixed: boolean;
  /** Other verdicts say nothing about the sweeps, even if the curves look different. */
  readonly isJudged: boolean;
  /** Whether evidence that is shown counts: not where sizes cannot tell, and not at all in a comparison that is void. */
  readonly evidence: 'counts' | 'cannot-tell' | 'void';
  /** The one finding that the headline claims; null where there is none, or where there are two. */
  readonly claim: { readonly way: Way; readonly level: SomeEvidence } | null;
};
