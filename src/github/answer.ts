import * as z from 'zod/mini';
import { UnexpectedAnswer } from './access.ts';
import type { Client } from './client.ts';

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Asks GitHub, and reads the answer by its schema.
 *
 * @param route as GitHub documents it: `GET /repos/{owner}/{repo}/pulls/{pull_number}`
 * @throws UnexpectedAnswer that names the route and the field if the answer has another shape
 */
export async function ask<T extends z.ZodMiniType>(
  client: Client,
  route: string,
  schema: T,
  parameters: Parameters,
): Promise<z.output<T>> {
  const { data } = await client.request(route, parameters);
  return readAnswer(route, schema, data);
}

/** The same for a list, page by page; each is requested when the caller wants it. */
export async function* askPages<T extends z.ZodMiniType>(
  client: Client,
  route: string,
  schema: T,
  parameters: Parameters,
): AsyncGenerator<z.output<T>> {
  for (let page = 1; ; page++) {
    const { data, headers } = await client.request(route, { ...parameters, per_page: 100, page });
    yield readAnswer(route, schema, data);
    if (!headers.link?.includes('rel="next"')) return;
  }
}

/** An answer as its schema describes it. The message of a schema says what a field should be. */
export function readAnswer<T extends z.ZodMiniType>(
  route: string,
  schema: T,
  answer: unknown,
): z.output<T> {
  const { success, data, error } = z.safeParse(schema, answer);
  if (success) return data;
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map((key) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  const field = path.length === 0 ? '' : `, field ${path.join('').replace(/^\./, '')}`;
  throw new UnexpectedAnswer(
    `GitHub’s answer to ${route}${field}`,
    `should be ${issue?.message}, as GitHub documents it`,
  );
}

export const text = z.string('text');
export const whole = z.int('a whole number');
export const truth = z.boolean('true or false');
export const time = text.check(
  z.refine((value) => !Number.isNaN(Date.parse(value)), 'a time in ISO 8601'),
);

/** A time as text that sorts by time: in UTC and whole seconds, as GitHub counts them. */
export function inUtc(given: z.output<typeof time>): string {
  return new Date(given).toISOString().replace(/\.\d+Z$/, 'Z');
}

export function object<T extends z.core.$ZodShape>(shape: T) {
  return z.object(shape, 'an object');
}

export function list<T extends z.ZodMiniType>(element: T) {
  return z.array(element, 'a list');
}

/** A field that GitHub leaves out or sends as null where it does not apply. */
export function perhaps<T extends z.ZodMiniType>(schema: T) {
  return z.nullish(schema);
}
