import * as core from '@actions/core';
import {
  type Annotation,
  commentThread,
  createCheckRun,
  headOfPull,
  refusalOf,
} from '../github/index.ts';
import {
  type CommentOrder,
  explainFailure,
  publishCheck,
  publishComment,
  type ReportWriter,
} from '../publish/index.ts';
import type { Gate } from '../settings.ts';
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
 * Writes the check, as far as it is wanted. A failure costs the verdict nothing.
 *
 * @returns what the summary should say about what was not written; null where there is nothing
 */
export async function announceCheck(scene: Scene, words: CheckWords): Promise<string | null> {
  const { inputs, client, repository, subject, runUrl: detailsUrl } = scene;
  const isWanted = inputs.check === 'always' || (inputs.check === 'auto' && subject.isForPull);
  if (!isWanted) return null;
  if (client === null) return said('No check was written: the step has no `github-token`.');
  const { name } = inputs;
  const { headSha } = subject;
  try {
    const url = await publishCheck((order) => createCheckRun(client, repository, order), {
      ...words,
      name,
      headSha,
      detailsUrl,
    });
    core.setOutput('check-url', url);
    return null;
  } catch (error) {
    return warned(explainFailure(error, 'check'));
  }
}

type Commentary = Pick<CommentOrder, 'write' | 'state'>;

/**
 * Writes the comments, as far as they are wanted. Failures cost the verdict nothing.
 *
 * @returns what the summary should say about what was not written, in sentences
 */
export async function announceComments(scene: Scene, commentary: Commentary): Promise<string[]> {
  const reason = whyNoComment(scene);
  if (reason !== null) return [said(`No comment was posted: ${reason}.`)];
  const notes: (string | null)[] = [];
  for (const number of scene.subject.pulls) {
    const isLate = await hasMovedOn(scene, number);
    notes.push(isLate ? said(MOVED_ON) : await writeComment(scene, number, commentary));
  }
  return notes.filter((note) => note !== null);
}

const MOVED_ON =
  'No comment was posted: the pull request has moved on from this commit, and its newer run will report.';

/** The event that started the run may be hours old. */
async function hasMovedOn(
  { client, repository, subject }: Scene,
  number: number,
): Promise<boolean> {
  try {
    return client !== null && (await headOfPull(client, repository, number)) !== subject.headSha;
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return false;
  }
}

async function writeComment(
  { inputs, client, repository, subject }: Scene,
  number: number,
  commentary: Commentary,
): Promise<string | null> {
  const { name, comment: when } = inputs;
  if (client === null || when === 'never') return null;
  const thread = commentThread(client, { ...repository, number });
  const run = { ...subject.run, sha: subject.headSha };
  try {
    const { url, note } = await publishComment(thread, { ...commentary, name, when, run });
    if (url !== null) core.setOutput('comment-url', url);
    return note === null ? null : said(note);
  } catch (error) {
    return warned(explainFailure(error, 'comment'));
  }
}

function whyNoComment({ inputs, client, subject }: Scene): string | null {
  if (inputs.comment === 'never') return 'the input `comment` is `never`';
  if (client === null) return 'the step has no `github-token`';
  if (subject.pulls.length > 0) return null;
  return subject.isForPull
    ? 'no open pull request has this commit as its head; it may have moved on'
    : 'this run does not belong to a pull request';
}

function said(note: string): string {
  log(note);
  return note;
}

function warned(note: string): string {
  core.warning(note);
  return note;
}
