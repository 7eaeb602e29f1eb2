import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { runCommandLine } from '../../src/commands/run.ts';

const { UPDATE_GOLDEN } = process.env;

const FIXTURES = 'test/fixtures';
const GOLDENS = 'test/commands/golden';
const ABOUT = /^(SOURCES\.md|(make|server)\..*)$/;

const conforms = new Ajv({ strict: true, strictTuples: false, allErrors: true }).compile(
  JSON.parse(readFileSync('schema/inspect.schema.json', 'utf8')),
);

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

async function inspect(sweep: string, ...flags: string[]): Promise<[string, number]> {
  let text = '';
  const add = (more: string) => {
    text += more;
  };
  const terminal = { out: add, error: add, directory: process.cwd(), home: process.cwd() };
  const argv = ['inspect', `${FIXTURES}/${sweep}`, ...flags];
  const code = await runCommandLine(argv, terminal);
  return [text, code];
}

/** Databases are read by a module that older Nodes do not have. */
const canRead = (sweep: string) =>
  !/\.(db|sqlite3?)$/.test(sweep) || process.getBuiltinModule?.('node:sqlite') !== undefined;

describe('inspect describes each fixture as its golden does', () => {
  test.each(sweeps.filter(canRead))('%s', async (sweep) => {
    const [text, code] = await inspect(sweep);
    const golden = goldenOf(sweep);
    const said = `${text}(exit code ${code})\n`;
    if (UPDATE_GOLDEN === '1') {
      mkdirSync(GOLDENS, { recursive: true });
      writeFileSync(golden, said);
    }
    expect(existsSync(golden) ? said : `no golden ${golden}`).toBe(
      existsSync(golden) ? readFileSync(golden, 'utf8') : said,
    );
    expect(code).not.toBe(4);
  });

  test.each(sweeps.filter(canRead))('%s, as JSON that conforms to the schema', async (sweep) => {
    const [text, code] = await inspect(sweep, '--json');
    if (code !== 0) return expect([2, 3]).toContain(code);
    conforms(JSON.parse(text));
    expect(conforms.errors).toBeNull();
  });

  test('there is no golden without a fixture', () => {
    const wanted = sweeps.map(goldenOf);
    const found = readdirSync(GOLDENS)
      .filter((name) => name.startsWith('inspect-'))
      .map((name) => join(GOLDENS, name));
    expect(found.filter((golden) => !wanted.includes(golden))).toEqual([]);
  });
});
