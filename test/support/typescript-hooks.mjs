import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const MODULES = new URL('../../node_modules/', import.meta.url);
const CACHE = new URL('.cache/tuning-gate-sources/', MODULES);
const esbuild = readFile(new URL('esbuild/package.json', MODULES), 'utf8');

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
  const name = `${createHash('sha1').update(key).digest('hex')}.mjs`;
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
