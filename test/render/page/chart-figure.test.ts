import type { Assessment } from '../../../src/decide/index.ts';
import { chartFigure as figureOf, type Readout } from '../../../src/render/page/chart-figure.ts';
import { spread, sweepOf } from '../../support/sweeps.ts';
import { assessCase, REPORT_CASES, type ReportCase } from '../report-cases.ts';
import { assessed } from './pages.ts';

const chartFigure = (assessment: Assessment, isWhole = true) =>
  figureOf(assessment, { prefix: '', subject: 'check', isWhole });

describe('the chart of a page', () => {
  /** The names of the views, in order. */
  const viewsOf = (html: string) =>
    [...html.matchAll(/<div class="view (\w+)">/g)].map(([, name]) => name);

  test.each([
    ['strongly-worse', ['curves', 'full', 'scale', 'difference']],
    ['loss-over-decades', ['curves', 'full', 'scale', 'difference']],
    ['no-baseline', ['curves', 'full', 'scale']],
    ['insufficient', ['curves', 'scale']],
  ])('has the views that differ, and a button for each: %s', (name, views) => {
    const html = chartFigure(assessCase(REPORT_CASES[name] as ReportCase));
    expect(viewsOf(html)).toEqual(views);
    const buttons = [...html.matchAll(/<input type="radio" name="view" value="(\w+)"/g)];
    expect(buttons.map(([, value]) => value)).toEqual(views);
    expect(html.match(/ checked/g)).toHaveLength(1);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has no buttons where there is nothing to choose', () => {
    const html = chartFigure(assessed(null, sweepOf([-0.5, -0.5])));
    expect(viewsOf(html)).toEqual(['curves']);
    expect(html).not.toContain('<input');
  });

  test('is only the first of its views, without a readout, if it is one of many', () => {
    const assessment = assessed(sweepOf(spread(48, 0.8, 0.9)), sweepOf(spread(40, 0.7, 0.8)));
    const html = chartFigure(assessment, false);
    expect(viewsOf(html)).toEqual(['curves']);
    expect(html).not.toMatch(/<input|<script/);
  });

  test('is drawn wide and narrow, each with its place and its dots by their trials', () => {
    const html = chartFigure(assessed(sweepOf([0.8, 0.5, null, 0.9]), sweepOf([0.7, 0.6, 0.8])));
    const widths = [...html.matchAll(/class="picture (\w+)"/g)].map(([, width]) => width);
    expect(widths.slice(0, 2)).toEqual(['wide', 'narrow']);
    const [, json = ''] = /<script [^>]*>(.*)<\/script>/.exec(html) ?? [];
    const { plots }: Readout = JSON.parse(json);
    expect(plots).toHaveLength(widths.length);
    for (const { left, right, top, bottom, first, dots } of plots) {
      expect([first, right > left, bottom > top]).toEqual([1, true, true]);
      // From left to right in each row; the failed one has none.
      expect(dots.map(([id]) => id)).toEqual(['b2', 'b1', 'b4', 'c2', 'c1', 'c3']);
      const x = Object.fromEntries(dots.map(([id, x]) => [id, x]));
      expect(x.b1).toBe(x.c3);
    }
  });

  test('has its own title only where the headline does not say the same', () => {
    const sweep = sweepOf(spread(48, 0.8, 0.9));
    const isTitled = (html: string) => html.includes('font-size="18"');
    expect(isTitled(chartFigure(assessed(sweep, sweepOf(spread(40, 0.7, 0.8)))))).toBe(false);
    expect(isTitled(chartFigure(assessed(null, sweep)))).toBe(true);
  });

  test('is none where there is nothing to draw', () => {
    expect(chartFigure(assessed(null, null))).toBe('');
  });
});
