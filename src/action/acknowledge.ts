import { type Acknowledgement, judgeLabel, type LabelRefusal } from '../decide/index.ts';
import { detailOf } from '../errors.ts';
import {
  type Client,
  checkRuns,
  isSameLabel,
  latestLabeling,
  pullNow,
  permissionOf as readPermission,
  refusalOf,
} from '../github/index.ts';
import { type CheckOrder, failuresOn } from '../publish/index.ts';
import { acceptanceSentence } from '../render/index.ts';
import type { GateContext } from './gate-context.ts';

/** What is to be said about accepting a failing result. */
interface Acceptance {
  /** Null if nobody has accepted it. */
  readonly acknowledgement: Acknowledgement | null;
  /** How to accept it, or why the label does not count; Markdown, empty if neither. */
  readonly sentence: string;
}

export const NOT_ASKED: Acceptance = { acknowledgement: null, sentence: '' };

/**
 * Looks whether a maintainer has accepted the failing result on this commit. Labels are read from
 * GitHub: a run that is started again still has the event of its first attempt.
 *
 * @param failure the check that would be written
 */
export async function lookForAcceptance(
  context: GateContext,
  failure: Failure,
): Promise<Acceptance> {
  const { client, subject, inputs } = context;
  const { acknowledgeLabel: label } = inputs;
  // The label counts from the check that fails on.
  if (client === null || subject.pull === null || inputs.check === 'never') return NOT_ASKED;
  const answer = await answerOf(context, { client, number: subject.pull, ...failure });
  if (answer === 'moved-on') return NOT_ASKED;
  if (answer !== null && 'by' in answer && 'at' in answer)
    return { acknowledgement: answer, sentence: '' };
  return { acknowledgement: null, sentence: acceptanceSentence(label, answer) };
}

type Failure = Pick<CheckOrder, 'title' | 'acceptable'>;

interface Question extends Failure {
  readonly client: Client;
  /** Of the pull request. */
  readonly number: number;
}

/** Null if the label is not set. */
async function answerOf(
  { repository, subject, inputs, instance, run }: GateContext,
  { client, number, title, acceptable }: Question,
): Promise<Acknowledgement | LabelRefusal | 'moved-on' | null> {
  const { acknowledgeLabel: label } = inputs;
  const { headSha: sha } = subject;
  let asked: 'pull-requests' | 'checks' | 'collaborators' = 'pull-requests';
  try {
    const { headSha, labels, author } = await pullNow(client, repository, number);
    if (headSha !== sha) return 'moved-on';
    if (!labels.some((one) => isSameLabel(one, label))) return null;
    const set = await latestLabeling(client, repository, { number, label });
    asked = 'checks';
    const about = { run, headSha: sha, bases: [subject.baseBranch], acceptable };
    const failures = await failuresOn(checkRuns(client, repository), { ...instance, ...about });
    asked = 'collaborators';
    const permission = set?.isPerson ? await permissionOf(client, repository, set.login) : null;
    return judgeLabel({ label, set, permission, failures, title, author });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    const lacking = refusal === 'unreachable' ? null : asked;
    return { why: 'unreadable', what: detailOf(error, 'message'), lacking };
  }
}

/** Somebody whom GitHub does not know may do nothing. */
async function permissionOf(
  client: Client,
  repository: GateContext['repository'],
  login: string,
): Promise<string> {
  try {
    return await readPermission(client, repository, login);
  } catch (error) {
    if (refusalOf(error) === 'missing') return 'none';
    throw error;
  }
}
