import * as core from '@actions/core';
import { detailOf } from '../errors.ts';
import { summary } from './world.ts';

/**
 * Reporting that fails never changes the verdict and is never silent.
 *
 * @returns whether it went well
 */
export async function attempt(what: string, write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    core.warning(`The ${what} could not be written: ${detailOf(error, 'message')}`);
    return false;
  }
}

/**
 * Characters that leave room for a few more words in the job summary: GitHub takes 1 MiB of a step,
 * and none of UTF-16 takes more than three bytes.
 */
export const SUMMARY_LIMIT = 340_000;

/**
 * Adds paragraphs of Markdown to the job summary; empty ones are none.
 *
 * @returns whether it could be written
 */
export async function addToSummary(...all: readonly string[]): Promise<boolean> {
  const paragraphs = all.filter(Boolean);
  if (paragraphs.length === 0) return true;
  const text = paragraphs.map((paragraph) => `${paragraph}\n\n`).join('');
  return attempt('job summary', () => summary.addRaw(text).write());
}
