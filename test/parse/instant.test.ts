import { readInstant, secondsBetween } from '../../src/parse/values.ts';

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
