import { detailOf } from '../errors.ts';
import { type RetryPolicy, withDeadline } from '../github/index.ts';
import { encodedName } from '../read/index.ts';
import { TOOL } from '../tool.ts';

/** Files to upload with this run. */
interface FilesToUpload {
  readonly name: string;
  /** Paths of files in one folder, or below it. */
  readonly files: readonly string[];
  readonly folder: string;
  /** Null: the repository's default. */
  readonly retentionDays: number | null;
}

const SERVICE = 'the artifact service';

/** Whether a GitHub has the service that artifacts are uploaded to; Enterprise Server does not. */
export function canUpload(serverUrl: string): boolean {
  const { hostname } = new URL(serverUrl);
  return hostname === 'github.com' || /\.(ghe\.com|localhost)$/.test(hostname);
}

/**
 * Uploads a saved sweep as an artifact of this run. A name that is taken is an error: two sweeps of
 * one name are a mistake.
 *
 * @throws Error if it cannot be uploaded, or not in time
 */
export async function uploadSweep(
  files: FilesToUpload,
  { maxSaving }: Pick<RetryPolicy, 'maxSaving'>,
): Promise<void> {
  await withDeadline(maxSaving, () => upload(files), SERVICE);
}

/** The name of the artifact with an instance's report. */
export function reportName(instance: string): string {
  return [`${TOOL.name}-report`, encodedName(instance)].filter(Boolean).join('-');
}

/**
 * Uploads a report's files as an artifact of this run. An instance has one report per run, as it
 * has one comment: an earlier one of the same run is replaced. The comment waits for the upload, and the
 * artifact client itself would wait for minutes.
 *
 * @returns the artifact's id
 * @throws Error if it cannot be uploaded, or not in time
 */
export function uploadReport(
  files: FilesToUpload,
  { maxUpload }: Pick<RetryPolicy, 'maxUpload'>,
): Promise<number> {
  const replace = async (error: unknown) => {
    if (!/\(409\)/.test(detailOf(error, 'message'))) throw error;
    await (await artifactClient()).deleteArtifact(files.name);
    return upload(files);
  };
  return withDeadline(maxUpload, () => upload(files).catch(replace), SERVICE);
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
