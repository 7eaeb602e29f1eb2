import fc from 'fast-check';
import { fisherPValue, type Share } from '../../src/math/fisher.ts';
import reference from '../reference/significance.json';
import { logFactorials } from '../support/binomial.ts';

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

  test('is 1 where none has it, all have it, or each sample is of one', () => {
    expect(fisherPValue({ count: 0, of: 7 }, { count: 0, of: 3 })).toBeCloseTo(1, 12);
    expect(fisherPValue({ count: 7, of: 7 }, { count: 3, of: 3 })).toBeCloseTo(1, 12);
    expect(fisherPValue({ count: 1, of: 1 }, { count: 0, of: 1 })).toBeCloseTo(1, 12);
  });

  test.each([
    [3, 2],
    [-1, 2],
    [0.5, 2],
    [Number.NaN, 2],
  ])('is refused for %d of %d', (count, of) => {
    expect(() => fisherPValue({ count, of }, { count: 1, of: 2 })).toThrow(RangeError);
    expect(() => fisherPValue({ count: 1, of: 2 }, { count, of })).toThrow(RangeError);
  });

  test('is at or below a level no more often than the level says, whatever the margins', () => {
    const log = logFactorials(60);
    const choose = (n: number, k: number) =>
      Math.exp((log[n] as number) - (log[k] as number) - (log[n - k] as number));
    fc.assert(
      fc.property(share, share, fc.double({ min: 1e-4, max: 1, noNaN: true }), (a, b, level) => {
        const having = a.count + b.count;
        let chance = 0;
        for (let count = Math.max(0, having - b.of); count <= Math.min(a.of, having); count++) {
          const pValue = fisherPValue({ count, of: a.of }, { count: having - count, of: b.of });
          const weight = choose(a.of, count) * choose(b.of, having - count);
          if (pValue <= level) chance += weight / choose(a.of + b.of, having);
        }
        expect(chance).toBeLessThanOrEqual(level * (1 + 1e-9));
      }),
    );
  });
});
