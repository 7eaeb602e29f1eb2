/** What a command needs of the world; tests give their own. */
export interface Terminal {
  /** The result: exactly what other programs read. */
  readonly out: (text: string) => void;
  /** Words for people. */
  readonly error: (text: string) => void;
  readonly directory: string;
  /** Folder of the installed program, where assets and examples are. */
  readonly home: string;
}

type ExitCode = 0 | 1;

export type Command = (argv: readonly string[], terminal: Terminal) => Promise<ExitCode>;

export function writeJson(terminal: Terminal, value: object): void {
  terminal.out(`${JSON.stringify(value, null, 2)}\n`);
}
