import { randomBytes } from 'node:crypto';
import type { StoredArtifact } from './artifact-store.ts';
import type { Reply } from './github-messages.ts';
import { type Ask, type LoopbackServer, type Records, serve } from './loopback-server.ts';

export interface BlobStorage extends LoopbackServer {
  /** A signed address that gives an artifact's bytes. */
  downloadUrl(artifact: StoredArtifact): string;
  /** A signed address that takes the bytes of one blob. */
  uploadUrl(): string;
  /** What was put there; `undefined` before it is complete. */
  uploaded(url: string): Buffer | undefined;
}

interface Upload {
  readonly blocks: Map<string, Buffer>;
  bytes?: Buffer;
}

interface Blobs {
  readonly downloads: Map<string, StoredArtifact>;
  readonly uploads: Map<string, Upload>;
}

/** Starts the storage that artifacts' signed addresses lead to, on a host of its own. */
export async function startBlobStorage(records: Records): Promise<BlobStorage> {
  const blobs: Blobs = { downloads: new Map(), uploads: new Map() };
  const server = await serve({
    host: 'blob',
    records,
    answer: (ask) => refuse(ask) ?? (ask.method === 'PUT' ? put(ask, blobs) : get(ask, blobs)),
  });
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
    uploaded: (url) => blobs.uploads.get(parameter(url, 'sig'))?.bytes,
  };
}

function parameter(address: string, name: string): string {
  return new URL(address, 'http://loopback').searchParams.get(name) ?? '';
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

function get({ path }: Ask, { downloads }: Blobs): Reply {
  const artifact = downloads.get(parameter(path, 'sig'));
  if (artifact === undefined) return storageError(403, 'AuthenticationFailed');
  return { status: 200, headers: { 'content-type': 'application/zip' }, body: artifact.body };
}

/** Takes a block, or the list of blocks that a blob consists of. */
function put({ path, body }: Ask, { uploads }: Blobs): Reply {
  const upload = uploads.get(parameter(path, 'sig'));
  if (upload === undefined) return storageError(403, 'AuthenticationFailed');
  if (parameter(path, 'comp') === 'block') upload.blocks.set(parameter(path, 'blockid'), body);
  else {
    const ids = Array.from(body.toString().matchAll(/<Latest>([^<]*)<\/Latest>/g), ([, id]) => id);
    upload.bytes = Buffer.concat(ids.flatMap((id) => upload.blocks.get(id ?? '') ?? []));
  }
  return { status: 201, headers: { etag: '"0x1"', 'x-ms-version': '2025-07-05' }, body: '' };
}
