import { formatLimit, formatOdds, formatTimes } from '../../src/report/index.ts';
import { binomialCdf } from '../support/binomial.ts';

describe('how often something happens', () => {
  const exact = { standardError: 0, isBound: false, sample: null };
  const simulated = (hits: number, draws: number, standardError: number) => ({
    rate: hits / draws,
    standardError,
    isBound: false,
    sample: { hits, draws },
  });
  test.each([
    [{ ...exact, rate: 0.000731 }, '0.073 % of the time'],
    [{ ...exact, rate: 0.0028863 }, '0.29 % of the time'],
    [{ ...exact, rate: 0.38 }, '38 % of the time'],
    [{ ...exact, rate: 1 }, '100 % of the time'],
    [{ ...exact, rate: 0 }, 'less than 0.0001 % of the time'],
    [{ ...exact, rate: 0.000731, isBound: true }, 'at most 0.074 % of the time'],
    [simulated(7450, 50_000, 0.0016), 'about 14.9 % of the time (give or take 0.32 %)'],
    [
      { ...simulated(7450, 50_000, 0.0016), isBound: true },
      'at most about 14.9 % of the time (give or take 0.32 %)',
    ],
    [simulated(10, 50_000, 6.4e-5), 'about 0.02 % of the time (give or take 0.013 %)'],
    [simulated(20_000, 20_000, 3.5e-5), 'about 100 % of the time (give or take 0.007 %)'],
    [simulated(0, 50_000, 1e-5), 'at most 0.0074 % of the time (simulated, 97.5 % sure)'],
    [simulated(2, 5000, 3e-4), 'at most 0.15 % of the time (simulated, 97.5 % sure)'],
    // A rate that a higher level has for certain.
    [
      { ...simulated(0, 50_000, 1e-5), rate: 0.0002 },
      'at most 0.02 % of the time (simulated, 97.5 % sure)',
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
    const percent = Number.parseFloat(formatOdds(simulated(hits, draws, 1e-5)).slice(8));
    expect(binomialCdf(hits, draws, percent / 100)).toBeLessThanOrEqual(0.025);
    expect(binomialCdf(hits, draws, (0.9 * percent) / 100)).toBeGreaterThan(0.025);
  });

  test('is a limit where it is computed as one', () => {
    expect(formatLimit(0.1071)).toBe('at most 11 % of the time');
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
