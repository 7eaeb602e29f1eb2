import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Backend, FULL_NAME } from './github-backend.ts';
import type { GitCommit, History, Signature } from './github-history.ts';

interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

/**
 * Makes a folder a git repository whose detached HEAD is that commit, without the commits before
 * it: what actions/checkout leaves behind. Files that are there stay as they are, beside it.
 */
export async function checkOut(
  { call }: Backend,
  history: History,
  { folder, sha }: { readonly folder: string; readonly sha: string },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await git(folder, ['init', '--quiet', '--initial-branch=main']);
  const commit = await history.read(sha);
  const path = `/repos/${FULL_NAME}/git/trees/${commit.tree.sha}?recursive=1`;
  const { tree } = (await call('GET', path)) as { tree: TreeEntry[] };
  const files = tree.filter(({ type }) => type === 'blob');
  for (const file of files) await writeBlob(folder, call, file.sha);
  const index = files.map((file) => `${file.mode} ${file.sha}\t${file.path}\n`).join('');
  await git(folder, ['update-index', '--add', '--index-info'], index);
  await git(folder, ['write-tree']);
  const written = await git(folder, ['hash-object', '-w', '-t', 'commit', '--stdin'], raw(commit));
  if (written !== sha) throw new Error(`git names the commit ${written}, the emulator ${sha}.`);
  await writeFile(join(folder, '.git', 'shallow'), `${sha}\n`);
  await git(folder, ['update-ref', '--no-deref', 'HEAD', sha]);
  await git(folder, ['checkout', '--quiet', '--detach', '--force', sha]);
}

async function writeBlob(folder: string, call: Backend['call'], sha: string): Promise<void> {
  const blob = (await call('GET', `/repos/${FULL_NAME}/git/blobs/${sha}`)) as { content: string };
  await git(folder, ['hash-object', '-w', '--stdin'], Buffer.from(blob.content, 'base64'));
}

/** The bytes git hashes; the emulator hashes the same. */
function raw({ tree, parents, author, committer, message }: GitCommit): string {
  const lines = [
    `tree ${tree.sha}`,
    ...parents.map(({ sha }) => `parent ${sha}`),
    `author ${signed(author)}`,
    `committer ${signed(committer)}`,
  ];
  return `${lines.join('\n')}\n\n${message.replace(/\n?$/, '\n')}`;
}

function signed({ name, email, date }: Signature): string {
  return `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`;
}

async function git(folder: string, words: readonly string[], input: string | Buffer = '') {
  const env = { PATH: process.env.PATH ?? '', HOME: folder, GIT_CONFIG_NOSYSTEM: '1' };
  const child = spawn('git', words, { cwd: folder, env, stdio: ['pipe', 'pipe', 'pipe'] });
  // Commands that read nothing may have ended before nothing is written to them.
  child.stdin.once('error', () => {}).end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if ((await ended) !== 0) throw new Error(`git ${words.join(' ')}: ${complaint}`);
  return output.trim();
}
