import { placeOn } from '../../src/draw/axes.ts';
import { drawChart, renderChart } from '../../src/draw/chart.ts';
import { frameOf } from '../../src/draw/frame.ts';
import type { ChartModel } from '../../src/draw/model.ts';
import { stepFunction, valueAt } from '../../src/math/functions.ts';
import { chartModel, pricedModel, uniforms } from './models.ts';

// Of an even number of trials the median's step ends at exactly one trial.
const even = chartModel({ scores: [uniforms(48, 1), uniforms(12, 2)] });
const models: [string, ChartModel][] = [
  ['trials', even],
  ['cost', pricedModel(even, [31, 49])],
];

const CURVES = { theme: 'light', view: 'curves' } as const;

/** The corners of each median, from its path. */
function cornersOf(model: ChartModel): { x: number; y: number }[][] {
  const svg = renderChart(model, CURVES);
  return model.arms.map(({ role }) => {
    const [, d = ''] = new RegExp(`<g class="median ${role}"><path d="([^"]*)"`).exec(svg) ?? [];
    let [x, y] = [0, 0];
    return [...d.matchAll(/([Mvhl])(-?[\d.]+)(?: (-?[\d.]+))?/g)].map(([, way, a, b]) => {
      const [first, second] = [Number(a), Number(b)];
      if (way === 'v') y += first;
      else x += first;
      if (b !== undefined) y += second;
      return { x, y };
    });
  });
}

function plotOf(model: ChartModel) {
  const { box } = drawChart(model, CURVES, 'chart');
  return { box, y: placeOn(frameOf(model, CURVES).scores, [box.bottom, box.top]) };
}

describe.each(models)('on an axis in %s', (_, model) => {
  const first = Math.max(...model.arms.map(({ trialCost }) => trialCost));

  test('each median begins at its value at the first budget, and rises at the edge', () => {
    const { box, y } = plotOf(model);
    cornersOf(model).forEach(([start, next], i) => {
      const median = model.arms[i]?.median ?? stepFunction([], []);
      const [at, after] = [first, first * 1.001].map((budget) => y(valueAt(median, budget)));
      expect(start?.x).toBeCloseTo(box.left, 0);
      expect(start?.y).toBeCloseTo(at ?? Number.NaN, 0);
      if (at === after) return;
      expect(next?.x).toBeCloseTo(box.left, 0);
      expect(next?.y).toBeCloseTo(after ?? Number.NaN, 0);
    });
  });
});

test('a median that holds only at the first budget is drawn from there', () => {
  const steps = (score: number) => stepFunction([1, 3, Infinity], [score, 0.5, 0.6]);
  const [arm] = even.arms;
  const arms = arm ? [{ ...arm, median: steps(0.3), lower: steps(0.2), upper: steps(0.4) }] : [];
  const model = chartModel({ scores: [] }, { arms });
  const { box, y } = plotOf(model);
  const [[start, riser] = []] = cornersOf(model);
  expect([start?.x, riser?.x].map(Math.round as (x?: number) => number)).toEqual(
    Array(2).fill(Math.round(box.left)),
  );
  expect(start?.y).toBeCloseTo(y(0.3) ?? Number.NaN, 0);
  expect(riser?.y).toBeCloseTo(y(0.5) ?? Number.NaN, 0);
});
