import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Types are gone from what is executed, and so lines move. */
interface Trial {
  readonly score: number;
}

function fail({ score }: Trial): never {
  throw new Error(`score ${score}`);
}

test('stack traces show the lines of the sources', () => {
  const file = join(process.cwd(), 'test/stack-traces.test.ts');
  const lines = readFileSync(file, 'utf8').split('\n');
  const place = `${file}:${lines.findIndex((line) => line.includes('throw new Error')) + 1}:`;
  expect(() => fail({ score: 1 })).toThrow(
    expect.objectContaining({ stack: expect.stringContaining(place) }),
  );
});
