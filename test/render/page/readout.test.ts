import fc from 'fast-check';
import { chartOf } from '../../../src/render/chart/chart-of.ts';
import { renderPage } from '../../../src/render/page/page.ts';
import { readableBudgets, readout } from '../../../src/render/page/readout.ts';
import { formatBudget } from '../../../src/render/wording/numbers.ts';
import { spread, sweepOf } from '../../support/sweeps.ts';
import { ASSETS, assessed } from './pages.ts';

function readoutOf(assessment: ReturnType<typeof assessed>) {
  const model = chartOf(assessment);
  if (model === null) throw new Error('no chart');
  return readout(model, assessment);
}

describe('the readout of a chart', () => {
  test('says what the table says', () => {
    const sweeps = [sweepOf(spread(48, 0.8, 0.9)), sweepOf(spread(31, 0.7, 0.8))] as const;
    const budgets = '1,2,4';
    const assessment = assessed(...sweeps, { budgets });
    const { columns, rows } = readoutOf(assessment);
    const html = renderPage(assessment, ASSETS);
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
    const assessment = assessed(sweeps[0] ?? null, sweeps[1] ?? null, flags);
    const { rows, start } = readoutOf(assessment);
    expect(rows[start]?.budget).toBe(assessment.example?.budget);
    const budgets = rows.map(({ cells }) => cells[0]);
    expect(new Set(budgets).size).toBe(budgets.length);
  });

  test('has one column for one curve', () => {
    const { columns, rows } = readoutOf(assessed(null, sweepOf(spread(48, 0.8, 0.9))));
    expect(columns).toEqual(['Trials', 'Median']);
    expect(rows.length).toBeGreaterThan(50);
  });
});

const ends = fc
  .tuple(
    fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
    fc.double({ min: 2, max: 1e5, noNaN: true }),
  )
  .map(([first, factor]): [number, number] => [first, first * factor]);

describe('readable budgets', () => {
  test('are all tenths of a short axis, and the round ones of a long one', () => {
    expect(readableBudgets(1, 2).join()).toBe('1,1.1,1.2,1.3,1.4,1.5,1.6,1.7,1.8,1.9,2');
    expect(readableBudgets(1, 1000)).toEqual(expect.arrayContaining([1, 1.2, 12, 120, 1000]));
    expect(readableBudgets(1, 1000)).not.toContain(11);
  });

  test('increase inside the axis, and are exactly what is shown', () => {
    fc.assert(
      fc.property(ends, ([first, last]) => {
        const budgets = readableBudgets(first, last);
        expect(budgets.length).toBeGreaterThan(0);
        expect(budgets.length).toBeLessThanOrEqual(160);
        expect(budgets).toEqual([...new Set(budgets)].sort((a, b) => a - b));
        expect(Math.min(...budgets)).toBeGreaterThanOrEqual(first);
        expect(Math.max(...budgets)).toBeLessThanOrEqual(last);
        for (const budget of budgets) {
          expect(Number(budget.toPrecision(2))).toBe(budget);
          if (budget >= 0.001 && budget < 9999.5) expect(Number(formatBudget(budget))).toBe(budget);
        }
      }),
    );
  });
});
