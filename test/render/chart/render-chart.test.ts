import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChartModel, LaneSegment, Theme } from '../../../src/render/chart/model.ts';
import { renderChart } from '../../../src/render/chart/render-chart.ts';
import { chartModel, uniforms } from './models.ts';

const golden = join(__dirname, '../golden');
const worst = Number.NEGATIVE_INFINITY;

function accuracies(n: number, seed: number, top: number): number[] {
  return uniforms(n, seed).map((u) => top - 0.1 * (1 - u) ** 2);
}

/** The same with a share of failed trials. */
function failing(scores: readonly number[], share: number): number[] {
  return scores.map((score, i) => (i < share * scores.length ? worst : score));
}

const usual = { scores: [accuracies(48, 1, 0.9), accuracies(48, 2, 0.87)] };

const worse: LaneSegment[] = [
  { from: 1, to: 1.3, level: 'weak', direction: 'worse' },
  { from: 1.3, to: 2, level: 'fair', direction: 'worse' },
  { from: 2, to: 9.6, level: 'strong', direction: 'worse' },
];
const both: LaneSegment[] = [
  { from: 1, to: 2.2, level: 'fair', direction: 'better' },
  { from: 3.5, to: 3.6, level: 'weak', direction: 'worse' },
  { from: 3.6, to: 8, level: 'strong', direction: 'worse' },
];

const pictures: Readonly<Record<string, ChartModel>> = {
  worse: chartModel(usual, { lane: worse }),
  'both-directions': chartModel(usual, { lane: both, title: 'The curves cross' }),
  'one-sweep': chartModel({ scores: [accuracies(24, 3, 0.9)] }, { title: 'resnet-18' }),
  'three-trials': chartModel(
    { scores: [accuracies(3, 4, 0.9), accuracies(2, 5, 0.88)] },
    { title: 'Insufficient data' },
  ),
  'failing-candidate': chartModel(
    { scores: [failing(accuracies(48, 6, 0.9), 0.3), failing(accuracies(48, 7, 0.88), 0.75)] },
    { title: 'Candidate fails more often' },
  ),
  'minimized-perplexity': chartModel(
    {
      direction: 'minimize',
      scores: [
        uniforms(48, 8).map((u) => 18 + 5 * u ** 3),
        uniforms(30, 9).map((u) => (u > 0.6 ? Number.POSITIVE_INFINITY : 18.8 + 9 * u ** 2)),
      ],
    },
    { yLabel: 'validation perplexity' },
  ),
  'one-far-step': chartModel({
    scores: [accuracies(48, 10, 0.9), accuracies(48, 11, 0.88).map((s, i) => (i < 19 ? 0.1 : s))],
  }),
  'hostile-names': chartModel(
    { ...usual, names: ['<b>&"resnet"\u0007\ud800</b>', `${'very-'.repeat(30)}long 😀 שלום`] },
    {
      title: `Candidate ${'is rather worse '.repeat(12)}`,
      subtitle: 'Ünïcode «Σ» − × ≥ … '.repeat(8),
    },
  ),
};

function compare(name: string, theme: Theme, model: ChartModel): void {
  const path = join(golden, `chart-${name}-${theme}.svg`);
  const svg = renderChart(model, theme);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(path, svg);
  expect(svg).toBe(readFileSync(path, 'utf8'));
}

describe('renderChart', () => {
  test.each(Object.entries(pictures))('draws %s as in its golden picture', (name, model) => {
    compare(name, 'light', model);
  });

  test('draws the dark theme as in its golden picture', () => {
    compare('worse', 'dark', chartModel(usual, { lane: worse }));
  });

  test.each(Object.entries(pictures))('needs nothing outside of %s', (_, model) => {
    expect(renderChart(model, 'dark')).not.toMatch(
      /<(script|style|image|a|use|link)\b|href=|url\(|on\w+=/i,
    );
  });

  test('is small, also for thousands of trials', () => {
    const large = chartModel({ scores: [accuracies(3000, 1, 0.9), accuracies(3000, 2, 0.88)] });
    expect(renderChart(chartModel(usual, { lane: worse }), 'light').length).toBeLessThan(12_000);
    expect(renderChart(large, 'light').length).toBeLessThan(40_000);
  });

  test('names the picture for readers who cannot see it', () => {
    const svg = renderChart(chartModel(usual, { description: 'Lower & lower.' }), 'light');
    expect(svg).toContain('role="img" aria-labelledby="chart-title-light chart-description-light"');
    expect(svg).toContain('<title id="chart-title-light">Candidate is worse');
    expect(svg).toContain('<desc id="chart-description-light">Lower &amp; lower.</desc>');
  });

  test('says which sweep limits the resolvable budget', () => {
    const svg = (...sizes: number[]) =>
      renderChart(chartModel({ scores: sizes.map((n) => accuracies(n, n, 0.9)) }), 'light');
    expect(svg(48, 48)).toContain('>48 trials resolve budgets up to 9.6<');
    expect(svg(48, 12)).toContain('>the candidate’s 12 trials resolve budgets up to 2.4<');
    expect(svg(1, 1)).toContain('>1 trial is too few to resolve any budget<');
  });

  test('draws a median that fails as a line that leaves the axis, with words', () => {
    const failed = renderChart(
      chartModel({ scores: [usual.scores[0] ?? [], [worst, worst]] }),
      'light',
    );
    expect(failed).toContain('>candidate fails<');
    expect(failed).not.toMatch(/NaN|Infinity/);
    expect(renderChart(chartModel({ scores: [[worst], [worst]] }), 'light')).not.toMatch(/NaN/);
  });

  test('keeps a curve readable when one step of a limit is far off', () => {
    const svg = renderChart(pictures['one-far-step'] ?? chartModel(usual), 'light');
    expect(svg).toMatch(/>0\.8\d</);
    expect(svg).not.toMatch(/>0\.[0-6]\d*</);
  });

  test('begins a cost axis at the cost of a trial', () => {
    const svg = renderChart(
      chartModel(usual, {
        firstBudget: 0.25,
        arms: chartModel(usual).arms.map((arm) => ({ ...arm, resolvableBudget: 2.4 })),
      }),
      'light',
    );
    expect(svg).toContain('>0.25</text>');
    expect(svg).toContain('>48 trials resolve budgets up to 2.4<');
  });
});
