import { UserError } from '../../src/errors.ts';
import { recognize } from '../../src/parse/formats.ts';
import { readRecord, type Sweep, toSweep } from '../../src/parse/index.ts';
import { understand } from '../../src/parse/read-record.ts';
import type { Source, SourceFile, TextFile } from '../../src/read/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace } from '../../src/read/place.ts';
import type { ReadingSettings } from '../../src/settings/index.ts';

export const READING: ReadingSettings = {
  metric: null,
  direction: 'maximize',
  cost: null,
  costUnit: null,
  format: 'auto',
  rows: null,
  study: null,
  searchMethod: null,
  failedTrials: 'worst',
  prunedTrials: 'last',
  unfinishedTrials: 'worst',
  metricMin: null,
  metricMax: null,
  failedValue: null,
  pairBy: 'parameters',
  repeats: 'auto',
  settings: 'auto',
  unit: 'auto',
  given: [],
};

interface Written {
  readonly files: readonly SourceFile[];
  readonly source: Source;
}

/** A file of text. */
export function textFile(path: string, text: string): TextFile {
  return { kind: 'text', path, text };
}

/** One text as the file `sweep.csv`, or several as the files `a.txt`, `b.txt` … */
export function filesOf(text: string | readonly string[]): Written {
  const texts = typeof text === 'string' ? [text] : text;
  const named = texts.map((one, i) => textFile(`${'abc'.charAt(i)}.txt`, one));
  const files = named.length === 1 ? [textFile('sweep.csv', texts[0] ?? '')] : named;
  const location = files.length === 1 ? 'sweep.csv' : 'sweeps';
  const source = { kind: 'file', location, sha: null, runUrl: null, createdAt: null } as const;
  return { files, source };
}

export async function sweepOf(
  text: string | readonly string[],
  reading: Partial<ReadingSettings> = {},
): Promise<Sweep> {
  const { files, source } = filesOf(text);
  return parseSweep({ files, source }, { ...READING, ...reading });
}

/** Reads the folders of a tool's fixtures by their names. */
export const fixturesIn = (tool: string) => (name: string) =>
  readLocal(name, localPlace(`test/fixtures/${tool}`));

/** Reads the files of a tool's fixtures by their names. */
export const fixtureIn = (tool: string) => async (name: string) => {
  const [file] = await fixturesIn(tool)(name);
  if (file === undefined) throw new Error(`There is no ${name}`);
  return file;
};

export function sweepFrom(
  files: readonly SourceFile[],
  reading: Partial<ReadingSettings> = {},
): Promise<Sweep> {
  return parseSweep({ files, source: filesOf('').source }, { ...READING, ...reading });
}

/** The name of the format that the files are found to have. */
export async function formatOf(...files: readonly SourceFile[]): Promise<string> {
  return recognize(files, 'auto').name;
}

/** Whether the files are found to have a format. */
export async function isFormat(name: string, ...files: readonly SourceFile[]): Promise<boolean> {
  return formatOf(...files).then(
    (found) => found === name,
    () => false,
  );
}

/** What is read of the files, in the format that they are found to have unless one is given. */
export async function tableOf(
  files: readonly SourceFile[],
  { study = null, format = 'auto' }: { study?: string | null; format?: string } = {},
) {
  return (await understand(files, { format, study, rows: null }, filesOf('').source)).table;
}

/** Reads files and applies the policies in one go. */
export async function parseSweep(
  { files, source }: Written,
  reading: ReadingSettings,
): Promise<Sweep> {
  return toSweep(await readRecord(files, reading, source), reading);
}

export async function scoresOf(
  text: string | readonly string[],
  reading: Partial<ReadingSettings> = {},
): Promise<number[]> {
  return (await sweepOf(text, reading)).trials.map(({ score }) => score);
}

/** The error the user gets instead of a result. */
export async function userError(result: Promise<unknown>): Promise<UserError> {
  const error = await result.then(
    () => new Error('There was no error'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof UserError) return error;
  throw error;
}

/** The message for the user of what is thrown, or nothing. */
export function thrownBy(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  return '';
}

export async function messageOf(result: Promise<unknown>): Promise<string> {
  return (await userError(result)).message;
}
