import type { ChartModel, LaneSegment } from '../../../src/render/chart/model.ts';
import { renderChart } from '../../../src/render/chart/render-chart.ts';
import type { Theme } from '../../../src/render/svg/theme.ts';
import { expectGolden } from '../../support/golden.ts';
import { chartModel, pricedModel, uniforms } from './models.ts';

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
  'margin-and-target': chartModel(usual, { lane: worse, margin: 0.01, target: 0.91 }),
  'budgets-in-cost': pricedModel(
    chartModel({ scores: [usual.scores[0] ?? [], accuracies(30, 2, 0.87)] }),
    [40, 62],
  ),
  'thousands-of-trials': chartModel({
    scores: [accuracies(2000, 1, 0.9), failing(accuracies(2000, 2, 0.88), 0.05)],
  }),
  'hostile-names': chartModel(
    {
      ...usual,
      names: [
        '<b>&"resnet"\u0007\ud800</b>',
        `😀 שלום 漢字 Z${'\u0301'.repeat(30)}ombie ${'very-'.repeat(30)}long`,
      ],
    },
    {
      title: `Candidate ${'is rather worse '.repeat(12)}`,
      subtitle: 'Ünïcode «Σ» − × ≥ … '.repeat(8),
      yLabel: 'דיוק 😀',
    },
  ),
};

const DARK = ['worse', 'margin-and-target', 'thousands-of-trials'];

describe('renderChart', () => {
  test.each<[string, Theme]>([
    ...Object.keys(pictures).map((name): [string, Theme] => [name, 'light']),
    ...DARK.map((name): [string, Theme] => [name, 'dark']),
  ])('draws %s, %s, as in its golden picture', (name, theme) => {
    const svg = renderChart(pictures[name] ?? chartModel(usual), { theme });
    expectGolden(`test/render/golden/chart-${name}-${theme}.svg`, svg);
    // Nothing that a picture would load or run.
    expect(svg).not.toMatch(/<(script|style|image|a|use|link)\b|href=|url\(|on\w+=/i);
  });

  test('is small, also for thousands of trials', () => {
    const large = chartModel({ scores: [accuracies(3000, 1, 0.9), accuracies(3000, 2, 0.88)] });
    expect(renderChart(chartModel(usual, { lane: worse }), { theme: 'light' }).length).toBeLessThan(
      12_500,
    );
    expect(renderChart(large, { theme: 'light' }).length).toBeLessThan(40_000);
  });

  test('describes the single trials in numbers', () => {
    const svg = (...scores: number[][]) => renderChart(chartModel({ scores }), { theme: 'light' });
    expect(svg([0.5, 0.7, worst], [0.6, 0.6])).toContain(
      'Below the curves is the score of every trial: 3 trials of the baseline, from 0.500 to 0.700, 1 failed; 2 trials of the candidate, all at 0.6000.</desc>',
    );
    expect(svg([worst])).toContain('score of every trial: 1 trial, 1 failed.</desc>');
    expect(svg(accuracies(301, 1, 0.9))).toContain('every trial, counted in columns: 301 trials,');
  });

  test('counts trials that would flatten the others, and failed ones, in words', () => {
    const far = accuracies(48, 10, 0.9).map((score, i) => (i < 3 ? -300 + i : score));
    const svg = renderChart(chartModel({ scores: [far, failing(far, 0.1)] }), { theme: 'light' });
    expect(svg).toContain('>3 off the scale</text>');
    expect(svg).toContain('>5 failed</text>');
    expect(svg).not.toContain('>−300</text>');
  });

  test.each([
    [1.6e-6, ['0', '2e−7', '1e−6', '1.2e−6']],
    [1e-300, ['0', '5e−301']],
    [4e307, ['0', '2e307']],
    [1, ['0.2', '0.4']],
  ])('writes scores around %d in few characters, and zero as 0', (scale, expected) => {
    const scores = [1, 2].map((seed) => uniforms(48, seed).map((u) => scale * u));
    const svg = renderChart(chartModel({ direction: 'minimize', scores }), { theme: 'light' });
    const marks = [...svg.matchAll(/>([-−]?[\d.,]+(?:e[-−+]?\d+)?)<\/text>/g)];
    expect(marks.map(([, text]) => text)).toEqual(expect.arrayContaining(expected));
  });

  test('has no arrow where the limits of a band do not end', () => {
    const arrow = 'from here on, the band of the';
    const endless = chartModel(usual).arms.map((arm) => ({ ...arm, resolvableBudget: 1000 }));
    expect(renderChart(chartModel(usual), { theme: 'light' })).toContain(arrow);
    expect(renderChart(chartModel(usual, { arms: endless }), { theme: 'light' })).not.toContain(
      arrow,
    );
  });

  test('says which sweep limits the resolvable budget', () => {
    const words = (...sizes: number[]) =>
      renderChart(chartModel({ scores: sizes.map((n) => accuracies(n, n, 0.9)) }), {
        theme: 'light',
      })
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ');
    expect(words(48, 48)).toContain(' 48 trials resolve budgets up to 9.6 ');
    expect(words(48, 12)).toContain(' the candidate’s 12 trials resolve budgets up to 2.4 ');
    expect(words(1, 1)).toContain(' 1 trial is too few to resolve any budget ');
  });
});
