import fc from 'fast-check';
import { chartOf } from '../../../src/render/chart/chart-of.ts';
import { NO_FRAME } from '../../../src/render/index.ts';
import { readout } from '../../../src/render/page/chart-figure.ts';
import { renderPage } from '../../../src/render/page/page.ts';
import { compared, runOf } from '../../support/assessments.ts';
import { fewerRuns } from '../../support/property-runs.ts';
import { spread, sweepOf } from '../../support/sweeps.ts';
import { ASSETS, assessed } from './pages.ts';

function readoutOf(assessment: ReturnType<typeof assessed>) {
  const model = chartOf(assessment);
  if (model === null || assessment.kind === 'unjudged') throw new Error('no chart');
  return readout(model, assessment);
}

describe('the readout of a chart', () => {
  test('says what the table says', () => {
    const sweeps = [sweepOf(spread(48, 0.8, 0.9)), sweepOf(spread(31, 0.7, 0.8))] as const;
    const budgets = '1,2,4';
    const assessment = assessed(...sweeps, { budgets });
    const { columns, rows } = readoutOf(assessment);
    const html = renderPage(runOf(assessment), ASSETS, NO_FRAME);
    const table = html.slice(html.indexOf('id="budgets"'), html.indexOf('id="outlook"'));
    const heads = [...table.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, name]) => name);
    expect(columns).toEqual(heads);
    for (const budget of budgets.split(',')) {
      const row = rows.find(({ cells }) => cells[0] === budget);
      const shown = table.slice(table.indexOf(`<th scope="row">${budget}</th>`)).split('</tr>')[0];
      const evidence = row?.cells[columns.indexOf('Evidence')];
      expect(shown?.replace(/<\/?strong>/g, '')).toContain(`<td>${evidence}</td>`);
    }
  });

  test.each([
    ['trials', [48, 40], {}, 0],
    ['trials, thinned out', [400, 300], { budgets: '7.77,40' }, 0],
    ['cost', [48, 30], {}, 1.37],
  ] as const)('begins at the budget of the headline, in %s', (_, sizes, flags, each) => {
    const sweeps = sizes.map((n, i) => {
      const costs = each > 0 ? { costs: Array(n).fill(each * (i + 1)), unit: 'hours' } : {};
      return sweepOf(spread(n, 0.8 - 0.05 * i, 0.9 - 0.05 * i), costs);
    });
    const assessment = compared(assessed(sweeps[0] ?? null, sweeps[1] ?? null, flags));
    const { rows, start } = readoutOf(assessment);
    expect(rows[start]?.budget).toBe(assessment.example?.budget);
    const budgets = rows.map(({ cells }) => cells[0]);
    expect(new Set(budgets).size).toBe(budgets.length);
  });

  test('has one column for one curve', () => {
    const { columns, rows } = readoutOf(assessed(null, sweepOf(spread(48, 0.8, 0.9))));
    expect(columns).toEqual(['Trials', 'Candidate']);
    expect(rows.length).toBeGreaterThan(50);
  });
});

describe('its budgets', () => {
  const shownFor = (prices: readonly [number, number]) => {
    const sweeps = [48, 30].map((n, i) => {
      const costs = Array(n).fill(prices[i]);
      return sweepOf(spread(n, 0.8 - 0.05 * i, 0.9), { costs, unit: 'hours' });
    });
    return readoutOf(assessed(sweeps[0] ?? null, sweeps[1] ?? null));
  };

  test('increase inside the axis, are few, and are written apart', () => {
    const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(price, fc.double({ min: 0.5, max: 2, noNaN: true }), (each, factor) => {
        const prices = [each, factor * each] as const;
        const { rows } = shownFor(prices);
        const budgets = rows.map(({ budget }) => budget);
        expect(rows.length).toBeLessThanOrEqual(170);
        expect(budgets).toEqual(budgets.toSorted((a, b) => a - b));
        expect(new Set(rows.map(({ cells }) => cells[0])).size).toBe(rows.length);
        expect(budgets[0]).toBeGreaterThanOrEqual(Math.max(...prices) * (1 - 1e-9));
      }),
      fewerRuns(),
    );
  });
});
