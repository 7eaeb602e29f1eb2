import { nearestNames, UserError } from '../src/errors.ts';

const texts = (
  readers: Parameters<UserError['to']>[0],
  error: Partial<ConstructorParameters<typeof UserError>[0]>,
) =>
  new UserError({ fault: 'data', where: 'a.csv', what: 'is wrong', fix: 'Fix it.', ...error }).to(
    readers,
  );

describe('an error names options as its readers know them', () => {
  test('by flags on the command line', () => {
    const error = texts('flags', {
      where: 'metric (--metric) and direction (--direction)',
      fix: 'Leave `format` (--format) out, or try `format` (--format csv).',
    });
    expect(error.message).toBe(
      '--metric and --direction: is wrong. Leave --format out, or try --format csv.',
    );
  });

  test('by inputs in a workflow', () => {
    const error = texts('inputs', {
      where: 'failed-trials (--failed-trials)',
      fix: 'Leave `format` (--format) out, or try `format` (--format csv).',
    });
    expect(error.message).toBe(
      'input failed-trials: is wrong. Leave `format` out, or try `format: csv`.',
    );
  });

  test('and leaves all other text unchanged', () => {
    const error = texts('inputs', { fault: 'settings', what: 'has a (--b) and --metric' });
    expect(error).toMatchObject({
      fault: 'settings',
      what: 'has a (--b) and --metric',
      where: 'a.csv',
    });
    expect(error.message).toBe('a.csv: has a (--b) and --metric. Fix it.');
  });
});

test.each([
  ['accurcay', ['accuracy']],
  ['acc', ['val/acc']],
  ['val_loss', ['loss']],
  ['x', []],
])('the names nearest to %s are %j', (name, names) => {
  expect(nearestNames(name, ['accuracy', 'val/acc', 'loss', 'f1'])).toEqual(names);
});
