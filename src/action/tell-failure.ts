import * as core from '@actions/core';
import { UserError } from '../errors.ts';
import { failureTitle, renderFailure } from '../render/index.ts';
import { TOOL } from '../tool.ts';
import { annotationsOf } from './annotations.ts';
import { announceCheck, announceComment } from './announce.ts';
import { addToSummary, attempt } from './attempt.ts';
import type { ActionInputs } from './inputs.ts';
import { log } from './log.ts';
import { setFailureOutputs } from './outputs.ts';
import { setScenes } from './scene.ts';

/**
 * Fails the step and says why: in the log, the summary, and the check, which nobody else would
 * write, so that where it is required it would be waited for for ever; and in the comment, where an
 * earlier verdict would stand next to a check that fails.
 */
export async function tellFailure(thrown: unknown, inputs: ActionInputs): Promise<void> {
  const error = thrown instanceof UserError ? thrown.to('inputs') : ownFault(thrown);
  core.setFailed(error.message);
  const isCollecting = inputs.mode === 'collect';
  const title = isCollecting ? 'No sweep was saved' : titleOf(thrown);
  const { name } = inputs;
  await addToSummary(renderFailure(error, { name, origin: '' }, title));
  if (isCollecting) return;

  setFailureOutputs(title);
  await attempt('check and comment', async () => {
    const scenes = await setScenes(inputs);
    if (typeof scenes === 'string') return;
    const [scene] = scenes;
    // What was perhaps not trained on the head of a pull request is no failure of it.
    if (scene.subject.isClaimed) return;
    const write = () => renderFailure(error, { name, origin: scene.origin }, title);
    const workspace = process.env.GITHUB_WORKSPACE ?? process.cwd();
    const annotations = annotationsOf(error, inputs, workspace);
    const checkNote = await announceCheck(scene, { title, write, gate: 'fail', annotations });
    const state = { gate: 'fail', verdict: 'error', worse: 'none', better: 'none' } as const;
    const notes = [checkNote];
    for (const one of scenes) notes.push(await announceComment(one, { write, state }));
    await addToSummary(...notes.map((note) => (note === null ? '' : `*${note}*`)));
  });
}

function titleOf(thrown: unknown): string {
  return thrown instanceof UserError ? failureTitle(thrown) : 'No verdict: a fault of tuning-gate';
}

/** The details are for whoever mends it. */
function ownFault(thrown: unknown): UserError {
  log(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
  return new UserError({
    fault: 'data',
    where: TOOL.name,
    what: 'this is a fault of the program; the log has its details',
    fix: `Please report it at ${TOOL.issues}`,
  });
}
