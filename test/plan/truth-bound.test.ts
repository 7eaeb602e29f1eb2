import fc from 'fast-check';
import { inCost, type TuningCurve, tuningCurve } from '../../src/estimate/index.ts';
import { probabilityWithin } from '../../src/math/crossing.ts';
import { type Random, seededRandom } from '../../src/math/random.ts';
import { commonBreaks, valueAt } from '../../src/math/step-function.ts';
import { designRange } from '../../src/plan/design.ts';
import { type Design, falseStrongBound } from '../../src/plan/index.ts';
import { bandMethods } from '../support/arbitraries.ts';
import { agreesWith } from '../support/binomial.ts';
import { designOf } from '../support/orders.ts';

const INDEPENDENT = { isPaired: false };

describe('the bound on false strong evidence', () => {
  test.each([
    [0.8, 0.107],
    [0.95, 0.025],
  ])('with two sweeps of 48 at %d is %d', (confidence, expected) => {
    const bound = falseStrongBound(designOf({ n: 48, m: 48, confidence }), INDEPENDENT);
    expect(bound.toFixed(3)).toBe(String(expected));
  });

  test.each([
    { design: designOf({ n: 12, m: 30, confidence: 0.5 }) },
    { design: designOf({ n: 30, m: 12, confidence: 0.5, rules: { budgetMin: 1.3 } }) },
    { design: designOf({ n: 24, m: 24, confidence: 0.5, rules: { budgetMax: 1.5 } }) },
    { design: inCosts(designOf({ n: 20, m: 20, confidence: 0.5, quantile: 0.25 }), 2, 1) },
  ])('is how often one of the limits it needs is wrong ($#)', ({ design }) => {
    const runs = 4000;
    const random = seededRandom(5);
    const hits = Array.from({ length: runs }, () => isAnyLimitWrong(design, random)).filter(
      Boolean,
    ).length;
    expect(agreesWith({ hits, runs }, falseStrongBound(design, INDEPENDENT))).toBe(true);
    expect(hits).toBeGreaterThan(100);
  });

  test('is at most the chance that either band fails, larger if paired, less on less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        bandMethods,
        fc.constantFrom(0.5, 0.8),
        (n, m, method, confidence) => {
          const design = designOf({ n, m, method, confidence });
          const bound = falseStrongBound(design, INDEPENDENT);
          expect(bound).toBeGreaterThanOrEqual(0);
          expect(bound).toBeLessThanOrEqual(1 - confidence ** 2 + 1e-9);
          const paired = falseStrongBound(design, { isPaired: true });
          expect(paired).toBeGreaterThanOrEqual(bound - 1e-12);
          const rules = { ...design.rules, budgetMin: 1.5, budgetMax: 2 };
          const less = falseStrongBound({ ...design, rules }, INDEPENDENT);
          expect(less).toBeLessThanOrEqual(bound + 1e-12);
        },
      ),
      { numRuns: 100, seed: 1 },
    );
  });

  test('of paired sweeps is the sum of both misses', () => {
    const design = designOf({ n: 48, m: 48 });
    const miss = 1 - Math.sqrt(1 - falseStrongBound(design, INDEPENDENT));
    expect(falseStrongBound(design, { isPaired: true })).toBeCloseTo(2 * miss, 3);
  });

  test('is what it is without any bound on counts that hardly ever come', () => {
    for (const design of [
      designOf({ n: 5, m: 30, confidence: 0.2 }),
      designOf({ n: 48, m: 700 }),
      designOf({ n: 1200, m: 60, rules: { budgetMin: 1.3, budgetMax: 4 } }),
    ]) {
      const { baseline, candidate, quantile } = design;
      const range = designRange(design) ?? [];
      expect(range.length).toBe(2);
      const [first, last] = range.map((budget) => quantile ** (1 / budget)) as [number, number];
      const upper = candidate.band.lower.map((l) => (l < first ? 0 : Math.min(l, last)));
      const lower = baseline.band.upper.map((u) => (u < last ? Math.max(u, first) : 1));
      const holds =
        probabilityWithin(upper, Array(candidate.band.n).fill(1)) *
        probabilityWithin(Array(baseline.band.n).fill(0), lower);
      expect(Math.abs(falseStrongBound(design, INDEPENDENT) - (1 - holds))).toBeLessThan(1e-12);
    }
  });

  test('beyond 20,000 trials is that of whole sides of the bands, and not less', () => {
    const bounds = [20_000, 20_001].map((m) =>
      falseStrongBound(designOf({ n: 60, m, method: 'dkw' }), INDEPENDENT),
    );
    expect(bounds[1]).toBeGreaterThan(bounds[0] ?? 1);
    const both = designOf({ n: 20_001, m: 30_000, method: 'dkw' });
    expect(falseStrongBound(both, INDEPENDENT)).toBeCloseTo(1 - 0.9 ** 2, 12);
    expect(falseStrongBound(both, { isPaired: true })).toBeCloseTo(0.2, 12);
  });

  test('is nothing where nothing is compared', () => {
    expect(falseStrongBound(designOf({ n: 2, m: 48 }), INDEPENDENT)).toBe(0);
    expect(falseStrongBound(designOf({ n: 2, m: 48 }), { isPaired: true })).toBe(0);
  });
});

function inCosts(design: Design, baseline: number, candidate: number): Design {
  return {
    ...design,
    baseline: { ...design.baseline, trialCost: baseline },
    candidate: { ...design.candidate, trialCost: candidate },
  };
}

/** Uniform scores have the curve τ(k) = quantile^(1/k). */
function isAnyLimitWrong(design: Design, random: Random): boolean {
  const { baseline, candidate, quantile } = design;
  const [b, c] = [baseline, candidate].map(({ band, trialCost }) => {
    const scores = Array.from({ length: band.n }, () => random());
    return inCost(tuningCurve(scores, band, quantile), trialCost);
  }) as [TuningCurve, TuningCurve];
  const [from, to] = designRange(design) ?? [0, 0];
  const truth = ({ trialCost }: TuningCurve, budget: number) => quantile ** (trialCost / budget);
  // The truth rises with the budget: an upper limit is lowest at the end of its step, a lower at its start.
  const tooLow = commonBreaks([c.upper], from, to).some((x) => valueAt(c.upper, x) < truth(c, x));
  const ends = commonBreaks([b.lower], from, to);
  const starts = [from, ...ends.slice(0, -1)];
  const tooHigh = starts.some((x, i) => valueAt(b.lower, ends[i] as number) > truth(b, x));
  return tooLow || tooHigh;
}
