import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { TOOL } from '../../src/tool.ts';
import { useFolder } from '../support/command-line.ts';

const folder = useFolder();
beforeEach(folder.writeGoodAndBad);

test('demo begins with the line that compares the same, writes a whole report, and says how it would exit', async () => {
  const { code, out } = await folder.run('demo');
  expect(code).toBe(0);
  expect(out).toContain('It would exit with 1.');
  const files = [
    'report.json',
    'comment.md',
    'curves.csv',
    'trials.csv',
    'report.html',
    ...['chart-light.svg', 'chart-dark.svg', 'chart-light.png', 'chart-dark.png'],
  ];
  const others = files.filter((name) => name !== 'report.html').join(', ');
  expect(out).toContain(`Also in tuning-gate-demo/: ${others}.\n`);
  expect(out).toMatch(/\nOpen tuning-gate-demo\/report\.html\n$/);
  expect((await readdir(folder.path('tuning-gate-demo'))).sort()).toEqual(files.sort());
  const [, line = ''] = /^node \S*dist\/cli\.js (compare .*)\n/.exec(out) ?? [];
  const compared = await folder.run(line);
  expect(compared.code).toBe(1);
  expect(out).toContain(compared.out);
});

test.each(['--version', '-V'])('%s prints the version', async (flag) => {
  expect((await folder.run(flag)).out).toBe(`${TOOL.version}\n`);
});

describe('failures print nothing on standard output, no stack, and exit', () => {
  test.each([
    ['compare good.csv', 2, 'expected BASELINE and CANDIDATE'],
    ['compare good.csv bad.csv more.csv', 2, 'expected BASELINE and CANDIDATE'],
    ['compare good.csv bad.csv', 3, 'direction'],
    ['compare good.csv bad.csv --direction maximize --confidence 2', 2, '--confidence'],
    ['curve good.csv --direction maximize --metric-max=-6', 3, 'above metric-max (-6)'],
    ['compare nowhere.csv bad.csv --direction maximize', 3, 'nowhere.csv: no such file'],
    ['compare nowhere.csv open.csv', 3, 'nowhere.csv: no such file'],
    ['compare open.csv nowhere.csv', 3, 'nowhere.csv: no such file'],
    ['compare good.csv bad.csv --direction maximize --metric loss', 3, 'loss'],
    ['bands', 2, '--n: is missing'],
    ['bands --n 0', 2, '--n: invalid value "0"'],
    ['bands --n 1001 --calibration simulation', 2, '--calibration: is simulation'],
    ['compare good.csv empty.csv', 3, 'empty.csv: is empty'],
    ['compare good.csv cut.json', 3, 'cut.json: is not valid JSON'],
    ['__proto__', 2, 'unknown command'],
  ])('%s with %d', async (line, code, message) => {
    await folder.write('empty.csv', '');
    await folder.write('open.csv', 'a,b\n1,2\n2,3\n');
    await folder.write('cut.json', '[{"accuracy": 0.5}, {"acc');
    const result = await folder.run(`${line} --json`);
    expect(result).toMatchObject({ code, out: '' });
    expect(result.error).toContain(message);
    expect(result.error).not.toMatch(/\n\s+at /);
  });

  test('and a call without arguments is one of them, with the help', async () => {
    const { code, out, error } = await folder.run('');
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain('tuning-gate compare BASELINE CANDIDATE');
  });

  test('and leave no half-written files', async () => {
    await folder.run('compare good.csv nowhere.csv --direction maximize --report out');
    expect(existsSync(folder.path('out'))).toBe(false);
  });
});
