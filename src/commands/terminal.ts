import { join, relative, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
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
  const endProgress = world.isAttended ? showProgress(world.error) : () => {};
  const after = (write: (text: string) => void) => (text: string) => {
    endProgress();
    write(text);
  };
  return {
    ...world,
    program: programIn(world),
    out: after((text) => world.out(withoutCommands(text))),
    error: after((text) => world.error(withoutCommands(text))),
    json: after(world.out),
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

/** How long a person waits before it is worth a word. */
const PATIENCE_MS = 1000;

/** Says that the program is at work; computing lets no timer run, so the word comes from a thread of its own. */
const SAY_SO = `setTimeout(() => require('node:fs').writeSync(2, 'Working …'), ${PATIENCE_MS})`;

/**
 * Says on a terminal what takes longer than a second.
 *
 * @returns erases the line, and ends the waiting; to be called before anything else is written
 */
export function showProgress(write: (text: string) => void): () => void {
  const started = Date.now();
  const worker = new Worker(SAY_SO, { eval: true, execArgv: [] });
  worker.unref();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    void worker.terminate();
    if (Date.now() - started >= PATIENCE_MS) write('\r\u001b[K');
  };
}
