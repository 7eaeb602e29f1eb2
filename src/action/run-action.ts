import * as core from '@actions/core';
import { dataError, UserError } from '../errors.ts';
import { plainText } from '../print/index.ts';
import { renderFailure } from '../render/index.ts';
import { failureTitle, say } from '../report/index.ts';
import { TOOL } from '../tool.ts';
import { postCheck, postComment } from './check-and-comment.ts';
import { collect } from './collect.ts';
import { gate } from './gate.ts';
import { basesOf, gateContexts, stillCurrent } from './gate-context.ts';
import {
  type ActionInputs,
  addToSummary,
  attempt,
  createWorld,
  log,
  readActionInputs,
  readLeniently,
  type World,
  type WorldOptions,
} from './world.ts';

/**
 * Runs the Action; the one place where its failures end.
 *
 * @param home the folder of the program, where its assets are
 */
export async function runAction(home: string, options: WorldOptions = {}): Promise<void> {
  let world: World | null = null;
  // Invalid inputs are a failure too, which the check reports.
  let inputs = readLeniently(core.getInput);
  try {
    world = createWorld(home, options);
    inputs = readActionInputs(core.getInput);
    await (inputs.mode === 'collect' ? collect : gate)(inputs, world);
  } catch (error) {
    await reportFailure(error, inputs, world);
  }
}

/**
 * Fails the step and says why in the log, the summary, the check and the comment: a required check
 * that nobody writes blocks for ever, and a comment left alone would show an earlier verdict next to
 * a check that fails.
 */
async function reportFailure(
  thrown: unknown,
  inputs: ActionInputs,
  world: World | null,
): Promise<void> {
  const error = thrown instanceof UserError ? thrown : ownFault(thrown);
  core.setFailed(error.messageFor('inputs'));
  const isCollecting = inputs.mode === 'collect';
  const verdict =
    thrown instanceof UserError ? failureTitle(thrown) : say`No verdict: a bug in tuning-gate`;
  const said = isCollecting ? say`No sweep was saved` : verdict;
  const title = plainText(said);
  const { name } = inputs;
  if (world !== null) await addToSummary(world, renderFailure(error, { name, origin: [] }, said));
  if (isCollecting) return;

  core.setOutput('verdict', 'error');
  core.setOutput('gate', 'fail');
  core.setOutput('reason', title);
  // Nobody knows what the run is about.
  if (world === null) return;
  await attempt('check and comment', async () => {
    const toJudge = await gateContexts(inputs, world);
    if (typeof toJudge === 'string') return;
    const contexts = await stillCurrent(toJudge);
    const [context] = contexts;
    const write = () => renderFailure(error, { name, origin: context.origin }, said);
    const about = { bases: basesOf(contexts), remembers: [] };
    await postCheck(context, { ...about, title, write, gate: 'fail' });
    const state = { gate: 'fail', verdict: 'error', worse: 'none', better: 'none' } as const;
    for (const other of contexts) await postComment(other, { write, state, candidate: null });
  });
}

function ownFault(thrown: unknown): UserError {
  log(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
  return dataError(
    TOOL.name,
    'this is a bug in the program; the log has the details',
    `Please report it at ${TOOL.issues}`,
  );
}
