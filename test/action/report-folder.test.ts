import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReport } from '../../src/action/publish-report.ts';
import { drawPngWith } from '../../src/publish/index.ts';
import type { Report } from '../../src/render/index.ts';

const REPORT: Report = {
  json: '{}',
  markdown: 'Verdict.',
  curves: 'arm,from\n',
  trials: 'arm,trial\n',
  chart: { light: '<svg>', dark: '<svg>' },
  charts: new Map(),
  page: () => '<html>',
};

const before = process.env;
let temp: string;
let printed: string[];

beforeEach(async () => {
  temp = await mkdtemp(join(tmpdir(), 'report-folder-'));
  await writeFile(join(temp, 'output'), '');
  process.env = { ...before, RUNNER_TEMP: temp, GITHUB_OUTPUT: join(temp, 'output') };
  printed = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});

afterEach(async () => {
  jest.restoreAllMocks();
  process.env = before;
  await chmod(temp, 0o700);
  await rm(temp, { recursive: true });
});

const outputs = async () => (await readFile(join(temp, 'output'), 'utf8')).replaceAll('\r\n', '\n');

/** No folder of a program: neither the page nor a picture can be made there. */
const NOWHERE = { home: '/nowhere', drawPng: drawPngWith('/nowhere') };

test('a file that cannot be made causes a warning; the others are written', async () => {
  const written = await writeReport(REPORT, 'nightly', NOWHERE);

  const folder = join(temp, 'tuning-gate-nightly');
  const there = [
    'report.json',
    'comment.md',
    'curves.csv',
    'trials.csv',
    'chart-light.svg',
    'chart-dark.svg',
  ];
  expect(written).toEqual({ folder, files: there.map((name) => join(folder, name)) });
  expect((await readdir(folder)).sort()).toEqual(there.sort());
  expect(await outputs()).toContain(`report-dir<<`);
  expect(await outputs()).toContain(`\n${folder}\n`);
  const warned = printed.filter((line) => line.startsWith('::warning::'));
  expect(warned.map((line) => /report’s (\S+) could not be written/.exec(line)?.[1])).toEqual([
    'report.html',
    'chart-light.png',
    'chart-dark.png',
  ]);
});

test('a folder that cannot be written causes one warning and leaves nothing to upload', async () => {
  await writeFile(join(temp, 'tuning-gate'), 'a file where the folder should be');
  const plain = { ...REPORT, chart: null, page: null };

  const { files } = await writeReport(plain, '', NOWHERE);

  expect(files).toEqual([]);
  expect(await outputs()).toBe('');
  const warned = printed.filter((line) => line.startsWith('::warning::'));
  expect(warned).toHaveLength(1);
  expect(warned[0]).toContain('The report files could not be written');
});
