import { annotationsOf } from '../../src/action/run-action.ts';
import { UserError } from '../../src/errors.ts';

const READ = { baseline: 'auto', candidate: 'sweeps', workingDirectory: '/home/ci/checkout' };

const at = (where: string, inputs: Partial<typeof READ> = {}) =>
  annotationsOf(
    new UserError({ fault: 'data', where, what: 'is wrong', fix: 'Mend it.' }),
    { ...READ, ...inputs },
    '/home/ci/checkout',
  );

describe('an error in a file is remarked on at its line', () => {
  test.each([
    ['sweep.csv, line 7', 'sweep.csv', 7],
    ['runs/a b, line 2.jsonl, line 12', 'runs/a b, line 2.jsonl', 12],
    ['größe/精度.csv, line 123456789', 'größe/精度.csv', 123456789],
    ['sweep.csv, line 0', 'sweep.csv', 1],
  ])('%s', (where, path, line) => {
    expect(at(where)).toEqual([
      {
        path,
        startLine: line,
        endLine: line,
        level: 'failure',
        title: 'This sweep cannot be read',
        message: 'is wrong. Mend it.',
      },
    ]);
  });
});

test.each([
  'sweep.csv',
  'input confidence',
  'metric (--metric)',
  'sweep.csv, line 1e3',
  `sweep.csv, line ${'9'.repeat(10)}`,
  'sweep.csv, line 7, column 2',
])('an error at no line has no remark: %s', (where) => {
  expect(at(where)).toEqual([]);
});

test('a remark is on the file from the root of the repository', () => {
  const [below] = at('sweep.csv, line 7', { workingDirectory: '/home/ci/checkout/models' });
  const [absolute] = at('/home/ci/checkout/a/sweep.csv, line 7');
  expect([below?.path, absolute?.path]).toEqual(['models/sweep.csv', 'a/sweep.csv']);
});

test.each<[string, Partial<typeof READ>]>([
  ['the sweeps that were collected', { candidate: 'auto' }],
  ['an artifact', { candidate: 'artifact:sweep' }],
  ['another run', { candidate: 'run:7:sweep' }],
  ['another commit', { candidate: 'ref:main:sweep.csv' }],
  ['a baseline in an artifact', { baseline: 'artifact:sweep' }],
])('what %s says of a file is no reason for a remark on it', (_, inputs) => {
  expect(at('.github/workflows/ci.yml, line 3', inputs)).toEqual([]);
});
