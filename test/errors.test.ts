import {
  dataError,
  naming,
  nearestNames,
  settingsError,
  systemRefusal,
  UserError,
} from '../src/errors.ts';

describe('an error names options as its readers know them', () => {
  const fix = naming`Leave ${{ option: 'format' }} out, or try ${{ option: 'format', value: 'csv' }}.`;
  const error = settingsError(
    'metric',
    naming`is ${'`--metric`'}, without ${{ option: 'cost' }}`,
    fix,
  );

  test('by flags on the command line', () => {
    expect(error.messageFor('flags')).toBe(
      '--metric: is `--metric`, without --cost. Leave --format out, or try --format csv.',
    );
  });

  test('by inputs in a workflow', () => {
    expect(error.messageFor('inputs')).toBe(
      'input metric: is `--metric`, without `cost`. Leave `format` out, or try `format: csv`.',
    );
  });

  test('by both where nobody knows who reads it', () => {
    expect(error.message).toBe(
      'metric (--metric): is `--metric`, without `cost` (--cost). Leave `format` (--format) out, or try `format` (--format csv).',
    );
  });

  test('also after its place has been replaced', () => {
    const placed = new UserError({ ...error, where: 'config.yml, metric' });
    expect(placed.messageFor('flags')).toMatch(/^config\.yml, metric: is .+, without --cost\./);
    expect(placed).toMatchObject({ fault: 'settings', option: 'metric' });
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
  expect(option).toMatchObject({ option: 'metric', file: null, where: null });
  expect(option.messageFor('flags')).toBe('--metric: is missing. Name it.');
});

test.each([
  ['EMFILE', 'Run it again where there is room, and fewer files are open.'],
  ['ENOENT', 'install the program again, or run `npm run build` in its sources'],
])('what the system refuses with %s has a fix that helps', (code, fix) => {
  const refused = Object.assign(new Error(`${code}: refused, open 'a'`), { code, syscall: 'open' });
  expect(systemRefusal(refused)?.message).toContain(fix);
});
