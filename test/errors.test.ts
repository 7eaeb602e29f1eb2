import { dataError, nearestNames, settingsError, UserError } from '../src/errors.ts';

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

test('an error carries its file, line and option as data, next to what it says', () => {
  const place = { path: 'a\u202eb.csv', line: 7 };
  expect(dataError(place, 'is wrong', 'Mend it.')).toMatchObject({
    ...{ file: place.path, line: 7, option: null, where: 'a b.csv, line 7' },
    message: 'a b.csv, line 7: is wrong. Mend it.',
  });
  expect(dataError({ path: 'a.db', part: 'trial 3' }, 'x', 'y')).toMatchObject({
    ...{ file: 'a.db', line: null, where: 'a.db, trial 3' },
  });
  const option = settingsError('metric', 'is missing', 'Name it.');
  expect(option).toMatchObject({ option: 'metric', file: null, where: 'metric (--metric)' });
  expect(option.to('flags')).toMatchObject({ option: 'metric', where: '--metric' });
});
