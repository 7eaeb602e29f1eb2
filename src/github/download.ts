import { createHash } from 'node:crypto';
import { detailOf } from '../errors.ts';
import { isUnanswered, Refused, refusalOf, Unanswered } from './access.ts';
import type { Client, Repository } from './client.ts';
import { BrokenDownload, type Incoming, lengthOf, receive, tooLarge } from './receive.ts';
import { retry } from './retry-policy.ts';

/** As it is listed. */
interface ListedArtifact {
  readonly id: number;
  /** As stored. */
  readonly bytes: number;
  readonly digest: string | null;
  readonly expired: boolean;
}

interface Source {
  readonly client: Client;
  readonly repository: Repository;
}

/**
 * The bytes of an artifact as they are stored: usually a zip.
 *
 * @throws BrokenDownload if they are too many, or arrive incomplete or without the digest that
 *   GitHub recorded at every attempt
 */
export async function downloadArtifact(
  source: Source,
  artifact: ListedArtifact,
  maxBytes: number,
): Promise<Buffer> {
  if (artifact.expired) throw new Refused(410, 'the artifact has expired');
  if (artifact.bytes > maxBytes) throw tooLarge(maxBytes);

  const { maxSilence } = source.client.policy;
  return retryDownload(source.client, async (until) => {
    // Asked for every time: an address is valid only for a short while.
    const address = await addressOf(source, artifact);
    const open = (signal: AbortSignal) => openStored(address, signal);
    const bytes = await receive(open, { maxBytes, until, maxSilence });
    return withDigest(bytes, artifact.digest);
  });
}

const MAX_DOWNLOAD_RETRIES = 2;

function retryDownload<T>({ policy }: Client, attempt: (until: number) => Promise<T>): Promise<T> {
  const pauses = policy.beforeRetries.slice(0, MAX_DOWNLOAD_RETRIES);
  return retry({ pauses, withinMs: policy.maxDownload, mayHelp: mayArriveNext }, attempt);
}

/** A wrong digest may be damage on the way. */
function mayArriveNext(failure: unknown): boolean {
  return failure instanceof BrokenDownload ? failure.kind !== 'too-large' : isUnanswered(failure);
}

const ZIP = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';

/** GitHub answers with a redirect, which must not be followed with the token. */
async function addressOf({ client, repository }: Source, { id }: ListedArtifact): Promise<string> {
  const request = { redirect: 'manual', parseSuccessResponseBody: false, retries: 0 } as const;
  const target = { ...repository, artifact_id: id, archive_format: 'zip', request };
  const { headers } = await client.request(ZIP, target);
  if (headers.location !== undefined && URL.canParse(headers.location)) return headers.location;
  throw new Unanswered('GitHub did not say where the artifact is stored');
}

function withDigest(bytes: Buffer, digest: string | null): Buffer {
  const [, recorded] = /^sha256:([0-9a-f]{64})$/i.exec(digest ?? '') ?? [];
  const found = recorded && createHash('sha256').update(bytes).digest('hex');
  if (found === recorded?.toLowerCase()) return bytes;
  const message = 'does not have the digest that GitHub recorded';
  throw new BrokenDownload('wrong-digest', message);
}

/** What is not there is not asked for again. */
const GONE = [404, 410];

/**
 * Opens what an address that GitHub gave points at. The address carries its own right to be read, so
 * the token is not sent, and no error shows the address.
 */
async function openStored(address: string, signal: AbortSignal): Promise<Incoming> {
  const { status, headers, body } = await fetchStored(address, signal);
  if (status === 200 && body !== null) {
    return { chunks: body, length: lengthOf((name) => headers.get(name)) };
  }
  await body?.cancel();
  const message = `the artifact storage answered ${status}`;
  throw GONE.includes(status) ? new Refused(status, message) : new Unanswered(message);
}

async function fetchStored(address: string, signal: AbortSignal) {
  const headers = { 'accept-encoding': 'identity' };
  // The client's own fetch knows the runner's proxy.
  const { defaults } = await import('@actions/github/lib/utils');
  const proxyFetch: typeof fetch = defaults.request?.fetch ?? fetch;
  try {
    return await proxyFetch(address, { signal, headers });
  } catch (error) {
    const cause = error instanceof Object ? Reflect.get(error, 'cause') : undefined;
    const code = detailOf(cause, 'code') || 'no answer';
    throw new Unanswered(`the artifact storage cannot be reached (${code})`);
  }
}

/** What is at a path of a commit. */
export type Content =
  | { readonly kind: 'file'; readonly bytes: Buffer }
  /** Or another repository inside this one. */
  | { readonly kind: 'folder' }
  | { readonly kind: 'missing' };

/** Where a file is in the repository. */
export interface ContentPlace {
  /** A branch, tag or commit. */
  readonly ref: string;
  /** Relative, with forward slashes, without `.` and `..`. */
  readonly path: string;
}

/** @throws BrokenDownload if the file is too large, or arrives incomplete at every attempt */
export async function readContent(
  source: Source,
  place: ContentPlace,
  maxBytes: number,
): Promise<Content> {
  const { maxSilence } = source.client.policy;
  try {
    return await retryDownload(source.client, async (until) => {
      let isFile = true;
      const open = async (signal: AbortSignal) => {
        const opened = await openContent(source, place, signal);
        isFile = opened.isFile;
        return opened.incoming;
      };
      const bytes = await receive(open, { maxBytes, until, maxSilence });
      return isFile ? { kind: 'file', bytes } : { kind: 'folder' };
    });
  } catch (error) {
    if (refusalOf(error) === 'missing') return { kind: 'missing' };
    throw error;
  }
}

const CONTENTS = 'GET /repos/{owner}/{repo}/contents/{path}';
const RAW = { accept: 'application/vnd.github.raw+json', 'accept-encoding': 'identity' };

async function openContent(
  { client, repository }: Source,
  place: ContentPlace,
  signal: AbortSignal,
) {
  // The body is read here: the client would take it for text, of any size.
  const request = { parseSuccessResponseBody: false, retries: 0, signal };
  const target = { ...repository, ...place, headers: RAW, request };
  const { data, headers } = await client.request(CONTENTS, target);
  const named = new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const length = lengthOf((name) => named.get(name) ?? null);
  // A file comes as it is, a folder as a list.
  const isFile = !/^application\/json\b/.test(named.get('content-type') ?? '');
  return { isFile, incoming: { chunks: chunksOf(data), length } };
}

function chunksOf(data: unknown): AsyncIterable<Uint8Array> {
  if (isStream(data)) return data;
  throw new Unanswered('GitHub gave a file without its content');
}

function isStream(data: unknown): data is AsyncIterable<Uint8Array> {
  return typeof data === 'object' && data !== null && Symbol.asyncIterator in data;
}
