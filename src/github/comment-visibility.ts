import type { Client } from './client.ts';

export interface Visibility {
  /** Whom the token writes as; Apps with their `[bot]`. */
  readonly login: string;
  /** Of the comments asked about, those that exist and are not minimised. */
  readonly open: ReadonlySet<string>;
}

// `GET /user` answers 403 to the workflow's own token; the viewer is known for every token.
const LOOK_UP = `query ($ids: [ID!]!) {
  viewer { login }
  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }
}`;

const MINIMISE = `mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) {
    minimizedComment { isMinimized }
  }
}`;

interface LookUp {
  readonly viewer: { readonly login: string };
  /** Null for a comment that was deleted in the meantime. */
  readonly nodes: readonly ({ readonly id?: string; readonly isMinimized?: boolean } | null)[];
}

export async function lookUpComments(client: Client, ids: readonly string[]): Promise<Visibility> {
  const answer = await client.graphql<unknown>(LOOK_UP, { ids }).catch(existingPart);
  if (!isLookUp(answer)) throw new Error('the answer about the comments arrived incomplete');
  const open = answer.nodes.flatMap((node) => (node?.id && !node.isMinimized ? [node.id] : []));
  return { login: answer.viewer.login, open: new Set(open) };
}

export async function minimiseComment(client: Client, id: string): Promise<void> {
  await client.graphql(MINIMISE, { id }).catch(existingPart);
}

/** Comments may be deleted while they are asked about: what GitHub says of the others holds. */
function existingPart(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('errors' in error)) throw error;
  const errors: readonly unknown[] = Array.isArray(error.errors) ? error.errors : [];
  if (errors.length === 0 || !errors.every(isNotFound)) throw error;
  return 'data' in error ? error.data : undefined;
}

function isNotFound(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'type' in error && error.type === 'NOT_FOUND'
  );
}

function isLookUp(answer: unknown): answer is LookUp {
  if (typeof answer !== 'object' || answer === null) return false;
  if (!('viewer' in answer) || !('nodes' in answer)) return false;
  const { viewer, nodes } = answer;
  return typeof viewer === 'object' && viewer !== null && 'login' in viewer && Array.isArray(nodes);
}
