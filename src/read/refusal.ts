import { detailOf } from '../errors.ts';
import { refusalOf } from '../github/index.ts';
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
