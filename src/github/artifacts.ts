import * as z from 'zod/mini';
import { askPages, type Client, onceEach, time } from './client.ts';
import { downloadArtifact } from './download.ts';

const run = z.object({
  id: z.int(),
  head_sha: z.string(),
  head_branch: z.nullish(z.string()),
  repository_id: z.nullish(z.int()),
  head_repository_id: z.nullish(z.int()),
});

const artifact = z.object({
  id: z.int(),
  name: z.string(),
  size_in_bytes: z.int(),
  digest: z.nullish(z.string()),
  expired: z.boolean(),
  created_at: time,
  expires_at: z.nullish(z.string()),
  workflow_run: z.nullish(run),
});

export type Artifact = Readonly<ReturnType<typeof toArtifact>>;

const artifactPage = z.object({ artifacts: z.array(artifact) });

/** Of a name that every run uses, only the newest are of interest; no run has so many. */
export const MAX_LISTED = 1000;

export type ArtifactStore = ReturnType<typeof artifactStore>;

export function artifactStore(client: Client) {
  const ofRun = async (run_id: number) => {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
    const all = await newestFirst(askPages(client, route, artifactPage, { run_id }));
    const names = new Set<string>();
    return all.filter(({ name }) => !names.has(name) && names.add(name));
  };
  const named = async (name: string) => {
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts';
    const all = await newestFirst(askPages(client, route, artifactPage, { name }));
    return all.filter((artifact) => artifact.name === name);
  };
  return {
    /** All of exactly this name, newest first, as they were when first asked for; of very many, the newest thousand. */
    named: onceEach(named),
    /**
     * All of one run, as they were when first asked for; where a name is there twice, because jobs ran
     * again, only the newest.
     */
    ofRun: onceEach(ofRun),
    /** The bytes as stored: usually a zip. */
    download: (artifact: Artifact, maxBytes: number): Promise<Buffer> =>
      downloadArtifact(client, artifact, maxBytes),
  };
}

/** Each once: what is uploaded meanwhile moves others to the next page. */
async function newestFirst(pages: AsyncIterable<z.output<typeof artifactPage>>) {
  const listed = new Map<number, Artifact>();
  for await (const { artifacts } of pages) {
    for (const artifact of artifacts) listed.set(artifact.id, toArtifact(artifact));
    if (listed.size >= MAX_LISTED) break;
  }
  const age = (a: Artifact, b: Artifact) => Date.parse(b.createdAt) - Date.parse(a.createdAt);
  return [...listed.values()].sort((a, b) => age(a, b) || b.id - a.id);
}

function toArtifact({ workflow_run, ...listed }: z.output<typeof artifact>) {
  return {
    id: listed.id,
    /** Untrusted text. */
    name: listed.name,
    /** As stored: usually the size of the zip. */
    bytes: listed.size_in_bytes,
    /** Of the bytes as stored, with its method: `sha256:…`. */
    digest: listed.digest ?? null,
    expired: listed.expired,
    createdAt: listed.created_at,
    expiresAt: listed.expires_at ?? null,
    /** The run that made it; null if it was deleted. */
    run: workflow_run ? toRun(workflow_run) : null,
  };
}

function toRun({ repository_id: base, head_repository_id: head, ...listed }: z.output<typeof run>) {
  return {
    id: listed.id,
    headSha: listed.head_sha,
    /** Untrusted text. */
    headBranch: listed.head_branch ?? null,
    // What is not known to belong to this repository counts as a fork's.
    isOfFork: base == null || head !== base,
  };
}
