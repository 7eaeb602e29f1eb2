import { headline, statusMark, strengthSentence } from '../../../src/render/wording/verdict.ts';
import { spread } from '../../support/sweeps.ts';
import { assessCase, REPORT_CASES, type ReportCase } from '../report-cases.ts';

const ALMOST = 'No strong evidence that the candidate is worse';
const TWICE = 'the same score takes more than twice the trials.';
const WOULD_CATCH =
  '4 times in 5 this check would have caught a candidate that is 3.3× slower at every budget.';
const FAIR = 'Fair evidence at 1 trial, which does not fail the check (fail-on: strong)';

/** What a reader takes away from the first line of each report. */
const TAKEN_AWAY: Readonly<Record<string, readonly [result: string, strength: string]>> = {
  'strongly-worse': [
    '❌ Worse: 0.879 instead of 0.909 after 4 trials',
    `Strong evidence from 3 to 8 trials; ${TWICE}`,
  ],
  fair: [
    '⚪ Looks worse: 0.7559 instead of 0.8688 after 1 trial',
    `${FAIR}; the same score takes about 2.2× the trials.`,
  ],
  weak: [
    `⚪ ${ALMOST}: 0.907 and 0.909 after 4 trials`,
    `Weak evidence that it is worse from 4 to 8 trials. ${WOULD_CATCH}`,
  ],
  none: ['✅ No difference found: 0.9091 and 0.9088 after 4 trials', WOULD_CATCH],
  better: [
    '✅ Better: 0.9290 instead of 0.9088 after 4 trials',
    'Strong evidence from 3 to 8 trials; the same score takes about 0.30× the trials.',
  ],
  crossing: [
    '❌ May be better at 1 trial, worse from 4 to 9',
    'Weak evidence that it is better, strong evidence that it is worse: 0.8900 instead of 0.9097 after 8 trials.',
  ],
  insufficient: ['⚪ Too few trials to compare the sweeps at any budget', ''],
  'no-baseline': ['⚪ No baseline sweep was found to compare with', ''],
  'no-candidate': ['❌ No candidate sweep was found', ''],
  invalid: ['❌ The sweeps have different metrics and cannot be compared', ''],
  'minimise-with-cost': [
    '❌ Worse: 18.63 instead of 18.21 after 12.4 GPU hours',
    'Strong evidence from 5.9 to 19.5 GPU hours; the same score takes more than 1.5× the GPU hours.',
  ],
  ties: [
    '✅ No difference found: 0.5000 in both after 2 trials',
    'At best 4 times in 5 this check would have caught a candidate that is 4.5× slower at every budget.',
  ],
  'forty-percent-failed': [
    '⚪ Looks worse: 0.7196 instead of 0.8688 after 1 trial',
    `${FAIR}; the same score takes about 1.8× the trials.`,
  ],
  'two-thousand-trials': [
    '❌ Worse: 0.90700 instead of 0.91000 after 32 trials',
    'Strong evidence from 3 to 265 trials; the same score takes more than 8.3× the trials.',
  ],
  'loss-over-decades': [
    '❌ Worse: 0.021 instead of 0.0021 after 8 trials',
    'Strong evidence from 7 to 8 trials.',
  ],
  'large-integers': [
    '❌ Worse: 279,400 instead of 301,000 after 4 trials',
    `Strong evidence from 2 to 8 trials; ${TWICE}`,
  ],
  'within-a-margin': [
    '❌ Worse by more than 0.01: 0.879 instead of 0.909 after 4 trials',
    `Strong evidence from 3 to 8 trials; ${TWICE}`,
  ],
};

test.each(Object.entries(TAKEN_AWAY))('the result of %s', (name, expected) => {
  const assessment = assessCase(REPORT_CASES[name] as ReportCase);
  const result = `${statusMark(assessment)} ${headline(assessment)}`;
  expect([result, strengthSentence(assessment)]).toEqual(expected);
});

describe('the headline', () => {
  const good = spread(48, 0.8, 0.9);
  const half = good.map((score, i) => (i % 5 < 3 ? null : score));
  const of = (given: ReportCase) => {
    const assessment = assessCase(given);
    return `${statusMark(assessment)} ${headline(assessment)}`;
  };

  test('of every case has about 80 characters at most', () => {
    const all = Object.values(REPORT_CASES).map((given) => headline(assessCase(given)));
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  test('says where a typical search fails', () => {
    const at = { flags: { budgets: '1', 'budget-max': '1' } };
    expect(of({ baseline: good, candidate: half, ...at })).toBe(
      '❌ Worse: fails after 1 trial, where the baseline reaches 0.849',
    );
    expect(of({ baseline: half, candidate: good, ...at })).toBe(
      '✅ Better: 0.849 after 1 trial, where the baseline fails',
    );
    expect(of({ baseline: half, candidate: half, ...at })).toMatch(/^✅ No .*: both fail after 1 /);
  });

  test('has the word that the evidence allows, and a cross only where the check fails', () => {
    const worse = { baseline: good, candidate: spread(48, 0.7, 0.8) };
    const weak = { ...(REPORT_CASES.weak as ReportCase), flags: { 'fail-on': 'weak' } };
    expect(of({ ...worse, flags: { 'fail-on': 'never' } })).toMatch(/^⚪ Worse: /);
    expect(of(weak)).toMatch(/^❌ May be worse: 0\.907 instead of 0\.909 after 4 trials$/);
  });
});
