// Collects the licence of every package whose code is in a bundle.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/** `node_modules/a/node_modules/@b/c/x.js` → `node_modules/a/node_modules/@b/c` */
function packageFolder(input) {
  const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input);
  return match?.[1];
}

async function describe(root, folder) {
  const manifest = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  const files = (await readdir(join(root, folder))).filter((name) => LICENCE_FILE.test(name)).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(root, folder, name), 'utf8')));
  return {
    title: `${manifest.name} ${manifest.version} (${manifest.license ?? 'see below'})`,
    text: texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n'),
  };
}

export async function collectLicenses(root, inputs) {
  const folders = new Set(inputs.map(packageFolder).filter(Boolean));
  // Loaded at run time rather than bundled.
  folders.add('node_modules/@resvg/resvg-wasm');
  const found = await Promise.all([...folders].map((folder) => describe(root, folder)));
  const notices = found.sort((a, b) => (a.title < b.title ? -1 : 1));
  const inter = await readFile(join(root, 'src/assets/inter-license.txt'), 'utf8');
  const resvg = await readFile(join(root, 'src/assets/resvg-notice.txt'), 'utf8');
  const parts = [
    ...notices.map(({ title, text }) => `${title}\n\n${text || 'No licence file in the package.'}`),
    `resvg (wasm, assets/resvg.wasm)\n\n${resvg.trim()}`,
    `Inter (font, assets/*.ttf)\n\n${inter.trim()}`,
  ];
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
