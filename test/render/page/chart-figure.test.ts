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
    const views = Math.max(1, viewsIn(html).length);
    expect(places.filter(([, width]) => width === 'wide')).toHaveLength(views);
    expect(places.filter(([, width]) => width === 'narrow')).toHaveLength(views);
    const plot = JSON.parse((places[0]?.[2] ?? '').replaceAll('&quot;', '"'));
    expect(plot).toMatchObject({ first: 1, goodEnd: 'maximize' });
    expect(plot.right).toBeGreaterThan(plot.left);
    expect(plot.bottom).toBeGreaterThan(plot.top);
  });

  test('is none where there is nothing to draw', () => {
    expect(chartFigure(assessed(null, null))).toBe('');
  });
});
