import fc from 'fast-check';
import { describeBudgets } from '../../src/render/budgets.ts';
import { formatAge, formatFor, formatPercent, plural, signed } from '../../src/render/numbers.ts';

describe('a number is written with the digits its limits warrant', () => {
  test.each([
    [0.884462, 0.0059, '0.884'],
    [0.312457, 0.093, '0.31'],
    [0.4215, 0.15, '0.42'],
    [1234567, 30000, '1234567'],
    [-0.0481, 0.036, '−0.05'],
    [-0.0001, 0.09, '0.00'],
    [12.5, 0, '12.50'],
    [0.97, Infinity, '0.9700'],
    [3.2e-9, 1e-10, '3.20e−9'],
    [2.5e12, 1e11, '2.50e12'],
    [100000000.5, 0.3, '1.0000000050e8'],
    [0.900000012, 1e-8, '0.900000012'],
  ])('%d with limits %d apart is %s', (value, width, expected) => {
    expect(formatFor(width, Math.abs(value))(value).replace('e+', 'e')).toBe(expected);
  });

  test('a difference has a sign unless it is zero', () => {
    const format = signed(formatFor(0.1, 1));
    expect([0.21, -0.21, 0.001].map(format)).toEqual(['+0.21', '−0.21', '0.00']);
  });

  test('percentages and plurals', () => {
    expect([0.8, 0.995, 0.1 + 0.2].map(formatPercent)).toEqual(['80 %', '99.5 %', '30 %']);
    expect(formatPercent(1 - 1e-12)).not.toBe('100 %');
    expect([plural(1, 'trial'), plural(2, 'trial')]).toEqual(['1 trial', '2 trials']);
  });
});

describe('budgets are rounded inwards to whole trials', () => {
  test.each([
    [[[1.5355, 8.154]], 'for budgets of 2 to 8 trials'],
    [[[1, 1.4]], 'for a budget of 1 trial'],
    [[[2.9, 3.1]], 'for a budget of 3 trials'],
    [[[1.2, 1.8]], 'for budgets around 1.5 trials'],
    [
      [
        [1, 2.5],
        [4.5, 8.1],
      ],
      'for budgets of 1 to 2 and 5 to 8 trials',
    ],
    [
      [
        [1, 2.5],
        [2.6, 2.8],
        [4.5, 8.1],
      ],
      'for budgets of 1 to 2 and 5 to 8 trials',
    ],
    [
      [
        [3.5, 4.2],
        [4.8, 8.1],
      ],
      'for budgets of 4 to 8 trials',
    ],
    [
      [
        [1, 1.5],
        [3, 3.5],
        [5, 5.5],
        [7, 8],
      ],
      'for 4 stretches of budgets between 1 and 8 trials',
    ],
  ] as [[number, number][], string][])('%j is %s', (intervals, expected) => {
    expect(describeBudgets(intervals, { kind: 'trials', unit: null })).toBe(expected);
  });
});

describe('an age is written in the largest unit of which there are two or more', () => {
  const [MINUTE, HOUR, DAY] = [60, 3600, 86_400] as [number, number, number];

  test.each([
    [0, 'just made'],
    [59.9, 'just made'],
    [MINUTE, '1 minute old'],
    [2 * MINUTE - 1, '1 minute old'],
    [119 * MINUTE, '119 minutes old'],
    [2 * HOUR, '2 hours old'],
    [47.9 * HOUR, '47 hours old'],
    [2 * DAY, '2 days old'],
    [400.5 * DAY, '400 days old'],
  ])('%d s: %s', (seconds, expected) => {
    expect(formatAge(seconds)).toBe(expected);
  });

  test('and is never more than it is', () => {
    const seconds = { minute: MINUTE, hour: HOUR, day: DAY };
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (age) => {
        const [, count = '0', unit] = /^(\d+) (minute|hour|day)s? old$/.exec(formatAge(age)) ?? [];
        const said = Number(count) * (seconds[unit as keyof typeof seconds] ?? 0);
        expect(said).toBeLessThanOrEqual(age);
        expect(age - said).toBeLessThan(Math.max(MINUTE, age / 2));
      }),
    );
  });
});
