import * as core from '@actions/core';
import { detailOf } from '../errors.ts';

/** Reporting that fails never changes the verdict and is never silent. */
export async function attempt(what: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    core.warning(`The ${what} could not be written: ${detailOf(error, 'message')}`);
  }
}

/** @param notes what else is to be said, in sentences */
export function writeSummary(report: string, notes: readonly string[] = []): Promise<void> {
  const text = [report, ...notes.map((note) => `\n*${note}*\n`)].join('\n');
  return attempt('job summary', () => core.summary.addRaw(text).write());
}
