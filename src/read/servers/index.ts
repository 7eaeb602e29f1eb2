import { dataError } from '../../errors.ts';
import { Unanswered, withDeadline } from '../../github/index.ts';
import type { ServerAccess } from './access.ts';
import type { ServerLocation } from './location.ts';
import { mlflowTrials } from './mlflow.ts';
import type { TrialsByCommit } from './trials.ts';
import { wandbTrials } from './wandb.ts';

export type { ServerTrials, TrialsByCommit } from './trials.ts';

/** All requests for one sweep, retries included, in milliseconds. */
const MAX_READING = 600_000;

/**
 * The trials on a server: those of each commit that has any, or all that the location names.
 *
 * @param commits full SHAs; null for all trials, which are then under ''
 * @throws UserError if the server does not give all of them
 */
export function readTrials(
  location: ServerLocation,
  commits: readonly string[] | null,
  access: ServerAccess,
): Promise<TrialsByCommit> {
  const read = async () => {
    if (location.tool === 'mlflow') return mlflowTrials(location, commits, access);
    if (location.tool === 'wandb') return wandbTrials(location, commits, access);
    // The driver is large, and nobody else needs it.
    const { optunaTrials } = await import('./optuna.ts');
    return optunaTrials(location, commits, access);
  };
  return withDeadline(MAX_READING, read, 'it').catch((error: unknown) => {
    if (!(error instanceof Unanswered)) throw error;
    throw dataError(location.text, error.message, 'Use a filter to select fewer trials.');
  });
}
