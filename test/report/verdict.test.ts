import type { Assessment } from '../../src/decide/index.ts';
import { combineAssessments } from '../../src/decide/index.ts';
import { plainText } from '../../src/print/index.ts';
import { NO_FRAME, renderRunComment } from '../../src/render/index.ts';
import { headline } from '../../src/report/index.ts';
import { assessCase, REPORT_CASES, type ReportCase } from '../render/report-cases.ts';
import { stated } from '../support/statements.ts';
import { spread } from '../support/sweeps.ts';

const resultOf = (assessment: Assessment) =>
  `${assessment.outcome.mark} ${plainText(headline(assessment))}`;

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
      return [assessment.outcome.mark, stated(assessment, 'outcome')];
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
  const of = (given: ReportCase) => resultOf(assessCase(given));

  test('of every case has about 80 characters at most', () => {
    const all = Object.values(REPORT_CASES).map((given) => resultOf(assessCase(given)).slice(2));
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(85);
  });

  test('says where the medians change places, if the table shows it', () => {
    expect(of({ baseline: spread(48, 0, 1), candidate: spread(48, 0.3, 0.8) })).toBe(
      '❌ Worse: 0.76 instead of 0.93 after 8.1 trials, ahead up to 1.4',
    );
    expect(of({ baseline: spread(48, 0.3, 0.8), candidate: spread(48, 0, 1) })).toBe(
      '✅ Better: 0.93 instead of 0.76 after 8.1 trials, behind up to 1.4',
    );
  });

  test('says that trials crash where this decides, and where a typical search fails', () => {
    const at = { flags: { budgets: '1', 'budget-max': '1' } };
    expect(of({ baseline: good, candidate: half, ...at })).toBe(
      '❌ Worse: 30 of 48 trials crash, none did before',
    );
    expect(of({ baseline: half, candidate: good, ...at })).toBe(
      '✅ Better: none of 48 trials crash, 30 of 48 did before',
    );
    expect(of({ baseline: half, candidate: half.toReversed(), ...at })).toMatch(
      /^✅ No .*: candidate failure, baseline failure after 1 /,
    );
  });

  test('has the word that the evidence allows, and a cross only where the check fails', () => {
    const worse = { baseline: good, candidate: spread(48, 0.7, 0.8) };
    const weak = { ...(REPORT_CASES.weak as ReportCase), flags: { 'fail-on': 'weak' } };
    expect(of({ ...worse, flags: { 'fail-on': 'never' } })).toMatch(/^⚪ Worse: /);
    expect(of(weak)).toMatch(/^❌ May be worse: 0\.907 instead of 0\.909 after 4 trials$/);
  });
});
