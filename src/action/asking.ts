import { settingsError, UserError } from '../errors.ts';
import {
  type Client,
  type OpenPull,
  openPulls,
  pullNow,
  reasonOf,
  refusalOf,
} from '../github/index.ts';
import { printable } from '../printable.ts';

export type Asking = ReturnType<typeof asking>;

/**
 * What the subjects of an event are found with; asked only if the event itself does not say. Without an answer nobody
 * knows what the run is about, and a verdict about another base would mean nothing: then each throws a UserError.
 *
 * @param isTrainedElsewhere whether trials are found on a server by their commit, whatever is checked out here
 */
export function asking(client: Client | null, isTrainedElsewhere: () => Promise<boolean>) {
  const answerTo = async <T>(where: string, ask: (client: Client) => Promise<T>): Promise<T> => {
    if (client === null)
      throw settingsError(
        'github-token',
        `is empty, and ${where} cannot be read without a token`,
        'Remove the input to use the job’s own token.',
      );
    return ask(client).catch((error: unknown) => {
      throw explainPull(error, where);
    });
  };
  return {
    pullOf: (number: number): Promise<OpenPull & { readonly isOpen: boolean }> =>
      answerTo(`pull request #${number}`, (known) => pullNow(known, number)),
    /** The open ones of a branch, `owner:name`; a run for a pull request of a fork names none. */
    pullsOf: (head: string) =>
      answerTo('the pull requests of the branch', (known) => openPulls(known, head)),
    isTrainedElsewhere,
  };
}

function explainPull(error: unknown, where: string): unknown {
  const refusal = refusalOf(error);
  if (refusal === null) return error;
  const message = printable(reasonOf(error), 200);
  const [what, fix] =
    refusal === 'unreachable'
      ? [`GitHub did not answer (${message})`, 'Run the job again.']
      : [
          `the token may not read it, or it does not exist (${message})`,
          'Give the job `permissions: pull-requests: read`.',
        ];
  return new UserError({ fault: 'pull', where, what, fix });
}
