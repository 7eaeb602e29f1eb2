import type { Assessment } from '../../src/decide/index.ts';
import { combineAssessments } from '../../src/decide/index.ts';
import { plainText } from '../../src/print/index.ts';
import { NO_FRAME, renderRunComment } from '../../src/render/index.ts';
import { headline, statusMark } from '../../src/report/index.ts';
import { assessCase, REPORT_CASES, type ReportCase } from '../render/report-cases.ts';
import { stated } from '../support/statements.ts';
import { spread } from '../support/sweeps.ts';

const ALMOST = 'No strong evidence that the candidate is worse';
const TWICE = 'the same score takes more than twice the trials.';
const WOULD_CATCH =
  '4 times in 5 this check would have caught a candidate that needs 3.3× the trials at every budget; one that needs more only at large budgets, much less often.';
const FAIR = 'Fair evidence at 1 trial';
const ONLY_STRONG = 'The check is neutral and does not block (`fail-on: strong`).';
const NEUTRAL = 'The check is neutral and does not block.';

/** What a reader takes away from the first line of each report. */
const TAKEN_AWAY: Readonly<
  Record<string, readonly [result: string, strength: string, outcome?: string]>
> = {
  'strongly-worse': [
    '❌ Worse: 0.879 instead of 0.909 after 4 trials',
    `Strong evidence from 3 to 8 trials; ${TWICE}`,
  ],
  fair: [
    '⚪ Looks worse: 0.756 instead of 0.869 after 1 trial',
    `${FAIR}; the same score takes about 2.2× the trials.`,
    ONLY_STRONG,
  ],
  weak: [
    `⚪ ${ALMOST}: 0.907 and 0.909 after 4 trials`,
    `Weak evidence that it is worse from 4 to 8 trials. ${WOULD_CATCH}`,
    'The check passes.',
  ],
  none: ['✅ No difference found: 0.909 and 0.909 after 4 trials', WOULD_CATCH],
  better: [
    '✅ Better: 0.9290 instead of 0.9088 after 4 trials',
    'Strong evidence from 3 to 8 trials; the same score takes about 0.3× the trials.',
  ],
  crossing: [
    '❌ May be better at 1 trial, worse from 4 to 9',
    'Strong evidence that it is worse, weak evidence that it is better.',
  ],
  insufficient: ['⚪ Too few trials to compare the sweeps at any budget', '', NEUTRAL],
  'no-baseline': ['⚪ No baseline sweep was found', '', NEUTRAL],
  'no-candidate': ['❌ No candidate sweep was found', ''],
  invalid: ['❌ The sweeps have different metrics and cannot be compared', ''],
  'minimise-with-cost': [
    '❌ Worse: 18.63 instead of 18.21 after 12.4 GPU hours',
    'Strong evidence from 5.9 to 19.5 GPU hours; the same score takes more than 1.5× the GPU hours.',
  ],
  ties: [
    '✅ No difference found: 0.5000 and 0.5000 after 2 trials',
    'At best 4 times in 5 this check would have caught a candidate that needs 4.5× the trials at every budget; one that needs more only at large budgets, much less often.',
  ],
  'forty-percent-failed': [
    '⚪ Looks worse: 0.720 instead of 0.869 after 1 trial',
    `${FAIR}; the same score takes about 1.8× the trials.`,
    ONLY_STRONG,
  ],
  'two-thousand-trials': [
    '❌ Worse: 0.90700 instead of 0.91000 after 32 trials',
    'Strong evidence from 3 to 265 trials; the same score takes more than 8.3× the trials.',
  ],
  'loss-over-decades': [
    '❌ Worse: 0.021 instead of 0.0021 after 8 trials',
    'Strong evidence from 7 to 8 trials.',
  ],
  'identical-files': [
    '⚪ No difference found: 0.909 and 0.909 after 4 trials',
    '',
    'The check passes.',
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

const resultOf = (assessment: Assessment) =>
  `${statusMark(assessment)} ${plainText(headline(assessment))}`;

test.each(Object.entries(TAKEN_AWAY))(
  'the result of %s',
  (name, [result, strength, outcome = '']) => {
    const assessment = assessCase(REPORT_CASES[name] as ReportCase);
    expect(resultOf(assessment)).toBe(result);
    const said = [
      stated(assessment, 'strength'),
      assessment.gate === 'pass' ? stated(assessment, 'slowdown-caught') : '',
    ];
    expect(said.filter(Boolean).join(' ')).toBe(strength);
    expect(stated(assessment, 'outcome')).toBe(outcome);
  },
);

describe('where no check fails and there is no tick, the outcome', () => {
  const worse = { baseline: spread(48, 0.8, 0.9), candidate: spread(48, 0.7, 0.8) };

  test('says that it is neutral, and by which setting if it found something', () => {
    const never = assessCase({ ...worse, flags: { 'fail-on': 'never' } });
    expect(stated(never, 'outcome')).toBe(
      'The check is neutral and does not block (`fail-on: never`).',
    );
    const { settings } = never;
    const gate = { ...settings.gate, informOnly: true };
    expect(stated({ ...never, settings: { ...settings, gate } }, 'outcome')).toBe(
      'A run on the default branch never fails.',
    );
  });

  test('is said of neither a failure nor a plain pass', () => {
    const { baseline } = worse;
    const same = { baseline, candidate: baseline.toReversed() };
    const marks = [worse, same].map((given) => {
      const assessment = assessCase(given);
      return [statusMark(assessment), stated(assessment, 'outcome')];
    });
    expect(marks).toEqual([
      ['❌', ''],
      ['✅', ''],
    ]);
  });

  test('is said of a run, and not of each comparison in it', () => {
    const [weak, failing] = [assessCase(REPORT_CASES.weak as ReportCase), assessCase(worse)];
    const same = assessCase(REPORT_CASES['identical-files'] as ReportCase);
    const commentOn = (...assessments: Assessment[]) => {
      const named = assessments.map((assessment, i) => ({ name: `n${i}`, assessment }));
      return renderRunComment(combineAssessments(named), NO_FRAME);
    };
    expect(commentOn(failing, weak)).not.toContain('The check passes.');
    for (const passing of [weak, same]) {
      expect(commentOn(passing, passing)).toMatch(/^⚪ .*The check passes\./);
      expect(commentOn(passing, passing).match(/The check passes\./g)).toHaveLength(1);
    }
    expect(commentOn(same, same)).toMatch(/^⚪ \*\*No difference found in 2 of 2 comparisons/);
  });
});

describe('the headline', () => {
  const good = spread(48, 0.8, 0.9);
  const half = good.map((score, i) => (i % 5 < 3 ? null : score));
  const of = (given: ReportCase) => {
    return resultOf(assessCase(given));
  };

  test('of every case has about 80 characters at most', () => {
    const all = Object.values(REPORT_CASES).map((given) => resultOf(assessCase(given)).slice(2));
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  test('says where a typical search fails', () => {
    const at = { flags: { budgets: '1', 'budget-max': '1' } };
    expect(of({ baseline: good, candidate: half, ...at })).toBe(
      '❌ Worse: failure instead of 0.849 after 1 trial',
    );
    expect(of({ baseline: half, candidate: good, ...at })).toBe(
      '✅ Better: 0.849 instead of failure after 1 trial',
    );
    expect(of({ baseline: half, candidate: half.toReversed(), ...at })).toMatch(
      /^✅ No .*: failure and failure after 1 /,
    );
  });

  test('has the word that the evidence allows, and a cross only where the check fails', () => {
    const worse = { baseline: good, candidate: spread(48, 0.7, 0.8) };
    const weak = { ...(REPORT_CASES.weak as ReportCase), flags: { 'fail-on': 'weak' } };
    expect(of({ ...worse, flags: { 'fail-on': 'never' } })).toMatch(/^⚪ Worse: /);
    expect(of(weak)).toMatch(/^❌ May be worse: 0\.907 instead of 0\.909 after 4 trials$/);
  });
});
