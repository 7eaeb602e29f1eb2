import { jsonText } from '../render/index.ts';

/** What the command line needs of the world; tests give their own. */
export interface World {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly directory: string;
  /** Folder of the installed program, where assets and examples are. */
  readonly home: string;
}

/** What a command needs of the world. */
export interface Terminal extends Pick<World, 'directory' | 'home'> {
  /** The result, as people read it. */
  readonly out: (text: string) => void;
  /** The result, exactly as other programs read it. */
  readonly json: (text: string) => void;
  /** Words for people beside the result. */
  readonly error: (text: string) => void;
}

type ExitCode = 0 | 1;

export type Command = (argv: readonly string[], terminal: Terminal) => Promise<ExitCode>;

export function writeJson(terminal: Terminal, value: object): void {
  terminal.json(jsonText(value));
}
