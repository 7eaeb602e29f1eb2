import * as z from 'zod/mini';
import { EVIDENCE_LEVELS, GATES } from '../settings/index.ts';
import { readHidden, writeHidden } from './hidden-line.ts';
import { judgingRun } from './judging-run.ts';

/** How many earlier verdicts a marker keeps. */
export const MAX_EARLIER = 5;
/** How many draws of the candidate it tells apart. */
export const MAX_DRAWS = 50;
const MAX_LINE = 4000;

const level = z.enum(EVIDENCE_LEVELS);
const verdict = z.string().check(z.regex(/^[a-z-]{1,40}$/));
const sha = z.nullable(z.string().check(z.regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)));

/** What a comment says, as far as later runs need to know. */
const state = z.strictObject({ gate: z.enum(GATES), verdict, worse: level, better: level });

/** The run whose verdict a comment has, with the commit that was trained if it is known. */
const commentRun = z.extend(judgingRun, { sha });

const earlierVerdict = z.strictObject({
  sha: z.nullable(z.string().check(z.regex(/^[0-9a-f]{7}$/))),
  gate: z.enum(GATES),
  verdict,
  level,
});

/** The hidden first line by which an instance finds its own comment again. */
const marker = z.strictObject({
  workflow: z.string(),
  name: z.string(),
  run: commentRun,
  state,
  /** The verdicts of earlier runs, latest first. */
  earlier: z.readonly(z.array(earlierVerdict).check(z.maxLength(MAX_EARLIER))),
  /** Digests of the candidates that were judged on the pull request, each once. */
  draws: z.readonly(z.array(z.string().check(z.regex(/^[\w-]{8}$/))).check(z.maxLength(MAX_DRAWS))),
});

export type CommentState = Readonly<z.output<typeof state>>;
export type CommentRun = Readonly<z.output<typeof commentRun>>;
export type Marker = Readonly<z.output<typeof marker>>;

export function writeMarker(written: Marker): string {
  return writeHidden(written);
}

/** The marker of a comment; null if its first line is not one. */
export function readMarker(body: string): Marker | null {
  return readHidden(marker, body, MAX_LINE);
}

export function withoutMarker(body: string): string {
  return readMarker(body) === null ? body : body.replace(/^[^\n]*\n?/, '');
}
