import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { isFailure, type Remembered } from '../decide/index.ts';
import { detailOf } from '../errors.ts';
import { type Comment, type CommentThread, type RetryPolicy, retry } from '../github/index.ts';
import { printable } from '../printable.ts';
import { EVIDENCE_LEVELS, GATES } from '../settings/index.ts';

/** Writes a report as Markdown, in at most so many characters. */
export type ReportWriter = (limit: number) => string;

export interface CommentOrder extends Instance {
  readonly write: ReportWriter;
  readonly state: CommentState;
  readonly when: 'always' | 'regressions';
  readonly run: JudgingRun;
}

type Done = 'created' | 'updated' | 'unchanged' | 'posted-anew' | 'outdated' | 'not-wanted';

/**
 * Puts the report into the pull request's one comment of this instance. One that comes from a newer run is left alone,
 * and so are those of other authors. An answer can be lost after the comment was written, so every retry looks first.
 *
 * @returns the address of the visible comment, if there is one, and in a sentence why nothing is written, or
 *   what is still to do
 */
export function publishComment(
  thread: CommentThread,
  order: CommentOrder,
  { beforeRetries: pauses }: Pick<RetryPolicy, 'beforeRetries'>,
) {
  return retry({ pauses }, () => publishOnce(thread, order));
}

async function publishOnce(thread: CommentThread, order: CommentOrder) {
  const [live = null, ...others] = await findOwnComments(thread, order);
  const { workflow, name, run, state } = order;
  const line = writeMarker({ workflow, name, run, state });
  const body = `${line}\n${order.write(BODY_LIMIT - line.length - 1)}`;
  const done = nextStep(live, order, body);
  if (done === 'created' || done === 'posted-anew') return post(thread, order, body, live);
  if (done === 'updated' && live !== null && !(await thread.update(live.id, body)))
    return post(thread, order, body, null);
  return { done, url: live?.url ?? null, note: await noteOn(done, thread, others) };
}

/** @param live the visible comment, if there is one */
function nextStep(live: OwnComment | null, order: CommentOrder, body: string): Done {
  const { when, state, run } = order;
  const isRegression = isFailure(state) || ['fair', 'strong'].includes(state.worse);
  if (live === null) return when !== 'regressions' || isRegression ? 'created' : 'not-wanted';
  const { marker } = live;
  if (compareRuns(marker.run, run) > 0) return 'outdated';
  const isKnown = marker.run !== null;
  if (isKnown && saysTheSame(live.body, body)) return 'unchanged';
  // Edits notify nobody, so bad news comes as a new comment.
  const turnsIntoFailure = isFailure(state) && !(isKnown && isFailure(marker.state));
  return turnsIntoFailure ? 'posted-anew' : 'updated';
}

/** Two runs may post at once: each looks again afterwards, and both keep the same comment. */
async function post(
  thread: CommentThread,
  order: CommentOrder,
  body: string,
  replaced: OwnComment | null,
) {
  const created: OwnComment = { ...(await thread.create(body)), marker: order };
  const known = replaced === null ? [] : [replaced];
  const listed = await findOwnComments(thread, order).catch(() => known);
  const [live = created, ...others] = afterPosting(listed, created, replaced);
  const isOutrun = compareRuns(live.marker.run, order.run) > 0;
  const done: Done = isOutrun ? 'outdated' : replaced === null ? 'created' : 'posted-anew';
  return { done, url: live.url, note: await noteOn(done, thread, others) };
}

const OUTDATED =
  'A newer run has already reported on this pull request; this one leaves its comment alone.';
const NOT_WANTED = 'The input `comment` asks for no new comment on this verdict.';
const NOTES: Partial<Record<Done, string>> = { outdated: OUTDATED, 'not-wanted': NOT_WANTED };

/** Leaves one comment visible, and says what there is to say; if that fails, the next run tries again. */
async function noteOn(done: Done, thread: CommentThread, others: readonly OwnComment[]) {
  const notes = [NOTES[done]];
  try {
    for (const { nodeId } of others) await thread.minimise(nodeId);
  } catch (error) {
    const cause = printable(detailOf(error, 'message'), 200);
    notes.push(`An earlier comment of this report may still be visible (${cause}).`);
  }
  return notes.filter(Boolean).join(' ') || null;
}

/** GitHub answers about so many at once. */
const MAX_LOOKED_UP = 100;

/** The run is null if the comment counts as older than any: its run cannot exist, or it was replaced. */
interface OwnComment extends Comment {
  readonly marker: Omit<Marker, 'run'> & { readonly run: JudgingRun | null };
}

/**
 * What this token wrote for this instance and is not minimised: first the one that counts, of the newest run; the others
 * are left over from runs that overlapped or were interrupted.
 */
async function findOwnComments(
  thread: CommentThread,
  { workflow, name, run }: CommentOrder,
): Promise<OwnComment[]> {
  const marked = (await thread.list()).flatMap((comment) => {
    const marker = readMarker(comment.body);
    if (marker?.workflow !== workflow || marker.name !== name) return [];
    return [{ ...comment, marker: canBe(marker.run, run) ? marker : { ...marker, run: null } }];
  });
  if (marked.length === 0) return [];
  const newest = marked.slice(-MAX_LOOKED_UP);
  const { login, open } = await thread.lookUp(newest.map(({ nodeId }) => nodeId));
  return ranked(newest.filter(({ author, nodeId }) => author === login && open.has(nodeId)));
}

function ranked(visible: readonly OwnComment[]): OwnComment[] {
  return visible.toSorted((a, b) => compareRuns(b.marker.run, a.marker.run) || a.id - b.id);
}

/**
 * The comments after posting one. It counts even if the list does not show it yet; the one it
 * replaces, if any, comes last, unless a newer run has written there since.
 */
function afterPosting(
  listed: readonly OwnComment[],
  created: OwnComment,
  replaced: OwnComment | null,
): OwnComment[] {
  const all = listed.some(({ id }) => id === created.id) ? listed : [...listed, created];
  return ranked(
    all.map((comment) => {
      const { id, marker } = comment;
      const isReplaced = id === replaced?.id && compareRuns(marker.run, created.marker.run) <= 0;
      return isReplaced ? { ...comment, marker: { ...marker, run: null } } : comment;
    }),
  );
}

/** Whether two bodies read the same; GitHub trims what it stores and may change line ends. */
function saysTheSame(before: string, other: string): boolean {
  const [a, b] = [before, other].map((body) =>
    withoutHidden(body)
      .replace(/(?<![^\S\n])[^\S\n]+$/gm, '')
      .trim(),
  );
  return a === b;
}

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

/** A run that judges, as comments and checks have it; its start is that of the attempt. */
export const judgingRun = z.strictObject({ id: count, attempt: count, startedAt: moment });

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

export function isSameRun(a: JudgingRun, b: JudgingRun): boolean {
  return a.id === b.id && a.attempt === b.attempt;
}

function startOf(run: JudgingRun | null): number {
  return run === null ? 0 : Date.parse(run.startedAt);
}

/** GitHub ends every run after 35 days. */
const MAX_RUN_MS = 40 * 24 * 3_600_000;

/** One that claims to start long after is made up, and would silence every later run. */
export function canBe(run: JudgingRun, current: JudgingRun): boolean {
  return startOf(run) < startOf(current) + MAX_RUN_MS;
}

/** What this program once wrote as JSON, read back from GitHub; null for anything else. */
export function readBack<T>(schema: z.ZodMiniType<T>, text: string): T | null {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}

const LINE = /^<!-- tuning-gate: (\{.*\}) -->$/s;

/** A line of Markdown that readers do not see, by which later runs know what was written: the first of a text. */
function hidden<T>(schema: z.ZodMiniType<T>, maxLength: number) {
  return {
    write: (written: T): string => {
      // Without angle brackets nothing inside can end the comment.
      const json = JSON.stringify(written).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
      return `<!-- tuning-gate: ${json} -->`;
    },
    read: (text: string): T | null => {
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

const state = z.strictObject({ gate, verdict, worse: level, better: level });

/** What another version of this program wrote besides is ignored, so that its comment is found. */
const marker = z.object({
  workflow: z.string(),
  name: z.string(),
  run: z.object(judgingRun.shape),
  state,
});

type CommentState = Readonly<z.output<typeof state>>;
type Marker = Readonly<z.output<typeof marker>>;

export const { write: writeMarker, read: readMarker } = hidden(marker, MAX_MARKER);

/** GitHub refuses a longer body of a comment, and counts the marker. */
const BODY_LIMIT = 65_536;

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

/** What a check remembers, with digests for texts: nobody can find trials that pass for others. */
export function inDigests(remembers: readonly Remembered[]): Remembered[] {
  const short = (given: string) => digest(given, 16);
  const ifAny = (given: string | null) => given && short(given);
  return remembers.map(({ about, base, candidate, baseline, failure: failed }) => ({
    about: short(about),
    base: ifAny(base),
    candidate: ifAny(candidate),
    baseline: ifAny(baseline),
    failure: failed && { ...failed, what: short(failed.what) },
  }));
}
