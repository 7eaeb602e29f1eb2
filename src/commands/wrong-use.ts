import { UserError } from '../errors.ts';
import type { CommandName } from './shapes.ts';

/** @param command whose help tells more; left out: the general one */
export function wrongUse(what: string, command?: CommandName): UserError {
  return new UserError({
    fault: 'settings',
    where: 'command line',
    what: what.slice(0, 300),
    fix: `See tuning-gate ${command === undefined ? '' : `${command} `}--help.`,
  });
}
