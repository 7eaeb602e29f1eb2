import type { UserError } from '../errors.ts';
import type { Annotation } from '../github/index.ts';

const LINE = /^(.+), line (\d{1,9})$/s;

/**
 * A remark at the line of the file an error is about. Only errors in files name lines; whether the
 * file is one of the repository, GitHub leaves open.
 */
export function annotationsOf({ where, what, fix }: UserError): Annotation[] {
  const [, path, digits] = LINE.exec(where) ?? [];
  if (path === undefined) return [];
  const line = Math.max(1, Number(digits));
  const title = 'This sweep cannot be read';
  return [
    { path, startLine: line, endLine: line, level: 'failure', title, message: `${what}. ${fix}` },
  ];
}
