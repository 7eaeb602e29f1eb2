import { type Backend, FULL_NAME, startBackend, type Tokens } from './github-backend.ts';
import { pullRequestEvent, pushEvent, type WorkflowEvent } from './github-events.ts';
import type { Fault } from './github-faults.ts';
import { type Exchange, startGateway } from './github-gateway.ts';

export interface Comment {
  readonly id: number;
  readonly author: string;
  readonly body: string;
}

export interface GitHub {
  /** For GITHUB_API_URL. */
  readonly apiUrl: string;
  /** For GITHUB_REPOSITORY. */
  readonly repository: string;
  readonly pullNumber: number;
  readonly tokens: Tokens;
  /** `tokens.workflow`. */
  readonly token: string;
  /** `tokens.readOnly`. */
  readonly readOnlyToken: string;
  /** Every request that came through the API address, in order of its answer. */
  readonly requests: readonly Exchange[];
  /** All comments on the pull request, oldest first. */
  comments(): Promise<Comment[]>;
  /** Adds a comment of someone else (a login that owns one of the tokens), unrecorded. */
  seedComment(comment: { readonly author: string; readonly body: string }): Promise<Comment>;
  /** Makes the next matching requests fail; faults are taken in the order they were added. */
  fault(fault: Fault): void;
  pullRequestEvent(): Promise<WorkflowEvent>;
  pushEvent(): Promise<WorkflowEvent>;
  stop(): Promise<void>;
}

const PAGE = 100;

/** Starts a GitHub on loopback: a stateful emulator behind a recording gateway. */
export async function startGitHub({ private: isPrivate = false } = {}): Promise<GitHub> {
  const backend = await startBackend({ private: isPrivate });
  const gateway = await startGateway(backend);
  return {
    apiUrl: gateway.url,
    repository: FULL_NAME,
    pullNumber: backend.pullNumber,
    tokens: backend.tokens,
    token: backend.tokens.workflow,
    readOnlyToken: backend.tokens.readOnly,
    requests: gateway.exchanges,
    comments: () => listComments(backend),
    seedComment: (comment) => addComment(backend, comment),
    fault: (fault) => gateway.faults.add(fault),
    pullRequestEvent: () => pullRequestEvent(backend),
    pushEvent: () => pushEvent(backend),
    stop: async () => {
      await gateway.stop();
      await backend.stop();
    },
  };
}

interface StoredComment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string };
}

function commentsPath({ pullNumber }: Backend): string {
  return `/repos/${FULL_NAME}/issues/${pullNumber}/comments`;
}

function summarise({ id, body, user }: StoredComment): Comment {
  return { id, author: user.login, body };
}

async function listComments(backend: Backend): Promise<Comment[]> {
  const found: Comment[] = [];
  for (let page = 1; found.length === (page - 1) * PAGE; page++) {
    const path = `${commentsPath(backend)}?per_page=${PAGE}&page=${page}`;
    const answer = await backend.call('GET', path);
    const comments = (answer as StoredComment[]).map(summarise);
    if (comments.length === 0) break;
    found.push(...comments);
  }
  return found;
}

async function addComment(
  backend: Backend,
  { author, body }: { readonly author: string; readonly body: string },
): Promise<Comment> {
  const token = [...backend.logins].find(([, login]) => login === author)?.[0];
  if (token === undefined) throw new Error(`No token writes as ${author}.`);
  const options = { token, body: { body } };
  return summarise((await backend.call('POST', commentsPath(backend), options)) as StoredComment);
}
