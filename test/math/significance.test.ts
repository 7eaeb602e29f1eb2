import fc from 'fast-check';
import { quickRandom } from '../../src/math/random.ts';
import {
  chanceToShare,
  fewerPValue,
  fisherPValue,
  holmShares,
  ksPValue,
  orderCorrelation,
  orderPValue,
  type Share,
} from '../../src/math/significance.ts';
import reference from '../reference/significance.json';
import { scores } from '../support/arbitraries.ts';

const shareOf = ([count = 0, of = 0]: readonly number[]): Share => ({ count, of });

const share: fc.Arbitrary<Share> = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.nat())
  .map(([of, any]) => ({ count: any % (of + 1), of }));

describe("Fisher's p-value", () => {
  test.each(reference.fisher)('of $one and $other is as scipy has it', (row) => {
    const { one, other, pValue } = row;
    // Logarithms of the factorial of 40,000 lose some 1e-10.
    expect(Math.abs(fisherPValue(shareOf(one), shareOf(other)) / pValue - 1)).toBeLessThan(1e-9);
  });

  test('is the same with the samples, or having and not having, exchanged', () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        const pValue = fisherPValue(one, other);
        const without = ({ count, of }: Share) => ({ count: of - count, of });
        expect(fisherPValue(other, one)).toBeCloseTo(pValue, 10);
        expect(fisherPValue(without(one), without(other))).toBeCloseTo(pValue, 10);
        expect(pValue).toBeGreaterThan(0);
        expect(pValue).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('of fewer adds up what the two-sided one has on that side', () => {
    // By binomial coefficients.
    expect(fewerPValue(shareOf([45, 48]), shareOf([29, 48]))).toBeCloseTo(8.233545318436805e-5, 12);
    fc.assert(
      fc.property(share, share, (one, other) => {
        const fewer = fewerPValue(one, other);
        expect(fewer).toBeGreaterThan(0);
        const more = fewerPValue(other, one);
        // Both sides hold the split that was found.
        expect(fewer + more).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(fisherPValue(one, other)).toBeGreaterThanOrEqual(Math.min(fewer, more) - 1e-9);
      }),
    );
  });
});

/** n numbers, evenly spaced. */
const spaced = ([n = 0, step = 0, first = 0]: readonly number[]) =>
  Array.from({ length: n }, (_, i) => Math.round(1e6 * (step * i + first)) / 1e6);

const pairs = reference.kolmogorovSmirnov.map(({ one, other, pValue }) => ({
  sizes: `${one[0]} and ${other[0]}`,
  one: spaced(one),
  other: spaced(other),
  exact: pValue,
}));
const isSmall = ({ one, other }: (typeof pairs)[number]) => one.length * other.length <= 100_000;

describe('the Kolmogorov–Smirnov p-value', () => {
  test.each(pairs.filter(isSmall))('of $sizes values is as scipy has it', (pair) => {
    expect(Math.abs(ksPValue(pair.one, pair.other) / pair.exact - 1)).toBeLessThan(1e-11);
  });

  test.each(pairs.filter((pair) => !isSmall(pair)))('of $sizes is a little larger', (pair) => {
    const pValue = ksPValue(pair.one, pair.other);
    expect(pValue).toBeGreaterThan(0.999 * pair.exact);
    expect(pValue).toBeLessThan(1.25 * pair.exact);
  });

  test('depends neither on the order nor on the scale nor on which sample comes first', () => {
    fc.assert(
      fc.property(scores, scores, (one, other) => {
        const pValue = ksPValue(one, other);
        const stretch = (value: number) => (value < 0 ? value : 5 * value + 1);
        expect(ksPValue(one.map(stretch).toReversed(), other.map(stretch))).toBe(pValue);
        expect(Math.abs(ksPValue(other, one) - pValue)).toBeLessThan(1e-12);
        expect(pValue).toBeGreaterThan(0);
        expect(pValue).toBeLessThanOrEqual(1);
      }),
    );
  });
});

/** All ways to take `size` of the places from `first` on. */
function choices(size: number, places: number, first = 0): number[][] {
  if (size === 0) return [[]];
  const starts = Array.from({ length: Math.max(0, places - first) }, (_, i) => first + i);
  return starts.flatMap((start) =>
    choices(size - 1, places, start + 1).map((rest) => [start, ...rest]),
  );
}

function distance(one: readonly number[], other: readonly number[]): number {
  const share = (sample: readonly number[], at: number) =>
    sample.filter((value) => value <= at).length / sample.length;
  const gaps = [...one, ...other].map((at) => Math.abs(share(one, at) - share(other, at)));
  return Math.max(...gaps);
}

/** How often a split of the pooled values is at least as far apart. */
function shareOfSplits(one: readonly number[], other: readonly number[]): number {
  const pooled = [...one, ...other];
  const splits = choices(one.length, pooled.length).map((chosen) => {
    const rest = pooled.filter((_, i) => !chosen.includes(i));
    return distance(
      chosen.map((i) => pooled[i] ?? 0),
      rest,
    );
  });
  const found = distance(one, other) - 1e-9;
  return splits.filter((split) => split >= found).length / splits.length;
}

const sample = (values: fc.Arbitrary<number>) => fc.array(values, { minLength: 1, maxLength: 5 });

test('all splits of small samples are as often as far apart, or less often where values are tied', () => {
  const value = fc.oneof(fc.constantFrom(-Infinity, 0, 1, 2), fc.integer());
  fc.assert(
    fc.property(sample(value), sample(value), (one, other) => {
      const excess = ksPValue(one, other) - shareOfSplits(one, other);
      expect(excess).toBeGreaterThan(-1e-12);
      const areTied = new Set([...one, ...other]).size < one.length + other.length;
      if (!areTied) expect(excess).toBeLessThan(1e-12);
    }),
  );
});

const orders = reference.spearman.map(({ values, rho, pValue }) => ({
  values: values.map((value) => value ?? -Infinity),
  rho,
  exact: (pValue[0] ?? 0) / (pValue[1] ?? 1),
}));

const precise = (level: number, seed = 0) => [level, quickRandom(seed)] as const;

describe("Spearman's rho with the order", () => {
  test.each(orders)('of $values is as scipy has it', ({ values, rho }) => {
    expect(orderCorrelation(values)).toBeCloseTo(rho, 14);
  });

  test('is not defined for one value, or for the same one throughout', () => {
    for (const values of [[], [3], [3, 3, 3], [-Infinity, -Infinity]]) {
      expect(orderCorrelation(values)).toBeNull();
      expect(orderPValue(values, ...precise(0.01))).toBe(1);
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
  test.each(orders)('is that of all orders of $values', ({ values, exact }) => {
    // 10 / p is the mean of so many negative binomials: 100 of them are within 4 % or so.
    const runs = 100;
    let draws = 0;
    for (let seed = 0; seed < runs; seed++) {
      draws += 1 / orderPValue(values, ...precise(1e-4, seed)) / runs;
    }
    expect(draws * exact).toBeGreaterThan(0.8);
    expect(draws * exact).toBeLessThan(1.2);
  });

  test('is that of the negated values, for the same seed, and changes nothing', () => {
    fc.assert(
      fc.property(scores, fc.nat(), (values, seed) => {
        const before = [...values];
        const pValue = orderPValue(values, ...precise(0.01, seed));
        expect(
          orderPValue(
            values.map((value) => 0 - value),
            ...precise(0.01, seed),
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
      expect(orderPValue(rising, ...precise(level))).toBeLessThanOrEqual(level);
    }
  });
});

test.each(reference.largeSpearman)(
  'its p-value beyond, by the beta distribution, is as scipy has it for n = $n, drift $drift',
  (row) => {
    const { n, factor, drift, rho, pValue } = row;
    const values = Array.from({ length: n }, (_, i) => ((i * factor) % n) + drift * i);
    expect(orderCorrelation(values)).toBeCloseTo(rho, 12);
    // At so small a level five million moves are not enough for permutations.
    const found = orderPValue(values, ...precise(1e-4));
    expect(Math.abs(found / pValue - 1)).toBeLessThan(1e-9);
  },
);

/** Every way to part n draws into groups of equal ones: the group of each, new groups numbered in order. */
function partitions(n: number): number[][] {
  if (n === 0) return [[]];
  return partitions(n - 1).flatMap((groups) => {
    const next = Math.max(-1, ...groups) + 1;
    return Array.from({ length: next + 1 }, (_, group) => [...groups, group]);
  });
}

test.each([
  [1, 1],
  [2, 2],
  [3, 5],
  [4, 4],
  [6, 2],
])('the chance of %i and %i draws to share is that among all ways to part them', (n, m) => {
  const all = partitions(n + m).map((groups) => {
    const [one, other] = [new Set(groups.slice(0, n)), new Set(groups.slice(n))];
    const shared = [...one].filter((group) => other.has(group)).length;
    return { distinct: one.size + other.size - shared, shared };
  });
  for (let distinct = 1; distinct <= n + m; distinct++) {
    const possible = all.filter((way) => way.distinct === distinct);
    for (let shared = 0; shared <= Math.min(n, m); shared++) {
      const exact = possible.filter((way) => way.shared >= shared).length / possible.length;
      const chance = chanceToShare({ sizes: [n, m], distinct, shared });
      expect(Math.abs(chance - exact)).toBeLessThanOrEqual(0.03 * exact);
      expect(chanceToShare({ sizes: [m, n], distinct, shared })).toBeCloseTo(chance, 10);
    }
  }
});

test('is found fast for the largest sweeps, likely or not', () => {
  const sizes = [10_000, 10_000] as const;
  expect(chanceToShare({ sizes, distinct: 15_000, shared: 5000 })).toBeLessThan(1e-9);
  expect(chanceToShare({ sizes, distinct: 10_000, shared: 3000 }, 1e-3)).toBeGreaterThan(1e-3);
  expect(chanceToShare({ sizes, distinct: 50, shared: 50 })).toBeCloseTo(1, 1);
});

describe('Holm’s shares of a level', () => {
  /** Holm's procedure as it is described: step by step from the smallest p-value, until one is not significant. */
  function significantByStepping(pValues: readonly number[], questions: number): Set<number> {
    const left = new Set(pValues.keys());
    const found = new Set<number>();
    for (let rank = 0; left.size > 0; rank++) {
      const least = Math.min(...[...left].map((i) => pValues[i] as number));
      if (least > 1 / (questions - rank)) break;
      const smallest = [...left].find((i) => pValues[i] === least) as number;
      left.delete(smallest);
      found.add(smallest);
    }
    return found;
  }

  const asked = fc.record({
    pValues: fc.array(fc.constantFrom(0, 0.1, 0.2, 0.25, 0.3, 1 / 3, 0.4, 0.5, 0.7, 1, 3), {
      minLength: 1,
      maxLength: 6,
    }),
    more: fc.integer({ min: 0, max: 2 }),
  });

  test('make the same p-values significant as stepping down from the smallest', () => {
    fc.assert(
      fc.property(asked, ({ pValues, more }) => {
        const questions = pValues.length + more;
        const shares = holmShares(pValues, questions);
        const significant = pValues.flatMap((p, i) => (p <= (shares[i] as number) ? [i] : []));
        expect(new Set(significant)).toEqual(significantByStepping(pValues, questions));
      }),
    );
  });

  test('are equal up to the first p-value that is not significant', () => {
    expect(holmShares([0.01], 4)).toEqual([0.25]);
    expect(holmShares([0.4, 0.2, 0.6], 3)).toEqual([0.5, 1 / 3, 1]);
    expect(holmShares([0.4, 0.34, 0.45], 3)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });
});
