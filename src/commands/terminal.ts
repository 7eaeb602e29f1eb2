import { join, relative, sep } from 'node:path';
import type { Screen } from '../print/index.ts';
import { withoutCommands } from '../printable.ts';
import type { Place } from '../read/index.ts';
import type { Arguments } from './arguments.ts';

/** What the command line needs of the world; tests pass their own. */
export interface World {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Standard input, which is opened only when it is read. */
  readonly input: NonNullable<Place['input']>;
  /** Of the terminal that `out` writes to; null where it is none. */
  readonly columns: number | null;
  /** Whether a person waits at the terminal that `error` writes to. */
  readonly isAttended: boolean;
  /** Whether colours are shown unless asked for. */
  readonly hasColours: boolean;
  readonly directory: string;
  /** Folder of the installed program, with its assets and examples. */
  readonly home: string;
}

export interface Terminal extends World {
  /** How to run the program, as the words of commands to copy. */
  readonly program: readonly string[];
  /** The result for programs, unchanged. */
  readonly json: (text: string) => void;
  /** What the result is laid out for. */
  readonly screenFor: (given: Arguments) => Screen;
}

type ExitCode = 0 | 1 | 2 | 125;

export type Command = (given: Arguments, terminal: Terminal) => Promise<ExitCode>;

export const DEFAULT_COLUMNS = 80;
const MIN_COLUMNS = 20;

/** The terminal may be the log of a workflow, whose runner would obey commands in the text. */
export function terminalIn(world: World): Terminal {
  return {
    ...world,
    program: programIn(world),
    out: (text) => world.out(withoutCommands(text)),
    error: (text) => world.error(withoutCommands(text)),
    json: world.out,
    screenFor: (given) => {
      const color = given.value('color');
      return {
        width: Math.max(MIN_COLUMNS, world.columns || DEFAULT_COLUMNS),
        hasColours: color === 'auto' ? world.hasColours : color === 'always',
        isVerbose: given.has('verbose'),
      };
    },
  };
}

function programIn({ directory, home }: World): string[] {
  if (home.split(sep).includes('node_modules')) return ['npx', 'tuning-gate'];
  return ['node', relative(directory, join(home, '../dist/cli.js')).split(sep).join('/')];
}
