import { UserError } from '../errors.ts';
import { MAX_FILES } from './limits.ts';
import { printable } from './printable.ts';

export function damaged(where: string, reason: string): UserError {
  const what = `is a damaged zip archive (${printable(reason)})`;
  return refusal(where, what, 'Upload it again, by the step that makes it.');
}

export function tooManyEntries(where: string, count: number): UserError {
  const what = `holds ${count} entries, and at most ${MAX_FILES} are read`;
  return refusal(where, what, 'Upload the files of one sweep alone.');
}

export function repeated(where: string): UserError {
  return refusal(where, 'is in the archive more than once', 'Give every file a path of its own.');
}

export function strangePath(where: string): UserError {
  const what = 'has a path that could lead out of the archive';
  return refusal(where, what, 'Zip the files by relative paths, with forward slashes.');
}

export function specialFile(where: string): UserError {
  const what = 'is a link or another special file';
  return refusal(where, what, 'Upload the file itself.');
}

export function encrypted(where: string): UserError {
  return refusal(where, 'is encrypted', 'Upload it without a password.');
}

export function unknownMethod(where: string, method: number): UserError {
  const what = `is compressed by a method that is not read (${method})`;
  return refusal(where, what, 'Zip the files with deflate, or without compression.');
}

export function bomb(where: string, ratio: number): UserError {
  const what = `unpacks to more than ${ratio} times its size`;
  return refusal(where, what, 'Check what wrote it: results do not repeat themselves so much.');
}

function refusal(where: string, what: string, fix: string): UserError {
  return new UserError({ fault: 'data', where, what, fix });
}
