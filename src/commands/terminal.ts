import type { Screen } from '../render/index.ts';
import { withoutCommands } from '../workflow-commands.ts';
import type { Arguments } from './arguments.ts';
import { ProgressLine } from './progress.ts';

/** What the command line needs of the world; tests pass their own. */
export interface World {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Of the terminal that `out` writes to; null where it is none. */
  readonly columns: number | null;
  /** Whether `error` writes to a terminal. */
  readonly showsProgress: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
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
  readonly progress: ProgressLine;
  /** What the result is laid out for. */
  readonly screenFor: (given: Arguments) => Screen;
}

type ExitCode = 0 | 1;

export type Command = (argv: readonly string[], terminal: Terminal) => Promise<ExitCode>;

/** The terminal may be the log of a workflow, whose runner would obey commands in the text. */
export function terminalIn(world: World): Terminal {
  const { out, error, showsProgress, directory, home } = world;
  const progress = new ProgressLine(showsProgress ? error : () => {});
  const after = (write: (text: string) => void) => (text: string) => {
    progress.clear();
    write(text);
  };
  return {
    directory,
    home,
    progress,
    out: after((text) => out(withoutCommands(text))),
    json: after(out),
    error: after((text) => error(withoutCommands(text))),
    screenFor: (given) => ({
      width: Math.max(MIN_COLUMNS, world.columns || DEFAULT_COLUMNS),
      hasColours: hasColours(given.value('color'), world),
      isVerbose: given.has('verbose'),
    }),
  };
}

const DEFAULT_COLUMNS = 80;
const MIN_COLUMNS = 20;

/** As asked for; else as [FORCE_COLOR](https://force-color.org) and [NO_COLOR](https://no-color.org) say; else on terminals. */
function hasColours(asked: 'auto' | 'always' | 'never', { columns, environment }: World): boolean {
  if (asked !== 'auto') return asked === 'always';
  const { FORCE_COLOR: force, NO_COLOR: none, TERM: kind } = environment;
  if (force) return force !== '0' && force !== 'false';
  return !none && columns !== null && kind !== 'dumb';
}
