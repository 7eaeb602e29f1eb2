import { randomBytes } from 'node:crypto';
import { json, type Reply } from './messages.ts';
import type { Artifact, Repository } from './repository.ts';
import { type Ask, type LoopbackServer, type Records, serve } from './server.ts';

/** What the signed addresses lead to: bytes to read, or the blocks of an upload. */
interface Blob {
  readonly blocks: Map<string, Buffer>;
  bytes?: Buffer;
}

/** The host of its own to which GitHub's signed addresses of artifacts lead. */
export interface Storage extends LoopbackServer {
  /** A signed address that gives an artifact's bytes. */
  downloadUrl(artifact: Artifact): string;
  /** A signed address that takes the bytes of one blob. */
  uploadUrl(): string;
  /** What was put there; `undefined` before it is complete. */
  uploaded(url: string): Buffer | undefined;
}

export async function startStorage(records: Records): Promise<Storage> {
  const blobs = new Map<string, Blob>();
  const sign = (blob: Blob) => {
    const signature = randomBytes(16).toString('hex');
    blobs.set(signature, blob);
    return `se=2026-01-01T00%3A01%3A00Z&sig=${signature}`;
  };
  const server = await serve({ host: 'blob', records, answer: (ask) => answerBlob(ask, blobs) });
  return {
    ...server,
    downloadUrl: ({ id, body: bytes }) =>
      `${server.url}/artifacts/${id}?${sign({ blocks: new Map(), bytes })}`,
    uploadUrl: () => `${server.url}/uploads/blob?${sign({ blocks: new Map() })}`,
    uploaded: (url) => blobs.get(parameter(url, 'sig'))?.bytes,
  };
}

function parameter(address: string, name: string): string {
  return new URL(address, 'http://loopback').searchParams.get(name) ?? '';
}

function answerBlob({ method, path, headers, body }: Ask, blobs: Map<string, Blob>): Reply {
  // A signed address needs no token; the real storage refuses one that is meant for another.
  if (headers.authorization !== undefined) return storageError(400, 'InvalidAuthenticationInfo');
  const blob = blobs.get(parameter(path, 'sig'));
  if (blob === undefined) return storageError(403, 'AuthenticationFailed');
  if (method === 'GET') {
    const type = { 'content-type': 'application/zip' };
    return { status: 200, headers: type, body: blob.bytes ?? '' };
  }
  // A block, or the list of blocks that a blob consists of.
  if (parameter(path, 'comp') === 'block') blob.blocks.set(parameter(path, 'blockid'), body);
  else {
    const ids = Array.from(body.toString().matchAll(/<Latest>([^<]*)<\/Latest>/g), ([, id]) => id);
    blob.bytes = Buffer.concat(ids.flatMap((id) => blob.blocks.get(id ?? '') ?? []));
  }
  return { status: 201, headers: { etag: '"0x1"', 'x-ms-version': '2025-07-05' }, body: '' };
}

function storageError(status: number, code: string): Reply {
  const body = `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code></Error>`;
  return { status, headers: { 'content-type': 'application/xml', 'x-ms-error-code': code }, body };
}

/** The attempt of a run that a job belongs to. */
interface Attempt {
  readonly run: number;
  readonly attempt: number;
}

interface Stores {
  readonly repository: Repository;
  readonly storage: Storage;
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
}

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';
const BACKEND_ID = /^00000000-0000-4(\d{3})-8000-(\d{12})$/;
const JOB = '00000000-0000-4000-9000-000000000001';

/** Starts the service that the toolkit's artifact client uploads through (ACTIONS_RESULTS_URL). */
export function startArtifactService(
  stores: Omit<Stores, 'begun'>,
  records: Records,
): Promise<LoopbackServer> {
  const all = { ...stores, begun: new Map<string, string>() };
  return serve({ host: 'results', records, answer: (ask) => answerService(ask, all) });
}

/** For ACTIONS_RUNTIME_TOKEN: clients read the claims and verify no signature. */
export function runtimeToken(attempt: Attempt): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { scp: `Actions.Results:${backendId(attempt)}:${JOB}` };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.unsigned`;
}

/** The service's own name of an attempt: opaque to its clients, and as long as a UUID. */
function backendId({ run, attempt }: Attempt): string {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `00000000-0000-4${digits(attempt, 3)}-8000-${digits(run, 12)}`;
}

/** The name of the attempt that a request's `Authorization: Bearer …` speaks for. */
function backendIdIn(authorization = ''): string | undefined {
  const [, claims = ''] = authorization.split('.');
  const text = Buffer.from(claims, 'base64url').toString();
  return /Actions\.Results:([^:"]+):/.exec(text)?.[1];
}

function answerService({ path, headers, body }: Ask, stores: Stores): Reply {
  const request = JSON.parse(body.toString()) as Request;
  const id = request.workflow_run_backend_id ?? '';
  const [, attempt, run] = BACKEND_ID.exec(id) ?? [];
  const of = { run: Number(run), attempt: Number(attempt) };
  const isKnown = stores.repository.runs.has(of.run);
  if (!isKnown || id !== backendIdIn(headers.authorization)) {
    return twirpError(401, 'unauthenticated', 'the token is not of this run');
  }
  switch (path) {
    case `${SERVICE}CreateArtifact`:
      return createArtifact(request, of, stores);
    case `${SERVICE}FinalizeArtifact`:
      return finalizeArtifact(request, of, stores);
    case `${SERVICE}ListArtifacts`:
      return listArtifacts(request, of, stores);
    case `${SERVICE}DeleteArtifact`:
      return deleteArtifact(request, of, stores);
    default:
      return twirpError(404, 'bad_route', 'no handler');
  }
}

function createArtifact({ name = '' }: Request, of: Attempt, stores: Stores): Reply {
  if (stores.repository.artifactsOf({ name, ...of }).length > 0) {
    const message = 'an artifact with this name already exists on the workflow run';
    return twirpError(409, 'already_exists', message);
  }
  const url = stores.storage.uploadUrl();
  stores.begun.set(`${backendId(of)} ${name}`, url);
  return json(200, { ok: true, signed_upload_url: url });
}

function finalizeArtifact(request: Request, of: Attempt, stores: Stores): Reply {
  const { name = '', size, hash, expires_at: expiresAt } = request;
  const body = stores.storage.uploaded(stores.begun.get(`${backendId(of)} ${name}`) ?? '');
  if (body === undefined) return twirpError(404, 'not_found', `artifact ${name} not found`);
  if (Number(size) !== body.length) {
    return twirpError(400, 'invalid_argument', `size is not ${body.length}`);
  }
  const optional = { ...(hash && { digest: hash }), ...(expiresAt && { expiresAt }) };
  const id = stores.repository.addArtifact({ name, ...of, body, ...optional });
  return json(200, { ok: true, artifact_id: String(id) });
}

function listArtifacts({ name_filter = '' }: Request, { run }: Attempt, stores: Stores): Reply {
  const found = stores.repository.artifactsOf({ name: name_filter, run });
  const artifacts = found.map(({ id, name, attempt, body, createdAt, digest }) => ({
    workflow_run_backend_id: backendId({ run, attempt }),
    workflow_job_run_backend_id: JOB,
    database_id: String(id),
    name,
    size: String(body.length),
    created_at: createdAt,
    digest,
  }));
  return json(200, { artifacts });
}

function deleteArtifact({ name = '' }: Request, { run }: Attempt, { repository }: Stores): Reply {
  const [artifact] = repository.artifactsOf({ name, run });
  if (artifact === undefined) return twirpError(404, 'not_found', `artifact ${name} not found`);
  repository.artifacts.delete(artifact.id);
  return json(200, { ok: true, artifact_id: String(artifact.id) });
}

function twirpError(status: number, code: string, msg: string): Reply {
  return json(status, { code, msg });
}
