import type { Acknowledgement, Assessment, LabelRefusal } from '../../decide/index.ts';
import { codeSpan } from './markup.ts';

/** Whether the gate passes for what was found, and not because somebody accepted it. */
export function passesByItself({ gate, acknowledged }: Assessment): boolean {
  return gate === 'pass' && acknowledged === null;
}

/** " (accepted by mona)", for titles; empty if nobody did. */
export function acceptedBy({ acknowledged }: Assessment): string {
  return acknowledged === null ? '' : ` (accepted by ${acknowledged.by})`;
}

/** Who accepted what, and when; Markdown. Empty if nobody did. */
export function acceptedSentence({ acknowledged }: Assessment): string {
  if (acknowledged === null) return '';
  const { by, at, label, seen } = acknowledged;
  const author = acknowledged.byAuthor ? ', the author of this pull request,' : '';
  const when = momentOf(at);
  const said = seen === null ? '' : ` The check said then: ${codeSpan(seen, 255)}.`;
  return `${codeSpan(by)}${author} accepted this on ${when} with the label ${codeSpan(label)}, for this commit only.${said}`;
}

/** How to accept a failing result, or why the label that is set does not; Markdown. */
export function acceptanceSentence(
  label: Acknowledgement['label'],
  refusal: LabelRefusal | null,
): string {
  const name = codeSpan(label);
  if (refusal === null)
    return `To accept it: a maintainer sets the label ${name}, then re-runs this job.`;
  if (refusal.why === 'unreadable')
    return `Whether the label ${name} accepts this could not be read (${codeSpan(refusal.what)}). ${remedyFor(refusal.lacking)}`;
  return `The label ${name} does not count: ${reasonOf(refusal)}. To accept this result, a maintainer removes it and sets it again, then re-runs this job.`;
}

type Unreadable = Extract<LabelRefusal, { why: 'unreadable' }>;
type Judged = Exclude<LabelRefusal, Unreadable>;

function reasonOf(refusal: Judged): string {
  switch (refusal.why) {
    case 'unexplained':
      return 'GitHub does not say who set it';
    case 'too-early':
      return `it was set on ${momentOf(refusal.at)}, before the check of this commit had this result to accept`;
    case 'not-a-person':
      return `${codeSpan(refusal.by)}, which set it, is not a person`;
    case 'may-not-write':
      return `${codeSpan(refusal.by)}, who set it, may not write to this repository (permission ${codeSpan(refusal.permission)})`;
  }
}

function remedyFor(lacking: Unreadable['lacking']): string {
  if (lacking === null) return 'Re-run this job.';
  const remedy =
    lacking === 'collaborators'
      ? `Give the input ${codeSpan('github-token')} a token that may read collaborators`
      : `Add the line ${codeSpan(`${lacking}: read`)} to the job’s ${codeSpan('permissions')}`;
  return `${remedy}, then re-run this job.`;
}

/** "2026-03-01 at 10:00 UTC". */
function momentOf(at: string): string {
  return `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`;
}
