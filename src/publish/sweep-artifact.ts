import { dirname } from 'node:path';

/** A saved sweep to be kept. */
export interface SweepArtifact {
  readonly name: string;
  /** Path of the file. */
  readonly file: string;
  /** Null: as long as the repository says. */
  readonly retentionDays: number | null;
}

/**
 * Uploads a saved sweep as an artifact of this run. The client is loaded when first called: few
 * runs need it, and it is large.
 *
 * @throws Error if it cannot be uploaded
 */
export async function uploadSweep({ name, file, retentionDays }: SweepArtifact): Promise<void> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const options = retentionDays === null ? {} : { retentionDays };
  await new DefaultArtifactClient().uploadArtifact(name, [file], dirname(file), options);
}

/** Whether a GitHub has the service that artifacts are uploaded to; Enterprise Server has not. */
export function canUpload(serverUrl: string): boolean {
  const { hostname } = new URL(serverUrl);
  return hostname === 'github.com' || /\.(ghe\.com|localhost)$/.test(hostname);
}
