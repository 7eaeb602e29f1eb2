import { printable } from '../../src/read/index.ts';

describe('untrusted text in a message', () => {
  it('is on one line, without characters that hide or reorder', () => {
    expect(printable('a\r\nb\u001b[1m\u200bc\u202ed\u2028')).toBe('a b [1m c d');
  });

  it('is cut between characters', () => {
    expect(printable('\u{1f600}'.repeat(5), 4)).toBe(`${'\u{1f600}'.repeat(3)}…`);
    expect(printable('abcd', 4)).toBe('abcd');
    expect(printable(`a${'\n'.repeat(1000)}b`, 4)).toBe('a…');
  });
});
