import { detailOf } from '../errors.ts';
import { withDeadline } from '../github/index.ts';
import { encodedName } from '../read/index.ts';
import { TOOL } from '../tool.ts';

interface FilesToUpload {
  readonly name: string;
  /** Paths of files in one folder, or below it. */
  readonly files: readonly string[];
  readonly folder: string;
  /** Null: the repository's default. */
  readonly retentionDays: number | null;
}

/** Whether a GitHub has the service that artifacts are uploaded to; Enterprise Server does not. */
export function canUpload(serverUrl: string): boolean {
  const { hostname } = new URL(serverUrl);
  return hostname === 'github.com' || /\.(ghe\.com|localhost)$/.test(hostname);
}

/** The name of the artifact with an instance's report. */
export function reportName(instance: string): string {
  return [`${TOOL.name}-report`, encodedName(instance)].filter(Boolean).join('-');
}

/**
 * Uploads files as an artifact of this run. A name that is taken is an error.
 *
 * @param ms how long it may take: the artifact client itself would try for minutes
 * @returns the artifact's id
 * @throws Error if they cannot be uploaded, or not in time
 */
export function uploadFiles(files: FilesToUpload, ms: number): Promise<number> {
  return withDeadline(ms, () => upload(files), 'the artifact service');
}

/** The same for a report: one that the run has uploaded before, at an earlier look, is replaced. */
export function uploadReport(files: FilesToUpload, ms: number): Promise<number> {
  const replace = async (error: unknown) => {
    if (!/\(409\)/.test(detailOf(error, 'message'))) throw error;
    await (await artifactClient()).deleteArtifact(files.name);
    return upload(files);
  };
  return withDeadline(ms, () => upload(files).catch(replace), 'the artifact service');
}

async function upload({ name, files, folder, retentionDays }: FilesToUpload): Promise<number> {
  const options = retentionDays === null ? {} : { retentionDays };
  const client = await artifactClient();
  const { id } = await client.uploadArtifact(name, [...files], folder, options);
  if (id === undefined) throw new Error('the artifact service returned no id');
  return id;
}

/** Loaded on the first call: it is large, and few runs need it. */
async function artifactClient() {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  return new DefaultArtifactClient();
}
