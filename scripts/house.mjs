// Shows the house: lines and files by folder on the terminal, and who uses whom as the picture in
// docs/architecture.md.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const IMPORT = /\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;
/** Used nearly everywhere: arrows to them would hide the others. */
const EVERYWHERE = ['settings', 'math', 'errors', 'printable', 'tool'];

async function filesBelow(folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.ts'));
  return Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = await readFile(path, 'utf8');
      return { path: relative(join(root, folder), path).split(sep).join('/'), text };
    }),
  );
}

/** The first folder of a path, or the file itself: `parse`, `main`. */
const placeOf = (path) => path.split('/')[0].replace(/\.ts$/, '');

function printSizes(name, files) {
  const sizes = new Map();
  for (const { path, text } of files) {
    const folder = path.includes('/') ? placeOf(path) : '.';
    const { count, lines } = sizes.get(folder) ?? { count: 0, lines: 0 };
    sizes.set(folder, { count: count + 1, lines: lines + text.split('\n').length - 1 });
  }
  const sum = (key) => [...sizes.values()].reduce((all, size) => all + size[key], 0);
  const rows = [...sizes].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [folder, { count, lines }] of [
    ...rows,
    ['all', { count: sum('count'), lines: sum('lines') }],
  ]) {
    console.log(
      `${`${name}/${folder}`.padEnd(18)}${String(count).padStart(5)} files${String(lines).padStart(8)} lines`,
    );
  }
}

/** Who uses whom: for each folder of src, and each file next to them, the others that it imports. */
function usersIn(files) {
  const users = new Map();
  for (const { path, text } of files) {
    const user = placeOf(path);
    for (const [, from, lazily] of text.matchAll(IMPORT)) {
      const target = posix.join(posix.dirname(path), from ?? lazily);
      const used = placeOf(target);
      if (used === user || target.startsWith('..')) continue;
      if (EVERYWHERE.includes(used) || EVERYWHERE.includes(user)) continue;
      users.set(user, (users.get(user) ?? new Set()).add(used));
    }
  }
  return users;
}

function reaches(users, from, to, without) {
  return [...(users.get(from) ?? [])].some(
    (next) => (next === to && from !== without) || (next !== to && reaches(users, next, to, null)),
  );
}

/** A flowchart without the arrows that follow from others. */
function pictureOf(files) {
  const users = usersIn(files);
  const arrows = [...users].flatMap(([user, used]) =>
    [...used]
      .filter((one) => !reaches(users, user, one, user))
      .map((one) => `  ${user} --> ${one}`),
  );
  return ['```mermaid', 'flowchart LR', ...arrows.sort(), '```'].join('\n');
}

const src = await filesBelow('src');
printSizes('src', src);
printSizes('test', await filesBelow('test'));

const file = join(root, 'docs', 'architecture.md');
const document = await readFile(file, 'utf8');
const picture = `<!-- picture: drawn by \`npm run docs\` -->\n${pictureOf(src)}\n<!-- /picture -->`;
await writeFile(file, document.replace(/<!-- picture:[\s\S]*<!-- \/picture -->/, picture));
