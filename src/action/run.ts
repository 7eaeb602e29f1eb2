import * as core from '@actions/core';
import { context } from '@actions/github';
import { UserError } from '../errors.ts';
import { TOOL } from '../tool.ts';
import { collect } from './collect.ts';
import { gate } from './gate.ts';
import { type ActionInputs, readActionInputs } from './inputs.ts';
import { repeatVerdict } from './repeat-verdict.ts';

/** Runs the Action; the one place where its failures end. */
export async function runAction(): Promise<void> {
  try {
    const inputs = readActionInputs(core.getInput);
    await act(inputs);
  } catch (error) {
    if (error instanceof UserError) {
      core.setFailed(error.message);
      return;
    }
    core.setFailed(`This is a fault of tuning-gate; please report it at ${TOOL.issues}`);
    // A line of it could be taken for a command of the runner's.
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    core.info(details.replaceAll('::', ': :').replaceAll('##[', '## ['));
  }
}

function act(inputs: ActionInputs): Promise<void> {
  if (inputs.mode === 'collect') return collect(inputs);
  return context.payload.merge_group ? repeatVerdict(inputs) : gate(inputs);
}
