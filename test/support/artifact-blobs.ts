import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  type Ask,
  type LoopbackServer,
  type Records,
  serve,
  type Told,
} from './artifact-server.ts';
import type { StoredArtifact } from './artifact-store.ts';
import type { Reply } from './github-messages.ts';

export interface BlobStorage extends LoopbackServer {
  /** A signed address that gives an artifact's bytes. */
  downloadUrl(artifact: StoredArtifact): string;
  /** A signed address that takes the bytes of one blob. */
  uploadUrl(): string;
  /** What was put there; `undefined` before it is complete. */
  uploaded(url: string): Upload | undefined;
}

interface Upload {
  readonly bytes: Buffer;
  readonly contentType: string;
}

interface Blobs {
  readonly downloads: Map<string, StoredArtifact>;
  readonly uploads: Map<string, Partial<Upload> & { readonly blocks: Map<string, Buffer> }>;
  /** How many downloads of an artifact met its fault. */
  readonly met: Map<number, number>;
}

/** Starts the storage that artifacts' signed addresses lead to, on a host of its own. */
export async function startBlobStorage(records: Records): Promise<BlobStorage> {
  const blobs: Blobs = { downloads: new Map(), uploads: new Map(), met: new Map() };
  const server = await serve({
    host: 'blob',
    ...records,
    answer: (ask) => refuse(ask) ?? (ask.method === 'PUT' ? put(ask, blobs) : get(ask, blobs)),
  });
  const key = (url: string) => new URL(url).searchParams.get('sig') ?? '';
  return {
    ...server,
    downloadUrl: (artifact) => {
      const signature = randomBytes(16).toString('hex');
      blobs.downloads.set(signature, artifact);
      return `${server.url}/artifacts/${artifact.id}?se=2026-01-01T00%3A01%3A00Z&sig=${signature}`;
    },
    uploadUrl: () => {
      const signature = randomBytes(16).toString('hex');
      blobs.uploads.set(signature, { blocks: new Map() });
      return `${server.url}/uploads/blob?sig=${signature}`;
    },
    uploaded: (url) => {
      const { bytes, contentType } = blobs.uploads.get(key(url)) ?? {};
      return bytes && contentType !== undefined ? { bytes, contentType } : undefined;
    },
  };
}

/** A signed address needs no token; the real storage refuses one that is meant for another. */
function refuse({ headers }: Ask): Reply | undefined {
  if (headers.authorization === undefined) return undefined;
  return storageError(400, 'InvalidAuthenticationInfo');
}

function storageError(status: number, code: string): Reply {
  const body = `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code></Error>`;
  return { status, headers: { 'content-type': 'application/xml', 'x-ms-error-code': code }, body };
}

async function get({ url }: Ask, { downloads, met }: Blobs): Promise<Told> {
  const artifact = downloads.get(url.searchParams.get('sig') ?? '');
  if (artifact === undefined) return storageError(403, 'AuthenticationFailed');
  const { fault, id, body } = artifact;
  const count = met.get(id) ?? 0;
  const headers = {
    'content-type': artifact.contentType,
    'content-length': String(body.length),
    'content-disposition': `attachment; filename="${artifact.name}.zip"`,
  };
  const whole = { status: 200, headers, body };
  if (fault === undefined || count >= (fault.times ?? Number.POSITIVE_INFINITY)) return whole;
  met.set(id, count + 1);
  switch (fault.kind) {
    case 'cut-body':
      return { unfinished: { ...whole, body: body.subarray(0, body.length / 2) }, ending: 'close' };
    case 'stalled':
      return { unfinished: { ...whole, body: '' }, ending: 'silence' };
    case 'slow':
      await setTimeout(fault.delay ?? 500);
      return whole;
    case 'server-error':
      return storageError(500, 'InternalError');
    case 'wrong-bytes':
      return { ...whole, body: Buffer.from(body.map((byte) => byte ^ 0xff)) };
    case 'expired-address':
      return storageError(403, 'AuthenticationFailed');
  }
}

function put({ url, headers, body }: Ask, { uploads }: Blobs): Reply {
  const upload = uploads.get(url.searchParams.get('sig') ?? '');
  if (upload === undefined) return storageError(403, 'AuthenticationFailed');
  const contentType = String(headers['x-ms-blob-content-type'] ?? 'application/octet-stream');
  switch (url.searchParams.get('comp')) {
    case 'block':
      upload.blocks.set(url.searchParams.get('blockid') ?? '', body);
      return created;
    case 'blocklist':
      return commit(body.toString(), upload, contentType);
    default:
      Object.assign(upload, { bytes: body, contentType });
      return created;
  }
}

function commit(list: string, upload: { blocks: Map<string, Buffer> }, contentType: string): Reply {
  const ids = Array.from(list.matchAll(/<Latest>([^<]*)<\/Latest>/g), ([, id = '']) => id);
  const blocks = ids.map((id) => upload.blocks.get(id));
  if (blocks.some((block) => block === undefined)) return storageError(400, 'InvalidBlockList');
  const bytes = Buffer.concat(blocks.filter((block) => block !== undefined));
  Object.assign(upload, { bytes, contentType });
  return created;
}

const created: Reply = {
  status: 201,
  headers: {
    'content-length': '0',
    etag: '"0x1"',
    'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
    'x-ms-request-id': '00000000-0000-4000-8000-000000000000',
    'x-ms-version': '2025-07-05',
  },
  body: '',
};
