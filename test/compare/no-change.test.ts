import fc from 'fast-check';
import {
  gateAt,
  type NoChangeDesign,
  powerAgainstCap,
  ranksTested,
  testOfNoChange,
} from '../../src/compare/no-change.ts';
import { CountBelow, chanceToTouch } from '../../src/math/interleaving.ts';
import { quickRandom } from '../../src/math/random.ts';
import reference from '../reference/no-change.json';
import { agreesWith } from '../support/binomial.ts';
import { splits } from '../support/orders.ts';

const designOf = (n: number, m: number, more: Partial<NoChangeDesign> = {}): NoChangeDesign => ({
  trials: [n, m],
  quantile: 0.5,
  budgetMin: 1,
  budgetMax: null,
  ...more,
});
const scoresOf = (values: readonly (number | string)[]) => values.map(Number);
const places = (size: number) => Array.from({ length: size }, (_, i) => i);

describe('independent implementations agree', () => {
  test.each(reference.independent)('on the p-values of $baseline.length scores', (known) => {
    const arms = [scoresOf(known.baseline), scoresOf(known.candidate)] as const;
    const design = designOf(arms[0].length, arms[1].length);
    const found = testOfNoChange(arms, design);
    const better = testOfNoChange([arms[1], arms[0]], designOf(arms[1].length, arms[0].length));
    expect(found.statistic / known.t).toBeCloseTo(1, 12);
    expect(found.pValue / known.pValue).toBeCloseTo(1, 12);
    expect(testOfNoChange(arms, design, 'against').pValue / known.pAgainst).toBeCloseTo(1, 12);
    expect(better.pValue / known.pBetter).toBeCloseTo(1, 12);
  });

  test.each(reference.attained)(
    'on the level that a gate of $baselineN v $candidateN attains',
    (known) => {
      const { rate } = gateAt(designOf(known.baselineN, known.candidateN), known.alpha);
      expect(rate).toBeCloseTo(known.rate, 12);
    },
  );
});

test('a local tail is the share of orders with so many of the candidate’s scores below', () => {
  const [n, m] = [4, 5];
  const counts = new CountBelow(n, m);
  const orders = splits(places(n + m), m);
  for (let a = 1; a <= n; a++) {
    for (let b = 0; b <= m + 1; b++) {
      const having = orders.filter(([theirs, ours]) => {
        const mark = ours[a - 1] as number;
        return theirs.filter((place) => place < mark).length >= b;
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
      const design = designOf(n, m, more);
      const orders = splits(places(n + m), m);
      const results = orders.map(([theirs, ours]) => testOfNoChange([ours, theirs], design));
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

test('ties for the candidate never make the p-value smaller than ties against it', () => {
  fc.assert(
    fc.property(arms, (pair) => {
      const design = designOf(pair[0].length, pair[1].length);
      const [lenient, harsh] = (['for', 'against'] as const).map((ties) =>
        testOfNoChange(pair, design, ties),
      );
      expect(lenient?.pValue).toBeGreaterThanOrEqual((harsh?.pValue ?? 1) - 1e-12);
    }),
  );
});

test('neither the order of the trials nor an increasing change of scale matters, and a loss lowers the p-value', () => {
  fc.assert(
    fc.property(arms, ([baseline, candidate]) => {
      const design = designOf(baseline.length, candidate.length);
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

test('identical sweeps are no evidence', () => {
  fc.assert(
    fc.property(arms, ([scores]) => {
      const { pValue } = testOfNoChange([scores, scores], designOf(scores.length, scores.length));
      expect(pValue).toBeGreaterThanOrEqual(0.5 - 1e-12);
    }),
  );
});

test('a gate fails just the orders whose p-value is within its level', () => {
  const [n, m] = [5, 4];
  const design = designOf(n, m);
  for (const level of [0.01, 0.03, 0.1, 0.4]) {
    const { rate, staircase } = gateAt(design, level);
    const orders = splits(places(n + m), m);
    const failing = orders.filter(
      ([theirs, ours]) => testOfNoChange([ours, theirs], design).pValue <= level,
    );
    expect(rate).toBeCloseTo(failing.length / orders.length, 12);
    expect(chanceToTouch(staircase)).toBe(rate);
  }
});

test('too few trials make no gate', () => {
  expect(gateAt(designOf(3, 3), 0.01).rate).toBe(0);
  expect(chanceToTouch(gateAt(designOf(3, 3), 0.01).staircase, 1000)).toBe(0);
});

// As an independent program gives them, to these digits.
test.each([
  [48, 48, 0.01, 2.54, 0.354],
  [24, 24, 0.01, 4.07, 0.034],
  [12, 12, 0.01, 9.74, 0.007],
  [48, 12, 0.01, 5.26, 0.009],
  [12, 48, 0.01, 4.48, 0.112],
  [48, 48, 0.003, 2.9, 0.132],
])('%i v %i at %f catch a slowdown of %f four times in five', (n, m, level, slowdown, capped) => {
  const gate = gateAt(designOf(n, m), level);
  expect(chanceToTouch(gate.staircase, slowdown)).toBeCloseTo(0.8, 2);
  expect(powerAgainstCap(gate, 4, 0.5)).toBeCloseTo(capped, 3);
});

test('the power against a cap is how often simulated sweeps fail', () => {
  const design = designOf(20, 15);
  const gate = gateAt(design, 0.05);
  const random = quickRandom(4);
  const cap = 0.5 ** (1 / 2);
  const runs = 3000;
  let hits = 0;
  for (let run = 0; run < runs; run++) {
    const baseline = Array.from({ length: 20 }, random);
    const candidate = Array.from({ length: 15 }, () => Math.min(cap, random()));
    if (testOfNoChange([baseline, candidate], design).pValue <= 0.05) hits++;
  }
  expect(agreesWith({ hits, runs }, powerAgainstCap(gate, 2, 0.5))).toBe(true);
});

test('ranks begin at a quarter of the trials for one trial, and later for larger budgets', () => {
  expect(ranksTested(designOf(48, 48))).toEqual({ first: 12, last: 48 });
  expect(ranksTested(designOf(48, 48, { budgetMin: 4 }))).toEqual({ first: 37, last: 48 });
  expect(ranksTested(designOf(48, 48, { budgetMax: 4 }))).toEqual({ first: 12, last: 41 });
});
