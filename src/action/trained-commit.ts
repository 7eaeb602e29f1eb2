import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The commit that is checked out in a folder, which is the one that was trained; null where that
 * cannot be told. On a pull request GITHUB_SHA may well be another one.
 */
export async function trainedCommit(folder: string): Promise<string | null> {
  // In a container the folder may belong to another user, which git takes for a trap by default.
  const question = ['-c', 'safe.directory=*', 'rev-parse', '--verify', 'HEAD^{commit}'];
  try {
    const { stdout } = await run('git', question, { cwd: folder, timeout: 10_000 });
    const sha = stdout.trim();
    return /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : null;
  } catch {
    return null;
  }
}
