import { annotationsOf } from '../../src/action/annotations.ts';
import { UserError } from '../../src/errors.ts';

const at = (where: string) =>
  annotationsOf(new UserError({ fault: 'data', where, what: 'is wrong', fix: 'Mend it.' }));

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
  ', line 7',
  'sweep.csv, line ',
  'sweep.csv, line 1e3',
  `sweep.csv, line ${'9'.repeat(10)}`,
  'sweep.csv, line 7, column 2',
])('an error at no line has no remark: %s', (where) => {
  expect(at(where)).toEqual([]);
});
