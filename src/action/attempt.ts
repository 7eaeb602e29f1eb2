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

/** Adds paragraphs of Markdown to the job summary. */
export async function addToSummary(...paragraphs: readonly string[]): Promise<void> {
  if (paragraphs.length === 0) return;
  const text = paragraphs.map((paragraph) => `${paragraph}\n\n`).join('');
  await attempt('job summary', () => core.summary.addRaw(text).write());
}
