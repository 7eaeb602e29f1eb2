import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Types are gone from what is executed, and so lines move. */
interface Trial {
  readonly score: number;
}

function fail({ score }: Trial): never {
  throw new Error(`score ${score}`);
}

/** The place of the text in a file, as stack traces write it. */
function placeOf(text: string, file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1}:`;
}

describe('stack traces', () => {
  test('show the lines of the sources', () => {
    const [name, file] = ['stack-traces.test.ts', join(process.cwd(), 'test/stack-traces.test.ts')];
    expect(name).toBe(file.slice(-name.length));
    expect(() => fail({ score: 1 })).toThrow(
      expect.objectContaining({ stack: expect.stringContaining(placeOf('throw new Error', file)) }),
    );
  });

  test('of a failing test show its line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'failing-'));
    const file = join(folder, 'failing.test.ts');
    const lines = ['interface Trial {', '  score: number;', '}', "test('fails', () => {"];
    writeFileSync(file, [...lines, '  expect(1).toBe(2);', '});', ''].join('\n'));
    const { jest } = JSON.parse(readFileSync('package.json', 'utf8'));
    const runner = join(process.cwd(), 'node_modules/jest-light-runner/src/index.js');
    const ownConfig = { ...jest, rootDir: folder, roots: [folder], testMatch: [file], runner };
    const config = JSON.stringify({ ...ownConfig, setupFilesAfterEnv: [] });
    const jestPath = 'node_modules/jest/bin/jest.js';
    const program = ['--import', './test/support/typescript.mjs', jestPath, '--config', config];
    const { stderr, status } = spawnSync(process.execPath, program, { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toContain('failing.test.ts:5:13');
  });
});
