import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { conforming, runCommand } from '../support/command-line.ts';
import { expectGolden } from '../support/golden.ts';

const FIXTURES = 'test/fixtures';
const GOLDENS = 'test/commands/golden';
const ABOUT = /^(SOURCES\.md|(make|server)\..*)$/;

/** Every file and folder of every tool is a sweep, but what tells where they are from. */
const sweeps = readdirSync(FIXTURES, { withFileTypes: true })
  .filter((tool) => tool.isDirectory())
  .flatMap((tool) =>
    readdirSync(join(FIXTURES, tool.name))
      .filter((name) => !ABOUT.test(name))
      .map((name) => `${tool.name}/${name}`),
  )
  .sort();

const goldenOf = (sweep: string) =>
  join(GOLDENS, `inspect-${sweep.replace(/[^A-Za-z0-9]+/g, '-')}.txt`);

const inspect = (sweep: string, ...flags: string[]) =>
  runCommand(['inspect', `${FIXTURES}/${sweep}`, ...flags]);

/** Databases are read by a module that older Nodes do not have. */
const isReadable = (sweep: string) =>
  !/\.(db|sqlite3?)$/.test(sweep) || process.getBuiltinModule?.('node:sqlite') !== undefined;

describe('inspect describes each fixture as its golden does', () => {
  for (const sweep of sweeps) {
    const testIt = isReadable(sweep) ? test : test.skip;

    testIt(`${sweep}, and as JSON that conforms to the schema`, async () => {
      const { code, out, error } = await inspect(sweep);
      expectGolden(goldenOf(sweep), `${out}${error}(exit code ${code})\n`);
      const json = await inspect(sweep, '--json');
      if (json.code === 0) await conforming('inspect', json.out);
      else expect([2, 3]).toContain(code);
    });
  }

  test('there is no golden without a fixture', () => {
    const wanted = sweeps.map(goldenOf);
    const found = readdirSync(GOLDENS)
      .filter((name) => name.startsWith('inspect-'))
      .map((name) => join(GOLDENS, name));
    expect(found.filter((golden) => !wanted.includes(golden))).toEqual([]);
  });
});
