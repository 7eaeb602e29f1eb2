import { refusalOf, Unanswered } from './access.ts';
import type { Client, Repository } from './client.ts';
import { retryDownload } from './download.ts';
import { type Incoming, lengthOf, receive } from './receive.ts';

/** What is at a path of a commit. */
type Content =
  | { readonly kind: 'file'; readonly bytes: Buffer }
  /** Or another repository inside this one. */
  | { readonly kind: 'folder' }
  | { readonly kind: 'missing' };

/** Where to look. */
interface Place {
  readonly repository: Repository;
  /** A branch, tag or commit. */
  readonly ref: string;
  /** Relative, with forward slashes, without `.` and `..`. */
  readonly path: string;
}

/** @throws BrokenDownload if the file is too large or arrives incomplete again and again */
export async function readContent(
  client: Client,
  place: Place,
  { mostBytes }: { readonly mostBytes: number },
): Promise<Content> {
  try {
    return await retryDownload(client, async (until) => {
      let isFile = true;
      const open = async (signal: AbortSignal) => {
        const opened = await openContent(client, place, signal);
        isFile = opened.isFile;
        return opened.incoming;
      };
      const bytes = await receive(open, {
        mostBytes,
        until,
        maxSilence: client.policy.maxSilence,
      });
      return isFile ? { kind: 'file', bytes } : { kind: 'folder' };
    });
  } catch (error) {
    if (refusalOf(error) === 'missing') return { kind: 'missing' };
    throw error;
  }
}

const RAW = { accept: 'application/vnd.github.raw+json', 'accept-encoding': 'identity' };

interface Opened {
  readonly isFile: boolean;
  readonly incoming: Incoming;
}

async function openContent(client: Client, place: Place, signal: AbortSignal): Promise<Opened> {
  const { repository, ref, path } = place;
  // The body is read here: the client would take it for text, of any size.
  const request = { parseSuccessResponseBody: false, retries: 0, signal };
  const target = { ...repository, ref, path, headers: RAW, request };
  const { data, headers } = await client.rest.repos.getContent(target);
  const named = new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const length = lengthOf((name) => named.get(name) ?? null);
  // Files come as they are, folders as their list.
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
