import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trainedCommit } from '../../src/action/world.ts';

let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'trained-')));
});

afterEach(() => rm(folder, { recursive: true }));

/** With nothing of the machine's own settings. */
function git(...words: string[]): string {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  return execFileSync('git', [...who, ...words], { cwd: folder, env, encoding: 'utf8' }).trim();
}

function commit(message: string): string {
  git('commit', '--quiet', '--allow-empty', '-m', message);
  return git('rev-parse', 'HEAD');
}

describe('the commit that was trained', () => {
  test('is the one that is checked out, in any folder of the checkout', async () => {
    git('init', '--quiet');
    const first = commit('one');
    const second = commit('two');
    await mkdir(join(folder, 'models/small'), { recursive: true });
    expect(await trainedCommit(folder)).toBe(second);
    expect(await trainedCommit(join(folder, 'models/small'))).toBe(second);
    git('checkout', '--quiet', first);
    expect(await trainedCommit(folder)).toBe(first);
  });

  test('is the head even if a file is called HEAD', async () => {
    git('init', '--quiet');
    const head = commit('one');
    await writeFile(join(folder, 'HEAD'), 'x');
    expect(await trainedCommit(folder)).toBe(head);
  });

  test('may be a SHA-256', async () => {
    git('init', '--quiet', '--object-format=sha256');
    const head = commit('one');
    expect(head).toHaveLength(64);
    expect(await trainedCommit(folder)).toBe(head);
  });

  test('is unknown outside a checkout, without a folder, or before the first commit', async () => {
    expect(await trainedCommit(folder)).toBeNull();
    git('init', '--quiet');
    expect(await trainedCommit(folder)).toBeNull();
    expect(await trainedCommit(join(folder, 'none'))).toBeNull();
  });

  test('is unknown without git', async () => {
    git('init', '--quiet');
    commit('one');
    const { PATH } = process.env;
    process.env.PATH = folder;
    const found = await trainedCommit(folder).finally(() => {
      process.env.PATH = PATH;
    });
    expect(found).toBeNull();
  });
});
