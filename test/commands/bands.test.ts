import { build } from 'esbuild';
import { conforming, runCommand } from '../support/command-line.ts';

const bands = (line: string) => runCommand(['bands', ...line.split(' ')]);

describe('bands', () => {
  test.each(['ld-highest-density', 'ld-equal-tailed', 'ks', 'dkw'])(
    '%s conform',
    async (method) => {
      const { code, out } = await bands(`--n 12 --confidence 0.9 --band ${method} --json`);
      const value = await conforming('bands', out);
      expect(code).toBe(0);
      expect(value).toMatchObject({ method, n: 12, confidence: 0.9 });
      expect(value.lower).toHaveLength(12);
    },
  );

  test('load only what they need', async () => {
    const { outputs = {} } = (
      await build({
        entryPoints: ['src/commands/bands.ts'],
        ...{ bundle: true, splitting: true, format: 'esm', platform: 'node' },
        ...{ metafile: true, write: false, outdir: 'out', packages: 'external' },
      })
    ).metafile;
    const loaded = new Set<string>();
    const load = (path: string) => {
      if (loaded.has(path)) return;
      loaded.add(path);
      const statics = outputs[path]?.imports.filter(({ kind }) => kind === 'import-statement');
      for (const { path: imported } of statics ?? []) load(imported);
    };
    load('out/bands.js');
    const sources = [...loaded].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
    const folders = new Set(sources.flatMap((path) => path.split('/')[1] ?? []));
    const few = ['commands', 'errors.ts', 'estimate', 'math', 'tool.ts'];
    expect([...folders].sort()).toEqual(few);
  });

  test('are also for people', async () => {
    const { out } = await bands('--n 3');
    expect(out).toMatch(
      /^ld-highest-density, n = 3, confidence 0\.8\n\nrank\tlower\tupper\n1\t0\.\d{6}\t/,
    );
  });
});
