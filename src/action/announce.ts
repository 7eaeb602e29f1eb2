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
import type { Gate } from '../settings.ts';
import type { ActionInputs } from './inputs.ts';
import { log } from './log.ts';
import type { Scene } from './scene.ts';

/** What a check is to say. */
export interface CheckWords {
  readonly title: string;
  readonly write: ReportWriter;
  readonly gate: Gate;
  readonly annotations: readonly Annotation[];
}

/**
 * Writes the check, as far as it is wanted.
 *
 * @returns what the summary should say about what was not written; null where there is nothing
 */
export async function announceCheck(scene: Scene, words: CheckWords): Promise<string | null> {
  const { client, repository, subject, instance, judge: run, runUrl: detailsUrl } = scene;
  const { check } = scene.inputs;
  const isWanted = check === 'always' || (check === 'auto' && subject.isForPull);
  if (!isWanted) return null;
  if (client === null) return said('No check was written: the step has no `github-token`.');
  const { headSha } = subject;
  return writeCheck(
    { client, repository, check },
    { ...words, ...instance, run, headSha, detailsUrl },
  );
}

interface Writing extends Pick<ActionInputs, 'check'> {
  readonly client: Client;
  readonly repository: Repository;
}

/**
 * Writes a check. A failure leaves the verdict as it is; one that would let a required check wait for
 * ever fails the step.
 *
 * @returns what the summary should say about what was not written; null where it was
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
    return check === 'always' && isUnanswered(error) ? failed(note) : warned(note);
  }
}

function noteOf(outcome: CheckOutcome, check: string): string | null {
  if (outcome.done === 'outdated') {
    return said('A newer run has already written this check; this one leaves it alone.');
  }
  if (outcome.done === 'taken') {
    return failed(
      `No check was written: on this commit, ${codeSpan(check)} is the check of the workflow ${codeSpan(outcome.by)}. Give each of the two workflows an input \`name\` of its own.`,
    );
  }
  core.setOutput('check-url', outcome.url);
  return null;
}

type Commentary = Pick<CommentOrder, 'write' | 'state'>;

/**
 * Writes the comment, as far as it is wanted. Failures leave the verdict as it is.
 *
 * @returns what the summary should say about what was not written; null where there is nothing
 */
export async function announceComment(
  scene: Scene,
  commentary: Commentary,
): Promise<string | null> {
  const { pull } = scene.subject;
  const reason = whyNoComment(scene);
  if (reason !== null || pull === null) return said(`No comment was posted: ${reason}.`);
  if (await hasMovedOn(scene, pull)) return said(MOVED_ON);
  return writeComment(scene, pull, commentary);
}

const MOVED_ON =
  'No comment was posted: the pull request has moved on from this commit, and its newer run will report.';

/** The event that started the run may be hours old. */
async function hasMovedOn(
  { client, repository, subject }: Scene,
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
  { inputs, client, repository, subject, instance, judge }: Scene,
  number: number,
  commentary: Commentary,
): Promise<string | null> {
  const when = inputs.comment;
  if (client === null || when === 'never') return null;
  const thread = commentThread(client, { ...repository, number });
  const order = { ...commentary, ...instance, when, run: { ...judge, sha: subject.headSha } };
  try {
    const { url, note } = await publishComment(thread, order, client.policy);
    if (url !== null) core.setOutput('comment-url', url);
    return note === null ? null : said(note);
  } catch (error) {
    return warned(explainFailure(error, 'comment'));
  }
}

function whyNoComment({ inputs, client, subject }: Scene): string | null {
  if (inputs.comment === 'never') return 'the input `comment` is `never`';
  if (client === null) return 'the step has no `github-token`';
  if (subject.pull !== null) return null;
  return subject.isForPull
    ? 'no open pull request has this commit as its head; it may have moved on'
    : 'this run does not belong to a pull request';
}

function said(note: string): string {
  log(note);
  return note;
}

function failed(note: string): string {
  core.setFailed(note);
  return note;
}

function warned(note: string): string {
  core.warning(note);
  return note;
}
