import { type Acknowledgement, judgeLabel, type LabelRefusal } from '../decide/index.ts';
import { detailOf } from '../errors.ts';
import {
  type Client,
  checkRuns,
  isSameLabel,
  latestLabeling,
  permissionOf,
  pullNow,
  refusalOf,
} from '../github/index.ts';
import { type CheckOrder, failuresOn } from '../publish/index.ts';
import { acceptanceSentence } from '../render/index.ts';
import type { GateContext } from './gate-context.ts';

const NOT_ASKED = { acknowledgement: null, sentence: [] };

/**
 * Looks whether a maintainer has accepted the failing result on this commit. Labels are read from
 * GitHub: a run that is started again still has the event of its first attempt.
 *
 * @param failure the check that would be written
 * @returns who has accepted it, if anybody has; else how to accept it, or why the label does not count
 */
export async function lookForAcceptance(context: GateContext, failure: Failure) {
  const { client, subject, inputs } = context;
  // The label counts from the check that fails on.
  if (client === null || subject.pull === null || inputs.check === 'never') return NOT_ASKED;
  const answer = await answerOf(context, client, { ...failure, number: subject.pull });
  if (answer === 'moved-on') return NOT_ASKED;
  if (answer !== null && !('why' in answer)) return { acknowledgement: answer, sentence: [] };
  const sentence = acceptanceSentence(inputs.acknowledgeLabel, answer);
  return { acknowledgement: null, sentence };
}

type Failure = Pick<CheckOrder, 'title' | 'acceptable'>;

/** Null if the label is not set. */
async function answerOf(
  { repository, subject, inputs, instance, run }: GateContext,
  client: Client,
  { number, title, acceptable }: Failure & { readonly number: number },
): Promise<Acknowledgement | LabelRefusal | 'moved-on' | null> {
  const { acknowledgeLabel: label } = inputs;
  const { headSha, baseBranch } = subject;
  let lacking: 'pull-requests' | 'checks' | 'collaborators' = 'pull-requests';
  try {
    const { headSha: now, labels, author } = await pullNow(client, repository, number);
    if (now !== headSha) return 'moved-on';
    if (!labels.some((one) => isSameLabel(one, label))) return null;
    const set = await latestLabeling(client, repository, { number, label });
    lacking = 'checks';
    const about = { ...instance, run, headSha, bases: [baseBranch], acceptable };
    const failures = await failuresOn(checkRuns(client, repository), about);
    lacking = 'collaborators';
    const permission = set?.isPerson ? await permissionOf(client, repository, set.login) : null;
    return judgeLabel({ label, set, permission, failures, title, author });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    const what = detailOf(error, 'message');
    return { why: 'unreadable', what, lacking: refusal === 'unreachable' ? null : lacking };
  }
}
