import { UserError } from '../errors.ts';
import { Unanswered } from './access.ts';
import type { Client, Repository } from './client.ts';
import { type DownloadLimits, downloadArtifact } from './download.ts';

/** What GitHub says about an artifact. */
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
  /** The run that made it; null if it was deleted. */
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

/** The artifacts of one repository. */
export interface ArtifactStore {
  /** All of exactly this name, newest first; of very many, the newest thousand. */
  named(name: string): Promise<Artifact[]>;
  /** All of one run; where a name is there twice, because jobs ran again, the newest alone. */
  ofRun(runId: number): Promise<Artifact[]>;
  /** The bytes as stored: mostly a zip. */
  download(artifact: Artifact, limits: DownloadLimits): Promise<Buffer>;
}

const MAX_PAGE = 100;
const MAX_NAMED = 1_000;
const MAX_OF_RUN = 10_000;

export function artifactStore(client: Client, repository: Repository): ArtifactStore {
  const { listArtifactsForRepo, listWorkflowRunArtifacts } = client.rest.actions;
  const target = { ...repository, per_page: MAX_PAGE };
  return {
    named: async (name) => {
      const ask: Ask = (page) => listArtifactsForRepo({ ...target, page, name });
      const artifacts = await list(ask, { most: MAX_NAMED });
      return artifacts.filter((artifact) => artifact.name === name);
    },
    ofRun: async (runId) => {
      const ask: Ask = (page) => listWorkflowRunArtifacts({ ...target, page, run_id: runId });
      return newestOfEachName(await list(ask, { most: MAX_OF_RUN, run: runId }));
    },
    download: (artifact, limits) => downloadArtifact({ client, repository }, artifact, limits),
  };
}

type Ask = (page: number) => Promise<{ readonly data: unknown }>;

interface Extent {
  readonly most: number;
  /** The run whose list has to be whole. */
  readonly run?: number;
}

/** Newest first, and each once: what is uploaded meanwhile moves others to the next page. */
async function list(ask: Ask, { most, run }: Extent): Promise<Artifact[]> {
  const found = new Map<number, Artifact>();
  for (let page = 1; page * MAX_PAGE <= most; page++) {
    const { artifacts, total } = parsePage((await ask(page)).data);
    if (run !== undefined && total > most) throw tooMany(run, total);
    for (const artifact of artifacts) found.set(artifact.id, artifact);
    if (artifacts.length < MAX_PAGE) break;
  }
  return [...found.values()].sort(newestFirst);
}

function newestFirst(a: Artifact, b: Artifact): number {
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id;
}

function newestOfEachName(artifacts: readonly Artifact[]): Artifact[] {
  const names = new Set<string>();
  return artifacts.filter(({ name }) => !names.has(name) && names.add(name));
}

function tooMany(run: number, total: number): UserError {
  return new UserError({
    fault: 'data',
    where: `run ${run}`,
    what: `has ${total} artifacts, and at most ${MAX_OF_RUN} are listed`,
    fix: 'Upload fewer artifacts, with several shards in each.',
  });
}

interface Page {
  readonly total: number;
  readonly artifacts: readonly Artifact[];
}

function parsePage(answer: unknown): Page {
  const total = field(answer, 'total_count');
  const listed = field(answer, 'artifacts');
  const artifacts = Array.isArray(listed) ? listed.map(parseArtifact) : [null];
  if (isCount(total) && artifacts.every((artifact) => artifact !== null)) {
    return { total, artifacts };
  }
  throw new Unanswered('the list of artifacts is not as GitHub documents it');
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
