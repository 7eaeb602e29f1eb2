import type {
  BudgetInterval,
  BudgetRow,
  Comparison,
  EvenSearches,
  NeededBudget,
  NotWorse,
  OverallSlowdown,
  PairedShift,
  RuledOut,
  SettingsFound,
  SomeEvidence,
} from '../compare/index.ts';
import type { Limits, TuningCurve } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { Expectations, FalseAlarmRate, TrialsGoal } from '../plan/index.ts';
import type { Search } from '../read/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Arm, Outcome, Ruling, Warning, Way } from './findings.ts';

/** Two sweeps to be compared. */
export type SweepPair = Readonly<Record<Arm, Sweep>>;

/** Trials each sweep would need. */
export interface TrialsNeeded extends Pick<TrialsGoal, 'slowdown' | 'power'> {
  /** For a range that is not narrow; null where there is one, or where no number opens it that bands are made for. */
  readonly toOpenRange: number | 'over 200' | null;
  /** To catch a slowdown that is fixed beforehand, not the one that was observed; null where that is not known. */
  readonly toDetect: number | 'over 200' | null;
}

/**
 * What holds for a comparison with any scores. Where trials have costs, their means are taken as known, and only the
 * bound is; with a margin, the slowdown is null, and the bound is for a candidate as good as allowed.
 */
export interface Chances
  extends Pick<Expectations, 'falseAlarm' | 'detectableSlowdown' | 'falseStrongBound'> {
  /** How often the check fails if nothing changed; null where that is not known. */
  readonly gateRate: FalseAlarmRate | null;
}

/** A trial of each sweep. */
export type TrialPair = Readonly<Record<Arm, Sweep['trials'][number]>>;

/** What the pairs of two sweeps show. */
export interface PairsFound {
  /** Those that are tested, ≥ 1; of these the candidate's score is worse, better or the same. */
  readonly n: number;
  readonly trials: readonly TrialPair[];
  readonly worse: number;
  readonly better: number;
  readonly same: number;
  /** Trials without a partner. */
  readonly unmatched: Readonly<Record<Arm, number>>;
  /** Pairs of different configurations; null where that is not known. */
  readonly differing: number | null;
  /** Spearman's ρ; null where the scores of one sweep are all the same. */
  readonly correlation: number | null;
  /** In scores (larger is better); null where all pairs failed on both sides. */
  readonly change: PairedShift | null;
  /** The p-value if those that the candidate lacks had failed. */
  readonly pValueIfLost: number;
  /** Nine in ten pairs or more, but not all, agree in scores of so many digits that this is hardly luck. */
  readonly areMostlyIdentical: boolean;
  /** The shares that pass where scores take two values, with 99 % limits of their difference; else null. */
  readonly passing: PassRates | null;
}

export interface PassRates extends Readonly<Record<Arm, number>> {
  readonly change: Pick<Limits, 'lower' | 'upper'>;
}

/** What whole searches show. */
export interface SearchesFound extends Pick<EvenSearches, 'length' | 'filled' | 'leftOut'> {
  /** Searches that are another one again. */
  readonly repeated: Readonly<Record<Arm, number>>;
  /** Of the candidate, those that begin as one of the baseline does, as with equal seeds. */
  readonly shared: number;
  /** What was taken for one. */
  readonly are: 'jobs' | 'files or studies' | 'values of a column';
  /** Of each search its scores in order, those added included; larger is better. */
  readonly scores: Readonly<Record<Arm, readonly (readonly number[])[]>>;
  /** The best score of the search in the middle, of two the worse. */
  readonly best: Readonly<Record<Arm, number>>;
}

/** The test of no change. */
export interface NoChangeTest {
  readonly design: 'independent' | 'paired';
  /** What is exchangeable if nothing changed. */
  readonly unit: 'trial' | 'search' | 'pair';
  readonly units: Readonly<Record<Arm, number>>;
  /** Of “worse”, in [0, 1]: an upper bound with ties, failures or a margin, as is the next. */
  readonly pValue: number;
  /** At the same settings, or comparable ones; null where only the other is tested. */
  readonly pSameSettings: number | null;
  readonly pAfterTuning: number;
  readonly pBetter: number;
  /** Better after tuning, whatever happened at the same settings, or comparable ones. */
  readonly pBetterAfterTuning: number;
  /** The level at which it fails: what other comparisons leave of the rate. */
  readonly alpha: number;
  /** The level it attains, at most alpha; 0: no order of the scores fails it. */
  readonly attainedRate: number;
  /** p ≤ alpha. */
  readonly failed: boolean;
  /** What showed more: the scores at the same settings, or those after tuning. Null where only the latter is tested. */
  readonly by: 'same-settings' | 'after-tuning' | null;
  /** What settings explain; null for pairs, and where none can be used. */
  readonly settings: SettingsFound | null;
  /** How many labelings the p-values are shares of; null where they are computed without. */
  readonly relabelings: number | null;
  /** Null unless whole searches are compared. */
  readonly searches: SearchesFound | null;
  /** Null unless paired. */
  readonly pairs: PairsFound | null;
}

/** The overall slowdown, without p-values where `searchDoubts` leave no rate. */
export interface FittedSlowdown extends Omit<OverallSlowdown, 'pValue'> {
  readonly pValue: number | null;
  /** Whether the data allow that it is the same at every budget. */
  readonly fits: boolean;
}

/** The budgets a score takes with each sweep. */
interface TargetBudgets extends Readonly<Record<Arm, NeededBudget>> {
  /** In the metric's own unit. */
  readonly score: number;
  /** The level at which the limits of each sweep hold. */
  readonly level: number;
}

/** What speaks against random search: files say so, scores drift with their order, or nothing is known. */
export interface SearchDoubts {
  /** `drift` only where nothing says how it was drawn. */
  readonly baseline: 'recorded' | 'drift' | null;
  /** What only the candidate shows; `unknown` only where the baseline is known to be random. */
  readonly candidate: 'recorded' | 'drift' | 'unknown' | null;
}

/** How the search for each sweep went. */
export type Searches = Readonly<Record<Arm, Search>>;

/** What budgets are counted in. */
export interface BudgetAxis {
  readonly kind: 'trials' | 'cost';
  /** Of the cost, where one is known; untrusted text. */
  readonly unit: string | null;
}

/** A person who may write to the repository accepts a failing result for one commit. */
export interface Acceptance {
  readonly label: string;
  /** The login. */
  readonly by: string;
  /** `2026-03-01T10:00:00Z`. */
  readonly at: string;
  /** They accept their own pull request. */
  readonly byAuthor: boolean;
  /** The title of the check they saw; null if it says what this run would. Untrusted text. */
  readonly seen: string | null;
}

/** What is said of any comparison, even where nothing could be compared. */
interface AnyAssessment {
  readonly outcome: Outcome;
  readonly settings: Settings;
  readonly searches: Searches;
  readonly baseline: Sweep | null;
  readonly candidate: Sweep | null;
  readonly axis: BudgetAxis;
  readonly warnings: readonly Warning[];
  /** Null unless somebody has accepted the result, which would fail otherwise. */
  readonly accepted: Acceptance | null;
  /** Its base was to be trained in this run: its p-value, or why there is none. */
  readonly confirmation?: {
    readonly sha: string | null;
    readonly pValue: number | null;
    /** Whether the verdict stands. */
    readonly holds: boolean;
    readonly absence: Search['absence'];
  };
  /** It is worse only because of trials that failed, and another training of the commit would be judged anew. */
  readonly mayRetrain?: boolean;
  /** The run that found this commit worse on other trials, and whether that failure stands. */
  readonly failedBefore?: { readonly url: string; readonly stands: boolean };
}

/**
 * The size of a difference in what it costs: the candidate's budgets for the score that the baseline has at the
 * budget of the verdict's sentence. All are in the unit of budgets, and at least one trial of the sweep.
 */
export interface Size {
  /** The baseline's budget. */
  readonly budget: number;
  /** The candidate's, with the limits of `equivalentEffort`; infinite where it is not within the data. */
  readonly needed: { readonly lower: number; readonly estimate: number; readonly upper: number };
  /** Whether the candidate is as good after one trial already, so that it may need less. */
  readonly isUnderOne: boolean;
  /** The last budget that is compared, in whole trials, and the scores there (larger is better): beyond nothing is known. */
  readonly last: Readonly<Record<Arm | 'budget', number>>;
}

/** Evidence of one way, and the intervals of budgets where it holds. */
export interface FoundEvidence {
  readonly way: Way;
  readonly level: SomeEvidence;
  readonly intervals: readonly BudgetInterval[];
}

/** Two sweeps of the same metric. */
export interface Compared extends AnyAssessment {
  readonly kind: 'compared';
  readonly baseline: Sweep;
  readonly candidate: Sweep;
  readonly comparison: Comparison;
  /** What is known at the budgets of the table. */
  readonly rows: readonly BudgetRow[];
  /** What is known at the budget that stands for the verdict in a sentence; null where none is compared. */
  readonly example: BudgetRow | null;
  /** Null where no budget is compared, and where the baseline's typical search fails: there is nothing to reach. */
  readonly size: Size | null;
  /** Worse before better; empty without any. */
  readonly evidence: readonly FoundEvidence[];
  /** Of each curve at 1, 2, 4 … trials: they say with how many digits scores are written. */
  readonly scale: readonly Limits[];
  /** Null unless a target is asked for. */
  readonly target: TargetBudgets | null;
  /** Null where no score counts, and for paired sweeps. */
  readonly overallSlowdown: FittedSlowdown | null;
  /** From 1, 2, 4 … trials on; null unless budgets are compared, and where `searchDoubts` leave no rate. */
  readonly ruledOut: readonly RuledOut[] | null;
  /** Null without a margin, or unless budgets are compared. */
  readonly notWorse: NotWorse | null;
  /** At which all differences and efforts from one trial on are within their limits; null where doubts leave no rate. */
  readonly jointLevel: number | null;
  /** Null with costs, with more than 20,000 trials, and where `searchDoubts` leave no rate. */
  readonly test: NoChangeTest | null;
  /** Sweeps of main before the baseline's, the newest first. */
  readonly older: readonly Sweep[];
  /** What fails it: strong evidence of the bands, the test, or either. */
  readonly decides: 'bands' | 'test' | 'either';
  /** The shares of trials that pass where scores take two values, which curves say nothing of; else null. */
  readonly passRates: Readonly<Record<Arm, number>> | null;
  /** Whether the sweeps share trials or configurations, whatever they are compared by. */
  readonly isPaired: boolean;
  readonly searchDoubts: SearchDoubts;
  /** Null unless budgets are compared, and where the baseline’s search is in doubt: no rate is known then. */
  readonly chances: Chances | null;
  readonly trialsNeeded: TrialsNeeded;
  /** The ruling if trials that failed or have not ended were left out of both sweeps; null where none decide. */
  readonly withoutFailures: Pick<Ruling, 'verdict' | 'gate'> | null;
}

/** A candidate without a baseline: there is a curve, and nothing to compare it with. */
interface Lone extends AnyAssessment {
  readonly kind: 'lone';
  readonly baseline: null;
  readonly candidate: Sweep;
  readonly curve: TuningCurve;
  readonly scale: readonly Limits[];
  /** What is known at the budgets of the table. */
  readonly rows: readonly (Limits & { readonly budget: number })[];
}

/** No candidate, or two sweeps that cannot be compared. */
interface Unjudged extends AnyAssessment {
  readonly kind: 'unjudged';
}

/** Everything a report says. */
export type Assessment = Compared | Lone | Unjudged;
