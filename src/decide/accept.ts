import type { Gate } from '../settings/index.ts';
import type { Acceptance, Assessment } from './assessment.ts';
import { withRuling } from './classify.ts';
import { coverage, type Remembered } from './memory.ts';
import { combineAssessments, type RunAssessment } from './several.ts';

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
  const seen = failures
    .filter((one) => one.at < at)
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .at(0);
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
export function canBeAccepted({ outcome, comparisons }: RunAssessment): boolean {
  const failing = comparisons.filter(({ assessment }) => assessment.outcome.gate === 'fail');
  return outcome.gate === 'fail' && failing.every(({ assessment }) => isAcceptable(assessment));
}

/**
 * The same results, with those that failed accepted. What was judged passes; what was not is neutral, so that a
 * change can be merged although its training is broken.
 */
export function accept(run: RunAssessment, accepted: Acceptance): RunAssessment {
  const comparisons = run.comparisons.map((one) => {
    const { assessment } = one;
    if (assessment.outcome.gate !== 'fail' || !isAcceptable(assessment)) return one;
    const { outcome, failedBefore } = assessment;
    const { verdict } = outcome;
    const isJudged = verdict === 'worse' || verdict === 'mixed' || failedBefore?.stands;
    const gate: Gate = isJudged ? 'pass' : 'neutral';
    return { ...one, assessment: withRuling({ ...assessment, accepted }, { ...outcome, gate }) };
  });
  return combineAssessments(comparisons, run);
}

/** A sweep that cannot be read hides what it would show, and an outage ends by itself. */
function isAcceptable({ outcome }: Assessment): boolean {
  return outcome.verdict !== 'error';
}
