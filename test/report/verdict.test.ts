import type { Assessment, Compared } from '../../src/decide/index.ts';
import { combineAssessments } from '../../src/decide/index.ts';
import { NO_FRAME, renderRunComment } from '../../src/draw/index.ts';
import { plainText } from '../../src/print/index.ts';
import { headline } from '../../src/report/index.ts';
import { formatFor } from '../../src/report/numbers.ts';
import { limitsOfChange } from '../../src/report/quantities.ts';
import { assessCase, assessNamed, REPORT_CASES, type ReportCase } from '../support/report-cases.ts';
import { comparisonReport } from '../support/reports.ts';
import { stated } from '../support/statements.ts';
import { spread } from '../support/sweeps.ts';

const resultOf = (assessment: Assessment) =>
  `${assessment.outcome.mark} ${plainText(headline(assessment))}`;

const worse = { baseline: spread(48, 0.8, 0.9), candidate: spread(48, 0.7, 0.8) };

test('what a comparison does to the check is said of a run, and not of each comparison in it', () => {
  const [weak, failing] = [assessNamed('weak'), assessCase(worse)];
  const same = assessNamed('identical-files');
  const commentOn = (...assessments: Assessment[]) => {
    const named = assessments.map((assessment, i) => ({ name: `n${i}`, assessment }));
    return renderRunComment(combineAssessments(named), NO_FRAME);
  };
  expect(commentOn(failing, weak)).not.toContain('check **passes**');
  expect(commentOn(weak, weak).match(/he check \*\*passes\*\*\./g)).toHaveLength(1);
  expect(commentOn(same, same).match(/he check \*\*does not block\*\*\./g)).toHaveLength(1);
  expect(commentOn(same, same)).toMatch(/^⚪ \*\*Not judged in 2 of 2 comparisons/);
});

describe('the headline', () => {
  const good = spread(48, 0.8, 0.9);
  const half = good.map((score, i) => (i % 5 < 3 ? null : score));
  const of = (given: ReportCase) => resultOf(assessCase(given));

  test('of every case fits a title', () => {
    const all = Object.entries(REPORT_CASES)
      .filter(([name]) => name !== 'long-names')
      .map(([, given]) => resultOf(assessCase(given)).slice(2));
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(130);
  });

  test('names whole budgets, and what follows it says where the medians change places', () => {
    const crossed = assessCase({ baseline: spread(48, 0, 1), candidate: spread(48, 0.3, 0.8) });
    expect(resultOf(crossed)).toMatch(
      /^❌ Worse by 0\.\d+ \(.*\) after 8 trials: 0\.76, was 0\.93/,
    );
    expect(stated(crossed, 'size')).toBe('It is ahead up to 1 trial.');
    const back = assessCase({ baseline: spread(48, 0.3, 0.8), candidate: spread(48, 0, 1) });
    expect(stated(back, 'size')).toBe('It is behind up to 1 trial.');
  });

  test('says where a typical search fails', () => {
    const at = { flags: { budgets: '1', 'budget-max': '1' } };
    expect(of({ baseline: good, candidate: half, ...at })).toBe(
      '❌ Worse: 30 of 48 trials failed, 0 of 48 before; after 1 trial: failure, was 0.85 accuracy',
    );
    expect(of({ baseline: half, candidate: good, ...at })).toBe(
      '✅ Better: 0 of 48 trials failed, 30 of 48 before; after 1 trial: 0.85, was failure accuracy',
    );
    expect(of({ baseline: half, candidate: half.toReversed(), ...at })).toMatch(
      /^✅ No difference found \(any loss could have been missed\) after 1 trial: failure, was failure /,
    );
  });

  test('of a pass says which loss the sweeps could not have shown, large or small', () => {
    const at = { flags: { budgets: '1', 'budget-max': '1' } };
    const few = { baseline: spread(48, 0, 1), candidate: spread(48, 0.02, 1), ...at };
    expect(of(few)).toMatch(
      /No difference found \(a loss of 0\.\d+ could have been missed\) after/,
    );
    const [many, more] = [spread(400, 0.8, 0.9), spread(400, 0.8, 0.9).toReversed()];
    expect(of({ baseline: many, candidate: more })).toMatch(
      /^✅ No difference found \(a loss of 0\.00\d+ could have been missed\) after /,
    );
    expect(of({ baseline: good, candidate: spread(48, 0.95, 0.99) })).not.toContain('missed');
  });

  test('of passing and failing trials says it too', () => {
    const passing = (share: number) => spread(60, 0, 1).map((score) => (score < share ? 1 : 0));
    const flags = { repeats: 'separate' };
    const rates = assessCase({ baseline: passing(0.8), candidate: passing(0.79), flags });
    expect(resultOf(rates)).toMatch(
      /^\S+ No difference found: pass rate 0\.\d+, was 0\.\d+ \(a loss of 0\.\d+ could have been missed\)/,
    );
  });

  test('says no “may be” where the test fails it, however little fails the gate', () => {
    const given = { ...(REPORT_CASES.weak as ReportCase), flags: { 'fail-on': 'weak' } };
    const found = assessCase(given) as Compared;
    const failed = { ...found, test: { ...found.test, pValue: 0.0005, failed: true } } as Compared;
    expect(resultOf(failed)).toMatch(/^❌ Worse by /);
  });
});

describe('what a reader sees before the folds', () => {
  const good = spread(48, 0.8, 0.9);
  const notesOf = (given: ReportCase) => {
    const [open = ''] = comparisonReport(assessCase(given)).markdown.split('<details>');
    return open;
  };

  const nextIn = (seen: string) => /\*\*Next:\*\*.*/.exec(seen)?.[0] ?? '';

  test('says once that trials failed, and where to look', () => {
    const failed = { baseline: good, candidate: good.map(() => null) };
    const seen = notesOf(failed);
    expect(seen).toContain('48 of 48 trials failed, 0 of 48 before');
    expect(seen).not.toContain('**Note**');
    expect(seen).toContain('fix what makes trials fail');
  });

  test('asks for a look at trials that fail more often, also where it passes, and not at those of the baseline', () => {
    const failing = good.map((score, i) => (i % 4 === 0 ? null : score + 0.01));
    const seen = { baseline: good, candidate: failing };
    expect(assessCase(seen).outcome.gate).toBe('pass');
    expect(nextIn(notesOf(seen))).toMatch(/trials fail/);
    expect(nextIn(notesOf({ baseline: failing, candidate: good }))).not.toMatch(/trials fail/);
  });

  test('never writes limits that exclude no difference as if they held it', () => {
    const limits = (lower: number, upper: number) =>
      plainText(
        limitsOfChange({ lower, upper }, 'better', {
          ...{ direction: 'maximize', write: formatFor(0.1, 0.9) },
        }),
      );
    expect(limits(0.0004, 0.09)).toBe(' (above 0, up to 0.09)');
    expect(limits(0.0004, Number.POSITIVE_INFINITY)).toBe(' (above 0)');
    expect(limits(0, 0.09)).toBe(' (0.00 to 0.09)');
  });

  test('has no part of a trial', () => {
    const few = assessCase({ baseline: spread(8, 0.8, 0.9), candidate: spread(8, 0.7, 0.82) });
    expect(few.outcome.verdict).toBe('worse');
    expect(stated(few, 'size')).toBe('');
  });

  test('claims neither strength nor a difference where one sweep may be in percent', () => {
    const percent = { baseline: good, candidate: good.map((score) => 100 * score) };
    const seen = comparisonReport(assessCase(percent));
    expect(stated(assessCase(percent), 'size')).toBe('');
    expect(seen.markdown).not.toContain('Difference |');
    expect(seen.chart?.light).not.toContain('candidate − baseline');
    expect(seen.chart?.light).not.toContain('clearly better');
  });
});
