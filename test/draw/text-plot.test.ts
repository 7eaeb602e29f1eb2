import { drawTextPlot } from '../../src/draw/comment.ts';
import { renderRunText } from '../../src/draw/index.ts';
import { runOf } from '../support/assessments.ts';
import { assessCase, assessNamed, REPORT_CASES } from '../support/report-cases.ts';

const screen = (width: number) => ({ width, hasColours: false, isVerbose: false });
const plotOf = (name: string, width: number) =>
  drawTextPlot(assessNamed(name), screen(width)).join('\n');

describe('the table drawn with characters', () => {
  test('has the medians with their limits, the numbers and the evidence', () => {
    expect(plotOf('strongly-worse', 47)).toBe(
      `
trials      0.84       0.88
     1  b  ◂──────────○────────┤       0.869
        c  ◂─●────────┤                0.836
     2  b                ├─────○──┤    0.901
        c       ├──────●─┤             0.871  f
     4  b                      ├─○┤    0.909
        c              ├─●             0.879  s
     8  b                        ├○    0.910
        c               ├●             0.880  s
○ baseline  ● candidate
evidence: f fair, s strong`.slice(1),
    );
  });

  test('shows open limits as going on, and a search that fails without a dot', () => {
    expect(plotOf('forty-percent-failed', 46)).toMatch(/ c {2}◂─*●─+┤ +0\.72 {2}f/);
    const open = { baseline: [0.1, null, 0.2, null, 0.3], candidate: [0.1, null, 0.2, null, 0.3] };
    expect(drawTextPlot(assessCase(open), screen(46)).join('\n')).toMatch(/b {2}◂─*○?─*┤/);
  });

  test.each(Object.keys(REPORT_CASES))('keeps its columns: %s', (name) => {
    const lines = plotOf(name, 46).split('\n').slice(1);
    const starts = lines.map((line) => line.search(/ [bc] {2}/)).filter((start) => start >= 0);
    expect(new Set(starts).size).toBeLessThanOrEqual(1);
    expect(Math.max(0, ...lines.map(({ length }) => length))).toBeLessThan(80);
  });

  test('has the axis of the chart, also a logarithmic one', () => {
    expect(plotOf('loss-over-decades', 80)).toMatch(/^trials +0\.001 +0\.01 +0\.1 +1\n/);
    expect(plotOf('loss-over-decades', 46)).toMatch(/^trials +0\.001 +0\.1\n/);
  });

  test('is empty where there is nothing to draw, or to compare', () => {
    expect(plotOf('no-candidate', 46)).toBe('');
    expect(plotOf('insufficient', 46)).toBe('');
    const failed = assessCase({ baseline: [null, null], candidate: [null, null] });
    expect(drawTextPlot(failed, screen(46))).toEqual([]);
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
