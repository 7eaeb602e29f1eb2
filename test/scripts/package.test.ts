import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

  test('answers --version without a network', () => {
    const { status, stdout } = run('npx tuning-gate --version');
    expect([status, stdout]).toEqual([0, `${manifest.version}\n`]);
  });

  test('runs the demo, whose first line runs too', () => {
    const { status, stdout } = run('npx tuning-gate demo');
    expect(status).toBe(0);
    expect(readdirSync(join(folder, 'tuning-gate-demo'))).toContain('chart-light.png');
    const [line = ''] = stdout.split('\n');
    expect(line).toMatch(/^npx tuning-gate compare /);
    const compared = run(line);
    expect(compared.status).toBe(1);
    expect(stdout).toContain(compared.stdout);
  });

  test('is described as npm wants it', () => {
    const copy = join(folder, 'node_modules', 'tuning-gate');
    expect(run('npm pkg fix', copy).status).toBe(0);
    expect(JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'))).toEqual(manifest);
  });
});
