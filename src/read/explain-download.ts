import { UserError } from '../errors.ts';
import { BrokenDownload } from '../github/index.ts';
import { fileTooLarge } from './limits.ts';

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
