import * as core from '@actions/core';
import { detailOf, UserError } from '../errors.ts';
import {
  type Client,
  checkRuns,
  createClient,
  pullNow,
  type Repository,
  runLookup,
  type WrittenCheck,
} from '../github/index.ts';
import { checkName, type JudgingRun, standingVerdict } from '../publish/index.ts';
import { writeCheck } from './check-and-comment.ts';
import { judgingRun } from './gate-context.ts';
import type { ActionInputs } from './inputs.ts';
import { addToSummary } from './summary.ts';
import { log, urlOfRun, type World } from './world.ts';

const GATES = { success: 'pass', neutral: 'neutral', failure: 'fail' } as const;

/** What the branch of a merge queue is called: `gh-readonly-queue/main/pr-7-0123…`. */
const QUEUE = /^refs\/heads\/gh-readonly-queue\/.+\/pr-([1-9]\d{0,9})-[0-9a-f]{40}$/;

/**
 * Nothing is trained in a merge queue: the verdict on the pull request is repeated for the queue's
 * commit, where a required check would otherwise be waited for for ever.
 *
 * @throws UserError if there is no verdict to repeat
 */
export async function repeatVerdict(
  { name, token, check }: ActionInputs,
  world: World,
): Promise<void> {
  const { context, policy } = world;
  if (check === 'never') return log('The verdict is not repeated: `check` is `never`.');
  const { head_ref: branch, head_sha: headSha } = context.payload.merge_group;
  const number = Number(QUEUE.exec(branch)?.[1] ?? 0);
  const client = token === '' ? null : await createClient(token, policy);
  const run = await judgingRun(client && runLookup(client, context.repo), world);
  const standing =
    client && number > 0
      ? await verdictOn(client, { ...context.repo, number }, { name, run })
      : null;
  if (client === null || standing === null) throw nothingToRepeat(checkName(name));

  const { check: verdict, workflow } = standing;
  log(`#${number}: ${verdict.title}`);
  core.setOutput('gate', GATES[verdict.conclusion]);
  core.setOutput('reason', verdict.title);
  await addToSummary(world, reportOf(verdict, number));
  const note = await writeCheck(
    { client, repository: context.repo, check },
    {
      workflow,
      name,
      run,
      headSha,
      gate: GATES[verdict.conclusion],
      title: verdict.title,
      write: () => reportOf(verdict, number),
      detailsUrl: urlOfRun(world),
      annotations: [],
    },
  );
  if (note !== null) await addToSummary(world, `*${note}*`);
  if (verdict.conclusion === 'failure') core.setFailed(verdict.title);
}

function reportOf({ summary }: WrittenCheck, number: number): string {
  return `The verdict on #${number}, repeated for the merge queue.\n\n${summary}`;
}

interface Repeated {
  readonly name: string;
  readonly run: JudgingRun;
}

type PullRequest = Repository & { readonly number: number };

async function verdictOn(client: Client, pull: PullRequest, { name, run }: Repeated) {
  const { number, ...repository } = pull;
  try {
    const { headSha: sha } = await pullNow(client, repository, number);
    return await standingVerdict(checkRuns(client, repository), { sha, name, run });
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
