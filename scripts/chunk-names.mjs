// Names of the files that esbuild splits a bundle into: after what they hold and not after its bytes, so that
// a change of the sources changes files and renames none.

/**
 * @param outputs of esbuild's metafile
 * @returns new paths of the chunks by their old ones
 */
export function chunkNames(outputs) {
  const chunks = Object.entries(outputs)
    .filter(([path]) => path.includes('/chunks/'))
    .map(([path, output]) => ({ path, name: nameOf(output), inputs: Object.keys(output.inputs) }))
    // Which of two with one name comes first must not depend on the hash in a path.
    .sort((a, b) => (a.inputs.sort().join() < b.inputs.sort().join() ? -1 : 1));
  const used = new Map();
  const renamed = chunks.map(({ path, name }) => {
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return [
      path,
      `${path.slice(0, path.lastIndexOf('/'))}/${name}${count > 1 ? `-${count}` : ''}.js`,
    ];
  });
  return new Map(renamed);
}

/** The same text with every import of a chunk under its new name. */
export function renameImports(text, names) {
  const fileOf = (path) => path.slice(path.lastIndexOf('/') + 1);
  const files = new Map([...names].map(([from, to]) => [fileOf(from), fileOf(to)]));
  return text.replace(
    /(?<="\.\/(?:chunks\/)?)[\w.-]+-[A-Z0-9]{8}\.js(?=")/g,
    (file) => files.get(file) ?? file,
  );
}

function nameOf({ entryPoint, inputs }) {
  // What is loaded on demand; where others hold it too, only the door to it.
  if (entryPoint !== undefined) {
    return entryPoint in inputs ? moduleName(entryPoint) : `${moduleName(entryPoint)}-entry`;
  }
  const paths = Object.keys(inputs).sort();
  const own = paths.filter((path) => path.startsWith('src/'));
  const folders = own.filter((path) => path.endsWith('/index.ts'));
  if (folders.length > 0) return folders.map(moduleName).join('-');
  if (own.length > 0) return moduleName(own[0]);
  return paths.length > 0 ? largestPackage(inputs) : 'runtime';
}

/** `src/read/download.ts` is read-download, `src/read/index.ts` read, and a package's file its package. */
function moduleName(path) {
  if (!path.startsWith('src/')) return packageName(path);
  return path
    .slice('src/'.length)
    .replace(/(\/index)?\.ts$/, '')
    .replaceAll('/', '-');
}

function packageName(path) {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [path, path];
  return name.replace(/^@/, '').replaceAll(/[^\w.]+/g, '-');
}

function largestPackage(inputs) {
  const bytes = new Map();
  for (const path of Object.keys(inputs).sort()) {
    const name = packageName(path);
    bytes.set(name, (bytes.get(name) ?? 0) + inputs[path].bytesInOutput);
  }
  const largest = Math.max(...bytes.values());
  return [...bytes].find(([, size]) => size === largest)[0];
}
