import { annotationOf } from '../../src/action/annotation.ts';
import { dataError } from '../../src/errors.ts';

const READ = { baseline: 'auto', candidate: 'sweeps', workingDirectory: '/home/ci/checkout' };

const at = (where: string, inputs: Partial<typeof READ> = {}) =>
  annotationOf(
    dataError(where, 'is wrong', 'Fix it.'),
    { ...READ, ...inputs },
    '/home/ci/checkout',
  );

describe('an error in a file is annotated at its line', () => {
  test.each([
    ['sweep.csv, line 7', 'sweep.csv', 7],
    ['runs/a b, line 2.jsonl, line 12', 'runs/a b, line 2.jsonl', 12],
    ['größe/精度.csv, line 123456789', 'größe/精度.csv', 123456789],
    ['sweep.csv, line 0', 'sweep.csv', 1],
  ])('%s', (where, path, line) => {
    expect(at(where)).toEqual({
      path,
      startLine: line,
      endLine: line,
      level: 'failure',
      title: 'This sweep cannot be read',
      message: 'is wrong. Fix it.',
    });
  });
});

test.each([
  'sweep.csv',
  'input confidence',
  'metric (--metric)',
  'sweep.csv, line 1e3',
  `sweep.csv, line ${'9'.repeat(10)}`,
  'sweep.csv, line 7, column 2',
  '../elsewhere.csv, line 7',
  `${'x'.repeat(501)}, line 7`,
])('an error without a line of a file in the repository is not annotated: %s', (where) => {
  expect(at(where)).toBeNull();
});

test('an annotation names the file from the root of the repository', () => {
  const below = at('sweep.csv, line 7', { workingDirectory: '/home/ci/checkout/models' });
  const absolute = at('/home/ci/checkout/a/sweep.csv, line 7');
  expect([below?.path, absolute?.path]).toEqual(['models/sweep.csv', 'a/sweep.csv']);
});

test.each<[string, Partial<typeof READ>]>([
  ['the sweeps that were collected', { candidate: 'auto' }],
  ['an artifact', { candidate: 'artifact:sweep' }],
  ['another run', { candidate: 'run:7:sweep' }],
  ['another commit', { candidate: 'ref:main:sweep.csv' }],
  ['a baseline in an artifact', { baseline: 'artifact:sweep' }],
])('a file named by %s is not annotated', (_, inputs) => {
  expect(at('.github/workflows/ci.yml, line 3', inputs)).toBeNull();
});
