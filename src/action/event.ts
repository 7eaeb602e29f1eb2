import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { detailOf, usageError } from '../errors.ts';
import { printablePath } from '../printable.ts';

const text = z.string().check(z.maxLength(1000));
const name = text.check(z.minLength(1));
const count = z.int().check(z.positive());
const commit = z.string().check(z.regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/));

/** What is read of an event, whichever it is; an earlier step may have changed the file. */
const event = z.object({
  action: z.nullish(text),
  repository: z.nullish(
    z.object({
      id: z.nullish(count),
      default_branch: z.nullish(name),
      private: z.optional(z.unknown()),
      visibility: z.optional(z.unknown()),
    }),
  ),
  pull_request: z.nullish(
    z.object({
      number: count,
      head: z.object({ sha: commit, repo: z.nullish(z.object({ id: z.nullish(count) })) }),
      base: z.object({ ref: name }),
    }),
  ),
  /** Of a push: the commit that the branch was at. */
  before: z.nullish(commit),
  changes: z.nullish(z.object({ base: z.optional(z.unknown()) })),
  issue: z.nullish(z.object({ number: count, pull_request: z.optional(z.unknown()) })),
  workflow_run: z.nullish(
    z.object({
      id: count,
      head_sha: commit,
      head_branch: z.nullish(text),
      head_repository: z.nullish(
        z.object({ id: z.nullish(count), owner: z.nullish(z.object({ login: text })) }),
      ),
      event: text,
      conclusion: z.nullish(text),
      path: z.nullish(text),
    }),
  ),
  merge_group: z.nullish(z.object({ head_sha: commit, head_ref: name, base_ref: name })),
  /** Whatever somebody gave. */
  inputs: z.optional(z.unknown()),
  client_payload: z.optional(z.unknown()),
});

export type Event = Readonly<z.output<typeof event>>;
export type TrainingRun = NonNullable<Event['workflow_run']>;
export type QueuedGroup = NonNullable<Event['merge_group']>;

/**
 * The event that started the workflow; outside GitHub there may be none.
 *
 * @throws UserError if its file cannot be read, or names no commit, branch or number where GitHub does
 */
export function readEvent(path: string): Event {
  if (path === '') return event.parse({});
  let what = 'is not a JSON object';
  try {
    const content = readFileSync(path, 'utf8');
    if (content.trim() === '') what = 'is empty';
    const payload: unknown = JSON.parse(content);
    if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) {
      const { data, error } = z.safeParse(event, payload);
      if (data !== undefined) return data;
      const field = error.issues[0]?.path.join('.');
      what = `has no valid \`${field}\``;
    }
  } catch (error) {
    const code = detailOf(error, 'code');
    if (code !== '') what = `cannot be read (${code})`;
  }
  throw usageError(
    'GITHUB_EVENT_PATH',
    `the event file ${printablePath(path)} ${what}`,
    'Run the job again, and let no step write to this file; outside GitHub, name a file with the JSON of an event.',
  );
}
