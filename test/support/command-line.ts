import { join } from 'node:path';
import { runCommandLine } from '../../src/commands/run.ts';

export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs the command line in this process, in a folder, with the built assets. */
export async function runCommand(
  argv: readonly string[],
  directory = process.cwd(),
): Promise<CommandResult> {
  let [out, error] = ['', ''];
  const code = await runCommandLine(argv, {
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    directory,
    home: join(process.cwd(), 'dist'),
  });
  return { code, out, error };
}
