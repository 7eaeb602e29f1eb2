import * as core from '@actions/core';
import { dataError, UserError } from '../errors.ts';
import { plainText } from '../print/index.ts';
import { renderFailure } from '../render/index.ts';
import { failureTitle, type Phrase, say } from '../report/index.ts';
import { TOOL } from '../tool.ts';
import { earlierChecks } from './acknowledge.ts';
import { postCheck, postComment } from './check-and-comment.ts';
import { basesOf, type GateContext } from './gate-context.ts';
import type { Several } from './subject.ts';
import { log } from './world.ts';

/** Why there is no verdict. */
export interface Failure {
  readonly error: UserError;
  readonly said: Phrase;
}

/** @param thrown anything; what is no explanation to a user is our own fault */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof UserError) return { error: thrown, said: failureTitle(thrown) };
  return { error: ownFault(thrown), said: say`No verdict: a bug in tuning-gate` };
}

export function setFailureOutputs({ said }: Failure): void {
  core.setOutput('verdict', 'error');
  core.setOutput('gate', 'fail');
  core.setOutput('reason', plainText(said));
}

/**
 * Says why there is no verdict in the check and the comments: a required check that nobody writes blocks forever, and a
 * comment left alone would show an earlier verdict next to a check that fails. A check in progress stays so in
 * its time, and says why: it blocks as well, and the next run may find the server up or the config fixed.
 */
export async function writeFailure(
  contexts: Several<GateContext>,
  { error, said }: Failure,
): Promise<void> {
  const [context] = contexts;
  const { name } = context.inputs;
  const write = () => renderFailure(error, { name, origin: context.origin }, said);
  const about = { bases: basesOf(contexts), remembers: [], title: plainText(said), write };
  const [latest] = (await earlierChecks(context).catch(() => null)) ?? [];
  if (latest?.isOpen && Date.parse(latest.until ?? '') > context.world.now()) {
    const { until, commits } = latest;
    await postCheck(context, { ...about, gate: null, until, commits });
    return;
  }
  await postCheck(context, { ...about, gate: 'fail', until: latest?.until });
  const state = { gate: 'fail', verdict: 'error', worse: 'none', better: 'none' } as const;
  for (const other of contexts) await postComment(other, { write, state, candidate: null });
}

function ownFault(thrown: unknown): UserError {
  log(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
  return dataError(
    TOOL.name,
    'this is a bug in the program; the log has the details',
    `Please report it at ${TOOL.issues}`,
  );
}
