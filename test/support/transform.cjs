// jest runs CommonJS; swc turns our TypeScript and the ES modules of dependencies into it.
const swc = require('@swc/jest');

const shared = { module: { type: 'commonjs' }, sourceMaps: 'inline' };
const forTypeScript = swc.createTransformer({
  ...shared,
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
});
const forJavaScript = swc.createTransformer({
  ...shared,
  isModule: 'unknown',
  jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' },
});
const pick = (path) => (path.endsWith('.ts') ? forTypeScript : forJavaScript);

// jest's modules look globals up in a sandbox, which makes a loop over Math.exp many times slower.
const STRICT = '"use strict";';
const LOCAL = `${STRICT} const { Math, Number, Float64Array, Int32Array, Uint8Array } = globalThis;`;

function withLocalGlobals({ code, map }, path) {
  const isOurs = path.includes('/src/') || path.includes('/@stdlib/');
  return { code: isOurs && code.startsWith(STRICT) ? code.replace(STRICT, LOCAL) : code, map };
}

module.exports = {
  process: (source, path, options) =>
    withLocalGlobals(pick(path).process(source, path, options), path),
  getCacheKey: (source, path, options) => `${pick(path).getCacheKey(source, path, options)}-local`,
};
