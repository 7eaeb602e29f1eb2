import { stepFunction, valueAt } from '../../../src/math/step-function.ts';
import { chartGeometry } from '../../../src/render/chart/layout.ts';
import type { ChartModel } from '../../../src/render/chart/model.ts';
import { renderChart } from '../../../src/render/chart/render-chart.ts';
import { mermaidMedians } from '../../../src/render/comment/picture.ts';
import { quickChart } from '../../../src/render/comment/quickchart.ts';
import { chartModel, pricedModel, uniforms } from './models.ts';

// Of an even number of trials the median's step ends at exactly one trial.
const even = chartModel({ scores: [uniforms(48, 1), uniforms(12, 2)] });
const models: readonly [string, ChartModel][] = [
  ['trials', even],
  [
    'trials, minimised',
    chartModel({ direction: 'minimize', scores: [1, 2].map((i) => uniforms(48, i)) }),
  ],
  ['cost', pricedModel(even, [31, 49])],
];

function pathsOf(model: ChartModel, kind: 'band' | 'median') {
  const svg = renderChart(model, { theme: 'light' });
  return model.arms.map(({ role }) => {
    const [, d = ''] = new RegExp(`<g class="${kind} ${role}"><path d="([^"]*)"`).exec(svg) ?? [];
    return d;
  });
}

/** The height of a score in the picture. */
function heightOf(score: number, model: ChartModel): number {
  const { plot, scores } = chartGeometry(model);
  const share = (score - scores.low) / (scores.high - scores.low);
  return plot.bottom - Math.min(1, Math.max(0, share)) * (plot.bottom - plot.top);
}

describe.each(models)('on an axis in %s', (_, model) => {
  const first = model.firstBudget;

  test('each median begins at its value at the first budget, and rises at the edge', () => {
    pathsOf(model, 'median').forEach((d, i) => {
      const median = model.arms[i]?.median ?? stepFunction([], []);
      const [, x, from, to] = /^M([\d.]+) ([\d.]+)V([\d.]+)/.exec(d) ?? [];
      const [at, after] = [first, first * 1.001].map((k) => heightOf(valueAt(median, k), model));
      expect(Number(x)).toBeCloseTo(chartGeometry(model).plot.left, 1);
      expect(Number(from)).toBeCloseTo(at ?? Number.NaN, 1);
      expect(Number(to)).toBeCloseTo(after ?? Number.NaN, 1);
    });
    const [baseline, candidate] = pathsOf(model, 'median').map((d) => /^M\S+ (\S+)V\1H/.test(d));
    // On an axis in cost only the dearer sweep's step ends there.
    expect([baseline, candidate]).toEqual([model.unit === 'seconds', false]);
  });

  test('the geometry has the size of the picture, and the medians at the end of the axis', () => {
    const { width, height, plot, budgets } = chartGeometry(model);
    expect(renderChart(model, { theme: 'light' })).toContain(`viewBox="0 0 ${width} ${height}"`);
    const [, y, x] = /V([\d.]+)H([\d.]+)$/.exec(pathsOf(model, 'median')[0] ?? '') ?? [];
    const last = valueAt(model.arms[0]?.median ?? stepFunction([], []), budgets.last);
    expect(Number(y)).toBeCloseTo(heightOf(last, model), 1);
    expect([budgets.first, Number(x)]).toEqual([first, plot.right]);
  });

  test('QuickChart and Mermaid begin at the same values', () => {
    const { searchParams } = new URL(quickChart(model, 'https://quickchart.io')?.url ?? '');
    const { data } = new Function(`return (${searchParams.get('c')})`)();
    const mermaid = mermaidMedians(model) ?? '';
    const starts = [...mermaid.matchAll(/ {2}line \[([^,\]]*)/g)].map(([, start]) => Number(start));
    const { scores } = chartGeometry(model);
    const slack = (scores.high - scores.low) / 500;
    model.arms.forEach(({ median }, i) => {
      const at = valueAt(median, first);
      expect(Math.abs(data.datasets[i].data[0][1] - at)).toBeLessThan(slack);
      expect(Math.abs((starts[i] ?? Number.NaN) - at)).toBeLessThan(slack);
    });
  });
});

describe('what holds only at the first budget', () => {
  const infinity = Number.POSITIVE_INFINITY;
  const stepAtOne = (a: number, b: number) => stepFunction([1, 3, infinity], [a, b, b + 0.1]);
  const [base] = chartModel({ scores: [uniforms(40, 1)] }).arms;
  const modelWith = (a: number) => {
    const curves = {
      median: stepAtOne(a, 0.5),
      lower: stepAtOne(a - 0.1, 0.4),
      upper: stepAtOne(a + 0.1, 0.6),
    };
    return chartModel({ scores: [] }, { arms: base ? [{ ...base, ...curves }] : [] });
  };

  test('is seen of a band as well, as wide as a line', () => {
    const model = modelWith(0.3);
    const left = Math.round(chartGeometry(model).plot.left * 100) / 100;
    const [d = ''] = pathsOf(model, 'band');
    const [, x, upper] = /^M([\d.]+) ([\d.]+)/.exec(d) ?? [];
    expect(Number(x)).toBeCloseTo(left - 1.25, 2);
    expect(Number(upper)).toBeCloseTo(heightOf(0.4, model), 1);
    const [, lower, end] = /V([\d.]+)H([\d.]+)Z$/.exec(d) ?? [];
    expect(Number(end)).toBeCloseTo(left - 1.25, 2);
    expect(Number(lower)).toBeCloseTo(heightOf(0.2, model), 1);
  });

  test('is said where it is beyond the axis: a median that fails there', () => {
    const svg = renderChart(modelWith(Number.NEGATIVE_INFINITY), { theme: 'light' });
    expect(svg).toContain('>← baseline fails<');
    const { plot } = chartGeometry(modelWith(Number.NEGATIVE_INFINITY));
    const [d] = pathsOf(modelWith(Number.NEGATIVE_INFINITY), 'median');
    expect(d?.startsWith(`M${Math.round(plot.left * 100) / 100} ${plot.bottom}V`)).toBe(true);
  });
});
