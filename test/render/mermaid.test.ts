import fc from 'fast-check';
import { mermaidMedians } from '../../src/render/comment/picture.ts';
import { chartModel, pricedModel, uniforms } from './chart/models.ts';

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const AXIS = new RegExp(`^  y-axis "median best score" (${NUMBER}) --> (${NUMBER})$`, 'm');
const LINE = new RegExp(`^  line \\[(${NUMBER}(?:, ${NUMBER})*)\\]$`, 'gm');

function parsed(text: string) {
  const [, low, high] = (AXIS.exec(text) ?? []).map(Number);
  const lines = [...text.matchAll(LINE)].map(([, list = '']) => list.split(', ').map(Number));
  const [, names = ''] = /x-axis "[^"]*" \[(.*)\]/.exec(text) ?? [];
  return { low, high, lines, names: names.split(', ') };
}

describe('the medians as a Mermaid chart', () => {
  test('have no text of the sweeps', () => {
    const names = ['"] %% a', '"] %% b'];
    const words = { yLabel: '" --> 3', title: '"', subtitle: '"', xLabel: '"' };
    const model = chartModel({ scores: [uniforms(48, 1), uniforms(48, 2)], names }, words);
    const text = mermaidMedians(model) ?? '';
    expect(text.match(/"/g)).toHaveLength(6 + 2 * parsed(text).names.length);
    expect(text).not.toContain('%%');
  });

  test.each([
    ['tiny', 3e-9, 1],
    ['large', 2e17, 1],
    ['negative', -0.5, 1],
    ['minimised', 40, -1],
  ])('are written in plain decimals: %s scores', (_, factor, sign) => {
    const scores = [1, 2].map((seed) => uniforms(48, seed).map((u) => (1 + u) * factor));
    const direction = sign === 1 ? 'maximize' : 'minimize';
    const { low, high, lines } = parsed(mermaidMedians(chartModel({ direction, scores })) ?? '');
    expect(lines).toHaveLength(2);
    expect(new Set(lines.flat()).size).toBeGreaterThan(8);
    expect(low).toBeLessThan(Math.min(...lines.flat()));
    expect(high).toBeGreaterThan(Math.max(...lines.flat()));
  });

  test.each([
    ['infinite', [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 1]],
    ['beyond plain decimals', [1e22, 2e22, 3e22]],
    ['too small for them', [1e-200, 2e-200, 3e-200]],
  ])('are none where they are %s', (_, values) => {
    const scores = [Array(12).fill(values).flat()];
    expect(mermaidMedians(chartModel({ scores }))).toBeNull();
  });

  test('are at most 24 points of either sweep, each with a name of its own', () => {
    const score = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const sweep = fc.array(score, { minLength: 1, maxLength: 400 });
    const prices = fc.constantFrom([1, 1], [0.037, 0.5], [7200, 3600], [1e-9, 1e12]);
    fc.assert(
      fc.property(sweep, sweep, prices, (a, b, price) => {
        const text = mermaidMedians(pricedModel(chartModel({ scores: [a, b] }), price));
        if (text === null) return;
        const { lines, names } = parsed(text);
        expect(lines.map((line) => line.length)).toEqual([names.length, names.length]);
        expect(names.length).toBeLessThanOrEqual(24);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});
