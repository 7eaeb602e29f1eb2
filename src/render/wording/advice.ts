import {
  type Acknowledgement,
  type Arm,
  type Assessment,
  isBeyondRate,
  isClosedByLimits,
  type LabelRefusal,
} from '../../decide/index.ts';
import type { Absence } from '../../read/index.ts';
import { codeSpan } from './markup.ts';
import { plural } from './numbers.ts';
import { shortSha } from './sweeps.ts';

/** Where there is nothing to compare: what was looked for and what the reader can do; Markdown. */
export function adviceSentence(assessment: Assessment): string {
  const advice = [foundSentence(assessment), assessment.remedy ?? ''];
  return advice.filter(Boolean).join(' ');
}

function foundSentence(assessment: Assessment): string {
  if (assessment.comparison !== null) return trialsAdvice(assessment);
  const { baseline, candidate, settings } = assessment;
  if (candidate === null) return absenceSentence(assessment, 'candidate');
  if (baseline === null) return absenceSentence(assessment, 'baseline');
  const [b, c] = [baseline, candidate].map((one) => `${codeSpan(one.metric)} (${one.direction})`);
  const { metric, direction } = settings.reading;
  const asked = metric ? [codeSpan(metric), direction && `(${direction})`] : [direction];
  const text = asked.filter(Boolean).join(' ');
  const wanted = text && `, and ${text} is asked for`;
  return `The baseline has ${b}, the candidate ${c}${wanted}.`;
}

function trialsAdvice(assessment: Assessment): string {
  const { reasonCode, comparison, trialsNeeded, settings } = assessment;
  if (comparison === null) return '';
  if (reasonCode === 'too-few-trials') return detectionAdvice(assessment);
  if (reasonCode !== 'empty-range') return '';
  if (isClosedByLimits(comparison)) return 'Give a larger budget-max, or none.';
  const [b, c] = [comparison.baseline.band.n, comparison.candidate.band.n];
  const have = `The baseline has ${plural(b, 'trial')}, the candidate ${c}`;
  const n = trialsNeeded?.toOpenRange ?? null;
  const needed = n === 'over 200' ? 'more than 200' : n;
  if (isBeyondRate(comparison, settings)) {
    const goal = 'To keep it and catch a candidate that needs 3 times the trials';
    const need = n === null ? '' : ` ${goal}, each would need ${needed} trials.`;
    return `${have}: no gate keeps the rate.${need}`;
  }
  return n === null
    ? `${have}; no number of trials up to 20,000 resolves these budgets.`
    : `${have}; at least ${needed} each are needed.`;
}

/** What sweeps of these sizes miss, and how many trials would do. */
function detectionAdvice({ trialsNeeded, searchDoubts }: Assessment): string {
  // Without random search, no chance is known.
  if (searchDoubts.baseline !== null)
    return 'Even with random search, so few trials would miss most regressions.';
  const missed = 'A candidate that needs 8 times the trials would pass more than 1 time in 5.';
  const n = trialsNeeded?.toDetect ?? null;
  if (trialsNeeded === null || n === null) return missed;
  const needed = n === 'over 200' ? 'more than 200 trials' : plural(n, 'trial');
  return `${missed} To catch one that needs ${trialsNeeded.slowdown} times as many, 4 times in 5, each sweep would need ${needed}.`;
}

/** Why the sweep is missing, and what to do about it; Markdown. */
function absenceSentence({ searches, settings, acknowledged }: Assessment, arm: Arm): string {
  const { location, absence, choice } = searches[arm];
  if (absence === null) return '';
  switch (absence.why) {
    case 'missing':
      return [
        `Nothing matches ${codeSpan(location)}.`,
        ...(acknowledged === null ? [remedyFor(arm, location)] : []),
      ].join(' ');
    case 'no-baseline-yet':
      return noneYetSentence(absence, settings.gate.informOnly);
    case 'unknown-workflow':
      return `${codeSpan(absence.branch)} has no workflow ${codeSpan(absence.workflow, 300)}, which trained this sweep, so no baseline belongs to it. Train with a workflow of the base; if it was renamed, somebody who may write has to accept this.`;
    case 'expired':
      return expiredSentence(absence, arm, location);
    case 'forbidden':
      return `Add the line ${codeSpan(absence.permission)} to the job’s ${codeSpan('permissions')}.`;
    case 'unreachable':
      return `GitHub gave no answer (${codeSpan(absence.what)}); run the job again.`;
    case 'of-fork':
      return `${codeSpan(location)} was saved by a run for a fork, which is never taken for a baseline.`;
    case 'empty':
      return `${codeSpan(location)} has no file in it. Check the step that saved it.`;
    case 'unusable': {
      const isLookedUp = arm === 'baseline' && (location === 'auto' || choice !== null);
      const remedy = isLookedUp && !settings.gate.informOnly ? ` ${TRAIN_BASE}` : '';
      return `${codeSpan(absence.what, 600)}${remedy}`;
    }
  }
}

const TRAIN_BASE = 'Or run this workflow on the base branch, then this job again.';

type AbsenceOf<Why> = Extract<Absence, { why: Why }>;

function noneYetSentence(absence: AbsenceOf<'no-baseline-yet'>, informs: boolean): string {
  const { branch, artifact, other } = absence;
  const none = `No sweep of ${codeSpan(branch)} is saved as ${codeSpan(artifact)} yet`;
  if (informs) return `${none}. This run’s is the first.`;
  const remedy = `Merge this, or run this workflow once on ${codeSpan(branch)}.`;
  if (other === null) return `${none}. ${remedy}`;
  return `${none} by this workflow; those of ${codeSpan(other)} are not taken. ${remedy} To compare with another workflow’s, name it: ${codeSpan('baseline: run:ID:NAME')}.`;
}

function remedyFor(arm: Arm, location: string): string {
  const isArtifact = /^(artifact|run):/.test(location);
  if (isArtifact && arm === 'candidate')
    return 'Check that the job that trains ran, that it saved its sweep under this name, and that this job `needs` it.';
  if (isArtifact) return 'Check the name, and that what saves it ran before.';
  return arm === 'baseline'
    ? 'Save the sweep of the main branch under this path, or omit the input `baseline` to have it looked up.'
    : 'Check that the training step ran, and that the input `candidate` points to the file it wrote.';
}

function expiredSentence(absence: AbsenceOf<'expired'>, arm: Arm, location: string): string {
  const { sha, expiredAt } = absence;
  const which = sha === null ? codeSpan(location) : `The sweep of ${shortSha(sha)}`;
  const day = expiredAt && codeSpan(expiredAt.slice(0, 10));
  const expired = day === null ? 'has expired' : `expired on ${day}`;
  if (arm === 'candidate') return `${which} ${expired}. Run the whole workflow again.`;
  return `${which} ${expired}. Run this workflow once on the branch this is compared with; a schedule or a longer \`retention-days\` keeps one at hand.`;
}

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
  const { by, byAuthor, at, label, seen } = acknowledged;
  const author = byAuthor ? ', the author of this pull request,' : '';
  const said = seen === null ? '' : ` The check said then: ${codeSpan(seen, 255)}.`;
  return `${codeSpan(by)}${author} accepted this on ${momentOf(at)} with the label ${codeSpan(label)}, for this commit only.${said}`;
}

/** That an earlier run found this commit worse, and what that means; Markdown. Empty if none did. */
export function failedBeforeSentence({ failedBefore }: Assessment): string {
  if (!failedBefore) return '';
  return failedBefore.stands
    ? `[That run](${failedBefore.url}) trained the same commit for the same base. Its result stands: a check that is run until it passes would pass anything.`
    : `[An earlier run](${failedBefore.url}) found this commit worse, but only because of trials that failed or never ended. That can be the machine’s fault, so the new training was judged.`;
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
    return `Whether the label ${name} accepts this could not be read (${codeSpan(refusal.what)}). ${remedyOf(refusal.lacking)}`;
  return `The label ${name} does not count: ${reasonOf(refusal)}. To accept this result, a maintainer removes it and sets it again, then re-runs this job.`;
}

type Unreadable = Extract<LabelRefusal, { why: 'unreadable' }>;

function remedyOf(lacking: Unreadable['lacking']): string {
  if (lacking === null) return 'Re-run this job.';
  if (lacking === 'collaborators')
    return `Give the input ${codeSpan('github-token')} a token that may read collaborators, then re-run this job.`;
  return `Add the line ${codeSpan(`${lacking}: read`)} to the job’s ${codeSpan('permissions')}, then re-run this job.`;
}

function reasonOf(refusal: Exclude<LabelRefusal, Unreadable>): string {
  switch (refusal.why) {
    case 'unexplained':
      return 'GitHub does not say who set it';
    case 'too-early':
      return `it was set on ${momentOf(refusal.at)}, before this commit had this result`;
    case 'beyond':
      return `it was set on ${momentOf(refusal.at)} for ${codeSpan(refusal.seen, 255)}, which does not cover this result`;
    case 'not-a-person':
      return `${codeSpan(refusal.by)}, which set it, is not a person`;
    case 'may-not-write':
      return `${codeSpan(refusal.by)}, who set it, may not write to this repository (permission ${codeSpan(refusal.permission)})`;
  }
}

/** "2026-03-01 at 10:00 UTC". */
function momentOf(at: string): string {
  return `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`;
}
