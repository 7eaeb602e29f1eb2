import { withoutCommands } from '../workflow-commands.ts';

/** What the command line needs of the world; tests pass their own. */
export interface World {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly directory: string;
  /** Folder of the installed program, with its assets and examples. */
  readonly home: string;
}

/** What a command writes to. */
export interface Terminal extends Pick<World, 'directory' | 'home'> {
  /** The result for people. */
  readonly out: (text: string) => void;
  /** The result for programs, unchanged. */
  readonly json: (text: string) => void;
  /** Messages for people. */
  readonly error: (text: string) => void;
}

type ExitCode = 0 | 1;

export type Command = (argv: readonly string[], terminal: Terminal) => Promise<ExitCode>;

/** The terminal may be the log of a workflow, whose runner would obey commands in the text. */
export function terminalIn({ out, error, ...rest }: World): Terminal {
  return {
    ...rest,
    out: (text) => out(withoutCommands(text)),
    json: out,
    error: (text) => error(withoutCommands(text)),
  };
}
