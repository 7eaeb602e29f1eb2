import type { Acknowledgement, Assessment } from './assessment.ts';
import { requireAllShards } from './gate-policy.ts';
import { combineAssessments, type RunAssessment } from './several.ts';

/** Why a label that is set does not count. */
export type LabelRefusal =
  | { readonly why: 'unexplained' }
  | { readonly why: 'too-early'; readonly at: string }
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
  /** The failing checks of this instance on the commit whose results may be accepted. */
  readonly failures: readonly {
    readonly at: string;
    readonly title: string;
    /** Whether the check showed all that fails now. */
    readonly showsAll: boolean;
  }[];
  /** The title that the check of this run would have. */
  readonly title: string;
  /** Of the pull request; null if unknown. */
  readonly author: string | null;
}

/**
 * Whether a label accepts the result on a commit: it was last set after a check on that commit had
 * failed in the same comparisons, which shows what is accepted, and by a person who may write to the repository.
 */
export function judgeLabel(known: SetLabel): Acknowledgement | LabelRefusal {
  const { label, set, permission, failures, title, author } = known;
  if (set === null) return { why: 'unexplained' };
  const { login: by, at } = set;
  const seen = failures
    .filter((failure) => failure.at < at)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .at(-1);
  if (!seen?.showsAll) return { why: 'too-early', at };
  if (!set.isPerson) return { why: 'not-a-person', by };
  if (permission !== 'admin' && permission !== 'write')
    return { why: 'may-not-write', by, permission: permission ?? 'none' };
  const byAuthor = by.toLowerCase() === author?.toLowerCase();
  return { label, by, at, byAuthor, seen: seen.title === title ? null : seen.title };
}

/** Whether a label can open the gate of a run: all that closes it can be accepted. */
export function canBeAccepted({ gate, comparisons }: RunAssessment): boolean {
  const failing = comparisons.filter(({ assessment }) => assessment.gate === 'fail');
  return gate === 'fail' && failing.every(({ assessment }) => isAcceptable(assessment));
}

/** The same results, with those that failed accepted: the gate passes. */
export function acknowledge(run: RunAssessment, acknowledged: Acknowledgement): RunAssessment {
  const comparisons = run.comparisons.map((one) => {
    const { remedy: _, ...assessment } = one.assessment;
    if (assessment.gate !== 'fail' || !isAcceptable(assessment)) return one;
    const reason = `${assessment.reason} (accepted by ${acknowledged.by})`;
    const passing = { ...assessment, ...opened({ ...assessment, reason }), acknowledged };
    return { ...one, assessment: passing };
  });
  return combineAssessments(comparisons, run);
}

/** What a person can weigh; a sweep that is missing or cannot be read has to be put right. */
function isAcceptable(assessment: Assessment): boolean {
  const canBeWeighed = ['worse', 'mixed', 'invalid'].includes(assessment.verdict);
  return canBeWeighed && opened(assessment).gate !== 'fail';
}

/** Whoever accepts a result has not accepted that jobs of the matrix are missing. */
function opened({ verdict, reason, searches, settings }: Assessment) {
  return requireAllShards({ verdict, reason, gate: 'pass' }, searches.candidate, settings.gate);
}
