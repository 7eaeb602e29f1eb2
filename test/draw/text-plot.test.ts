import { drawTextPlot } from '../../src/draw/comment.ts';
import { renderRunText } from '../../src/draw/index.ts';
import { runOf } from '../support/assessments.ts';
import { assessCase, assessNamed, REPORT_CASES } from '../support/report-cases.ts';

const plotOf = (name: string, columns: number) =>
  drawTextPlot(assessNamed(name), columns).join('\n');

describe('the table drawn with characters', () => {
  test('has the medians with their limits, the numbers and the evidence', () => {
    expect(plotOf('strongly-worse', 24)).toBe(
      `
trials      0.84       0.88
     1  b  ◂──────────○────────┤       0.869
        c  ◂─●────────┤                0.836  none
     2  b                ├─────○──┤    0.901
        c       ├──────●─┤             0.871  worse, fair
     4  b                      ├─○┤    0.909
        c              ├─●             0.879  worse, strong
     8  b                        ├○    0.910
        c               ├●             0.880  worse, strong`.slice(1),
    );
  });

  test('shows open limits as going on, and a search that fails without a dot', () => {
    expect(plotOf('forty-percent-failed', 24)).toMatch(/ c {2}◂─*●─+┤ +0\.72 {2}worse, fair/);
    const open = { baseline: [0.1, null, 0.2, null, 0.3], candidate: [0.1, null, 0.2, null, 0.3] };
    expect(drawTextPlot(assessCase(open), 24).join('\n')).toMatch(/b {2}◂─*○?─*┤/);
  });

  test.each(Object.keys(REPORT_CASES))('keeps its columns: %s', (name) => {
    const lines = plotOf(name, 24).split('\n').slice(1);
    const starts = lines.map((line) => line.search(/ [bc] {2}/));
    expect(new Set(starts).size).toBeLessThanOrEqual(1);
    expect(Math.max(0, ...lines.map(({ length }) => length))).toBeLessThan(80);
  });

  test('has the axis of the chart, also a logarithmic one', () => {
    expect(plotOf('loss-over-decades', 46)).toMatch(/^trials +0\.001 +0\.01 +0\.1 +1\n/);
    expect(plotOf('loss-over-decades', 24)).toMatch(/^trials +0\.001 +0\.1\n/);
  });

  test('is empty where there is nothing to draw, or to compare', () => {
    expect(plotOf('no-candidate', 24)).toBe('');
    expect(plotOf('insufficient', 24)).toBe('');
    const failed = assessCase({ baseline: [null, null], candidate: [null, null] });
    expect(drawTextPlot(failed, 24)).toEqual([]);
  });
});

describe('in characters of a phone', () => {
  const phone = { width: 40, hasColours: false, isVerbose: false };
  const shown = (name: string) => renderRunText(runOf(assessNamed(name)), phone).split('\n');

  test.each(['settings', 'searches'])(
    '%s have a line for each sweep, from worse to better',
    (name) => {
      const lines = shown(name);
      const start = lines.findIndex((line) => /^ +worse +better$/.test(line));
      const [baseline = '', candidate = ''] = lines.slice(start + 1);
      expect(lines.slice(start, start + 5).every((line) => line.length <= 40)).toBe(true);
      expect(baseline).toMatch(/^b .*├─*○─*┤/);
      expect(candidate).toMatch(/^c .*├─*●─*┤/);
      expect(candidate.indexOf('●')).toBeLessThan(baseline.indexOf('○'));
    },
  );

  test('searches end with the scores of the headline', () => {
    const lines = shown('searches');
    expect(lines.find((line) => line.startsWith('b '))).toMatch(/ 0\.907$/);
    expect(lines.find((line) => line.startsWith('c '))).toMatch(/ 0\.898$/);
  });
});
