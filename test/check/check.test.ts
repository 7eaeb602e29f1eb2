import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { CODES, checkFiles } from '../../src/check/index.ts';
import { CONFIG_PATH, REUSABLE_INPUTS } from '../../src/settings/index.ts';
import { filesOf } from '../parse/sweeps.ts';
import { conforming, runCommand, useFolder } from '../support/command-line.ts';
import { GATE } from '../support/reusable-workflows.ts';
import { WORKFLOW_PAGES, yamlIn } from '../support/workflow-pages.ts';

const RIGHT: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync('test/check/right').map((name) => [
    name === 'tuning-gate.yml' ? CONFIG_PATH : name,
    readFileSync(`test/check/right/${name}`, 'utf8'),
  ]),
);

interface Planted extends Record<'title' | 'file' | 'from' | 'to' | 'code' | 'fix', string> {
  /** The text at which it is found. */
  readonly at: string;
}

/** Each changes one thing in these files. */
const PLANTED = readFileSync('test/check/planted.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Planted);

const SCRIPT = 'import argparse';
const EXAMPLE = filesOf('accuracy,lr\n0.5,0.1\n0.6,0.2\n');

const check = (
  files: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>> = { 'sweep.py': SCRIPT },
) =>
  checkFiles(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    {
      read: (path) => files[path] ?? others[path] ?? null,
      sweepAt: async (path) => (path === 'candidate.csv' ? EXAMPLE : null),
    },
  );

test('nothing is found in a repository that is right', async () => {
  expect(await check(RIGHT)).toEqual([]);
});

test('each step is checked by its mode, also one for a base that the run trains', async () => {
  const step = (mode: string, more = '') =>
    `steps: [{ uses: tuning-gate/tuning-gate@v0, with: { mode: ${mode}${more} } }]`;
  const text = [
    'on: { push: { branches: [main] } }',
    'jobs:',
    `  plan: { permissions: { contents: read }, ${step('start')} }`,
    `  base: { permissions: { contents: read }, ${step('base', ', candidate: candidate.csv')} }`,
    '  confirm:',
    '    needs: base',
    '    permissions: { contents: read, actions: read }',
    `    ${step('confirm')}`,
  ];
  expect(await check({ 'base.yml': text.join('\n') })).toEqual([]);
  const nothing = text.join('\n').replace(', candidate: candidate.csv', '');
  const [found] = await check({ 'base.yml': nothing });
  expect(found?.what).toBe('`candidate` is missing with `mode: base`');
});

test.each(PLANTED)('$title: found, with its place and what to do', async (planted) => {
  const { file, from, to, at, code, fix } = planted;
  const right = RIGHT[file] ?? '';
  expect(right).toContain(from);
  const text = right.replace(from, () => to);
  const findings = await check({ ...RIGHT, [file]: text });
  const found = findings.find((one) => one.code === code);
  expect(found).toMatchObject({ code, fix: expect.stringContaining(fix) });
  const where = found?.path === file ? text : (RIGHT[found?.path ?? ''] ?? '');
  const rest = where
    .split('\n')
    .slice((found?.line ?? 0) - 1)
    .join('\n');
  expect(rest.slice((found?.column ?? 0) - 1).startsWith(at.trimStart())).toBe(true);
});

test('the page lists every code', () => {
  const [, part = ''] = readFileSync('docs/reference.md', 'utf8').split('\n| About | Codes |');
  const [table = ''] = part.replace(/\([^)]*\)/g, '').split('\n\n');
  expect(Array.from(table.matchAll(/`([a-z-]+)`/g), ([, code]) => code)).toEqual(CODES);
});

test('every code but those of special cases is planted', () => {
  const planted = new Set<string>(PLANTED.map(({ code }) => code));
  expect(planted.size).toBeGreaterThanOrEqual(20);
  const others = CODES.filter((code) => !planted.has(code));
  expect(others).toEqual(['unfilled', 'no-baseline', 'dependabot-waits']);
});

test('where Dependabot opens pull requests, something has to judge them', async () => {
  const { 'after.yml': after = '', 'short.yml': short = '' } = RIGHT;
  const others = { 'sweep.py': SCRIPT, '.github/dependabot.yml': 'version: 2\n' };
  expect(await check({ 'short.yml': short }, others)).toMatchObject([
    { code: 'dependabot-waits', line: 3 },
  ]);
  expect(await check({ 'short.yml': short, 'after.yml': after }, others)).toEqual([]);
});

test('nothing is claimed of a step whose `mode` is an expression, and its other inputs are checked', async () => {
  const { 'tuning.yml': right = '', [CONFIG_PATH]: config = '' } = RIGHT;
  const mode = `mode: \${{ inputs.mode }}`;
  const steps = right
    .replace('          candidate: candidate.csv\n', '')
    .replace('mode: collect', mode)
    .replace('mode: gate', mode);
  const listed = { [CONFIG_PATH]: `${config}  other: {}\n` };
  const text = steps.replace(/ {4}permissions:\n( {6}.*\n)+/, '');
  expect(await check({ 'tuning.yml': text, ...listed })).toEqual([]);
  const wrong = text.replace('charts: branch', 'charts: brunch');
  expect(await check({ 'tuning.yml': wrong, ...listed })).toMatchObject([
    { code: 'invalid-value' },
  ]);
});

test.each([
  `python \${{ vars.FOLDER }}/sweep.py`,
  `python sweep.py \${{ vars.FLAGS }}`,
  'pip install -r requirements.txt && torchrun train.py',
  'python sweep.py "$MODEL" --split-seed 1 --seed "$SEED" --output "$SWEEP"',
  `bash -c "python sweep.py '$MODEL' '$SEED' '$SWEEP'"`,
])('nothing is claimed of what a run alone knows, or of what is right: %s', async (command) => {
  const text = (RIGHT['short.yml'] ?? '').replace(/run: .*/, () => `run: ${command}`);
  expect(await check({ ...RIGHT, 'short.yml': text })).toEqual([]);
});

test('a key that occurs twice is found among many', async () => {
  const keys = Array.from({ length: 40_000 }, (_, i) => `k${i.toString(36)}`).join();
  const findings = await check({ 'a.yml': `jobs: {\n ${keys},\n k1}` });
  expect(findings).toMatchObject([{ code: 'unreadable', line: 3 }]);
});

test('a key that every object has is no input of the Action', async () => {
  const [found] = await check({ [CONFIG_PATH]: 'toString: 1\n' });
  expect(found).toMatchObject({ code: 'unknown-setting' });
  expect(found?.fix).not.toContain('with:');
});

test('a workflow that trains on pull requests only has no baseline', async () => {
  const text = (RIGHT['short.yml'] ?? '').replace(/ {2}push.*\n/, '').replace(/ {6}models.*\n/, '');
  const findings = await check({ 'short.yml': text });
  expect(findings.map(({ code }) => code)).toEqual(['no-baseline']);
});

/** Every workflow that a page shows, with the config that it needs. */
function shownIn(page: string): [title: string, text: string][] {
  return yamlIn(page).flatMap((text) => {
    const [, name = ''] = /^name: (.*)$/m.exec(text) ?? [];
    return /^jobs:/m.test(text) ? [[name, text]] : [];
  });
}

const PAGES = ['README.md', ...WORKFLOW_PAGES, 'docs/config.md'];

test.each(PAGES)('nothing is found in the workflows of %s', async (page) => {
  const shown = shownIn(page);
  const files = shown.map(([name, text], i) => [`${page}, ${name} ${i}.yml`, text]);
  expect(await check(Object.fromEntries(files))).toEqual([]);
});

test('workflows of other things are passed over, even if they cannot be read', async () => {
  const others = { '.github/workflows/a.yml': 'a: [', '.github/workflows/b.yml': '' };
  expect(await check({ ...RIGHT, ...others })).toEqual([]);
  const [found] = await check({
    '.github/workflows/a.yml': 'uses: tuning-gate/tuning-gate@v0\na: [',
  });
  expect(found).toMatchObject({ code: 'unreadable', line: 2 });
});

test('our own workflows have no mistakes', async () => {
  const folder = '.github/workflows';
  const texts = readdirSync(folder).map((name) => [
    `${folder}/${name}`,
    readFileSync(`${folder}/${name}`, 'utf8'),
  ]);
  expect(await check(Object.fromEntries(texts))).toEqual([]);
});

test('the inputs of the reusable workflow are those that check knows', () => {
  const { inputs } = GATE.on.workflow_call;
  expect([...REUSABLE_INPUTS.keys()].sort()).toEqual(Object.keys(inputs).sort());
});

describe('the command', () => {
  const folder = useFolder();
  beforeEach(() => folder.write('sweep.py', SCRIPT));

  test('names file, line and column, and ends with 2', async () => {
    const wrong = String(RIGHT['tuning.yml']).replace('mode: gate', 'mode: gaet');
    await folder.write('tuning.yml', wrong);
    const { code, out } = await folder.run('check tuning.yml');
    expect(code).toBe(2);
    expect(out).toMatch(
      /^tuning\.yml:39:17: `mode` is `gaet`\. Did you mean `gate`\? .* \(invalid-value\)$/m,
    );
    expect(out).toMatch(/^Found 1 mistake in 1 file\.$/m);
  });

  test('finds the repository from a folder in it, and takes paths from there', async () => {
    await mkdir(folder.path('.github/workflows'), { recursive: true });
    await mkdir(folder.path('src'));
    await folder.write(CONFIG_PATH, 'metrics: accuracy\n');
    for (const argv of [['check'], ['check', `../${CONFIG_PATH}`]])
      expect((await runCommand(argv, folder.path('src'))).out).toMatch(
        /^\.github\/tuning-gate\.yml:1:1: /,
      );
  });

  test('takes the usual files, and prints them as JSON', async () => {
    const { code, out } = await runCommand(['check', '--json']);
    expect(code).toBe(0);
    const { files, findings } = await conforming('check', out);
    expect(findings).toEqual([]);
    expect(files).toContain('.github/workflows/gate.yml');
  });

  test('says so where there is nothing to check, or a file is not there', async () => {
    expect((await folder.run('check')).code).toBe(3);
    expect((await folder.run('check none.yml')).error).toContain(
      'none.yml: cannot be read (ENOENT)',
    );
  });
});
