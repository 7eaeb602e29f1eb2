import { textWidth, truncate, wrapped } from '../../../src/draw/svg/svg.ts';

const style = { size: 13, weight: 'regular' } as const;

describe('textWidth', () => {
  test('grows with size and weight', () => {
    const width = textWidth('validation accuracy', style);
    expect(textWidth('validation accuracy', { ...style, size: 26 })).toBeCloseTo(2 * width, 9);
    expect(textWidth('validation accuracy', { ...style, weight: 'semibold' })).toBeGreaterThan(
      width,
    );
  });

  test('counts a character it has no width for as one em', () => {
    expect(textWidth('漢', style)).toBe(textWidth('ש', style));
    expect(textWidth('漢', style)).toBeGreaterThanOrEqual(13);
  });

  test('reserves more space for emoji', () => {
    expect(textWidth('😀', style)).toBeGreaterThan(1.3 * 13);
  });
});

test.each([
  ['resnet', 100, 'resnet'],
  ['resnet-50 with everything', 86, 'resnet-50…'],
  ['👩\u200d👧👩\u200d👧', 50, '👩…'],
])('%s is truncated to a width of %d, without half a character', (text, width, expected) => {
  expect(truncate(text, style, width)).toBe(expected);
});

test.each([
  ['one two', 200, ['one two']],
  ['one two three four', 70, ['one two', 'three four']],
  ['one two three four', 30, ['one', 'two', 'three four']],
  ['indivisible', 20, ['indivisible']],
])('%s is wrapped at a width of %d as %j', (text, width, expected) => {
  expect(wrapped(text, style, { width, maxLines: 3 })).toEqual(expected);
});
