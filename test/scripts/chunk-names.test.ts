import { pathToFileURL } from 'node:url';

interface ChunkNames {
  readonly chunkNames: (
    outputs: Readonly<Record<string, ReturnType<typeof chunk>>>,
  ) => ReadonlyMap<string, string>;
  readonly renameImports: (text: string, names: ReadonlyMap<string, string>) => string;
}

const script = pathToFileURL('scripts/chunk-names.mjs').href;
const { chunkNames, renameImports }: ChunkNames = await import(script);

/** A chunk of esbuild's metafile: what it holds, by bytes, and what it was split off for. */
function chunk(inputs: Record<string, number>, entryPoint?: string) {
  const held = Object.entries(inputs).map(([path, bytesInOutput]) => [path, { bytesInOutput }]);
  return { inputs: Object.fromEntries(held), ...(entryPoint && { entryPoint }) };
}

const HASHES = ['2HLFI3VP', 'ZRQPN77N', '45VXBSF6', 'A5GSWLUW'];

/** The names of chunks, in their order, which must not depend on their hashes. */
function namesOf(...chunks: ReturnType<typeof chunk>[]): (string | undefined)[] {
  const [names, others] = [HASHES, HASHES.toReversed()].map((hashes) => {
    const paths = chunks.map((_, i) => `dist/chunks/chunk-${hashes[i]}.js`);
    const named = chunkNames(Object.fromEntries(chunks.map((one, i) => [paths[i], one])));
    return paths.map((path) => named.get(path)?.replace('dist/chunks/', ''));
  });
  expect(others).toEqual(names);
  return names ?? [];
}

describe('the names of built files', () => {
  test.each([
    ['read-unzip.js', { 'node_modules/yauzl/index.js': 37_910, 'src/read/unzip.ts': 2894 }],
    ['parse-table.js', { 'src/parse/table.ts': 1, 'src/parse/values.ts': 9 }],
    ['compare-render.js', { 'src/render/index.ts': 0, 'src/compare/index.ts': 0, 'src/a.ts': 9 }],
    ['undici.js', { 'node_modules/@actions/github/lib/a.js': 9, 'node_modules/undici/b.js': 10 }],
    ['zod-core.js', { 'node_modules/a/node_modules/@zod/core/index.js': 1 }],
    ['runtime.js', {}],
  ])('tell what is shared: %s', (name, inputs) => {
    expect(namesOf(chunk(inputs))).toEqual([name]);
  });

  test('tell what is loaded on demand, also where its code is shared', () => {
    const unzip = { 'src/read/unzip.ts': 1 };
    expect(namesOf(chunk(unzip, 'src/read/unzip.ts'))).toEqual(['read-unzip.js']);
    expect(namesOf(chunk(unzip), chunk({}, 'src/read/unzip.ts'))).toEqual([
      'read-unzip.js',
      'read-unzip-entry.js',
    ]);
    const yaml = 'node_modules/yaml/dist/index.js';
    expect(namesOf(chunk({ [yaml]: 1 }, yaml))).toEqual(['yaml.js']);
  });

  test('differ where two chunks hold the same package', () => {
    const chunks = [chunk({ 'node_modules/zod/b.js': 1 }), chunk({ 'node_modules/zod/a.js': 2 })];
    expect(namesOf(...chunks)).toEqual(['zod-2.js', 'zod.js']);
  });

  test('stand in every import, and change nothing else', () => {
    const names = new Map([['dist/chunks/chunk-2HLFI3VP.js', 'dist/chunks/zod.js']]);
    const text =
      'import "./chunk-2HLFI3VP.js"; import("./chunks/chunk-2HLFI3VP.js"); "./our-MANIFEST.js"';
    const expected = 'import "./zod.js"; import("./chunks/zod.js"); "./our-MANIFEST.js"';
    expect(renameImports(text, names)).toBe(expected);
  });
});
