import * as core from '@actions/core';
import { checkRuns, commentThread, ifAnswered, isUnanswered, pullNow } from '../github/index.ts';
import { codeSpan } from '../print/index.ts';
import {
  type CheckOrder,
  type CommentOrder,
  checkName,
  explainFailure,
  type Instance,
  publishCheck,
  publishComment,
} from '../publish/index.ts';
import type { GateContext } from './gate-context.ts';
import { log } from './world.ts';

/**
 * Writes the check if it is wanted. A failure leaves the verdict as it is, but with `check: always`
 * an unanswered write fails the step: a required check that never appears blocks for ever.
 */
export async function postCheck(
  { inputs, client, repository, subject, instance, run, runUrl }: GateContext,
  content: Omit<CheckOrder, keyof Instance | 'run' | 'headSha' | 'detailsUrl'>,
): Promise<void> {
  const { check } = inputs;
  if (check === 'never' || (check === 'auto' && !subject.isForPull)) return;
  if (client === null) return log('No check was written: the step has no `github-token`.');
  const { headSha } = subject;
  const order = { ...content, ...instance, run, headSha, detailsUrl: runUrl };
  try {
    const outcome = await publishCheck(checkRuns(client, repository), order, client.policy);
    if (outcome.done === 'written') core.setOutput('check-url', outcome.url);
    else if (outcome.done === 'outdated')
      log('A newer run has already written this check; this one leaves it alone.');
    else if (outcome.done === 'failing-elsewhere')
      core.warning(
        'No check was written: the one on this commit fails for another base branch, and a commit has only one. Push a commit to have it judged anew.',
      );
    else
      core.setFailed(
        `No check was written: on this commit, ${codeSpan(checkName(instance.name))} is the check of another workflow. Give each of the two workflows its own input \`name\`.`,
      );
  } catch (error) {
    const isFatal = check === 'always' && isUnanswered(error);
    (isFatal ? core.setFailed : core.warning)(explainFailure(error, 'check'));
  }
}

/** Writes the comment if it is wanted. A failure leaves the verdict as it is. */
export async function postComment(
  { inputs, client, repository, subject, instance, run }: GateContext,
  content: Pick<CommentOrder, 'write' | 'state'>,
): Promise<void> {
  const when = inputs.comment;
  const { pull: number, headSha: sha } = subject;
  const without = (reason: string) => log(`No comment was posted: ${reason}.`);
  if (when === 'never') return without('the input `comment` is `never`');
  if (client === null) return without('the step has no `github-token`');
  if (number === null)
    return without(
      subject.isForPull
        ? 'no open pull request has this commit as its head; it may have moved on'
        : 'this run does not belong to a pull request',
    );
  // The event that started the run may be hours old.
  const now = await ifAnswered(() => pullNow(client, repository, number));
  if (now !== null && now.headSha !== sha)
    return without('the pull request has moved on from this commit, and its newer run will report');
  const order = { ...content, ...instance, when, run: { ...run, sha } };
  try {
    const thread = commentThread(client, repository, number);
    const { url, note } = await publishComment(thread, order, client.policy);
    if (url !== null) core.setOutput('comment-url', url);
    if (note !== null) log(note);
  } catch (error) {
    core.warning(explainFailure(error, 'comment'));
  }
}
