import fc from 'fast-check';
import { plainText, quotedText } from '../../src/print/index.ts';
import { data, link, say, strong } from '../../src/report/index.ts';
import { character, hostileTexts } from '../support/arbitraries.ts';

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
