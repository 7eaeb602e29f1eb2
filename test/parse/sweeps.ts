import { UserError } from '../../src/errors.ts';
import { parseSweep, type Sweep } from '../../src/parse/index.ts';
import type { ReadingSettings } from '../../src/settings.ts';

const READING: ReadingSettings = {
  metric: null,
  direction: 'maximize',
  cost: null,
  costUnit: null,
  format: 'auto',
  failedTrials: 'worst',
  prunedTrials: 'last',
  metricMin: null,
  metricMax: null,
};

/** The sweep in one text, or in several files `a`, `b` … of it. */
export function sweepOf(
  text: string | readonly string[],
  reading: Partial<ReadingSettings> = {},
): Promise<Sweep> {
  const texts = typeof text === 'string' ? [text] : text;
  const named = texts.map((one, i) => ({ path: `${'abc'.charAt(i)}.txt`, text: one }));
  const files = named.length === 1 ? [{ path: 'sweep.csv', text: texts[0] ?? '' }] : named;
  const source = {
    kind: 'file',
    location: files.length === 1 ? 'sweep.csv' : 'sweeps',
    sha: null,
    runUrl: null,
    createdAt: null,
  } as const;
  return parseSweep(files, { ...READING, ...reading }, source);
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
