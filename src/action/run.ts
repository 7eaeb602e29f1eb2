import * as core from '@actions/core';
import { collect } from './collect.ts';
import { gate } from './gate.ts';
import { type ActionInputs, readActionInputs, readLeniently } from './inputs.ts';
import { repeatVerdict } from './repeat-verdict.ts';
import { reportFailure } from './report-failure.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

/**
 * Runs the Action; the one place where its failures end.
 *
 * @param home the folder of the program, where its assets are
 */
export async function runAction(home: string, options: WorldOptions = {}): Promise<void> {
  const world = createWorld(home, options);
  // Invalid inputs are a failure too, which the check reports.
  let inputs = readLeniently(core.getInput);
  try {
    inputs = readActionInputs(core.getInput);
    await act(inputs, world);
  } catch (error) {
    await reportFailure(error, inputs, world);
  }
}

function act(inputs: ActionInputs, world: World): Promise<void> {
  if (inputs.mode === 'collect') return collect(inputs, world);
  return world.context.payload.merge_group ? repeatVerdict(inputs, world) : gate(inputs, world);
}
