import * as core from '@actions/core';
import { isFailure } from '../decide/index.ts';
import { UserError } from '../errors.ts';
import { checkRuns, commentThread, ifAnswered, openPulls, pullNow } from '../github/index.ts';
import { codeSpan, plainText } from '../print/index.ts';
import {
  type CheckOrder,
  type CommentOrder,
  checkName,
  explainFailure,
  isForbidden,
  publishCheck,
  publishComment,
  standingVerdict,
} from '../publish/index.ts';
import { type Phrase, say } from '../report/index.ts';
import { basesOf, type Run, wantsCheck } from './run.ts';
import { explainRead } from './subject.ts';
import { addToSummary, log, type World } from './world.ts';

/**
 * Writes the check if it is wanted. A refusal leaves the verdict as it is, since the token of a fork's run may only
 * read. Any other failure fails the step, whatever the verdict: a required check that never appears blocks forever, and
 * one that stays from before may say the opposite.
 *
 * @returns whether the comment is this step's: another job of the run may speak under its name; and what the comment
 *   says if no check was written that was wanted
 */
export async function postCheck(
  run: Run,
  content: Pick<CheckOrder, 'bases' | 'remembers' | 'older' | 'title' | 'gate' | 'write'>,
): Promise<{ readonly isOwn: boolean; readonly noCheck: Phrase }> {
  const { world, client, subject, live, instance, judging, runUrl } = run;
  const why = whyNoCheck(run);
  if (why !== null) log(`No check was written: ${why}.`);
  const isOwn = true;
  if (why !== null || client === null || (await live())?.isStale) return { isOwn, noCheck: [] };
  const { headSha } = subject;
  const { step } = world;
  const openBases = async () => {
    const pulls = await ifAnswered(() => openPulls(client));
    return pulls?.flatMap((pull) => (pull.headSha === headSha ? pull.baseBranch : [])) ?? null;
  };
  const about = { run: judging, headSha, step, openBases, detailsUrl: runUrl };
  const order = { ...content, ...instance, ...about };
  try {
    const outcome = await publishCheck(checkRuns(client), order, client.policy);
    if (outcome.url !== null) core.setOutput('check-url', outcome.url);
    return { isOwn: outcome.done !== 'taken-here', noCheck: tellOutcome(outcome, order) };
  } catch (error) {
    tellFailure(error, 'check', run);
    return { isOwn, noCheck: SEE_LOG };
  }
}

/** @returns why no check was written, for the comment of this step */
function tellOutcome(
  { done }: Awaited<ReturnType<typeof publishCheck>>,
  { name, headSha }: Pick<CheckOrder, 'name' | 'headSha'>,
): Phrase {
  switch (done) {
    case 'written':
      log(`Wrote the check “${checkName(name)}” on ${headSha.slice(0, 7)}.`);
      return [];
    case 'outdated':
      log('A newer run has already written this check; this one leaves it alone.');
      return [];
    case 'failing-elsewhere':
      core.warning(plainText(FAILING_ELSEWHERE));
      return FAILING_ELSEWHERE;
    default:
      core.setFailed(
        `On this commit, ${codeSpan(checkName(name))} is already the check of another ${done === 'taken' ? 'workflow' : 'job or step of this run'}. Give each of them its own input \`name\`.`,
      );
      return SEE_LOG;
  }
}

/** Where no permission would help, it is said once. */
function tellFailure(error: unknown, what: 'check' | 'comment', run: Run): void {
  if (isForbidden(error) && isReadOnly(run.world)) {
    if (what === 'check' || whyNoCheck(run) !== null) core.warning(READ_ONLY);
    return;
  }
  const isBlocking = what === 'check' && !isForbidden(error);
  (isBlocking ? core.setFailed : core.warning)(explainFailure(error, what));
}

const FAILING_ELSEWHERE = say`No check was written: the one on this commit fails for the base of another open pull request, and a commit has only one. Push a commit to have it judged anew.`;
const SEE_LOG = say`No check was written: the log of the run says why.`;

function whyNoCheck({ inputs, client, subject }: Run): string | null {
  if (inputs.check === 'never') return 'the input `check` is `never`';
  if (!wantsCheck({ inputs, subject }))
    return 'this run does not belong to a pull request, and the input `check` is not `always`';
  return client === null ? 'the step has no `github-token`' : null;
}

/** Writes the comment if it is wanted. A failure leaves the verdict as it is. */
export async function postComment(
  run: Run,
  content: Pick<CommentOrder, 'write' | 'state'> & Partial<Pick<CommentOrder, 'when'>>,
): Promise<void> {
  const { inputs, client, subject, live, instance, judging } = run;
  const when = inputs.comment;
  const { pull: number, headSha: sha } = subject;
  const without = (reason: string) => log(`No comment was posted: ${reason}.`);
  if (when === 'never') return without('the input `comment` is `never`');
  if (client === null) return without('the step has no `github-token`');
  if (number === null)
    return without(
      subject.unreadable !== null
        ? 'its pull request could not be read'
        : 'this run does not belong to a pull request',
    );
  const now = await live();
  if (now?.isStale) return;
  if (now !== null && now.headSha !== sha)
    return without('the pull request has moved on from this commit, and its newer run will report');
  const order = { when, ...content, ...instance, run: judging };
  try {
    const thread = commentThread(client, number);
    const { url, note } = await publishComment(thread, order, client.policy);
    if (url !== null) core.setOutput('comment-url', url);
    if (note !== null) log(note);
  } catch (error) {
    tellFailure(error, 'comment', run);
  }
}

const READ_ONLY =
  'Neither check nor comment was written: GitHub gives runs for forks and for Dependabot a token that may only read. A workflow on `workflow_run` can write both. The whole report is in the job summary.';

/** Whether no permission would let the run write. */
function isReadOnly({ context: { eventName, payload, actor } }: World): boolean {
  const { pull_request: pull, repository } = payload;
  const isOfFork = pull != null && pull.head.repo?.id !== repository?.id;
  return eventName === 'pull_request' && (isOfFork || actor === 'dependabot[bot]');
}

/** The branch of a merge queue: `gh-readonly-queue/main/pr-7-0123…`. */
const QUEUE = /^refs\/heads\/gh-readonly-queue\/.+\/pr-([1-9]\d{0,9})-[0-9a-f]{40}$/;

/**
 * Nothing is trained in a merge queue: the verdict on the pull request is repeated for the queue's
 * commit, where a required check would otherwise never appear.
 *
 * @throws UserError if there is no verdict to repeat, or it cannot be read
 */
export async function repeatVerdict(run: Run): Promise<void> {
  const { inputs, world, subject } = run;
  if (inputs.check === 'never') return log('The verdict is not repeated: `check` is `never`.');
  const number = Number(QUEUE.exec(world.context.payload.merge_group?.head_ref ?? '')?.[1] ?? 0);
  const standing = number > 0 ? await verdictOn(number, run) : null;
  if (standing === null)
    throw new UserError({
      fault: 'unjudged',
      where: 'merge queue',
      what: `the pull request has no check ${JSON.stringify(checkName(inputs.name))} for the base ${JSON.stringify(subject.baseBranch)} whose verdict could be repeated`,
      fix: 'Queue it again when it has one; require the check on the branch, so that it has to, and give the job `permissions: checks: write` and `pull-requests: read`.',
    });

  const { gate, title } = standing;
  const report = `The verdict on #${number}, repeated for the merge queue.\n\n${standing.report}`;
  const write = (limit: number) => (report.length <= limit ? report : standing.report);
  log(`#${number}: ${title}`);
  core.setOutput('gate', gate);
  core.setOutput('reason', title);
  await addToSummary(world, report);
  const about = { bases: basesOf([run]), remembers: [] };
  await postCheck(run, { ...about, title, write, gate });
  if (isFailure(standing)) core.setFailed(title);
}

async function verdictOn(number: number, { client, inputs, judging, subject }: Run) {
  if (client === null) return null;
  try {
    const { headSha } = await pullNow(client, number);
    const of = { headSha, name: inputs.name, run: judging };
    return await standingVerdict(checkRuns(client), of, subject.baseBranch);
  } catch (error) {
    const about = { fault: 'settings', where: `the verdict on #${number}` } as const;
    const permissions = '`permissions: checks: write` and `pull-requests: read`';
    throw explainRead(error, about, permissions);
  }
}
