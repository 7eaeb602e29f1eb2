import fc from 'fast-check';
import { valueAt } from '../../../src/math/step-function.ts';
import { chartOf } from '../../../src/render/chart/chart-of.ts';
import { type ChartGeometry, chartGeometry } from '../../../src/render/chart/layout.ts';
import { inTrials } from '../../../src/render/page/chart-figure.ts';
import { renderPage } from '../../../src/render/page/page.ts';
import { readableBudgets, readout } from '../../../src/render/page/readout.ts';
import { formatBudget } from '../../../src/render/wording/numbers.ts';
import { headline } from '../../../src/render/wording/verdict.ts';
import { fewerRuns } from '../../support/property-runs.ts';
import { spread, sweepOf } from '../../support/sweeps.ts';
import { ASSETS, assessed, jsonIn } from './pages.ts';

function readoutOf(assessment: ReturnType<typeof assessed>) {
  const model = chartOf(assessment);
  if (model === null) throw new Error('no chart');
  return { model, geometry: chartGeometry(model), ...readout(model, assessment) };
}

const values = fc.array(fc.option(fc.integer({ min: 0, max: 40 }), { freq: 6 }), {
  minLength: 1,
  maxLength: 12,
});

describe('the readout of a chart', () => {
  test('is what the table says', () => {
    const sweeps = [sweepOf(spread(48, 0.8, 0.9)), sweepOf(spread(31, 0.7, 0.8))] as const;
    const budgets = '1,2,4';
    const assessment = assessed(...sweeps, { budgets });
    const { columns, rows } = readoutOf(assessment);
    const names = 'Trials|Evidence|Difference|Baseline|Candidate';
    expect(columns.join('|')).toBe(names);
    const html = renderPage(assessment, ASSETS);
    const table = html.slice(html.indexOf('id="budgets"'), html.indexOf('id="outlook"'));
    for (const budget of budgets.split(',')) {
      const row = rows.find(({ cells }) => cells[0] === budget);
      const shown = table.slice(table.indexOf(`<th scope="row">${budget}</th>`)).split('</tr>')[0];
      for (const cell of [row?.cells[3], row?.cells[4]]) {
        expect(shown?.replace(/<\/?strong>/g, '')).toContain(
          `<td>${cell?.replace('>', '&gt;')}</td>`,
        );
      }
    }
  });

  test.each([
    ['trials', [48, 40], {}, 0],
    ['trials, thinned out', [400, 300], { budgets: '7.77,40' }, 0],
    ['cost', [48, 30], {}, 1.37],
  ] as const)(
    'begins at the budget that the headline speaks of, in %s',
    (_, sizes, flags, each) => {
      const sweeps = sizes.map((n, i) => {
        const costs = each > 0 ? { costs: Array(n).fill(each * (i + 1)), unit: 'hours' } : {};
        return sweepOf(spread(n, 0.8 - 0.05 * i, 0.9 - 0.05 * i), costs);
      });
      const assessment = assessed(sweeps[0] ?? null, sweeps[1] ?? null, flags);
      const { rows, start, model, geometry } = readoutOf(assessment);
      const [, spoken] = / after ([\d.]+) /.exec(headline(assessment)) ?? [];
      expect(rows[start]?.cells[0]).toBe(spoken);
      const budgets = rows.map(({ cells }) => cells[0]);
      expect(new Set(budgets).size).toBe(budgets.length);
      expect(rows.map(({ x }) => x)).toEqual(rows.map(({ x }) => x).toSorted((a, b) => a - b));
      const trials = inTrials(model);
      if (trials === null) return;
      // The headline's budget is none of that axis, which begins in its middle.
      const other = readout(trials, assessment);
      const middle = (geometry.plot.left + geometry.plot.right) / 2;
      expect(Math.abs((other.rows[other.start]?.x ?? 0) - middle)).toBeLessThan(30);
    },
  );

  test.each(['maximize', 'minimize'] as const)('is where the picture has it: %s', (direction) => {
    fc.assert(
      fc.property(values, values, (b, c) => {
        const assessment = assessed(sweepOf(b, { direction }), sweepOf(c, { direction }));
        const told = readoutOf(assessment);
        const { first, last } = told.geometry.budgets;
        for (const { x, y, cells } of told.rows) {
          const budget = Number(cells[0]);
          const share = (x - told.plot.left) / (told.plot.right - told.plot.left);
          expect(first * (last / first) ** share).toBeCloseTo(budget, 1);
          const medians = told.model.arms.map(({ median }) => valueAt(median, budget));
          medians.forEach((score, i) => {
            expectHeight(y[i] ?? null, score, told.geometry);
          });
        }
      }),
      fewerRuns(),
    );
  });
});

/** The picture’s height stands for the score; for one beyond the axis there is none. */
function expectHeight(height: number | null, score: number, { y }: ChartGeometry): void {
  const expected = y(score);
  expect(height === null).toBe(expected === null);
  if (height !== null) expect(height).toBeCloseTo(expected ?? Number.NaN, 0);
}

describe('the other axis', () => {
  const costly = (n: number, each: number) =>
    sweepOf(spread(n, 0.5, 0.9), { costs: Array(n).fill(each), unit: 'GPU hours' });

  test('is trials where budgets are cost, each sweep by its own mean', () => {
    const assessment = assessed(costly(30, 2), costly(20, 3));
    const { model } = readoutOf(assessment);
    const trials = inTrials(model);
    if (trials === null) throw new Error('no other axis');
    expect(trials).toMatchObject({ unit: 'trials', firstBudget: 1, lane: [] });
    trials.arms.forEach((arm, i) => {
      const own = model.arms[i];
      const each = [2, 3][i] ?? 0;
      expect(arm.resolvableBudget).toBeCloseTo((own?.resolvableBudget ?? 0) / each, 10);
      expect(arm.median.breaks[3]).toBeCloseTo((own?.median.breaks[3] ?? 0) / each, 10);
      expect(arm.median.values).toEqual(own?.median.values);
    });
    const { columns, rows } = readout(trials, assessment);
    expect(columns).toEqual(['Trials', 'Baseline', 'Candidate']);
    const alone = assessed(null, sweepOf(spread(30, 0.5, 0.9)), { budgets: '2' });
    const [row] = alone.alone?.rows ?? [];
    const shown = rows.find(({ cells }) => cells[0] === '2')?.cells[1] ?? '';
    expect(Number.parseFloat(shown)).toBeCloseTo(row?.point ?? Number.NaN, 1);
    expect(shown).toMatch(/^0\.\d+ \(0\.\d+–0\.\d+\)$/);
  });

  test('is drawn next to the first', () => {
    const html = renderPage(assessed(costly(30, 2), costly(20, 3)), ASSETS);
    expect(html.split('<svg')).toHaveLength(3);
    expect(jsonIn(html, 'readout-trials').columns).not.toContain('Evidence');
    expect(html).toContain('GPU hours, which the verdict is about');
    expect(html).toContain('the verdict is about equal cost');
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
    expect(readableBudgets([1, 2], 100).join()).toBe('1,1.1,1.2,1.3,1.4,1.5,1.6,1.7,1.8,1.9,2');
    expect(readableBudgets([1, 1000], 12).join()).toBe('1,2,4,6,10,20,40,60,100,200,400,600');
  });

  test('increase inside the axis, are as many as allowed and exactly what is shown', () => {
    fc.assert(
      fc.property(ends, fc.integer({ min: 2, max: 200 }), ([first, last], most) => {
        const budgets = readableBudgets([first, last], most);
        expect(budgets.length).toBeGreaterThan(0);
        expect(budgets.length).toBeLessThanOrEqual(most);
        expect(budgets).toEqual([...new Set(budgets)].sort((a, b) => a - b));
        expect(Math.min(...budgets)).toBeGreaterThanOrEqual(first);
        expect(Math.max(...budgets)).toBeLessThanOrEqual(last);
        for (const budget of budgets) {
          const precision = budget < 10 && budget >= 0.001 ? 2 : 3;
          expect(Number(budget.toPrecision(precision))).toBe(budget);
          if (budget >= 0.001 && budget < 9999.5) expect(Number(formatBudget(budget))).toBe(budget);
        }
      }),
    );
  });
});
