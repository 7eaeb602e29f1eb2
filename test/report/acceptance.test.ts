import {
  type Acceptance,
  type Assessment,
  accept,
  combineAssessments,
} from '../../src/decide/index.ts';
import { NO_FRAME, renderRunComment } from '../../src/draw/index.ts';
import { markdownPhrase, PLAIN_SCREEN, plainText } from '../../src/print/index.ts';
import { acceptanceSentence, headline, runHeadline } from '../../src/report/index.ts';
import { runOf } from '../support/assessments.ts';
import { conforming } from '../support/command-line.ts';
import { expectGolden } from '../support/golden.ts';
import { assessCase, assessNamed, REPORT_CASES, type ReportCase } from '../support/report-cases.ts';
import { comparisonReport, renderText } from '../support/reports.ts';
import { spread } from '../support/sweeps.ts';

const LABEL = 'tuning-gate: accepted';

const by: Acceptance = {
  label: LABEL,
  by: 'mona',
  at: '2026-03-01T10:00:30Z',
  byAuthor: false,
  seen: null,
};

function accepted(given: ReportCase | undefined, change: Partial<Acceptance> = {}): Assessment {
  if (given === undefined) throw new Error('There is no such case.');
  const run = runOf(assessCase(given));
  expect(run.outcome.gate).toBe('fail');
  return accept(run, { ...by, ...change }).comparisons[0].assessment;
}

describe('an accepted result', () => {
  const WORSE = REPORT_CASES['strongly-worse'];
  const CROSSING = { baseline: spread(60, 0, 1), candidate: spread(60, 0.65, 0.75) };

  test('is in the comment as reviewed', () => {
    const { markdown } = comparisonReport(accepted(WORSE, { byAuthor: true }));
    expectGolden('test/draw/golden/comment-accepted.md', markdown.split('\n<details>')[0] ?? '');
  });

  test.each<[string, ReportCase | undefined, string]>([
    [
      'worse',
      WORSE,
      'Worse by 0.030 (0.021 to 0.040) after 4 trials: 0.879, was 0.909 accuracy (accepted by mona)',
    ],
    [
      'weakly worse',
      { ...WORSE, ...REPORT_CASES.weak, flags: { 'fail-on': 'weak' } } as ReportCase,
      'May be worse',
    ],
    ['worse and better', CROSSING, 'Better'],
  ])('that is %s says so in its title, without a tick', (_, given, start) => {
    const assessment = accepted(given);
    expect(plainText(headline(assessment))).toMatch(/ \(accepted by mona\)$/);
    expect(plainText(headline(assessment))).toContain(start);
    expect(assessment.outcome.mark).toBe('⚪');
  });

  test('that is incomparable says that it was not judged, without a tick', () => {
    const assessment = accepted(REPORT_CASES.invalid);
    expect(plainText(headline(assessment))).toBe(
      'Not comparable: the sweeps have different metrics (accepted by mona)',
    );
    expect([assessment.outcome.gate, assessment.outcome.mark]).toEqual(['neutral', '⚪']);
  });

  test('is told once in the title of several, and in the summary of each', () => {
    const worse = assessCase(WORSE as ReportCase);
    const fine = assessNamed('none');
    const named = ['a', 'b', 'c'].map((name) => ({ name, assessment: worse }));
    const run = accept(combineAssessments([...named, { name: 'd', assessment: fine }]), by);
    expect(plainText(runHeadline(run))).toBe(
      'Worse in 3 of 4 comparisons: a, b and c (accepted by mona)',
    );
    const comment = renderRunComment(run, NO_FRAME);
    expect(comment.match(/\| ⚪ \*\*Worse by [^|]* \(accepted by mona\) \|/g)).toHaveLength(3);
    expect(comment.match(/`mona` accepted this/g)).toHaveLength(1);
  });

  test('makes no claim of a pass, and asks for nothing more', () => {
    const text = renderText(accepted(WORSE), PLAIN_SCREEN).replace(/\s+/g, ' ');
    expect(text).not.toMatch(/Ruled out|is ruled out|80 % chance/);
    expect(text).toContain(
      '`mona` accepted this on 2026-03-01 at 10:00 UTC with the label `tuning-gate: accepted`, for this commit only.',
    );
    const { markdown } = comparisonReport(accepted(REPORT_CASES.invalid));
    expect(markdown).toContain('**Next:** nothing to do: merge when you like.');
  });

  test('is in the JSON, which follows its schema', async () => {
    const { json: text } = comparisonReport(accepted(WORSE, { seen: 'Worse' }));
    const json = await conforming('compare', text);
    expect(json).toMatchObject({ gate: 'pass', exitCode: 0, verdict: 'worse' });
    expect(json.accepted).toEqual({ label: LABEL, by: 'mona', at: by.at });
  });
});

test('how to accept a result is the maintainer’s move in the next step', () => {
  const acceptance = acceptanceSentence(LABEL, null);
  const assessment = assessNamed('strongly-worse');
  const { markdown } = comparisonReport(assessment, { ...NO_FRAME, acceptance });
  expect(markdown).toContain(
    `**Next:** **You:** find and fix the cause. **Maintainer:** ${markdownPhrase(acceptance)}\n`,
  );
});
