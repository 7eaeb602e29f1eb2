import fc from 'fast-check';
import { chartBudgets } from '../../../src/render/chart/budgets.ts';
import { chartGeometry } from '../../../src/render/chart/layout.ts';
import type { ChartModel, LaneSegment } from '../../../src/render/chart/model.ts';
import { renderChart } from '../../../src/render/chart/render-chart.ts';
import { chartScores } from '../../../src/render/chart/scores.ts';
import { chartVariables } from '../../../src/render/svg/theme.ts';
import { parseSvg } from '../../support/svg-parser.ts';
import {
  areOverlapping,
  misplacedTexts,
  type TextBox,
  textBoxes,
} from '../../support/svg-texts.ts';
import { chartModel, pricedModel } from './models.ts';

/** The dotted lines: where the data stop resolving budgets, and a target. */
function dottedLines(svg: string): TextBox[] {
  const drawn = /<path d="M(\S+) (\S+?)([VH])([\d.]+)"[^>]*stroke-dasharray="(?:2 3|1 4)"/g;
  return [...svg.matchAll(drawn)].map(([, x, y, way, to]) => {
    const [left, top, end] = [Number(x), Number(y), Number(to)];
    const [right, bottom] = way === 'H' ? [end, top] : [left, end];
    return { text: 'line', left, right, top: top - 0.1, bottom: bottom + 0.1 };
  });
}

const anything = fc.string({ unit: 'binary', maxLength: 60 });
const spoken = fc.string({ unit: 'grapheme', maxLength: 200 });
const names = fc.array(fc.oneof(anything, spoken), { minLength: 2, maxLength: 2 });

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
    names,
  })
  .map(({ direction, centre, spread, draws, names }) => {
    const failed = direction === 'maximize' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const score = (draw: number | null) => (draw === null ? failed : centre + spread * draw);
    return { direction, names, scores: draws.map((sweep) => sweep.map(score)) };
  });

const lanes = fc
  .array(
    fc.record({
      ratio: fc.double({ min: 1.001, max: 2, noNaN: true }),
      level: fc.constantFrom('weak' as const, 'fair' as const, 'strong' as const, undefined),
      direction: fc.constantFrom('worse' as const, 'better' as const),
    }),
    { maxLength: 20 },
  )
  .map((parts) => {
    let from = 1;
    return parts.flatMap(({ ratio, level, direction }): LaneSegment[] => {
      const segment = { from, to: from * ratio };
      from = segment.to;
      return level === undefined ? [] : [{ ...segment, level, direction }];
    });
  });

const prices = fc.option(
  fc.array(fc.double({ min: -3, max: 9, noNaN: true }), { minLength: 2, maxLength: 2 }),
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
    lane: lanes,
    margin: fc.constantFrom(0, 0, 1e-300, 0.003, 0.5, 1e299),
    title: spoken,
    subtitle: spoken,
    xLabel: anything,
    yLabel: spoken,
  })
  .map(({ sweeps, prices, place, ...words }) => {
    const model = chartModel(sweeps, { ...words, target: targetOf(sweeps.scores, place) });
    if (prices === null) return model;
    const costs = prices.map((exponent) => 10 ** exponent);
    return { ...pricedModel(model, costs), xLabel: words.xLabel };
  });

/** What holds for the picture of any model. */
function law(title: string, check: (svg: string, model: ChartModel) => void): void {
  test(title, () => {
    fc.assert(fc.property(models, (model) => check(renderChart(model, { theme: 'light' }), model)));
  });
}

describe('any chart', () => {
  law('is well-formed XML without a number that is none', (svg) => {
    parseSvg(svg);
    expect(svg).not.toMatch(/ [a-z-]+="[^"]*(NaN|Infinity|undefined)/);
  });

  law('has its texts apart and inside the picture', (svg) => {
    expect(misplacedTexts(svg)).toEqual([]);
  });

  law('has no mark that reads as zero and is none, and none twice', (_, model) => {
    const { ticks } = chartScores(model, chartBudgets(model));
    expect(new Set(ticks.map(({ text }) => text)).size).toBe(ticks.length);
    for (const { score, text } of ticks) expect(/[1-9]/.test(text)).toBe(score !== 0);
  });

  law('has no dotted line through a text', (svg) => {
    const lines = dottedLines(svg);
    const struck = textBoxes(svg).filter((text) => lines.some((one) => areOverlapping(one, text)));
    expect(struck.map(({ text }) => text)).toEqual([]);
  });

  law('does not depend on the order of trials', (svg, model) => {
    const arms = model.arms.map((arm) => ({ ...arm, scores: arm.scores.toReversed() }));
    expect(renderChart({ ...model, arms }, { theme: 'light' })).toBe(svg);
  });

  law('shows every trial as a dot, or counts it in words', (svg, model) => {
    const strip = svg.slice(svg.indexOf('<g class="strip">'));
    const dots = strip.match(/h0/g)?.length ?? 0;
    const counts = [...strip.matchAll(/>(\d+) off the scale|[>\s](\d+) failed</g)];
    const inWords = counts.reduce((sum, [, off, failed]) => sum + Number(off ?? failed), 0);
    expect(dots + inWords).toBe(model.arms.flatMap(({ scores }) => scores).length);
  });

  law('has no text smaller than 8.5 pixels on a telephone', (svg, model) => {
    const sizes = [...svg.matchAll(/font-size="([^"]*)"/g)].map(([, size]) => Number(size));
    expect((Math.min(...sizes) * 400) / chartGeometry(model).width).toBeGreaterThanOrEqual(8.5);
  });

  test.each(['light', 'dark'] as const)(
    'is on a page what it is in the %s theme, once the colours are set',
    (theme) => {
      const colours = chartVariables(theme);
      fc.assert(
        fc.property(models, (model) => {
          const page = renderChart(model, { theme: 'page' })
            .replace(/"var\((--chart-[a-z-]+)\)"/g, (_, name) => `"${colours.get(name)}"`)
            .replace(/\b(chart-(?:title|description))-page\b/g, `$1-${theme}`);
          expect(page).toBe(renderChart(model, { theme }));
        }),
      );
    },
  );
});
