import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { conforming, runCommand, useFolder } from '../support/command-line.ts';

const folder = useFolder();
beforeEach(folder.writeGoodAndBad);

const SCORES = 'accuracy\n0.5\n0.6\n0.7\n';

describe('a sweep that is named -', () => {
  test.each([
    ['compare good.csv -', 'bad.csv', 1],
    ['compare - bad.csv', 'good.csv', 1],
    ['compare - good.csv', 'bad.csv', 0],
  ])('is read from standard input: %s < %s', async (line, file, exitCode) => {
    const piped = await folder.pipe(await folder.read(file), `${line} --direction maximize`);
    const named = await folder.run(`${line.replace('-', file)} --direction maximize`);
    expect(piped.code).toBe(exitCode);
    expect(piped).toEqual(named);
  });

  test('is called standard input, also in JSON', async () => {
    const { out } = await folder.pipe(SCORES, 'curve - --direction maximize');
    expect(out).toMatch(/^standard input: csv, accuracy /);
    const json = await folder.pipe(SCORES, 'curve - --direction maximize --json');
    const { source } = await conforming('curve', json.out);
    expect(source).toMatchObject({ kind: 'stdin', location: 'standard input' });
  });

  test.each(['optuna/random.db', 'optuna/random.log', 'plain/trials.jsonl', 'mlflow/runs.csv'])(
    'has its format recognised by content: %s',
    async (name) => {
      const content = readFileSync(`test/fixtures/${name}`);
      await folder.write('data', content);
      const named = await folder.run('inspect data');
      const piped = await runCommand(['inspect', '-'], folder.path('.'), [content]);
      const facts = (out: string) => out.split('\n').slice(1, 8);
      expect(facts(piped.out)).toEqual(facts(named.out));
      expect(piped.code).toBe(named.code);
      expect(piped.error).toBe(named.error.replace('data:', 'standard input:'));
    },
  );

  test('is inspected with a command to copy', async () => {
    const { out } = await folder.pipe(SCORES, 'inspect - --direction maximize');
    expect(out).toContain('compare BASELINE - --metric accuracy --direction maximize\n');
    expect(out).toContain('    candidate: # the file to read\n');
    expect(out).toMatch(/^standard input: CSV /);
  });

  test('is neither a file called - nor has a sweep.meta.json', async () => {
    await folder.write('-', 'loss\n1\n2\n');
    const meta = '{"schemaVersion": 1, "search": {"method": "random"}}';
    await folder.write('sweep.meta.json', meta);
    const piped = (await folder.pipe(SCORES, 'inspect -')).out;
    expect([piped, piped]).toEqual([
      expect.stringContaining('search     unknown'),
      expect.stringContaining('accuracy'),
    ]);
    const file = (await folder.run('inspect ./-')).out;
    expect(file).toMatch(/^\.\/-: CSV .*, 2 files\n/);
    expect(file).toContain('loss');
  });
});

describe('standard input fails with its name:', () => {
  test.each([
    ['', 3, 'standard input: is empty.'],
    ['{"a": ', 3, 'standard input'],
    ['accuracy\n1,2\n', 3, 'standard input, line 2'],
    ['PK\x03\x04', 3, 'standard input: is a zip archive, not text. Unzip it.'],
    ['f1\n0.5 s\n', 3, 'standard input: has no column of numbers'],
  ])('%j exits with %d', async (text, code, message) => {
    const result = await folder.pipe(text, 'curve - --direction maximize --json');
    expect(result).toMatchObject({ code, out: '' });
    expect(result.error).toContain(message);
  });

  test.each(['compare - -', 'inspect - good.csv -', 'init -'])('%s exits with 2', async (line) => {
    const { code, error } = await folder.pipe(SCORES, line);
    expect([code, error]).toEqual([2, expect.stringContaining('it is read only once')]);
  });

  test('one without an end is read up to the limit of a file', async () => {
    let pulled = 0;
    function* endless() {
      const chunk = Buffer.alloc(2 ** 20, '0.5\n');
      for (; pulled < 200; pulled++) yield chunk;
    }
    const { code, error } = await runCommand(['inspect', '-'], folder.path('.'), endless());
    expect([code, error]).toEqual([3, expect.stringContaining('standard input: is larger than')]);
    expect(pulled).toBeLessThan(200);
  });

  test('one that cannot be read', async () => {
    // biome-ignore lint/correctness/useYield: it fails before there is anything.
    function* broken(): Generator<Buffer> {
      throw Object.assign(new Error('no'), { code: 'EISDIR' });
    }
    const { code, error } = await runCommand(['inspect', '-'], folder.path('.'), broken());
    expect([code, error]).toEqual([3, expect.stringContaining('cannot be read (EISDIR)')]);
  });
});

test('the program reads what is piped into it', () => {
  const program = ['--import', './test/support/typescript.mjs', 'src/cli.ts', 'inspect', '-'];
  const { status, stdout } = spawnSync(process.execPath, program, {
    input: SCORES,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^standard input: CSV /)]);
});
