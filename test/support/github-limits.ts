import { type Backend, FULL_NAME } from './github-backend.ts';
import { json, notAccessible, type Route, refusal } from './github-messages.ts';

const COMMENT_LIMIT = 65_536;
const CHECK_LIMIT = 65_535;
const COMMENT = /\/issues\/(\d+\/comments|comments\/\d+)$/;
const CHECKS = `/repos/${FULL_NAME}/check-runs`;

/** The emulator takes any token for its first user. */
export function unknownTokens({ holders }: Backend): Route {
  return ({ token }) =>
    token === undefined || holders.has(token) ? undefined : refusal(401, 'Bad credentials');
}

/** The emulator stores a comment of any length. */
export const longComments: Route = ({ method, path, body }) => {
  const writes = method === 'POST' || method === 'PATCH';
  if (!writes || !COMMENT.test(path) || lengthOf(body) <= COMMENT_LIMIT) return undefined;
  const message = `Body is too long (maximum is ${COMMENT_LIMIT} characters)`;
  return invalid({ resource: 'IssueComment', code: 'unprocessable', field: 'data', message });
};

function lengthOf(requestBody: string): number {
  const comment: unknown = JSON.parse(requestBody);
  const isComment = typeof comment === 'object' && comment !== null && 'body' in comment;
  return isComment ? String(comment.body).length : 0;
}

interface CheckRequest {
  readonly head_sha?: string;
  readonly status?: string;
  readonly conclusion?: string;
  readonly output?: { summary?: string; text?: string };
}

/** The emulator takes checks of any size, of commits that are not there, and of people. */
export function checkRuns(backend: Backend): Route {
  return async (incoming, forward) => {
    if (incoming.method !== 'POST' || incoming.path !== CHECKS) return undefined;
    const holder = backend.holders.get(incoming.token ?? '');
    if (holder?.isApp === false) return refusal(403, 'You must authenticate via a GitHub App.');
    if (holder?.may('checks', 'write') !== true) return notAccessible('checks=write');
    const check = JSON.parse(incoming.body) as CheckRequest;
    const flaw = flawOf(check);
    if (flaw !== undefined) return invalid({ resource: 'CheckRun', code: 'invalid', ...flaw });
    if (!(await isCommit(backend, check.head_sha ?? ''))) {
      return refusal(422, `No commit found for SHA: ${check.head_sha}`);
    }
    // A conclusion alone means completed; the emulator would leave the check queued.
    const status = check.conclusion === undefined ? check.status : 'completed';
    return forward({ ...incoming, body: JSON.stringify({ ...check, status }) });
  };
}

function flawOf({ status, conclusion, output = {} }: CheckRequest) {
  if (status === 'completed' && conclusion === undefined) {
    return { field: 'conclusion', message: 'conclusion is required when status is completed' };
  }
  for (const field of ['summary', 'text'] as const) {
    if ((output[field] ?? '').length > CHECK_LIMIT) {
      return { field, message: `${field} exceeds a maximum of ${CHECK_LIMIT} characters` };
    }
  }
  return undefined;
}

async function isCommit({ call }: Backend, sha: string): Promise<boolean> {
  if (!/^[0-9a-f]{40}$/.test(sha)) return false;
  return call('GET', `/repos/${FULL_NAME}/git/commits/${sha}`).then(
    () => true,
    () => false,
  );
}

function invalid(error: Readonly<Record<string, string>>) {
  return json(422, { message: 'Validation Failed', errors: [error], status: '422' });
}
