import fc from 'fast-check';
import type { Assessment } from '../../../src/decide/index.ts';
import { chartFigure as figureOf, type Readout } from '../../../src/draw/page/figures.ts';
import { fewerRuns } from '../../support/property-runs.ts';
import { assessNamed } from '../../support/report-cases.ts';
import { spread, sweepOf } from '../../support/sweeps.ts';
import { assessed } from './pages.ts';

const chartFigure = (assessment: Assessment, isBrief = false) =>
  figureOf(assessment, { prefix: '', subject: 'check', isBrief });

function readoutOf(assessment: Assessment): Readout {
  const [, json = ''] = /<script [^>]*>(.*)<\/script>/.exec(chartFigure(assessment)) ?? [];
  return JSON.parse(json);
}

/** Two sweeps of which each trial of the second costs `prices[1]`; in trials without prices. */
function compareWith(prices: readonly number[] | null, flags = {}, sizes = [48, 30]) {
  const [baseline = null, candidate = null] = sizes.map((n, i) => {
    const costs = prices && { costs: Array(n).fill(prices[i]), unit: 'hours' };
    return sweepOf(spread(n, 0.8 - 0.05 * i, 0.9 - 0.05 * i), costs ?? {});
  });
  return assessed(baseline, candidate, flags);
}

describe('the chart of a page', () => {
  /** The names of the views, in order. */
  const viewsOf = (html: string) =>
    [...html.matchAll(/<div class="view (\w+)">/g)].map(([, name]) => name);

  test.each([
    ['strongly-worse', ['result', 'curves', 'order']],
    ['loss-over-decades', ['result', 'curves', 'order']],
    ['no-baseline', ['curves', 'order']],
    ['searches', ['result', 'order']],
  ])('has the views that differ, and a button for each: %s', (name, views) => {
    const html = chartFigure(assessNamed(name));
    expect(viewsOf(html)).toEqual(views);
    const buttons = [
      ...html.matchAll(/<input type="radio" id="view-\w+" name="view" value="(\w+)"/g),
    ];
    expect(buttons.map(([, value]) => value)).toEqual(views);
    expect(html.match(/ checked/g)).toHaveLength(1);
    // A lone candidate's headline is about the baseline.
    expect(html.includes('font-size="18"')).toBe(name === 'no-baseline');
  });

  test('reads out no budgets of adaptive searches, whose trials have no curve', () => {
    const rowsOf = (name: string) => readoutOf(assessNamed(name)).rows;
    expect(rowsOf('searches')).toEqual([]);
    expect(rowsOf('settings').length).toBeGreaterThan(20);
  });

  test('has no buttons where there is nothing to choose', () => {
    const html = chartFigure(assessed(null, sweepOf([-0.5, -0.5])));
    expect(viewsOf(html)).toEqual(['curves']);
    expect(html).not.toContain('<input');
  });

  test('has fewer views if it is one of many', () => {
    const html = chartFigure(compareWith(null), true);
    expect(viewsOf(html)).toEqual(['result', 'curves']);
  });

  test('knows the place of each picture’s dots by the ids of their trials', () => {
    const { plots } = readoutOf(assessed(sweepOf([0.8, 0.5, null, 0.9]), sweepOf([0.7, 0.6, 0.8])));
    expect(new Set(plots.map(({ width }) => width))).toEqual(new Set([640, 400]));
    const strips = plots.filter(({ dots }) => dots.length > 0);
    expect(strips.length).toBeGreaterThan(1);
    for (const { dots } of strips) {
      // From top to bottom in each column; the failed one has none.
      expect(dots.map(([id]) => id)).toEqual(['b4', 'b1', 'b2', 'c3', 'c1', 'c2']);
      const y = Object.fromEntries(dots.map(([id, , y]) => [id, y]));
      expect(y.b1).toBe(y.c3);
    }
  });

  test('knows both trials of each pair’s dot', () => {
    const by = { pairing: 'paired', 'pair-by': 'trial' };
    const [before, after] = [sweepOf([0.8, 0.5, null, 0.9]), sweepOf([0.7, 0.6, 0.8, 0.9])];
    const dots = readoutOf(assessed(before, after, by)).plots.map((plot) => plot.dots);
    // The first view, for wide screens and for phones.
    for (const stems of dots.slice(0, 2))
      expect(stems.map(([id, , , before]) => [id, before])).toEqual([
        ['c3', 'b3'],
        ['c2', 'b2'],
        ['c1', 'b1'],
        ['c4', 'b4'],
      ]);
  });

  test('is none where there is nothing to draw', () => {
    expect(chartFigure(assessed(null, null))).toBe('');
  });
});

describe('the readout of a chart', () => {
  test.each([
    ['trials', null, [48, 40], {}],
    ['trials, thinned out', null, [400, 300], { budgets: '7.77,40' }],
    ['cost', [1.37, 2.74], [48, 30], {}],
  ] as const)('begins at the budget of the headline, in %s', (_, prices, sizes, flags) => {
    const assessment = compareWith(prices, flags, [...sizes]);
    const { rows, start } = readoutOf(assessment);
    const example = assessment.kind === 'compared' ? assessment.example : null;
    expect(rows[start]?.at).toBe(example?.budget);
  });

  test('has one column for one curve', () => {
    const { columns, rows } = readoutOf(assessed(null, sweepOf(spread(48, 0.8, 0.9))));
    expect(columns).toEqual(['Trials', 'Candidate']);
    expect(rows.length).toBeGreaterThan(50);
  });

  test('has budgets that increase inside the axis, are few, and are written apart', () => {
    const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(price, fc.double({ min: 0.5, max: 2, noNaN: true }), (each, factor) => {
        const prices = [each, factor * each];
        const { rows } = readoutOf(compareWith(prices));
        const budgets = rows.map(({ at }) => at);
        expect(rows.length).toBeLessThanOrEqual(170);
        expect(budgets).toEqual(budgets.toSorted((a, b) => a - b));
        expect(new Set(rows.map(({ cells }) => cells[0])).size).toBe(rows.length);
        expect(budgets[0]).toBeGreaterThanOrEqual(Math.max(...prices) * (1 - 1e-9));
      }),
      fewerRuns(),
    );
  });
});
