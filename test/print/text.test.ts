import fc from 'fast-check';
import { plainText, quotedText } from '../../src/print/index.ts';
import { aligned, columnsOf, PLAIN_SCREEN, styled, wrapped } from '../../src/print/text.ts';
import { data, link, say, strong } from '../../src/report/index.ts';
import { character, hostileTexts } from '../support/arbitraries.ts';

const screenOf = (width: number) => ({ ...PLAIN_SCREEN, width });

describe('a wrapped text', () => {
  test('has lines of at most the width, unless a word is longer, and the same words', () => {
    const words = fc.array(
      fc.string({ minLength: 1, maxLength: 30 }).filter((s) => !/[\s%]/.test(s)),
    );
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 80 }), (list, width) => {
        const lines = wrapped(list.join(' '), screenOf(width));
        expect(lines.join(' ')).toBe(list.join(' '));
        for (const line of lines)
          if (line.includes(' ')) expect(columnsOf(line)).toBeLessThanOrEqual(width);
      }),
    );
  });

  test('counts what a character takes on the screen', () => {
    expect(columnsOf('学習率 ❌')).toBe(9);
    expect(columnsOf('e\u0301té')).toBe(3);
    expect(wrapped('学習 学習 学習', screenOf(9))).toEqual(['学習 学習', '学習']);
    expect(wrapped('about 80 % of', screenOf(9))).toEqual(['about', '80 % of']);
    expect(wrapped('at p < 0.1', screenOf(6))).toEqual(['at', 'p < 0.1']);
  });
});

test('a table is aligned by columns of the screen, and its last cells are wrapped', () => {
  const rows = [
    ['名', 'a b c d e f g h i j k l'],
    ['name', 'x'],
  ];
  const wide = ['  名    a b c d e f g h i j', '        k l', '  name  x'];
  expect(aligned(rows, screenOf(28))).toEqual(wide);
});

test('a style ends with its line, and is left out where no colours are wanted', () => {
  const screen = { ...PLAIN_SCREEN, hasColours: true };
  expect(styled('a', 'dim', screen)).toBe('\u001b[2ma\u001b[22m');
  expect(styled('', 'dim', screen)).toBe('');
  expect(styled('a', 'red', PLAIN_SCREEN)).toBe('a');
});

const phrase = say`${strong(say`No`)} ${data('a*b')}: set \`metric\`, see ${link(say`the run`, 'https://a.b')}`;

test('a phrase in plain text has no marks but those of code; its names are quoted where asked', () => {
  expect(plainText(phrase)).toBe('No a*b: set `metric`, see the run (https://a.b)');
  expect(quotedText(phrase)).toBe('No `a*b`: set `metric`, see the run (https://a.b)');
  expect(plainText(say`See ${link(say`the run`, 'javascript:a')}.`)).toBe('See the run.');
  expect(quotedText(say`It ${data('says `x`')}.`)).toBe('It says `x`.');
});

test('any data stays on one line, without control characters, and is cut', () => {
  fc.assert(
    fc.property(hostileTexts, fc.string({ unit: character }), (a, b) => {
      const text = quotedText(say`x ${data(a)} ${data(b, 9)}`);
      expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
      expect(Array.from(text).length).toBeLessThan(100);
    }),
  );
});
