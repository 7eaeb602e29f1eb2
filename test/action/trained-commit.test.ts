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

  test('is that of the head even where a file is called so', async () => {
    git('init', '--quiet');
    const head = commit('one');
    await writeFile(join(folder, 'HEAD'), 'x');
    expect(await trainedCommit(folder)).toBe(head);
  });

  test('may have a long name', async () => {
    git('init', '--quiet', '--object-format=sha256');
    const head = commit('one');
    expect(head).toHaveLength(64);
    expect(await trainedCommit(folder)).toBe(head);
  });

  test('cannot be told outside of a checkout, without a folder, or before the first', async () => {
    expect(await trainedCommit(folder)).toBeNull();
    git('init', '--quiet');
    expect(await trainedCommit(folder)).toBeNull();
    expect(await trainedCommit(join(folder, 'none'))).toBeNull();
  });

  test('cannot be told without git', async () => {
    git('init', '--quiet');
    commit('one');
    const { PATH } = process.env;
    process.env.PATH = folder;
    const told = await trainedCommit(folder).finally(() => {
      process.env.PATH = PATH;
    });
    expect(told).toBeNull();
  });
});
