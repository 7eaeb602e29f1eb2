import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** Which of a repository's comparisons something is about. */
export interface Instance {
  /** The workflow file that trains: `.github/workflows/tuning.yml`. */
  readonly workflow: string;
  /** Empty if there is only one. */
  readonly name: string;
}

const count = z.int().check(z.positive());

/** A run that judges, at one attempt, as it is written into comments and checks. */
export const judgingRun = z.strictObject({
  id: count,
  /** Counted from 1. */
  attempt: count,
  /** When the attempt began, in UTC and whole seconds. */
  startedAt: z.iso.datetime({ precision: 0 }),
});

export type JudgingRun = Readonly<z.output<typeof judgingRun>>;

/**
 * Positive if `a` is the later statement, 0 if they are the same run and attempt. The later start
 * counts, not the greater id: an older run may be started again. An unknown run is older than any.
 */
export function compareRuns(a: JudgingRun | null, b: JudgingRun | null): number {
  return (
    startOf(a) - startOf(b) || (a?.id ?? 0) - (b?.id ?? 0) || (a?.attempt ?? 0) - (b?.attempt ?? 0)
  );
}

export function isSameRun(a: JudgingRun | null, b: JudgingRun | null): boolean {
  return a !== null && b !== null && a.id === b.id && a.attempt === b.attempt;
}

function startOf(run: JudgingRun | null): number {
  return run === null ? 0 : Date.parse(run.startedAt);
}

/** GitHub ends every run after 35 days. */
const MAX_RUN_MS = 40 * 24 * 3_600_000;

/**
 * Whether a run can exist while another is at work. One that claims to start long after it is made
 * up, and would silence every later run.
 */
export function canBe(run: JudgingRun, own: JudgingRun): boolean {
  return startOf(run) < startOf(own) + MAX_RUN_MS;
}

/** What this program once wrote as JSON, read back from GitHub; null for anything else. */
export function readBack<T extends z.ZodMiniType>(schema: T, text: string): z.output<T> | null {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A short text that stands for a long one. */
export function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}
