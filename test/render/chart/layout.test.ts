import { valueAt } from '../../../src/math/step-function.ts';
import { chartGeometry } from '../../../src/render/chart/layout.ts';
import { renderChart } from '../../../src/render/chart/render-chart.ts';
import { chartModel, pricedModel, uniforms } from './models.ts';

const scores = [uniforms(48, 1), uniforms(30, 2)];
const models = {
  'in trials': chartModel({ scores }),
  'with a long title': chartModel({ scores }, { title: 'rather worse '.repeat(12) }),
  'to minimise': chartModel({ scores, direction: 'minimize' }),
  'in cost': pricedModel(chartModel({ scores }), [3, 4]),
};

describe.each(Object.entries(models))('the geometry of a chart %s', (_, model) => {
  const { width, height, plot, budgets, scores: shown } = chartGeometry(model);
  const svg = renderChart(model, 'page');

  test('has its size and the ends of its axis', () => {
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
    const [left, bottom] = [plot.left, plot.bottom].map((value) => Math.round(value * 100) / 100);
    expect(svg).toContain(`<path d="M${left} ${bottom}H${plot.right}`);
    expect(budgets.first).toBe(model.firstBudget);
  });

  test('finds the medians at the end of the axis', () => {
    const path = /<g class="median baseline"><path d="([^"]*)"/.exec(svg)?.[1] ?? '';
    const end = /V([\d.]+)H([\d.]+)$/.exec(path);
    const at = valueAt(model.arms[0]?.median ?? { breaks: [], values: [] }, budgets.last);
    const share = (at - shown.low) / (shown.high - shown.low);
    expect(Number(end?.[1])).toBeCloseTo(plot.bottom - share * (plot.bottom - plot.top), 1);
    expect(Number(end?.[2])).toBe(plot.right);
  });
});
