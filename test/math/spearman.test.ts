import fc from 'fast-check';
import { quickRandom, seededRandom } from '../../src/math/random.ts';
import { orderCorrelation, orderPValue } from '../../src/math/spearman.ts';
import reference from '../reference/significance.json';
import { scores } from '../support/arbitraries.ts';

const cases = reference.spearman.map(({ values, rho, pValue }) => ({
  values: values.map((value) => value ?? -Infinity),
  rho,
  exact: (pValue[0] ?? 0) / (pValue[1] ?? 1),
}));

const precise = (level: number, seed = 0) => ({ level, random: quickRandom(seed) });

describe("Spearman's rho with the order", () => {
  test.each(cases)('of $values is as scipy has it', ({ values, rho }) => {
    expect(orderCorrelation(values)).toBeCloseTo(rho, 14);
  });

  test('is not defined for one value, or for the same one throughout', () => {
    for (const values of [[], [3], [3, 3, 3], [-Infinity, -Infinity]]) {
      expect(orderCorrelation(values)).toBeNull();
      expect(orderPValue(values, precise(0.01))).toBe(1);
    }
  });

  test('is the same for ranks, the opposite in reverse, and within -1 and 1', () => {
    fc.assert(
      fc.property(scores, (values) => {
        const rho = orderCorrelation(values);
        expect(orderCorrelation(values.map((value) => 2 * value + 1))).toBe(rho);
        if (rho === null) return;
        expect(Math.abs(rho)).toBeLessThanOrEqual(1);
        expect(orderCorrelation(values.toReversed())).toBeCloseTo(-rho, 12);
      }),
    );
  });
});

describe('its p-value by permutations', () => {
  test.each(cases)('is that of all orders of $values', ({ values, exact }) => {
    // 10 / p is the mean of so many negative binomials: 100 of them are within 4 % or so.
    const runs = 100;
    let draws = 0;
    for (let seed = 0; seed < runs; seed++) {
      draws += 1 / orderPValue(values, precise(1e-4, seed)) / runs;
    }
    expect(draws * exact).toBeGreaterThan(0.8);
    expect(draws * exact).toBeLessThan(1.2);
  });

  test('is that of the negated values, for the same seed, and changes nothing', () => {
    fc.assert(
      fc.property(scores, fc.nat(), (values, seed) => {
        const before = [...values];
        const pValue = orderPValue(values, precise(0.01, seed));
        expect(
          orderPValue(
            values.map((value) => 0 - value),
            precise(0.01, seed),
          ),
        ).toBe(pValue);
        expect(pValue).toBeGreaterThan(0);
        expect(pValue).toBeLessThanOrEqual(1);
        expect(values).toEqual(before);
      }),
    );
  });

  test('is below any level that is asked for, where values rise throughout', () => {
    const rising = Array.from({ length: 30 }, (_, i) => i);
    for (const level of [0.01, 1e-3, 1e-4]) {
      expect(orderPValue(rising, precise(level))).toBeLessThanOrEqual(level);
    }
  });
});

describe('its p-value beyond, by the beta distribution,', () => {
  test.each(reference.largeSpearman)('is as scipy has it for n = $n, drift $drift', (row) => {
    const { n, factor, drift, rho, pValue } = row;
    const values = Array.from({ length: n }, (_, i) => ((i * factor) % n) + drift * i);
    expect(orderCorrelation(values)).toBeCloseTo(rho, 12);
    // At so small a level five million moves are not enough for permutations.
    const found = orderPValue(values, precise(1e-4));
    expect(Math.abs(found / pValue - 1)).toBeLessThan(1e-9);
  });

  test('agrees with permutations where they are still made', () => {
    const random = seededRandom(3);
    const values = Array.from({ length: 1000 }, (_, i) => random() + i / 12_000);
    const [drawn, beta] = [precise(0.01), precise(1e-4)].map((one) => orderPValue(values, one));
    // Ten hits have a standard error of a third.
    expect(drawn).toBeGreaterThan((beta ?? 0) / 3);
    expect(drawn).toBeLessThan((beta ?? 0) * 3);
  });
});
