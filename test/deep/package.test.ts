import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'package-'));
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
/** With a cold cache, so that what is not in the package is nowhere. */
const environment = {
  ...process.env,
  npm_config_cache: join(folder, 'cache'),
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
};

/** Runs a line in a shell, which finds npm on Windows too. */
function run(line: string, cwd = folder) {
  return spawnSync(line, { cwd, env: environment, shell: true, encoding: 'utf8' });
}

describe('the npm package', () => {
  const inside = (path: string) => join(folder, 'node_modules', 'tuning-gate', path);
  let files: string[] = [];

  beforeAll(() => {
    const packed = run(`npm pack --json --pack-destination "${folder}"`, process.cwd());
    const [{ filename, files: listed }] = JSON.parse(packed.stdout);
    files = listed.map(({ path }: { path: string }) => path);
    // Without it, npm would look for a project in the folders above.
    writeFileSync(join(folder, 'package.json'), '{}');
    expect(run(`npm install --no-audit ./${filename}`)).toMatchObject({ status: 0 });
  });

  test('has the program, its examples and schemas, and no more', () => {
    const places = new Set(files.map((path) => path.split('/')[0]));
    const texts = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
    expect([...places].sort()).toEqual([...texts, 'dist', 'examples', 'schema'].sort());
  });

  test('installs nothing but itself, and runs nothing doing so', () => {
    const installed = readdirSync(join(folder, 'node_modules'));
    expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['tuning-gate']);
    const hooks = ['preinstall', 'install', 'postinstall', 'prepare'];
    expect(Object.keys(manifest.scripts).filter((name) => hooks.includes(name))).toEqual([]);
  });

  test('runs the demo without a network, and its first line too', () => {
    const { status, stdout } = run('npx tuning-gate demo');
    expect(status).toBe(0);
    expect(readdirSync(join(folder, 'tuning-gate-demo'))).toContain('chart-light.png');
    const [line = ''] = stdout.split('\n');
    expect(line).toMatch(/^npx tuning-gate compare /);
    const compared = run(line.replace('npx tuning-gate', `node "${inside('dist/cli.js')}"`));
    expect(compared.status).toBe(1);
    expect(stdout).toContain(compared.stdout);
  });

  test('is a library: the example of the README runs, and so does every file of a report', () => {
    const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
    cpSync(inside('examples'), join(folder, 'examples'), { recursive: true });
    const saving =
      "\nawait report(result).save('saved');\nconsole.log(await report(result).html());";
    writeFileSync(join(folder, 'example.mjs'), `${example}${saving}`);
    const { stdout, stderr } = run('node example.mjs');
    expect(stderr).toBe('');
    const [, promised] = /console.log\(.*\); \/\/ (.*)/.exec(example) ?? [];
    expect(stdout.split('\n')[0]).toBe(promised);
    const saved = readdirSync(join(folder, 'saved'));
    expect(saved.sort()).toEqual(
      ['json', 'md', 'csv', 'csv', 'html', 'svg', 'svg', 'png', 'png'].map(() => expect.anything()),
    );
    expect(stdout).toContain(readFileSync(join(folder, 'saved', 'report.html'), 'utf8'));
  });

  test('has types that strict projects compile with, whichever way they resolve modules', () => {
    writeFileSync(
      join(folder, 'typed.mts'),
      `import { compareSweeps, type Comparison, readSweep, UserError } from 'tuning-gate';
const sweep = await readSweep('a.csv', { direction: 'maximize' });
const result: Comparison = compareSweeps(sweep, [0.5, null], { budgets: [1, 2] });
const p: number | undefined = result.test?.pValue;
// @ts-expect-error: not a direction
compareSweeps([1], [2], { direction: 'up' });
try {
  console.log(p?.toFixed(3));
} catch (error) {
  if (error instanceof UserError) console.log(error.option);
}
`,
    );
    const tsc = `node "${join(process.cwd(), 'node_modules', 'typescript', 'bin', 'tsc')}"`;
    const types = join(process.cwd(), 'node_modules', '@types');
    const strict = `--strict --target es2022 --exactOptionalPropertyTypes --typeRoots "${types}" --types node`;
    expect(run(`${tsc} --noEmit ${strict} --module nodenext typed.mts`)).toMatchObject({
      stdout: '',
    });
    const bundled = run(
      `${tsc} --listFilesOnly --module esnext --moduleResolution bundler typed.mts`,
    );
    expect(bundled.stdout).toMatch(/tuning-gate[/\\]dist[/\\]library\.d\.ts$/m);
  });

  test('has no call to GitHub in what the library loads, and starts nothing when the Action is imported', () => {
    const loaded = new Set<string>();
    const load = (path: string) => {
      if (loaded.has(path)) return;
      loaded.add(path);
      const text = readFileSync(path, 'utf8');
      expect(text).not.toMatch(/octokit|api\.github\.com|@actions\//);
      const imports = text.matchAll(/^(?:import|\}) [^;]*?from "(\.[^"]+)";|^import "(\.[^"]+)"/gm);
      for (const [, from, alone = ''] of imports) load(join(path, '..', from ?? alone));
    };
    load(inside('dist/library.js'));
    expect(loaded.size).toBeGreaterThan(5);
    writeFileSync(
      join(folder, 'import.mjs'),
      `await import('./node_modules/tuning-gate/dist/index.js');`,
    );
    expect(run('node import.mjs')).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(run(`node "${inside('dist/index.js')}"`).stdout).toContain('::error::');
  });

  test('is described as npm wants it', () => {
    const copy = join(folder, 'node_modules', 'tuning-gate');
    expect(run('npm pkg fix', copy).status).toBe(0);
    expect(JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'))).toEqual(manifest);
  });
});
