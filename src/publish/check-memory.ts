import * as z from 'zod/mini';
import type { Remembered } from '../decide/index.ts';
import { readHidden, writeHidden } from './hidden-line.ts';
import { digest } from './judging-run.ts';

/** Nobody can find trials that pass for others. */
const LENGTH = 16;
/** Of 50 comparisons with four bases. */
const MAX_RECORDS = 200;
const MAX_LINE = 60_000;

const text = z.string().check(z.regex(/^[\w-]{16}$/));
const number = z.nullable(z.number());
const failure = z.strictObject({
  kind: z.enum(['worse', 'repeated', 'other']),
  what: text,
  lower: number,
  estimate: number,
  isFlaky: z.boolean(),
});
const record = z.strictObject({
  about: text,
  base: z.nullable(text),
  candidate: z.nullable(text),
  baseline: z.nullable(text),
  failure: z.nullable(failure),
});

/**
 * What a check remembers is the hidden first line of its summary: an external id is a few hundred characters at
 * most, which 50 comparisons do not fit. GitHub gives the summary back wherever checks are listed, and only
 * those with `checks: write` could forge one, who could as well write a check that passes.
 */
const memory = z.strictObject({
  remembers: z.readonly(z.array(record).check(z.maxLength(MAX_RECORDS))),
});

/**
 * The line, with its line feed.
 *
 * @param remembers in digests
 */
export function writeMemory(remembers: readonly Remembered[]): string {
  return `${writeHidden({ remembers })}\n`;
}

/** What a check's summary remembers, in digests; nothing if it has no such line. */
export function readMemory(summary: string): readonly Remembered[] {
  return readHidden(memory, summary, MAX_LINE)?.remembers ?? [];
}

/** What readers see of a summary. */
export function withoutMemory(summary: string): string {
  return readHidden(memory, summary, MAX_LINE) === null
    ? summary
    : summary.replace(/^[^\n]*\n?/, '');
}

/** The same with digests for texts, as it is read back. */
export function inDigests(remembers: readonly Remembered[]): Remembered[] {
  const short = (given: string) => digest(given, LENGTH);
  const ifAny = (given: string | null) => given && short(given);
  return remembers.map(({ about, base, candidate, baseline, failure: failed }) => ({
    about: short(about),
    base: ifAny(base),
    candidate: ifAny(candidate),
    baseline: ifAny(baseline),
    failure: failed && { ...failed, what: short(failed.what) },
  }));
}
