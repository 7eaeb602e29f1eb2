import fc from 'fast-check';
import { overallSlowdown } from '../../src/compare/index.ts';
import { pairs } from '../support/arbitraries.ts';
import { slowdownOracle } from '../support/slowdown-oracle.ts';

const FAILED = -Infinity;
const slowdown = (baseline: readonly number[], candidate: readonly number[], confidence = 0.8) =>
  overallSlowdown(baseline, candidate, confidence);

/** So few that every order of tied scores can be written down. */
const few = fc.array(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(FAILED)), {
  minLength: 1,
  maxLength: 4,
});

describe('the overall slowdown', () => {
  test('is what an independent implementation finds, orders of ties written down', () => {
    fc.assert(
      fc.property(few, few, fc.constantFrom(0.5, 0.8, 0.95), (baseline, candidate, confidence) => {
        const found = slowdown(baseline, candidate, confidence);
        const expected = slowdownOracle(baseline, candidate, confidence);
        expect(found === null).toBe(expected === null);
        if (!found || !expected) return;
        for (const name of ['estimate', 'lower', 'upper', 'confidence', 'pValue'] as const) {
          if (found[name] === expected[name]) continue;
          expect(Math.abs(found[name] / expected[name] - 1)).toBeLessThan(1e-7);
        }
      }),
    );
  });

  test('counts scores from the top down to those that are tied with the pooled median', () => {
    const found = slowdown([9, 7, 0, 0, 0], [8, 6, 0, 0, 0]);
    expect(found?.estimate).toBeGreaterThan(1);
    // Ties at the cut do not count, and what is below it may be anything, failures too.
    expect(slowdown([9, 7, 5, 2, 1], [8, 6, 5, 5, 2])).toEqual(found);
    expect(slowdown([9, 7, 5, 2, FAILED], [8, 6, 5, 5, FAILED])).toEqual(found);
    expect(slowdown([9, 7, 5, 2, 1], [8, 6, 4, 4, 2])).not.toEqual(found);
  });

  test.each([
    ['all scores are tied', [1, 1], [1, 1, 1]],
    ['all trials failed', [FAILED], [FAILED, FAILED]],
    ['the better half is tied', [2, 2, 1], [2, 2, 2]],
  ])('is not known where %s', (_, baseline, candidate) => {
    expect(slowdown(baseline, candidate)).toBeNull();
  });

  test('is open to one side where all that counts is of one arm', () => {
    const [good, bad] = [
      [9, 8, 7, 6],
      [4, 3, 2, 1],
    ];
    const slower = slowdown(good, bad);
    expect(slower).toMatchObject({ estimate: Infinity, upper: Infinity });
    expect(slower?.lower).toBeGreaterThan(1);
    const faster = slowdown(bad, good);
    expect(faster).toMatchObject({ estimate: 0, lower: 0, pValue: slower?.pValue });
    expect(faster?.upper).toBeLessThan(1);
  });

  test('is one of orders: inverted with the arms exchanged, and the same however scores are spread', () => {
    fc.assert(
      fc.property(pairs, ({ baseline, candidate }) => {
        const found = slowdown(baseline, candidate);
        const spread = (scores: readonly number[]) =>
          scores.map((score) => Math.atan(score)).reverse();
        expect(slowdown(spread(baseline), spread(candidate))).toEqual(found);
        const other = slowdown(candidate, baseline);
        expect(other === null).toBe(found === null);
        if (!found || !other) return;
        expect(1 / other.estimate).toBeCloseTo(found.estimate, 6);
        expect(found.lower * other.upper || 1).toBeCloseTo(1, 6);
        expect(other.pValue).toBeCloseTo(found.pValue, 9);
      }),
    );
  });

  test('has limits around it, wider with the confidence, that leave out 1 where its p-value is smaller', () => {
    fc.assert(
      fc.property(pairs, fc.constantFrom(0.5, 0.8, 0.95), ({ baseline, candidate }, confidence) => {
        const found = slowdown(baseline, candidate, confidence);
        if (!found) return;
        const { estimate, lower, upper, pValue } = found;
        expect(lower).toBeLessThanOrEqual(estimate);
        expect(estimate).toBeLessThanOrEqual(upper);
        expect(pValue < 1 - confidence).toBe(lower > 1 || upper < 1);
        const wider = slowdown(baseline, candidate, (1 + confidence) / 2);
        expect(wider?.lower).toBeLessThanOrEqual(lower);
        expect(wider?.upper).toBeGreaterThanOrEqual(upper);
      }),
    );
  });
});
