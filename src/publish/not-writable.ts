import { detailOf, UserError } from '../errors.ts';

export function notWritable(path: string, what: string): UserError {
  return new UserError({
    fault: 'settings',
    where: path,
    what,
    fix: 'Name a place that can be written to.',
  });
}

/** What a step with a file gives; what the system has against it, as an error of that place. */
export async function writingTo<T>(path: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw notWritable(path, `could not be written (${detailOf(error, 'code')})`);
  }
}
