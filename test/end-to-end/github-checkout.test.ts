import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GitHub, startGitHub } from '../support/github-double.ts';
import { runAction } from '../support/runner.ts';

let github: GitHub;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checkout-test-'));
  github = await startGitHub();
});

afterEach(async () => {
  await github.stop();
  await rm(folder, { recursive: true });
});

/** What git, found as an action finds it, says in the workspace. */
async function git(...words: readonly string[]): Promise<string> {
  const actionFolder = join(folder, 'action');
  await mkdir(join(actionFolder, 'dist'), { recursive: true });
  await writeFile(join(actionFolder, 'action.yml'), 'name: Stand-in\n');
  await writeFile(join(actionFolder, 'dist', 'package.json'), '{ "type": "commonjs" }');
  await writeFile(
    join(actionFolder, 'dist', 'index.js'),
    `require('child_process').execFileSync('git', ${JSON.stringify(words)}, { stdio: 'inherit' })`,
  );
  const { apiUrl, repository } = github;
  const event = await github.pushEvent();
  const { stdout } = await runAction({ folder, actionFolder, event, apiUrl, repository });
  return stdout.trim();
}

test("the workspace's HEAD is the commit checked out, without those before it", async () => {
  const parent = await github.commit({ files: { 'train.py': 'print()\n', 'a/b.csv': 'é\n' } });
  const sha = await github.commit({ parents: [parent], message: 'Two\n\nlines' });

  await github.checkOut(join(folder, 'workspace'), sha);

  expect(await git('rev-parse', 'HEAD')).toBe(sha);
  expect(await git('cat-file', '-p', 'HEAD')).toContain(`parent ${parent}`);
  expect(await git('log', '--format=%H')).toBe(sha);
  expect(await git('status', '--porcelain')).toBe('');
  expect(await readFile(join(folder, 'workspace', 'a', 'b.csv'), 'utf8')).toBe('é\n');
});

test('a test-merge can be checked out, beside files that are there already', async () => {
  const workspace = join(folder, 'workspace');
  await mkdir(workspace);
  await writeFile(join(workspace, 'sweep.csv'), 'trial,score\n');
  const sha = await github.testMerge();

  await github.checkOut(workspace, sha);

  expect(await git('rev-parse', 'HEAD')).toBe(sha);
  expect(await git('status', '--porcelain')).toBe('?? sweep.csv');
});
