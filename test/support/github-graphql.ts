import { type Backend, FULL_NAME } from './github-backend.ts';
import { type Incoming, json, type Reply, type Route, refusal } from './github-messages.ts';
import type { Holder } from './github-tokens.ts';

interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const CLASSIFIERS = ['ABUSE', 'DUPLICATE', 'OFF_TOPIC', 'OUTDATED', 'RESOLVED', 'SPAM'];
const MOST_IDS = 100;

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
    const operation = read(incoming);
    return /^\s*mutation\b/.test(operation.query)
      ? minimize(operation, { backend, holder, minimized })
      : lookUp(operation, { backend, holder, minimized });
  };
}

interface State {
  readonly backend: Backend;
  readonly holder: Holder;
  readonly minimized: Set<string>;
}

function read({ body }: Incoming): Operation {
  const { query = '', variables = {} } = JSON.parse(body) as Partial<Operation>;
  return { query, variables };
}

async function lookUp({ query, variables }: Operation, state: State): Promise<Reply> {
  const wantsViewer = /\bviewer\s*\{\s*login\s*\}/.test(query);
  const [, list] = /\bnodes\s*\(\s*ids\s*:\s*\$(\w+)\s*\)/.exec(query) ?? [];
  if (!wantsViewer && list === undefined) return failed('The double does not know this query.');
  const ids = list === undefined ? [] : variables[list];
  if (!Array.isArray(ids)) return failed(`Variable $${list} of type [ID!]! was provided invalid.`);
  if (ids.length > MOST_IDS) return failed(`You may not provide more than ${MOST_IDS} node ids.`);
  const node = async (id: unknown) =>
    (await isComment(state.backend, id))
      ? { id, isMinimized: state.minimized.has(String(id)) }
      : null;
  return json(200, {
    data: {
      ...(wantsViewer ? { viewer: { login: state.holder.login } } : {}),
      ...(list === undefined ? {} : { nodes: await Promise.all(ids.map(node)) }),
    },
  });
}

async function minimize(operation: Operation, state: State): Promise<Reply> {
  const { subjectId, classifier } = inputOf(operation);
  if (!CLASSIFIERS.includes(String(classifier))) return failed('Argument classifier is invalid.');
  if (!(await isComment(state.backend, subjectId))) {
    return failed(`Could not resolve to a node with the global id of '${subjectId}'.`, 'NOT_FOUND');
  }
  const { holder, minimized } = state;
  if (!holder.may('issues', 'write') && !holder.may('pull_requests', 'write')) {
    return failed('Resource not accessible by integration', 'FORBIDDEN');
  }
  minimized.add(String(subjectId));
  const minimizedComment = { isMinimized: true };
  return json(200, { data: { minimizeComment: { minimizedComment } } });
}

/** The mutation's input: a variable, or an object of variables and values. */
function inputOf({ query, variables }: Operation): Readonly<Record<string, unknown>> {
  const [, whole] = /\bminimizeComment\s*\(\s*input\s*:\s*\$(\w+)\s*\)/.exec(query) ?? [];
  if (whole !== undefined) return (variables[whole] ?? {}) as Record<string, unknown>;
  const [, inner = ''] = /\bminimizeComment\s*\(\s*input\s*:\s*\{([^}]*)\}/.exec(query) ?? [];
  const fields = inner.matchAll(/(\w+)\s*:\s*(?:\$(\w+)|"([^"]*)"|(\w+))/g);
  return Object.fromEntries(
    Array.from(fields, ([, name = '', variable, text, word]) => [
      name,
      variable === undefined ? (text ?? word) : variables[variable],
    ]),
  );
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
