import type { Sweep } from '../parse/index.ts';
import type { Assessment } from './assessment.ts';
import { withRuling } from './classify.ts';
import { isFoundWorse } from './outcome.ts';
import { levelsOf, shardsMissing } from './rules.ts';
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
    const { baseline, candidate } = assessment;
    return {
      about: JSON.stringify([baseBranch, name]),
      base,
      candidate: candidate && trialsOf(candidate),
      baseline: baseline && baselineOf(assessment, baseline),
      failure: failureOf(assessment),
    };
  });
}

/** A base that is trained in the run is the same baseline as long as its commit is. */
function baselineOf({ searches }: Assessment, baseline: Sweep): string {
  const isTrainedHere = searches.baseline.choice?.isTrainedHere;
  return isTrainedHere ? `base ${baseline.source.sha}` : trialsOf(baseline);
}

/** In any order: shards can be read in another one. */
function trialsOf({ trials }: Sweep): string {
  const written = trials.map(({ outcome, score, cost }) => `${outcome} ${score} ${cost}`);
  return written.toSorted().join('\n');
}

function failureOf(assessment: Assessment): Failure | null {
  const { outcome, searches } = assessment;
  const { gate, verdict, code, facts } = outcome;
  if (gate !== 'fail' || verdict === 'error') return null;
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
  const { lower = -Infinity, estimate = null } = shown ?? {};
  const isKnown = estimate !== null && Number.isFinite(estimate);
  return { lower: Number.isFinite(lower) ? lower : null, estimate: isKnown ? estimate : null };
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
  const held = run.comparisons.flatMap(({ name, assessment }, i) => {
    const now = known[i];
    if (now === undefined) return [];
    const failed = assessment.settings.gate.informOnly ? [] : failuresBefore(now, earlier);
    return [{ name, ...heldTo(failed, assessment, now) }];
  });
  const comparisons = held.map(({ name, assessment }) => ({ name, assessment }));
  return { run: combineAssessments(comparisons, run), known: held.map(({ now }) => now) };
}

type FailureBefore = Failure & { readonly url: string };

function heldTo(failed: readonly FailureBefore[], assessment: Assessment, now: Remembered) {
  const [last, ...others] = failed;
  const sure = failed.find(({ isFlaky }) => !isFlaky);
  const alike = last && { ...assessment, failedBefore: { url: last.url, stands: false } };
  if (assessment.outcome.gate === 'fail') {
    const isFlaky = now.failure?.kind === 'worse' && now.failure.isFlaky && !sure;
    // Who is told of failed trials should know that another training is judged anew, and whether it still is.
    return {
      assessment: isFlaky ? (alike ?? { ...assessment, mayRetrain: true }) : assessment,
      now,
    };
  }
  const standing = sure ?? (others.length > 0 ? last : undefined);
  if (!standing) return { assessment: alike ?? assessment, now };
  const { what, isFlaky, url } = standing;
  const failure = { ...lossIn(assessment), kind: 'repeated', what, isFlaky } as const;
  return { assessment: repeated(assessment, url), now: { ...now, failure } };
}

/** That it was worse on other trials, newest first. */
function failuresBefore(now: Remembered, earlier: readonly EarlierRun[]): FailureBefore[] {
  const known = earlier.flatMap(({ url, remembers }) =>
    remembers.filter((one) => isSameQuestion(one, now)).map((one) => ({ ...one, url })),
  );
  const isLastWord = ({ candidate }: Remembered, at: number) =>
    known.findIndex((one) => one.candidate === candidate) === at;
  return known.flatMap((one, at) => {
    const { failure, candidate, url } = one;
    const isOther = candidate !== now.candidate && isLastWord(one, at);
    return failure?.kind === 'worse' && isOther ? [{ ...failure, url }] : [];
  });
}

/** Where the merge is not known in one of them, nothing says that it was another. */
function isSameQuestion(one: Remembered, other: Remembered): boolean {
  const isSameBase = one.base === null || other.base === null || one.base === other.base;
  return one.about === other.about && one.baseline === other.baseline && isSameBase;
}

function repeated(assessment: Assessment, url: string): Assessment {
  const { verdict } = assessment.outcome;
  const ruling = { code: 'worse-before', facts: {}, verdict, gate: 'fail' } as const;
  return withRuling({ ...assessment, failedBefore: { url, stands: true } }, ruling);
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
  const isSameKind = (other: Failure) => (other.kind === 'other') === (failure.kind === 'other');
  const shown = seen.find(
    (one) =>
      one.about === now.about && one.failure?.what === failure.what && isSameKind(one.failure),
  );
  if (!shown?.failure) return 'not';
  const { lower } = shown.failure;
  const { estimate } = failure;
  // What is not judged may have no number to be held to.
  const isWithin =
    lower === null || (failure.kind === 'other' && estimate === null)
      ? failure.kind === 'other' || shown.candidate === now.candidate
      : estimate !== null && estimate >= lower;
  return isWithin ? 'all' : 'beyond';
}
