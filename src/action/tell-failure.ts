import * as core from '@actions/core';
import { UserError } from '../errors.ts';
import { failureTitle, renderFailure } from '../render/index.ts';
import { TOOL } from '../tool.ts';
import { annotationsOf } from './annotations.ts';
import { announceCheck } from './announce.ts';
import { addToSummary, attempt } from './attempt.ts';
import type { ActionInputs } from './inputs.ts';
import { log } from './log.ts';
import { setScenes } from './scene.ts';

/**
 * Fails the step and says why: in the log, the summary, and the check, which nobody else would
 * write, so that where it is required it would be waited for for ever.
 */
export async function tellFailure(thrown: unknown, inputs: ActionInputs): Promise<void> {
  const error = thrown instanceof UserError ? thrown.to('inputs') : ownFault(thrown);
  core.setFailed(error.message);
  const isCollecting = inputs.mode === 'collect';
  const title = isCollecting ? 'No sweep was saved' : titleOf(thrown);
  const report = renderFailure(error, { name: inputs.name, origin: '' }, title);
  await addToSummary(report);
  if (isCollecting) return;
  await attempt('check', async () => {
    const scenes = await setScenes(inputs);
    if (typeof scenes === 'string') return;
    const [scene] = scenes;
    // What was perhaps not trained on the head of a pull request is no failure of it.
    if (scene.subject.isClaimed) return;
    const workspace = process.env.GITHUB_WORKSPACE ?? process.cwd();
    const annotations = annotationsOf(error, inputs, workspace);
    const words = { title, write: () => report, gate: 'fail', annotations } as const;
    const note = await announceCheck(scene, words);
    if (note !== null) await addToSummary(`*${note}*`);
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
