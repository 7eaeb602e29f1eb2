import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Remembered } from '../decide/index.ts';
import { EVIDENCE_LEVELS, GATES } from '../settings/index.ts';

/** Which of a repository's comparisons something is about. */
export interface Instance {
  /** The workflow file that trains: `.github/workflows/tuning.yml`. */
  readonly workflow: string;
  /** Empty if there is only one. */
  readonly name: string;
}

/** In UTC and whole seconds. */
const moment = z.iso.datetime({ precision: 0 });
const count = z.int().check(z.positive());

/** A run that judges, at one attempt, as it is written into comments and checks. */
export const judgingRun = z.strictObject({
  id: count,
  /** Counted from 1. */
  attempt: count,
  /** When the attempt began. */
  startedAt: moment,
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
export function canBe(run: JudgingRun, current: JudgingRun): boolean {
  return startOf(run) < startOf(current) + MAX_RUN_MS;
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

const LINE = /^<!-- tuning-gate: (\{.*\}) -->$/s;

/** A line of Markdown that readers do not see, by which later runs know what was written: the first of a text. */
function hidden<T extends z.ZodMiniType>(schema: T, maxLength: number) {
  return {
    write: (written: z.output<T>): string => {
      // Without angle brackets nothing inside can end the comment.
      const json = JSON.stringify(written).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
      return `<!-- tuning-gate: ${json} -->`;
    },
    read: (text: string): z.output<T> | null => {
      const [line = ''] = text.slice(0, maxLength).split(/\r?\n/, 1);
      return readBack(schema, LINE.exec(line)?.[1] ?? '');
    },
  };
}

export function withoutHidden(text: string): string {
  return LINE.test(text.split(/\r?\n/, 1)[0] ?? '') ? text.replace(/^[^\n]*\n?/, '') : text;
}

const MAX_MARKER = 4000;

const gate = z.enum(GATES);
const level = z.enum(EVIDENCE_LEVELS);
const verdict = z.string().check(z.regex(/^[a-z-]{1,40}$/));

/** What a comment says, as far as later runs need to know. */
const state = z.strictObject({ gate, verdict, worse: level, better: level });

/**
 * The hidden first line by which an instance finds its own comment again. What another version of this program wrote
 * besides is ignored, so that it is found.
 */
const marker = z.object({
  workflow: z.string(),
  name: z.string(),
  run: z.object(judgingRun.shape),
  state,
});

export type CommentState = Readonly<z.output<typeof state>>;
export type Marker = Readonly<z.output<typeof marker>>;

export const { write: writeMarker, read: readMarker } = hidden(marker, MAX_MARKER);

/** GitHub refuses a longer body of a comment, and counts the marker. */
export const BODY_LIMIT = 65_536;

/** Nobody can find trials that pass for others. */
const DIGEST_LENGTH = 16;
const MAX_RECORDS = 200;
const MAX_MEMORY = 60_000;
/** GitHub shows as many characters of it. */
export const MAX_TITLE = 255;

const text = z.string().check(z.regex(/^[\w-]{16}$/));
const number = z.nullable(z.number());
const failure = z.object({
  kind: z.enum(['worse', 'repeated', 'other']),
  what: text,
  lower: number,
  estimate: number,
  isFlaky: z.boolean(),
});
const record = z.object({
  about: text,
  base: z.nullable(text),
  candidate: z.nullable(text),
  baseline: z.nullable(text),
  failure: z.nullable(failure),
});

const older = z.object({
  tip: z.nullable(z.string().check(z.regex(/^[0-9a-f]{40,64}$/))),
  ids: z.readonly(z.array(z.string().check(z.regex(/^[0-9a-f]{1,20}$/)))),
});

/**
 * What a check remembers is the hidden first line of its summary: an external id is a few hundred characters at
 * most, which 50 comparisons do not fit. GitHub gives the summary back wherever checks are listed, and only
 * those with `checks: write` could forge one, who could as well write a check that passes. What another version
 * remembers besides is ignored, so that a failure stands.
 */
const memory = z.object({
  title: z.string().check(z.maxLength(MAX_TITLE)),
  remembers: z.readonly(z.array(record).check(z.maxLength(MAX_RECORDS))),
  older: z.catch(z.optional(older), undefined),
});

export const { write: writeMemory, read: readMemory } = hidden(memory, MAX_MEMORY);

/** What a check remembers with digests for texts, as it is read back. */
export function inDigests(remembers: readonly Remembered[]): Remembered[] {
  const short = (given: string) => digest(given, DIGEST_LENGTH);
  const ifAny = (given: string | null) => given && short(given);
  return remembers.map(({ about, base, candidate, baseline, failure: failed }) => ({
    about: short(about),
    base: ifAny(base),
    candidate: ifAny(candidate),
    baseline: ifAny(baseline),
    failure: failed && { ...failed, what: short(failed.what) },
  }));
}
