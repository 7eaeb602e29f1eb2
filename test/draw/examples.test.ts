import fc from 'fast-check';
import { renderChart } from '../../src/draw/chart.ts';
import type { ChartModel, ChartOptions } from '../../src/draw/model.ts';
import { expectGolden } from '../support/golden.ts';
import { misplacedTexts, textBoxes } from '../support/svg-texts.ts';
import { chartModel, pairedModel } from './models.ts';

function modelOf(before: readonly number[], after: readonly number[], direction?: 'minimize') {
  return pairedModel(chartModel({ scores: [before, after], ...(direction && { direction }) }));
}

function drawn(model: ChartModel, options: Partial<ChartOptions> = {}) {
  return renderChart(model, { theme: 'light', heading: 'none', ...options });
}

const textsOf = (svg: string) => textBoxes(svg).map(({ text }) => text);

const before = Array.from({ length: 200 }, (_, i) => (i < 190 ? 1 : 0));
const after = before.map((score, i) => (i < 24 ? 0 : i >= 196 ? 1 : score));

describe('pairs of examples that pass or fail', () => {
  test.each([
    ['light', 'wide'],
    ['dark', 'narrow'],
  ] as const)('are a bar of what was lost, is the same and was won: %s, %s', (theme, width) => {
    const svg = drawn(modelOf(before, after), { theme, width });
    expectGolden(`test/draw/golden/examples-${theme}-${width}.svg`, svg);
    expect(textsOf(svg).sort()).toEqual(
      [
        'The 200 pairs, before and after',
        'lost 24',
        'won 4',
        'same 172: 166 pass, 6 fail both times',
      ].sort(),
    );
  });

  test('are won by fewer errors where less is better', () => {
    const texts = textsOf(drawn(modelOf(before, after, 'minimize')));
    expect(texts).toEqual(expect.arrayContaining(['lost 4', 'won 24']));
  });

  test('have stems where a score may be in between', () => {
    const texts = textsOf(drawn(modelOf([...before, 0.5], [...after, 1])));
    expect(texts).toContain('Candidate − baseline, a stem for each setting');
  });

  test('have their texts apart, and always those of what changed', () => {
    const passes = fc.array(fc.tuple(fc.nat(1), fc.nat(1)), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(passes, fc.constantFrom('wide' as const, 'narrow' as const), (pairs, width) => {
        const [b, c] = [pairs.map(([one]) => one), pairs.map(([, one]) => one)];
        const svg = drawn(modelOf(b, c), { width });
        expect(misplacedTexts(svg)).toEqual([]);
        const lost = pairs.filter(([x, y]) => x > y).length;
        const won = pairs.filter(([x, y]) => x < y).length;
        expect(textsOf(svg)).toEqual(expect.arrayContaining([`lost ${lost}`, `won ${won}`]));
      }),
    );
  });
});
