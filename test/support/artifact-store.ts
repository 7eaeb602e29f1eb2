import { createHash } from 'node:crypto';

export interface NewArtifact {
  readonly name: string;
  readonly run: number;
  readonly attempt?: number;
  readonly body: Buffer;
  /** The true SHA-256 when left out. */
  readonly digest?: string;
  /** 90 days from now when left out. */
  readonly expiresAt?: string;
  readonly expired?: boolean;
  /** Now when left out. */
  readonly createdAt?: string;
}

export interface StoredArtifact extends Required<NewArtifact> {
  readonly id: number;
}

const RETENTION = 90 * 24 * 3_600_000;

/** All artifacts of the repository. */
export class ArtifactStore {
  readonly #artifacts = new Map<number, StoredArtifact>();
  #lastId = 5_000_000;

  add(artifact: NewArtifact): StoredArtifact {
    this.#lastId += 1;
    const stored = {
      attempt: 1,
      digest: `sha256:${createHash('sha256').update(artifact.body).digest('hex')}`,
      expiresAt: timestamp(Date.now() + RETENTION),
      expired: false,
      createdAt: timestamp(Date.now()),
      ...artifact,
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
  list(filter: { name?: string; run?: number; attempt?: number }): StoredArtifact[] {
    const wanted = Object.entries(filter);
    return [...this.#artifacts.values()]
      .filter((artifact) => wanted.every(([key, value]) => Object(artifact)[key] === value))
      .sort((a, b) => b.id - a.id);
  }
}

/** GitHub's times have whole seconds. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
