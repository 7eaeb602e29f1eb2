import { UserError } from '../../src/errors.ts';
import type { SourceFile } from '../../src/read/index.ts';

/** Why a file cannot be read, if so. */
export function refusalOf(file: SourceFile | undefined): UserError | undefined {
  return file?.kind === 'unread' ? file.refusal : undefined;
}

/** What is wrong with what was read: what was thrown, or why a file has no text. */
async function failureOf(result: Promise<unknown>): Promise<unknown> {
  const found = await result.catch((thrown: unknown) => thrown);
  const files = (Array.isArray(found) ? found : [found]) as (SourceFile | undefined)[];
  return refusalOf(files.find(refusalOf)) ?? found;
}

export async function userErrorOf(result: Promise<unknown>): Promise<UserError> {
  const error = await failureOf(result);
  if (error instanceof UserError) return error;
  throw new Error(`Not a UserError: ${error}`);
}

/** The message of an error in what was read. */
export async function dataErrorOf(result: Promise<unknown>): Promise<string> {
  const { fault, message } = await userErrorOf(result);
  expect(fault).toBe('data');
  return message;
}
