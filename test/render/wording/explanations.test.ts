import { comparisonReport } from '../../../src/render/index.ts';
import { explanations, outlookSentences } from '../../../src/render/wording/explanations.ts';
import { title, verdictSentence } from '../../../src/render/wording/verdict.ts';
import type { OptionName } from '../../../src/settings/index.ts';
import { assessSweeps } from '../../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../../support/sweeps.ts';

type Values = readonly (number | null)[];

function assessed(
  baseline: Values,
  candidate: Values,
  flags: Partial<Record<OptionName, string>> = {},
  making: Parameters<typeof sweepOf>[1] = {},
) {
  return assessSweeps(sweepOf(baseline, making), sweepOf(candidate, making), settingsWith(flags));
}

const said = (assessment: ReturnType<typeof assessed>) =>
  [...explanations(assessment), ...outlookSentences(assessment)].join(' ');
const FAILURES: Values = Array(24).fill(null);

describe('a passing report says what the data rule out', () => {
  const near = spread(48, 0.8, 0.9).map((score) => score - 0.001);

  test.each<[string, ReturnType<typeof assessed>, string]>([
    [
      'a loss, rounded up, from the budget on that says most',
      assessed(spread(48, 0.8, 0.9), near),
      'The data rule out that it is worse by more than 0.029 from 4 trials on (80 % limits).',
    ],
    [
      'the same of a metric that is minimised',
      assessed(
        spread(48, 0.8, 0.9).map((score) => 1 - score),
        near.map((score) => 1 - score),
        {},
        { direction: 'minimize' },
      ),
      'The data rule out that it is worse by more than 0.029 from 4 trials on (80 % limits).',
    ],
    [
      'any loss',
      assessed(spread(48, 0.8, 0.9), spread(48, 0.95, 0.99)),
      'The data rule out that it is worse by any amount from 1 trial on (80 % limits).',
    ],
    [
      'none, where the candidate may fail',
      assessed(
        [...spread(24, 0.8, 0.9), ...FAILURES],
        [...spread(22, 0.8, 0.9), null, null, ...FAILURES],
        { 'budget-max': '1' },
      ),
      'The data rule out no loss, however large (80 % limits).',
    ],
  ])('%s', (_, assessment, sentence) => {
    expect(assessment.gate).toBe('pass');
    expect(said(assessment)).toContain(sentence);
  });

  test('and a failing one does not', () => {
    const worse = assessed(spread(48, 0.8, 0.9), spread(48, 0.6, 0.7));
    expect(worse.gate).toBe('fail');
    expect(said(worse)).not.toContain('rule out');
  });

  test('by the limits that are shown, even if a false-alarm rate widens the range of the gate', () => {
    const [baseline, candidate] = [spread(40, 0.8, 0.9), spread(40, 0.799, 0.899)];
    const ruledOutWith = (flags: Partial<Record<OptionName, string>>) =>
      said(assessed(baseline, candidate, flags)).match(/The data rule out [^(]*/)?.[0];
    expect(ruledOutWith({})).toContain('from 2 trials on');
    expect(ruledOutWith({ 'false-alarm-rate': '0.01' })).toBe(ruledOutWith({}));
  });
});

describe('a candidate within the margin', () => {
  test('on the whole range is the title of the pass, before what else is claimed', () => {
    const same = assessed(spread(48, 0.8, 0.9), spread(48, 0.8, 0.9), { margin: '0.06' });
    expect(title(same)).toBe('Not worse by more than 0.06');
    expect(verdictSentence(same)).toBe('Not worse by more than 0.06.');
    expect(said(same)).toContain(
      'It is not worse by more than 0.06, strong evidence, for budgets of 1 to 8 trials (80 % limits).',
    );
    const better = assessed(spread(48, 0.8, 0.9), spread(48, 0.85, 0.95), { margin: '0.06' });
    expect(title(better)).toMatch(/^Not worse by more than 0\.06; the candidate is better: strong/);
  });

  test('on part of the budgets is reported with them', () => {
    const same = assessed(spread(48, 0.8, 0.9), spread(48, 0.8, 0.9), { margin: '0.03' });
    expect(title(same)).toBe('No strong evidence that the candidate is worse by more than 0.03');
    expect(said(same)).toMatch(
      /It is not worse by more than 0\.03, strong evidence, for budgets of \d to 8 trials/,
    );
  });
});

describe('the overall slowdown', () => {
  test.each<[string, Values, Values, RegExp]>([
    [
      'slower',
      spread(48, 0, 1).map((u) => u ** 0.2),
      spread(48, 0, 1),
      /as much slower at every budget \(a model\): 4\.\d× the trials \(80 % limits: 3\.\d× to \d\.\d×\)\./,
    ],
    [
      'faster',
      spread(48, 0, 1),
      spread(48, 0, 1).map((u) => u ** 0.2),
      /as much faster at every budget \(a model\): 0\.\d\d× the trials \(80 % limits: 0\.1\d× to 0\.\d\d×\)\./,
    ],
    [
      'slower than any',
      spread(48, 0.8, 0.9),
      spread(48, 0.1, 0.2),
      /: more than \d\d+× the trials \(80 % limit\)\./,
    ],
    [
      'faster than any',
      spread(48, 0.1, 0.2),
      spread(48, 0.8, 0.9),
      /: less than 0\.0\d+× the trials \(80 % limit\)\./,
    ],
  ])('is reported for a candidate that is %s', (_, baseline, candidate, sentence) => {
    expect(said(assessed(baseline, candidate))).toMatch(sentence);
  });

  test('is null where strong evidence holds both ways', () => {
    const steep = spread(100, 0, 1);
    const flat = spread(100, 0.68, 0.7);
    const both = assessed(steep, flat);
    expect(both.comparison?.worse.intervals.strong).not.toEqual([]);
    expect(both.comparison?.better.intervals.strong).not.toEqual([]);
    expect(both.overallSlowdown).toBeNull();
    expect(JSON.parse(comparisonReport(both).json)).toMatchObject({ overallSlowdown: null });
  });
});
