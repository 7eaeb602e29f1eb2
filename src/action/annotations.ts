import { relative, resolve, sep } from 'node:path';
import type { UserError } from '../errors.ts';
import type { Annotation } from '../github/index.ts';
import type { ActionInputs } from './inputs.ts';

const LINE = /^(.+), line (\d{1,9})$/s;
const ELSEWHERE = /^(auto$|artifact:|run:|ref:)/;

type Where = Pick<ActionInputs, 'baseline' | 'candidate' | 'workingDirectory'>;

/**
 * A remark at the line of the file that an error is about; only errors in files name lines. What an
 * artifact says of its files is no reason for a remark on one of the repository's.
 *
 * @param workspace where the repository is checked out
 */
export function annotationsOf(
  { where, what, fix }: UserError,
  { baseline, candidate, workingDirectory }: Where,
  workspace: string,
): Annotation[] {
  // A baseline that was looked up and cannot be read is no error.
  const isOfWorkspace =
    !ELSEWHERE.test(candidate) && (baseline === 'auto' || !ELSEWHERE.test(baseline));
  const [, file, digits] = LINE.exec(where) ?? [];
  if (file === undefined || !isOfWorkspace) return [];
  const path = relative(workspace, resolve(workingDirectory, file)).split(sep).join('/');
  const line = Math.max(1, Number(digits));
  const title = 'This sweep cannot be read';
  return [
    { path, startLine: line, endLine: line, level: 'failure', title, message: `${what}. ${fix}` },
  ];
}
