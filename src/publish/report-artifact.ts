import { detailOf } from '../errors.ts';
import { encodedName } from '../read/index.ts';
import { TOOL } from '../tool.ts';
import { discard, type FilesToKeep, keep } from './artifact.ts';

/**
 * The client itself may wait for minutes, and a comment waits for it. Its five tries of what fails at
 * once take up to 35 seconds.
 */
const PATIENCE_MS = 40_000;

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
  store: Store = { keep, discard },
  patienceMs = PATIENCE_MS,
): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const seconds = Math.round(patienceMs / 1000);
    const error = new Error(`the artifact service was not done within ${seconds} seconds`);
    timer = setTimeout(reject, patienceMs, error);
  });
  try {
    return await Promise.race([replace(files, store), late]);
  } finally {
    clearTimeout(timer);
  }
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
