import fc from 'fast-check';
import { ranksTested, staircaseOf, testOfNoChange } from '../../src/compare/no-change.ts';
import { CountBelow } from '../../src/math/interleaving.ts';
import reference from '../reference/no-change.json';
import { noChangeOf, ordersOf } from '../support/orders.ts';

const scoresOf = (values: readonly (number | string)[]) => values.map(Number);

test.each(reference.independent)(
  'an independent implementation agrees on the p-values of $baseline.length scores',
  (known) => {
    const arms = [scoresOf(known.baseline), scoresOf(known.candidate)] as const;
    const design = noChangeOf(arms[0].length, arms[1].length);
    const found = testOfNoChange(arms, design);
    const better = testOfNoChange([arms[1], arms[0]], noChangeOf(arms[1].length, arms[0].length));
    expect(found.statistic / known.t).toBeCloseTo(1, 12);
    expect(found.pValue / known.pValue).toBeCloseTo(1, 12);
    expect(better.pValue / known.pBetter).toBeCloseTo(1, 12);
  },
);

test('a local tail is the share of orders with so many of the candidate’s scores below', () => {
  const [n, m] = [4, 5];
  const counts = new CountBelow(n, m);
  const orders = ordersOf(n, m);
  for (let a = 1; a <= n; a++) {
    for (let b = 0; b <= m + 1; b++) {
      const having = orders.filter(({ baseline, candidate }) => {
        const mark = baseline[a - 1] as number;
        return candidate.filter((place) => place < mark).length >= b;
      });
      expect(counts.atLeast(a, b)).toBeCloseTo(having.length / orders.length, 13);
    }
  }
});

const sizes = fc.record({
  n: fc.integer({ min: 1, max: 6 }),
  m: fc.integer({ min: 1, max: 6 }),
  budgetMin: fc.constantFrom(1, 1.5, 3),
  budgetMax: fc.constantFrom(null, 4),
  quantile: fc.constantFrom(0.5, 0.3, 0.8),
});

test('the p-value of an order is the share of orders whose least local tail is as small', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), ({ n, m, ...more }, seed) => {
      const design = noChangeOf(n, m, more);
      const orders = ordersOf(n, m);
      const results = orders.map((order) =>
        testOfNoChange([order.baseline, order.candidate], design),
      );
      const found = results[seed % results.length];
      const limit = (found?.statistic ?? 0) * (1 + 1e-9);
      const share = results.filter(({ statistic }) => statistic <= limit).length / orders.length;
      expect(found?.pValue).toBeCloseTo(share, 12);
    }),
  );
});

const score = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(-Infinity));
const arms = fc.tuple(
  fc.array(score, { minLength: 1, maxLength: 12 }),
  fc.array(score, { minLength: 1, maxLength: 12 }),
);

test('neither the order of the trials nor an increasing change of scale matters, and a loss lowers the p-value', () => {
  fc.assert(
    fc.property(arms, ([baseline, candidate]) => {
      const design = noChangeOf(baseline.length, candidate.length);
      const { pValue } = testOfNoChange([baseline, candidate], design);
      const scaled = [baseline, candidate].map((scores) =>
        scores.toReversed().map((y) => 2 * y + 1),
      );
      const [b = [], c = []] = scaled;
      expect(testOfNoChange([b, c], design).pValue).toBe(pValue);
      const lower = candidate.map((y) => y - 1);
      expect(testOfNoChange([baseline, lower], design).pValue).toBeLessThanOrEqual(pValue + 1e-12);
    }),
  );
});

test('accuracies say the same as percent, as fractions, and shifted, with a margin or without', () => {
  const percents = fc.array(fc.integer({ min: 60, max: 75 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(percents, percents, fc.constantFrom(0, 1, 3), (baseline, candidate, margin) => {
      const design = noChangeOf(baseline.length, candidate.length);
      const known = testOfNoChange([baseline, candidate], design, margin);
      const [b, c] = [baseline, candidate].map((scores) => scores.map((y) => y / 100));
      const fractions = [b ?? [], c ?? []] as const;
      expect(testOfNoChange(fractions, design, margin / 100)).toEqual(known);
      const shifted = fractions.map((scores) => scores.map((y) => y - 7.3));
      const far = [shifted[0] ?? [], shifted[1] ?? []] as const;
      expect(testOfNoChange(far, design, margin / 100)).toEqual(known);
    }),
  );
});

test('a loss of exactly the margin is no evidence', () => {
  const [baseline, candidate] = [Array(48).fill(0.8), Array(48).fill(0.7)];
  expect(testOfNoChange([baseline, candidate], noChangeOf(48, 48), 0.1).pValue).toBe(1);
});

test('identical sweeps are no evidence', () => {
  fc.assert(
    fc.property(arms, ([scores]) => {
      const { pValue } = testOfNoChange([scores, scores], noChangeOf(scores.length, scores.length));
      expect(pValue).toBeGreaterThanOrEqual(0.5 - 1e-12);
    }),
  );
});

test('ranks begin at a quarter of the trials for one trial, and later for larger budgets', () => {
  expect(ranksTested(noChangeOf(48, 48))).toEqual({ first: 12, last: 48 });
  expect(ranksTested(noChangeOf(48, 48, { budgetMin: 4 }))).toEqual({ first: 37, last: 48 });
  expect(ranksTested(noChangeOf(48, 48, { budgetMax: 4 }))).toEqual({ first: 12, last: 41 });
});

test('a rank is a whole number but for rounding', () => {
  expect(ranksTested(noChangeOf(10, 10, { quantile: 0.8 })).first).toBe(7);
  expect(ranksTested(noChangeOf(100, 100, { quantile: 0.55, budgetMax: 1 })).last).toBe(55);
});

test('where no rank is looked at, nothing is evidence', () => {
  const [baseline, candidate] = [Array(10).fill(1), Array(10).fill(0)];
  const design = noChangeOf(10, 10, { budgetMax: 0.3 });
  expect(ranksTested(design)).toEqual({ first: 3, last: 1 });
  expect(testOfNoChange([baseline, candidate], design).pValue).toBe(1);
});

test.each([
  [24, 24, 0.01],
  [12, 2000, 0.001],
  [300, 5, 0.2],
  [7, 40, 1],
])(
  'stairs of %i and %i trials are the fewest scores with a small tail, found with few of them',
  (n, m, limit) => {
    const counts = new CountBelow(n, m);
    const tails = jest.spyOn(counts, 'atLeast');
    const design = noChangeOf(n, m);
    const { steps } = staircaseOf(design, limit, counts);
    const asked = tails.mock.calls.length;
    const { first, last } = ranksTested(design);
    steps.forEach((step, a) => {
      const isTested = a >= first && a <= last;
      const all = Array.from({ length: m + 1 }, (_, b) => b);
      const fewest = all.find((b) => counts.atLeast(a, b) <= limit * (1 + 1e-9)) ?? Infinity;
      expect(step).toBe(isTested ? fewest : Infinity);
    });
    expect(asked).toBeLessThan(20 * n);
  },
);
