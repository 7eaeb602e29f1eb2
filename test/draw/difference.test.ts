import { compareAt } from '../../src/compare/index.ts';
import { chartBudgets } from '../../src/draw/budgets.ts';
import { renderChart } from '../../src/draw/chart.ts';
import { chartOf, differenceChart } from '../../src/draw/chart-of.ts';
import { curveAxis, isOn } from '../../src/draw/score-axis.ts';
import { valueAt } from '../../src/math/step-function.ts';
import { differenceInMetric } from '../../src/report/index.ts';
import { assessCase, REPORT_CASES, type ReportCase } from '../render/report-cases.ts';
import { compared } from '../support/assessments.ts';
import { misplacedTexts, textBoxes } from '../support/svg-texts.ts';

const assessmentOf = (name: string) => assessCase(REPORT_CASES[name] as ReportCase);

function differenceOf(name: string) {
  const curves = chartOf(assessmentOf(name));
  const model = curves && differenceChart(curves);
  if (curves === null || model === null) throw new Error(`${name} compares nothing.`);
  return { curves, model };
}

describe('the difference of', () => {
  test.each(['strongly-worse', 'minimise-with-cost', 'forty-percent-failed'])(
    '%s is that of the table, with its limits, on the same budgets',
    (name) => {
      const { comparison } = compared(assessmentOf(name));
      const { curves, model } = differenceOf(name);
      const [arm] = model.arms;
      if (arm === undefined) throw new Error('nothing is compared');
      const budgets = chartBudgets(model);
      expect(budgets).toEqual(chartBudgets(curves));
      for (const share of [0, 0.2, 0.5, 0.81, 1]) {
        const budget = budgets.first * (budgets.last / budgets.first) ** share;
        const row = compareAt(comparison, budget);
        const { lower, estimate, upper } = differenceInMetric(row, model.direction);
        expect(valueAt(arm.median, budget)).toBe(estimate);
        expect(valueAt(arm.lower, budget)).toBe(lower);
        expect(valueAt(arm.upper, budget)).toBe(upper);
      }
    },
  );

  test.each(Object.keys(REPORT_CASES))('%s has zero on its axis and its texts apart', (name) => {
    const curves = chartOf(assessmentOf(name));
    const model = curves && differenceChart(curves);
    if (model === null) return;
    expect(isOn(curveAxis(model, { budgets: chartBudgets(model) }), 0)).toBe(true);
    for (const width of ['wide', 'narrow'] as const)
      expect(misplacedTexts(renderChart(model, { theme: 'light', width }))).toEqual([]);
  });

  test.each([
    ['none', '↑ candidate better', '↓ candidate worse'],
    ['strongly-worse', '↑ candidate better', '↓ candidate worse'],
    ['minimise-with-cost', '↑ candidate worse', '↓ candidate better'],
  ])('%s says which side is better', (name, above, below) => {
    const svg = renderChart(differenceOf(name).model, { theme: 'light' });
    const texts = textBoxes(svg).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['difference', above, below]));
    expect(texts).not.toContain('Every trial');
  });

  test('one sweep is none, nor is one that no budget is left of', () => {
    for (const name of ['no-baseline', 'insufficient']) {
      const curves = chartOf(assessmentOf(name));
      expect(curves && differenceChart(curves)).toBeNull();
    }
  });
});
