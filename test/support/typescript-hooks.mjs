import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

export async function load(url, context, nextLoad) {
  const [address] = url.split('?');
  const loader = /\.(ts|json)$/.exec(address)?.[1];
  if (!address.startsWith('file:') || loader === undefined || address.includes('/node_modules/'))
    return nextLoad(url, context);
  const sourcefile = fileURLToPath(address);
  const { code } = await transform(await readFile(sourcefile, 'utf8'), {
    sourcefile,
    loader,
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
