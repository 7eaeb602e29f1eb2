import type { GitHub } from './github-double.ts';

interface Ask {
  readonly token?: string;
  readonly body?: unknown;
  readonly redirect?: 'follow' | 'manual';
}

/** One request to a path of the API, as a client would make it. */
export function ask(
  github: GitHub,
  method: string,
  path: string,
  { token = github.token, body, redirect = 'follow' }: Ask = {},
): Promise<Response> {
  return fetch(`${github.apiUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect,
    signal: AbortSignal.timeout(2000),
  });
}

/** The part of a path that names the repository. */
export function repositoryPath(github: GitHub): string {
  return `/repos/${github.repository}`;
}
