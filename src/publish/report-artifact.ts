import { detailOf } from '../errors.ts';
import { type RetryPolicy, withDeadline } from '../github/index.ts';
import { encodedName } from '../read/index.ts';
import { TOOL } from '../tool.ts';
import { discard, type FilesToKeep, keep } from './artifact.ts';

/** The artifact store, as far as a report needs it. */
interface Store {
  readonly keep: (files: FilesToKeep) => Promise<number>;
  readonly discard: (name: string) => Promise<void>;
}

/** The name of the artifact with an instance's report. */
export function reportName(instance: string): string {
  return [`${TOOL.name}-report`, encodedName(instance)].filter(Boolean).join('-');
}

/**
 * Uploads a report's files as an artifact of this run. An instance has one report a run, as it has
 * one comment: an earlier one of the same attempt is replaced.
 *
 * @returns the artifact's id
 * @throws Error if it cannot be uploaded, or not in time
 */
export async function uploadReport(
  files: FilesToKeep,
  { maxUpload }: Pick<RetryPolicy, 'maxUpload'>,
  store: Store = { keep, discard },
): Promise<number> {
  // The comment waits for the upload, and the artifact client itself would wait for minutes.
  return withDeadline(maxUpload, () => replace(files, store), 'the artifact service');
}

async function replace(files: FilesToKeep, store: Store): Promise<number> {
  try {
    return await store.keep(files);
  } catch (error) {
    if (!/\(409\)/.test(detailOf(error, 'message'))) throw error;
    await store.discard(files.name);
    return store.keep(files);
  }
}
