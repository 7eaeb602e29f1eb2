import fc from 'fast-check';
import type { PowerChartModel } from '../../../src/render/power-chart/power-chart-of.ts';
import { renderPowerChart } from '../../../src/render/power-chart/render-power-chart.ts';
import { parseSvg } from '../../support/svg-parser.ts';
import { misplacedTexts, textBoxes } from '../../support/svg-texts.ts';

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

/** The corners of the solid line of a power chart. */
function cornersOf(svg: string): { x: number; y: number }[] {
  const lines = svg.matchAll(/<path d="([^"]*)" fill="none" stroke="#0969da" stroke-width="2.5"/g);
  // The first of several is in the legend.
  const [, d = ''] = [...lines].at(-1) ?? [];
  let [x, y] = [0, 0];
  return [...d.matchAll(/([Mlhv])(-?[\d.]+)(?: (-?[\d.]+))?/g)].map(([, way, first, second]) => {
    if (way === 'v') y += Number(first);
    else [x, y] = [x + Number(first), y + Number(second ?? 0)];
    return { x, y };
  });
}

describe('any power chart', () => {
  test.each(['light', 'dark'] as const)('has its texts apart, and is sound XML: %s', (theme) => {
    fc.assert(
      fc.property(models, (model) => {
        const svg = renderPowerChart(model, theme);
        expect(misplacedTexts(svg)).toEqual([]);
        parseSvg(svg);
        expect(svg).not.toMatch(/="[^"]*(NaN|Infinity|undefined)/);
        expect(svg).not.toMatch(/<(script|style|link|image|a|foreignObject)\b|\bhref=/);
      }),
    );
  });

  test('has a curve through its points that never falls and stays between 0 and 100 %', () => {
    fc.assert(
      fc.property(models, (model) => {
        const svg = renderPowerChart(model, 'light');
        const [zero, whole] = ['0 %', '100 %'].map(
          (text) =>
            (textBoxes(svg).find((box) => box.text === text)?.bottom ?? 0) - 0.25 * 14 - 0.36 * 14,
        ) as [number, number];
        const corners = cornersOf(svg);
        const points = model.lines[0]?.points ?? [];
        for (const { chance } of points) {
          const distances = corners.map(({ y }) => Math.abs(y - zero - (whole - zero) * chance));
          expect(Math.min(...distances)).toBeLessThan(0.06);
        }
        const off = corners.filter(
          ({ y }, i) => y > (corners[i - 1]?.y ?? zero) + 0.06 || y < whole - 0.06,
        );
        expect(off).toEqual([]);
      }),
    );
  });
});
