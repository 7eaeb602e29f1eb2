import { printable } from '../../src/read/index.ts';

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
