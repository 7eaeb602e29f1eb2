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

module.exports = {
  process: (source, path, options) => pick(path).process(source, path, options),
  getCacheKey: (source, path, options) => pick(path).getCacheKey(source, path, options),
};
