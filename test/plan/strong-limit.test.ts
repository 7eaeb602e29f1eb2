import fc from 'fast-check';
import { quickRandom, type Random } from '../../src/math/random.ts';
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
    const seeds = fc.integer();
    const cells = fc.constantFrom(3, 17, 200);
    let held = 0;
    fc.assert(
      fc.property(designs, seeds, cells, (design, seed, cells) => {
        const { n: m } = design.candidate.band;
        const below = nearlyHeld(design, quickRandom(seed));
        const grid = { target: 0.37, cells };
        const shares = runShares(stretchesOf(design).filter(canHold), m, grid);
        const gained = shares.reduce(
          (sum, { rank, cells: gains }) => sum + (gains[below[rank] ?? 0] ?? 0),
          0,
        );
        const exactly = (heldShare(design, below) / grid.target) * cells;
        expect(gained).toBeGreaterThanOrEqual(Math.min(cells, exactly - 1e-9));
        expect(gained).toBeLessThan(exactly + 2 * runsOf(design, below) + 1e-9);
        if (exactly > 0) held++;
      }),
      { numRuns: 300 },
    );
    expect(held).toBeGreaterThan(100);
  });

  test('rounds up too where both limits change at one budget, so that a run may begin there', () => {
    const stretches = [1, 2].map((rank) => ({
      share: 0.5,
      baseline: { lower: rank, point: rank, upper: rank },
      candidate: { lower: 0, point: rank, upper: 2 * rank - 1 },
    }));
    const [high, low] = runShares(stretches, 3, { target: 1, cells: 3 });
    // Of three cells the lower half is held: one and a half.
    expect([high?.rank, low?.rank]).toEqual([2, 1]);
    expect((high?.cells[2] ?? 0) + (low?.cells[2] ?? 0)).toBe(2);
    expect((high?.cells[3] ?? 0) + (low?.cells[2] ?? 0)).toBe(3);
    expect([...(high?.cells ?? [])]).toEqual([0, 1, 1, 2]);
  });

  test('of 2,000 with 2,000 trials is within the bracket of 5.34e-5 to 5.70e-5', () => {
    const limit = strongLimit(designOf({ n: 2000, m: 2000 }));
    expect(limit).toBeGreaterThan(5.34e-5);
    expect(limit).toBeLessThan(5.7e-5);
  });

  test('may be rough where that is below a threshold, or far above it', () => {
    const design = designOf({ n: 300, m: 200 });
    const { upper } = strongChance(design);
    const [close, rough] = [strongLimit(design), strongLimit(design, 2 * upper)];
    expect(rough).toBeGreaterThan(close);
    expect(rough).toBeLessThanOrEqual(2 * upper);
    expect(strongLimit(design, upper)).toBe(close);
    expect(strongLimit(design, upper / 5)).toBe(rough);
  });

  test('is none where nothing can be strongly worse', () => {
    expect(strongLimit(designOf({ n: 1, m: 1 }))).toBe(0);
    expect(strongLimit(designOf({ n: 2, m: 2, rules: { minShare: 1 } }))).toBe(0);
  });

  test('is there for up to 10,000 trials', () => {
    expect([10_000, 10_001].map(hasStrongLimit)).toEqual([true, false]);
  });
});

/** How many candidate scores lie below each baseline score: here just enough for a stretch, there not quite. */
function nearlyHeld(design: Design, random: Random): number[] {
  const stretches = stretchesOf(design).filter(canHold);
  const below = [0];
  for (let rank = 1; rank <= design.baseline.band.n; rank++) {
    const ours = stretches.filter(({ baseline }) => baseline.lower === rank);
    const needed = ours[Math.floor(random() * ours.length)]?.candidate.upper ?? 0;
    const enough = Math.min(design.candidate.band.n, needed - (random() < 0.4 ? 1 : 0));
    below.push(Math.max(below[rank - 1] ?? 0, enough));
  }
  return below;
}

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
