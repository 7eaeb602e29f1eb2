import { type RunLookup, refusalOf } from '../github/index.ts';
import type { JudgingRun } from '../publish/index.ts';
import { context } from './world.ts';

/**
 * This run, whose start tells which of two verdicts is the later one.
 *
 * @param lookUp null without a token
 * @param now in milliseconds since 1970
 */
export async function judgingRun(lookUp: RunLookup | null, now: number): Promise<JudgingRun> {
  const { runId: id, runAttempt: attempt } = context;
  const startedAt = (lookUp && (await startOf(id, lookUp))) ?? new Date(now).toISOString();
  return { id, attempt, startedAt: startedAt.replace(/\.\d+Z$/, 'Z') };
}

/** Null where GitHub does not tell this token: the step has begun later, which is close enough. */
async function startOf(id: number, lookUp: RunLookup): Promise<string | null> {
  try {
    return (await lookUp(id)).startedAt;
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return null;
  }
}
