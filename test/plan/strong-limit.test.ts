import fc from 'fast-check';
import type { Design } from '../../src/plan/index.ts';
import { runShares } from '../../src/plan/run-shares.ts';
import { canHold, stretchesOf } from '../../src/plan/stretches.ts';
import { strongChance } from '../../src/plan/strong-chance.ts';
import { hasStrongLimit, strongLimit } from '../../src/plan/strong-limit.ts';
import { bandMethods } from '../support/arbitraries.ts';
import { designOf } from '../support/orders.ts';

const EXACT = 1e-12;

const designs = fc
  .record({
    n: fc.integer({ min: 1, max: 60 }),
    m: fc.integer({ min: 1, max: 60 }),
    method: bandMethods,
    confidence: fc.constantFrom(0.2, 0.5, 0.8),
    quantile: fc.constantFrom(0.25, 0.5, 0.8),
    minShare: fc.constantFrom(1e-10, 0.01, 0.1, 0.3, 0.6, 0.95, 1),
    budgetMin: fc.constantFrom(null, null, 1.1),
    budgetMax: fc.constantFrom(null, null, 1.1, 2.4),
    costs: fc.constantFrom([1, 1], [2, 3], [1, 0.6]),
  })
  .map(({ minShare, budgetMin, budgetMax, costs, ...sizes }): Design => {
    const design = designOf({ ...sizes, rules: { minShare, budgetMin, budgetMax } });
    const [b = 1, c = 1] = costs;
    return {
      ...design,
      baseline: { ...design.baseline, trialCost: b },
      candidate: { ...design.candidate, trialCost: c },
    };
  });

/** The share of the range that is strongly worse when so many candidate scores lie below each rank. */
function heldShare(design: Design, below: readonly number[]): number {
  const held = stretchesOf(design)
    .filter(canHold)
    .filter(({ baseline, candidate }) => (below[baseline.lower] ?? 0) >= candidate.upper);
  return held.reduce((sum, { share }) => sum + share, 0);
}

describe('the bound on the rate of strong evidence', () => {
  test('is never below the rate, and close to it', () => {
    let possible = 0;
    fc.assert(
      fc.property(designs, (design) => {
        const { lower } = strongChance(design);
        const limit = strongLimit(design);
        expect(limit).toBeGreaterThanOrEqual(lower - EXACT);
        // Fifteen runs at most, of two cells in 2,000 each.
        const rules = { ...design.rules, minShare: 0.97 * design.rules.minShare };
        expect(limit).toBeLessThanOrEqual(strongChance({ ...design, rules }).upper + 1e-9);
        if (lower > 1e-6) possible++;
      }),
      { numRuns: 150 },
    );
    expect(possible).toBeGreaterThan(20);
  });

  test('rounds what is held up, by less than two cells for each run', () => {
    const orders = fc.infiniteStream(fc.integer({ min: 0, max: 3 }));
    const cells = fc.constantFrom(3, 17, 200);
    fc.assert(
      fc.property(designs, orders, cells, (design, steps, cells) => {
        const { n } = design.baseline.band;
        const { n: m } = design.candidate.band;
        const below = [0];
        for (let rank = 1; rank <= n; rank++) {
          below.push(Math.min(m, (below[rank - 1] ?? 0) + Math.max(0, steps.next().value - 1)));
        }
        const grid = { target: 0.37, cells };
        const shares = runShares(stretchesOf(design).filter(canHold), m, grid);
        const gained = shares.reduce(
          (sum, { rank, cells: gains }) => sum + (gains[below[rank] ?? 0] ?? 0),
          0,
        );
        const held = (heldShare(design, below) / grid.target) * cells;
        expect(gained).toBeGreaterThanOrEqual(Math.min(cells, held - 1e-9));
        expect(gained).toBeLessThan(held + 2 * runsOf(design, below) + 1e-9);
      }),
      { numRuns: 300 },
    );
  });

  test('of 2,000 with 2,000 trials is within the bracket of 5.34e-5 to 5.70e-5', () => {
    const limit = strongLimit(designOf({ n: 2000, m: 2000 }));
    expect(limit).toBeGreaterThan(5.34e-5);
    expect(limit).toBeLessThan(5.7e-5);
  });

  test('may be rough where that is below a threshold', () => {
    const design = designOf({ n: 300, m: 200 });
    const { upper } = strongChance(design);
    const [close, rough] = [strongLimit(design), strongLimit(design, 2 * upper)];
    expect(rough).toBeGreaterThan(close);
    expect(rough).toBeLessThanOrEqual(2 * upper);
    expect(strongLimit(design, upper / 2)).toBe(close);
  });

  test('is none where nothing can be strongly worse', () => {
    expect(strongLimit(designOf({ n: 1, m: 1 }))).toBe(0);
    expect(strongLimit(designOf({ n: 2, m: 2, rules: { minShare: 1 } }))).toBe(0);
  });

  test('is there for up to 10,000 trials', () => {
    expect([10_000, 10_001].map(hasStrongLimit)).toEqual([true, false]);
  });
});

/** How many runs of stretches are held without a gap. */
function runsOf(design: Design, below: readonly number[]): number {
  let [runs, isHeld] = [0, false];
  for (const stretch of stretchesOf(design)) {
    const holds =
      canHold(stretch) && (below[stretch.baseline.lower] ?? 0) >= stretch.candidate.upper;
    if (holds && !isHeld) runs++;
    isHeld = holds;
  }
  return runs;
}
