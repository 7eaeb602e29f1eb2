import { textWidth, truncate, wrapInTwo } from '../../../src/render/svg/text-width.ts';

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

  test('reserves more space for emoji and for ligatures of whole phrases', () => {
    expect(textWidth('😀', style)).toBeGreaterThan(1.3 * 13);
    expect(textWidth('\ufdfd', style)).toBeGreaterThan(10 * 13);
  });
});

describe('truncate', () => {
  test('leaves a text that fits as it is', () => {
    expect(truncate('resnet', style, 100)).toBe('resnet');
  });

  test('shortens a text to the width, without half a character before the ellipsis', () => {
    const short = truncate('resnet-50 with everything', style, 80);
    expect(short).toMatch(/^resnet-.*\S…$/);
    expect(textWidth(short, style)).toBeLessThanOrEqual(80);
    expect(truncate('👩\u200d👧👩\u200d👧', style, 50)).toBe('👩…');
  });
});

describe('wrapInTwo', () => {
  test('breaks between words, and gives the rest to the second line', () => {
    expect(wrapInTwo('one two', style, 200)).toEqual(['one two']);
    expect(wrapInTwo('one two three four', style, 60)).toEqual(['one two', 'three four']);
    expect(wrapInTwo('indivisible', style, 20)).toEqual(['indivisible']);
  });

  test('breaks rather after a comma, where both lines then fit', () => {
    expect(wrapInTwo('one, two three', style, 70)).toEqual(['one,', 'two three']);
    expect(wrapInTwo('one, two three four', style, 70)).toEqual(['one, two', 'three four']);
  });
});
