import { type Arm, type Assessment, isBeyondRate, isClosedByLimits } from '../../decide/index.ts';
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
  const { verdict, comparison, trialsNeeded, settings } = assessment;
  if (verdict !== 'insufficient' || comparison === null) return '';
  if (isClosedByLimits(comparison)) return 'Give a larger budget-max, or none.';
  const [b, c] = [comparison.baseline.band.n, comparison.candidate.band.n];
  const have =
    b === c
      ? `Each sweep has ${plural(b, 'trial')}`
      : `The baseline has ${plural(b, 'trial')} and the candidate ${c}`;
  const n = trialsNeeded?.toOpenRange ?? null;
  if (isBeyondRate(comparison, settings)) {
    if (n === null) return `${have}: no gate keeps the rate.`;
    const needed = n === 'over 200' ? 'more than 200 trials' : plural(n, 'trial');
    return `${have}: no gate keeps the rate. To keep it and catch a candidate that needs 3 times the trials, each sweep would need ${needed}.`;
  }
  return n === null
    ? `${have}; no number of trials up to 20,000 resolves these budgets.`
    : `${have}; at least ${n} each are needed.`;
}

/** Why the sweep is missing, and what to do about it; Markdown. */
export function absenceSentence(assessment: Assessment, arm: Arm): string {
  const { location, absence } = assessment.searches[arm];
  if (absence === null) return '';
  const informs = assessment.settings.gate.informOnly;
  switch (absence.why) {
    case 'missing':
      return `Nothing matches ${codeSpan(location)}. ${remedyFor(arm, location)}`;
    case 'no-baseline-yet':
      return noneYetSentence(absence, informs);
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
    case 'unusable':
      return `The one that was found cannot be used: ${codeSpan(absence.what, 400)}`;
  }
}

type NoneYet = Extract<Absence, { why: 'no-baseline-yet' }>;

function noneYetSentence({ branch, artifact, other }: NoneYet, informs: boolean): string {
  const none = `No sweep of ${codeSpan(branch)} is saved as ${codeSpan(artifact)} yet`;
  if (informs) return `${none}. This run’s is the first.`;
  const remedy = `Merge this, or run this workflow once on ${codeSpan(branch)}.`;
  if (other === null) return `${none}. ${remedy}`;
  return `${none} by this workflow; those of ${codeSpan(other)} are not taken. ${remedy} To compare with another workflow’s, name it: ${codeSpan('baseline: run:ID:NAME')}.`;
}

function remedyFor(arm: Arm, location: string): string {
  const isArtifact = /^(artifact|run):/.test(location);
  if (isArtifact && arm === 'candidate') {
    return 'Check that the job that trains ran, that it saved its sweep under this name, and that this job `needs` it.';
  }
  if (isArtifact) return 'Check the name, and that what saves it ran before.';
  return arm === 'baseline'
    ? 'Save the sweep of the main branch under this path, or omit the input `baseline`, and it is looked up.'
    : 'Check that the training step ran, and that the input `candidate` points to the file it wrote.';
}

type Expired = Extract<Absence, { why: 'expired' }>;

function expiredSentence({ sha, expiredAt }: Expired, arm: Arm, location: string): string {
  const which = sha === null ? codeSpan(location) : `The sweep of ${shortSha(sha)}`;
  const when =
    expiredAt === null ? 'has expired' : `expired on ${codeSpan(expiredAt.slice(0, 10))}`;
  const remedy =
    arm === 'baseline'
      ? 'Run this workflow once on the branch this is compared with; a schedule or a longer `retention-days` keeps one at hand.'
      : 'Run the whole workflow again.';
  return `${which} ${when}. ${remedy}`;
}
