import fc from 'fast-check';
import { chartBudgets } from '../../src/draw/axes.ts';
import { chartOf } from '../../src/draw/chart-of.ts';
import type { ChartModel } from '../../src/draw/model.ts';
import { quickChart } from '../../src/draw/quickchart.ts';
import { valueAt } from '../../src/math/functions.ts';
import { expectGolden } from '../support/golden.ts';
import { compareNamed } from '../support/report-cases.ts';
import { chartModel, pricedModel, uniforms } from './models.ts';

const SERVER = 'https://quickchart.io';

interface Config {
  readonly data: {
    readonly labels: readonly string[];
    readonly datasets: readonly { readonly data: readonly number[] }[];
  };
  readonly options: { readonly scales: Readonly<Record<'y', { min: number; max: number }>> };
}

function drawn(model: ChartModel, server = SERVER) {
  const chart = quickChart(model, server);
  if (chart === null) throw new Error('Nothing was drawn.');
  const text = new URL(chart.url).searchParams.get('c') ?? '';
  // The server runs what it is sent as well; here it is a plain object literal at most.
  const config: Config = new Function(`return (${text})`)();
  const { labels, datasets } = config.data;
  const { first, last } = chartBudgets(model);
  const end = labels.length - 1;
  const budgets = labels.map((label, i) => {
    if (label === '' || i % end === 0) return first * (last / first) ** (i / end);
    return Number(label.replace(/,/, '').replace('−', '-').replace('k', 'e3').replace('M', 'e6'));
  });
  const lines = datasets.map(({ data }) => {
    return { data: data.map((y, i): [number, number] => [budgets[i] ?? Number.NaN, y]) };
  });
  return { ...chart, text, config, lines };
}

const good = uniforms(48, 1).map((u) => 0.8 + 0.1 * u);
const worse = uniforms(48, 2).map((u) => 0.75 + 0.1 * u * u);
const pair = chartModel({ scores: [good, worse] });

describe('the address of a QuickChart', () => {
  test('is that of the server, for Chart.js 4 on white, without a key', () => {
    const { origin, pathname, searchParams } = new URL(drawn(pair).url);
    expect(origin + pathname).toBe('https://quickchart.io/chart');
    expect(Object.fromEntries(searchParams)).toEqual({
      c: expect.any(String),
      w: '560',
      h: '320',
      ref: 'qc-js',
      bkg: '#fff',
      f: 'png',
      v: '4',
    });
  });

  test.each([
    ['http://127.0.0.1:3400', 'http://127.0.0.1:3400/chart'],
    ['https://charts.example.org/draw', 'https://charts.example.org/draw/chart'],
    ['https://charts.example.org/draw/', 'https://charts.example.org/draw/chart'],
  ])('begins with %s', (server, expected) => {
    const { origin, pathname } = new URL(drawn(pair, server).url);
    expect(origin + pathname).toBe(expected);
  });

  test('asks for the chart that was looked at', () => {
    expectGolden('test/draw/golden/quickchart-worse.txt', `${drawn(pair).text}\n`);
  });

  test('says nothing but numbers of the sweeps', () => {
    const marker = "__BEGINFUNCTION__process.exit()__ENDFUNCTION__'});//";
    const names = ['title', 'subtitle', 'unit', 'description'];
    const words = Object.fromEntries(names.map((name) => [name, marker]));
    const hostile = chartModel({ scores: [good, worse] }, words);
    const { text } = drawn(hostile);
    expect(text).not.toMatch(/__|;|=>|\}\)/);
    expect(text).toContain('BEGINFUNCTIONprocess.exi of tuning');
  });
});

test('a QuickChart has fewer points where the address of the server is longer', () => {
  const many = chartModel({ scores: [uniforms(600, 3), uniforms(400, 4)] });
  const points = Array.from({ length: 10 }, (_, i) => {
    const chart = quickChart(many, `https://example.org/${'x'.repeat(200 * i)}`);
    return chart && (new URL(chart.url).searchParams.get('c') ?? '').length;
  }).filter((count) => count !== null);
  expect(points.length).toBeGreaterThan(3);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(points.at(-1)).toBeLessThan(points[0] as number);
});

test.each(['paired', 'settings', 'searches'])(
  'a QuickChart cannot show what decides %s',
  (name) => {
    const model = chartOf(compareNamed(name));
    expect(model && quickChart(model, SERVER)).toBeNull();
  },
);

describe('every QuickChart', () => {
  const score = fc.oneof(
    { weight: 8, arbitrary: fc.double({ min: -1e12, max: 1e12, noNaN: true }) },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom(-Infinity, 1e299, -1e299, 1e-300, 5e-324) },
  );
  const sweep = fc.array(score, { minLength: 1, maxLength: 70 });
  const direction = fc.constantFrom('maximize', 'minimize');
  const price = fc.constantFrom(1, 0.001, 3600, 1e15, 1e-12);
  const models = fc
    .tuple(fc.array(sweep, { minLength: 1, maxLength: 2 }), direction, price)
    .map(([scores, way, first]) => {
      const turned = scores.map((one) => one.map((y) => (way === 'minimize' ? -y : y)));
      return pricedModel(chartModel({ direction: way, scores: turned }), [first, 2 * first]);
    });

  test('fits, with finite places on its axes, in order, limits around the median', () => {
    fc.assert(
      fc.property(models, (model) => {
        if (quickChart(model, SERVER) === null) return;
        const { url, config, lines } = drawn(model);
        expect(url.length).toBeLessThan(4000);
        const { y } = config.options.scales;
        const { first, last } = chartBudgets(model);
        expect(y.min).toBeLessThan(y.max);
        for (const { data } of lines) {
          expect(data.length).toBeGreaterThanOrEqual(2);
          expect(data.flat().every(Number.isFinite)).toBe(true);
          const budgets = data.map(([budget]) => budget);
          expect(budgets.every((one, i) => one >= (budgets[i - 1] ?? first))).toBe(true);
          expect(budgets.at(-1)).toBeLessThanOrEqual(last * (1 + 1e-9));
        }
        expect(lines).toHaveLength(3 * model.arms.length);
      }),
    );
  });

  const scores = fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 20, maxLength: 200 });

  test('has bands that are no narrower than those of the sweeps', () => {
    fc.assert(
      fc.property(scores, (all) => {
        const model = chartModel({ scores: [all] });
        const { lines, config } = drawn(model);
        const arm = model.arms[0];
        const { min, max } = config.options.scales.y;
        const rounding = (max - min) / 500;
        const at = (i: number, budget: number) =>
          lines[i]?.data.find(([end]) => end >= budget)?.[1] ?? Number.NaN;
        for (const budget of [1.003, 1.507, 2.304, 3.703, 6.205]) {
          if (arm === undefined || budget > arm.resolvableBudget * 0.99) continue;
          // Ends of steps are rounded to three digits; away from them the limits hold.
          const near = [arm.upper, arm.lower].flatMap(({ breaks }) => [...breaks]);
          if (near.some((end) => Math.abs(end / budget - 1) < 0.01)) continue;
          const shown = { upper: at(1, budget), lower: at(2, budget) };
          expect(shown.upper).toBeGreaterThanOrEqual(
            Math.min(max, valueAt(arm.upper, budget)) - rounding,
          );
          expect(shown.lower).toBeLessThanOrEqual(
            Math.max(min, valueAt(arm.lower, budget)) + rounding,
          );
        }
      }),
    );
  });
});
