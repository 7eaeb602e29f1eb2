import fc from 'fast-check';
import { Utf8Text } from '../../src/read/utf8-text.ts';

function decode(pieces: readonly Uint8Array[]): string {
  const decoder = new Utf8Text('a.csv');
  const text = pieces.map((piece) => decoder.take(Buffer.from(piece))).join('');
  decoder.end();
  return text;
}

/** The text, or what is wrong with it. */
function outcomeOf(pieces: readonly Uint8Array[]): string {
  try {
    return `text: ${decode(pieces)}`;
  } catch (error) {
    return String(error);
  }
}

function cutAt(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b);
  return [0, ...places].map((start, i) => bytes.subarray(start, places[i] ?? bytes.length));
}

const cuts = fc.array(fc.nat(200), { maxLength: 8 });

/** Halves of characters, characters that must not be, and whole ones. */
const bytes = fc
  .array(
    fc.oneof(
      fc
        .constantFrom('a', '\n', 'ä', '€', '\u{1f600}', '\ufffd', '\ufeff')
        .map((text) => [...Buffer.from(text)]),
      fc.constantFrom(
        ...[[0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x98], [0x80], [0xc0, 0xaf], [0xed, 0xa0, 0x80]],
        ...[[0xf5, 0x80, 0x80, 0x80], [0xff]],
      ),
      fc.integer({ min: 1, max: 255 }).map((byte) => [byte]),
    ),
    { maxLength: 12 },
  )
  .map((parts) => Buffer.from(parts.flat()));

const strict = new TextDecoder('utf-8', { fatal: true });

function decodesStrictly(whole: Buffer): boolean {
  try {
    strict.decode(whole);
    return true;
  } catch {
    return false;
  }
}

describe('UTF-8 in pieces', () => {
  it('is the same text, wherever it is cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), cuts, (text, places) => {
        const whole = Buffer.from(text.replaceAll('\0', ''));
        expect(decode(cutAt(whole, places))).toBe(strict.decode(whole));
      }),
    );
  });

  it('is refused just where it is no UTF-8, with the same words wherever it is cut', () => {
    fc.assert(
      fc.property(bytes, cuts, (whole, places) => {
        const outcome = outcomeOf([whole]);
        expect(outcome.startsWith('text: ')).toBe(decodesStrictly(whole));
        expect(outcomeOf(cutAt(whole, places))).toBe(outcome);
      }),
      { numRuns: 2000 },
    );
  });

  it('counts bytes and lines from the beginning of the file', () => {
    const outcome = outcomeOf([Buffer.from('\ufeffa\n'), Buffer.from('ä\nb'), Buffer.from([0xe4])]);
    expect(outcome).toContain('a.csv, line 3: is not UTF-8: byte 9 is 0xe4. Save it as UTF-8.');
  });

  it('must not hold a byte of zero in any piece', () => {
    const outcome = outcomeOf([Buffer.from('a'), Buffer.from('b\0')]);
    expect(outcome).toContain('a.csv: holds binary data, not text.');
  });

  it('must not end within a character', () => {
    const outcome = outcomeOf([Buffer.from('a\n'), Buffer.from([0xe2]), Buffer.from([0x82])]);
    expect(outcome).toContain('a.csv, line 2: is not UTF-8: byte 2 is 0xe2.');
  });

  it('loses a byte order mark at its beginning alone', () => {
    expect(decode([Buffer.from([0xef]), Buffer.from([0xbb, 0xbf]), Buffer.from('\ufeffa')])).toBe(
      '\ufeffa',
    );
  });
});
