import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FileFormat } from '../src/parse/table.ts';
import { textFile } from './parse/sweeps.ts';

const page = readFileSync('CONTRIBUTING.md', 'utf8');

/** The blocks of code in a language, without the indentation of the list they are in. */
function blocks(language: string): string[] {
  const found = page.matchAll(new RegExp(`^( *)\`\`\`${language}\n([\\s\\S]*?)^\\1\`\`\``, 'gm'));
  return [...found].map(([, indent, text = '']) =>
    text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

test('the parser of the recipe reads the file of the recipe', async () => {
  const [parser = ''] = blocks('ts');
  const [text = ''] = blocks('json');
  // As if it lay where the recipe puts it.
  const code = parser.replace(
    /(?<=from ')\.[^']+/g,
    (path) => pathToFileURL(resolve('src/parse/tools', path)).href,
  );
  const folder = await mkdtemp(join(tmpdir(), 'recipe-'));
  try {
    await writeFile(join(folder, 'log.ts'), code);
    const { tinytuneLog } = (await import(pathToFileURL(join(folder, 'log.ts')).href)) as {
      tinytuneLog: FileFormat;
    };
    for (const mark of tinytuneLog.marks.text ?? []) expect(text).toMatch(mark);
    const { rows, directions } = await tinytuneLog.read(textFile('search.json', text), null);
    expect(directions).toEqual({ score: 'maximize' });
    expect(rows.map(({ status }) => status)).toEqual(['finished', 'failed', 'finished']);
    expect(rows[2]).toMatchObject({ fields: { score: 0.86 }, parameters: { lr: 0.01, depth: 4 } });
    expect(() => tinytuneLog.read(textFile('a.json', '{"tinytune": 1}'), null)).toThrow(
      'a.json: has no list called trials.',
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each(['CONTRIBUTING.md', 'SECURITY.md'])(
  '%s names files and scripts that there are',
  (name) => {
    const text = readFileSync(name, 'utf8');
    const links = [...text.matchAll(/\]\((?!https:)([^)#]+)/g)].map(([, path = '']) => path);
    const paths = [...text.matchAll(/`((?:src|test|scripts|docs|schema|\.github)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/tinytune/.test(path));
    for (const path of [...links, ...paths]) expect([path, existsSync(path)]).toEqual([path, true]);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [, script = ''] of text.matchAll(/npm run (?:-s )?([\w:]+)/g)) {
      expect(Object.keys(scripts)).toContain(script);
    }
  },
);

test('every threat of SECURITY.md names the tests that hold it', () => {
  const rows = readFileSync('SECURITY.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!Threat|:)/.test(line));
  expect(rows.length).toBeGreaterThan(9);
  for (const row of rows) {
    const tests = [...row.matchAll(/\]\((test\/[^)]+)\)/g)].map(([, path = '']) => path);
    expect([row, tests.length]).toEqual([row, expect.any(Number)]);
    expect(tests.length).toBeGreaterThan(0);
    for (const path of tests) expect(readFileSync(path, 'utf8')).toMatch(/\b(test|it)\b/);
  }
});
