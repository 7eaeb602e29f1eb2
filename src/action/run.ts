import * as core from '@actions/core';
import { RETRY_POLICY } from '../github/index.ts';
import { collect } from './collect.ts';
import { gate } from './gate.ts';
import { type ActionInputs, readActionInputs, readLeniently } from './inputs.ts';
import { repeatVerdict } from './repeat-verdict.ts';
import { tellFailure } from './tell-failure.ts';
import { context, enterWorld } from './world.ts';

/**
 * Runs the Action; the one place where its failures end.
 *
 * @param home the folder of the program, where its assets are
 */
export async function runAction(home: string, policy = RETRY_POLICY): Promise<void> {
  enterWorld({ policy });
  // Wrong inputs are a failure that the check is to tell as well.
  let inputs = readLeniently(core.getInput);
  try {
    inputs = readActionInputs(core.getInput);
    await act(inputs, home);
  } catch (error) {
    await tellFailure(error, inputs);
  }
}

function act(inputs: ActionInputs, home: string): Promise<void> {
  if (inputs.mode === 'collect') return collect(inputs);
  return context.payload.merge_group ? repeatVerdict(inputs) : gate(inputs, home);
}
