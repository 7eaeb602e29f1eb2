import { chartBudgets } from '../../src/draw/budgets.ts';
import { renderChart } from '../../src/draw/chart.ts';
import { chartOf } from '../../src/draw/chart-of.ts';
import type { ChartModel, ChartOptions } from '../../src/draw/model.ts';
import { curveAxis } from '../../src/draw/score-axis.ts';
import { assessCase, REPORT_CASES } from '../render/report-cases.ts';
import { expectGolden } from '../support/golden.ts';
import { textBoxes } from '../support/svg-texts.ts';
import { chartModel, uniforms } from './models.ts';

const LIGHT = { theme: 'light' } as const;
const worst = Number.NEGATIVE_INFINITY;

/** The chart of one of the reports. */
function modelOf(name: string): ChartModel {
  const given = REPORT_CASES[name];
  const model = given ? chartOf(assessCase(given)) : null;
  if (model === null) throw new Error(`${name} has no chart.`);
  return model;
}

function drawn(name: string, options: Partial<ChartOptions> = {}): string {
  return renderChart(modelOf(name), { ...LIGHT, ...options });
}

function textsOf(svg: string): string[] {
  return textBoxes(svg).map(({ text }) => text);
}

describe('renderChart', () => {
  test.each<[string, string, ChartOptions]>([
    ['strongly-worse', 'light', LIGHT],
    ['strongly-worse', 'dark-narrow', { theme: 'dark', width: 'narrow' }],
    ['minimise-with-cost', 'light', LIGHT],
    ['loss-over-decades', 'light', LIGHT],
    ['within-a-margin', 'dark', { theme: 'dark' }],
    ['gate-by-rate', 'light', LIGHT],
    ['paired', 'light', LIGHT],
    ['paired', 'dark', { theme: 'dark' }],
    ['paired-losses', 'light-narrow', { theme: 'light', width: 'narrow' }],
    ['no-baseline', 'light', LIGHT],
  ])('draws %s, %s, as in its golden picture', (name, kind, options) => {
    expectGolden(`test/draw/golden/chart-${name}-${kind}.svg`, drawn(name, options));
  });

  const all = Object.keys(REPORT_CASES).filter(
    (name) => !['no-candidate', 'invalid'].includes(name),
  );
  test.each(all)('draws %s in few bytes, and nothing that a picture loads or runs', (name) => {
    const sizes = {
      wide: drawn(name),
      narrow: drawn(name, { width: 'narrow' }),
    };
    for (const svg of Object.values(sizes)) {
      expect(svg).not.toMatch(/<(script|style|image|a|use|link)\b|href=|url\(|on\w+=/i);
      expect(svg.length).toBeLessThan(name === 'two-thousand-trials' ? 20_000 : 11_000);
    }
  });

  test('writes each curve’s name and last value at its end', () => {
    expect(textsOf(drawn('strongly-worse'))).toEqual(
      expect.arrayContaining(['baseline', '0.910 at 8.2', 'candidate', '0.880 at 8.2']),
    );
    const failing = chartModel({ scores: [uniforms(20, 1), Array(20).fill(worst)] });
    expect(textsOf(renderChart(failing, LIGHT)).join()).toMatch(/candidate,fails at /);
    const ends = /<g class="end (\w+)">/g;
    expect([...drawn('no-baseline').matchAll(ends)].map(([, role]) => role)).toEqual(['candidate']);
  });

  test('writes only the beginning of a long name, and no control characters', () => {
    const metric = `\u202e<b>&"${'very-'.repeat(60)}long`;
    const svg = renderChart(chartModel({ scores: [uniforms(9, 1)] }, { metric }), LIGHT);
    expect(textsOf(svg)).toContainEqual(expect.stringMatching(/^<b>&"very-.*…$/));
    expect(svg).not.toMatch(/\u202e|<b>/);
  });
});

describe('the axis of scores', () => {
  const axisOf = (name: string, options: Partial<ChartOptions> = {}) => {
    const model = modelOf(name);
    const { low, high, isLog, ticks } = curveAxis(model, {
      ...options,
      budgets: chartBudgets(model),
    });
    return { low, high, isLog, ticks: ticks.map(({ text }) => text) };
  };

  test('is not set by an outlier, nor is that of the strip', () => {
    expect(axisOf('outlier').low).toBeGreaterThan(0.8);
    const texts = textsOf(drawn('outlier', { below: 'trials' }));
    expect(texts.filter((text) => text === '1 off the scale')).toHaveLength(2);
  });

  test('says until when a median fails', () => {
    const often = uniforms(40, 2).map((score, i) => (i < 26 ? worst : score));
    const svg = renderChart(chartModel({ scores: [uniforms(40, 1), often] }), LIGHT);
    expect(textsOf(svg)).toContainEqual(expect.stringMatching(/^↓ candidate fails up to 1\.\d$/));
  });

  test('is logarithmic where positive scores span more than two decades, or by choice', () => {
    expect(axisOf('loss-over-decades')).toMatchObject({
      isLog: true,
      ticks: ['0.001', '0.01', '0.1', '1'],
    });
    expect(axisOf('loss-over-decades', { scale: 'linear' }).isLog).toBe(false);
    const ticks = expect.arrayContaining(['0.84', '0.90']);
    expect(axisOf('strongly-worse')).toMatchObject({ isLog: false, ticks });
    expect(axisOf('strongly-worse', { scale: 'log' })).toMatchObject({ isLog: true, ticks });
    expect(axisOf('outlier', { scale: 'log' }).isLog).toBe(false);
  });

  test.each([
    [1.6e-6, ['1.2e−6', '2e−6']],
    [1e-200, ['8e−201', '1.1e−200']],
    [4e200, ['3e200', '3.5e200']],
    [3e5, ['250,000', '300,000']],
  ])('marks scores around %d in few characters', (scale, expected) => {
    const scores = [1, 2].map((seed) => uniforms(48, seed).map((u) => scale * (0.3 + u)));
    const model = chartModel({ scores });
    const { ticks } = curveAxis(model, { budgets: chartBudgets(model), scale: 'linear' });
    expect(ticks.map(({ text }) => text)).toEqual(expect.arrayContaining(expected));
  });
});

test('the axis of budgets ends where the comparison ends', () => {
  const last = (model: ChartModel) => chartBudgets(model).last;
  const model = chartModel({ scores: [uniforms(48, 1), uniforms(12, 2)] });
  const resolvable = model.arms.map(({ resolvableBudget }) => resolvableBudget);
  expect(last(model)).toBe(Math.min(...resolvable));
  expect(last({ ...model, budgetMax: 2 })).toBe(2);
  expect(last(chartModel({ scores: [[1], [2]] }))).toBe(2);
});

describe('the lane', () => {
  test('has a row for each direction in which there is evidence', () => {
    expect(textsOf(drawn('crossing'))).toEqual(expect.arrayContaining(['better?', 'worse?']));
    expect(textsOf(drawn('strongly-worse'))).not.toContain('better?');
    expect(textsOf(drawn('ties'))).toContain('no evidence of a difference');
    expect(textsOf(drawn('insufficient')).join()).not.toMatch(/worse\?|evidence of/);
    const unjudged = chartModel({ scores: [uniforms(9, 1), uniforms(9, 2)] }, { lane: null });
    expect(textsOf(renderChart(unjudged, LIGHT))).toContain('the evidence does not count');
  });

  /** The heights of a lane's steps in pixels, as its outline is drawn. */
  function outlineOf(lane: ChartModel['lane']): string {
    const svg = renderChart(
      chartModel({ scores: [uniforms(48, 1), uniforms(48, 2)] }, { lane }),
      LIGHT,
    );
    return /<path d="([^"]*)" fill="none" stroke="#cf222e"/.exec(svg)?.[1] ?? '';
  }

  test('shows the highest level where several hold', () => {
    const wide = { from: 1, to: 4, level: 'weak', direction: 'worse' } as const;
    const inside = { from: 2, to: 3, level: 'strong', direction: 'worse' } as const;
    expect(outlineOf([wide, inside])).toBe(outlineOf([inside, wide]));
    expect(outlineOf([wide, inside]).match(/v-28/g)).toHaveLength(1);
  });

  test('shows evidence on the narrowest interval, without a barcode', () => {
    const slivers = Array.from({ length: 40 }, (_, i) => {
      const from = 2 + i / 1000;
      return { from, to: from + 1e-4, level: 'fair', direction: 'worse' } as const;
    });
    expect(outlineOf(slivers.slice(0, 1))).toMatch(/v-28h8v28/);
    expect(outlineOf(slivers).match(/v/g)?.length).toBeLessThan(10);
  });
});
