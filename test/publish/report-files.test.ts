import { mkdir } from 'node:fs/promises';
import type { Report } from '../../src/draw/index.ts';
import { palette } from '../../src/draw/svg/svg.ts';
import { filesOf, inFolder, makeAll } from '../../src/publish/index.ts';
import { pageAssetsIn } from '../../src/publish/report-files.ts';
import { temporaryFolder } from '../read/temporary-folder.ts';

const FILES = [
  ...['report.json', 'comment.md', 'curves.csv', 'trials.csv', 'report.html'],
  ...['chart-light.svg', 'chart-dark.svg', 'chart-light.png', 'chart-dark.png'],
];

const svg = (height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="${height}"/>`;
const CHART = { light: svg(8), dark: svg(9) };
const whole: Report = {
  json: '{}',
  markdown: '# Verdict',
  curves: 'arm,from\n',
  trials: 'arm,trial\n',
  chart: CHART,
  charts: new Map(),
  page: ({ script, style, scriptHash }) => `<html>${script} ${scriptHash} ${style}</html>`,
};
const poor: Report = {
  ...{ ...whole, markdown: null, page: null },
  ...{ curves: null, trials: null, chart: null },
};

const home = temporaryFolder();
beforeEach(() => mkdir(home.at('assets')));
const files = (report: Report) => filesOf(report, 'dist');

describe('the files of a report', () => {
  test('are the same for every result, and those it does not have are not made', async () => {
    for (const report of [whole, poor])
      expect(files(report).map(({ path }) => path)).toEqual(FILES);
    expect(await makeAll(files(poor))).toEqual([{ path: 'report.json', content: '{}' }]);
  });

  test('are not made before they are asked for', () => {
    const unasked = { ...whole };
    const get = () => {
      throw new Error('It is made.');
    };
    for (const part of ['json', 'markdown', 'curves', 'trials', 'chart'] as const)
      Object.defineProperty(unasked, part, { get });
    expect(files(unasked)).toHaveLength(FILES.length);
  });

  test('hold the parts of the report, in any folder', async () => {
    const inside = await makeAll(inFolder('/some', files({ ...whole, page: null })));
    const { light, dark } = CHART;
    const png = expect.stringMatching(/^.PNG/);
    expect(
      inside.map(({ path, content }) => [path.replaceAll('\\', '/'), `${Buffer.from(content)}`]),
    ).toEqual([
      ['/some/report.json', '{}'],
      ['/some/comment.md', '# Verdict'],
      ['/some/curves.csv', 'arm,from\n'],
      ['/some/trials.csv', 'arm,trial\n'],
      ['/some/chart-light.svg', light],
      ['/some/chart-dark.svg', dark],
      ['/some/chart-light.png', png],
      ['/some/chart-dark.png', png],
    ]);
  });

  test('include the charts of several comparisons, under names that any system accepts', () => {
    const charts = new Map([['org/model', { light: '<svg/>', dark: '<svg></svg>' }]]);
    const paths = files({ ...whole, charts }).map(({ path }) => path);
    expect(paths.slice(9)).toEqual(['chart-org~2fmodel-light.svg', 'chart-org~2fmodel-dark.svg']);
  });
});

test('the assets of a page are what the build made, with their hashes and the colours', async () => {
  await expect(pageAssetsIn(home.path)).rejects.toThrow('page.');
  await home.write({ 'page.js': 'abc', 'page.css': 'body{color:red}' });
  const { script, style, scriptHash } = await pageAssetsIn(home.path);
  // The first test value of SHA-256 in FIPS 180-2.
  const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(Buffer.from(scriptHash, 'base64').toString('hex')).toBe(known);
  expect([script, style.endsWith('body{color:red}')]).toEqual(['abc', true]);
  const [light, dark] = [palette('light'), palette('dark')];
  expect(style).toContain(`--chart-worse:light-dark(${light.worse},${dark.worse});`);
});
