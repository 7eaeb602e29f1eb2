import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The commit that is checked out in a folder, which is the one that was trained; null where that
 * is unknown. On a pull request GITHUB_SHA may be another one.
 */
export async function trainedCommit(folder: string): Promise<string | null> {
  // In a container the folder may belong to another user, which git takes for a trap by default.
  const question = ['-c', 'safe.directory=*', 'rev-parse', '--verify', 'HEAD'];
  // What was checked out may have been changed by what trained: nothing is to be fetched for it.
  const env = { PATH: process.env.PATH, GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' };
  try {
    const { stdout } = await run('git', question, { cwd: folder, timeout: 10_000, env });
    const sha = stdout.trim();
    return /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : null;
  } catch {
    return null;
  }
}
