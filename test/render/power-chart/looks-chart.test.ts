import type { LooksForecast } from '../../../src/plan/index.ts';
import { looksChartOf } from '../../../src/render/power-chart/power-chart-of.ts';
import { renderPowerChart } from '../../../src/render/power-chart/render-power-chart.ts';
import { expectGolden } from '../../support/golden.ts';
import { misplacedTexts, textBoxes } from '../../support/svg-texts.ts';
import { settingsWith } from '../../support/sweeps.ts';

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

function forecastOf(sizes: readonly number[]): LooksForecast {
  const last = sizes.at(-1) ?? 0;
  return {
    looks: sizes.map((size, i) => {
      return { index: i + 1, size, alpha: 0.0025, confidence: 0.85, spent: 0.0024 };
    }),
    totalRate: 0.0099,
    totalBound: 0.25,
    outcomes: OUTCOMES.map(([slowdown, fail, passEarly, mean, single]) => ({
      slowdown,
      fail,
      passEarly,
      meanTrials: (mean / 48) * last,
      standardErrors: { fail: 0.001, passEarly: 0.001, meanTrials: 0.1 },
      single: { fail: single },
    })),
    saving: { trials: last * 0.57, cost: null },
  };
}

const drawn = (sizes: readonly number[]) =>
  renderPowerChart(looksChartOf(forecastOf(sizes), 48, settingsWith()), 'light');

describe('the chart of looks', () => {
  test('has both chances next to those of a single look, and the trials that are run', () => {
    const svg = drawn([12, 24, 36, 48]);
    expectGolden('test/render/golden/looks-plan-light.svg', svg);
    const texts = textBoxes(svg).map(({ text }) => text);
    expect(texts).toContain('Looks at 12, 24, 36 and 48 trials: about 21 if nothing changed');
    expect(texts).toEqual(expect.arrayContaining(['21', '33', '37', '0.5×', '1.5×', '8×']));
  });

  test.each([[[2, 3]], [[48, 96]], [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100]], [[1000, 20_000]]])(
    'has its texts apart for looks at %j',
    (sizes) => {
      expect(misplacedTexts(drawn(sizes))).toEqual([]);
    },
  );
});
