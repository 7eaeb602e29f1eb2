import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { BlobStorage } from './artifact-blobs.ts';
import type { ArtifactStore, NewArtifact, StoredArtifact } from './artifact-store.ts';
import { type Backend, FULL_NAME } from './github-backend.ts';
import {
  type Incoming,
  json,
  notAccessible,
  paged,
  type Route,
  refusal,
} from './github-messages.ts';
import type { RunStore } from './github-runs.ts';

/** An artifact that a test says was uploaded by some run, which was added before. */
export interface SeededArtifact extends Omit<NewArtifact, 'body'> {
  /** Files to zip; or `body`, stored as it is. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly body?: Buffer;
}

interface ArtifactState {
  readonly backend: Backend;
  readonly artifacts: ArtifactStore;
  readonly runs: RunStore;
  readonly blobs: BlobStorage;
}

const ACTIONS = `/repos/${FULL_NAME}/actions`;
const ROUTE = new RegExp(`^${ACTIONS}/(?:runs/(\\d+)/)?artifacts(?:/(\\d+)(/zip)?)?$`);

/** Stores an artifact of a run and gives its id. */
export async function addArtifact(
  { artifacts, runs }: ArtifactState,
  { files = {}, body, ...artifact }: SeededArtifact,
): Promise<number> {
  if (runs.get(artifact.run) === undefined) throw new Error(`Add run ${artifact.run} first.`);
  return artifacts.add({ ...artifact, body: body ?? (await zipOf(files)) }).id;
}

async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}

/** The emulator keeps artifacts but has no way to add one, and no download. */
export function artifactRoutes(state: ArtifactState): Route {
  return (incoming) => {
    const { pathname, searchParams } = new URL(incoming.path, incoming.apiUrl);
    const match = ROUTE.exec(pathname);
    if (match === null || incoming.method !== 'GET') return undefined;
    const holder = state.backend.holders.get(incoming.token ?? '');
    if (holder === undefined) return refusal(401, 'Requires authentication');
    if (!holder.may('actions', 'read')) return notAccessible('actions=read');
    const [, run, id, zip] = match;
    if (id === undefined) {
      const name = searchParams.get('name');
      const filter = { ...(name && { name }), ...(run && { run: Number(run) }) };
      return list(incoming, state, filter);
    }
    return zip === undefined ? single(incoming, state, Number(id)) : download(state, Number(id));
  };
}

function list(incoming: Incoming, state: ArtifactState, filter: { name?: string; run?: number }) {
  if (filter.run !== undefined && state.runs.get(filter.run) === undefined) {
    return refusal(404, 'Not Found');
  }
  const found = state.artifacts.list(filter);
  const { items, headers } = paged(found, incoming);
  const artifacts = items.map((artifact) => asJson(artifact, incoming.apiUrl, state.runs));
  return json(200, { total_count: found.length, artifacts }, headers);
}

function single({ apiUrl }: Incoming, { artifacts, runs }: ArtifactState, id: number) {
  const artifact = artifacts.get(id);
  return artifact === undefined
    ? refusal(404, 'Not Found')
    : json(200, asJson(artifact, apiUrl, runs));
}

function download({ artifacts, blobs }: ArtifactState, id: number) {
  const artifact = artifacts.get(id);
  if (artifact === undefined) return refusal(404, 'Not Found');
  if (artifact.expired) return refusal(410, 'Artifact has expired');
  return { status: 302, headers: { location: blobs.downloadUrl(artifact) }, body: '' };
}

function asJson(artifact: StoredArtifact, apiUrl: string, runs: RunStore) {
  const url = `${apiUrl}${ACTIONS}/artifacts/${artifact.id}`;
  const run = runs.get(artifact.run);
  return {
    id: artifact.id,
    node_id: Buffer.from(`Artifact${artifact.id}`).toString('base64'),
    name: artifact.name,
    size_in_bytes: artifact.body.length,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.expired,
    created_at: artifact.createdAt,
    updated_at: artifact.createdAt,
    expires_at: artifact.expiresAt,
    digest: artifact.digest,
    workflow_run: run && {
      id: run.id,
      repository_id: run.repository.id,
      head_repository_id: run.headRepository.id,
      head_branch: run.headBranch,
      head_sha: run.headSha,
    },
  };
}
