import { createHash } from 'node:crypto';
import { detailOf } from '../errors.ts';
import { isUnanswered, Refused, Unanswered } from './access.ts';
import type { Client, Repository } from './client.ts';
import { BrokenDownload, type Incoming, lengthOf, receive, tooLarge } from './receive.ts';
import { retry, withDeadline } from './retry-policy.ts';

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

export interface DownloadLimits {
  readonly mostBytes: number;
  /** Aborted when nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/**
 * The bytes of an artifact as they are stored: mostly a zip.
 *
 * @throws BrokenDownload if they are too many, arrive incomplete again and again, or do not have
 *   the digest that GitHub recorded
 */
export async function downloadArtifact(
  source: Source,
  artifact: ListedArtifact,
  { mostBytes, signal: enough }: DownloadLimits,
): Promise<Buffer> {
  if (artifact.expired) throw new Refused(410, 'the artifact has expired');
  if (artifact.bytes > mostBytes) throw tooLarge(mostBytes);

  const mayBePlain = baseUrl(source.client).startsWith('http:');
  return retryDownload(source.client, async (until) => {
    enough?.throwIfAborted();
    // Asked for every time: an address is good for a short while only.
    const address = await withDeadline(until - Date.now(), (signal) =>
      addressOf(source, artifact, signal),
    );
    const open = (signal: AbortSignal) => openStored(address, { mayBePlain, signal });
    const { maxSilence } = source.client.policy;
    const bytes = await receive(open, { mostBytes, until, enough, maxSilence });
    return withDigest(bytes, artifact.digest);
  });
}

const MAX_DOWNLOAD_RETRIES = 2;
/** One wrong digest may be damage on the way; the second means that it is stored so. */
const MAX_WRONG_DIGESTS = 2;

export function retryDownload<T>(
  { policy }: Client,
  attempt: (until: number) => Promise<T>,
): Promise<T> {
  const pauses = policy.beforeRetries.slice(0, MAX_DOWNLOAD_RETRIES);
  return retry({ pauses, withinMs: policy.maxDownload, mayHelp: mayArriveNext }, attempt);
}

function mayArriveNext(failures: readonly unknown[]): boolean {
  const last = failures.at(-1);
  if (!(last instanceof BrokenDownload)) return isUnanswered(last);
  if (last.kind !== 'wrong-digest') return last.kind === 'incomplete';
  return failures.filter(isWrongDigest).length < MAX_WRONG_DIGESTS;
}

function isWrongDigest(failure: unknown): boolean {
  return failure instanceof BrokenDownload && failure.kind === 'wrong-digest';
}

function baseUrl(client: Client): string {
  return client.request.endpoint.DEFAULTS.baseUrl;
}

/** GitHub answers with a redirect, which must not be followed with the token. */
async function addressOf(
  { client, repository }: Source,
  { id }: ListedArtifact,
  signal: AbortSignal,
): Promise<string> {
  const request = {
    redirect: 'manual',
    parseSuccessResponseBody: false,
    retries: 0,
    signal,
  } as const;
  const target = { ...repository, artifact_id: id, archive_format: 'zip', request } as const;
  const answer = await client.rest.actions.downloadArtifact(target);
  const { location } = answer.headers;
  if (location !== undefined) return location;
  throw new Unanswered('GitHub did not say where the artifact is stored');
}

function withDigest(bytes: Buffer, digest: string | null): Buffer {
  const [, recorded] = /^sha256:([0-9a-f]{64})$/i.exec(digest ?? '') ?? [];
  const found = recorded && createHash('sha256').update(bytes).digest('hex');
  if (found === recorded?.toLowerCase()) return bytes;
  const message = 'does not have the digest that GitHub recorded';
  throw new BrokenDownload('wrong-digest', message);
}

const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
/** What is not there is not asked for again. */
const GONE = [404, 410];

interface Options {
  /** Only where GitHub itself is reached without encryption. */
  readonly mayBePlain: boolean;
  readonly signal: AbortSignal;
}

/**
 * Opens what an address that GitHub gave points at. The address carries its own right to be read,
 * so the token stays here, and no error tells the address.
 */
export async function openStored(address: string, options: Options): Promise<Incoming> {
  let url = checked(address, options);
  // The way to the first address was a redirect too.
  for (let redirects = 1; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetchStored(url, options);
    const { status, headers, body } = response;
    const header = (name: string) => headers.get(name);
    if (status === 200 && body !== null) return { chunks: body, length: lengthOf(header) };
    await body?.cancel();
    const next = REDIRECTS.includes(status) ? header('location') : null;
    if (next === null) throw refusal(status);
    url = checked(next, options, url);
  }
  throw new Unanswered(`the artifact storage redirects more than ${MAX_REDIRECTS} times`);
}

async function fetchStored(url: URL, { signal }: Options) {
  const headers = { 'accept-encoding': 'identity' };
  // What the client uses knows the runner's proxy.
  const { defaults } = await import('@actions/github/lib/utils');
  const proxyFetch: typeof fetch = defaults.request?.fetch ?? fetch;
  try {
    return await proxyFetch(url.href, { redirect: 'manual', signal, headers });
  } catch (error) {
    const cause = error instanceof Object ? Reflect.get(error, 'cause') : undefined;
    const code = detailOf(cause, 'code') || 'no answer';
    throw new Unanswered(`the artifact storage cannot be reached (${code})`);
  }
}

function checked(address: string, { mayBePlain }: Options, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new Unanswered('GitHub gave an invalid address');
  const url = new URL(address, base);
  const allowed = mayBePlain ? ['https:', 'http:'] : ['https:'];
  if (allowed.includes(url.protocol)) return url;
  throw new Unanswered('GitHub gave a download address that is not https');
}

function refusal(status: number): Error {
  const message = `the artifact storage answered ${status}`;
  return GONE.includes(status) ? new Refused(status, message) : new Unanswered(message);
}
