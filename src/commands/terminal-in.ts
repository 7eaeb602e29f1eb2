import { withoutCommands } from '../workflow-commands.ts';
import type { Terminal, World } from './terminal.ts';

/** A terminal whose words command nobody, as it may well be the log of a workflow. */
export function terminalIn({ out, error, ...rest }: World): Terminal {
  return {
    ...rest,
    out: (text) => out(withoutCommands(text)),
    json: out,
    error: (text) => error(withoutCommands(text)),
  };
}
