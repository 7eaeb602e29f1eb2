import fs, { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { drawChart } from '../../src/draw/chart.ts';
import type { Report } from '../../src/draw/index.ts';
import { palette } from '../../src/draw/svg/svg.ts';
import { UserError } from '../../src/errors.ts';
import { filesOf, inFolder, makeAll, writeFiles } from '../../src/publish/index.ts';
import { assetsIn, pageAssetsIn, renderPng } from '../../src/publish/report-files.ts';
import { chartModel, uniforms } from '../draw/models.ts';
import { temporaryFolder } from '../read/temporary-folder.ts';
import { ASSETS } from '../support/resvg.ts';
import { posixTest } from '../support/windows.ts';

const FILES = [
  ...['report.json', 'comment.md', 'curves.csv', 'trials.csv', 'report.html'],
  ...['chart-light.svg', 'chart-dark.svg', 'chart-light.png', 'chart-dark.png'],
];

const picture = (height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="${height}"/>`;
const CHART = { light: picture(8), dark: picture(9) };
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

const model = chartModel({ scores: [uniforms(24, 1), uniforms(24, 2)] });
const { svg, width, height } = drawChart(model, { theme: 'light' }, 'chart');

function sizeOf(png: Uint8Array): [width: number, height: number] {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

describe('renderPng', () => {
  test('names a missing file, and can be tried again', async () => {
    await expect(renderPng(svg, assetsIn('/nowhere'))).rejects.toThrow(/[\\/]nowhere[\\/]/);
    await expect(renderPng(svg, ASSETS)).resolves.toBeDefined();
  });

  test('draws a chart at twice its size, the same each time', async () => {
    const [first, second] = await Promise.all([renderPng(svg, ASSETS), renderPng(svg, ASSETS)]);
    expect([...first.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(sizeOf(first)).toEqual([2 * width, 2 * height]);
    expect(second).toEqual(first);
  });

  test('draws an ellipsis for names that its fonts have no glyphs for', async () => {
    const named = (metric: string) => renderPng(svg.replaceAll('accuracy', metric), ASSETS);
    expect(await named('准确率')).toEqual(await named('…'));
    expect(await named('дом µs ≥ Σ')).not.toEqual(await named('… …s … …'));
  });

  test('draws text in both weights with the fonts given', async () => {
    const draw = (weight: number, fonts: readonly string[]) => {
      const text = `<text y="30" font-size="30" font-family="Inter" font-weight="${weight}">Wide</text>`;
      const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40">${text}</svg>`;
      return renderPng(picture, { ...ASSETS, fonts: [...fonts] });
    };
    const [none, regular, semibold] = [
      await draw(400, []),
      await draw(400, ASSETS.fonts),
      await draw(600, ASSETS.fonts),
    ];
    expect(regular.length).toBeGreaterThan(none.length);
    expect(semibold).not.toEqual(regular);
  });
});

const folder = temporaryFolder();
const { at } = folder;
afterEach(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
});

const TWICE = 'is given for two outputs';

/** Writes files that say their names. */
const writeEach = (names: readonly string[]) =>
  writeFiles(names.map((name) => ({ path: at(name), content: name })));

test('files are written whole, into folders made for them, over what was there', async () => {
  await writeFile(at('a.txt'), 'old and longer');
  await writeFiles([
    { path: at('a.txt'), content: 'new' },
    { path: at('deep/er/b.bin'), content: new Uint8Array([1, 2]) },
  ]);
  expect(await readFile(at('a.txt'), 'utf8')).toBe('new');
  expect([...(await readFile(at('deep/er/b.bin')))]).toEqual([1, 2]);
  expect(await readdir(folder.path)).toEqual(['a.txt', 'deep']);
});

posixTest.each([
  ['two files in one place', ['a.txt', 'b/../a.txt'], TWICE],
  ['a folder in place of a file', ['a.txt', 'real'], 'exists and is not a regular file'],
  ['a link, which would be replaced', ['a.txt', 'pointer'], 'is not a regular file'],
  [
    'a file where a folder is needed',
    ['file/a/b.txt'],
    'file/a/b.txt: could not be written (ENOTDIR: not a directory)',
  ],
  ['a file below a file', ['out', 'out/x.md'], TWICE],
  ['a file in place of a folder', ['out/comment.md/x', 'out/comment.md'], TWICE],
  ['a folder that others are deep in', ['out/a/b/c', 'out'], TWICE],
])('%s is refused, and nothing is written', async (_, names, message) => {
  await mkdir(at('real'));
  await writeFile(at('file'), 'kept');
  await symlink('file', at('pointer'));
  const writing = writeEach(names);
  await expect(writing).rejects.toThrow(message);
  await expect(writing).rejects.toThrow(UserError);
  expect(await readdir(folder.path, { recursive: true })).toEqual(['file', 'pointer', 'real']);
  expect(await readFile(at('file'), 'utf8')).toBe('kept');
});

test('files whose names begin alike do not clash', async () => {
  await writeEach(['out', 'out.md', 'out-2/x']);
  expect(await readdir(folder.path)).toEqual(['out', 'out-2', 'out.md']);
});

test('nothing has changed if one file does not fit on the disk', async () => {
  const real = fs.writeFile;
  jest.spyOn(fs, 'writeFile').mockImplementation(async (path, content) => {
    if (content === 'too large') throw new Error('ENOSPC: no space left on device, write');
    await real(path, content);
  });
  syncBuiltinESMExports();
  await real(at('a.txt'), 'old');
  const writing = writeFiles([
    { path: at('a.txt'), content: 'new' },
    { path: at('b.txt'), content: 'too large' },
  ]);
  await expect(writing).rejects.toThrow(
    'b.txt: could not be written (ENOSPC: no space left on device)',
  );
  expect(await readdir(folder.path)).toEqual(['a.txt']);
  expect(await readFile(at('a.txt'), 'utf8')).toBe('old');
});

test('drafts of programs that were killed are removed a day later, and nothing else', async () => {
  const uuid = '0d9b1e9c-5a4f-4c0e-9d7e-3f3a6b1c2d4e';
  const names = [uuid, uuid.replace('0', '1'), 'mine'].map((it) => `.tuning-gate-${it}`);
  for (const name of names) await writeFile(at(name), 'half');
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  for (const name of [names[0], names[2]]) await utimes(at(`${name}`), yesterday, yesterday);
  await writeEach(['a.txt']);
  expect((await readdir(folder.path)).sort()).toEqual([names[1], names[2], 'a.txt']);
});
