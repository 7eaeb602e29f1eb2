import fc from 'fast-check';
import { UserError } from '../../src/errors.ts';
import { understand } from '../../src/parse/read-record.ts';
import { textIfAny } from '../../src/read/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace } from '../../src/read/place.ts';
import type { SourceFile } from '../../src/read/source-file.ts';
import { textFile } from '../parse/sweeps.ts';
import { repetitions } from './repetitions.ts';

const PIECES = [
  ...['', '"', '\\"', '\\', '{', '}', '[', ']', ',', ':', '\n', '-', '.', 'e9', '0', ' '],
  ...['NaN', '-Infinity', '1e999', 'null', 'true', '"__proto__":', 'constructor', '\u{1f600}'],
];

const change = fc.record({
  file: fc.nat(),
  at: fc.nat(),
  length: fc.oneof(fc.nat(4), fc.nat(400)),
  put: fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 5, unit: 'binary' })),
});

type Change = ReturnType<typeof change.generate>['value'];

function changed(files: readonly SourceFile[], { file, at, length, put }: Change): SourceFile[] {
  return files.map((one, i) => {
    if (i !== file % files.length) return one;
    const start = at % (textIfAny(one).length + 1);
    return textFile(
      one.path,
      textIfAny(one).slice(0, start) + put + textIfAny(one).slice(start + length),
    );
  });
}

const changes = fc.array(change, { minLength: 1, maxLength: 4 });

async function expectTableOrError(result: () => unknown): Promise<void> {
  try {
    await result();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error.message).toMatch(/^\P{Cc}{20,3000}$/u);
  }
}

test.each([
  { name: 'ray/random', format: 'ray-experiment' },
  { name: 'ray/killed', format: 'ray-experiment' },
  { name: 'keras-tuner/random', format: 'keras-tuner' },
  { name: 'keras-tuner/bayesian', format: 'keras-tuner' },
])('a damaged $name is a table or an error for the user', async ({ name, format }) => {
  const files = await readLocal(name, localPlace('test/fixtures'));
  const texts = files.filter(({ kind }) => kind === 'text');
  await fc.assert(
    fc.asyncProperty(changes, (all) => {
      const damaged = all.reduce(changed, texts);
      return expectTableOrError(() => understand(damaged, { format, study: null }));
    }),
    { numRuns: repetitions(200, 5000) },
  );
});

test('a damaged dataframe is a table or an error for the user', async () => {
  const files = await readLocal('ray/grid.csv', localPlace('test/fixtures'));
  await fc.assert(
    fc.asyncProperty(changes, (all) => {
      const damaged = all.reduce(changed, files);
      return expectTableOrError(() => understand(damaged, { format: 'ray-csv', study: null }));
    }),
    { numRuns: repetitions(200, 5000) },
  );
});
