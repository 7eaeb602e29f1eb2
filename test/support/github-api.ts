import type { GitHub } from './github-double.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

interface Ask {
  readonly token?: string;
  readonly body?: unknown;
  readonly accept?: string;
  readonly redirect?: 'follow' | 'manual';
}

/** One request as a client would make it, to a path of the API or to a whole address. */
export async function ask(
  github: GitHub,
  method: string,
  path: string,
  { token = github.token, body, accept, redirect = 'follow' }: Ask = {},
): Promise<Answer> {
  const response = await fetch(path.startsWith('http') ? path : `${github.apiUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(accept === undefined ? {} : { accept }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect,
    signal: AbortSignal.timeout(2000),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The part of a path that names the repository. */
export function repositoryPath(github: GitHub): string {
  return `/repos/${github.repository}`;
}
