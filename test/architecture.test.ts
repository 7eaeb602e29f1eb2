import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  brokenRules,
  circlesOf,
  type SourceFile,
  STAGES,
  toolsKnownOutside,
} from './support/import-rules.ts';

const SRC = join(process.cwd(), 'src');

const sources: SourceFile[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(SRC, path), 'utf8'),
  }));

describe('the sources', () => {
  test('follow the direction of the pipeline', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(brokenRules(sources)).toEqual([]);
  });

  test('have no circles', () => {
    expect(circlesOf(sources)).toEqual([]);
    const circle = [
      { path: 'parse/a.ts', text: "import type { B } from './b.ts';" },
      { path: 'parse/b.ts', text: "import { a } from './a.ts';" },
    ];
    expect(circlesOf(circle)).toEqual(['parse/a.ts > parse/b.ts > parse/a.ts']);
  });

  test('know a tool only in its own files, so that a format is added there and in one line', () => {
    expect(toolsKnownOutside(sources)).toEqual([]);
    const text = "import { x } from './tools/ray.ts';";
    expect(toolsKnownOutside([{ path: 'parse/status.ts', text }])).toHaveLength(1);
    expect(toolsKnownOutside([{ path: 'parse/formats.ts', text }])).toEqual([]);
  });

  test('have no file of more than 450 lines', () => {
    const long = sources.filter(({ text }) => text.trimEnd().split('\n').length > 450);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  test('have an index.ts in every stage', () => {
    const paths = sources.map(({ path }) => path);
    const stages = STAGES.filter((stage) => paths.some((path) => path.startsWith(`${stage}/`)));
    expect(stages.filter((stage) => !paths.includes(`${stage}/index.ts`))).toEqual([]);
  });
});

describe('the check of the pipeline', () => {
  const broken = (path: string, text: string) => brokenRules([{ path, text }]).length > 0;

  test.each<[string, string, string]>([
    ['a stage that looks right', 'estimate/a.ts', "import { b } from '../compare/index.ts';"],
    ['an import() from the right', 'read/a.ts', "const b = await import('../publish/index.ts');"],
    ['a side door', 'decide/a.ts', "import { b } from '../compare/evidence.ts';"],
    ['GitHub in a pure stage', 'decide/a.ts', "import { b } from '../github/index.ts';"],
    ['a server in a command', 'commands/a.ts', "const b = await import('../sources/index.ts');"],
    ['servers loaded early', 'find-sweep.ts', "import { b } from './sources/index.ts';"],
    ['a stage in math', 'math/a.ts', "import { b } from '../estimate/index.ts';"],
    ['the clock in draw', 'draw/a.ts', 'const now = new Date();'],
    ['chance in estimate', 'estimate/a.ts', 'const x = Math.random();'],
    ['a file in decide', 'decide/a.ts', "import { readFileSync } from 'node:fs';"],
  ])('finds %s', (_, path, text) => {
    expect(broken(path, text)).toBe(true);
  });

  test.each<[string, string, string]>([
    ['a stage to the left', 'decide/a.ts', "import { b } from '../compare/index.ts';"],
    ['math', 'draw/a.ts', "import { b } from '../math/functions.ts';"],
    ['GitHub in read and publish', 'publish/a.ts', "import { b } from '../github/index.ts';"],
    ['servers on demand', 'find-sweep.ts', "const b = await import('./sources/index.ts');"],
    ['comments about anything', 'draw/a.ts', '/** Needs no Date and no process.env. */'],
  ])('allows %s', (_, path, text) => {
    expect(broken(path, text)).toBe(false);
  });
});

describe('docs/architecture.md', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const spans = [...page.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

  test('has only paths that exist', () => {
    const paths = spans.filter((span) => /^[\w./-]+(\/[\w./-]*|\.ts|\.yml)$/.test(span));
    expect(paths.length).toBeGreaterThan(50);
    const gone = paths.filter((path) => !existsSync(path) && !existsSync(join(SRC, path)));
    expect(gone).toEqual([]);
  });

  test('names every folder and file of src', () => {
    const entries = readdirSync(SRC, { withFileTypes: true });
    const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    expect(names.filter((name) => !spans.includes(name))).toEqual([]);
  });
});
