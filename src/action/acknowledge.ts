import {
  type Acknowledgement,
  judgeLabel,
  type LabelRefusal,
  type Remembered,
} from '../decide/index.ts';
import { dataError, detailOf } from '../errors.ts';
import {
  type Client,
  checkRuns,
  isSameLabel,
  latestLabeling,
  permissionOf,
  pullNow,
  refusalOf,
} from '../github/index.ts';
import { statementsOn } from '../publish/index.ts';
import { acceptanceSentence } from '../report/index.ts';
import { type GateContext, wantsCheck } from './gate-context.ts';

const NOT_ASKED = { acknowledgement: null, sentence: [] };

export type EarlierChecks = Awaited<ReturnType<typeof statementsOn>>;

/**
 * What the checks of this instance on the commit say, newest run first. Without an answer there is no verdict: it
 * could cover a failure that stands.
 *
 * @returns null if there is no check to look for, or if the token may not read any
 * @throws UserError in an outage
 */
export async function earlierChecks(context: GateContext): Promise<EarlierChecks | null> {
  const { client, repository, subject, instance, run } = context;
  if (client === null || !wantsCheck(context)) return null;
  const of = { ...instance, run, headSha: subject.headSha };
  return statementsOn(checkRuns(client, repository), of).catch((error) => {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    if (refusal !== 'unreachable') return null;
    const what = `could not be read (${detailOf(error, 'message')})`;
    throw dataError('the earlier checks of this commit', what, 'Run the job again.');
  });
}

/**
 * Looks whether a maintainer has accepted the failing result on this commit. Labels are read from
 * GitHub: a run that is started again still has the event of its first attempt.
 *
 * @param failure the title of the check that would be written, and what it would remember
 * @returns who has accepted it, if anybody has; else how to accept it, or why the label does not count
 */
export async function lookForAcceptance(
  context: GateContext,
  failure: Failure,
  earlier: EarlierChecks | null,
) {
  const { client, subject, inputs } = context;
  // The label counts from the check that fails on.
  if (client === null || subject.pull === null || inputs.check === 'never') return NOT_ASKED;
  const answer = await answerOf(context, client, { failure, earlier, number: subject.pull });
  if (answer === 'moved-on') return NOT_ASKED;
  if (answer !== null && !('why' in answer)) return { acknowledgement: answer, sentence: [] };
  const sentence = acceptanceSentence(inputs.acknowledgeLabel, answer);
  return { acknowledgement: null, sentence };
}

interface Failure {
  readonly title: string;
  readonly remembers: readonly Remembered[];
}

interface Asked {
  readonly number: number;
  readonly failure: Failure;
  readonly earlier: EarlierChecks | null;
}

/** Null if the label is not set. */
async function answerOf(
  { repository, subject, inputs }: GateContext,
  client: Client,
  { number, failure, earlier }: Asked,
): Promise<Acknowledgement | LabelRefusal | 'moved-on' | null> {
  const { acknowledgeLabel: label } = inputs;
  let lacking: 'pull-requests' | 'collaborators' = 'pull-requests';
  try {
    const { headSha: now, labels, author } = await pullNow(client, repository, number);
    if (now !== subject.headSha) return 'moved-on';
    if (!labels.some((one) => isSameLabel(one, label))) return null;
    const set = await latestLabeling(client, repository, { number, label });
    const failures = earlier?.filter(
      ({ hasFailed, remembers }) => hasFailed && remembers.some((one) => one.failure !== null),
    );
    if (failures === undefined) return { why: 'unreadable', what: 'checks', lacking: 'checks' };
    lacking = 'collaborators';
    const permission = set?.isPerson ? await permissionOf(client, repository, set.login) : null;
    return judgeLabel({ label, set, permission, failures, failure, author });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    const what = detailOf(error, 'message');
    return { why: 'unreadable', what, lacking: refusal === 'unreachable' ? null : lacking };
  }
}
