import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { detailOf } from '../errors.ts';
import {
  answered,
  askPages,
  type Client,
  onceEach,
  Refused,
  reasonOf,
  refusalOf,
  retry,
  runnersFetch,
  time,
  Unanswered,
} from './client.ts';

type Kind = 'incomplete' | 'wrong-digest';

/** What arrived is not what was asked for. The message leaves out its name, which is untrusted text. */
export class BrokenDownload extends Unanswered {
  readonly kind: Kind;

  constructor(kind: Kind, message: string) {
    super(message);
    this.kind = kind;
  }
}

export class TooLarge extends Error {
  constructor(maxBytes: number) {
    super(`is larger than ${maxBytes} bytes`);
  }
}

/** @throws TooLarge, or BrokenDownload if every attempt is incomplete or has a wrong digest */
export async function downloadArtifact(
  client: Client,
  artifact: Pick<Artifact, 'id' | 'bytes' | 'digest' | 'expired'>,
  maxBytes: number,
): Promise<Buffer> {
  if (artifact.expired) throw new Refused(410, 'the artifact has expired');
  if (artifact.bytes > maxBytes) throw new TooLarge(maxBytes);

  return retryDownload(client, async (ms) => {
    // Asked for every time: an address is valid only for a short while.
    const address = await addressOf(client, artifact.id);
    const signal = AbortSignal.timeout(ms);
    return withDigest(await readAll(await openStored(address, signal), maxBytes), artifact.digest);
  });
}

const MAX_TRIES = 3;

/** @param attempt gets the time it may take, in milliseconds */
function retryDownload<T>({ policy }: Client, attempt: (ms: number) => Promise<T>): Promise<T> {
  const pauses = policy.beforeRetries.slice(0, MAX_TRIES - 1);
  const withinMs = policy.maxDownload;
  const each = Math.floor(withinMs / MAX_TRIES);
  return retry({ pauses, withinMs }, (until) =>
    // After a pause that took longer, no time may be left.
    attempt(Math.max(0, Math.min(each, until - Date.now()))),
  );
}

type Chunks = AsyncIterable<Uint8Array>;

/** @throws TooLarge, or BrokenDownload if the body was cut off or did not arrive in time */
async function readAll(chunks: Chunks, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new TooLarge(maxBytes);
      parts.push(chunk);
    }
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    throw new BrokenDownload('incomplete', `arrived incomplete (${bytes} bytes)`);
  }
  return Buffer.concat(parts);
}

/** GitHub answers with a redirect, which must not be followed with the token. */
async function addressOf(client: Client, artifact_id: number): Promise<string> {
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
  const request = { redirect: 'manual', parseSuccessResponseBody: false, retries: 0 } as const;
  const target = { artifact_id, archive_format: 'zip', request };
  const { headers } = await client.request(route, target);
  const location = String(headers.location);
  if (URL.canParse(location)) return location;
  throw new Unanswered('GitHub did not say where the artifact is stored');
}

function withDigest(bytes: Buffer, digest: string | null): Buffer {
  const [, recorded] = /^sha256:([0-9a-f]{64})$/i.exec(digest ?? '') ?? [];
  const computed = recorded && createHash('sha256').update(bytes).digest('hex');
  if (computed === recorded?.toLowerCase()) return bytes;
  throw new BrokenDownload('wrong-digest', 'does not have the digest that GitHub recorded');
}

/** The address carries its own right to be read: the token is not sent, and no error shows it. */
async function openStored(address: string, signal: AbortSignal): Promise<Chunks> {
  const fetchAsTheRunner = await runnersFetch();
  const asked = { signal, headers: { 'accept-encoding': 'identity' } };
  const { status, body } = await fetchAsTheRunner(address, asked).catch((error: unknown) => {
    const code = detailOf(Reflect.get(Object(error), 'cause'), 'code') || 'no answer';
    throw new Unanswered(`the artifact storage cannot be reached (${code})`);
  });
  if (status === 200 && body !== null) return body;
  await body?.cancel();
  const message = `the artifact storage answered ${status}`;
  // What is not there is not asked for again.
  throw [404, 410].includes(status) ? new Refused(status, message) : new Unanswered(message);
}

/** What is at a path of a commit; another repository inside this one is a folder too. */
type Content =
  | { readonly kind: 'file'; readonly bytes: Buffer }
  | { readonly kind: 'folder' }
  | { readonly kind: 'missing' };

export interface ContentPlace {
  readonly ref: string;
  /** Relative, with forward slashes, without `.` and `..`. */
  readonly path: string;
}

/** @throws TooLarge, or BrokenDownload if the file arrives incomplete at every attempt */
export async function readContent(
  client: Client,
  place: ContentPlace,
  maxBytes: number,
): Promise<Content> {
  try {
    return await retryDownload(client, async (ms) => {
      // The body is read here: the client would take it for text, of any size.
      const signal = AbortSignal.timeout(ms);
      const request = { parseSuccessResponseBody: false, retries: 0, signal };
      const raw = { accept: 'application/vnd.github.raw+json', 'accept-encoding': 'identity' };
      const route = 'GET /repos/{owner}/{repo}/contents/{path}';
      const { data, headers } = await client.request(route, { ...place, headers: raw, request });
      const bytes = await readAll(data as Chunks, maxBytes);
      const type = String(headers['content-type']);
      // A file comes as it is, and never as a page.
      if (!/^(application\/json|text\/html)\b/.test(type)) return { kind: 'file', bytes };
      if (/^\s*\[/.test(bytes.toString('latin1', 0, 100))) return { kind: 'folder' };
      throw new Unanswered('the answer is not what GitHub documents');
    });
  } catch (error) {
    if (refusalOf(error) === 'missing') return { kind: 'missing' };
    throw error;
  }
}

const run = answered(
  z.object({
    id: z.int(),
    head_sha: z.string(),
    head_branch: z.nullish(z.string()),
    repository_id: z.nullish(z.int()),
    head_repository_id: z.nullish(z.int()),
  }),
  ({ id, head_sha, head_branch, repository_id: base, head_repository_id: head }) => ({
    ...{ id, headSha: head_sha },
    /** Untrusted text. */
    headBranch: head_branch ?? null,
    // What is not known to belong to this repository counts as a fork's.
    isOfFork: base == null || head !== base,
  }),
);

const artifact = answered(
  z.object({
    id: z.int(),
    name: z.string(),
    size_in_bytes: z.int(),
    digest: z.nullish(z.string()),
    expired: z.boolean(),
    created_at: time,
    expires_at: z.nullish(z.string()),
    workflow_run: z.nullish(run),
  }),
  ({ id, name, expired, ...listed }) => ({
    /** The name is untrusted text. */
    ...{ id, name, expired, bytes: listed.size_in_bytes, createdAt: listed.created_at },
    /** Of the bytes as stored, with its method: `sha256:…`. */
    digest: listed.digest ?? null,
    expiresAt: listed.expires_at ?? null,
    /** The run that made it; null if it was deleted. */
    run: listed.workflow_run ?? null,
  }),
);

export type Artifact = Readonly<z.output<typeof artifact>>;

const artifactPage = z.object({ artifacts: z.array(artifact) });

/** Of a name that every run uses, only the newest are of interest; no run has so many. */
export const MAX_LISTED = 1000;

export type ArtifactStore = ReturnType<typeof artifactStore>;

export function artifactStore(client: Client) {
  const ofRun = async (run_id: number) => {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
    const all = await newestFirst(askPages(client, route, artifactPage, { run_id }));
    const names = new Set<string>();
    return all.filter(({ name }) => !names.has(name) && names.add(name));
  };
  const named = async (name: string) => {
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts';
    const listing = newestFirst(askPages(client, route, artifactPage, { name }));
    const all = await listing.catch((error: unknown) => {
      // Every repository has this list: to whoever may not see it, it is missing.
      throw refusalOf(error) === 'missing' ? new Refused(403, reasonOf(error)) : error;
    });
    return all.filter((artifact) => artifact.name === name);
  };
  return {
    /** All of exactly this name, newest first, as they were when first asked for; of very many, the newest thousand. */
    named: onceEach(named),
    /** Of one run; where a name is there twice, because jobs ran again, only the newest. */
    ofRun: onceEach(ofRun),
    download: (artifact: Artifact, maxBytes: number): Promise<Buffer> =>
      downloadArtifact(client, artifact, maxBytes),
  };
}

/** Each once: what is uploaded meanwhile moves others to the next page. */
async function newestFirst(pages: AsyncIterable<z.output<typeof artifactPage>>) {
  const listed = new Map<number, Artifact>();
  for await (const { artifacts } of pages) {
    for (const artifact of artifacts) listed.set(artifact.id, artifact);
    if (listed.size >= MAX_LISTED) break;
  }
  const age = (a: Artifact, b: Artifact) => Date.parse(b.createdAt) - Date.parse(a.createdAt);
  return [...listed.values()].sort((a, b) => age(a, b) || b.id - a.id);
}
