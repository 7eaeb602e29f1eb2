import { plainText } from '../../src/print/index.ts';
import { headline } from '../../src/report/index.ts';
import { compareCase, compareNamed, type ReportCase } from '../support/report-cases.ts';
import { comparisonReport } from '../support/reports.ts';
import { allStated as said, stated } from '../support/statements.ts';
import { spread } from '../support/sweeps.ts';

type Values = readonly (number | null)[];

const assessed = (
  baseline: Values,
  candidate: Values,
  more: Pick<ReportCase, 'flags' | 'making'> = {},
) => compareCase({ baseline, candidate, ...more });

const verdictOf = (assessment: ReturnType<typeof assessed>) =>
  `${stated(assessment, 'verdict')} ${stated(assessment, 'strength')}`;

const good = spread(48, 0.8, 0.9);

describe('a passing report says what the data rule out', () => {
  const near = good.map((score) => score - 0.001);
  const losses = [good, near].map((scores) => scores.map((score) => 1 - score));
  const some = 'Ruled out: a loss of more than 0.029 from 4 to 8 trials (80 % limits)';
  const minimized = { making: { direction: 'minimize' } } as const;
  const failing = [spread(24, 0.8, 0.9), [...spread(22, 0.8, 0.9), null, null]].map((scores) => [
    ...scores,
    ...Array<null>(24).fill(null),
  ]);

  test.each<[string, Values[], Parameters<typeof assessed>[2], string]>([
    ['a loss, rounded up, for the budgets where it says most', [good, near], {}, some],
    ['the same of a metric that is minimised', losses, minimized, some],
    [
      'any loss',
      [good, spread(48, 0.95, 0.99)],
      {},
      'Ruled out: any loss from 1 to 8 trials (80 % limits)',
    ],
    [
      'none, where the candidate may fail',
      failing,
      { flags: { 'budget-max': '1' } },
      'Ruled out: no loss, however large (80 % limits)',
    ],
  ])('%s', (_, [baseline = [], candidate = []], more, sentence) => {
    const assessment = assessed(baseline, candidate, more);
    expect(assessment.outcome.gate).toBe('pass');
    expect(said(assessment)).toContain(sentence);
  });

  test('by the limits that are shown, even if a false-alarm rate widens the range of the gate', () => {
    const [baseline, candidate] = [spread(40, 0.8, 0.9), spread(40, 0.799, 0.899)];
    const ruledOutWith = (flags: NonNullable<ReportCase['flags']>) =>
      stated(assessed(baseline, candidate, { flags }), 'ruled-out');
    expect(ruledOutWith({})).toContain('from 2 to 6 trials');
    expect(ruledOutWith({ 'false-alarm-rate': '0.01' })).toBe(ruledOutWith({}));
  });
});

describe('a candidate within the margin', () => {
  test('on the whole range is the headline of the pass, unless it is clearly better', () => {
    const same = assessed(good, good.toReversed(), { flags: { margin: '0.06' } });
    expect(verdictOf(same)).toBe(
      'Not worse by more than 0.06 (a loss of 0.025 could have been missed) after 4 trials: 0.884, was 0.884 `accuracy`. Strong evidence at every budget compared: the check passes.',
    );
    const better = assessed(good, spread(48, 0.85, 0.95), { flags: { margin: '0.06' } });
    expect(plainText(headline(better))).toMatch(
      /^Better by 0\.\d+ \(0\.\d+ to 0\.\d+\) after \d trials: 0\.\d+, was 0\.\d+ accuracy$/,
    );
  });

  test('on part of the budgets is reported with them', () => {
    const same = assessed(good, good.toReversed(), { flags: { margin: '0.03' } });
    expect(plainText(headline(same))).toMatch(
      /^No difference beyond the margin of 0\.03 found (?:\(a loss of 0\.\d+ could have been missed\) )?after \d trials: 0\.\d+, was 0\.\d+/,
    );
    expect(said(same)).toMatch(
      /Not worse: by more than 0\.03 from \d to 8 trials, strong evidence/,
    );
  });
});

describe('the overall slowdown', () => {
  const even = spread(48, 0, 1);
  const root = (power: number) => even.map((u) => u ** power);

  test('is reported where no budget by itself shows it', () => {
    expect(said(assessed(root(0.2), root(0.32)))).toMatch(
      /Same slowdown at every budget: if so, it needs 1\.6× the trials \(80 % limits: 1\.1× to 2\.4×\)/,
    );
    expect(said(assessed(root(0.32), root(0.2)))).toMatch(
      /Same slowdown at every budget: if so, it needs 0\.62× the trials/,
    );
  });

  test('is left out where nothing was found, and where the result has a size', () => {
    const same = assessed(good, good.toReversed());
    const slower = assessed(root(0.2), even);
    for (const assessment of [same, slower]) {
      expect(assessment.overallSlowdown?.estimate).toBeGreaterThan(0);
      expect(said(assessment)).not.toContain('Same slowdown');
    }
    expect(slower.overallSlowdown).toMatchObject({ fits: true });
    const apart = compareNamed('two-thousand-trials');
    expect(apart.overallSlowdown).toMatchObject({ fits: false });
    expect(apart.overallSlowdown?.upper).toBeLessThan(2);
  });

  test('fits nothing where strong evidence holds both ways', () => {
    const steep = spread(100, 0, 1);
    const flat = spread(100, 0.68, 0.7);
    const both = assessed(steep, flat);
    expect(both.comparison.worse.intervals.strong).not.toEqual([]);
    expect(both.comparison.better.intervals.strong).not.toEqual([]);
    expect(both.overallSlowdown).toMatchObject({ fits: false });
    expect(said(both)).not.toContain('Same slowdown');
    expect(JSON.parse(comparisonReport(both).json).overallSlowdown).toMatchObject({ fits: false });
  });
});

const even = spread(48, 0, 1);
const root = (power: number) => even.map((u) => u ** power);
const sizeOf = (assessment: ReturnType<typeof assessed>) => stated(assessment, 'size');

test.each<[string, Values, Values, string | undefined]>([
  [
    'in multiples, with their limits',
    root(0.2),
    root(0.7),
    'For the same score it needs 3.3× the trials (1.1× or more).',
  ],
  [
    'of a speed-up',
    even,
    root(0.2),
    'For the same score it needs 0.5× the trials or less (up to 0.83×).',
  ],
  [
    'as a score that is not reached, and never as a multiple from the end of the data',
    good,
    spread(48, 0.7, 0.8),
    'Even 8 trials do not close the gap: 0.793, was 0.893.',
  ],
  [
    'as a bound where one trial is enough',
    spread(48, 0.1, 0.2),
    good,
    'For the same score it needs 0.25× the trials or less.',
  ],
])('the size of a result is said %s', (_, baseline, candidate, sentence) => {
  expect(sizeOf(assessed(baseline, candidate))).toBe(sentence);
});
