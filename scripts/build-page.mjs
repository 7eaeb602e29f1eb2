// Builds the script and the style of the HTML report: node scripts/build-page.mjs [folder]
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Writes page.js and page.css into a folder. Readable: they are looked at in the report's source. */
export async function buildPage(folder) {
  await build({
    absWorkingDir: root,
    entryPoints: ['src/draw/page/browser/page.ts', 'src/draw/page/browser/page.css'],
    outdir: folder,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
}

const [, script, folder] = process.argv;
if (import.meta.url === pathToFileURL(script ?? '').href) {
  await buildPage(folder ?? join(root, 'dist', 'assets'));
}
