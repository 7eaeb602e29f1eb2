import { compareAt } from '../../src/compare/index.ts';
import { chartBudgets, isOn, placeOn } from '../../src/draw/axes.ts';
import { renderChart } from '../../src/draw/chart.ts';
import { chartOf, differenceOf } from '../../src/draw/chart-of.ts';
import { frameOf } from '../../src/draw/frame.ts';
import { valueAt } from '../../src/math/functions.ts';
import { differenceInMetric } from '../../src/report/index.ts';
import { compared } from '../support/assessments.ts';
import { assessCase, assessNamed, REPORT_CASES } from '../support/report-cases.ts';
import { textBoxes } from '../support/svg-texts.ts';
import { chartModel, uniforms } from './models.ts';

const LIGHT = { theme: 'light' } as const;
const assessmentOf = (name: string) => assessNamed(name);

function modelOf(name: string) {
  const model = chartOf(assessmentOf(name));
  if (model === null) throw new Error(`${name} has no chart.`);
  return model;
}

const textsOf = (name: string) =>
  textBoxes(renderChart(modelOf(name), { ...LIGHT, heading: 'none' })).map(({ text }) => text);

describe('the difference of', () => {
  test.each(['strongly-worse', 'minimise-with-cost', 'forty-percent-failed'])(
    '%s is that of the table, with its limits, on the same budgets',
    (name) => {
      const { comparison } = compared(assessmentOf(name));
      const model = modelOf(name);
      const difference = differenceOf(model);
      if (difference === null) throw new Error('nothing is compared');
      const { first, last } = chartBudgets(model);
      for (const share of [0, 0.2, 0.5, 0.81, 1]) {
        const budget = first * (last / first) ** share;
        const row = compareAt(comparison, budget);
        const { lower, estimate, upper } = differenceInMetric(row, model.direction);
        expect(valueAt(difference.median, budget)).toBe(estimate);
        expect(valueAt(difference.lower, budget)).toBe(lower);
        expect(valueAt(difference.upper, budget)).toBe(upper);
      }
    },
  );

  test.each(Object.keys(REPORT_CASES))(
    '%s has zero on its axis, and space on either side',
    (name) => {
      const model = chartOf(assessmentOf(name));
      const axis = model && frameOf(model, LIGHT).difference?.axis;
      if (!axis) return;
      expect(isOn(axis, 0)).toBe(true);
      const share = 1 - placeOn(axis, [0, 1])(0);
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.8);
    },
  );

  /** Where areas of this colour begin and end from left to right, as shares of the plot. */
  function clearIn(name: string, colour: string): [number, number][] {
    const model = modelOf(name);
    const { left, right } = frameOf(model, LIGHT);
    const areas = renderChart(model, LIGHT).matchAll(
      new RegExp(`<path d="M([\\d.]+) [^"]*" fill="${colour}" fill-opacity="0.5"`, 'g'),
    );
    return [...areas].map(([whole, start]) => {
      const steps = [...whole.matchAll(/h([\d.]+)/g)].map(([, step]) => Number(step));
      const from = Number(start);
      const to = from + steps.reduce((sum, step) => sum + step, 0);
      return [from, to].map((x) => (x - left) / (right - left)) as [number, number];
    });
  }

  test.each([
    ['strongly-worse', 'worse', '#cf222e'],
    ['within-a-margin', 'worse', '#cf222e'],
    ['minimise-with-cost', 'worse', '#cf222e'],
    ['crossing', 'worse', '#cf222e'],
    ['better', 'better', '#00797a'],
    ['none', 'worse', '#cf222e'],
  ] as const)('%s is dark exactly where evidence is strong', (name, way, colour) => {
    const { comparison } = compared(assessmentOf(name));
    const { first, last } = chartBudgets(modelOf(name));
    const along = (budget: number) => Math.log(budget / first) / Math.log(last / first);
    const strong = comparison[way].intervals.strong.map((ends) => ends.map(along));
    const clear = clearIn(name, colour);
    expect(clear).toHaveLength(strong.length);
    clear.flat().forEach((share, i) => {
      expect(share).toBeCloseTo(Math.min(1, strong.flat()[i] ?? Number.NaN), 2);
    });
  });

  test('is nowhere dark where the strength is unknown', () => {
    const model = { ...modelOf('strongly-worse'), isStrengthKnown: false };
    expect(renderChart(model, LIGHT)).not.toMatch(/clearly worse|fill-opacity="0.5"/);
  });

  test.each(['strongly-worse', 'minimise-with-cost'])('%s says which side is which', (name) => {
    expect(textsOf(name)).toEqual(expect.arrayContaining(['better', 'clearly worse']));
  });

  test('of scores on a log axis, its own is one on either side of zero, and says so', () => {
    const shares = (name: string) => {
      const model = modelOf(name);
      const { difference, budgets } = frameOf(model, LIGHT);
      if (difference === null) throw new Error('nothing is compared');
      const place = placeOn(difference.axis, [0, 1]);
      const { median } = difference;
      return place(valueAt(median, budgets.last)) - place(0);
    };
    // After 8 trials it is a hundredth of what it is after one.
    expect(shares('loss-over-decades')).toBeGreaterThan(0.1);
    expect(textsOf('loss-over-decades').filter((text) => text.endsWith(', log scale'))).toEqual([
      'Typical best score: candidate − baseline, log scale',
      'Typical best scores, log scale',
    ]);
    expect(textsOf('strongly-worse').join()).not.toContain('log scale');
  });

  test('a margin has a line of its own, which is to be cleared', () => {
    expect(textsOf('within-a-margin')).toContain('margin');
    expect(textsOf('strongly-worse')).not.toContain('margin');
  });

  test('budgets that are not compared are hatched, and nothing is drawn there', () => {
    const model = chartModel({ scores: [uniforms(48, 1), uniforms(48, 2)] });
    const drawn = (compared: (typeof model)['compared']) => {
      const svg = renderChart({ ...model, compared }, { ...LIGHT, heading: 'none' });
      return {
        hatched: svg.match(/<g class="not-compared">/g)?.length ?? 0,
        texts: textBoxes(svg).map(({ text }) => text),
      };
    };
    expect(drawn([1, Infinity]).hatched).toBe(0);
    expect(drawn([3, Infinity])).toMatchObject({
      hatched: 1,
      texts: expect.arrayContaining(['not compared']),
    });
    expect(drawn([2, 5]).hatched).toBe(2);
    const none = drawn(null);
    expect(none.hatched).toBe(1);
    expect(none.texts.filter((text) => text === 'candidate')).toHaveLength(1);
  });

  test('no line strikes out that they are not compared', () => {
    const pictures = Object.values(REPORT_CASES).flatMap((given) => {
      const model = chartOf(assessCase(given));
      if (model === null || frameOf(model, LIGHT).difference === null) return [];
      return [renderChart({ ...model, compared: [3, Infinity] }, { ...LIGHT, heading: 'none' })];
    });
    const distances = pictures.flatMap((svg) => {
      const found = (sought: string) => textBoxes(svg).find(({ text }) => text === sought);
      const [said, zero] = [found('not compared'), found('0')];
      if (said === undefined || zero === undefined) return [];
      const [middle, line] = [said, zero].map(({ top, bottom }) => (top + bottom) / 2);
      return [Math.abs((middle ?? 0) - (line ?? 0))];
    });
    expect(distances.length).toBeGreaterThan(9);
    expect(Math.min(...distances)).toBeGreaterThan(12);
  });

  test('one sweep is none, nor is one that no budget is left of', () => {
    for (const name of ['no-baseline', 'insufficient']) {
      expect(differenceOf(modelOf(name))).toBeNull();
    }
  });
});
