import fc from 'fast-check';
import { difference, evidenceBelow } from '../../src/compare/compare.ts';
import {
  type BudgetInterval,
  type Comparison,
  compareAt,
  compareCurves,
} from '../../src/compare/index.ts';
import { inCost, type Limits, type TuningCurve, tuningCurve } from '../../src/estimate/index.ts';
import { type StepFunction, stepFunction } from '../../src/math/functions.ts';
import type { EvidenceLevel } from '../../src/settings/index.ts';
import { confidences, pairs } from '../support/arbitraries.ts';
import { bandOf, curveOf, RULES } from '../support/bands.ts';

/** A curve by its values on the steps that end at 2, 4, 8 … trials, resolved up to 16. */
function curveBySteps(...limits: readonly (readonly number[])[]): TuningCurve {
  const [lower, point, upper] = limits.map((values) => {
    const ends = values.map((_, i) => (i === values.length - 1 ? Infinity : 2 ** (i + 1)));
    return stepFunction(ends, values);
  }) as [StepFunction, StepFunction, StepFunction];
  return {
    band: bandOf(1),
    quantile: 0.5,
    trialCost: 1,
    ...{ lower, point, upper },
    resolvableBudget: 16,
    ties: 0,
  };
}

/** Four doublings: (1, 2], (2, 4], (4, 8] and (8, 16]. */
const baseline = curveBySteps([10, 10, 10, 10], [20, 20, 20, 20], [30, 30, 30, 30]);
/** In turn strongly, fairly, weakly and not at all below the baseline. */
const candidate = curveBySteps([0, 0, 0, 5], [5, 5, 5, 20], [8, 15, 22, 30]);

describe('a comparison by hand', () => {
  const { worse, better, range, crossings } = compareCurves(baseline, candidate, RULES);

  test('finds each level where it holds, nested, and its share on the log-budget axis', () => {
    expect(range).toEqual([1, 16]);
    expect(worse.intervals).toEqual({ strong: [[1, 2]], fair: [[1, 4]], weak: [[1, 8]] });
    expect(better.intervals).toEqual({ strong: [], fair: [], weak: [] });
    const shares = [worse.share.strong, worse.share.fair, worse.share.weak];
    expect(shares).toEqual([1 / 4, 2 / 4, 3 / 4].map((share) => expect.closeTo(share, 14)));
    expect(better.share).toEqual({ strong: 0, fair: 0, weak: 0 });
    expect(crossings).toEqual([]);
  });

  test.each([0.1, 0.26, 1])(
    'counts strong evidence wherever it holds, with a share of %d',
    (minShare) => {
      expect(compareCurves(baseline, candidate, { ...RULES, minShare }).worse.level).toBe('strong');
    },
  );

  test.each([
    [0.1, 'fair'],
    [0.33, 'fair'],
    [0.34, 'weak'],
    [0.66, 'weak'],
    [0.67, 'none'],
  ] as const)('without any, with a least share of %d counts the level %s', (minShare, level) => {
    const rules = { ...RULES, minShare, budgetMin: 2.0001 };
    expect(compareCurves(baseline, candidate, rules).worse.level).toBe(level);
  });

  test('takes a share that misses the least one by rounding alone for that share', () => {
    const settings = { ...RULES, budgetMin: 4, minShare: 0.5 + 5e-10 };
    expect(compareCurves(baseline, candidate, settings).worse.level).toBe('weak');
    const beyond = { ...settings, minShare: 0.5 + 5e-9 };
    expect(compareCurves(baseline, candidate, beyond).worse.level).toBe('none');
  });

  test('counts no level that holds nowhere, however small a share is enough', () => {
    const rules = { ...RULES, minShare: 1e-12 };
    expect(compareCurves(baseline, candidate, rules).better.level).toBe('none');
  });

  test.each([
    ['strong', 8, [[2, 2]]],
    ['none', 15, []],
  ] as const)('at the very start of the range alone is %s', (level, upper, intervals) => {
    const recovering = curveBySteps([0, 5, 5, 5], [5, 20, 20, 20], [upper, 30, 30, 30]);
    const { worse } = compareCurves(baseline, recovering, { ...RULES, budgetMin: 2 });
    expect(worse.level).toBe(level);
    expect(worse.share).toEqual({ strong: 0, fair: 0, weak: 0 });
    expect(worse.intervals).toMatchObject({ fair: intervals, weak: intervals });
  });
});

describe('the range of budgets', () => {
  const rangeFor = (budgetMin: number | null, budgetMax: number | null, resolvable: number) => {
    const short = { ...candidate, resolvableBudget: resolvable };
    return compareCurves(baseline, short, { ...RULES, budgetMin, budgetMax }).range;
  };

  test.each<[number | null, number | null, number, [number, number] | null]>([
    [null, null, 16, [1, 16]],
    [null, null, 7.5, [1, 7.5]],
    [2, 8, 16, [2, 8]],
    [0.5, 100, 16, [1, 16]],
    [null, 8, 7.5, [1, 7.5]],
    [null, null, 0.99, null],
    [17, null, 16, null],
    [8, 20, 7.5, null],
    [null, null, 1, [1, 1]],
  ])('from %j to %j, where up to %d is resolved, is %j', (from, to, resolved, range) => {
    expect(rangeFor(from, to, resolved)).toEqual(range);
  });

  test('begins at one trial whatever the quantile', () => {
    const samples = [48, 12].map((n) => Array.from({ length: n }, (_, i) => i));
    const rangeOf = (quantile: number) => {
      const [b, c] = samples.map((sample) => tuningCurve(sample, bandOf(sample.length), quantile));
      return b && c ? compareCurves(b, c, RULES).range : undefined;
    };
    const resolved = rangeOf(0.5)?.[1] ?? Number.NaN;
    expect(rangeOf(0.25)).toEqual([1, expect.closeTo(2 * resolved, 10)]);
    // Nine of ten single trials are below what twelve trials bound from above.
    expect(rangeOf(0.9)).toBeNull();
  });

  test('may be a single budget, where a share is all or nothing', () => {
    const atThree = { ...RULES, budgetMin: 3, budgetMax: 3 };
    const { worse, range } = compareCurves(baseline, candidate, atThree);
    expect(range).toEqual([3, 3]);
    expect(worse.share).toEqual({ strong: 0, fair: 1, weak: 1 });
    expect(worse.intervals).toEqual({ strong: [], fair: [[3, 3]], weak: [[3, 3]] });
    expect(worse.level).toBe('fair');
  });
});

describe('crossings', () => {
  const flat = (point: readonly number[]) =>
    curveBySteps(Array(point.length).fill(-Infinity), point, Array(point.length).fill(Infinity));

  test.each<[string, number[], number[], number[]]>([
    ['where the medians change places', [5, 6, 7, 8], [4, 5, 8, 9], [4]],
    ['as often as they do', [5, 5, 8, 8], [4, 6, 7, 9], [2, 4, 8]],
    ['not where they only touch', [5, 6, 7, 8], [4, 6, 6, 8], []],
    ['not where they are the same', [5, 6, 7, 8], [5, 6, 7, 8], []],
    ['at the end of a stretch on which they are equal', [5, 6, 7, 8], [4, 6, 8, 9], [4]],
    ['where one starts from failure', [5, 6, 7, 8], [-Infinity, -Infinity, 9, 9], [4]],
    ['not where both do', [-Infinity, 1, 1, 1], [-Infinity, 2, 2, 2], []],
    ['not where they part for the first time', [5, 6, 7, 8], [5, 6, 6, 7], []],
  ])('are %s', (_, one, other, crossings) => {
    expect(compareCurves(flat(one), flat(other), RULES).crossings).toEqual(crossings);
  });

  test('are not where only the start of the range is on the other side', () => {
    const [one, other] = [flat([5, 6, 7, 8]), flat([6, 5, 6, 7])];
    expect(compareCurves(one, other, RULES).crossings).toEqual([2]);
    expect(compareCurves(one, other, { ...RULES, budgetMin: 2 }).crossings).toEqual([]);
  });
});

test('both directions can hold in one comparison', () => {
  const crossing = curveBySteps([0, 0, 40, 40], [5, 5, 45, 45], [8, 8, 50, 50]);
  const { worse, better, crossings } = compareCurves(baseline, crossing, RULES);
  expect([worse.level, better.level]).toEqual(['strong', 'strong']);
  expect(worse.intervals.strong).toEqual([[1, 4]]);
  expect(better.intervals.strong).toEqual([[4, 16]]);
  expect(crossings).toEqual([4]);
});

test('one budget shows both curves, their difference and the evidence, outside the range too', () => {
  const found = compareCurves(baseline, candidate, RULES);
  expect(compareAt(found, 2)).toEqual({
    budget: 2,
    baseline: { lower: 10, point: 20, upper: 30 },
    candidate: { lower: 0, point: 5, upper: 8 },
    difference: { lower: -30, estimate: -15, upper: -2 },
    worse: 'strong',
    better: 'none',
  });
  expect(compareAt(found, 0.5).worse).toBe('strong');
  expect(compareAt(found, 1e6).worse).toBe('none');
});

const FAILS = -Infinity;
const at = (lower: number, point: number, upper: number): Limits => ({ lower, point, upper });

test.each<[EvidenceLevel, string, Limits, Limits]>([
  ['strong', 'the bands do not meet', at(1, 2, 3), at(4, 5, 6)],
  ['fair', 'each estimate lies outside the other band', at(1, 2, 4), at(3, 5, 6)],
  ['weak', 'only its band ends below the other estimate', at(1, 2, 4), at(2, 5, 6)],
  ['weak', 'only its estimate lies below the other band', at(1, 2, 6), at(3, 5, 6)],
  ['none', 'each estimate lies in the other band', at(1, 2, 6), at(2, 5, 7)],
  ['none', 'it is above', at(4, 5, 6), at(1, 2, 3)],
  ['none', 'the curves are equal', at(1, 2, 3), at(1, 2, 3)],
  ['fair', 'the bands just touch', at(1, 2, 3), at(3, 4, 5)],
  ['weak', 'its band just reaches the other estimate', at(1, 2, 5), at(3, 5, 6)],
  ['none', 'every value is the same', at(1, 1, 1), at(1, 1, 1)],
  ['strong', 'it fails for sure', at(FAILS, FAILS, FAILS), at(0, 1, 2)],
  ['fair', 'it fails and its band touches the other', at(FAILS, FAILS, 0), at(0, 1, 2)],
  ['none', 'both fail', at(FAILS, FAILS, 1), at(FAILS, FAILS, 2)],
  ['none', 'both bands are open', at(FAILS, 1, Infinity), at(FAILS, 2, Infinity)],
])('the evidence that one curve is below another is %s where %s', (level, _, one, other) => {
  expect(evidenceBelow(one, other)).toBe(level);
});

const OPEN = Infinity;

const exact = at(3, 3, 3);
const failed = at(FAILS, FAILS, FAILS);
const good = at(10, 12, 15);
const failing = at(FAILS, FAILS, 9);

test.each<[string, Limits, Limits, [number, number | null, number]]>([
  ['candidate minus baseline, from end to end', good, at(11, 14, 18), [-4, 2, 8]],
  ['bounded above where the candidate fails', good, failing, [-OPEN, null, -1]],
  ['bounded below where the baseline fails', failing, good, [1, null, OPEN]],
  ['unbounded where both fail', failed, failed, [-OPEN, null, OPEN]],
  ['unbounded by open bands', at(FAILS, 1, OPEN), at(FAILS, 2, OPEN), [-OPEN, 1, OPEN]],
  ['unbounded below by an open baseline', at(0, 1, OPEN), at(1, 2, 3), [-OPEN, 1, 3]],
  ['unbounded above by a baseline that may fail', at(FAILS, 1, 2), at(1, 2, 3), [-1, 1, OPEN]],
  ['zero without a sign between equal curves', exact, exact, [0, 0, 0]],
])('the difference of two curves is %s', (_, baseline, candidate, [lower, estimate, upper]) => {
  expect(difference(baseline, candidate)).toEqual({ lower, estimate, upper });
});

const DIRECTIONS = ['worse', 'better'] as const;

const cases = fc.tuple(pairs, confidences).map(([{ baseline, candidate }, confidence]) => ({
  baseline: curveOf(baseline, confidence),
  candidate: curveOf(candidate, confidence),
}));
/** Powers of two scale without rounding, so that no budget changes sides of a step. */
const costs = fc.constantFrom(2 ** -10, 0.5, 1, 2, 8);

/** The budgets of a comparison, and all that is measured on them. */
function onAxis(comparison: Comparison, unit: number) {
  const scaled = ([from, to]: BudgetInterval) => [from * unit, to * unit];
  const { from, range, crossings } = comparison;
  return {
    from: from * unit,
    range: range && scaled(range),
    crossings: crossings.map((budget) => budget * unit),
    sides: DIRECTIONS.map((direction) => {
      const { level, share, intervals } = comparison[direction];
      return { level, share, where: Object.values(intervals).map((some) => some.map(scaled)) };
    }),
  };
}

describe('a comparison over budgets in cost', () => {
  test('begins at one trial of the more expensive sweep and ends where either resolves no more', () => {
    fc.assert(
      fc.property(cases, costs, costs, ({ baseline, candidate }, b, c) => {
        const { from, range } = compareCurves(inCost(baseline, b), inCost(candidate, c), RULES);
        const start = Math.max(b, c);
        const end = Math.min(baseline.resolvableBudget * b, candidate.resolvableBudget * c);
        expect(from).toBe(start);
        expect(range).toEqual(start <= end ? [start, end] : null);
      }),
    );
  });

  test('says the same in another unit of the cost, with every budget in it', () => {
    const units = fc.constantFrom(2 ** -6, 4, 1024);
    const limits = fc.option(fc.double({ min: 0.5, max: 8, noNaN: true }));
    const ranges = fc.tuple(limits, limits);
    fc.assert(
      fc.property(cases, costs, units, ranges, (pair, ratio, unit, [budgetMin, budgetMax]) => {
        const compareIn = (scale: number) =>
          compareCurves(inCost(pair.baseline, scale), inCost(pair.candidate, ratio * scale), {
            ...RULES,
            budgetMin: budgetMin && budgetMin * scale,
            budgetMax: budgetMax && budgetMax * scale,
          });
        expect(onAxis(compareIn(unit), 1)).toEqual(onAxis(compareIn(1), unit));
      }),
    );
  });
});
