import { isAtLeast } from '../compare/index.ts';
import {
  type Acceptance,
  type Arm,
  type Assessment,
  type Compared,
  type LabelRefusal,
  levelsOf,
} from '../decide/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { Absence, Location } from '../read/index.ts';
import {
  code,
  commit,
  data,
  joined,
  link,
  type Phrase,
  plain,
  type Span,
  type Statement,
  say,
  state,
  words,
} from './blocks.ts';
import { plural } from './numbers.ts';
import { baselineDoubt, remedySentences } from './outcome.ts';
import { isJudged } from './outlook.ts';

/** What a reader must know to read the verdict right. */
export function explanations(assessment: Assessment): Statement[] {
  return [...failedBefore(assessment), ...acceptedSentence(assessment), ...advice(assessment)];
}

/**
 * What the check does, where the mark does not say it.
 *
 * @param assessment the comparison that decides
 * @param mark of the run, if it is of several
 */
export function effect(assessment: Assessment, mark = assessment.outcome.mark): Statement[] {
  return mark === '⚪' ? state('outcome', effectSentence(assessment)) : [];
}

function effectSentence(assessment: Assessment): Phrase {
  const { outcome, settings } = assessment;
  if (outcome.gate === 'pass') return say`The check passes.`;
  const { failOn, informOnly } = settings.gate;
  const { worse } = levelsOf(assessment);
  const isWorse = isJudged(assessment) && worse !== 'none';
  if (isWorse && informOnly) return say`A run on the default branch never fails.`;
  const isBelow = failOn === 'never' || !isAtLeast(worse, failOn);
  // A pass that is in doubt is neutral for the reason that the remedy gives.
  const isDowngraded = isWorse && isBelow && outcome.code !== 'doubtful-pass';
  const allowed = isDowngraded ? say` (${code(words`fail-on: ${failOn}`)})` : [];
  const isAdaptive = outcome.cause === 'adaptive-search';
  const why = isAdaptive ? say`: ${baselineDoubt(assessment)}` : allowed;
  return say`The check is neutral and does not block${why}.`;
}

/** What was found instead of two sweeps that can be judged, and what the reader can do. */
export function advice(assessment: Assessment): Statement[] {
  return [
    ...state('found', foundSentence(assessment)),
    ...state('advice', remedySentences(assessment)),
  ];
}

function foundSentence(assessment: Assessment): Phrase {
  if (assessment.kind === 'compared') return trialsAdvice(assessment);
  const { baseline, candidate, settings } = assessment;
  if (candidate === null) return absenceSentence(assessment, 'candidate');
  if (baseline === null) return absenceSentence(assessment, 'baseline');
  const nameOf = (one: Sweep) => say`${data(one.metric)} (${one.direction})`;
  const { metric, direction } = settings.reading;
  const asked = metric
    ? [[data(metric)], direction === null ? [] : say`(${direction})`]
    : [direction === null ? [] : say`${direction}`];
  const text = joined(asked);
  const wanted = text.length === 0 ? [] : say`, and this run asks for ${text}`;
  return say`The baseline has ${nameOf(baseline)}, the candidate ${nameOf(candidate)}${wanted}.`;
}

function trialsAdvice(assessment: Compared): Phrase {
  const { outcome, trialsNeeded } = assessment;
  if (outcome.code === 'too-few-trials') return detectionAdvice(assessment);
  if (outcome.code !== 'empty-range') return [];
  if (outcome.facts.budgetMax !== null) return say`Give a larger budget-max, or none.`;
  const n = trialsNeeded.toOpenRange;
  if (n === null) return say`No number of trials up to 20,000 resolves these budgets.`;
  return say`${n === 'over 200' ? 'More than 200' : words`At least ${n}`} each are needed.`;
}

/** What sweeps of these sizes miss, and how many trials would do. */
function detectionAdvice({ trialsNeeded, searchDoubts, outcome }: Compared): Phrase {
  // Without random search, no chance is known.
  if (searchDoubts.baseline !== null)
    return say`Even with random search, so few trials would miss most regressions.`;
  // Otherwise the headline says what would have shown.
  const isBeyondRate = outcome.code === 'too-few-trials' && outcome.facts.rate !== null;
  const missed = isBeyondRate ? say`No order of so few scores fails at this rate.` : [];
  const { toDetect: n, slowdown } = trialsNeeded;
  if (n === null) return missed;
  const needed = n === 'over 200' ? words`more than 200 trials` : plural(n, 'trial');
  const catching = say`To catch a candidate that needs ${slowdown} times the trials at every budget, 4 times in 5, each sweep would need ${needed}.`;
  return joined([missed, catching], say` `);
}

/** Why the sweep is missing, and what to do about it. */
function absenceSentence({ searches, settings, accepted }: Assessment, arm: Arm): Phrase {
  const { location, absence } = searches[arm];
  if (absence === null) return [];
  switch (absence.why) {
    case 'missing': {
      const remedy = accepted === null ? remedyFor(arm, location) : [];
      return joined([say`Nothing matches ${data(location.text)}.`, remedy]);
    }
    case 'no-baseline-yet':
      return noneYetSentence(absence, settings.gate.informOnly);
    case 'unknown-workflow':
      return say`${data(absence.branch)} has no workflow ${data(absence.workflow, 300)}, which trained this sweep, so no baseline belongs to it. Train with a workflow of the base; if it was renamed, somebody who may write has to accept this.`;
    case 'expired':
      return expiredSentence(absence, arm, location.text);
    case 'forbidden':
      return say`Add the line ${data(absence.permission)} to the job’s \`permissions\`.`;
    case 'unreachable':
      return say`GitHub gave no answer (${data(absence.what)}); run the job again.`;
    case 'no-trials':
      return say`None of the ${plural(absence.commits, 'newest commit')} of ${data(absence.branch)} has trials in ${data(location.text)}. Train on ${data(absence.branch)}, in runs that record its commit.`;
    case 'of-fork':
      return say`${data(location.text)} was saved by a run for a fork, which is never taken for a baseline.`;
    case 'empty':
      return say`${data(location.text)} has no file in it. Check the step that saved it.`;
    case 'defective':
      return joined([[data(absence.what, 600)], settings.gate.informOnly ? [] : TRAIN_ANEW]);
    case 'unusable': {
      const isLookedUp = arm === 'baseline' && location.kind === 'auto';
      return joined([
        [data(absence.what, 600)],
        isLookedUp && !settings.gate.informOnly ? TRAIN_BASE : [],
      ]);
    }
  }
}

const TRAIN_ANEW = say`Run this workflow on the base branch, or merge what mends it.`;
const TRAIN_BASE = say`Or run this workflow on the base branch, then this job again.`;

type AbsenceOf<Why> = Extract<Absence, { why: Why }>;

function noneYetSentence(absence: AbsenceOf<'no-baseline-yet'>, informs: boolean): Phrase {
  const { branch, artifact, other } = absence;
  const none = say`No sweep of ${data(branch)} is saved as ${data(artifact)} yet`;
  if (informs) return say`${none}. This run’s is the first.`;
  const remedy = say`Merge this, or run this workflow once on ${data(branch)}.`;
  if (other === null) return say`${none}. ${remedy}`;
  return say`${none} by this workflow; those of ${data(other)} are not taken. ${remedy} To compare with another workflow’s, name it: \`baseline: run:ID:NAME\`.`;
}

function remedyFor(arm: Arm, location: Location): Phrase {
  const { kind } = location;
  if (kind === 'server' && location.byCommit)
    return say`No trial there records this commit. Check that training ran, and which commit its runs record.`;
  if (kind === 'server') return say`Check the name and the filters.`;
  const isArtifact = kind === 'artifact';
  if (isArtifact && arm === 'candidate')
    return say`Check that the job that trains ran, that it saved its sweep under this name, and that this job \`needs\` it.`;
  if (isArtifact) return say`Check the name, and that what saves it ran before.`;
  return arm === 'baseline'
    ? say`Save the sweep of the main branch under this path, or omit the input \`baseline\` to have it looked up.`
    : say`Check that the training step ran, and that the input \`candidate\` points to the file it wrote.`;
}

function expiredSentence(absence: AbsenceOf<'expired'>, arm: Arm, location: string): Phrase {
  const { sha, expiredAt } = absence;
  const which = sha === null ? say`${data(location)}` : say`The sweep of ${commit(sha)}`;
  const day = expiredAt && data(expiredAt.slice(0, 10));
  const expired = day === null ? say`has expired` : say`expired on ${day}`;
  if (arm === 'candidate') return say`${which} ${expired}. Run the whole workflow again.`;
  return say`${which} ${expired}. Run this workflow once on the branch this is compared with; a schedule or a longer \`retention-days\` keeps one at hand.`;
}

/** Who accepted what, and when. Nothing if nobody did. */
export function acceptedSentence({ accepted }: Assessment): Statement[] {
  if (accepted === null) return [];
  const { by, byAuthor, at, label, seen } = accepted;
  const author = byAuthor ? ', the author of this pull request,' : '';
  const said = seen === null ? [] : say` The check said then: ${data(seen, 255)}.`;
  return state(
    'accepted',
    say`${data(by)}${author} accepted this on ${momentOf(at)} with the label ${data(label)}, for this commit only.${said}`,
  );
}

/** That an earlier run found this commit worse, and what that means. Nothing if none did. */
function failedBefore({ failedBefore: before, outcome }: Assessment): Statement[] {
  if (!before) return [];
  if (!before.stands && outcome.gate === 'fail')
    return state(
      'failed-before',
      say`It is worse only because of trials that failed or never ended. ${link(say`An earlier run`, before.url)} failed only because of such trials, too, so this failure stands. Push a change to have it judged anew.`,
    );
  const said = before.stands
    ? say`${link(say`That run`, before.url)} trained the same commit for the same base. Its result stands: a check that is run until it passes would pass anything.`
    : say`${link(say`An earlier run`, before.url)} found this commit worse, but only because of trials that failed or never ended. That can be the machine’s fault, so the new training was judged.`;
  return state('failed-before', said);
}

/** How to accept a failing result, or why the label that is set does not. */
export function acceptanceSentence(
  label: Acceptance['label'],
  refusal: LabelRefusal | null,
): Phrase {
  const name = data(label);
  if (refusal === null)
    return say`To accept it: a maintainer sets the label ${name}, then re-runs this job.`;
  if (refusal.why === 'unreadable')
    return say`Whether the label ${name} accepts this could not be read (${data(refusal.what)}). ${remedyOf(refusal.lacking)}`;
  return say`The label ${name} does not count: ${reasonOf(refusal)}. To accept this result, a maintainer removes it and sets it again, then re-runs this job.`;
}

type Unreadable = Extract<LabelRefusal, { why: 'unreadable' }>;

function remedyOf(lacking: Unreadable['lacking']): Phrase {
  if (lacking === null) return say`Re-run this job.`;
  if (lacking === 'collaborators')
    return say`Give the input \`github-token\` a token that may read collaborators, then re-run this job.`;
  return say`Add the line ${code(words`${lacking}: read`)} to the job’s \`permissions\`, then re-run this job.`;
}

function reasonOf(refusal: Exclude<LabelRefusal, Unreadable>): Phrase {
  switch (refusal.why) {
    case 'unexplained':
      return say`GitHub does not say who set it`;
    case 'too-early':
      return say`it was set on ${momentOf(refusal.at)}, before this commit had this result`;
    case 'beyond':
      return say`it was set on ${momentOf(refusal.at)} for ${data(refusal.seen, 255)}, which does not cover this result`;
    case 'not-a-person':
      return say`${data(refusal.by)}, which set it, is not a person`;
    case 'may-not-write':
      return say`${data(refusal.by)}, who set it, may not write to this repository (permission ${data(refusal.permission)})`;
  }
}

/** "2026-03-01 at 10:00 UTC". */
function momentOf(at: string): Span {
  return plain('moment', `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`);
}
