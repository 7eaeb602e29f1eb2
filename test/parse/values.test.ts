import { readDuration, readInstant, secondsBetween } from '../../src/parse/values.ts';

describe('a duration', () => {
  it.each<[string, number]>([
    ['0 days 00:01:02.3', 62.3],
    ['1 days 00:00:00', 86_400],
    ['00:01:02', 62],
    ['161ms', 0.161],
    ['7.6s', 7.6],
    ['5.8min', 348],
    ['2h', 7200],
    ['1d', 86_400],
    ['2 h', 7200],
  ])('%s is %d seconds', (text, seconds) => {
    expect(readDuration(text)).toBe(seconds);
  });

  it.each([
    ...['', '5', '1e3', 'PT1M2S', '1h 2m', '5 months', '3dx'],
    ...['1:2', 'soon', '-5s', '5S', 5, null, undefined, ['5s'], `${'1'.repeat(20)}s`],
  ])('is not %j', (value) => {
    expect(readDuration(value)).toBeNull();
  });

  it('is read at once from any text', () => {
    expect(readDuration('1 '.repeat(100_000))).toBeNull();
  });
});

describe('an instant', () => {
  it.each([
    ['1970-01-01 00:00:01', 1],
    ['1970-01-01T00:00:01.25', 1.25],
    ['1970-01-01 00:00:00.000125', 0.000125],
    ['1970-01-01 02:00:01.198000+02:00', 1.198],
    ['1969-12-31T18:30:01-0530', 1],
    ['1970-01-01T00:00:01Z', 1],
    ['25/05/2026 09:31', null],
    ['2026-13-45 09:31:00', null],
    ['2026-05-25', null],
    ['', null],
    [null, null],
    [1, null],
  ])('is a date and a time of day in seconds: %j', (text, seconds) => {
    expect(readInstant(text)).toBe(seconds);
  });

  it('is some seconds before another, unless that is not known', () => {
    const start = readInstant('2026-05-25 09:31:08.198000+00:00');
    const end = readInstant('2026-05-25 11:31:09.3+02:00');
    expect(secondsBetween(start, end)).toBe(1.102);
    expect(secondsBetween(end, start)).toBeNull();
    expect(secondsBetween(start, null)).toBeNull();
  });
});
