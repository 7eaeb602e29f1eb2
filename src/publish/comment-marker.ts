import type { EarlierVerdict } from '../render/index.ts';
import { EVIDENCE_LEVELS, type EvidenceLevel, GATES, type Gate } from '../settings.ts';
import { packEarlier, unpackEarlier } from './earlier-fields.ts';

/** What a comment says, as far as later runs need to know. */
export interface CommentState {
  readonly gate: Gate;
  readonly verdict: string;
  readonly worse: EvidenceLevel;
  readonly better: EvidenceLevel;
}

/** The run whose sweep a comment is about. */
export interface CommentRun {
  readonly id: number;
  /** Counted from 1. */
  readonly attempt: number;
  /** The commit that was trained, where it is known. */
  readonly sha: string | null;
}

/** The hidden first line by which an instance finds its own comment again. */
export interface Marker {
  readonly name: string;
  readonly run: CommentRun;
  readonly state: CommentState;
  /** Of earlier runs, the latest first. */
  readonly earlier: readonly EarlierVerdict[];
}

const LONGEST = 2000;
const LINE = /^<!-- tuning-gate: (\{.*\}) -->$/s;
const VERDICT = /^[a-z-]{1,40}$/;
const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

export function writeMarker({ name, run, state, earlier }: Marker): string {
  const { gate, verdict, worse, better } = state;
  const { id, attempt, sha } = run;
  const known = { name, run: id, attempt, sha, gate, verdict, worse, better };
  const json = JSON.stringify(
    earlier.length === 0 ? known : { ...known, earlier: packEarlier(earlier) },
  );
  // Without angle brackets nothing inside can end the comment.
  const safe = json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `<!-- tuning-gate: ${safe} -->`;
}

/** The marker of a comment; null unless its first line is one exactly as it would be written. */
export function readMarker(body: string): Marker | null {
  const [line = ''] = body.slice(0, LONGEST).split(/\r?\n/, 1);
  const fields = parseObject(LINE.exec(line)?.[1] ?? '');
  const marker = fields && markerOf(fields);
  return marker !== null && writeMarker(marker) === line ? marker : null;
}

/** The text of a comment below its marker. */
export function withoutMarker(body: string): string {
  return readMarker(body) === null ? body : body.replace(/^[^\n]*\n?/, '');
}

type Fields = Readonly<Record<string, unknown>>;

function parseObject(text: string): Fields | null {
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

function markerOf(fields: Fields): Marker | null {
  const { name } = fields;
  const [run, state, earlier] = [runOf(fields), stateOf(fields), unpackEarlier(fields.earlier)];
  if (typeof name !== 'string' || run === null || state === null || earlier === null) return null;
  return { name, run, state, earlier };
}

function runOf({ run: id, attempt, sha }: Fields): CommentRun | null {
  const isKnown = isCount(id) && isCount(attempt) && (sha === null || isText(sha, SHA));
  return isKnown ? { id, attempt, sha } : null;
}

function stateOf(fields: Fields): CommentState | null {
  const gate = GATES.find((one) => one === fields.gate);
  const worse = EVIDENCE_LEVELS.find((one) => one === fields.worse);
  const better = EVIDENCE_LEVELS.find((one) => one === fields.better);
  const { verdict } = fields;
  if (!gate || !worse || !better || !isText(verdict, VERDICT)) return null;
  return { gate, verdict, worse, better };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

/**
 * Positive if `a` began after `b`, 0 if they are the same run and attempt. A run that is not known
 * comes before all others.
 */
export function compareRuns(a: CommentRun | null, b: CommentRun | null): number {
  return (a?.id ?? 0) - (b?.id ?? 0) || (a?.attempt ?? 0) - (b?.attempt ?? 0);
}

export function isSameRun(a: CommentRun | null, b: CommentRun | null): boolean {
  return a !== null && b !== null && compareRuns(a, b) === 0;
}

/** How far ahead of one's own a new server's numbers may be. */
const HEAD_START = 1000;

/**
 * Whether there can be such a run while another is at work. Numbers grow with time, over years: a
 * far greater one is made up, and would silence every run that is still to come.
 */
export function canBe({ id, attempt }: CommentRun, own: CommentRun): boolean {
  return id < 2 * own.id + HEAD_START && attempt < 2 * own.attempt + HEAD_START;
}
