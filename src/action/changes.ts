import { dataError } from '../errors.ts';
import {
  type ChangedFile,
  filesBetween,
  filesOfPull,
  reasonOf,
  refusalOf,
} from '../github/index.ts';
import { printable } from '../printable.ts';
import type { Run } from './run.ts';

/**
 * The files that a pull request or a push changes; null where that is not known, or something else has started the run.
 *
 * @throws UserError if GitHub does not answer
 */
export async function changedFiles(run: Run): Promise<readonly ChangedFile[] | null> {
  const { client, subject, live, world } = run;
  const { eventName, payload, sha } = world.context;
  if (client === null) return null;
  const { pull, headSha } = subject;
  const isOfPull = ['pull_request', 'pull_request_target', 'workflow_run'].includes(eventName);
  try {
    if (isOfPull && pull !== null)
      return (await live())?.headSha === headSha ? await filesOfPull(client, pull) : null;
    const isPush = eventName === 'push' && payload.before;
    return isPush ? await filesBetween(client, payload.before ?? '', sha) : null;
  } catch (error) {
    const refusal = refusalOf(error);
    // There is nothing before the first push to a branch.
    if (refusal === 'missing') return null;
    if (refusal === null) throw error;
    const what = `could not be read (${printable(reasonOf(error), 200)})`;
    throw dataError('the files that were changed', what, 'Run the job again.');
  }
}

/** Whether training depends on a file: any of its names counts, but not what only names other versions of actions. */
export function isTrained({ paths, patch }: ChangedFile, globs: readonly string[]): boolean {
  const lines = (patch ?? '').split('\n').filter((line) => /^[-+]/.test(line));
  const isBump = lines.length > 0 && lines.every((line) => /^.\s*(-\s+)?uses:\s/.test(line));
  if (isBump && paths.every((path) => path.startsWith('.github/workflows/'))) return false;
  return paths.some((path) => {
    const last = globs.findLast((glob) => patternOf(glob.replace(/^!/, '')).test(path));
    return last !== undefined && !last.startsWith('!');
  });
}

const WILDCARDS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
};

function patternOf(glob: string): RegExp {
  const source = glob.replace(
    /\*\*\/|\*\*|[*?]|[\\^$.+()[\]{}|]/g,
    (part) => WILDCARDS[part] ?? `\\${part}`,
  );
  return new RegExp(`^${source}$`, 'su');
}
