import * as core from '@actions/core';
import { detailOf } from '../errors.ts';
import type { World } from './world.ts';

/**
 * Reporting that fails only causes a warning; the verdict stands.
 *
 * @returns whether it succeeded
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
 * Characters that leave space for a few more words in the job summary: GitHub takes 1 MiB per step,
 * and a UTF-16 unit takes at most three bytes.
 */
export const MAX_SUMMARY = 340_000;

/**
 * Adds paragraphs of Markdown to the job summary; empty ones are left out.
 *
 * @returns whether it could be written
 */
export async function addToSummary(
  { summary }: World,
  ...all: readonly string[]
): Promise<boolean> {
  const paragraphs = all.filter(Boolean);
  if (paragraphs.length === 0) return true;
  const text = paragraphs.map((paragraph) => `${paragraph}\n\n`).join('');
  return attempt('job summary', () => summary.addRaw(text).write());
}
