import { UserError } from '../errors.ts';
import { Unanswered } from './access.ts';
import { type Artifact, parsePage, type Repository } from './artifact.ts';
import type { Client } from './client.ts';
import { type DownloadLimits, downloadArtifact } from './download.ts';
import { MAX_QUESTION_MS, withDeadline } from './retry-policy.ts';

export type { Artifact, Repository } from './artifact.ts';

/** The artifacts of one repository. */
export interface ArtifactStore {
  /** All of exactly this name, newest first; of very many, the newest thousand. */
  named(name: string): Promise<Artifact[]>;
  /** All of one run; where a name is there twice, because jobs ran again, the newest alone. */
  ofRun(runId: number): Promise<Artifact[]>;
  /** The bytes as stored: mostly a zip. */
  download(artifact: Artifact, limits: DownloadLimits): Promise<Buffer>;
}

const PAGE = 100;
const MOST_NAMED = 1_000;
const MOST_OF_RUN = 10_000;

export function artifactStore(client: Client, repository: Repository): ArtifactStore {
  const { listArtifactsForRepo, listWorkflowRunArtifacts } = client.rest.actions;
  const target = { ...repository, per_page: PAGE };
  return {
    named: async (name) => {
      const ask: Ask = (paging) => listArtifactsForRepo({ ...target, ...paging, name });
      const artifacts = await list(ask, { most: MOST_NAMED });
      return artifacts.filter((artifact) => artifact.name === name);
    },
    ofRun: async (runId) => {
      const ask: Ask = (paging) =>
        listWorkflowRunArtifacts({ ...target, ...paging, run_id: runId });
      return newestOfEachName(await list(ask, { most: MOST_OF_RUN, run: runId }));
    },
    download: (artifact, limits) => downloadArtifact({ client, repository }, artifact, limits),
  };
}

interface Paging {
  readonly page: number;
  readonly request: { readonly signal: AbortSignal };
}

type Ask = (paging: Paging) => Promise<{ readonly data: unknown }>;

interface Extent {
  readonly most: number;
  /** The run whose list has to be whole. */
  readonly run?: number;
}

/** Newest first, and each once: what is uploaded meanwhile moves others to the next page. */
async function list(ask: Ask, { most, run }: Extent): Promise<Artifact[]> {
  const found = new Map<number, Artifact>();
  for (let page = 1; page * PAGE <= most; page++) {
    const { artifacts, total } = await readPage(ask, page);
    if (run !== undefined && total > most) throw tooMany(run, total);
    for (const artifact of artifacts) found.set(artifact.id, artifact);
    if (artifacts.length < PAGE) break;
  }
  return [...found.values()].sort(newestFirst);
}

async function readPage(ask: Ask, page: number) {
  // An answer cut on its way looks like an empty one, and is asked for once more.
  for (let tries = 1; tries <= 2; tries++) {
    const { data } = await withDeadline(MAX_QUESTION_MS, (signal) =>
      ask({ page, request: { signal } }),
    );
    const parsed = parsePage(data);
    if (parsed !== null) return parsed;
  }
  throw new Unanswered(
    'the list of artifacts arrived incomplete, or is not as GitHub documents it',
  );
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
    what: `has ${total} artifacts, and at most ${MOST_OF_RUN} are listed`,
    fix: 'Upload fewer artifacts, with several shards in each.',
  });
}
