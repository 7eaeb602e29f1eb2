import type { EarlierVerdict } from '../render/index.ts';
import { EVIDENCE_LEVELS, type EvidenceLevel, GATES, type Gate } from '../settings/index.ts';
import { packEarlier, unpackEarlier } from './earlier-fields.ts';
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
