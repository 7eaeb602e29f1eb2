import type { BlobStorage } from './artifact-blobs.ts';
import { type Ask, type LoopbackServer, type Records, serve } from './artifact-server.ts';
import type { ArtifactStore, StoredArtifact } from './artifact-store.ts';
import { type Attempt, attemptOf, attemptOfToken, backendId } from './artifact-token.ts';
import { json, type Reply } from './github-messages.ts';

interface Stores {
  readonly artifacts: ArtifactStore;
  readonly blobs: BlobStorage;
  /** Uploads begun and not finalized: their names, and where their bytes go. */
  readonly begun: Map<string, string>;
}

interface Request {
  readonly workflow_run_backend_id?: string;
  readonly name?: string;
  readonly size?: string;
  readonly hash?: string;
  readonly expires_at?: string;
  readonly name_filter?: string;
  readonly id_filter?: string;
}

type Method = (request: Request, of: Attempt, stores: Stores) => Reply;

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';

/** Starts the service that the toolkit's artifact client uploads through (ACTIONS_RESULTS_URL). */
export async function startArtifactService(
  stores: Omit<Stores, 'begun'>,
  records: Records,
): Promise<LoopbackServer> {
  const all = { ...stores, begun: new Map<string, string>() };
  return serve({ host: 'results', ...records, answer: (ask) => told(answer(ask, all)) });
}

function answer({ method, url, headers, body }: Ask, stores: Stores): Reply {
  const name = url.pathname.startsWith(SERVICE) ? url.pathname.slice(SERVICE.length) : '';
  const handler = METHODS.get(name);
  if (method !== 'POST' || handler === undefined) return twirpError(404, 'bad_route', 'no handler');
  const request = JSON.parse(body.toString()) as Request;
  const of = attemptOf(request.workflow_run_backend_id);
  const holder = attemptOfToken(headers.authorization);
  if (of === undefined || holder === undefined || backendId(of) !== backendId(holder)) {
    return twirpError(401, 'unauthenticated', 'the token is not of this run');
  }
  return handler(request, of, stores);
}

const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['CreateArtifact', createArtifact],
  ['FinalizeArtifact', finalizeArtifact],
  ['ListArtifacts', listArtifacts],
  ['GetSignedArtifactURL', signedUrl],
  ['DeleteArtifact', deleteArtifact],
]);

function createArtifact({ name = '' }: Request, of: Attempt, stores: Stores): Reply {
  if (stores.artifacts.list({ name, ...of }).length > 0) {
    const message = 'an artifact with this name already exists on the workflow run';
    return twirpError(409, 'already_exists', message);
  }
  const url = stores.blobs.uploadUrl();
  stores.begun.set(keyOf(name, of), url);
  return json(200, { ok: true, signed_upload_url: url });
}

function finalizeArtifact(request: Request, of: Attempt, stores: Stores): Reply {
  const { name = '', size, hash, expires_at } = request;
  const upload = stores.blobs.uploaded(stores.begun.get(keyOf(name, of)) ?? 'http://none');
  if (upload === undefined) return notFound(name);
  if (Number(size) !== upload.bytes.length) {
    return twirpError(400, 'invalid_argument', `size is not ${upload.bytes.length}`);
  }
  stores.begun.delete(keyOf(name, of));
  const { id } = stores.artifacts.add({
    name,
    ...of,
    body: upload.bytes,
    contentType: upload.contentType,
    digest: hash ?? null,
    ...(expires_at === undefined ? {} : { expiresAt: expires_at }),
  });
  return json(200, { ok: true, artifact_id: String(id) });
}

function listArtifacts({ name_filter, id_filter }: Request, of: Attempt, stores: Stores): Reply {
  const found = stores.artifacts
    .list({ name: name_filter, run: of.run })
    .filter(({ id }) => id_filter === undefined || String(id) === id_filter);
  return json(200, { artifacts: found.map(asMessage) });
}

function asMessage({ id, name, run, attempt, body, createdAt, digest }: StoredArtifact) {
  return {
    workflow_run_backend_id: backendId({ run, attempt }),
    workflow_job_run_backend_id: '00000000-0000-4000-9000-000000000001',
    database_id: String(id),
    name,
    size: String(body.length),
    created_at: createdAt,
    ...(digest === null ? {} : { digest }),
  };
}

function signedUrl({ name = '' }: Request, of: Attempt, stores: Stores): Reply {
  const [artifact] = stores.artifacts.list({ name, run: of.run });
  if (artifact === undefined) return notFound(name);
  return json(200, { signed_url: stores.blobs.downloadUrl(artifact) });
}

function deleteArtifact({ name = '' }: Request, of: Attempt, stores: Stores): Reply {
  const [artifact] = stores.artifacts.list({ name, run: of.run });
  if (artifact === undefined) return notFound(name);
  stores.artifacts.remove(artifact.id);
  return json(200, { ok: true, artifact_id: String(artifact.id) });
}

function keyOf(name: string, of: Attempt): string {
  return `${backendId(of)} ${name}`;
}

function notFound(name: string): Reply {
  return twirpError(404, 'not_found', `artifact ${name} not found`);
}

function twirpError(status: number, code: string, msg: string): Reply {
  return json(status, { code, msg });
}

function told(reply: Reply): Reply {
  const length = String(Buffer.byteLength(reply.body));
  const headers = { 'content-type': 'application/json', 'content-length': length };
  return { ...reply, headers };
}
