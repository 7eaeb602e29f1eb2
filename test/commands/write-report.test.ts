import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useFolder } from '../support/command-line.ts';
import { spread } from '../support/sweeps.ts';

const SWEEP = `accuracy\n${spread(8, 0.8, 0.9).join('\n')}\n`;

const folder = useFolder();
beforeEach(async () => {
  for (const name of ['A', 'B']) await mkdir(folder.path(name));
  await folder.write('A/trials.csv', SWEEP);
  await folder.write('B/trials.csv', SWEEP);
  await folder.write('file', 'text');
});

const compare = (line: string) => folder.run(`compare ${line} --direction maximize`);

/** Every file with its content. */
async function everything(): Promise<Record<string, string>> {
  const entries = await readdir(folder.path('.'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path, await readFile(path, 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

const isSweep = 'would replace a sweep, or be read as part of one';
const isTwice = 'is given for two outputs';

describe('a report never replaces a sweep or becomes part of one:', () => {
  test.each([
    ['A/trials.csv B --markdown A/trials.csv', isSweep, 2],
    ['A B --report B/new', isSweep, 2],
    ['A B --html out --markdown out/x.md', isTwice, 2],
    ['A B --report file', 'could not be written (E', 4],
  ])('%s', async (line, message, exit) => {
    const before = await everything();
    const { code, out, error } = await compare(`${line} --png chart.png`);
    expect(error).toContain(message);
    expect([code, out]).toEqual([exit, '']);
    expect(await everything()).toEqual(before);
  });

  test.each([
    'A/trials.csv B/trials.csv --markdown A/comment.md --svg A/trials.svg',
    'A B --markdown A.md --svg A-and-B/a.svg',
  ])('%s is allowed', async (line) => {
    expect(await compare(line)).toMatchObject({ code: 0, error: '' });
  });
});

describe('a report', () => {
  beforeEach(folder.writeGoodAndBad);

  const PICTURES = ['light.svg', 'dark.svg', 'light.png', 'dark.png'].map((it) => `chart-${it}`);
  const DATA = ['report.json', 'curves.csv', 'trials.csv'];

  test.each([
    [
      'compare good.csv other.csv',
      ['out/curves.csv', ...PICTURES.map((name) => `out/${name}`)],
      ['comment.md', 'report.html', 'report.json', 'trials.csv'],
    ],
    [
      'curve good.csv --html a.html --markdown a.md',
      ['a.md', 'a.html', 'out/comment.md', 'out/report.html'],
      [...DATA, ...PICTURES],
    ],
  ])(
    'names what the result does not have, and writes the rest: %s',
    async (line, absent, there) => {
      await folder.write('other.csv', 'loss\n0.1\n0.2\n');
      const { error } = await folder.run(`${line} --direction maximize --report out`);
      const message = `tuning-gate: this result has no ${absent.join(', no ')}.\n`;
      expect(error.replaceAll('\\', '/')).toBe(message);
      expect((await readdir(folder.path('out'))).sort()).toEqual(there.sort());
    },
  );

  test('writes single files in the theme asked for', async () => {
    await folder.run(
      'compare good.csv bad.csv --direction maximize --svg a.svg --theme dark --markdown a.md --html a.html',
    );
    expect(await folder.read('a.svg')).toContain('#0d1117');
    expect(await folder.read('a.md')).toMatch(/^❌ /);
    const page = await folder.read('a.html');
    expect(page).toMatch(/^<!doctype html>\n[\s\S]*<title>Worse by 0[\s\S]*<\/html>\n$/);
  });

  test('without a picture needs no scale', async () => {
    const { error } = await folder.run('curve good.csv --direction maximize --scale log');
    expect(error).toContain('--scale is for a picture');
  });
});
