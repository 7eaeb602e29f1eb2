import { formatFactor, formatLimit, formatOdds } from '../../../src/render/wording/odds.ts';
import { binomialCdf } from '../../support/binomial.ts';

describe('how often something happens', () => {
  const exact = { standardError: 0, isBound: false, sample: null };
  const simulated = (hits: number, draws: number, standardError: number) => ({
    rate: hits / draws,
    standardError,
    isBound: false,
    sample: { hits, draws },
  });
  test.each([
    [{ ...exact, rate: 0.000731 }, '73 times in 100,000'],
    [{ ...exact, rate: 0.0028863 }, '29 times in 10,000'],
    [{ ...exact, rate: 0.032 }, '32 times in 1,000'],
    [{ ...exact, rate: 0.38 }, '38 times in 100'],
    [{ ...exact, rate: 1 }, '100 times in 100'],
    [{ ...exact, rate: 0 }, 'less than once in 1,000,000 times'],
    [{ ...exact, rate: 3e-7 }, 'less than once in 1,000,000 times'],
    [{ ...exact, rate: 0.00073, isBound: true }, 'at most 73 times in 100,000'],
    [simulated(7450, 50_000, 0.0016), 'about 14.9 times in 100 (give or take 0.4)'],
    [
      { ...simulated(7450, 50_000, 0.0016), isBound: true },
      'at most about 14.9 times in 100 (give or take 0.4)',
    ],
    [simulated(1000, 50_000, 0.0006), 'about 2 times in 100 (give or take 0.2)'],
    [simulated(10, 50_000, 6.4e-5), 'about 2 times in 10,000 (give or take 1.3)'],
    [simulated(10_000, 20_000, 0.0035), 'about 50 times in 100 (give or take 0.7)'],
    [simulated(20_000, 20_000, 3.5e-5), 'about 100 times in 100 (give or take 0.1)'],
    [simulated(0, 50_000, 1e-5), 'at most 74 times in 1,000,000 (simulated, 97.5 % sure)'],
    [simulated(2, 5000, 3e-4), 'at most 15 times in 10,000 (simulated, 97.5 % sure)'],
    // A rate that a higher level has for certain.
    [
      { ...simulated(0, 50_000, 1e-5), rate: 0.0002 },
      'at most 2 times in 10,000 (simulated, 97.5 % sure)',
    ],
  ])('%j is %s', (frequency, expected) => {
    expect(formatOdds(frequency)).toBe(expected);
  });

  test.each([
    [0, 1000],
    [1, 5000],
    [3, 20_000],
    [9, 50_000],
  ])('is at most what %i hits in %i draws leave possible, and no digit more', (hits, draws) => {
    const told = formatOdds(simulated(hits, draws, 1e-5));
    const [, times = '', among = ''] = told.match(/^at most (\d+) times in ([\d,]+) /) ?? [];
    const [count, all] = [Number(times), Number(among.replaceAll(',', ''))];
    expect(binomialCdf(hits, draws, count / all)).toBeLessThanOrEqual(0.025);
    expect(binomialCdf(hits, draws, (count - 1) / all)).toBeGreaterThan(0.025);
  });

  test('never leaves the written rate further from the estimate than it says', () => {
    for (let hits = 10; hits <= 50_000; hits = Math.ceil(hits * 1.07)) {
      const rate = hits / 50_000;
      const standardError = Math.sqrt((rate * (1 - rate) + 1e-5) / 50_000);
      const told = formatOdds(simulated(hits, 50_000, standardError));
      const [, count, among, off] =
        told.match(/^about ([\d.]+) times in ([\d,]+) \(give or take ([\d.]+)\)$/) ?? [];
      const all = Number(among?.replaceAll(',', ''));
      const distance = Math.abs(Number(count) / all - rate);
      expect(Number(off) / all).toBeGreaterThanOrEqual(1.99 * standardError);
      expect(distance).toBeLessThanOrEqual((0.5 * Math.max(0.1, Number(off))) / all);
    }
  });

  test('is a limit where it is computed as one', () => {
    expect(formatLimit(0.1071)).toBe('at most 11 times in 100');
  });
});

test.each([
  [3.949, '4'],
  [4, '4'],
  [2.698, '2.7'],
  [16.53, '16.6'],
  [2.3 * 3, '6.9'],
  [123.4, '124'],
  [1.2412, '1.25'],
  [1.9999, '2'],
])('a factor of at least %d is %s', (factor, expected) => {
  expect(formatFactor(factor)).toBe(expected);
});
