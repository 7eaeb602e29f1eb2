/** Where the files of a sweep came from. */
export interface Source {
  readonly kind: 'file' | 'artifact' | 'ref';
  /** As the user gave it, or the artifact's name; untrusted text. */
  readonly location: string;
  /** The commit that was trained, as far as it is known. */
  readonly sha: string | null;
  readonly runUrl: string | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string | null;
}
