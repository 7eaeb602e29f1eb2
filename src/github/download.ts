import { createHash } from 'node:crypto';
import { isUnanswered, Refused, Unanswered } from './access.ts';
import type { Artifact, Repository } from './artifact.ts';
import { BrokenDownload } from './broken-download.ts';
import type { Client } from './client.ts';
import { receive, tooLarge } from './receive.ts';
import { retry, withDeadline } from './retry-policy.ts';
import { openStored } from './storage.ts';

interface Source {
  readonly client: Client;
  readonly repository: Repository;
}

export interface DownloadLimits {
  readonly mostBytes: number;
  /** Given when nobody waits for it any more. */
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
  artifact: Artifact,
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
  { id }: Artifact,
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
  throw new Unanswered('GitHub did not tell where the artifact is stored');
}

function withDigest(bytes: Buffer, digest: string | null): Buffer {
  const [, recorded] = /^sha256:([0-9a-f]{64})$/i.exec(digest ?? '') ?? [];
  const found = recorded && createHash('sha256').update(bytes).digest('hex');
  if (found === recorded?.toLowerCase()) return bytes;
  const message = 'does not have the digest that GitHub recorded';
  throw new BrokenDownload('wrong-digest', message);
}
