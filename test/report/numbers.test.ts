import fc from 'fast-check';
import {
  formatBudget,
  formatDuration,
  formatFor,
  formatLimit,
  formatOdds,
  formatPercent,
  formatTimes,
  plural,
  powerOfTen,
  roundedDown,
  roundedTo,
  roundedUp,
  signed,
  significantFormat,
} from '../../src/report/index.ts';
import { binomialCdf } from '../support/binomial.ts';

/** The number that is written. */
function meant(text: string): number {
  return Number(text.replace('−', '-').replace(/[+,]/g, '').replace('k', 'e3').replace('M', 'e6'));
}

describe('a number is written with the digits its limits warrant', () => {
  test.each([
    [0.884462, 0.0059, '0.884'],
    [0.312457, 0.093, '0.31'],
    [1234567, 30000, '1,230,000'],
    [301714, 0, '301,714'],
    [301714, 900, '301,700'],
    [-0.0481, 0.036, '−0.05'],
    [-0.0001, 0.09, '0.00'],
    [12.5, 0, '12.50'],
    [0.97, Infinity, '0.9700'],
    [2.5e12, 1e11, '2.50e12'],
    [100000000.5, 0.3, '1.0000000050e8'],
    [0.900000012, 1e-8, '0.900000012'],
    [5e-324, 0, '5e−324'],
    [0, 0, '0'],
    [0, 0.02, '0.000'],
  ])('%d with limits %d apart is %s', (value, width, expected) => {
    expect(formatFor(width, Math.abs(value))(value).replace('e+', 'e')).toBe(expected);
  });

  test.each([
    [260.4, 2, '260'],
    [0.00503, 2, '0.0050'],
    [-0.0999, 2, '−0.10'],
    [301_714, 3, '302,000'],
    [9.996, 3, '10.0'],
    [4.2e-9, 2, '4.2e−9'],
    [0, 3, '0'],
  ])('%d of scores that span decades has %d significant digits: %s', (value, digits, expected) => {
    expect(significantFormat(digits)(value)).toBe(expected);
  });

  test('a limit is rounded outwards to the nearest that can be written, but for rounding errors', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const width = fc.double({ min: 1e-3, max: 1e5, noNaN: true });
    fc.assert(
      fc.property(value, width, (loss, apart) => {
        const format = formatFor(apart, Math.abs(loss));
        const read = (text: string) => Number(text.replace('−', '-').replaceAll(',', ''));
        const up = read(roundedUp(format)(loss));
        expect(up).toBeGreaterThanOrEqual(loss - 1e-6 * apart);
        expect(up - loss).toBeLessThanOrEqual(apart / 3 + 1e-9);
        expect(read(roundedDown(format)(-loss))).toBe(0 - up);
      }),
    );
  });

  test('a difference that can be written is not rounded', () => {
    const format = formatFor(0.003, 1);
    expect([roundedDown, roundedUp].map((way) => way(format)(0.907 - 0.91))).toEqual([
      '−0.003',
      '−0.003',
    ]);
    expect([roundedDown, roundedUp].map((way) => way(format)(0.0031))).toEqual(['0.003', '0.004']);
  });

  test('a difference has a sign unless it is zero', () => {
    const format = signed(formatFor(0.1, 1));
    expect([0.21, -0.21, 0.001].map(format)).toEqual(['+0.21', '−0.21', '0.00']);
  });

  test('percentages and plurals', () => {
    expect([0.8, 0.995, 0.1 + 0.2].map(formatPercent)).toEqual(['80 %', '99.5 %', '30 %']);
    expect([plural(1, 'trial'), plural(2, 'trial')]).toEqual(['1 trial', '2 trials']);
  });
});

const magnitudes = fc.oneof(
  fc.double({ min: 5e-324, max: 1e308, noNaN: true }),
  fc
    .tuple(fc.integer({ min: -323, max: 307 }), fc.double({ min: 1, max: 9.99, noNaN: true }))
    .map(([exponent, mantissa]) => Number(`${mantissa}e${exponent}`)),
);

describe('a number that is not zero', () => {
  test('is never written as zero where it is exact', () => {
    fc.assert(
      fc.property(magnitudes, magnitudes, fc.boolean(), (one, other, isNegative) => {
        const [value, magnitude] = [Math.min(one, other), Math.max(one, other)];
        for (const width of [0, Infinity]) {
          const text = formatFor(width, magnitude)(isNegative ? -value : value);
          expect(text).toMatch(/[1-9]/);
          expect(text.startsWith('−')).toBe(isNegative);
        }
      }),
    );
  });

  test('is written as zero only where its limits are far wider than it', () => {
    fc.assert(
      fc.property(magnitudes, magnitudes, (value, width) => {
        const text = formatFor(width, value)(value);
        if (!/^[^e]*[1-9]/.test(text)) expect(value).toBeLessThan(width / 3);
      }),
    );
  });
});

test.each([
  [0.77973, Math.floor, 0.779],
  [0.9996, Math.floor, 0.999],
  [0.78, Math.floor, 0.78],
  [1, Math.floor, 1],
  [0.2 + 0.1, Math.ceil, 0.3],
  [1234.5, Math.ceil, 1240],
])('%d to three digits by %p is %d', (value, round, expected) => {
  expect(roundedTo(value, 3, round)).toBe(expected);
});

describe('a budget in few characters', () => {
  test.each([
    [8, '8'],
    [22.31, '22.3'],
    [0.25, '0.25'],
    [0.00123, '0.0012'],
    [9994, '9,990'],
    [9996, '10k'],
    [999_600, '1M'],
    [1_530_000, '1.53M'],
    [3.891e28, '3.89e28'],
    [0.0004, '4e−4'],
    [1e-100, '1e−100'],
  ])('%d is %s', (budget, expected) => {
    expect(formatBudget(budget)).toBe(expected);
  });

  test('is right to half of its last digit at any size', () => {
    fc.assert(
      fc.property(magnitudes, (budget) => {
        const text = formatBudget(budget);
        expect(text.length).toBeLessThan(10);
        expect(Math.abs(meant(text) - budget)).toBeLessThanOrEqual(0.051 * budget);
        if (budget >= 10)
          expect(Math.abs(meant(text) - budget)).toBeLessThanOrEqual(0.0051 * budget);
      }),
    );
  });

  test('as a power of ten has no digit too many', () => {
    expect([1.5e9, 1e-12, -2.345e30].map((value) => powerOfTen(value, 3))).toEqual([
      ...['1.5e9', '1e−12', '−2.35e30'],
    ]);
  });
});

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400] as [number, number, number];

test.each([
  [59.94, '60 seconds'],
  [1.25 * MINUTE, '75 seconds'],
  [2.5 * MINUTE, '2.5 minutes'],
  [2 * HOUR, '2 hours'],
  [47.9 * HOUR, '48 hours'],
  [2 * DAY, '2 days'],
  [3.49 * DAY, '3.5 days'],
])(
  'a duration is written in the largest unit of which there are two or more %d s: %s',
  (seconds, expected) => {
    expect(formatDuration(seconds)).toBe(expected);
  },
);

describe('how often something happens', () => {
  const exact = { standardError: 0, isBound: false, sample: null };
  const simulated = (hits: number, draws: number, standardError: number) => ({
    rate: hits / draws,
    standardError,
    isBound: false,
    sample: { hits, draws },
  });
  test.each([
    [{ ...exact, rate: 0.000731 }, '0.7 times in 1,000'],
    [{ ...exact, rate: 0.0028863 }, '2.9 times in 1,000'],
    [{ ...exact, rate: 0.38 }, '380 times in 1,000'],
    [{ ...exact, rate: 1 }, '1000 times in 1,000'],
    [{ ...exact, rate: 0 }, 'fewer than 0.1 times in 1,000'],
    [{ ...exact, rate: 0.000731, isBound: true }, 'at most 0.8 times in 1,000'],
    [simulated(7450, 50_000, 0.0016), 'about 149 times in 1,000 (give or take 3.2)'],
    [
      { ...simulated(7450, 50_000, 0.0016), isBound: true },
      'at most about 149 times in 1,000 (give or take 3.2)',
    ],
    [simulated(10, 50_000, 6.4e-5), 'about 0.2 times in 1,000 (give or take 0.2)'],
    [simulated(20_000, 20_000, 3.5e-5), 'about 1000 times in 1,000 (give or take 0.1)'],
    [simulated(0, 50_000, 1e-5), 'at most 0.1 times in 1,000 (simulated, 97.5 % sure)'],
    [simulated(2, 5000, 3e-4), 'at most 1.5 times in 1,000 (simulated, 97.5 % sure)'],
    // A rate that a higher level has for certain.
    [
      { ...simulated(0, 50_000, 1e-5), rate: 0.0002 },
      'at most 0.2 times in 1,000 (simulated, 97.5 % sure)',
    ],
  ])('%j is %s', (frequency, expected) => {
    expect(formatOdds(frequency)).toBe(expected);
  });

  test.each([
    [0, 1000],
    [1, 5000],
    [3, 20_000],
    [9, 50_000],
  ])('is at most what %i hits in %i draws leave possible', (hits, draws) => {
    const limit = Number.parseFloat(formatOdds(simulated(hits, draws, 1e-5)).slice(8));
    expect(binomialCdf(hits, draws, limit / 1000)).toBeLessThanOrEqual(0.025);
    expect(binomialCdf(hits, draws, (limit - 0.1) / 1000)).toBeGreaterThan(0.025);
  });

  test('is a limit where it is computed as one', () => {
    expect(formatLimit(0.1071)).toBe('at most 108 times in 1,000');
  });
});

test.each([
  [3.949, '4×'],
  [4, '4×'],
  [2.698, '2.7×'],
  [16.53, '17×'],
  [2.3 * 3, '6.9×'],
  [123.4, '124×'],
  [1.2412, '1.3×'],
  [0.0423, '0.043×'],
])('a factor of at most %d is %s', (factor, expected) => {
  expect(formatTimes(factor, Math.ceil)).toBe(expected);
});
