export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

/** What GitHub tells about an artifact. */
export interface Artifact {
  readonly id: number;
  /** Untrusted text. */
  readonly name: string;
  /** As stored: mostly the size of the zip. */
  readonly bytes: number;
  /** Of the bytes as stored, with its method: `sha256:…`. */
  readonly digest: string | null;
  readonly expired: boolean;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  /** The run that made it; null if GitHub does not know any more. */
  readonly run: ArtifactRun | null;
}

interface ArtifactRun {
  readonly id: number;
  readonly headSha: string;
  /** Untrusted text. */
  readonly headBranch: string | null;
  /** Whether the commit is one of another repository. */
  readonly isOfFork: boolean;
}

interface Page {
  readonly total: number;
  readonly artifacts: readonly Artifact[];
}

/** One page of a list of artifacts; null if the answer is none, as when it was cut on its way. */
export function parsePage(answer: unknown): Page | null {
  const total = field(answer, 'total_count');
  const listed = field(answer, 'artifacts');
  if (!isCount(total) || !Array.isArray(listed)) return null;
  const artifacts = listed.map(parseArtifact);
  return artifacts.every((artifact) => artifact !== null) ? { total, artifacts } : null;
}

function parseArtifact(answer: unknown): Artifact | null {
  const id = field(answer, 'id');
  const name = text(answer, 'name');
  const bytes = field(answer, 'size_in_bytes');
  const createdAt = text(answer, 'created_at');
  if (!isCount(id) || !isCount(bytes) || name === null || !isTime(createdAt)) return null;
  const expired = field(answer, 'expired') === true;
  const [digest, expiresAt] = [text(answer, 'digest'), text(answer, 'expires_at')];
  const run = parseRun(field(answer, 'workflow_run'));
  return { id, name, bytes, digest, expired, createdAt, expiresAt, run };
}

function parseRun(answer: unknown): ArtifactRun | null {
  const id = field(answer, 'id');
  const headSha = text(answer, 'head_sha');
  if (!isCount(id) || headSha === null) return null;
  const home = field(answer, 'repository_id');
  // What is not known to be of this repository counts as of another.
  const isOfFork = !isCount(home) || field(answer, 'head_repository_id') !== home;
  return { id, headSha, headBranch: text(answer, 'head_branch'), isOfFork };
}

function field(answer: unknown, name: string): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined;
  return Object.hasOwn(answer, name) ? Reflect.get(answer, name) : undefined;
}

function text(answer: unknown, name: string): string | null {
  const found = field(answer, name);
  return typeof found === 'string' ? found : null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isTime(value: string | null): value is string {
  return value !== null && !Number.isNaN(Date.parse(value));
}
