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
    const place = placeOf('throw new Error', join(process.cwd(), 'test/stack-traces.test.ts'));
    expect(() => fail({ score: 1 })).toThrow(
      expect.objectContaining({ stack: expect.stringContaining(place) }),
    );
  });

  test('of a failing test show its line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'failing-'));
    const file = join(folder, 'failing.test.ts');
    const lines = ['interface Trial {', '  score: number;', '}', "test('fails', () => {"];
    writeFileSync(file, [...lines, '  expect(1).toBe(2);', '});', ''].join('\n'));
    // The sequencer is a file of the project, which the folder does not have.
    const { testSequencer: _, ...jest } = JSON.parse(readFileSync('package.json', 'utf8')).jest;
    const runner = join(process.cwd(), 'node_modules/jest-light-runner/src/index.js');
    const config = { ...jest, runner, rootDir: folder, roots: [folder], setupFilesAfterEnv: [] };
    const program = ['--import', './test/support/typescript.mjs', 'node_modules/jest/bin/jest.js'];
    const given = ['--config', JSON.stringify({ ...config, testMatch: ['**/*.test.ts'] })];
    const options = { encoding: 'utf8' } as const;
    const { stderr, status } = spawnSync(process.execPath, [...program, ...given], options);
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toContain('failing.test.ts:5:13');
  });
});
