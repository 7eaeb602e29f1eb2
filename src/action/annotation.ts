import { relative, resolve, sep } from 'node:path';
import type { UserError } from '../errors.ts';
import type { Annotation } from '../github/index.ts';
import type { ActionInputs } from './inputs.ts';

const LINE = /^(.+), line (\d{1,9})$/s;
const ELSEWHERE = /^(auto$|artifact:|run:|ref:)/;

type Where = Pick<ActionInputs, 'baseline' | 'candidate' | 'workingDirectory'>;

/**
 * An annotation at the line that an error names; null if it names none in the repository. An error
 * in an artifact's file is not annotated: the repository may have another file of that name.
 *
 * @param workspace where the repository is checked out
 */
export function annotationOf(
  { where, what, fix }: UserError,
  { baseline, candidate, workingDirectory }: Where,
  workspace: string,
): Annotation | null {
  // A baseline that was looked up and cannot be read is not an error.
  const isOfWorkspace =
    !ELSEWHERE.test(candidate) && (baseline === 'auto' || !ELSEWHERE.test(baseline));
  const [, file, digits] = LINE.exec(where) ?? [];
  if (file === undefined || !isOfWorkspace) return null;
  const path = relative(workspace, resolve(workingDirectory, file)).split(sep).join('/');
  // GitHub would refuse the whole check.
  if (path.startsWith('..') || path.startsWith('/') || path.length > MAX_PATH) return null;
  const line = Math.max(1, Number(digits));
  const title = 'This sweep cannot be read';
  return {
    path,
    startLine: line,
    endLine: line,
    level: 'failure',
    title,
    message: `${what}. ${fix}`,
  };
}

const MAX_PATH = 500;
