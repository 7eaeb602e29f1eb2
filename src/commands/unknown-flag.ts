import type { UserError } from '../errors.ts';
import { nearMiss } from '../parse/index.ts';
import { ACTION_INPUTS } from './flags.ts';
import { COMMAND_NAMES, type CommandName, flagsOf } from './shapes.ts';
import { wrongUse } from './wrong-use.ts';

/**
 * What to say of a flag that a subcommand does not take: whose it is, or what was meant.
 *
 * @param flag without the dashes; untrusted text
 */
export function unknownFlag(flag: string, command: CommandName): UserError {
  const shown = `--${flag.slice(0, 80)}`;
  const takers = COMMAND_NAMES.filter((name) => flagsOf(name).some((one) => one === flag));
  if (takers.length > 0) {
    return wrongUse(`${shown} is an option of ${listed(takers)}, not of ${command}`, command);
  }
  if (ACTION_INPUTS.includes(flag)) {
    const instead = ['baseline', 'candidate'].includes(flag)
      ? '; here the sweeps are named without a flag'
      : '';
    return wrongUse(`${shown} is an input of the Action alone${instead}`, command);
  }
  const others = COMMAND_NAMES.flatMap((name) => flagsOf(name));
  const near = nearMiss(flag, flagsOf(command)) ?? nearMiss(flag, others);
  const guess = near === null ? '' : ` (did you mean --${near}?)`;
  return wrongUse(`there is no option ${shown}${guess}`, command);
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
