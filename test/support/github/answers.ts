import { type Json, pullJson, runJson } from './descriptions.ts';
import { blobSha, timestamp } from './git.ts';
import { json, paged, type Reply, refusal } from './messages.ts';
import { answerOf, type Called, operationOf } from './openapi.ts';
import {
  type Artifact,
  type Check,
  type Comment,
  PERMISSIONS,
  type Repository,
} from './repository.ts';
import type { Ask } from './server.ts';
import type { Storage } from './storage.ts';
import { type Holder, holderOf, isAllowed, type Level } from './tokens.ts';

interface Call extends Called {
  readonly ask: Ask;
  /** What the addresses in its answer begin with. */
  readonly apiUrl: string;
  readonly repository: Repository;
  readonly storage: Storage;
  readonly holder: Holder;
}

/** What each operation that the Action uses is answered with, without `/repos/{owner}/{repo}`. */
export const ANSWERS: Readonly<Record<string, (call: Call) => Reply>> = {
  'GET /actions/artifacts': (call) =>
    listArtifacts(call, call.query.has('name') ? { name: call.query.get('name') ?? '' } : {}),
  'GET /actions/runs/{run_id}/artifacts': (call) =>
    call.repository.runs.has(Number(call.path.run_id))
      ? listArtifacts(call, { run: Number(call.path.run_id) })
      : missing(),
  'GET /actions/artifacts/{artifact_id}/{archive_format}': download,
  'GET /actions/runs/{run_id}': getRun,
  'POST /check-runs': createCheck,
  'GET /commits/{ref}/check-runs': listChecks,
  'GET /collaborators/{username}/permission': getPermission,
  'GET /commits': listCommits,
  'GET /commits/{commit_sha}/pulls': listPullsOfCommit,
  'GET /compare/{basehead}': compare,
  'GET /contents/{path}': getContent,
  'POST /git/commits': createCommit,
  'GET /git/commits/{commit_sha}': getCommit,
  'GET /git/ref/{ref}': getReference,
  'POST /git/refs': createReference,
  'PATCH /git/refs/{ref}': updateReference,
  'POST /git/trees': createTree,
  'GET /git/trees/{tree_sha}': getTree,
  'PATCH /issues/comments/{comment_id}': updateComment,
  'GET /issues/{issue_number}/comments': listComments,
  'POST /issues/{issue_number}/comments': createComment,
  'GET /issues/{issue_number}/events': listEvents,
  'GET /pulls': listPulls,
  'GET /pulls/{pull_number}': getPull,
  'GET /pulls/{pull_number}/files': listFiles,
};

/** Answers a request to the API as GitHub does. */
export function answer(ask: Ask, given: Pick<Call, 'apiUrl' | 'repository' | 'storage'>): Reply {
  const holder = holderOf(ask.headers.authorization);
  if (holder === undefined) return refusal(401, 'Bad credentials');
  if (ask.path === '/graphql') return answerGraphql(ask, given.repository, holder);
  const called = operationOf(ask);
  const handler = ANSWERS[called?.name.replace('/repos/{owner}/{repo}', '') ?? ''];
  if (called === undefined || handler === undefined) return missing();
  const { scopes, level } = neededFor(called.name);
  if (!scopes.some((scope) => isAllowed(holder, scope, level))) {
    // GitHub names what would have been needed.
    const named = scopes.map((scope) => `${scope}=${level}`).join('; ');
    const headers = { 'x-accepted-github-permissions': named };
    return refusal(403, 'Resource not accessible by integration', headers);
  }
  const apiUrl = ask.enterprise ? `${given.apiUrl}/api/v3` : given.apiUrl;
  return handler({ ...called, ...given, apiUrl, ask, holder });
}

/** The permission that an operation takes: any of these, at this level. */
export function neededFor(operation: string): { scopes: string[]; level: Level } {
  return { scopes: scopesFor(operation), level: operation.startsWith('GET ') ? 'read' : 'write' };
}

function scopesFor(operation: string): string[] {
  if (operation.includes('/actions/')) return ['actions'];
  if (operation.includes('/check-runs')) return ['checks'];
  if (operation.includes('/issues/')) return ['issues', 'pull_requests'];
  if (operation.includes('/commits/{commit_sha}/pulls')) return ['pull_requests', 'contents'];
  if (operation.includes('/pulls')) return ['pull_requests'];
  return [operation.includes('/collaborators/') ? 'metadata' : 'contents'];
}

function missing(): Reply {
  return refusal(404, 'Not Found');
}

/** An answer with what is given; GitHub's description says what else is there. */
function ok(call: Call, given: unknown, status = 200, headers: Reply['headers'] = {}): Reply {
  return json(status, answerOf(call, status, given), headers);
}

interface Listing<T> {
  readonly all: readonly T[];
  readonly each: (one: T) => Json;
  /** The list's name in an object that counts it; there is no such object when left out. */
  readonly name?: string;
}

function listed<T>(call: Call, { all, each, name }: Listing<T>): Reply {
  const { items, headers } = paged(all, `${call.apiUrl}${call.ask.path}`);
  const list = items.map(each);
  return ok(call, name ? { total_count: all.length, [name]: list } : list, 200, headers);
}

function bodyOf({ ask }: Call): Record<string, unknown> {
  return JSON.parse(ask.body.toString()) as Record<string, unknown>;
}

function listArtifacts(call: Call, wanted: Partial<Pick<Artifact, 'name' | 'run'>>): Reply {
  const { repository } = call;
  const each = ({ run: id, body, ...artifact }: Artifact) => {
    const run = repository.runs.get(id);
    return {
      id: artifact.id,
      name: artifact.name,
      size_in_bytes: body.length,
      expired: artifact.expired,
      created_at: artifact.createdAt,
      expires_at: artifact.expiresAt,
      digest: artifact.digest,
      workflow_run: run && {
        id,
        repository_id: repository.repositoryId,
        head_repository_id: run.headRepositoryId,
        head_branch: run.headBranch,
        head_sha: run.headSha,
      },
    };
  };
  return listed(call, { all: repository.artifactsOf(wanted), each, name: 'artifacts' });
}

function download({ repository, storage, path }: Call): Reply {
  const artifact = repository.artifacts.get(Number(path.artifact_id));
  if (artifact === undefined) return missing();
  if (artifact.expired) return refusal(410, 'Artifact has expired');
  return { status: 302, headers: { location: storage.downloadUrl(artifact) }, body: '' };
}

function getRun(call: Call): Reply {
  const run = call.repository.runs.get(Number(call.path.run_id));
  return run === undefined ? missing() : ok(call, runJson(call.repository, run));
}

const MAX_CHECK = 65_535;

interface CheckOrder {
  readonly name: string;
  readonly head_sha: string;
  readonly status?: string;
  readonly conclusion?: string;
  readonly external_id?: string;
  readonly details_url?: string;
  readonly output?: { readonly title?: string; readonly summary?: string; readonly text?: string };
}

function createCheck(call: Call): Reply {
  const { repository, holder } = call;
  const order = bodyOf(call) as unknown as CheckOrder;
  const { head_sha: headSha, name, output = {}, conclusion = null } = order;
  if (holder.permissions === null) return refusal(403, 'You must authenticate via a GitHub App.');
  if (repository.git.find(headSha)?.sha !== headSha)
    return refusal(422, `No commit found for SHA: ${headSha}`);
  if (order.status === 'completed' && conclusion === null) return invalid('conclusion');
  const long = (['summary', 'text'] as const).find((at) => (output[at]?.length ?? 0) > MAX_CHECK);
  if (long !== undefined) return invalid(long);
  const check = {
    ...{ id: repository.newId(), headSha, name, conclusion, by: holder.login },
    status: conclusion === null ? (order.status ?? 'queued') : 'completed',
    title: output.title ?? null,
    summary: output.summary ?? null,
    detailsUrl: order.details_url ?? null,
    externalId: order.external_id ?? null,
    completedAt: conclusion === null ? null : timestamp(Date.now()),
  };
  repository.written.checks.set(check.id, check);
  return ok(call, checkJson(call, check), 201);
}

function invalid(field: string): Reply {
  const errors = [{ resource: 'Any', code: 'invalid', field }];
  return json(422, { message: 'Validation Failed', errors, status: '422' });
}

function checkJson({ apiUrl, repository }: Call, { title, summary, ...check }: Check): Json {
  return {
    id: check.id,
    name: check.name,
    head_sha: check.headSha,
    status: check.status,
    conclusion: check.conclusion,
    external_id: check.externalId,
    html_url: `${apiUrl}/${repository.repository}/runs/${check.id}`,
    details_url: check.detailsUrl,
    completed_at: check.completedAt,
    output: { title, summary },
  };
}

/** Of each name only the latest, unless all are asked for. */
function listChecks(call: Call): Reply {
  const { repository, path, query } = call;
  const sha = repository.git.find(path.ref ?? '')?.sha;
  if (sha === undefined) return refusal(422, `No commit found for SHA: ${path.ref}`);
  const name = query.get('check_name');
  const found = repository.checks(sha).filter((check) => name === null || check.name === name);
  const latest = [...new Map(found.map((check) => [check.name, check])).values()];
  const all = (query.get('filter') === 'all' ? found : latest).toReversed();
  return listed(call, { all, each: (check) => checkJson(call, check), name: 'check_runs' });
}

function getPermission(call: Call): Reply {
  const role = call.repository.roles.get(call.path.username ?? '');
  if (role === undefined) return missing();
  return ok(call, { permission: PERMISSIONS[role], role_name: role });
}

function listCommits(call: Call): Reply {
  const { repository, query } = call;
  const tip = repository.git.find(query.get('sha') ?? 'main');
  if (tip === undefined) return missing();
  return listed(call, { all: repository.git.before(tip.sha), each: ({ sha }) => ({ sha }) });
}

function compare(call: Call): Reply {
  const { git } = call.repository;
  const [base, head] = (call.path.basehead ?? '').split('...').map((ref) => git.find(ref));
  if (base === undefined || head === undefined) return missing();
  const [ofBase, ofHead] = [git.before(base.sha), git.before(head.sha)];
  const mergeBase = ofHead.find((commit) => ofBase.includes(commit));
  if (mergeBase === undefined) return missing();
  const ahead = ofHead.filter((commit) => !ofBase.includes(commit));
  const behind = ofBase.filter((commit) => !ofHead.includes(commit));
  return ok(call, {
    merge_base_commit: { sha: mergeBase.sha },
    ahead_by: ahead.length,
    behind_by: behind.length,
    total_commits: ahead.length,
    files: git.changes(mergeBase.sha, head.sha).slice(0, 300),
  });
}

/** A file as it is, which the Action asks for, or the list of a folder. */
function getContent(call: Call): Reply {
  const { repository, path: parts, query } = call;
  const path = parts.path ?? '';
  const files = repository.git.filesAt(query.get('ref') ?? 'main');
  const isFolder = Object.keys(files).some((name) => name.startsWith(`${path}/`));
  if (isFolder) return json(200, []);
  const headers = { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' };
  return Object.hasOwn(files, path) ? { status: 200, headers, body: files[path] ?? '' } : missing();
}

function createTree(call: Call): Reply {
  const { git } = call.repository;
  const { tree } = bodyOf(call) as { tree: { path: string; content?: string; sha?: string }[] };
  const unknown = tree.find(({ sha }) => sha !== undefined && git.blob(sha) === undefined);
  if (unknown !== undefined) return refusal(422, `tree.sha ${unknown.sha} is not a valid blob`);
  const texts = tree.map(({ path, content, sha = '' }) => [path, content ?? git.blob(sha) ?? '']);
  return ok(call, { sha: git.addTree(Object.fromEntries(texts)) }, 201);
}

/** Only files, as if it were asked for with everything in its folders. */
function getTree(call: Call): Reply {
  const files = call.repository.git.tree(call.path.tree_sha ?? '');
  if (files === undefined) return missing();
  const tree = Object.entries(files).map(([path, content]) => {
    return { path, mode: '100644', type: 'blob', sha: blobSha(content) };
  });
  return ok(call, { sha: call.path.tree_sha, truncated: false, tree });
}

/** Of those that a test says were merged. */
function listPullsOfCommit(call: Call): Reply {
  const { repository, path } = call;
  const all = [...repository.pulls.values()].filter(({ mergeSha }) => mergeSha === path.commit_sha);
  return listed(call, { all, each: (pull) => pullJson(repository, pull) });
}

function createCommit(call: Call): Reply {
  const commit = bodyOf(call) as { message: string; tree: string; parents: string[] };
  return ok(call, { sha: call.repository.git.addCommit(commit).sha }, 201);
}

function getCommit(call: Call): Reply {
  const commit = call.repository.git.find(call.path.commit_sha ?? '');
  if (commit === undefined) return missing();
  const { sha, tree, message } = commit;
  const parents = commit.parents.map((parent) => ({ sha: parent }));
  return ok(call, { sha, message, tree: { sha: tree }, parents });
}

function getReference(call: Call): Reply {
  const ref = call.path.ref ?? '';
  const sha = call.repository.git.at(ref);
  if (sha === undefined) return missing();
  return ok(call, { ref: `refs/${ref}`, object: { type: 'commit', sha } });
}

function createReference(call: Call): Reply {
  const { ref, sha } = bodyOf(call) as { ref: string; sha: string };
  const { git } = call.repository;
  const name = ref.replace(/^refs\//, '');
  if (git.at(name) !== undefined) return refusal(422, 'Reference already exists');
  git.move(name, sha);
  return ok(call, { ref, object: { type: 'commit', sha } }, 201);
}

function updateReference(call: Call): Reply {
  const { sha, force = false } = bodyOf(call) as { sha: string; force?: boolean };
  const { git } = call.repository;
  const ref = call.path.ref ?? '';
  const old = git.at(ref);
  if (old === undefined) return refusal(422, 'Reference does not exist');
  if (!force && !git.before(sha).some((commit) => commit.sha === old)) {
    return refusal(422, 'Update is not a fast forward');
  }
  git.move(ref, sha);
  return ok(call, { ref: `refs/${ref}`, object: { type: 'commit', sha } });
}

const MAX_COMMENT = 65_536;

function commentJson({ apiUrl, repository }: Call, comment: Comment): Json {
  const { id, number, author: login, body } = comment;
  const html_url = `${apiUrl}/${repository.repository}/pull/${number}#issuecomment-${id}`;
  return { id, node_id: nodeIdOf(comment), body, html_url, user: { login } };
}

function nodeIdOf({ id }: Comment): string {
  return `IC_${id}`;
}

function listComments(call: Call): Reply {
  const all = call.repository.comments(Number(call.path.issue_number));
  return listed(call, { all, each: (comment) => commentJson(call, comment) });
}

function createComment(call: Call): Reply {
  const { repository, holder, path } = call;
  const number = Number(path.issue_number);
  const { body } = bodyOf(call) as { body: string };
  if (!repository.pulls.has(number)) return missing();
  if (body.length > MAX_COMMENT) return invalid('body');
  const comment = repository.addComment({ number, author: holder.login, body });
  return ok(call, commentJson(call, comment), 201);
}

function updateComment(call: Call): Reply {
  const { comments } = call.repository.written;
  const comment = comments.get(Number(call.path.comment_id));
  const { body } = bodyOf(call) as { body: string };
  if (comment === undefined) return missing();
  if (body.length > MAX_COMMENT) return invalid('body');
  comments.set(comment.id, { ...comment, body });
  return ok(call, commentJson(call, { ...comment, body }));
}

function listEvents(call: Call): Reply {
  const number = Number(call.path.issue_number);
  const all = [...call.repository.labelEvents.values()].filter((one) => one.number === number);
  return listed(call, {
    all,
    each: ({ event, login, type, label, at }) => ({
      event,
      actor: { login, type },
      created_at: at,
      label: { name: label, color: 'ededed' },
    }),
  });
}

function listPulls(call: Call): Reply {
  const { repository, query } = call;
  const head = query.get('head');
  const all = [...repository.pulls.values()].filter(
    ({ state, from, branch }) =>
      state === (query.get('state') ?? 'open') &&
      (head === null || head === `${from.owner}:${branch}`),
  );
  return listed(call, { all: all.toReversed(), each: (pull) => pullJson(repository, pull) });
}

function getPull(call: Call): Reply {
  const { repository, path } = call;
  const pull = repository.pulls.get(Number(path.pull_number));
  return pull === undefined ? missing() : ok(call, pullJson(repository, pull));
}

function listFiles(call: Call): Reply {
  const { repository, path } = call;
  const pull = repository.pulls.get(Number(path.pull_number));
  if (pull === undefined) return missing();
  const { git } = repository;
  const head = repository.headOf(pull);
  const ofBase = git.before(git.tip(pull.base) ?? '');
  const mergeBase = git.before(head).find((commit) => ofBase.includes(commit));
  const all = git.changes(mergeBase?.sha ?? '', head).slice(0, 3000);
  return listed(call, { all, each: (file) => ({ ...file }) });
}

const MAX_IDS = 100;

interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Who a token writes as with which comments are minimised, and minimising one. */
function answerGraphql({ body }: Ask, repository: Repository, holder: Holder): Reply {
  const { query, variables } = JSON.parse(body.toString()) as GraphqlRequest;
  const comments = [...repository.written.comments.values()];
  const find = (id: unknown) => comments.find((comment) => nodeIdOf(comment) === id) ?? null;
  if (/\bviewer \{ login \}\s+nodes\(ids: \$ids\)/.test(query)) {
    const ids = variables.ids as readonly string[];
    if (ids.length > MAX_IDS) return failed(`You may not provide more than ${MAX_IDS} node ids.`);
    const found = ids.map(find);
    const nodes = found.map((one) => one && { id: nodeIdOf(one), isMinimized: one.minimized });
    return json(200, { data: { viewer: { login: holder.login }, nodes } });
  }
  const minimize = /\bminimizeComment\(input: \{ subjectId: \$id, classifier: OUTDATED \}\)/;
  if (!minimize.test(query)) return failed('The double does not know this query.');
  const comment = find(variables.id);
  if (comment === null) return failed('Could not resolve to a node with that id.', 'NOT_FOUND');
  if (!['issues', 'pull_requests'].some((one) => isAllowed(holder, one, 'write'))) {
    return failed('Resource not accessible by integration', 'FORBIDDEN');
  }
  repository.written.comments.set(comment.id, { ...comment, minimized: true });
  return json(200, { data: { minimizeComment: { minimizedComment: { isMinimized: true } } } });
}

function failed(message: string, type?: string): Reply {
  return json(200, { ...(type && { data: null }), errors: [{ message, ...(type && { type }) }] });
}
