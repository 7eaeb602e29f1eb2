import { createHash } from 'node:crypto';

/** What a download can meet instead of the artifact's bytes. */
export type BlobFaultKind =
  // Half of the bytes under the length of the whole, after which the connection closes.
  | 'cut-body'
  // The headers, then silence.
  | 'stalled'
  // The bytes, but only after a while.
  | 'slow'
  | 'server-error'
  // As many bytes as there should be, but others.
  | 'wrong-bytes'
  // What the storage says of an address that is no longer valid.
  | 'expired-address';

export interface BlobFault {
  readonly kind: BlobFaultKind;
  /** How many downloads meet it; all when left out. */
  readonly times?: number;
  /** Milliseconds that a slow download takes; 500 when left out. */
  readonly delay?: number;
}

export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  readonly run: number;
  readonly attempt: number;
  readonly body: Buffer;
  readonly contentType: string;
  readonly digest: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly expired: boolean;
  readonly fault: BlobFault | undefined;
}

export interface NewArtifact {
  readonly name: string;
  readonly run: number;
  readonly attempt?: number;
  readonly body: Buffer;
  readonly contentType?: string;
  /** The true SHA-256 when left out. */
  readonly digest?: string | null;
  /** Now when left out. */
  readonly createdAt?: string;
  /** 90 days after its creation when left out. */
  readonly expiresAt?: string;
  readonly expired?: boolean;
  readonly fault?: BlobFault;
}

interface Filter {
  readonly name?: string | undefined;
  readonly run?: number | undefined;
  readonly attempt?: number | undefined;
}

const RETENTION = 90 * 24 * 3_600_000;

/** All artifacts of the repository. */
export class ArtifactStore {
  readonly #artifacts = new Map<number, StoredArtifact>();
  #lastId = 5_000_000;

  add(artifact: NewArtifact): StoredArtifact {
    this.#lastId += 1;
    const createdAt = artifact.createdAt ?? timestamp(Date.now());
    const stored = {
      attempt: 1,
      contentType: 'application/zip',
      digest: `sha256:${createHash('sha256').update(artifact.body).digest('hex')}`,
      expiresAt: timestamp(Date.parse(createdAt) + RETENTION),
      expired: false,
      fault: undefined,
      ...artifact,
      createdAt,
      id: this.#lastId,
    };
    this.#artifacts.set(stored.id, stored);
    return stored;
  }

  get(id: number): StoredArtifact | undefined {
    return this.#artifacts.get(id);
  }

  remove(id: number): void {
    this.#artifacts.delete(id);
  }

  /** Newest first. */
  list({ name, run, attempt }: Filter = {}): StoredArtifact[] {
    return [...this.#artifacts.values()]
      .filter((artifact) => name === undefined || artifact.name === name)
      .filter((artifact) => run === undefined || artifact.run === run)
      .filter((artifact) => attempt === undefined || artifact.attempt === attempt)
      .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id);
  }
}

/** GitHub's times have whole seconds. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
