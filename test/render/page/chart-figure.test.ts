import { chartFigure } from '../../../src/render/page/chart-figure.ts';
import { spread, sweepOf } from '../../support/sweeps.ts';
import { assessed } from './pages.ts';

const viewsIn = (html: string) => [...html.matchAll(/id="view-(\w+)"/g)].map(([, name]) => name);

describe('the chart of a page', () => {
  test('is drawn wide and narrow, each with its place', () => {
    const html = chartFigure(
      assessed(sweepOf(spread(48, 0.8, 0.9)), sweepOf(spread(40, 0.7, 0.8))),
    );
    const places = [...html.matchAll(/class="picture (\w+)" data-plot="([^"]*)"/g)];
    expect(viewsIn(html)).toEqual(['curves', 'full', 'log', 'difference']);
    for (const width of ['wide', 'narrow'])
      expect(places.filter(([, each]) => each === width)).toHaveLength(4);
    const plot = JSON.parse((places[0]?.[2] ?? '').replaceAll('&quot;', '"'));
    expect(plot).toMatchObject({ first: 1, goodEnd: 'maximize' });
    expect(plot.right).toBeGreaterThan(plot.left);
    expect(plot.bottom).toBeGreaterThan(plot.top);
  });

  test('has no difference where there is one sweep', () => {
    const html = chartFigure(assessed(null, sweepOf(spread(48, 0.8, 0.9))));
    expect(viewsIn(html)).not.toContain('difference');
  });

  test('has its own title only where the headline does not say the same', () => {
    const sweep = sweepOf(spread(48, 0.8, 0.9));
    const hidden = (html: string) => Number(/&quot;hidden&quot;:([\d.]+)/.exec(html)?.[1]);
    expect(hidden(chartFigure(assessed(sweep, sweepOf(spread(40, 0.7, 0.8)))))).toBeGreaterThan(20);
    expect(hidden(chartFigure(assessed(null, sweep)))).toBe(0);
  });

  test('is none where there is nothing to draw', () => {
    expect(chartFigure(assessed(null, null))).toBe('');
  });
});
