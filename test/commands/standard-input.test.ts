import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { conforming, runCommand, useFolder } from '../support/command-line.ts';

const folder = useFolder();
beforeEach(folder.writeGoodAndBad);

const SCORES = 'accuracy\n0.5\n0.6\n0.7\n';

describe('a sweep that is named -', () => {
  test.each([
    ['compare good.csv -', 'bad.csv', 1],
    ['compare - good.csv', 'bad.csv', 0],
  ])('is read from standard input: %s < %s', async (line, file, exitCode) => {
    const piped = await folder.pipe(await folder.read(file), `${line} --direction maximize`);
    const named = await folder.run(`${line.replace('-', file)} --direction maximize`);
    expect(piped.code).toBe(exitCode);
    expect(piped).toEqual(named);
  });

  test('is called standard input, also in JSON, and is inspected with a command to copy', async () => {
    const { out } = await folder.pipe(SCORES, 'inspect - --direction maximize');
    expect(out).toMatch(/^standard input: CSV /);
    expect(out).toContain('compare BASELINE - --metric accuracy --direction maximize\n');
    expect(out).toContain('    candidate: # the file to read\n');
    const json = await folder.pipe(SCORES, 'curve - --direction maximize --json');
    const { source } = await conforming('curve', json.out);
    expect(source).toMatchObject({ kind: 'stdin', location: 'standard input' });
  });

  test.each(['optuna/random.db', 'plain/trials.jsonl'])(
    'has its format recognised by content: %s',
    async (name) => {
      const content = readFileSync(`test/fixtures/${name}`);
      await folder.write('data', content);
      const named = await folder.run('inspect data');
      const piped = await runCommand(['inspect', '-'], folder.path('.'), [content]);
      const facts = (out: string) => out.split('\n').slice(1, 8);
      expect([piped.code, facts(piped.out)]).toEqual([named.code, facts(named.out)]);
      expect(piped.error).toBe(named.error.replace('data:', 'standard input:'));
    },
  );

  test('is neither a file called - nor has a sweep.meta.json', async () => {
    await folder.write('-', 'loss\n1\n2\n');
    await folder.write('sweep.meta.json', '{"schemaVersion": 1, "search": {"method": "random"}}');
    const { out } = await folder.pipe(SCORES, 'inspect -');
    expect(out).toMatch(/accuracy[\s\S]*search {5}unknown/);
    expect((await folder.run('inspect ./-')).out).toMatch(/^\.\/-: CSV .*, 2 files\n[\s\S]*loss/);
  });
});

describe('standard input fails with its name:', () => {
  test.each([
    ['', 'standard input: is empty.'],
    ['accuracy\n1,2\n', 'standard input, line 2'],
    ['PK\x03\x04', 'standard input: is a zip archive, not text. Unzip it.'],
  ])('%j exits with 3', async (text, message) => {
    const result = await folder.pipe(text, 'curve - --direction maximize --json');
    expect(result).toMatchObject({ code: 3, out: '' });
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
  const run = spawnSync(process.execPath, program, { input: SCORES, encoding: 'utf8' });
  expect([run.status, run.stdout]).toEqual([0, expect.stringMatching(/^standard input: CSV /)]);
});
