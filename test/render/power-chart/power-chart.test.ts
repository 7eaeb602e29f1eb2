import fc from 'fast-check';
import type { LooksForecast } from '../../../src/plan/index.ts';
import {
  looksChartOf,
  type PowerChartModel,
} from '../../../src/render/power-chart/power-chart-of.ts';
import { renderPowerChart } from '../../../src/render/power-chart/render-power-chart.ts';
import { expectGolden } from '../../support/golden.ts';
import { parseSvg } from '../../support/svg-parser.ts';
import { misplacedTexts, textBoxes } from '../../support/svg-texts.ts';
import { settingsWith } from '../../support/sweeps.ts';

const share = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1));
/** No words of a power chart come from data; their lengths depend on numbers. */
const words = (longest: number) =>
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: longest });

/** Any curve that rises, on any axis; the mark anywhere in it, on the curve or not. */
const models: fc.Arbitrary<PowerChartModel> = fc
  .record({
    last: fc.oneof(
      fc.double({ min: 1.01, max: 1e7, noNaN: true }),
      fc.constantFrom(1.2, 1.5, 2, 10, 400, 1e7),
    ),
    places: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 30 }),
    shares: fc.array(share, { minLength: 32, maxLength: 32 }),
    wanted: share,
    mark: fc.option(fc.record({ place: share, chance: share, text: words(40) })),
    title: words(90),
    subtitle: fc.array(words(90), { minLength: 1, maxLength: 4 }),
    yLabel: words(60),
    text: words(20),
    count: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ last, places, shares, wanted, mark, text, count, ...said }) => {
    const at = (place: number) => (place === 1 ? last : last ** place);
    const inOrder = [0, ...places.sort((a, b) => a - b).map((place) => place / 1000), 1];
    const rising = shares.slice(0, inOrder.length).sort((a, b) => a - b);
    return {
      ...said,
      lines: [1, 0.5].slice(0, count).map((factor) => ({
        name: said.yLabel,
        colour: 'baseline' as const,
        stroke: factor < 1 ? ('dashed' as const) : ('solid' as const),
        points: inOrder.map((place, i) => {
          return { slowdown: at(place), chance: factor * (rising[i] ?? 1) };
        }),
      })),
      wanted: { chance: wanted, text },
      trials: null,
      mark: mark && { slowdown: at(mark.place), chance: mark.chance, text: mark.text },
      description: said.title,
    };
  });

test.each(['light', 'dark'] as const)(
  'any power chart has its texts apart, and is sound XML: %s',
  (theme) => {
    fc.assert(
      fc.property(models, (model) => {
        const svg = renderPowerChart(model, theme);
        expect(misplacedTexts(svg)).toEqual([]);
        parseSvg(svg);
        expect(svg).not.toMatch(/="[^"]*(NaN|Infinity|undefined)/);
        expect(svg).not.toMatch(/<(script|style|link|image|a|foreignObject)\b|\bhref=/);
      }),
    );
  },
);

/** By slowdown, as simulated for four looks against 48 trials at a rate of 0.01. */
const OUTCOMES = [
  [0.5, 0.0001, 0.999, 12.4, 0.0001],
  [1, 0.008, 0.868, 20.7, 0.01],
  [1.5, 0.086, 0.474, 32.6, 0.126],
  [2, 0.297, 0.205, 36.5, 0.399],
  [3, 0.745, 0.041, 31.3, 0.841],
  [4, 0.928, 0.011, 25, 0.969],
  [6, 0.995, 0.001, 19, 0.999],
  [8, 0.999, 0.0002, 16.5, 1],
] as const;

function looksChart(sizes: readonly number[]): string {
  const last = sizes.at(-1) ?? 0;
  const forecast: LooksForecast = {
    looks: sizes.map((size, i) => {
      return { index: i + 1, size, alpha: 0.0025, spent: 0.0024 };
    }),
    totalRate: 0.0099,
    outcomes: OUTCOMES.map(([slowdown, fail, passEarly, mean, single]) => ({
      slowdown,
      fail,
      passEarly,
      meanTrials: (mean / 48) * last,
      standardErrors: { fail: 0.001, passEarly: 0.001, meanTrials: 0.1 },
      single: { fail: single },
    })),
    capped: [],
    saving: { trials: last * 0.57, cost: null },
  };
  return renderPowerChart(looksChartOf(forecast, 48, settingsWith()), 'light');
}

describe('the chart of looks', () => {
  test('has both chances next to those of a single look, and the trials that are run', () => {
    const svg = looksChart([12, 24, 36, 48]);
    expectGolden('test/render/golden/looks-plan-light.svg', svg);
    const texts = textBoxes(svg).map(({ text }) => text);
    expect(texts).toContain('Looks at 12, 24, 36 and 48 trials: about 21 if nothing changed');
    expect(texts).toEqual(expect.arrayContaining(['21', '33', '37', '0.5×', '1.5×', '8×']));
  });

  test.each([[[2, 3]], [[48, 96]], [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100]], [[1000, 20_000]]])(
    'has its texts apart for looks at %j',
    (sizes) => {
      expect(misplacedTexts(looksChart(sizes))).toEqual([]);
    },
  );
});
