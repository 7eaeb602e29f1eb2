import fc from 'fast-check';
import {
  drawsFor,
  leastTails,
  shareOfSmaller,
  testOfNoChange,
} from '../../src/compare/no-change.ts';
import { noChangeOf } from '../support/orders.ts';

const score = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant(-Infinity));

test('the least tails of labelings are those of the test of no change, in both directions', () => {
  const labeled = fc.array(fc.tuple(score, fc.boolean()), { minLength: 2, maxLength: 14 });
  fc.assert(
    fc.property(labeled, fc.constantFrom(1, 2), (trials, budgetMin) => {
      const arms = [false, true].map((arm) =>
        trials.flatMap(([y, isCandidate]) => (isCandidate === arm ? [y] : [])),
      );
      const [b = [], c = []] = arms;
      if (b.length === 0 || c.length === 0) return;
      const design = noChangeOf(b.length, c.length, { budgetMin });
      const tailsOf = leastTails(
        Float64Array.from(trials, ([y]) => y),
        design,
      );
      const tails = tailsOf(Uint8Array.from(trials, ([, isCandidate]) => Number(isCandidate)));
      expect(tails.worse).toBe(testOfNoChange([b, c], design).statistic);
      const swapped = noChangeOf(c.length, b.length, { budgetMin });
      expect(tails.better).toBe(testOfNoChange([c, b], swapped).statistic);
    }),
  );
});

test('of two statistics the smaller share counts, and the share of labelings that have as small a one', () => {
  const values = fc.array(
    fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(values, (all) => {
      const [one, other] = [0, 1].map((which) => all.map((pair) => pair[which] as number));
      const shareIn = (of: number[], value: number) =>
        of.filter((v) => v <= value).length / of.length;
      const smaller = all.map(([x, y]) => Math.min(shareIn(one ?? [], x), shareIn(other ?? [], y)));
      const found = shareOfSmaller(Float64Array.from(one ?? []), Float64Array.from(other ?? []));
      expect(found).toBe(shareIn(smaller, smaller[0] as number));
    }),
  );
});

test('no number of labelings as extreme is lost to rounding', () => {
  // A twentieth of its shares would be rounded down.
  const of = 2431;
  for (let count = 1; count <= of; count += 13) {
    const values = Float64Array.from({ length: of }, (_, i) => (i < count ? 0 : 1));
    expect(shareOfSmaller(values, values)).toBe(count / of);
  }
});

test('so many labelings are drawn that twenty are at the level, but no more than anybody waits for', () => {
  expect([null, 0.01, 0.0005, 0.00001].map(drawsFor)).toEqual([19_999, 19_999, 40_000, 199_999]);
});
