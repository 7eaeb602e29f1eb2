import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readActionInputs, readLeniently, trainedCommit } from '../../src/action/world.ts';
import { UserError } from '../../src/errors.ts';

const given = (inputs: Record<string, string>) => (name: string) => inputs[name] ?? '';

describe('inputs of the Action', () => {
  const servers = [
    ...['quickchart.io', 'ftp://example.org', 'javascript:alert(1)', 'https://:secret@example.org'],
    ...['https://example.org?key=1', 'https://example.org#', `https://a.org/${'x'.repeat(200)}`],
  ];

  test.each([
    ['retention-days', ['0', '401', '1.5', 'ten', '-1']],
    ['shard', ['a\nb', 'x'.repeat(81)]],
    ['name', ['a\nb', 'a\u202eb', '\ud800', '模'.repeat(81)]],
    ['comment', ['sometimes']],
    ['quickchart-url', servers],
  ])('refuse %s: %j', (name, values) => {
    for (const value of values) {
      const read = () => readActionInputs(given({ [name]: value }));
      expect(read).toThrow(UserError);
      expect(read).toThrow(`${name} (--${name}): invalid value `);
    }
  });

  test.each(['llama-3.1', 'org/model', '模型', '-->', 'Ame\u0301lie'])(
    'accept the name %j, normalised',
    (name) => expect(readActionInputs(given({ name })).name).toBe(name.normalize('NFC')),
  );

  test.each([
    ['https://quickchart.io/', 'https://quickchart.io'],
    ['HTTPS://Charts.Example.org:443/draw//', 'https://charts.example.org/draw'],
    ['http://10.0.0.7:3400', 'http://10.0.0.7:3400'],
    ['https://charts.example.org/a//chart//', 'https://charts.example.org/a'],
    ['https://charts.example.org/flowchart', 'https://charts.example.org/flowchart'],
  ])('take the server %s', (server, quickchartUrl) => {
    expect(readActionInputs(given({ 'quickchart-url': server }))).toMatchObject({ quickchartUrl });
  });

  test('that are invalid count as not given where a failure is reported', () => {
    const wrong = { mode: 'Auto', comment: 'sometimes', check: 'never' };
    const read = readLeniently(given({ ...wrong, 'github-token': 't', name: 'Large' }));
    expect(read).toMatchObject({ mode: 'auto', comment: 'always', check: 'never' });
    expect(read).toMatchObject({ githubToken: 't', name: 'Large' });
  });
});

describe('the commit that was trained', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'trained-')));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** With nothing of the machine's own settings. */
  function git(...words: string[]): string {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false'];
    const env = {
      PATH: process.env.PATH,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
    };
    return execFileSync('git', [...who, ...words], { cwd: folder, env, encoding: 'utf8' }).trim();
  }

  function commit(...options: string[]): string {
    git('init', '--quiet', ...options);
    git('commit', '--quiet', '--allow-empty', '-m', 'one');
    return git('rev-parse', 'HEAD');
  }

  test('is the one that is checked out, in any folder, even if a file is called HEAD', async () => {
    const first = commit();
    git('commit', '--quiet', '--allow-empty', '-m', 'two');
    const second = git('rev-parse', '--verify', 'HEAD^{commit}');
    await mkdir(join(folder, 'models/small'), { recursive: true });
    await writeFile(join(folder, 'HEAD'), 'x');
    expect(await trainedCommit(join(folder, 'models/small'))).toBe(second);
    git('checkout', '--quiet', first);
    expect(await trainedCommit(folder)).toBe(first);
  });

  test('may be a SHA-256', async () => {
    const head = commit('--object-format=sha256');
    expect(head).toHaveLength(64);
    expect(await trainedCommit(folder)).toBe(head);
  });

  test('is unknown outside a checkout, without a folder, before the first commit or without git', async () => {
    expect(await trainedCommit(folder)).toBeNull();
    git('init', '--quiet');
    expect(await trainedCommit(folder)).toBeNull();
    expect(await trainedCommit(join(folder, 'none'))).toBeNull();
    commit();
    const { PATH } = process.env;
    process.env.PATH = folder;
    const found = await trainedCommit(folder).finally(() => {
      process.env.PATH = PATH;
    });
    expect(found).toBeNull();
  });
});
