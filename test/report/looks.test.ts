import type { Assessment } from '../../src/decide/index.ts';
import { plainText } from '../../src/print/index.ts';
import { headline, statusMark } from '../../src/report/index.ts';
import { assessSweeps } from '../support/assessments.ts';
import { comparisonReport } from '../support/reports.ts';
import { stated } from '../support/statements.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

const good = spread(48, 0.8, 0.9);

function looked(candidate: readonly (number | null)[], parts: readonly number[] | null = null) {
  const sweep = { ...sweepOf(candidate), isOrdered: true, parts };
  const settings = settingsWith({ looks: '12,24,36,48', 'false-alarm-rate': '0.01' });
  return assessSweeps(sweepOf(good), sweep, settings);
}

const OPTIMISM =
  'Limits and slowdowns assume a number of trials fixed beforehand; with looks, they are too optimistic.';
const PROMISES =
  'Over all looks: if nothing changed, this check fails at most 0.99 % of the time, on average over baselines.';
const FIRST = 'Look 1 of 4 spends 1.5 % of the false-alarm rate of 0.01 by itself';

const promised = (assessment: Assessment) => stated(assessment, 'rate');

describe('with looks, a report', () => {
  const worse = spread(12, 0.7, 0.8);

  test.each([
    ['worse', worse, /^❌ Worse: /, 'Stopped after 12 of 48 trials: worse.'],
    ['better', spread(12, 0.9, 1), /^✅ Better: /, 'Stopped after 12 of 48 trials: better.'],
    [
      'no sign',
      spread(24, 0.81, 0.9),
      /^✅ No difference found: /,
      'Stopped after 12 of 48 trials: no sign of a regression so far.',
    ],
  ])('says what ended training: %s', (_, candidate, title, sentence) => {
    const assessment = looked(candidate);
    expect(`${statusMark(assessment)} ${plainText(headline(assessment))}`).toMatch(title);
    expect(stated(assessment, 'stopped')).toBe(sentence);
    expect(stated(assessment, 'look-limits')).toBe(OPTIMISM);
    expect(stated(assessment, 'look')).toBe(`${FIRST}.`);
    expect(promised(assessment)).toBe(PROMISES);
    // What one look at this size would have caught is not what looks catch.
    expect(comparisonReport(assessment).markdown).not.toMatch(/caught|would need \d/);
  });

  test('that is undecided says what comes next, and that no check is written', () => {
    const assessment = looked(spread(12, 0.79, 0.89));
    expect(`${statusMark(assessment)} ${plainText(headline(assessment))}`).toBe(
      '⚪ Undecided after 12 of 48 trials',
    );
    expect(stated(assessment, 'outcome')).toBe(
      'Training goes on to 24 trials. No check is written until a look decides.',
    );
    expect(stated(assessment, 'look-limits')).toBe(OPTIMISM);
    expect(stated(assessment, 'look')).toBe(`${FIRST}; the next is at 24 trials, 12 more.`);
    expect(promised(assessment)).toBe(PROMISES);
  });

  test('before the first look judges nothing, and says which are planned', () => {
    const { markdown } = comparisonReport(looked(spread(5, 0.79, 0.89)));
    expect(markdown.split('\n')[0]).toBe(
      '⚪ **Undecided after 0 of 48 trials.** Training goes on to 12 trials. No check is written until a look decides.',
    );
    expect(markdown).toContain('| does not count |');
    expect(markdown).not.toMatch(/nothing changed|test of no change/);
    expect(markdown).toContain(
      '\n- Looks are planned at 12, 24, 36 and 48 trials; the next is at 12 trials, 7 more.\n',
    );
  });
});
