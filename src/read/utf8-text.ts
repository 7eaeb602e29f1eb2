import { isUtf8 } from 'node:buffer';
import { UserError } from '../errors.ts';
import { printablePath } from './printable.ts';

const NOTHING = Buffer.alloc(0);
const LINE_END = 0x0a;

/** UTF-8 text from bytes that come in any pieces, without its byte order mark. */
export class Utf8Text {
  readonly #where: string;
  /** The first bytes of a character whose others are still to come. */
  #rest: Buffer = NOTHING;
  /** What came before the rest. */
  #bytes = 0;
  #lineEnds = 0;

  /** @param where what the file is called in errors */
  constructor(where: string) {
    this.#where = where;
  }

  /** @throws UserError if the bytes cannot go on as text */
  take(bytes: Buffer): string {
    if (bytes.includes(0)) throw holdsBinary(this.#where);
    const all = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    const end = all.length - begunCharacter(all);
    const whole = all.subarray(0, end);
    if (!isUtf8(whole)) throw this.#wrongByteIn(whole);
    const text = whole.toString('utf8');
    const isStart = this.#bytes === 0;
    // A copy: the caller may fill the same buffer again.
    this.#rest = Buffer.from(all.subarray(end));
    this.#bytes += end;
    this.#lineEnds += countLineEnds(whole);
    return isStart ? text.replace(/^\ufeff/, '') : text;
  }

  /** @throws UserError if the last character is not complete */
  end(): void {
    if (this.#rest.length > 0) throw this.#wrongByteIn(this.#rest);
  }

  #wrongByteIn(bytes: Buffer): UserError {
    const offset = firstWrongByte(bytes);
    const line = this.#lineEnds + countLineEnds(bytes.subarray(0, offset)) + 1;
    const found = `0x${(bytes[offset] ?? 0).toString(16)}`;
    return new UserError({
      fault: 'data',
      where: `${printablePath(this.#where)}, line ${line}`,
      what: `is not UTF-8: byte ${this.#bytes + offset} is ${found}`,
      fix: 'Save it as UTF-8.',
    });
  }
}

function holdsBinary(where: string): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(where),
    what: 'holds binary data, not text',
    fix: 'Export the trials as CSV or JSON.',
  });
}

/** How many bytes at the end are of a character that is not complete. */
function begunCharacter(bytes: Buffer): number {
  for (let count = 1; count <= Math.min(3, bytes.length); count++) {
    const byte = bytes[bytes.length - count] ?? 0;
    if (byte >= 0xc0) return count < lengthFrom(byte) ? count : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

/** Of a character, in bytes, by the first of them. */
function lengthFrom(byte: number): number {
  if (byte >= 0xf0) return 4;
  return byte >= 0xe0 ? 3 : 2;
}

function countLineEnds(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1)) count++;
  return count;
}

const REPLACEMENT = '\ufffd';

/** Decoding puts a replacement character for what is wrong; the text may have some of its own. */
function firstWrongByte(bytes: Buffer): number {
  const text = bytes.toString('utf8');
  let [at, offset] = [0, 0];
  for (;;) {
    const found = text.indexOf(REPLACEMENT, at);
    offset += Buffer.byteLength(text.slice(at, found));
    if (!bytes.subarray(offset, offset + 3).equals(Buffer.from(REPLACEMENT))) return offset;
    [at, offset] = [found + 1, offset + 3];
  }
}
