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
  /** Whether the run may have uploaded it before, as a report of an earlier step. */
  readonly replaces: boolean;
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
 * Uploads files as an artifact of this run.
 *
 * @param ms how long it may take: the artifact client itself would try for minutes
 * @returns the artifact's id
 * @throws Error if they cannot be uploaded, or not in time, or if the name is taken by what is not replaced
 */
export function uploadFiles(given: FilesToUpload, ms: number): Promise<number> {
  const { name, files, folder, retentionDays, replaces } = given;
  const options = retentionDays === null ? {} : { retentionDays };
  const upload = async () => {
    // Loaded here: it is large, and few runs need it.
    const { DefaultArtifactClient } = await import('@actions/artifact');
    const client = new DefaultArtifactClient();
    const send = () => client.uploadArtifact(name, [...files], folder, options);
    const { id } = await send().catch(async (error) => {
      if (!replaces || !/\(409\)/.test(detailOf(error, 'message'))) throw error;
      await client.deleteArtifact(name);
      return send();
    });
    if (id === undefined) throw new Error('the artifact service returned no id');
    return id;
  };
  return withDeadline(ms, upload, 'the artifact service');
}
