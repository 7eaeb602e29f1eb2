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

export function readAnswer<T extends z.ZodMiniType>(
  route: string,
  schema: T,
  answer: unknown,
): z.output<T> {
  const { success, data, error } = z.safeParse(schema, answer);
  if (success) return data;
  // The library's own writer of paths would bring all of it, with its languages, into the bundle.
  const field = (error.issues[0]?.path ?? []).join('.').replace(/(^|\.)(\d+)\b/g, '[$2]');
  throw new UnexpectedAnswer(`GitHub’s answer to ${route}${field && `, field ${field}`}`);
}

export const time = z.iso.datetime({ offset: true });

/** A time as text that sorts by time: in UTC and whole seconds, as GitHub counts them. */
export function inUtc(given: string): string {
  return new Date(given).toISOString().replace(/\.\d+Z$/, 'Z');
}
