import { formatFactor, formatOdds } from '../../src/render/odds.ts';

describe('how often something happens', () => {
  const exact = { standardError: 0, isBound: false };
  test.each([
    [{ ...exact, rate: 0.000731 }, '7 times in 10,000'],
    [{ ...exact, rate: 0.0151 }, '15 times in 1,000'],
    [{ ...exact, rate: 0.032 }, '3 times in 100'],
    [{ ...exact, rate: 0.38 }, '38 times in 100'],
    [{ ...exact, rate: 0.02 }, '2 times in 100'],
    [{ ...exact, rate: 1 }, '100 times in 100'],
    [{ ...exact, rate: 0 }, 'less than once in 1,000,000 times'],
    [{ ...exact, rate: 3e-7 }, 'less than once in 1,000,000 times'],
    [{ ...exact, rate: 0.00073, isBound: true }, 'at most 8 times in 10,000'],
    [{ ...exact, rate: 0.02, isBound: true }, 'at most 2 times in 100'],
    [{ rate: 0.149, standardError: 0.001, isBound: false }, 'about 15 times in 100'],
    [{ rate: 0.149, standardError: 0.001, isBound: true }, 'at most about 15 times in 100'],
    [{ rate: 0, standardError: 1e-5, isBound: false }, 'less than 2 times in 100,000'],
  ])('%j is %s', (frequency, expected) => {
    expect(formatOdds(frequency)).toBe(expected);
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
