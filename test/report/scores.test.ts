import fc from 'fast-check';
import { curveWord, describeDifference, scoreFormat } from '../../src/report/index.ts';
import { pairs } from '../support/arbitraries.ts';
import { assessSweeps } from '../support/assessments.ts';
import { fewerRuns } from '../support/property-runs.ts';
import { assessCase, compareNamed } from '../support/report-cases.ts';
import { type Flags, settingsWith, spread, sweepOf } from '../support/sweeps.ts';

type Scores = readonly number[];

const assessed = (baseline: Scores | null, candidate: Scores, flags: Flags = {}) =>
  assessCase({ baseline, candidate, flags });

const formatOf = (...given: Parameters<typeof assessed>) => scoreFormat(assessed(...given));
const skewed = (n: number, worst: number, best: number) =>
  spread(n, 0, 1).map((u) => best - (best - worst) * (1 - u) ** 3);

describe('the format of a report’s scores', () => {
  const usual = skewed(48, 0.6, 0.91);
  const below = skewed(48, 0.55, 0.88);
  const diverged = usual.map((score, i) => (i % 16 === 0 ? -1e6 : score));
  const many = [skewed(900, 0.6, 0.91), skewed(900, 0.598, 0.907)] as const;
  const same = Array(30).fill(0.5);

  test.each<[string, Parameters<typeof assessed>, string]>([
    // After 4 trials the limits are 0.0092 apart.
    ['has the digits that the limits at the headline’s budget warrant', [usual, below], '0.123'],
    ['has them for both sweeps', [usual, skewed(48, 0.7, 0.8)], '0.1235'],
    ['does not depend on the budgets', [usual, below, { budgets: '1000' }], '0.123'],
    ['has no digits that are invisible in the curves', [...many, { band: 'ks' }], '0.1235'],
    ['is not made coarse by a few that are far off', [usual, diverged], '0.123'],
    ['without any span has four digits', [same, same], '0.1235'],
    ['of one trial has four digits', [[0.5], [0.5]], '0.1235'],
    ['is that of the one sweep there is', [null, below], '0.123'],
  ])('%s', (_, given, expected) => {
    expect(formatOf(...given)(0.123456)).toBe(expected);
  });

  test('is the same with the sweeps exchanged, and for a metric that is minimised', () => {
    const opposite = (values: readonly number[]) =>
      sweepOf(
        values.map((value) => -value),
        { direction: 'minimize' },
      );
    fc.assert(
      fc.property(pairs, (pair) => {
        const [baseline, candidate] = [pair.baseline.slice(0, 12), pair.candidate.slice(0, 10)];
        const numbers = [...baseline, ...candidate].filter(Number.isFinite);
        const written = (format: (value: number) => string) => numbers.map(format);
        const usual = written(formatOf(baseline, candidate));
        expect(written(formatOf(candidate, baseline))).toEqual(usual);
        const [b, c] = [opposite(baseline), opposite(candidate)];
        expect(written(scoreFormat(assessSweeps(b, c, settingsWith())))).toEqual(usual);
      }),
      fewerRuns(),
    );
  });
});

/** The numbers written in a cell. */
function numbersIn(cell: string): number[] {
  const texts = cell.replaceAll('−', '-').match(/[+-]?[\d,]+(\.\d+)?/g) ?? [];
  return texts.map((text) => Number(text.replaceAll(',', '')));
}

test.each(['strongly-worse', 'large-integers', 'tiny-differences', 'none', 'minimise-with-cost'])(
  'differences are what a reader gets who subtracts, with limits rounded outwards: %s',
  (name) => {
    const assessment = compareNamed(name);
    const direction = assessment.baseline?.direction ?? 'maximize';
    const sign = direction === 'maximize' ? 1 : -1;
    const format = scoreFormat(assessment);
    const read = (score: number) => numbersIn(format(sign * score))[0] ?? Number.NaN;
    expect(assessment.rows.length).toBeGreaterThan(2);
    for (const row of assessment.rows) {
      const { difference, baseline, candidate } = row;
      const [estimate, lower = Number.NaN, upper = Number.NaN] = numbersIn(
        describeDifference(row, direction, format),
      );
      const ends = [difference.lower, difference.upper].map((end) => sign * end);
      expect(estimate).toBeCloseTo(read(candidate.point) - read(baseline.point), 9);
      expect(lower).toBeLessThanOrEqual(Math.min(...ends) + 1e-12);
      expect(upper).toBeGreaterThanOrEqual(Math.max(...ends) - 1e-12);
    }
  },
);

test.each([
  ['0.5', 'maximize', 'median'],
  ['0.9', 'maximize', '90 % quantile'],
  ['0.9', 'minimize', '10 % quantile'],
  ['0.999', 'minimize', '0.1 % quantile'],
] as const)('the quantile %s of luck, %s, is called the %s', (quantile, direction, word) => {
  expect(curveWord(settingsWith({ quantile }), direction)).toBe(word);
});
