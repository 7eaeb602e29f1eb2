import * as core from '@actions/core';
import { detailOf, usageError } from '../errors.ts';
import { checkRuns, pullNow } from '../github/index.ts';
import { checkName, standingVerdict } from '../publish/index.ts';
import { postCheck } from './check-and-comment.ts';
import { basesOf, type GateContext } from './gate-context.ts';
import { addToSummary, log } from './world.ts';

/** The branch of a merge queue: `gh-readonly-queue/main/pr-7-0123…`. */
const QUEUE = /^refs\/heads\/gh-readonly-queue\/.+\/pr-([1-9]\d{0,9})-[0-9a-f]{40}$/;

/**
 * Nothing is trained in a merge queue: the verdict on the pull request is repeated for the queue's
 * commit, where a required check would otherwise never appear.
 *
 * @throws UserError if there is no verdict to repeat
 */
export async function repeatVerdict(context: GateContext): Promise<void> {
  const { inputs, world, subject } = context;
  if (inputs.check === 'never') return log('The verdict is not repeated: `check` is `never`.');
  const number = Number(QUEUE.exec(world.context.payload.merge_group.head_ref)?.[1] ?? 0);
  const standing = number > 0 ? await verdictOn(number, context) : null;
  if (standing === null)
    throw usageError(
      'merge queue',
      `the pull request has no check ${JSON.stringify(checkName(inputs.name))} for the base ${JSON.stringify(subject.baseBranch)} whose verdict could be repeated`,
      'Require the check on the branch, so that a pull request has it before it is queued, and give the job `permissions: checks: write` and `pull-requests: read`.',
    );

  const { gate, title } = standing;
  const report = `The verdict on #${number}, repeated for the merge queue.\n\n${standing.report}`;
  const write = (limit: number) => (report.length <= limit ? report : standing.report);
  log(`#${number}: ${title}`);
  core.setOutput('gate', gate);
  core.setOutput('reason', title);
  await addToSummary(world, report);
  const about = { bases: basesOf([context]), remembers: [] };
  await postCheck(context, { ...about, title, write, gate });
  if (gate === 'fail') core.setFailed(title);
}

async function verdictOn(number: number, context: GateContext) {
  const { client, inputs, run, subject } = context;
  if (client === null) return null;
  try {
    const { headSha } = await pullNow(client, number);
    const of = { headSha, name: inputs.name, run };
    return await standingVerdict(checkRuns(client), of, subject.baseBranch);
  } catch (error) {
    core.warning(`The verdict on #${number} could not be read: ${detailOf(error, 'message')}`);
    return null;
  }
}
