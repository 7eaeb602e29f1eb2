// Collects the licence of every package whose code is in a bundle.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;
/** Some packages state it only at the end of their README. */
const LICENCE_SECTION = /^(#+ *)?licen[cs]e\b[\s\S]*/im;

/** Licences that ask for no copy of theirs, which packages then may not hold. */
const WITHOUT_TEXT = { Unlicense: 'In the public domain: https://unlicense.org' };

/** `node_modules/a/node_modules/@b/c/x.js` → `node_modules/a/node_modules/@b/c` */
function packageFolder(input) {
  const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input);
  return match?.[1];
}

async function describe(root, folder) {
  const manifest = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  const names = (await readdir(join(root, folder))).sort();
  const textsOf = (pattern) => {
    const files = names.filter((name) => pattern.test(name));
    return Promise.all(files.map((name) => readFile(join(root, folder, name), 'utf8')));
  };
  const texts = await textsOf(LICENCE_FILE);
  if (texts.length === 0) {
    const readmes = await textsOf(/^readme/i);
    texts.push(...readmes.flatMap((text) => LICENCE_SECTION.exec(text)?.[0] ?? []));
  }
  if (texts.length === 0) texts.push(...[WITHOUT_TEXT[manifest.license] ?? []].flat());
  const title = `${manifest.name} ${manifest.version}`;
  if (!manifest.license || texts.length === 0) throw new Error(`${title} states no licence`);
  return {
    title: `${title} (${manifest.license})`,
    text: texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n'),
  };
}

export async function collectLicenses(root, inputs) {
  const folders = new Set(inputs.map(packageFolder).filter(Boolean));
  // Loaded at run time rather than bundled.
  folders.add('node_modules/@resvg/resvg-wasm');
  const found = await Promise.all([...folders].map((folder) => describe(root, folder)));
  const parts = [...groupByText(found)].map(
    ([text, titles]) => `${titles.sort().join('\n')}\n\n${text}`,
  );
  for (const [title, file] of OTHERS) {
    const text = await readFile(join(root, file), 'utf8');
    parts.push(`${title}\n\n${text.trim()}`);
  }
  return `${parts.sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Parts of the program that are no packages. */
const OTHERS = [
  ['resvg (assets/resvg.wasm)', 'src/assets/resvg-notice.txt'],
  ['snappyjs, in hyparquet', 'src/assets/snappyjs-license.txt'],
  ['Inter (assets/*.ttf)', 'src/assets/inter-license.txt'],
];

/** Many packages share one text: it is printed once. */
function groupByText(notices) {
  const groups = new Map();
  for (const { title, text } of notices) groups.set(text, [...(groups.get(text) ?? []), title]);
  return groups;
}
