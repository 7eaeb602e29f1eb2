import fc from 'fast-check';
import { printable, printableJson, printableLines, withoutCommands } from '../src/printable.ts';
import { character } from './support/arbitraries.ts';

describe('untrusted text in a message', () => {
  it('is on one line, without characters that hide or reorder', () => {
    expect(printable('a\r\nb\u001b[1m\u200bc\u202ed\u2028')).toBe('a b [1m c d');
  });

  it('keeps the joints of emoji, but no other formatting or half characters', () => {
    const family = '\u{1f468}\u200d\u{1f469}';
    const hidden = ['\u061c', '\u00ad', '\ufff9', '\u180e', '\u{e0000}', '\u{e0041}', '\ufeff'];
    for (const one of hidden) expect(printable(`a${one}b`)).toBe('a b');
    expect(printable(`a${family}\ud800b\udc00`)).toBe(`a${family}\ufffdb\ufffd`);
  });

  it('is cut between characters', () => {
    expect(printable('\u{1f600}'.repeat(5), 4)).toBe(`${'\u{1f600}'.repeat(3)}…`);
    expect(printable('abcd', 4)).toBe('abcd');
    expect(printable(`a${'\n'.repeat(1000)}b`, 4)).toBe('a…');
  });
});

test('untrusted lines stay lines, with their indentation', () => {
  expect(printableLines('a\u001b[1m\n    at b\u202e\rc', 80)).toBe('a [1m\n    at b c');
});

describe('the text of JSON', () => {
  const hidden = ['\u007f', '\u0085', '\u009b', '\u00ad', '\u200b', '\u200d', '\u202e', '\u2066'];
  const more = [...'\u2028\u2029\ufeff\u{e0041}\u3164\ufe0f\u{1f468}\u00e9'];
  const texts = fc.oneof(
    fc.string({ unit: character }),
    fc.array(fc.constantFrom(...hidden, ...more, '\\', '"', '\n', 'a')).map((all) => all.join('')),
  );

  it('escapes invisible characters, and only those', () => {
    const all = printableJson(JSON.stringify(hidden.join('')));
    expect(all).toBe('"\\u007f\\u0085\\u009b\\u00ad\\u200b\\u200d\\u202e\\u2066"');
    expect(printableJson('{\n  "é": "\u{1f600}\u{e0041}"\n}')).toBe(
      '{\n  "é": "\u{1f600}\\udb40\\udc41"\n}',
    );
  });

  it('still parses to the same value', () => {
    fc.assert(
      fc.property(fc.dictionary(texts, texts), (value) => {
        const json = printableJson(JSON.stringify(value, null, 2));
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(json).not.toMatch(/(?!\n)(?:[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u3164]|\ufe0f)/u);
      }),
    );
  });
});

/** Whether the runner would take a line for a command, as its sources have it. */
function commands(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/);
  return lines.some((line) => /^[\s\x85]*::/.test(line) || line.includes('##['));
}

test.each([
  ['::error::x', ': :error::x'],
  ['a\n \t::set-output name=a::b', 'a\n \t: :set-output name=a::b'],
  ['a\r\u0085\u2028\u00a0::stop-commands::x', 'a\r\u0085\u2028\u00a0: :stop-commands::x'],
  ['names: ##[error]x, ####[group]y', 'names: ## [error]x, #### [group]y'],
])('%j becomes plain text', (given, made) => {
  expect(commands(given)).toBe(true);
  expect(withoutCommands(given)).toBe(made);
});

test('no text is left that a runner would obey', () => {
  const parts = fc.constantFrom('::', ':', '#', '##[', '[', '\n', '\r', ' ', '\u0085', 'a');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (all) => {
      const text = all.join('');
      expect(commands(withoutCommands(text))).toBe(false);
      if (!commands(text)) expect(withoutCommands(text)).toBe(text);
    }),
  );
});
