import fc from 'fast-check';
import { toSourceFile } from '../../src/read/source-file.ts';
import { refusalOf } from './refusals.ts';

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
  .map((parts) => Buffer.from([0x61, ...parts.flat()]));

/** The text that bytes stand for; null if they are not UTF-8. */
function strictlyDecoded(whole: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    return null;
  }
}

describe('the bytes of a file', () => {
  it('are text exactly if they are UTF-8', () => {
    fc.assert(
      fc.property(bytes, (whole) => {
        const file = toSourceFile(whole, 'a.csv');
        expect(file.kind === 'text' ? file.text : null).toBe(strictlyDecoded(whole));
      }),
    );
  });

  it.each([
    ['line 3: is not UTF-8.', '\ufeffa\nä\nb', [0xe4]],
    ['line 2: is not UTF-8.', 'a\n', [0xe2, 0x82]],
    ['line 2: is not UTF-8.', '\ufffd\n', [0xef, 0x0a, 0x61]],
  ])('that are not UTF-8 are refused: %s', (message, text, rest) => {
    const whole = Buffer.concat([Buffer.from(text), Buffer.from(rest)]);
    expect(refusalOf(toSourceFile(whole, 'a.csv'))?.message).toContain(`a.csv, ${message}`);
  });
});
