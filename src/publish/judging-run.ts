/** Which of a repository's comparisons something is about. */
export interface Instance {
  /** The workflow file that trains: `.github/workflows/tuning.yml`. */
  readonly workflow: string;
  /** Empty where there is one only. */
  readonly name: string;
}

/** A run that judges, at one attempt. */
export interface JudgingRun {
  readonly id: number;
  /** Counted from 1. */
  readonly attempt: number;
  /** When the attempt began, in ISO 8601 with whole seconds, in UTC. */
  readonly startedAt: string;
}

/**
 * Positive if `a` is the later statement, 0 if they are the same run and attempt. The later start
 * counts and not the greater id: an older run may be started again. A run that is not known comes
 * before all others.
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

/** No run takes longer: GitHub ends it after 35 days. */
const MAX_RUN_MS = 40 * 24 * 3_600_000;

/**
 * Whether there can be such a run while another is at work. One that starts long after it is made
 * up, and would silence every run that is still to come.
 */
export function canBe(run: JudgingRun, own: JudgingRun): boolean {
  return startOf(run) < startOf(own) + MAX_RUN_MS;
}

const INSTANT = /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\dZ$/;

/** As it stands in markers and ids of checks. */
export function packRun({ id: run, attempt, startedAt: started }: JudgingRun) {
  return { run, attempt, started };
}

export function unpackRun(fields: Readonly<Record<string, unknown>>): JudgingRun | null {
  const { run: id, attempt, started } = fields;
  if (!isCount(id) || !isCount(attempt)) return null;
  if (typeof started !== 'string' || !INSTANT.test(started)) return null;
  return Number.isNaN(Date.parse(started)) ? null : { id, attempt, startedAt: started };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

type Fields = Readonly<Record<string, unknown>>;

/** An object as JSON text; null for any other text. */
export function parseFields(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
