import { chartFigure } from '../../../src/render/page/chart-figure.ts';
import { spread, sweepOf } from '../../support/sweeps.ts';
import { assessed } from './pages.ts';

describe('the chart of a page', () => {
  test('is drawn wide and narrow, each with its place', () => {
    const html = chartFigure(
      assessed(sweepOf(spread(48, 0.8, 0.9)), sweepOf(spread(40, 0.7, 0.8))),
    );
    const places = [...html.matchAll(/class="picture (\w+)" data-plot="([^"]*)"/g)];
    expect(places.map(([, width]) => width)).toEqual(['wide', 'narrow']);
    const plot = JSON.parse((places[0]?.[2] ?? '').replaceAll('&quot;', '"'));
    expect(plot).toMatchObject({ first: 1, goodEnd: 'maximize' });
    expect(plot.right).toBeGreaterThan(plot.left);
    expect(plot.bottom).toBeGreaterThan(plot.top);
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
