import type { BlobStorage } from './artifact-blobs.ts';
import type { ArtifactStore } from './artifact-store.ts';
import { json, type Reply } from './github-messages.ts';
import { type Ask, type LoopbackServer, type Records, serve } from './loopback-server.ts';

/** The attempt of a run that a job belongs to. */
interface Attempt {
  readonly run: number;
  readonly attempt: number;
}

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
}

type Method = (request: Request, of: Attempt, stores: Stores) => Reply;

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';
const BACKEND_ID = /^00000000-0000-4(\d{3})-8000-(\d{12})$/;
const JOB = '00000000-0000-4000-9000-000000000001';

/** Starts the service that the toolkit's artifact client uploads through (ACTIONS_RESULTS_URL). */
export async function startArtifactService(
  stores: Omit<Stores, 'begun'>,
  records: Records,
): Promise<LoopbackServer> {
  const all = { ...stores, begun: new Map<string, string>() };
  return serve({ host: 'results', records, answer: (ask) => answer(ask, all) });
}

/** For ACTIONS_RUNTIME_TOKEN: clients read the claims and verify no signature. */
export function runtimeToken(attempt: Attempt): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { scp: `Actions.Results:${backendId(attempt)}:${JOB}` };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.unsigned`;
}

/** The results service's own name of an attempt: opaque to its clients, and as long as a UUID. */
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

function answer({ method, path, headers, body }: Ask, stores: Stores): Reply {
  const name = path.startsWith(SERVICE) ? path.slice(SERVICE.length) : '';
  const handler = METHODS.get(name);
  if (method !== 'POST' || handler === undefined) return twirpError(404, 'bad_route', 'no handler');
  const request = JSON.parse(body.toString()) as Request;
  const id = request.workflow_run_backend_id ?? '';
  const [, attempt, run] = BACKEND_ID.exec(id) ?? [];
  if (run === undefined || id !== backendIdIn(headers.authorization)) {
    return twirpError(401, 'unauthenticated', 'the token is not of this run');
  }
  return handler(request, { run: Number(run), attempt: Number(attempt) }, stores);
}

const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['CreateArtifact', createArtifact],
  ['FinalizeArtifact', finalizeArtifact],
  ['ListArtifacts', listArtifacts],
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
  const body = stores.blobs.uploaded(stores.begun.get(keyOf(name, of)) ?? '');
  if (body === undefined) return notFound(name);
  if (Number(size) !== body.length) {
    return twirpError(400, 'invalid_argument', `size is not ${body.length}`);
  }
  stores.begun.delete(keyOf(name, of));
  const { id } = stores.artifacts.add({
    name,
    ...of,
    body,
    ...(hash === undefined ? {} : { digest: hash }),
    ...(expires_at === undefined ? {} : { expiresAt: expires_at }),
  });
  return json(200, { ok: true, artifact_id: String(id) });
}

function listArtifacts({ name_filter = '' }: Request, { run }: Attempt, stores: Stores): Reply {
  const found = stores.artifacts.list({ name: name_filter, run });
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

function deleteArtifact({ name = '' }: Request, { run }: Attempt, stores: Stores): Reply {
  const [artifact] = stores.artifacts.list({ name, run });
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
