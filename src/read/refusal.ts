import { detailOf, UserError } from '../errors.ts';
import { BrokenDownload, refusalOf } from '../github/index.ts';
import { fileTooLarge } from './limits.ts';
import { printable } from './printable.ts';
import type { Absence } from './search.ts';

/**
 * Why GitHub did not give what was asked for.
 *
 * @param permission what the job needs to be given it
 * @throws the error itself, if it is no answer of GitHub's
 */
export function explainRefusal(error: unknown, permission: string): Absence {
  const refusal = refusalOf(error);
  switch (refusal) {
    case 'missing':
      return { why: 'missing' };
    case 'expired':
      return { why: 'expired', sha: null, expiredAt: null };
    case 'forbidden':
      return { why: 'forbidden', permission };
    case 'unreachable':
      return { why: 'unreachable', what: printable(detailOf(error, 'message'), 200) };
    case null:
      throw error;
  }
}

/** The answer to a question that the verdict can do without; null if GitHub does not answer. */
export async function ifAnswered<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return null;
  }
}

/** A download that broke, as an error the user can act on; anything else as it is. */
export function explainDownload(error: unknown, where: string): unknown {
  if (!(error instanceof BrokenDownload)) return error;
  if (error.kind === 'too-large') return fileTooLarge(where);
  return new UserError({ fault: 'data', where, what: error.message, fix: FIX[error.kind] });
}

const FIX = {
  incomplete: 'Run this job again.',
  'wrong-digest': 'Run the job that uploads it again: what is stored is not what was uploaded.',
} as const;
