import * as core from '@actions/core';
import { detailOf, settingsError, UserError } from '../errors.ts';
import {
  type Client,
  checkRuns,
  type OpenPull,
  openPulls,
  pullNow,
  reasonOf,
  refusalOf,
  workflowFile,
} from '../github/index.ts';
import { printable } from '../printable.ts';
import { type JudgingRun, statementsOn } from '../publish/index.ts';
import { type ActionInputs, log, type World } from './world.ts';

interface Judging {
  readonly inputs: ActionInputs;
  readonly world: World;
  /** This run. */
  readonly run: JudgingRun;
  /** Whether trials are found on a server by their commit, whatever is checked out here. */
  readonly isTrainedElsewhere: () => Promise<boolean>;
}

export type Asking = ReturnType<typeof asking>;

/**
 * What the subjects of an event are found with; asked only if the event itself does not say. Without an answer nobody
 * knows what the run is about, and a verdict about another base would mean nothing: then each throws a UserError.
 */
export function asking(client: Client | null, judging: Judging) {
  const answerTo = async <T>(where: string, ask: (client: Client) => Promise<T>): Promise<T> => {
    if (client === null)
      throw settingsError(
        'github-token',
        `is empty, and ${where} cannot be read without a token`,
        'Remove the input to use the job’s own token.',
      );
    return ask(client).catch((error: unknown) => {
      throw explainPull(error, where);
    });
  };
  return {
    pullOf: (number: number): Promise<OpenPull & { readonly isOpen: boolean }> =>
      answerTo(`pull request #${number}`, (known) => pullNow(known, number)),
    /** The open ones of a branch, `owner:name`; a run for a pull request of a fork names none. */
    pullsOf: (head: string) =>
      answerTo('the pull requests of the branch', (known) => openPulls(known, { head })),
    /** Those whose check is in progress, which was looked at longest ago first. */
    waitingPulls: async () => {
      const where = 'the open pull requests';
      const newest = { sort: 'updated', direction: 'desc' };
      const open = await answerTo(where, (known) => openPulls(known, newest, MAX_OPEN));
      return answerTo(where, (known) => waitingAmong(open, known, judging));
    },
    isTrainedElsewhere: judging.isTrainedElsewhere,
  };
}

/** Each takes a request. */
const MAX_OPEN = 200;
/** Each takes as long as its server does. */
const MAX_WAITING = 20;

/** Those whose check is in progress; a pull request that GitHub says nothing about only fails the run. */
async function waitingAmong(
  open: readonly OpenPull[],
  client: Client,
  { inputs: { name }, world, run }: Judging,
): Promise<OpenPull[]> {
  const workflow = workflowFile(world.context.workflowRef);
  const waiting: { readonly pull: OpenPull; readonly seen: string }[] = [];
  for (const pull of open) {
    const { headSha, number } = pull;
    const of = { workflow, name, headSha, run };
    const said = await statementsOn(checkRuns(client), of).catch((error: unknown) => {
      if (refusalOf(error) === null) throw error;
      const explained = explainPull(error, `the checks of #${number}`, 'checks');
      core.setFailed(detailOf(explained, 'message'));
      return [];
    });
    const isWaiting = said[0]?.isWaiting || said.some(({ isOpen }) => isOpen);
    if (isWaiting) waiting.push({ pull, seen: said[0]?.run.startedAt ?? '' });
  }
  // With those first that were looked at longest ago, all have their turn.
  const inTurn = waiting.toSorted(
    (a, b) => a.seen.localeCompare(b.seen) || a.pull.number - b.pull.number,
  );
  const later = inTurn.slice(MAX_WAITING);
  if (later.length > 0) log(`${later.length} more wait for the next run.`);
  if (open.length === MAX_OPEN)
    log(`Only the ${MAX_OPEN} most recently updated pull requests were checked.`);
  return inTurn.slice(0, MAX_WAITING).map(({ pull }) => pull);
}

function explainPull(
  error: unknown,
  where: string,
  permission: 'pull-requests' | 'checks' = 'pull-requests',
): unknown {
  const refusal = refusalOf(error);
  if (refusal === null) return error;
  const message = printable(reasonOf(error), 200);
  const [what, fix] =
    refusal === 'unreachable'
      ? [`GitHub did not answer (${message})`, 'Run the job again.']
      : [
          `the token may not read it, or it does not exist (${message})`,
          `Give the job \`permissions: ${permission}: read\`.`,
        ];
  return new UserError({ fault: 'pull', where, what, fix });
}
