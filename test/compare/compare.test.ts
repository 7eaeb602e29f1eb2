import { compareAt, compareCurves, isAtLeast } from '../../src/compare/index.ts';
import { type TuningCurve, tuningCurve } from '../../src/estimate/index.ts';
import { type StepFunction, stepFunction } from '../../src/math/step-function.ts';
import { EVIDENCE_LEVELS } from '../../src/settings/index.ts';
import { bandOf, RULES } from '../support/bands.ts';

/** A curve by its values on the steps that end at 2, 4, 8 … trials, resolved up to 16. */
function curveBySteps(steps: Record<'lower' | 'point' | 'upper', readonly number[]>): TuningCurve {
  const by = (values: readonly number[]): StepFunction => {
    const ends = values.map((_, i) => (i === values.length - 1 ? Infinity : 2 ** (i + 1)));
    return stepFunction(ends, values);
  };
  return {
    band: bandOf(1),
    quantile: 0.5,
    trialCost: 1,
    lower: by(steps.lower),
    point: by(steps.point),
    upper: by(steps.upper),
    resolvableBudget: 16,
    ties: 0,
  };
}

/** Four doublings: (1, 2], (2, 4], (4, 8] and (8, 16]. */
const baseline = curveBySteps({
  lower: [10, 10, 10, 10],
  point: [20, 20, 20, 20],
  upper: [30, 30, 30, 30],
});
/** In turn strongly, fairly, weakly and not at all below the baseline. */
const candidate = curveBySteps({
  lower: [0, 0, 0, 5],
  point: [5, 5, 5, 20],
  upper: [8, 15, 22, 30],
});

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
    const recovering = curveBySteps({
      lower: [0, 5, 5, 5],
      point: [5, 20, 20, 20],
      upper: [upper, 30, 30, 30],
    });
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

  test('when empty leaves no evidence', () => {
    const { worse, better, crossings } = compareCurves(baseline, candidate, {
      ...RULES,
      budgetMin: 17,
    });
    for (const { level, share, intervals } of [worse, better]) {
      expect(level).toBe('none');
      expect(share).toEqual({ strong: 0, fair: 0, weak: 0 });
      expect(intervals).toEqual({ strong: [], fair: [], weak: [] });
    }
    expect(crossings).toEqual([]);
  });
});

describe('crossings', () => {
  const flat = (point: readonly number[]) =>
    curveBySteps({ lower: point.map(() => -Infinity), point, upper: point.map(() => Infinity) });

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

describe('both directions', () => {
  test('can hold in one comparison', () => {
    const crossing = curveBySteps({
      lower: [0, 0, 40, 40],
      point: [5, 5, 45, 45],
      upper: [8, 8, 50, 50],
    });
    const { worse, better, crossings } = compareCurves(baseline, crossing, RULES);
    expect([worse.level, better.level]).toEqual(['strong', 'strong']);
    expect(worse.intervals.strong).toEqual([[1, 4]]);
    expect(better.intervals.strong).toEqual([[4, 16]]);
    expect(crossings).toEqual([4]);
  });

  test('are judged apart by the margin: it spares a worse candidate alone', () => {
    const settings = { ...RULES, margin: 2.5 };
    expect(compareCurves(baseline, candidate, settings).worse.level).toBe('fair');
    const swapped = compareCurves(candidate, baseline, settings);
    expect(swapped.better.level).toBe('strong');
  });
});

describe('one budget', () => {
  test('shows both curves, their difference and the evidence, outside the range too', () => {
    expect(compareAt({ baseline, candidate }, 2, 0)).toEqual({
      budget: 2,
      baseline: { lower: 10, point: 20, upper: 30 },
      candidate: { lower: 0, point: 5, upper: 8 },
      difference: { lower: -30, estimate: -15, upper: -2 },
      worse: 'strong',
      better: 'none',
    });
    expect(compareAt({ baseline, candidate }, 0.5, 0).worse).toBe('strong');
    expect(compareAt({ baseline, candidate }, 1e6, 0).worse).toBe('none');
  });
});

test('levels are ordered from none to strong', () => {
  for (const [i, level] of EVIDENCE_LEVELS.entries()) {
    for (const [j, least] of EVIDENCE_LEVELS.entries()) {
      expect(isAtLeast(level, least)).toBe(i >= j);
    }
  }
});
