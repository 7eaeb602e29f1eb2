import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import { runCommandLine } from '../../src/commands/run.ts';
import { spread } from './sweeps.ts';

interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs the command line in this process, in a folder, with the built assets. */
export async function runCommand(
  argv: readonly string[],
  directory = process.cwd(),
  input: Iterable<Buffer> = [],
  screen = { columns: 1000, isAttended: false },
): Promise<CommandResult> {
  let [out, error] = ['', ''];
  const code = await runCommandLine(argv, {
    out: (text) => {
      out += text;
    },
    input: () => Readable.from(input),
    error: (text) => {
      error += text;
    },
    ...screen,
    hasColours: false,
    directory,
    home: join(process.cwd(), 'dist'),
  });
  return { code, out, error };
}

/** Gives each test of a file a folder of its own to run commands in. */
export function useFolder() {
  let directory = '';
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'command-line-'));
  });
  afterEach(() => rm(directory, { recursive: true }));
  const path = (name: string) => join(directory, name);
  const write = (name: string, content: string | Buffer) => writeFile(path(name), content);
  return {
    path,
    write,
    read: (name: string) => readFile(path(name), 'utf8'),
    writeScores: (name: string, scores: readonly number[]) =>
      write(name, `accuracy\n${scores.join('\n')}\n`),
    /** A better and a worse sweep of 48 trials. */
    writeGoodAndBad: async () => {
      await write('good.csv', `accuracy\n${spread(48, 0.8, 0.9).join('\n')}\n`);
      await write('bad.csv', `accuracy\n${spread(48, 0.5, 0.6).join('\n')}\n`);
    },
    run: (line: string) => runCommand(line.split(' ').filter(Boolean), directory),
    /** Runs a command with a text on standard input. */
    pipe: (text: string, line: string) =>
      runCommand(line.split(' '), directory, [Buffer.from(text)]),
    runWords: (...argv: string[]) => runCommand(argv, directory),
  };
}

const ajv = new Ajv({ strict: true, strictTuples: false, allErrors: true });

/** Compiled once: it takes longer than most commands. */
async function validatorOf(command: string): Promise<ValidateFunction> {
  const path = `schema/${command}.schema.json`;
  if (ajv.schemas[path] === undefined)
    ajv.addSchema(JSON.parse(await readFile(path, 'utf8')), path);
  return ajv.getSchema(path) as ValidateFunction;
}

/** The result of `--json`, checked against its published schema. */
export async function conforming(command: string, out: string) {
  const validate = await validatorOf(command);
  const value = JSON.parse(out);
  validate(value);
  expect(validate.errors).toBeNull();
  expect(Object.keys(value).slice(0, 3)).toEqual(['schemaVersion', 'tool', 'command']);
  return value;
}
