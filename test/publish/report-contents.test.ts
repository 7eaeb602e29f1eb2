import { copyFile, mkdir } from 'node:fs/promises';
import { filesOf, inFolder, makeAll } from '../../src/publish/index.ts';
import type { Report } from '../../src/render/index.ts';
import { temporaryFolder } from '../read/temporary-folder.ts';

const FILES = [
  'report.json',
  'comment.md',
  'curves.csv',
  'trials.csv',
  'report.html',
  'chart-light.svg',
  'chart-dark.svg',
  'chart-light.png',
  'chart-dark.png',
];

const whole: Report = {
  json: '{}',
  markdown: '# Verdict',
  curves: 'arm,from\n',
  trials: 'arm,trial\n',
  chart: { light: '<svg>light</svg>', dark: '<svg>dark</svg>' },
  charts: new Map(),
  page: ({ script, style, scriptHash }) => `<html>${script} ${scriptHash} ${style}</html>`,
};
const alone: Report = { ...whole, markdown: null, page: null };
const poor: Report = { ...alone, curves: null, trials: null, chart: null };

const home = temporaryFolder();
beforeEach(() => mkdir(home.at('assets')));

const text = (report: Report) =>
  filesOf(report, home.path).filter(({ path }) => !/html|png/.test(path));

describe('the files of a report', () => {
  test('are the same for every result, and those it does not have are not made', async () => {
    const files = (report: Report) => filesOf(report, home.path);
    for (const report of [whole, alone, poor])
      expect(files(report).map(({ path }) => path)).toEqual(FILES);
    expect((await makeAll(text(alone))).map(({ path }) => path)).not.toContain('comment.md');
  });

  test('are not made before they are asked for', () => {
    const unasked = { ...whole };
    for (const part of ['json', 'markdown', 'curves', 'trials', 'chart'] as const) {
      Object.defineProperty(unasked, part, {
        get: () => {
          throw new Error(`${part} is made`);
        },
      });
    }
    expect(filesOf(unasked, home.path)).toHaveLength(FILES.length);
  });

  test('hold the parts of the report, in any folder', async () => {
    const inside = await makeAll(inFolder('/some', text(whole)));
    const slashed = inside.map(({ path, content }) => ({
      path: path.replaceAll('\\', '/'),
      content,
    }));
    expect(slashed).toEqual([
      { path: '/some/report.json', content: '{}' },
      { path: '/some/comment.md', content: '# Verdict' },
      { path: '/some/curves.csv', content: 'arm,from\n' },
      { path: '/some/trials.csv', content: 'arm,trial\n' },
      { path: '/some/chart-light.svg', content: '<svg>light</svg>' },
      { path: '/some/chart-dark.svg', content: '<svg>dark</svg>' },
    ]);
    expect(await makeAll(text(poor))).toEqual([{ path: 'report.json', content: '{}' }]);
  });

  test('include the charts of several comparisons, under names that any system accepts', async () => {
    const charts = new Map([['org/model', { light: '<svg/>', dark: '<svg></svg>' }]]);
    const files = await makeAll(text({ ...whole, chart: null, charts }));
    const paths = files.map(({ path }) => path);
    expect(paths.slice(4)).toEqual(['chart-org~2fmodel-light.svg', 'chart-org~2fmodel-dark.svg']);
  });

  test('include a picture in each theme', async () => {
    const assets = {
      'resvg.wasm': 'node_modules/@resvg/resvg-wasm/index_bg.wasm',
      'inter-regular.ttf': 'src/assets/inter-regular.ttf',
      'inter-semibold.ttf': 'src/assets/inter-semibold.ttf',
    };
    for (const [name, from] of Object.entries(assets)) {
      await copyFile(from, home.at(`assets/${name}`));
    }
    const svg = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;
    const report = { ...whole, chart: { light: svg(20), dark: svg(30) } };
    const drawn = filesOf(report, home.path).filter(({ path }) => path.endsWith('.png'));
    const widths = (await makeAll(drawn)).map(({ path, content }) => [
      path,
      Buffer.from(content).readUInt32BE(16),
    ]);
    expect(widths).toEqual([
      ['chart-light.png', 40],
      ['chart-dark.png', 60],
    ]);
  });
});
