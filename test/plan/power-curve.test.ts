import { expectationsOf, powerCurve, powerOf } from '../../src/plan/index.ts';
import { renderPowerChart } from '../../src/render/power-chart/render-power-chart.ts';
import { drawnPoints } from '../render/power-chart/drawn-curve.ts';
import { designOf } from '../support/orders.ts';

const seed = 0;

function curveOf(design: ReturnType<typeof designOf>, asked: number | null = null) {
  const expectations = expectationsOf(design, { seed, slowdowns: [] });
  return { expectations, points: powerCurve(design, expectations.detectableSlowdown, asked) };
}

describe('the drawn curve', () => {
  test.each([
    ['two of 4', { n: 4, m: 4 }, null],
    ['12 and 40', { n: 12, m: 40 }, null],
    ['two of 48', { n: 48, m: 48 }, null],
    ['two of 100 at 95 %', { n: 100, m: 100, confidence: 0.95 }, null],
    ['two of 30 for a slowdown far beyond', { n: 30, m: 30 }, 5000],
  ])('is the power itself to half a percent: %s', (_, sizes, asked) => {
    const design = designOf(sizes);
    const { points } = curveOf(design, asked);
    const line = {
      name: 'everywhere',
      colour: 'baseline',
      stroke: 'solid',
      points: points.map(({ slowdown, probability: chance }) => ({ slowdown, chance })),
    } as const;
    const model = {
      lines: [line],
      wanted: { chance: 0.8, text: 'wanted' },
      mark: null,
      trials: null,
    };
    const words = { title: 'title', subtitle: ['subtitle'], yLabel: 'chance', description: '' };
    const { knots, between } = drawnPoints(renderPowerChart({ ...model, ...words }, 'light'));
    const [first, last] = [knots[0], knots.at(-1)] as [{ x: number }, { x: number }];
    const longest = points.at(-1)?.slowdown ?? Number.NaN;
    const [low, high] = [points[0]?.probability ?? 0, points.at(-1)?.probability ?? 0];
    const [bottom, top] = [knots[0]?.y ?? 0, knots.at(-1)?.y ?? 0];
    const power = powerOf(design);
    const off = between.filter(({ x, y }) => {
      const slowdown = longest ** ((x - first.x) / (last.x - first.x));
      const drawn = low + ((high - low) * (y - bottom)) / (top - bottom);
      return Math.abs(drawn - power(slowdown)) > 0.02;
    });
    expect(off).toEqual([]);
  });

  test('starts at no slowdown, never falls, and goes past the slowdown that is caught', () => {
    for (const [n, m] of [
      [4, 9],
      [48, 24],
      [700, 400],
    ] as const) {
      const { expectations, points } = curveOf(designOf({ n, m }));
      expect(points[0]?.slowdown).toBe(1);
      const chances = points.map(({ probability }) => probability);
      expect(chances).toEqual([...chances].sort((a, b) => a - b));
      const slowdowns = points.map(({ slowdown }) => slowdown);
      expect(slowdowns).toEqual([...new Set(slowdowns)].sort((a, b) => a - b));
      expect(slowdowns.at(-1)).toBeGreaterThan(expectations.detectableSlowdown ?? Infinity);
      expect(chances.at(-1)).toBeGreaterThan(0.9);
    }
  });

  test.each([
    [1.02, 4],
    [30, 250],
    [5000, 1e6],
    [1e6, 1e7],
  ])('goes past a slowdown of %d, to the readable number %d', (asked, last) => {
    const { points } = curveOf(designOf({ n: 100, m: 100 }), asked);
    expect(points.at(-1)?.slowdown).toBe(last);
    expect(points.length).toBeLessThan(25);
  });

  test('is flat if no slowdown is caught', () => {
    const never = designOf({ n: 3, m: 5, quantile: 0.05, rules: { budgetMax: 1 } });
    const { expectations, points } = curveOf(never);
    expect(expectations.range).not.toBeNull();
    expect(expectations.detectableSlowdown).toBeNull();
    expect(points.map(({ probability }) => probability)).toEqual(points.map(() => 0));
  });
});
