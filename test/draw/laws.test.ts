import fc from 'fast-check';
import { chartBudgets, curveAxis, isOn } from '../../src/draw/axes.ts';
import { renderChart } from '../../src/draw/chart.ts';
import type { ChartModel, ChartOptions } from '../../src/draw/model.ts';
import { type Palette, palette } from '../../src/draw/svg/svg.ts';
import { valueAt } from '../../src/math/functions.ts';
import { formatFor, words } from '../../src/report/index.ts';
import { character } from '../support/arbitraries.ts';
import { parseSvg } from '../support/svg-parser.ts';
import { misplacedTexts } from '../support/svg-texts.ts';
import { chartModel, pairedModel, pricedModel } from './models.ts';

const anything = fc.string({ unit: character, maxLength: 60 });
const spoken = fc.string({ unit: 'grapheme', maxLength: 200 });

/** Scores around any centre, of any spread, with ties and failures. */
const sweeps = fc
  .record({
    direction: fc.constantFrom('maximize' as const, 'minimize' as const),
    centre: fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(0, 0, 0.9731, 1e6, -3, 18.5)),
    spread: fc.constantFrom(0, 5e-324, 1e-300, 1e-12, 1e-7, 1e-4, 0.01, 1, 1e3, 1e9, 1e300, 1e308),
    draws: fc.array(
      fc.array(fc.option(fc.double({ min: -1, max: 1, noNaN: true }), { freq: 4 }), {
        minLength: 1,
        maxLength: 60,
      }),
      { minLength: 1, maxLength: 2 },
    ),
    isExponent: fc.boolean(),
  })
  .map(({ direction, centre, spread, draws, isExponent }) => {
    const failed = direction === 'maximize' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const score = (draw: number) => (isExponent ? 10 ** (8 * draw) : centre + spread * draw);
    const scores = draws.map((sweep) =>
      sweep.map((draw) => (draw === null ? failed : score(draw))),
    );
    return { direction, scores };
  });

const prices = fc.option(
  fc.array(fc.double({ min: -3, max: 9, noNaN: true }), { minLength: 2, maxLength: 2 }),
);
const budget = fc.double({ min: 0.1, max: 40, noNaN: true });
const examples: fc.Arbitrary<ChartModel['example']> = fc.option(
  fc.record({
    budget,
    baseline: fc.constantFrom(words`0.905`, words`fails`, words`302,000`),
    candidate: fc.constantFrom(words`0.898`, words`failure`),
    difference: fc.constantFrom(words`−0.007`, words`not defined`),
  }),
);

/** A target as a place between the scores, or beyond them. */
const targets = fc.option(fc.double({ min: -2, max: 3, noNaN: true }));

function targetOf(scores: readonly (readonly number[])[], place: number | null): number | null {
  const finite = scores.flat().filter(Number.isFinite);
  if (place === null || finite.length === 0) return null;
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  const target = low * (1 - place) + high * place;
  return Number.isFinite(target) ? target : low;
}

const models: fc.Arbitrary<ChartModel> = fc
  .record({
    sweeps,
    prices,
    place: targets,
    example: examples,
    compared: fc.option(budget.map((from) => [from, 3 * from] as const)),
    margin: fc.constantFrom(0, 0, 1e-300, 0.003, 0.5, 1e299),
    isPaired: fc.boolean(),
    title: spoken,
    subtitle: spoken,
    unit: anything,
  })
  .map(({ sweeps, prices, place, isPaired, ...words }) => {
    const sizes = sweeps.scores.flat().filter(Number.isFinite).map(Math.abs);
    const format = formatFor(0, Math.max(0, ...sizes));
    const changes = { ...words, format, target: targetOf(sweeps.scores, place) };
    const drawn = chartModel(sweeps, changes);
    const model = isPaired && drawn.arms.length === 2 ? pairedModel(drawn) : drawn;
    if (prices === null) return model;
    const costs = prices.map((exponent) => 10 ** exponent);
    return { ...pricedModel(model, costs), unit: words.unit };
  });

const options: fc.Arbitrary<ChartOptions> = fc.record({
  theme: fc.constantFrom('light' as const, 'dark' as const),
  scale: fc.constantFrom('auto' as const, 'linear' as const, 'log' as const),
  width: fc.constantFrom('wide' as const, 'narrow' as const),
  view: fc.constantFrom('result' as const, 'curves' as const, 'order' as const),
  heading: fc.constantFrom('shown' as const, 'none' as const),
});

/** What holds for the picture of any model. */
function law(
  title: string,
  check: (svg: string, model: ChartModel, options: ChartOptions) => void,
): void {
  test(title, () => {
    fc.assert(
      fc.property(models, options, (model, options) =>
        check(renderChart(model, options), model, options),
      ),
    );
  });
}

const axisOf = (model: ChartModel, options: ChartOptions) =>
  curveAxis(model, { ...options, budgets: chartBudgets(model) });

describe('any chart', () => {
  law('is well-formed XML without a number that is none', (svg) => {
    parseSvg(svg);
    expect(svg).not.toMatch(/ [a-z-]+="[^"]*(NaN|Infinity|undefined)/);
  });

  law('has its texts apart and inside the picture', (svg) => {
    expect(misplacedTexts(svg)).toEqual([]);
  });

  law('has no mark that reads as zero and is none, and none twice', (_, model, options) => {
    const { ticks } = axisOf(model, options);
    expect(new Set(ticks.map(({ text }) => text)).size).toBe(ticks.length);
    for (const { value, text } of ticks) expect(/[1-9]/.test(text)).toBe(value !== 0);
  });

  law('has every finite median on its axis', (_, model, options) => {
    const { first, last } = chartBudgets(model);
    const axis = axisOf(model, options);
    for (const { median } of model.arms) {
      const ends = [valueAt(median, first), valueAt(median, last)];
      const shown = ends.filter((score) => Math.abs(score) < 1e250);
      expect(shown.filter((score) => !isOn(axis, score))).toEqual([]);
    }
  });

  law('does not depend on the order of trials, unless it shows that', (svg, model, options) => {
    if (options.view === 'order') return;
    const arms = model.arms.map((arm) => ({ ...arm, trials: arm.trials.toReversed() }));
    const { tested } = model;
    const turned = tested?.kind === 'pairs' ? { ...tested, all: tested.all.toReversed() } : tested;
    expect(renderChart({ ...model, arms, tested: turned }, options)).toBe(svg);
  });

  law('shows every trial as a dot beside the curves, or counts it in words', (svg, model) => {
    if (!svg.includes('<g class="every-trial">')) return;
    const all = model.arms.flatMap(({ trials }) => trials).length;
    const groups = [...svg.matchAll(/<g class="trials \w+">(.*?)<\/g>/g)];
    const dots = groups.flatMap(([, drawn = '']) => drawn.match(/h0/g) ?? []).length;
    const counts = [...svg.matchAll(/>(\d+) (?:lower ↓|higher ↑|failed)</g)];
    const inWords = counts.reduce((sum, [, count]) => sum + Number(count), 0);
    expect(dots + inWords).toBe(all);
  });

  law('has texts that can be read at its width', (svg, _, { width }) => {
    const sizes = [...svg.matchAll(/font-size="([^"]*)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(width === 'narrow' ? 11 : 13);
  });

  law('is on a page what it is by itself, once the colours are set', (svg, model, options) => {
    const { theme } = options as { theme: 'light' | 'dark' };
    const colours = palette(theme);
    const page = renderChart(model, { ...options, theme: 'page' })
      .replace(/"var\(--chart-([a-z-]+)\)"/g, (_, name: keyof Palette) => `"${colours[name]}"`)
      .replace(/\bchart-page\b/g, `chart-${theme}`);
    expect(page).toBe(svg);
  });
});
