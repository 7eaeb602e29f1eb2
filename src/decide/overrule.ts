import { isAtLeast } from '../compare/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { Gate } from '../settings/index.ts';
import type { Acceptance, Assessment, Compared } from './assessment.ts';
import { ofBoth, shardsMissing } from './findings.ts';
import { testOf } from './no-change.ts';
import { isFailure, isFoundWorse, levelNeeded, levelsOf, withRuling } from './outcome.ts';
import { prepare } from './prepare.ts';
import { combineAssessments, type RunAssessment } from './several.ts';

/**
 * What a check remembers of a comparison, so that later runs on the commit are held to it. Texts are only
 * compared with each other, and may be replaced by digests.
 */
export interface Remembered {
  /** The base branch and the name of the comparison. */
  readonly about: string;
  /** The commit of the base that the head was merged into for training; null if that is not known. */
  readonly base: string | null;
  /** The trials of each sweep; null without one. */
  readonly candidate: string | null;
  readonly baseline: string | null;
  /** Null if the comparison does not fail, or fails with an error. */
  readonly failure: Failure | null;
}

interface Failure {
  /** Evidence that the candidate is worse; that it was worse before, on other trials; or anything else. */
  readonly kind: 'worse' | 'repeated' | 'other';
  /** What else there is to accept. */
  readonly what: string;
  /** Of the difference in the headline, in scores (larger is better); null if not finite. */
  readonly lower: number | null;
  readonly estimate: number | null;
  /** It would not fail if trials that failed or never ended were left out of both sweeps. */
  readonly isFlaky: boolean;
}

/** A run that has judged the same commit. */
export interface EarlierRun {
  readonly url: string;
  readonly remembers: readonly Remembered[];
}

/** What the check of a run is to remember, before anybody has accepted its result. */
export function remember({ comparisons }: RunAssessment, baseBranch: string): Remembered[] {
  // Not the SHA of the merge: GitHub makes another one of the same commits. A comparison with a file has no commit.
  const [base = null] = comparisons.flatMap(({ assessment }) => {
    const wanted = assessment.searches.baseline.choice?.wanted;
    return wanted?.matchedBy === 'first-parent' ? wanted.sha : [];
  });
  return comparisons.map(({ name, assessment }) => {
    const { baseline, candidate, searches } = assessment;
    // A base that is trained in the run is the same baseline as long as its commit is.
    const isTrainedHere = baseline && searches.baseline.choice?.isTrainedHere;
    return {
      about: JSON.stringify([baseBranch, name]),
      base,
      candidate: candidate && trialsOf(candidate),
      baseline: isTrainedHere ? `base ${baseline.source.sha}` : baseline && trialsOf(baseline),
      failure: failureOf(assessment),
    };
  });
}

/** In any order: shards can be read in another one. */
function trialsOf({ trials }: Sweep): string {
  const written = trials.map(({ outcome, score, cost }) => `${outcome} ${score} ${cost}`);
  return written.toSorted().join('\n');
}

function failureOf(assessment: Assessment): Failure | null {
  const { outcome, searches } = assessment;
  const { verdict, code, facts } = outcome;
  if (!isAcceptable(assessment)) return null;
  const shown = lossIn(assessment);
  if (assessment.kind === 'compared' && isFoundWorse(outcome)) {
    const missing = shardsMissing(searches.candidate.shards);
    const what = missing === 0 ? '' : `jobs missing: ${missing}`;
    const { withoutFailures } = assessment;
    const isFlaky = withoutFailures !== null && !isFoundWorse(withoutFailures);
    return { ...shown, kind: 'worse', what, isFlaky };
  }
  // What is not judged may show evidence all the same.
  const what = `${verdict}, ${levelsOf(assessment).worse}: ${JSON.stringify({ code, ...facts })}`;
  return { ...shown, kind: 'other', what, isFlaky: false };
}

/** What is found at comparable settings, or of whole searches, has no limits: only the same trials show it again. */
function lossIn(assessment: Assessment): Pick<Failure, 'lower' | 'estimate'> {
  const { example = null, test = null } = assessment.kind === 'compared' ? assessment : {};
  const isBySettings = test?.unit === 'search' || (!test?.pairs && test?.pSameSettings !== null);
  if (test?.failed && isBySettings) return { lower: null, estimate: null };
  const shown = test?.pairs ? test.pairs.change : example?.difference;
  const { lower = null, estimate = null } = shown ?? {};
  const finite = (value: number | null) => (Number.isFinite(value) ? value : null);
  return { lower: finite(lower), estimate: finite(estimate) };
}

/**
 * Holds a run to what was found before on its commit: if the candidate was worse there, another draw of the same
 * commit against the same baseline fails too, whatever it finds, since a gate that is run until it passes
 * would pass everything. The last verdict on the same trials counts, so a failure that was judged anew and
 * passed holds nobody. A failure by failed trials alone may be the machine's: one new draw is
 * judged, and the report names both runs. If that fails too, it is no accident, and stands.
 *
 * @param known what each comparison of this run found, in their order
 * @param earlier newest first
 * @returns the run, and what it found with the failures that stand
 */
export function enforceEarlierFailures(
  run: RunAssessment,
  known: readonly Remembered[],
  earlier: readonly EarlierRun[],
): { readonly run: RunAssessment; readonly known: readonly Remembered[] } {
  const held = run.comparisons.map(({ name, assessment }, i) => {
    const now = known[i] as Remembered;
    const failed = assessment.settings.gate.informOnly ? [] : failuresBefore(now, earlier);
    return { name, ...heldTo(failed, assessment, now) };
  });
  const comparisons = held.map(({ name, assessment }) => ({ name, assessment }));
  return { run: combineAssessments(comparisons, run), known: held.map(({ now }) => now) };
}

type FailureBefore = Failure & { readonly url: string };

function heldTo(failed: readonly FailureBefore[], assessment: Assessment, now: Remembered) {
  const [last, ...others] = failed;
  const sure = failed.find(({ isFlaky }) => !isFlaky);
  const alike = last && { ...assessment, failedBefore: { url: last.url, stands: false } };
  if (isFailure(assessment.outcome)) {
    // A report that blames failed trials also says whether another training would be judged anew.
    const isFlaky = now.failure?.kind === 'worse' && now.failure.isFlaky && !sure;
    const blamed = alike ?? { ...assessment, mayRetrain: true };
    return { assessment: isFlaky ? blamed : assessment, now };
  }
  const standing = sure ?? (others.length > 0 ? last : undefined);
  if (!standing) return { assessment: alike ?? assessment, now };
  const { what, isFlaky, url } = standing;
  const failure = { ...lossIn(assessment), kind: 'repeated', what, isFlaky } as const;
  const { verdict } = assessment.outcome;
  const ruling = { code: 'worse-before', facts: {}, verdict, gate: 'fail' } as const;
  const repeated = { ...assessment, failedBefore: { url, stands: true } };
  return { assessment: withRuling(repeated, ruling), now: { ...now, failure } };
}

/** That it was worse on other trials, newest first. */
function failuresBefore(now: Remembered, earlier: readonly EarlierRun[]): FailureBefore[] {
  const known = earlier.flatMap(({ url, remembers }) =>
    remembers.filter((one) => isSameQuestion(one, now)).map((one) => ({ ...one, url })),
  );
  return known.flatMap(({ failure, candidate, url }, at) => {
    const isLastWord = known.findIndex((one) => one.candidate === candidate) === at;
    const isOther = candidate !== now.candidate && isLastWord;
    return failure?.kind === 'worse' && isOther ? [{ ...failure, url }] : [];
  });
}

/** Where the merge is not known in one of them, nothing says that it was another. */
function isSameQuestion(one: Remembered, other: Remembered): boolean {
  const isSameBase = one.base === null || other.base === null || one.base === other.base;
  return one.about === other.about && one.baseline === other.baseline && isSameBase;
}

/**
 * Whether a check that somebody accepted showed all that fails now: each comparison failed there in the same way, and
 * the difference found now is within the limits that were shown. Where there are none, or they are not finite, only the
 * same trials are if the candidate is worse.
 *
 * @returns `beyond` if all of it failed there, but less badly
 */
export function coverage(
  seen: readonly Remembered[],
  now: readonly Remembered[],
): 'all' | 'beyond' | 'not' {
  const each = now.map((one) => coverageOf(seen, one));
  return (['not', 'beyond'] as const).find((one) => each.includes(one)) ?? 'all';
}

function coverageOf(seen: readonly Remembered[], now: Remembered) {
  const { failure } = now;
  if (failure === null) return 'all';
  const isOther = failure.kind === 'other';
  const shown = seen.find(
    (one) =>
      one.about === now.about &&
      one.failure?.what === failure.what &&
      (one.failure.kind === 'other') === isOther,
  );
  if (!shown?.failure) return 'not';
  const { lower } = shown.failure;
  const { estimate } = failure;
  // What is not judged may have no number to be held to.
  const isWithin =
    lower === null || (isOther && estimate === null)
      ? isOther || shown.candidate === now.candidate
      : estimate !== null && estimate >= lower;
  return isWithin ? 'all' : 'beyond';
}

/** A base that is trained now must show a loss that is as rare as this if nothing changed. */
const CONFIRMING = 0.05;

/** Whether it fails for a loss that a base could confirm. */
export function canBeConfirmed({ outcome }: Assessment): boolean {
  return isFailure(outcome) && outcome.code === 'worse';
}

/** Of the trials of the saved sweep. */
const ENOUGH = 0.9;

/**
 * What was found against a saved sweep, after its base was trained again: an unlucky baseline, another machine or other
 * data show no loss against a base that had the same luck, machine and data. What fails is neutral unless p ≤ 0.05 against
 * the base too, or, where fair or weak evidence decided, evidence of that level. Of unchanged sweeps fewer fail than
 * before, whatever their dependence.
 *
 * @param base the comparison with the base trained now, which may have no baseline
 */
export function confirm(saved: Assessment, base: Assessment): Assessment {
  const { outcome, settings } = saved;
  const least = ENOUGH * (saved.baseline?.counts.drawn ?? 0);
  // A training that breaks off shows nothing.
  if (base.kind !== 'compared' || base.baseline.counts.drawn < least) {
    const { absence } = base.searches.baseline;
    return { ...saved, confirmation: { sha: null, pValue: null, holds: true, absence } };
  }
  const pValue = pValueInTrials(base);
  const needed = levelNeeded(settings.gate);
  const byBands = outcome.code === 'worse' && outcome.facts.by === 'bands';
  const isOfLevel = pValue === null || (byBands && needed !== 'strong');
  const holds = isOfLevel ? isAtLeast(levelsOf(base).worse, needed) : pValue <= CONFIRMING;
  const confirmation = { sha: base.baseline.source.sha, pValue, holds, absence: null };
  if (holds || !isFailure(outcome)) return { ...saved, confirmation };
  const ruling = { code: 'not-confirmed', facts: {}, verdict: 'worse', gate: 'neutral' } as const;
  return withRuling({ ...saved, confirmation }, ruling);
}

/** Of the test that decides, or after tuning by trials where costs decide; null for more trials than are tested. */
function pValueInTrials(base: Compared): number | null {
  if (base.test !== null) return base.test.pValue;
  const comparison = { ...base.settings.comparison, budgetMin: null, budgetMax: null };
  const pair = ofBoth((arm) => ({ ...base[arm], cost: null }));
  const prepared = prepare(pair, { ...base.settings, comparison });
  return testOf(prepared, base.older, CONFIRMING)?.pAfterTuning ?? null;
}

/** Why a label that is set does not count. */
export type LabelRefusal =
  | { readonly why: 'unexplained' }
  | { readonly why: 'too-early'; readonly at: string }
  /** The check that was accepted showed a smaller loss; its title is untrusted text. */
  | { readonly why: 'beyond'; readonly at: string; readonly seen: string }
  | { readonly why: 'not-a-person'; readonly by: string }
  | { readonly why: 'may-not-write'; readonly by: string; readonly permission: string }
  /** With GitHub's answer, which is untrusted text, and what the token may not read; null in an outage. */
  | {
      readonly why: 'unreadable';
      readonly what: string;
      readonly lacking: 'pull-requests' | 'checks' | 'collaborators' | null;
    };

/** What is known of a label that is set on a pull request; times are in UTC, `2026-03-01T10:00:00Z`. */
interface SetLabel {
  readonly label: string;
  /** When it was last set; null if GitHub does not say. */
  readonly set: { readonly login: string; readonly isPerson: boolean; readonly at: string } | null;
  /** What that person may do in the repository; null for others. */
  readonly permission: string | null;
  /** The failing checks of this instance on the commit whose results may be accepted, newest run first. */
  readonly failures: readonly FailingCheck[];
  /** What fails now, and the title that its check would have. */
  readonly failure: Pick<FailingCheck, 'title' | 'remembers'>;
  /** Of the pull request; null if unknown. */
  readonly author: string | null;
}

interface FailingCheck {
  readonly at: string;
  readonly title: string;
  readonly remembers: readonly Remembered[];
}

/**
 * Whether a label accepts the result on a commit: it was last set after a check on that commit had
 * failed in the same comparisons, and no less badly, which shows what is accepted, and by a person who may
 * write to the repository.
 */
export function judgeLabel(known: SetLabel): Acceptance | LabelRefusal {
  const { label, set, permission, failures, failure, author } = known;
  if (set === null) return { why: 'unexplained' };
  const { login: by, at } = set;
  const before = failures.filter((one) => one.at < at);
  const [seen] = before.toSorted((a, b) => b.at.localeCompare(a.at));
  const covered = seen ? coverage(seen.remembers, failure.remembers) : 'not';
  if (!seen || covered === 'not') return { why: 'too-early', at };
  if (covered === 'beyond') return { why: 'beyond', at, seen: seen.title };
  if (!set.isPerson) return { why: 'not-a-person', by };
  if (permission !== 'admin' && permission !== 'write')
    return { why: 'may-not-write', by, permission: permission ?? 'none' };
  const byAuthor = by.toLowerCase() === author?.toLowerCase();
  return { label, by, at, byAuthor, seen: seen.title === failure.title ? null : seen.title };
}

/** Whether a label can open the gate of a run: all that closes it can be accepted. */
export function canBeAccepted({ comparisons }: RunAssessment): boolean {
  const failing = comparisons.filter(({ assessment }) => isFailure(assessment.outcome));
  return failing.length > 0 && failing.every(({ assessment }) => isAcceptable(assessment));
}

/**
 * The same results, with those that failed accepted. What was judged passes; what was not is neutral, so that a
 * change can be merged although its training is broken.
 */
export function accept(run: RunAssessment, accepted: Acceptance): RunAssessment {
  const comparisons = run.comparisons.map((one) => {
    const { assessment } = one;
    const { outcome, failedBefore } = assessment;
    if (!isAcceptable(assessment)) return one;
    const gate: Gate = isFoundWorse(outcome) || failedBefore?.stands ? 'pass' : 'neutral';
    return { ...one, assessment: withRuling({ ...assessment, accepted }, { ...outcome, gate }) };
  });
  return combineAssessments(comparisons, run);
}

/** A sweep that cannot be read hides what it would show, and an outage ends by itself. */
function isAcceptable({ outcome }: Assessment): boolean {
  return isFailure(outcome) && outcome.verdict !== 'error';
}
