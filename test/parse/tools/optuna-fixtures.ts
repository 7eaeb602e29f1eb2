import { readRecord, type SweepRecord } from '../../../src/parse/index.ts';
import type { SourceFile } from '../../../src/read/source-file.ts';
import type { ReadingSettings } from '../../../src/settings/index.ts';
import { fixtureIn, READING } from '../sweeps.ts';

type Reading = Partial<ReadingSettings>;

export const fixture = fixtureIn('optuna');

/** The record of a file, in the direction that is recorded unless one is given. */
export async function recordOf(file: SourceFile, reading: Reading = {}): Promise<SweepRecord> {
  const { path: location } = file;
  const source = { kind: 'file', location, sha: null, runUrl: null, createdAt: null } as const;
  return readRecord([file], { ...READING, direction: null, ...reading }, source);
}

export async function recordIn(name: string, reading: Reading = {}): Promise<SweepRecord> {
  return recordOf(await fixture(name), reading);
}

/** How the trials ended that nobody picked, with their scores. */
export function endsOf({ trials }: SweepRecord): [string, number][] {
  return trials.flatMap(({ outcome, score, isHandPicked }) =>
    isHandPicked ? [] : [[outcome, score]],
  );
}

/** The trials of the study called random that nobody picked: the same in every storage. */
export const RANDOM_ENDS: readonly [string, number][] = [
  ['completed', -0.309534319536208],
  ['completed', -0.10997659253519423],
  ['failed', -Infinity],
  ['pruned', -0.7051930451750384],
  ['failed', -Infinity],
  ['failed', -Infinity],
  ['completed', -0.4095164621222715],
  ['pruned', -0.9044280949030608],
  ['completed', -0.20016753028259132],
  ['running', -Infinity],
];

export const LEFT_OUT = [{ count: 2, what: 'waiting trials' }];
