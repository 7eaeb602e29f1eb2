import * as core from '@actions/core';
import { checkRuns, commentThread, isUnanswered } from '../github/index.ts';
import { codeSpan } from '../print/index.ts';
import {
  type CheckOrder,
  type CommentOrder,
  checkName,
  explainFailure,
  explainLeft,
  type Instance,
  publishCheck,
  publishComment,
} from '../publish/index.ts';
import { type GateContext, wantsCheck } from './gate-context.ts';
import { log } from './world.ts';

/**
 * Writes the check if it is wanted. A refusal leaves the verdict as it is, since the token of a fork's run may
 * only read. A check that got no answer fails the step, whatever the verdict: a required check that never appears
 * blocks forever, and one that stays from before may say the opposite.
 *
 * @returns whether the comment is this step's: another job of the run may speak under its name
 */
export async function postCheck(
  context: GateContext,
  content: Omit<CheckOrder, keyof Instance | 'run' | 'headSha' | 'detailsUrl' | 'step'>,
): Promise<boolean> {
  const { world, client, subject, live, instance, run, runUrl } = context;
  if (!wantsCheck(context)) return true;
  if (client === null) {
    log('No check was written: the step has no `github-token`.');
    return true;
  }
  if ((await live())?.isStale) return true;
  const { headSha } = subject;
  const { step } = world;
  const order = { ...content, ...instance, run, headSha, step, detailsUrl: runUrl };
  try {
    const outcome = await publishCheck(checkRuns(client), order, client.policy);
    if (outcome.url !== null) core.setOutput('check-url', outcome.url);
    if (outcome.left !== undefined) core.warning(explainLeft(outcome.left));
    if (outcome.done === 'outdated')
      log('A newer run has already written this check; this one leaves it alone.');
    else if (outcome.done === 'failing-elsewhere')
      core.warning(
        'No check was written: the one on this commit fails for another base branch, and a commit has only one. Push a commit to have it judged anew.',
      );
    else if (outcome.done !== 'written') {
      const [owner, both] =
        outcome.done === 'taken'
          ? ['another workflow', 'each of the two workflows']
          : ['another job or step of this run', 'each of them'];
      core.setFailed(
        `On this commit, ${codeSpan(checkName(instance.name))} is already the check of ${owner}. Give ${both} its own input \`name\`.`,
      );
    }
    return outcome.done !== 'taken-here';
  } catch (error) {
    (isUnanswered(error) ? core.setFailed : core.warning)(explainFailure(error, 'check'));
    return true;
  }
}

/** Writes the comment if it is wanted. A failure leaves the verdict as it is. */
export async function postComment(
  { inputs, client, subject, live, instance, run }: GateContext,
  content: Pick<CommentOrder, 'write' | 'state' | 'candidate'>,
): Promise<void> {
  const when = inputs.comment;
  const { pull: number, headSha: sha } = subject;
  const without = (reason: string) => log(`No comment was posted: ${reason}.`);
  if (when === 'never') return without('the input `comment` is `never`');
  if (client === null) return without('the step has no `github-token`');
  if (number === null)
    return without(
      subject.isForPull
        ? 'its pull request could not be read'
        : 'this run does not belong to a pull request',
    );
  const now = await live();
  if (now?.isStale) return;
  if (now !== null && now.headSha !== sha)
    return without('the pull request has moved on from this commit, and its newer run will report');
  const order = { ...content, ...instance, when, run: { ...run, sha } };
  try {
    const thread = commentThread(client, number);
    const { url, note } = await publishComment(thread, order, client.policy);
    if (url !== null) core.setOutput('comment-url', url);
    if (note !== null) log(note);
  } catch (error) {
    core.warning(explainFailure(error, 'comment'));
  }
}
