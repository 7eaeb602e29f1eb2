import * as core from '@actions/core';
import {
  type Annotation,
  type Client,
  checkRuns,
  commentThread,
  isUnanswered,
  pullNow,
  type Repository,
  refusalOf,
} from '../github/index.ts';
import {
  type CheckOrder,
  type CheckOutcome,
  type CommentOrder,
  checkName,
  explainFailure,
  publishCheck,
  publishComment,
  type ReportWriter,
} from '../publish/index.ts';
import { codeSpan } from '../render/index.ts';
import type { Gate } from '../settings/index.ts';
import type { GateContext } from './gate-context.ts';
import type { ActionInputs } from './inputs.ts';
import { log } from './world.ts';

/** What a check says. */
interface CheckContent {
  readonly title: string;
  readonly write: ReportWriter;
  readonly gate: Gate;
  readonly annotations: readonly Annotation[];
}

/**
 * Writes the check if it is wanted.
 *
 * @returns why nothing was written, for the summary; null if there is nothing to say
 */
export async function postCheck(
  context: GateContext,
  content: CheckContent,
): Promise<string | null> {
  const { client, repository, subject, instance, run, runUrl: detailsUrl } = context;
  const { check } = context.inputs;
  const isWanted = check === 'always' || (check === 'auto' && subject.isForPull);
  if (!isWanted) return null;
  if (client === null) return noted('No check was written: the step has no `github-token`.');
  const { headSha } = subject;
  return writeCheck(
    { client, repository, check },
    { ...content, ...instance, run, headSha, detailsUrl },
  );
}

interface Writing extends Pick<ActionInputs, 'check'> {
  readonly client: Client;
  readonly repository: Repository;
}

/**
 * Writes a check. A failure leaves the verdict as it is, but fails the step if a required check would
 * wait for ever.
 *
 * @returns why it was not written, for the summary; null if it was
 */
export async function writeCheck(
  { client, repository, check }: Writing,
  order: CheckOrder,
): Promise<string | null> {
  try {
    const outcome = await publishCheck(checkRuns(client, repository), order, client.policy);
    return noteOf(outcome, checkName(order.name));
  } catch (error) {
    const note = explainFailure(error, 'check');
    return check === 'always' && isUnanswered(error) ? withError(note) : withWarning(note);
  }
}

function noteOf(outcome: CheckOutcome, check: string): string | null {
  if (outcome.done === 'outdated') {
    return noted('A newer run has already written this check; this one leaves it alone.');
  }
  if (outcome.done === 'taken') {
    return withError(
      `No check was written: on this commit, ${codeSpan(check)} is the check of the workflow ${codeSpan(outcome.by)}. Give each of the two workflows an input \`name\` of its own.`,
    );
  }
  core.setOutput('check-url', outcome.url);
  return null;
}

type CommentContent = Pick<CommentOrder, 'write' | 'state'>;

/**
 * Writes the comment if it is wanted. A failure leaves the verdict as it is.
 *
 * @returns why nothing was written, for the summary; null if there is nothing to say
 */
export async function postComment(
  context: GateContext,
  content: CommentContent,
): Promise<string | null> {
  const { pull } = context.subject;
  const reason = whyNoComment(context);
  if (reason !== null || pull === null) return noted(`No comment was posted: ${reason}.`);
  if (await hasMovedOn(context, pull)) return noted(MOVED_ON);
  return writeComment(context, pull, content);
}

const MOVED_ON =
  'No comment was posted: the pull request has moved on from this commit, and its newer run will report.';

/** The event that started the run may be hours old. */
async function hasMovedOn(
  { client, repository, subject }: GateContext,
  number: number,
): Promise<boolean> {
  try {
    if (client === null) return false;
    return (await pullNow(client, repository, number)).headSha !== subject.headSha;
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return false;
  }
}

async function writeComment(
  { inputs, client, repository, subject, instance, run }: GateContext,
  number: number,
  content: CommentContent,
): Promise<string | null> {
  const when = inputs.comment;
  if (client === null || when === 'never') return null;
  const thread = commentThread(client, { ...repository, number });
  const order = { ...content, ...instance, when, run: { ...run, sha: subject.headSha } };
  try {
    const { url, note } = await publishComment(thread, order, client.policy);
    if (url !== null) core.setOutput('comment-url', url);
    return note === null ? null : noted(note);
  } catch (error) {
    return withWarning(explainFailure(error, 'comment'));
  }
}

function whyNoComment({ inputs, client, subject }: GateContext): string | null {
  if (inputs.comment === 'never') return 'the input `comment` is `never`';
  if (client === null) return 'the step has no `github-token`';
  if (subject.pull !== null) return null;
  return subject.isForPull
    ? 'no open pull request has this commit as its head; it may have moved on'
    : 'this run does not belong to a pull request';
}

function noted(note: string): string {
  log(note);
  return note;
}

function withError(note: string): string {
  core.setFailed(note);
  return note;
}

function withWarning(note: string): string {
  core.warning(note);
  return note;
}
