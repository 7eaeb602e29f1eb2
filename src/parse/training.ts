import { LABEL } from '../settings/index.ts';
import { number, object, optional, orNull, pattern } from './saved-fields.ts';

/** The training that a sweep was saved by. */
export interface Training {
  /** Which of a repository's comparisons it is for; mostly empty. */
  readonly name: string;
  /** Which part of the sweep it is; null for a whole one. */
  readonly shard: string | null;
  /** The file of the workflow; null where that was not saved. */
  readonly workflow: string | null;
  /** The commit that was trained. */
  readonly sha: string | null;
  /** `owner/name`. */
  readonly repository: string;
  readonly runId: number;
  readonly runAttempt: number;
  /** The event that started the run; empty outside one. */
  readonly event: string;
  /** An instant in ISO 8601, in UTC. */
  readonly createdAt: string;
}

const count = number('a whole number above 0', (value) => Number.isSafeInteger(value) && value > 0);

const INSTANT =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{3})?Z$/;

const instant = {
  expected: 'an instant such as "2026-11-03T10:20:30Z"',
  read: (value: unknown) =>
    typeof value === 'string' && INSTANT.test(value) && isRealDay(value) ? value : undefined,
};

/** The 31st of a month with 30 days is read as the first of the next. */
function isRealDay(text: string): boolean {
  return new Date(text).toISOString().startsWith(text.slice(0, 10));
}

const LABEL_OR_NONE = new RegExp(`^$|${LABEL.source}`, 'u');

export const training = object({
  name: pattern('printable text of at most 80 characters', LABEL_OR_NONE),
  shard: orNull(pattern('printable text of 1 to 80 characters', LABEL)),
  workflow: optional(pattern('the path of a workflow file', /^[^\p{Cc}\p{Cs}]{0,300}$/u)),
  sha: orNull(pattern('a commit\u2019s SHA', /^([0-9a-f]{40}|[0-9a-f]{64})$/)),
  repository: pattern(
    'a repository as OWNER/NAME',
    /^[A-Za-z0-9_.-]{1,100}\/[A-Za-z0-9_.-]{1,100}$/,
  ),
  runId: count,
  runAttempt: count,
  event: pattern('the name of an event', /^[a-z_]{0,40}$/),
  createdAt: instant,
});
