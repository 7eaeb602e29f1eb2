// Builds dist/: the bundles that users execute and import, the files they load at run time, and the licences
// of everything bundled. The same sources give the same bytes on every machine.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildPage } from './build-page.mjs';
import { chunkNames, renameImports } from './chunk-names.mjs';
import { collectLicenses } from './licenses.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

// Bundled CommonJS packages call require() for Node's own modules.
const banner = `import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);`;

/**
 * Makes a folder anew: bundles of the sources, and the files they load at run time.
 *
 * @param options more of esbuild's
 * @returns esbuild's metafile
 */
export async function bundle(folder, options = {}) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      index: 'src/index.ts',
      cli: 'src/cli.ts',
      library: 'src/library/index.ts',
      worker: 'src/worker.ts',
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: banner },
    alias: {
      'cross-fetch': './scripts/platform-fetch.mjs',
      'unzip-stream': './scripts/no-unzip.mjs',
    },
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'warning',
    ...options,
  });

  // Only now, so that sources that do not compile leave the last build.
  await rm(folder, { recursive: true, force: true });
  for (const part of ['assets', 'chunks']) await mkdir(join(folder, part), { recursive: true });
  const names = chunkNames(metafile.outputs);
  for (const { path, text } of outputFiles) {
    const built = relative(root, path).replaceAll('\\', '/');
    const mode = text.startsWith('#!') ? 0o755 : 0o644;
    await writeFile(join(root, names.get(built) ?? built), renameImports(text, names), { mode });
  }

  const assets = {
    'resvg.wasm': 'node_modules/@resvg/resvg-wasm/index_bg.wasm',
    'inter-regular.ttf': 'src/assets/inter-regular.ttf',
    'inter-semibold.ttf': 'src/assets/inter-semibold.ttf',
  };
  for (const [name, from] of Object.entries(assets)) {
    await copyFile(join(root, from), join(folder, 'assets', name));
  }
  await buildPage(join(folder, 'assets'));
  // The bundles are ES modules wherever they are.
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
  return metafile;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dist = join(root, 'dist');
  const metafile = await bundle(dist);
  // The library's declarations are one file, whatever the settings of the project that reads them.
  const [results, api] = await Promise.all(
    ['schema/types.d.ts', 'src/library/library.d.ts'].map((path) =>
      readFile(join(root, path), 'utf8'),
    ),
  );
  await writeFile(join(dist, 'library.d.ts'), results + api.replace(/^import type [^;]*;\n/m, ''));
  await writeFile(
    join(dist, 'licenses.txt'),
    await collectLicenses(root, Object.keys(metafile.inputs)),
  );
}
