import { posix } from 'node:path';

/** A source file by its path from `src/`, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The pipeline from left to right; a stage imports only leftwards. */
export const STAGES = [
  'github',
  'read',
  'parse',
  'estimate',
  'compare',
  'plan',
  'decide',
  'report',
  'print',
  'draw',
  'publish',
] as const;
type Stage = (typeof STAGES)[number];

/** What gives files to the pipeline and is known by nobody but who loads it on demand. */
const ANNEXE = {
  folder: 'sources',
  loadedBy: 'find-sweep.ts',
  uses: ['github/index.ts', 'read/index.ts'],
};

/** The entry of a process of its own, which loads no more than its task. */
const WORKER = 'worker.ts';

/** Files that every stage may import: types, errors and constants, nothing that acts. */
const SHARED = ['settings/index.ts', 'errors.ts', 'printable.ts', 'tool.ts'];
/** The only stages that talk to GitHub. */
const MAY_USE_GITHUB: readonly Stage[] = ['read', 'publish'];
/** Same inputs, same bytes out: no I/O, clock, logging or randomness of their own. */
const PURE: readonly string[] = [
  'math',
  'estimate',
  'compare',
  'plan',
  'decide',
  'report',
  'print',
  'draw',
];
const IMPURE =
  /\bDate\b|\bMath\.random\b|\bprocess\.|\bconsole\.|['"]node:|\bglobalThis\b|\bfetch\(/;

const IMPORT =
  /\b(?:import|export)\s[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

/** Everything that breaks the direction of the pipeline, in words; empty when all is well. */
export function brokenRules(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...importsOf(file).flatMap((target) => brokenBy(file.path, target)),
    ...earlyAnnexe(file),
    ...impurity(file),
  ]);
}

/** Files that import themselves by way of others, as `a.ts > b.ts > a.ts`; empty when all is well. */
export function circlesOf(files: readonly SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [file.path, importsOf(file)]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) circles.push([...trail.slice(start), path].join(' > '));
    if (start >= 0 || done.has(path)) return;
    for (const target of imports.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return circles;
}

/**
 * Imports of a tool's files from outside, but for the registry of formats: adding a format is to add
 * a file and one line there.
 */
export function toolsKnownOutside(files: readonly SourceFile[]): string[] {
  const toolOf = (path: string) => /^parse\/tools\/([a-z]+)/.exec(path)?.[1] ?? null;
  return files
    .filter(({ path }) => path !== 'parse/formats.ts')
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => {
          const tool = toolOf(target);
          return tool !== null && tool !== toolOf(file.path);
        })
        .map((target) => `${file.path} imports ${target}`),
    );
}

/** The paths from `src/` that a file imports; bare names of packages are left out. */
function importsOf({ path, text }: SourceFile): string[] {
  const names = [...withoutComments(text).matchAll(IMPORT)].map(([, a, b]) => a ?? b ?? '');
  return names
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(path), name));
}

function brokenBy(path: string, target: string): string[] {
  const from = folderOf(path);
  const to = folderOf(target);
  const says = (rule: string) => [`${path} imports ${target}: ${rule}`];

  if (from === to) return [];
  if (from === 'math') return says('math knows only numbers');
  if (to === 'math') return [];
  if (path === WORKER) return [];
  if (isStage(to) && posix.basename(target) !== 'index.ts') return says('enter by index.ts');
  if (to === ANNEXE.folder || from === ANNEXE.folder)
    return throughAnnexe(path, target).flatMap(says);
  if (isStage(from)) return importedByStage(from, target).flatMap(says);
  if (isStage(to) || to === '' || target.startsWith('..')) return [];
  return posix.basename(target) === 'index.ts' || from === '' ? [] : says('an internal');
}

function throughAnnexe(path: string, target: string): string[] {
  const { folder, loadedBy, uses } = ANNEXE;
  if (folderOf(path) === folder)
    return [...SHARED, ...uses].includes(target) ? [] : ['an annexe only gives files'];
  const isDoor = path === loadedBy && target === `${folder}/index.ts`;
  return isDoor ? [] : [`only ${loadedBy} enters it, by its index.ts`];
}

function importedByStage(from: Stage, target: string): string[] {
  const to = folderOf(target);
  if (SHARED.includes(target)) return [];
  if (to === '') return ['no stage may import it'];
  if (!isStage(to)) return ['it is no stage'];
  if (STAGES.indexOf(to) > STAGES.indexOf(from)) return ['it lies to the right'];
  if (to === 'github' && !MAY_USE_GITHUB.includes(from))
    return ['only read and publish use GitHub'];
  return [];
}

/** An annexe is a chunk of its own, so that nobody waits for it who does not need it. */
function earlyAnnexe({ path, text }: SourceFile): string[] {
  const from = new RegExp(`\\bfrom\\s*['"][./]*/${ANNEXE.folder}/`);
  return from.test(withoutComments(text)) ? [`${path} loads ${ANNEXE.folder} at its start`] : [];
}

function impurity({ path, text }: SourceFile): string[] {
  if (!PURE.includes(folderOf(path))) return [];
  const found = IMPURE.exec(withoutComments(text));
  return found ? [`${path} is not pure: ${found[0]}`] : [];
}

function folderOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : '';
}

function isStage(folder: string): folder is Stage {
  return STAGES.some((stage) => stage === folder);
}

/** Comments may speak of anything; strings are kept, they are where imports are. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
