import type { EarlierVerdict } from '../render/index.ts';
import { EVIDENCE_LEVELS, type EvidenceLevel, GATES, type Gate } from '../settings/index.ts';
import { type Instance, type JudgingRun, packRun, parseFields, unpackRun } from './judging-run.ts';

/** What a comment says, as far as later runs need to know. */
export interface CommentState {
  readonly gate: Gate;
  readonly verdict: string;
  readonly worse: EvidenceLevel;
  readonly better: EvidenceLevel;
}

/** The run whose verdict a comment has. */
export interface CommentRun extends JudgingRun {
  /** The commit that was trained, where it is known. */
  readonly sha: string | null;
}

/** The hidden first line by which an instance finds its own comment again. */
export interface Marker extends Instance {
  readonly run: CommentRun;
  readonly state: CommentState;
  /** Of earlier runs, the latest first. */
  readonly earlier: readonly EarlierVerdict[];
}

const LONGEST = 4000;
const LINE = /^<!-- tuning-gate: (\{.*\}) -->$/s;
const VERDICT = /^[a-z-]{1,40}$/;
const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

export function writeMarker({ workflow, name, run, state, earlier }: Marker): string {
  const { gate, verdict, worse, better } = state;
  const known = { workflow, name, ...packRun(run), sha: run.sha, gate, verdict, worse, better };
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
  const fields = parseFields(LINE.exec(line)?.[1] ?? '');
  const marker = fields && markerOf(fields);
  return marker !== null && writeMarker(marker) === line ? marker : null;
}

/** The text of a comment below its marker. */
export function withoutMarker(body: string): string {
  return readMarker(body) === null ? body : body.replace(/^[^\n]*\n?/, '');
}

type Fields = Readonly<Record<string, unknown>>;

function markerOf(fields: Fields): Marker | null {
  const { workflow, name } = fields;
  const [run, state, earlier] = [runOf(fields), stateOf(fields), unpackEarlier(fields.earlier)];
  if (typeof workflow !== 'string' || typeof name !== 'string') return null;
  if (run === null || state === null || earlier === null) return null;
  return { workflow, name, run, state, earlier };
}

function runOf(fields: Fields): CommentRun | null {
  const [run, { sha }] = [unpackRun(fields), fields];
  return run && (sha === null || isText(sha, SHA)) ? { ...run, sha } : null;
}

function stateOf(fields: Fields): CommentState | null {
  const gate = GATES.find((one) => one === fields.gate);
  const worse = EVIDENCE_LEVELS.find((one) => one === fields.worse);
  const better = EVIDENCE_LEVELS.find((one) => one === fields.better);
  const { verdict } = fields;
  if (!gate || !worse || !better || !isText(verdict, VERDICT)) return null;
  return { gate, verdict, worse, better };
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

/** How many verdicts a marker keeps. */
export const MAX_EARLIER = 5;

const SHORT_SHA = /^[0-9a-f]{7}$/;

/** Verdicts as they stand in a marker. */
function packEarlier(verdicts: readonly EarlierVerdict[]) {
  return verdicts.map(({ sha, gate, verdict, level }) => [sha, gate, verdict, level]);
}

/** Verdicts from a marker, none where it has none; null where they are not as they are written. */
function unpackEarlier(packed: unknown): readonly EarlierVerdict[] | null {
  if (packed === undefined) return [];
  if (!Array.isArray(packed) || packed.length > MAX_EARLIER) return null;
  const verdicts = packed.map(unpack);
  return verdicts.every((verdict) => verdict !== null) ? verdicts : null;
}

function unpack(packed: unknown): EarlierVerdict | null {
  if (!Array.isArray(packed) || packed.length !== 4) return null;
  const [sha, gateWord, verdict, levelWord]: unknown[] = packed;
  const gate = GATES.find((one) => one === gateWord);
  const level = EVIDENCE_LEVELS.find((one) => one === levelWord);
  if (gate === undefined || level === undefined) return null;
  if (typeof verdict !== 'string' || !VERDICT.test(verdict)) return null;
  if (sha !== null && (typeof sha !== 'string' || !SHORT_SHA.test(sha))) return null;
  return { sha, gate, verdict, level };
}
