import { setTimeout as sleep } from 'node:timers/promises';
import * as core from '@actions/core';
import { renderFailure } from '../print/index.ts';
import { say } from '../report/index.ts';
import { start } from './changes.ts';
import { failureOf, setFailureOutputs, writeFailure } from './check-and-comment.ts';
import { collect } from './collect.ts';
import { gate } from './gate.ts';
import { runsOf } from './run.ts';
import {
  type ActionInputs,
  addToSummary,
  attempt,
  createWorld,
  readActionInputs,
  readLeniently,
  refuseOtherInputs,
  type World,
  type WorldOptions,
} from './world.ts';

/**
 * Runs the Action; the one place where its failures end.
 *
 * @param home the folder of the program, where its assets are
 * @param uncaught rejects with what is thrown where nobody waits for it
 */
export async function runAction(
  home: string,
  options: WorldOptions = {},
  uncaught: Promise<never> = new Promise(() => {}),
): Promise<void> {
  let world: World | null = null;
  // Invalid inputs are a failure too, which the check reports.
  let inputs = readLeniently(core.getInput);
  const run = async () => {
    world = createWorld(home, options);
    refuseOtherInputs(process.env);
    inputs = readActionInputs(core.getInput);
    await { auto: gate, collect, gate, start }[inputs.mode](inputs, world);
  };
  const running = run();
  try {
    await Promise.race([running, uncaught]);
  } catch (error) {
    await reportFailure(error, inputs, world, running);
  }
}

/** How long a write of the check may take. */
const MAX_WAIT_MS = 180_000;

/** Fails the step and says why in the log, the summary, the check and the comment. */
async function reportFailure(
  thrown: unknown,
  inputs: ActionInputs,
  world: World | null,
  running: Promise<void>,
): Promise<void> {
  const failure = failureOf(thrown);
  const { error } = failure;
  core.setFailed(error.messageFor('inputs'));
  // What still runs must not say anything after the failure.
  const late = new AbortController();
  const { signal } = late;
  await Promise.race([running.catch(() => {}), sleep(MAX_WAIT_MS, null, { signal })]);
  late.abort();
  // The job that compares fails for the same reason as the one that starts it, and writes about it.
  const said = { collect: say`No sweep was saved`, start: say`Nothing is trained` }[
    String(inputs.mode)
  ];
  const { name } = inputs;
  const about = { name, origin: [] };
  if (world !== null) await addToSummary(world, renderFailure(error, about, said ?? failure.said));
  if (said !== undefined) return;

  setFailureOutputs(failure);
  // Without the event nobody knows what the run is about; a refused token can write nothing.
  if (world === null || error.option === 'github-token') return;
  await attempt('check and comment', async () => {
    const runs = await runsOf(inputs, world);
    if (typeof runs !== 'string') await writeFailure(runs, failure);
  });
}
