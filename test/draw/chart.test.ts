import { budgetMarks, chartBudgets, curveAxis } from '../../src/draw/axes.ts';
import { renderChart } from '../../src/draw/chart.ts';
import { chartOf } from '../../src/draw/chart-of.ts';
import type { ChartModel, ChartOptions } from '../../src/draw/model.ts';
import { expectGolden } from '../support/golden.ts';
import { assessCase, REPORT_CASES } from '../support/report-cases.ts';
import { misplacedTexts, textBoxes } from '../support/svg-texts.ts';
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
    ['settings', 'light', LIGHT],
    ['settings', 'dark-narrow', { theme: 'dark', width: 'narrow' }],
    ['searches', 'dark', { theme: 'dark' }],
    ['searches', 'light-narrow', { theme: 'light', width: 'narrow' }],
  ])('draws %s, %s, as in its golden picture', (name, kind, options) => {
    expectGolden(`test/draw/golden/chart-${name}-${kind}.svg`, drawn(name, options));
  });

  const all = Object.keys(REPORT_CASES).filter((it) => !['no-candidate', 'invalid'].includes(it));
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

  test('writes the numbers of the headline once, and names alone at the ends', () => {
    const texts = textsOf(drawn('strongly-worse', { heading: 'none' }));
    for (const number of ['−0.030', '0.909', '0.879'])
      expect(texts.filter((text) => text === number)).toHaveLength(1);
    expect(texts.filter((text) => text === 'baseline' || text === 'candidate')).toHaveLength(4);
    const failing = chartModel({ scores: [uniforms(20, 1), Array(20).fill(worst)] });
    expect(textsOf(renderChart(failing, LIGHT))).toContain('candidate fails');
    const ends = /<g class="end (\w+)">/g;
    expect([...drawn('no-baseline').matchAll(ends)].map(([, role]) => role)).toEqual(['candidate']);
  });

  test.each(all)('draws %s in a comment with at most 40 words and 400 pixels high', (name) => {
    const svg = drawn(name, { heading: 'none' });
    const count = textsOf(svg).flatMap((text) => text.split(/\s+/)).length;
    // A margin, a target and a log scale have names of their own.
    const own = { 'within-a-margin': 4, 'loss-over-decades': 3 }[name] ?? 0;
    expect(count).toBeLessThanOrEqual(40 + own);
    expect(Number(/height="(\d+)"/.exec(svg)?.[1])).toBeLessThanOrEqual(400);
  });

  test.each(['settings', 'searches'])(
    'keeps the texts of %s apart, light and dark, in both widths',
    (name) => {
      for (const width of ['wide', 'narrow'] as const)
        for (const theme of ['light', 'dark'] as const)
          expect(misplacedTexts(drawn(name, { width, theme, heading: 'none' }))).toEqual([]);
    },
  );

  test('writes only the beginning of a long unit, and no control characters', () => {
    const unit = `\u202e<b>&"${'very-'.repeat(60)}long`;
    const svg = renderChart(chartModel({ scores: [uniforms(9, 1)] }, { unit }), LIGHT);
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

  test('is not set by an outlier, also beside every trial, which are counted beyond it', () => {
    expect(axisOf('outlier').low).toBeGreaterThan(0.8);
    const texts = textsOf(drawn('outlier', { view: 'curves' }));
    expect(texts.filter((text) => /^\d+ lower ↓$/.test(text))).toHaveLength(2);
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

test('budgets are marked in whole trials, doubled first, and the end is that of the data', () => {
  expect(budgetMarks({ first: 1, last: 8.2, isResolved: true })).toEqual([1, 2, 4, 8, 3, 6]);
  expect(budgetMarks({ first: 1, last: 1.4, isResolved: true })).toEqual([1, 1, 1.2, 1.4]);
});
