import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);
const CACHE = new URL('node_modules/.cache/tuning-gate-sources/', ROOT);
const esbuild = readFile(new URL('node_modules/esbuild/package.json', ROOT), 'utf8');
/** What is started as a program, by its address. */
const PROGRAMS = new Map(
  ['cli', 'worker'].map((name) => [new URL(`src/${name}.ts`, ROOT).href, name]),
);

export async function resolve(specifier, context, nextResolve) {
  const program = context.parentURL === undefined ? PROGRAMS.get(specifier) : undefined;
  if (program === undefined) return nextResolve(specifier, context);
  return {
    url: new URL(`${program}.js`, await built()).href,
    format: 'module',
    shortCircuit: true,
  };
}

export async function load(url, context, nextLoad) {
  const [address] = url.split('?');
  const loader = /\.(ts|json)$/.exec(address)?.[1];
  if (!address.startsWith('file:') || loader === undefined || address.includes('/node_modules/'))
    return nextLoad(url, context);
  return { format: 'module', source: await transformed(address, loader), shortCircuit: true };
}

/** Kept from one process to the next: tests start many, and each would wait for the compiler to start. */
async function transformed(address, loader) {
  const sourcefile = fileURLToPath(address);
  const text = await readFile(sourcefile, 'utf8');
  const options = { sourcefile, loader, format: 'esm', target: 'node20', sourcemap: 'inline' };
  const key = JSON.stringify([options, text, await esbuild]);
  const name = `${hashOf([key])}.mjs`;
  const kept = await readFile(new URL(name, CACHE), 'utf8').catch(() => null);
  if (kept !== null) return kept;
  const { transform } = await import('esbuild');
  const { code } = await transform(text, options);
  await mkdir(CACHE, { recursive: true });
  // Another process may read it at the same time.
  const unfinished = new URL(`${name}.${process.pid}.${Math.random()}`, CACHE);
  await writeFile(unfinished, code);
  await rename(unfinished, new URL(name, CACHE));
  return code;
}

/** The folder with the programs as bundles: two hundred modules would take a process four times as long to load. */
async function built() {
  const sources = readdirSync(new URL('src/', ROOT), { recursive: true })
    .filter((name) => /\.(ts|css)$/.test(name))
    .map((name) => `src/${name}`)
    .sort();
  const files = [...sources, 'package.json', 'package-lock.json', 'scripts/build.mjs'];
  const key = hashOf(files.flatMap((name) => [name, readFileSync(new URL(name, ROOT))]));
  const folder = new URL(`built-${key}/`, CACHE);
  if (existsSync(folder)) return folder;
  const { bundle } = await import('../../scripts/build.mjs');
  const unfinished = new URL(`${key}-${process.pid}-${Math.random()}/`, CACHE);
  await bundle(fileURLToPath(unfinished), { sourcemap: true, sourcesContent: false });
  // Of two processes that build at the same time, the first one's is taken.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return folder;
}

function hashOf(parts) {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
