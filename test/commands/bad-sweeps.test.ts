import { readdir } from 'node:fs/promises';
import { useFolder } from '../support/command-line.ts';
import { spread } from '../support/sweeps.ts';

const folder = useFolder();
beforeEach(() => folder.write('good.csv', `trial,f1\n${spread(20, 0, 1).join(',1\n')},1\n`));

const deep = `${'['.repeat(200)}${']'.repeat(200)}`;

describe('a sweep that cannot be read exits with 3 and a message that names it', () => {
  test.each<[string, string | Buffer, string, string]>([
    ['empty.csv', '', 'f1', 'empty'],
    ['header.csv', 'trial,f1\n', 'f1', 'no rows'],
    ['columns.csv', 'trial,f2,name\n1,0.5,a\n', 'f1', 'f2'],
    ['text.csv', 'trial,f1\n1,0.5\n2,good\n', 'f1', 'line 3: f1 is "good", not a number'],
    ['binary.csv', Buffer.from('f1\n\0\n'), 'f1', 'binary data'],
    ['latin1.csv', Buffer.from([0x66, 0x31, 0x0a, 0xe9, 0x0a]), 'f1', 'UTF-8'],
    ['cut.json', '[{"f1": 0.5}, {"f1": 0.', 'f1', 'is not valid JSON'],
    ['wide.csv', 'trial,f1\n1,0.5,7\n', 'f1', 'line 2: has 3 cells, but the first line has 2'],
    ['deep.json', `[{"f1": ${deep}}]`, 'f1', 'nested deeper than 100'],
    ['waiting.csv', 'f1,status\n0.5,WAITING\n', 'f1', 'no trial that counts'],
  ])('%s', async (name, content, metric, message) => {
    await folder.write(name, content);
    const flags = ['--metric', metric, '--direction', 'maximize', '--report', 'report', '--json'];
    const { code, out, error } = await folder.runWords('compare', 'good.csv', name, ...flags);

    expect([code, out]).toEqual([3, '']);
    expect(error).toContain(name);
    expect(error).toContain(message);
    expect(error).not.toMatch(/\n\s+at /);
    expect((await readdir(folder.path('.'))).sort()).toEqual([name, 'good.csv'].sort());
  });
});
