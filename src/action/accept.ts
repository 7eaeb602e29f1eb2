import {
  enforceEarlierFailures,
  judgeLabel,
  type Remembered,
  type RunAssessment,
  remember,
} from '../decide/index.ts';
import { dataError, detailOf } from '../errors.ts';
import {
  checkRuns,
  isSameLabel,
  latestLabeling,
  permissionOf,
  pullNow,
  reasonOf,
  refusalOf,
} from '../github/index.ts';
import { printable } from '../printable.ts';
import { inDigests, statementsOn } from '../publish/index.ts';
import { acceptanceSentence } from '../report/index.ts';
import { type Run, wantsCheck } from './run.ts';
import { urlOfRun } from './world.ts';

export type EarlierChecks = Awaited<ReturnType<typeof statementsOn>>;

/**
 * What the checks of this instance on the commit say, newest run first. Without an answer there is no verdict: it
 * could cover a failure that stands.
 *
 * @returns null if there is no check to look for, or if the token may not read any
 * @throws UserError in an outage
 */
export async function earlierChecks(run: Run): Promise<EarlierChecks | null> {
  const { client, subject, instance, judging } = run;
  if (client === null || !wantsCheck(run)) return null;
  const of = { ...instance, run: judging, headSha: subject.headSha };
  return statementsOn(checkRuns(client), of).catch((error) => {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    if (refusal !== 'unreachable') return null;
    const what = `could not be read (${printable(reasonOf(error), 200)})`;
    throw dataError('the earlier checks of this commit', what, 'Run the job again.');
  });
}

/** With the failures of earlier runs that stand; jobs of this attempt have drawn the same trials. */
export function enforceEarlierChecks(
  assessed: RunAssessment,
  { world, subject }: Run,
  earlier: EarlierChecks,
) {
  const others = earlier.filter(({ isOfThisAttempt }) => !isOfThisAttempt);
  const runs = others.map(({ run: { id }, remembers }) => ({
    url: urlOfRun(world, id),
    remembers,
  }));
  const own = inDigests(remember(assessed, subject.baseBranch));
  const { run, known } = enforceEarlierFailures(assessed, own, runs);
  return { assessed: run, remembers: known };
}

interface Failure {
  /** The label that accepts it. */
  readonly label: string;
  readonly title: string;
  readonly remembers: readonly Remembered[];
}

/**
 * Looks whether a maintainer has accepted the failing result on this commit. Labels are read from
 * GitHub: a run that is started again still has the event of its first attempt.
 *
 * @param failure with the title of the check that would be written, and what it would remember
 * @returns who has accepted it, if anybody has; else how to accept it, or why the label does not count
 */
export async function lookForAcceptance(
  { client, subject, inputs }: Run,
  failure: Failure,
  earlier: EarlierChecks | null,
) {
  const { pull: number, headSha } = subject;
  const { label } = failure;
  const without = (refusal: Parameters<typeof acceptanceSentence>[1]) => {
    return { acceptance: null, sentence: acceptanceSentence(label, refusal) };
  };
  const notAsked = { acceptance: null, sentence: [] };
  // The label counts from the check that fails on.
  if (client === null || number === null || inputs.check === 'never') return notAsked;
  let lacking: 'pull-requests' | 'collaborators' = 'pull-requests';
  try {
    const pull = await pullNow(client, number);
    if (pull.headSha !== headSha) return notAsked;
    if (!pull.labels.some((name) => isSameLabel(name, label))) return without(null);
    const set = await latestLabeling(client, { number, label });
    const failures = earlier?.filter(
      ({ hasFailed, remembers }) => hasFailed && remembers.some(({ failure: failed }) => failed),
    );
    if (!failures) return without({ why: 'unreadable', what: 'checks', lacking: 'checks' });
    lacking = 'collaborators';
    const permission = set?.isPerson ? await permissionOf(client, set.login) : null;
    const { author } = pull;
    const judged = judgeLabel({ label, set, permission, failures, failure, author });
    return 'why' in judged ? without(judged) : { acceptance: judged, sentence: [] };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    const what = detailOf(error, 'message');
    const may = refusal === 'unreachable' ? null : lacking;
    return without({ why: 'unreadable', what, lacking: may });
  }
}
