import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const SRC = join(process.cwd(), 'src');

/** The pipeline from left to right; a stage imports only leftwards. */
const STAGES = [
  ...['github', 'read', 'parse', 'estimate', 'compare', 'plan', 'decide'],
  ...['report', 'print', 'draw', 'publish'],
];
/** Files that every stage may import: types, errors and constants, nothing that acts. */
const SHARED = ['settings/index.ts', 'errors.ts', 'printable.ts', 'tool.ts'];
/** The only stages that talk to GitHub. */
const MAY_ASK = ['read', 'publish'];
/** Same inputs, same bytes out: no I/O, clock, logging or randomness of their own. */
const PURE = ['math', 'estimate', 'compare', 'plan', 'decide', 'report', 'print', 'draw'];
const IMPURE =
  /\bDate\b|\bMath\.random\b|\bprocess\.|\bconsole\.|['"]node:|\bglobalThis\b|\bfetch\(/;
const IMPORT =
  /\b(?:import|export)\s[^'"`;]*?\bfrom\s*['"](\.[^'"]+)['"]|\bimport\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** A file of the sources by its path in `src/`, without comments, which may speak of anything. */
interface SourceFile {
  readonly path: string;
  readonly text: string;
}

function sourceFile(path: string, text: string): SourceFile {
  return { path, text: text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') };
}

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => sourceFile(path.replaceAll('\\', '/'), readFileSync(join(SRC, path), 'utf8')));

const folderOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '');

/** What a file imports, each as the rules look at it. */
function importsOf({ path, text }: SourceFile) {
  return Array.from(text.matchAll(IMPORT), ([, name, lazily = '']) => {
    const target = posix.join(posix.dirname(path), name ?? lazily);
    const [from, to] = [folderOf(path), folderOf(target)];
    // Below 0 for what is no stage.
    const places = { left: STAGES.indexOf(to), right: STAGES.indexOf(from) };
    const isDoor = posix.basename(target) === 'index.ts';
    return { path, target, from, to, ...places, isDoor, isLazy: name === undefined };
  });
}
type Import = ReturnType<typeof importsOf>[number];

/** Of an import, the first that holds counts: it says what is wrong, or that nothing is. */
const RULES: readonly [holds: (one: Import) => boolean, wrong: string | null][] = [
  [({ from, to }) => from === to, null],
  [({ from }) => from === 'math', 'math knows only numbers'],
  [({ to }) => to === 'math', null],
  // The entry of a process of its own, which loads no more than its task.
  [({ path }) => path === 'worker.ts', null],
  [({ left, isDoor }) => left >= 0 && !isDoor, 'enter by index.ts'],
  // A chunk of its own, so that nobody waits for servers who does not need them.
  [
    ({ path, to, isDoor, isLazy }) =>
      to === 'sources' && !(path === 'find-sweep.ts' && isDoor && isLazy),
    'only find-sweep.ts loads it, on demand and by its index.ts',
  ],
  [
    ({ from, right, target }) => (right >= 0 || from === 'sources') && SHARED.includes(target),
    null,
  ],
  [({ from, to }) => from === 'sources' && ['github', 'read'].includes(to), null],
  [({ from }) => from === 'sources', 'it only gives files'],
  [({ left, right }) => right >= 0 && left < 0, 'it is no stage'],
  [({ left, right }) => right >= 0 && left > right, 'it lies to the right'],
  [
    ({ from, to, right }) => to === 'github' && right >= 0 && !MAY_ASK.includes(from),
    'only read and publish use GitHub',
  ],
  [({ from, to, isDoor }) => from !== '' && !['', '..'].includes(to) && !isDoor, 'an internal'],
];

/** What is wrong with a file, in words; empty when all is well. */
function brokenBy(file: SourceFile): string[] {
  const imports = importsOf(file).flatMap((one) => {
    const [, wrong = null] = RULES.find(([holds]) => holds(one)) ?? [];
    return wrong === null ? [] : `${file.path} imports ${one.target}: ${wrong}`;
  });
  const impure = PURE.includes(folderOf(file.path)) ? (IMPURE.exec(file.text) ?? []) : [];
  return [...imports, ...impure.map((found) => `${file.path} is not pure: ${found}`)];
}

/** Files that import themselves by way of others, as `a.ts > b.ts > a.ts`. */
function circlesOf(files: readonly SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [file.path, importsOf(file)]));
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] => {
    const start = trail.indexOf(path);
    if (start >= 0) return [[...trail.slice(start), path].join(' > ')];
    if (done.has(path)) return [];
    done.add(path);
    return (imports.get(path) ?? []).flatMap(({ target }) => visit(target, [...trail, path]));
  };
  return files.flatMap(({ path }) => visit(path, []));
}

/** Imports of a tool's files from outside, but for the registry of formats. */
function toolsKnownOutside(files: readonly SourceFile[]): string[] {
  const toolOf = (path: string) => /^parse\/tools\/([a-z]+)/.exec(path)?.[1];
  const all = files.filter(({ path }) => path !== 'parse/formats.ts').flatMap(importsOf);
  const known = all.filter(({ path, target }) => toolOf(target) && toolOf(target) !== toolOf(path));
  return known.map(({ path, target }) => `${path} imports ${target}`);
}

describe('the sources', () => {
  test('follow the direction of the pipeline', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(brokenBy)).toEqual([]);
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
  const broken = (path: string, text: string) => brokenBy(sourceFile(path, text)).length > 0;

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
