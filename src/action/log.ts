import * as core from '@actions/core';
import { withoutCommands } from '../workflow-commands.ts';

/** Text for the log, which the runner reads too. */
export function log(text: string): void {
  core.info(withoutCommands(text));
}
