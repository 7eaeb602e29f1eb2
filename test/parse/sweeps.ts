import { UserError } from '../../src/errors.ts';
import { readRecord, type Sweep, toSweep } from '../../src/parse/index.ts';
import type { Source, SourceFile } from '../../src/read/index.ts';
import type { ReadingSettings } from '../../src/settings/index.ts';

export const READING: ReadingSettings = {
  metric: null,
  direction: 'maximize',
  cost: null,
  costUnit: null,
  format: 'auto',
  study: null,
  searchMethod: null,
  failedTrials: 'worst',
  prunedTrials: 'last',
  metricMin: null,
  metricMax: null,
  failedValue: null,
  given: [],
};

interface Written {
  readonly files: readonly SourceFile[];
  readonly source: Source;
}

/** One text as the file `sweep.csv`, or several as the files `a.txt`, `b.txt` … */
export function filesOf(text: string | readonly string[]): Written {
  const texts = typeof text === 'string' ? [text] : text;
  const named = texts.map((one, i) => ({ path: `${'abc'.charAt(i)}.txt`, text: one }));
  const files = named.length === 1 ? [{ path: 'sweep.csv', text: texts[0] ?? '' }] : named;
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

export async function messageOf(result: Promise<unknown>): Promise<string> {
  return (await userError(result)).message;
}
