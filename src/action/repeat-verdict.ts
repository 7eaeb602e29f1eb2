import * as core from '@actions/core';
import { context } from '@actions/github';
import { detailOf, UserError } from '../errors.ts';
import {
  type CheckRunOrder,
  type Client,
  createCheckRun,
  createClient,
  headOfPull,
  latestCheckRun,
  type WrittenCheck,
} from '../github/index.ts';
import { checkName, explainFailure, publishCheck } from '../publish/index.ts';
import { addToSummary } from './attempt.ts';
import type { ActionInputs } from './inputs.ts';
import { log } from './log.ts';
import { urlOfRun } from './run-url.ts';

const GATES = { success: 'pass', neutral: 'neutral', failure: 'fail' } as const;

/** What the branch of a merge queue is called: `gh-readonly-queue/main/pr-7-0123…`. */
const QUEUE = /^refs\/heads\/gh-readonly-queue\/.+\/pr-([1-9]\d{0,9})-[0-9a-f]{40}$/;

/**
 * In a merge queue nothing is trained: the verdict on the pull request is repeated for the commit
 * that the queue has made, where a required check would be waited for for ever.
 *
 * @throws UserError if there is no verdict to repeat
 */
export async function repeatVerdict({ name, token, check }: ActionInputs): Promise<void> {
  if (check === 'never') return log('The verdict is not repeated: `check` is `never`.');
  const { head_ref: branch } = context.payload.merge_group;
  const number = Number(QUEUE.exec(branch)?.[1] ?? 0);
  const client = token === '' ? null : await createClient(token);
  const verdict = client && number > 0 ? await verdictOn(client, number, name) : null;
  if (client === null || verdict === null) throw nothingToRepeat(checkName(name));

  log(`#${number}: ${verdict.title}`);
  core.setOutput('gate', GATES[verdict.conclusion]);
  core.setOutput('reason', verdict.title);
  await addToSummary(reportOf(verdict, number));
  const create = (order: CheckRunOrder) => createCheckRun(client, context.repo, order);
  try {
    core.setOutput('check-url', await publishCheck(create, repetition(verdict, number, name)));
  } catch (error) {
    core.warning(explainFailure(error, 'check'));
  }
  if (verdict.conclusion === 'failure') core.setFailed(verdict.title);
}

function reportOf({ summary }: WrittenCheck, number: number): string {
  return `The verdict on #${number}, repeated for the merge queue.\n\n${summary}`;
}

function repetition(verdict: WrittenCheck, number: number, name: string) {
  const { conclusion, title } = verdict;
  return {
    name,
    headSha: context.payload.merge_group.head_sha,
    gate: GATES[conclusion],
    title,
    write: () => reportOf(verdict, number),
    detailsUrl: urlOfRun(context.runId),
    annotations: [],
  };
}

async function verdictOn(
  client: Client,
  number: number,
  name: string,
): Promise<WrittenCheck | null> {
  try {
    const sha = await headOfPull(client, context.repo, number);
    return await latestCheckRun(client, context.repo, { sha, name: checkName(name) });
  } catch (error) {
    core.warning(`The verdict on #${number} could not be read: ${detailOf(error, 'message')}`);
    return null;
  }
}

function nothingToRepeat(check: string): UserError {
  return new UserError({
    fault: 'settings',
    where: 'merge queue',
    what: `the pull request has no check ${JSON.stringify(check)} whose verdict could be repeated`,
    fix: 'Require the check on the branch, so that a pull request has it before it is queued, and give the job `permissions: checks: write` and `pull-requests: read`.',
  });
}
