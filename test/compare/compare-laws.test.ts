import fc from 'fast-check';
import {
  type BudgetInterval,
  type Comparison,
  type ComparisonRules,
  compareAt,
  compareCurves,
  isAtLeast,
  notWorse,
} from '../../src/compare/index.ts';
import { tuningCurve } from '../../src/estimate/index.ts';
import { EVIDENCE_LEVELS } from '../../src/settings/index.ts';
import { budgets, confidences, pairs, scores } from '../support/arbitraries.ts';
import { BAND, bandOf, curveOf, RULES } from '../support/bands.ts';

const SOME = ['weak', 'fair', 'strong'] as const;
const DIRECTIONS = ['worse', 'better'] as const;

const margins = fc.constantFrom(0, 0, 1, 3, 1000);
const limits = fc
  .tuple(
    fc.option(fc.double({ min: 0.5, max: 8, noNaN: true })),
    fc.option(fc.double({ min: 1, max: 3, noNaN: true })),
  )
  .map(([budgetMin, ratio]) => ({
    budgetMin,
    budgetMax: ratio === null ? null : Math.max(1, budgetMin ?? 1) * ratio,
  }));
const settings: fc.Arbitrary<ComparisonRules> = fc
  .record({ margin: margins, minShare: fc.constantFrom(0.01, 0.1, 0.5, 1), limits })
  .map(({ limits, ...rest }) => ({ ...RULES, ...rest, ...limits }));
const cases = fc
  .record({
    pair: pairs,
    confidence: confidences,
    quantile: fc.constantFrom(0.5, 0.5, 0.1, 0.9),
    settings,
  })
  .map(({ pair, confidence, quantile, settings }) => {
    const curve = (sample: readonly number[]) =>
      tuningCurve(sample, bandOf(sample.length, BAND.method, confidence), quantile);
    return { baseline: curve(pair.baseline), candidate: curve(pair.candidate), settings };
  });

type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

function compare({ baseline, candidate, settings }: Case): Comparison {
  return compareCurves(baseline, candidate, settings);
}

function forAll(holds: (one: Case) => void): void {
  fc.assert(fc.property(cases, holds));
}

describe('any comparison', () => {
  test('has disjoint intervals in its range, those of strong evidence within fair, fair in weak', () => {
    forAll((one) => {
      const { range, worse, better } = compare(one);
      for (const side of [worse, better]) {
        for (const intervals of Object.values(side.intervals)) {
          if (range === null) expect([side.level, intervals]).toEqual(['none', []]);
          else expectInOrder(intervals, range);
        }
        expectWithin(side, 'strong', 'fair');
        expectWithin(side, 'fair', 'weak');
      }
    });
  });

  test('never has evidence of both directions at one budget', () => {
    fc.assert(
      fc.property(cases, budgets, (one, budget) => {
        const { worse, better } = compareAt(compare(one), budget);
        expect([worse, better]).toContain('none');
      }),
    );
    forAll((one) => {
      const { worse, better } = compare(one);
      for (const [from, to] of worse.intervals.weak) {
        expect(better.intervals.weak.every(([a, b]) => b <= from || a >= to || a === b)).toBe(true);
      }
    });
  });

  test('has shares that are those of a fine logarithmic grid', () => {
    const CELLS = 1000;
    forAll((one) => {
      const { range, ...comparison } = compare(one);
      // A range of less than a thousandth has no fine grid in double precision.
      if (range === null || range[1] / range[0] < 1.001) return;
      const [from, to] = range;
      const found = compare(one);
      const rows = Array.from({ length: CELLS }, (_, cell) => {
        const budget = from * (to / from) ** ((cell + 0.5) / CELLS);
        return compareAt(found, budget);
      });
      for (const direction of DIRECTIONS) {
        const { share, intervals } = comparison[direction];
        for (const level of SOME) {
          const onGrid = rows.filter((row) => isAtLeast(row[direction], level)).length / CELLS;
          // Each end of an interval puts at most one cell, half wrongly, on the wrong side.
          const tolerance = (2 * intervals[level].length * 0.5) / CELLS + 1e-9;
          expect(Math.abs(share[level] - onGrid)).toBeLessThanOrEqual(tolerance);
          expect(share[level]).toBeGreaterThanOrEqual(0);
          expect(share[level]).toBeLessThanOrEqual(1);
        }
      }
    });
  });

  test('says the same of accuracies as percent, as fractions, and shifted', () => {
    const percents = fc.array(fc.integer({ min: 60, max: 75 }), { minLength: 12, maxLength: 30 });
    fc.assert(
      fc.property(percents, percents, settings, (baseline, candidate, settings) => {
        const said = (map: (score: number) => number, margin: number) => {
          const rules = { ...settings, margin };
          const [b, c] = [baseline.map(map), candidate.map(map)];
          const comparison = compareCurves(curveOf(b), curveOf(c), rules);
          const { worse, better, crossings } = comparison;
          return { worse, better, crossings, within: notWorse(comparison)?.intervals };
        };
        const known = said((y) => y, settings.margin);
        expect(said((y) => y / 100, settings.margin / 100)).toEqual(known);
        expect(said((y) => y / 100 - 7.3, settings.margin / 100)).toEqual(known);
      }),
    );
  });

  test('of a candidate that loses exactly the margin is no evidence', () => {
    const [b, c] = [curveOf(Array(48).fill(0.8)), curveOf(Array(48).fill(0.7))];
    expect(compareCurves(b, c, { ...RULES, margin: 0.1 }).worse.level).toBe('none');
    expect(compareCurves(b, c, { ...RULES, margin: 0.09 }).worse.level).toBe('strong');
  });

  test('with a margin judges a candidate whose scores are that much better', () => {
    fc.assert(
      fc.property(pairs, settings, (pair, settings) => {
        const [b, c] = [curveOf(pair.baseline), curveOf(pair.candidate)];
        const raised = curveOf(pair.candidate.map((score) => score + settings.margin));
        const spared = compareCurves(b, c, settings);
        const even = { ...settings, margin: 0 };
        expect(spared.worse).toEqual(compareCurves(b, raised, even).worse);
        expect(spared.better).toEqual(compareCurves(b, c, even).better);
      }),
    );
  });

  test('has the other direction when the arms change places', () => {
    forAll((one) => {
      const even = { ...one.settings, margin: 0 };
      const forth = compare({ ...one, settings: even });
      const back = compareCurves(one.candidate, one.baseline, even);
      expect(back.worse).toEqual(forth.better);
      expect(back.better).toEqual(forth.worse);
      expect(back.range).toEqual(forth.range);
      expect(back.crossings).toEqual(forth.crossings);
    });
  });

  test('of a sweep with itself has no evidence and no crossing', () => {
    fc.assert(
      fc.property(scores, settings, (sample, settings) => {
        const { worse, better, crossings } = compareCurves(
          curveOf(sample),
          curveOf([...sample].reverse()),
          settings,
        );
        for (const { level, share } of [worse, better]) {
          expect(level).toBe('none');
          expect(share).toEqual({ weak: 0, fair: 0, strong: 0 });
        }
        expect(crossings).toEqual([]);
      }),
    );
  });

  test('has less evidence the higher the confidence, at every budget', () => {
    fc.assert(
      fc.property(pairs, budgets, ({ baseline, candidate }, budget) => {
        const ranks = [0.5, 0.8, 0.95].map((confidence) => {
          const [b, c] = [curveOf(baseline, confidence), curveOf(candidate, confidence)];
          const { worse } = compareAt(compareCurves(b, c, RULES), budget);
          return EVIDENCE_LEVELS.indexOf(worse);
        });
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
      }),
    );
  });

  test('bounds the difference it estimates', () => {
    fc.assert(
      fc.property(cases, budgets, ({ baseline, candidate }, budget) => {
        const row = compareAt(compareCurves(baseline, candidate, RULES), budget);
        const { lower, estimate, upper } = row.difference;
        expect(lower).toBeLessThanOrEqual(upper);
        const isDefined =
          Number.isFinite(row.baseline.point) && Number.isFinite(row.candidate.point);
        expect(estimate !== null).toBe(isDefined);
        if (estimate === null) return;
        expect(lower).toBeLessThanOrEqual(estimate);
        expect(estimate).toBeLessThanOrEqual(upper);
        // Strong evidence and a difference that excludes zero are one and the same.
        expect(row.worse === 'strong').toBe(upper < 0);
        expect(row.better === 'strong').toBe(lower > 0);
      }),
    );
  });
});

function expectInOrder(intervals: readonly BudgetInterval[], range: BudgetInterval): void {
  const ends = intervals.flat();
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  expect(ends[0] ?? range[0]).toBeGreaterThanOrEqual(range[0]);
  expect(ends.at(-1) ?? range[1]).toBeLessThanOrEqual(range[1]);
  // Only a range of one budget has intervals of one; neighbours that touch are joined.
  if (range[0] < range[1]) expect(new Set(ends).size).toBe(ends.length);
}

type Level = (typeof SOME)[number];

function expectWithin({ intervals, share }: Comparison['worse'], inner: Level, outer: Level): void {
  for (const [from, to] of intervals[inner]) {
    expect(intervals[outer].some(([a, b]) => a <= from && to <= b)).toBe(true);
  }
  expect(share[inner]).toBeLessThanOrEqual(share[outer] + 1e-12);
}
