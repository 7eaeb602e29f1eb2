import { dirname } from 'node:path';
import { keep } from './artifact.ts';

/** A saved sweep to be kept. */
interface SweepArtifact {
  readonly name: string;
  /** Path of the file. */
  readonly file: string;
  /** Null: as long as the repository says. */
  readonly retentionDays: number | null;
}

/**
 * Uploads a saved sweep as an artifact of this run. A name that is taken stays whose it is: two
 * sweeps of one name are a mistake.
 *
 * @throws Error if it cannot be uploaded
 */
export async function uploadSweep({ name, file, retentionDays }: SweepArtifact): Promise<void> {
  await keep({ name, files: [file], folder: dirname(file), retentionDays });
}
