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

/**
 * Uploads files as an artifact of this run. The client is loaded on the first call: it is large,
 * and few runs need it.
 *
 * @returns the artifact's id
 * @throws Error if it cannot be uploaded
 */
async function upload({ name, files, folder, retentionDays }: FilesToUpload): Promise<number> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const options = retentionDays === null ? {} : { retentionDays };
  const { id } = await new DefaultArtifactClient().uploadArtifact(
    name,
    [...files],
    folder,
    options,
  );
  if (id === undefined) throw new Error('the artifact service returned no id');
  return id;
}

/** Deletes an artifact of this run. */
async function discard(name: string): Promise<void> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  await new DefaultArtifactClient().deleteArtifact(name);
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

/** The artifact store, as far as a report needs it. */
interface Store {
  readonly upload: (files: FilesToUpload) => Promise<number>;
  readonly discard: (name: string) => Promise<void>;
}

/** The name of the artifact with an instance's report. */
export function reportName(instance: string): string {
  return [`${TOOL.name}-report`, encodedName(instance)].filter(Boolean).join('-');
}

/**
 * Uploads a report's files as an artifact of this run. An instance has one report per run, as it
 * has one comment: an earlier one of the same run is replaced.
 *
 * @returns the artifact's id
 * @throws Error if it cannot be uploaded, or not in time
 */
export async function uploadReport(
  files: FilesToUpload,
  { maxUpload }: Pick<RetryPolicy, 'maxUpload'>,
  store: Store = { upload, discard },
): Promise<number> {
  // The comment waits for the upload, and the artifact client itself would wait for minutes.
  return withDeadline(maxUpload, () => replace(files, store), SERVICE);
}

async function replace(files: FilesToUpload, store: Store): Promise<number> {
  try {
    return await store.upload(files);
  } catch (error) {
    if (!/\(409\)/.test(detailOf(error, 'message'))) throw error;
    await store.discard(files.name);
    return store.upload(files);
  }
}
