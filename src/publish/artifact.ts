/** Files to be kept with this run. */
export interface FilesToKeep {
  readonly name: string;
  /** Paths of files in one folder, or below it. */
  readonly files: readonly string[];
  readonly folder: string;
  /** Null: as long as the repository says. */
  readonly retentionDays: number | null;
}

/**
 * Uploads files as an artifact of this run. The client is loaded when first called: few runs need
 * it, and it is large.
 *
 * @returns the artifact's id
 * @throws Error if it cannot be uploaded
 */
export async function keep({ name, files, folder, retentionDays }: FilesToKeep): Promise<number> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const options = retentionDays === null ? {} : { retentionDays };
  const { id } = await new DefaultArtifactClient().uploadArtifact(
    name,
    [...files],
    folder,
    options,
  );
  if (id === undefined) throw new Error('the artifact service told no id');
  return id;
}

/** Deletes an artifact of this run. */
export async function discard(name: string): Promise<void> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  await new DefaultArtifactClient().deleteArtifact(name);
}

/** Whether a GitHub has the service that artifacts are uploaded to; Enterprise Server has not. */
export function canUpload(serverUrl: string): boolean {
  const { hostname } = new URL(serverUrl);
  return hostname === 'github.com' || /\.(ghe\.com|localhost)$/.test(hostname);
}
