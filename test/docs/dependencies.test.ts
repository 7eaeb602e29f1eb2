import { readFileSync } from 'node:fs';

const page = readFileSync('docs/dependencies.md', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const [, bundledPart = '', otherPart = ''] = page.split(/^## .*$/m);

/** The packages of a table, with the licence it gives. */
function rowsOf(part: string): [string, string][] {
  const rows = part.matchAll(/^\| `([^`]+)` \| ([^|]+) \|(?: [^|]+ \|)+$/gm);
  return [...rows].map(([, name = '', licence = '']) => [name, licence]);
}

const licenceOf = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).license;

test('the page of dependencies has those of package.json, once each, with their licences', () => {
  const { dependencies, devDependencies } = manifest;
  expect(dependencies).toBeUndefined();
  const names = Object.keys(devDependencies).sort();
  const rows = [...rowsOf(bundledPart), ...rowsOf(otherPart)].sort();
  expect(rows).toEqual(names.map((name) => [name, licenceOf(name)]));
});

test('and calls those bundled whose licences are in the bundle', () => {
  const notices = readFileSync('dist/licenses.txt', 'utf8');
  const names = Object.entries<string>(manifest.devDependencies)
    .filter(([name, version]) => notices.includes(`${name} ${version} (`))
    .map(([name]) => name);
  expect(rowsOf(bundledPart).map(([name]) => name)).toEqual(names);
});
