import type { Assessment } from '../../src/decide/index.ts';
import { chartOf } from '../../src/draw/chart-of.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { label } from '../../src/report/index.ts';
import { assessSweeps, ruled } from '../support/assessments.ts';
import { assessCase, assessNamed, REPORT_CASES } from '../support/report-cases.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

const sweep = (location = 'sweeps/change.csv') => sweepOf(spread(48, 0.8, 0.9), { location });

describe('the chart', () => {
  test.each([
    ['strict, and an assumption in doubt', { strict: 'true' }],
    ['no budget that is left to compare', { 'budget-min': '20' }],
  ] as const)('shows no evidence that does not count: %s', (_, flags) => {
    const other: Sweep = {
      ...sweepOf(spread(48, 0.9, 0.99), { location: 'main.csv' }),
      search: { method: 'adaptive', sampler: null, seed: null },
    };
    const assessment = assessSweeps(sweep(), other, settingsWith(flags));
    expect(['invalid', 'insufficient']).toContain(assessment.outcome.verdict);
    expect(chartOf(assessment)?.compared).toBeNull();
  });

  test('has every counted trial in the metric’s own unit, failed ones as infinitely bad', () => {
    const failing = sweepOf([3, null, 2], { direction: 'minimize' });
    const chart = chartOf(assessSweeps(null, failing, settingsWith({ quantile: '0.25' })));
    expect(chart).toMatchObject({ curveWord: '75 % quantile', direction: 'minimize' });
    expect(chart?.subtitle).toContain('lower is better');
    expect(chart?.arms[0]?.trials).toEqual([
      { id: 'c1', score: 3 },
      { id: 'c2', score: Infinity },
      { id: 'c3', score: 2 },
    ]);
  });

  test('is none without a candidate, or of sweeps that cannot be compared', () => {
    const settings = settingsWith();
    expect(chartOf(assessSweeps(sweep(), null, settings))).toBeNull();
    expect(chartOf(assessSweeps(null, null, settings))).toBeNull();
    const opposite = sweepOf([0.5], { direction: 'minimize' });
    expect(chartOf(assessSweeps(sweep(), opposite, settings))).toBeNull();
  });
});

describe('the chart says what is done about it', () => {
  const outcomeIn = (chart: ReturnType<typeof chartOf>) => chart?.subtitle.split('. ')[0];

  test.each([
    ['a failure', -5, 'Fails the check'],
    ['a pass', 0.81, 'Passes the check'],
  ])('%s', (_, low, words) => {
    const chart = chartOf(
      assessSweeps(sweep(), sweepOf(spread(48, low, low + 0.1)), settingsWith()),
    );
    expect(outcomeIn(chart)).toBe(words);
  });

  test('and why, where the evidence does not show it', () => {
    const outcome = (sizes: readonly [number, number], low: number, flag = {}) => {
      const [b, c] = sizes;
      const [baseline, candidate] = [spread(b, 0.8, 0.9), spread(c, low, low + 0.1)].map((one) =>
        sweepOf(one),
      );
      const settings = settingsWith(flag);
      return outcomeIn(chartOf(assessSweeps(baseline ?? null, candidate ?? null, settings)));
    };
    expect(outcome([48, 48], 0.1, { 'fail-on': 'never' })).toBe(
      'Does not block: fail-on allows it',
    );
    expect(outcome([48, 7], 0.8)).toBe('Fails the check: too few trials');
    expect(outcome([7, 7], 0.8)).toBe('Does not block: too few trials');
    const byTest = chartOf(assessNamed('paired'));
    expect(outcomeIn(byTest)).toBe('Fails the check: the test decides');
    const failed = assessSweeps(sweep(), sweepOf(spread(48, 0.1, 0.2)), settingsWith());
    const accepted = ruled({ ...failed, accepted: { by: 'mona' } } as Assessment, { gate: 'pass' });
    expect(outcomeIn(chartOf(accepted))).toBe('Passes the check: accepted');
  });

  test('also of a candidate alone', () => {
    const alone = chartOf(assessSweeps(null, sweep(), settingsWith()));
    expect(outcomeIn(alone)).toBe('Does not block');
  });
});

const differing = Object.entries(REPORT_CASES).filter(([, { baseline }]) => baseline !== null);
test.each(differing)(
  'the chart names the numbers of the headline of %s: the difference is that of the printed scores',
  (_, given) => {
    const assessment = assessCase(given);
    const example = chartOf(assessment)?.example ?? null;
    const row = assessment.kind === 'compared' ? assessment.example : null;
    expect(example === null).toBe(row === null);
    if (example === null) return;
    const [b, c, difference] = [example.baseline, example.candidate, example.difference].map(
      (text) => Number(text.replaceAll(',', '').replace('−', '-')),
    ) as [number, number, number];
    expect(example.budget).toBe(row?.budget);
    // Scores over decades have significant digits, and so has their difference.
    expect(Math.abs(c - b - difference)).toBeLessThanOrEqual(0.01 * Math.abs(difference) + 1e-9);
  },
);

describe('a sweep is called', () => {
  test.each([
    ['sweeps/change.csv', 'change'],
    ['runs/small/trials.jsonl', 'small'],
    ['runs\\small\\results.csv', 'small'],
    ['runs/small/*.json', 'small'],
    ['sweep.csv', 'sweep.csv'],
    ['artifact:sweep-*', 'artifact:sweep-*'],
    ['a\u202eb.csv', 'a b'],
  ])('after its place %j: %j', (location, expected) => {
    expect(label(sweep(location))).toBe(expected);
  });

  test('after its commit where it was saved', () => {
    const { source, ...rest } = sweep();
    const saved = { ...source, kind: 'artifact', location: 'artifact:x' } as const;
    const sha = 'abcdef0123'.repeat(4);
    expect(label({ ...rest, source: { ...saved, sha } })).toBe('abcdef0');
    expect(label({ ...rest, source: saved })).toBe('artifact:x');
    expect(label({ ...rest, source: { ...source, sha } })).toBe('change');
  });
});
