import type * as z from 'zod/mini';
import { askPages, list, object, perhaps, text, time, truth, whole } from './answer.ts';
import type { Client, Repository } from './client.ts';
import { downloadArtifact } from './download.ts';

/** What GitHub says about an artifact. */
export interface Artifact {
  readonly id: number;
  /** Untrusted text. */
  readonly name: string;
  /** As stored: usually the size of the zip. */
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
  /** Whether the commit belongs to another repository. */
  readonly isOfFork: boolean;
}

/** The artifacts of one repository. */
export interface ArtifactStore {
  /** All of exactly this name, newest first; of very many, the newest thousand. */
  named(name: string): Promise<Artifact[]>;
  /**
   * All of one run, as they were when first asked for; where a name is there twice, because jobs ran
   * again, only the newest.
   */
  ofRun(runId: number): Promise<Artifact[]>;
  /** The bytes as stored: usually a zip. */
  download(artifact: Artifact, maxBytes: number): Promise<Buffer>;
}

const NAMED = 'GET /repos/{owner}/{repo}/actions/artifacts';
const OF_RUN = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';

const artifactPage = object({
  artifacts: list(
    object({
      id: whole,
      name: text,
      size_in_bytes: whole,
      digest: perhaps(text),
      expired: truth,
      created_at: time,
      expires_at: perhaps(text),
      workflow_run: perhaps(
        object({
          id: whole,
          head_sha: text,
          head_branch: perhaps(text),
          repository_id: perhaps(whole),
          head_repository_id: perhaps(whole),
        }),
      ),
    }),
  ),
});

type ArtifactPage = z.output<typeof artifactPage>;

/** Of a name that every run uses, only the newest are of interest; a run has never so many. */
const MAX_LISTED = 1000;

export function artifactStore(client: Client, repository: Repository): ArtifactStore {
  const ofRun = async (run_id: number) => {
    const asked = { ...repository, run_id };
    const all = await newestFirst(askPages(client, OF_RUN, artifactPage, asked));
    const names = new Set<string>();
    return all.filter(({ name }) => !names.has(name) && names.add(name));
  };
  const listed = new Map<number, Promise<Artifact[]>>();
  return {
    named: async (name) => {
      const all = await newestFirst(askPages(client, NAMED, artifactPage, { ...repository, name }));
      return all.filter((artifact) => artifact.name === name);
    },
    ofRun: (id) => {
      const known = listed.get(id) ?? ofRun(id);
      listed.set(id, known);
      return known;
    },
    download: (artifact, maxBytes) => downloadArtifact({ client, repository }, artifact, maxBytes),
  };
}

/** Each once: what is uploaded meanwhile moves others to the next page. */
async function newestFirst(pages: AsyncIterable<ArtifactPage>): Promise<Artifact[]> {
  const found = new Map<number, Artifact>();
  for await (const { artifacts } of pages) {
    for (const artifact of artifacts) found.set(artifact.id, toArtifact(artifact));
    if (found.size >= MAX_LISTED) break;
  }
  const age = (a: Artifact, b: Artifact) => Date.parse(b.createdAt) - Date.parse(a.createdAt);
  return [...found.values()].sort((a, b) => age(a, b) || b.id - a.id);
}

function toArtifact(listed: ArtifactPage['artifacts'][number]): Artifact {
  const { id, name, expired, workflow_run: run } = listed;
  return {
    id,
    name,
    bytes: listed.size_in_bytes,
    digest: listed.digest ?? null,
    expired,
    createdAt: listed.created_at,
    expiresAt: listed.expires_at ?? null,
    run: run
      ? {
          id: run.id,
          headSha: run.head_sha,
          headBranch: run.head_branch ?? null,
          // What is not known to belong to this repository counts as a fork's.
          isOfFork: run.repository_id == null || run.head_repository_id !== run.repository_id,
        }
      : null,
  };
}
