import { link, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '../../src/commands/run.ts';
import { spread } from '../support/sweeps.ts';

const SWEEP = `accuracy\n${spread(8, 0.8, 0.9).join('\n')}\n`;
const RECORDS = JSON.stringify(spread(8, 0.8, 0.9).map((accuracy) => ({ accuracy })));

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'spare-sweeps-'));
  for (const folder of ['A', 'J', 'B']) await mkdir(join(directory, folder));
  await writeFile(join(directory, 'A/trials.csv'), SWEEP);
  await writeFile(join(directory, 'B/trials.csv'), SWEEP);
  await writeFile(join(directory, 'B/sweep.meta.json'), '{"schemaVersion": 1}');
  await writeFile(join(directory, 'J/report.json'), RECORDS);
  await symlink('A', join(directory, 'link'));
  await link(join(directory, 'A/trials.csv'), join(directory, 'twin.csv'));
});
afterEach(() => rm(directory, { recursive: true }));

async function compare(line: string) {
  let [out, error] = ['', ''];
  const argv = ['compare', ...line.split(' '), '--direction', 'maximize'];
  const code = await runCommandLine(argv, {
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    directory,
    home: join(process.cwd(), 'dist'),
  });
  return { code, out, error };
}

/** Every file with its content. */
async function everything(): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path, await readFile(path, 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

describe('a report never replaces a sweep,', () => {
  test.each([
    ['named as a file', 'A/trials.csv B --markdown A/trials.csv'],
    ['named as a folder', 'A B --markdown A/trials.csv'],
    ['the second one', 'A B --markdown ./B/../B/trials.csv'],
    ['found by a glob', 'A/*.csv B --svg A/trials.csv'],
    ['under another name of its folder', 'link B/trials.csv --html A/trials.csv'],
    ['under a link’s name', 'A B --html link/trials.csv'],
    ['under another name of the file', 'A B --svg twin.csv'],
    ['that has a name of a report’s', 'J A --report J'],
    ['that has a name of a report’s itself', 'J/report.json A/trials.csv --report J'],
    ['nor what tells about it', 'A/trials.csv B/trials.csv --markdown B/sweep.meta.json'],
  ])('%s', async (_, line) => {
    const before = await everything();
    const { code, out, error } = await compare(`${line} --png chart.png`);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain('is a sweep and would be overwritten');
    expect(await everything()).toEqual(before);
  });
});

describe('a report is not written where it would be read as a sweep:', () => {
  test.each([
    'A B --report A',
    'A B --report B/new',
    'link B --svg A/a.svg',
    'A B --svg link/a.svg',
    'A/../B A --svg B/b/c.svg',
  ])('%s', async (line) => {
    const before = await everything();
    const { code, out, error } = await compare(line);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain('is in the folder of a sweep and would be read as a part of it');
    expect(await everything()).toEqual(before);
  });

  test.each([
    'A/trials.csv B/trials.csv --markdown A/comment.md --svg A/trials.svg',
    'A B --markdown A.md --svg A-and-B/a.svg',
  ])('%s is none of these', async (line) => {
    expect(await compare(line)).toMatchObject({ code: 0, error: '' });
  });
});

describe('wrong places are wrong use, and nothing is written:', () => {
  test.each([
    ['A B --html out --markdown out/x.md', 'is named for a file, and for a folder'],
    ['A B --report out --markdown out/comment.md/x', 'is named for a file, and for a folder'],
    ['A B --report out --markdown out', 'is named for a file, and for a folder'],
    ['A B --report out --markdown out/report.json', 'is named for two different files'],
    ['A B --markdown x.md/', '--markdown: x.md/ is a folder, not a file'],
    ['A B --svg new/.', '--svg: new/. is a folder, not a file'],
    ['A B --report twin.csv', 'twin.csv: is a file, where a folder is needed'],
    ['A B --report=', '--report has no value'],
    ['A B --markdown=', '--markdown has no value'],
    ['A B --png=', '--png has no value'],
  ])('%s', async (line, message) => {
    const before = await everything();
    const { code, out, error } = await compare(line);
    expect(error).toContain(message);
    expect([code, out]).toEqual([2, '']);
    expect(await everything()).toEqual(before);
  });
});
