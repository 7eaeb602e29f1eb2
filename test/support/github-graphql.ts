import { type Backend, FULL_NAME } from './github-backend.ts';
import { json, type Reply, type Route, refusal } from './github-messages.ts';
import type { Holder } from './github-tokens.ts';

interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const MAX_IDS = 100;

/**
 * The two things the emulator has no GraphQL for: who a token writes as together with which
 * comments are minimised, and minimising one. `minimized` holds their node ids.
 */
export function graphql(backend: Backend, minimized: Set<string>): Route {
  return (incoming) => {
    if (incoming.method !== 'POST' || incoming.path !== '/graphql') return undefined;
    const holder = backend.holders.get(incoming.token ?? '');
    if (holder === undefined)
      return refusal(401, 'This endpoint requires you to be authenticated.');
    const operation = JSON.parse(incoming.body) as Operation;
    const answer = ANSWERS.find(({ query }) => query.test(operation.query))?.answer;
    if (answer === undefined) return failed('The double does not know this query.');
    return answer(operation, { backend, holder, minimized });
  };
}

interface State {
  readonly backend: Backend;
  readonly holder: Holder;
  readonly minimized: Set<string>;
}

const ANSWERS = [
  { query: /\bviewer \{ login \}\s+nodes\(ids: \$ids\)/, answer: lookUp },
  {
    query: /\bminimizeComment\(input: \{ subjectId: \$id, classifier: OUTDATED \}\)/,
    answer: minimize,
  },
];

async function lookUp({ variables }: Operation, state: State): Promise<Reply> {
  const { ids } = variables;
  if (!Array.isArray(ids)) return failed('Variable $ids of type [ID!]! was provided invalid.');
  if (ids.length > MAX_IDS) return failed(`You may not provide more than ${MAX_IDS} node ids.`);
  const node = async (id: unknown) =>
    (await isComment(state.backend, id))
      ? { id, isMinimized: state.minimized.has(String(id)) }
      : null;
  const nodes = await Promise.all(ids.map(node));
  return json(200, { data: { viewer: { login: state.holder.login }, nodes } });
}

async function minimize({ variables }: Operation, state: State): Promise<Reply> {
  const { id } = variables;
  if (!(await isComment(state.backend, id))) {
    return failed(`Could not resolve to a node with the global id of '${id}'.`, 'NOT_FOUND');
  }
  const { holder, minimized } = state;
  if (!holder.may('issues', 'write') && !holder.may('pull_requests', 'write')) {
    return failed('Resource not accessible by integration', 'FORBIDDEN');
  }
  minimized.add(String(id));
  return json(200, { data: { minimizeComment: { minimizedComment: { isMinimized: true } } } });
}

function failed(message: string, type?: string): Reply {
  const error = type === undefined ? { message } : { type, message, path: ['minimizeComment'] };
  return json(200, { ...(type === undefined ? {} : { data: null }), errors: [error] });
}

async function isComment({ call }: Backend, nodeId: unknown): Promise<boolean> {
  const [, id] = /IssueComment(\d+)$/.exec(Buffer.from(String(nodeId), 'base64').toString()) ?? [];
  if (id === undefined) return false;
  return call('GET', `/repos/${FULL_NAME}/issues/comments/${id}`).then(
    (comment) => (comment as { node_id: string }).node_id === nodeId,
    () => false,
  );
}
