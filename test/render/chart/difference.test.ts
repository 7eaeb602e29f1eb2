import { compareAt } from '../../../src/compare/index.ts';
import { valueAt } from '../../../src/math/step-function.ts';
import { chartOf } from '../../../src/render/chart/chart-of.ts';
import { chartGeometry } from '../../../src/render/chart/layout.ts';
import { renderChart } from '../../../src/render/chart/render-chart.ts';
import { differenceInMetric } from '../../../src/render/wording/scores.ts';
import { textBoxes } from '../../support/svg-texts.ts';
import { assessCase, REPORT_CASES, type ReportCase } from '../report-cases.ts';

const DIFFERENCE = { view: 'difference' } as const;

describe('the difference of', () => {
  test.each(['strongly-worse', 'minimise-with-cost', 'forty-percent-failed'])(
    '%s is that of the table, with its limits',
    (name) => {
      const assessment = assessCase(REPORT_CASES[name] as ReportCase);
      const { comparison } = assessment;
      const model = chartOf(assessment);
      if (model === null || comparison === null) throw new Error('nothing is compared');
      const { curves, budgets } = chartGeometry(model, DIFFERENCE);
      const [curve] = curves;
      if (curve === undefined) throw new Error('no curve');
      for (const share of [0, 0.2, 0.5, 0.81, 1]) {
        const budget = budgets.first * (budgets.last / budgets.first) ** share;
        const row = compareAt(comparison, budget, 0);
        const { lower, middle, upper } = differenceInMetric(row, model.direction);
        expect(valueAt(curve.median, budget)).toBe(middle);
        expect(valueAt(curve.lower, budget)).toBe(lower);
        expect(valueAt(curve.upper, budget)).toBe(upper);
      }
    },
  );

  test('two sweeps says which side is better, and how wide the margin is', () => {
    const texts = (name: string) => {
      const model = chartOf(assessCase(REPORT_CASES[name] as ReportCase));
      const svg = model && renderChart(model, { theme: 'light', ...DIFFERENCE });
      return textBoxes(svg ?? '').map(({ text }) => text);
    };
    expect(texts('none')).toEqual(
      expect.arrayContaining(['↑ candidate better', '↓ candidate worse']),
    );
    expect(texts('minimise-with-cost')).toContain('↑ candidate worse');
    expect(texts('within-a-margin')).toContain('margin');
  });

  test('one sweep is the curve itself', () => {
    const model = chartOf(assessCase(REPORT_CASES['no-baseline'] as ReportCase));
    if (model === null) throw new Error('no chart');
    const [curve] = chartGeometry(model, DIFFERENCE).curves;
    expect(curve?.role).toBe('candidate');
  });
});
