import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '../../src/commands/run.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'inspect-'));
  await write('a.csv', 'x,f1\n1,0.5\n2,0.6\n');
});
afterEach(() => rm(directory, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(directory, name), text);

async function run(...argv: string[]) {
  let [out, error] = ['', ''];
  const code = await runCommandLine(['inspect', ...argv], {
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    directory,
    home: directory,
  });
  return { code, out, error };
}

describe('inspect', () => {
  test('describes each of several sweeps', async () => {
    await write('b.json', '[{"loss": 1}]');
    const { code, out } = await run('a.csv', 'b.json');
    expect(code).toBe(0);
    expect(out).toMatch(/^a\.csv: CSV /);
    expect(out).toContain('\n\nb.json: JSON ');
    const { sweeps } = JSON.parse((await run('a.csv', 'b.json', '--json')).out);
    expect(sweeps.map(({ source }: { source: { location: string } }) => source.location)).toEqual([
      'a.csv',
      'b.json',
    ]);
  });

  test('prints flags with which compare reads the sweep', async () => {
    const { out } = await run('a.csv');
    const [, line = ''] = /tuning-gate compare BASELINE (.*)/.exec(out) ?? [];
    expect(line).toBe('a.csv --metric f1 --direction maximize');
    const flags = ['curve', ...line.split(' ')];
    let error = '';
    const code = await runCommandLine(flags, {
      out: () => {},
      error: (text) => {
        error += text;
      },
      directory,
      home: directory,
    });
    expect([code, error]).toEqual([0, '']);
  });

  test('quotes what the shell and YAML would take for something else', async () => {
    await write('my sweep.csv', "it's,b\n1,x\n2,y\n");
    const { out } = await run('my sweep.csv');
    expect(out).toContain(`BASELINE 'my sweep.csv' --metric 'it'\\''s'`);
    expect(out).toContain('    candidate: "my sweep.csv"\n    metric: "it\'s"');
  });

  test('brings along what lies beside a single file', async () => {
    await write('sweep.meta.json', '{"schemaVersion": 1, "search": {"method": "random"}}');
    const { out } = await run('a.csv');
    expect(out).toContain('2 files');
    expect(out).toContain('random (as sweep.meta.json says)');
  });

  test('leaves escapes and marks out of what it prints', async () => {
    await write('evil.csv', '"f1\u001b[31m\u202e",b\n1,2\n');
    const { out } = await run('evil.csv');
    expect(out).not.toMatch(/\p{Cc}(?<!\n)|\p{Cf}/u);
  });

  test.each([
    [[], 2, 'expected FILE…, found none'],
    [['nowhere.csv'], 3, 'nowhere.csv: no such file'],
    [['a.csv', 'nowhere.csv'], 3, 'nowhere.csv: no such file'],
    [['a.csv', '--fail-on', 'weak'], 2, "Unknown option '--fail-on'"],
    [['sweep.meta.json'], 3, 'is the only file'],
  ])('%j fails with %d and prints nothing', async (argv, code, message) => {
    await write('sweep.meta.json', '{"schemaVersion": 1}');
    const result = await run(...argv, '--json');
    expect(result).toMatchObject({ code, out: '' });
    expect(result.error).toContain(message);
  });
});
