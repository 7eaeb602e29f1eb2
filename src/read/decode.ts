import { isUtf8 } from 'node:buffer';
import { dataError, UserError } from '../errors.ts';
import { printablePath } from './printable.ts';
import { checkSignature, isDatabase } from './signatures.ts';
import type { SourceFile } from './source-file.ts';

/** A file in which there is nothing to read, as tools leave some of theirs. */
class EmptyFile extends UserError {
  constructor(path: string) {
    const where = printablePath(path);
    super({ fault: 'data', where, what: 'is empty', fix: 'Check the program that wrote it.' });
  }
}

/** Whether a file has no text because there is nothing in it. */
export function isEmptyFile({ refusal }: SourceFile): boolean {
  return refusal instanceof EmptyFile;
}

/**
 * A file from its bytes: as text if they are UTF-8 that is not blank, else with the reason. Only a
 * format that needs the file fails.
 *
 * @param where the file's name in the reason, if it is not the path
 */
export function toSourceFile(bytes: Buffer, path: string, where = path): SourceFile {
  if (isDatabase(bytes)) return { path, text: '', database: bytes };
  try {
    return { path, text: decodeText(bytes, where) };
  } catch (error) {
    if (error instanceof UserError) return { path, text: '', refusal: error };
    throw error;
  }
}

function decodeText(bytes: Buffer, where: string): string {
  checkSignature(bytes, where);
  if (bytes.includes(0)) {
    const fix = 'Export the trials as CSV or JSON.';
    throw dataError(printablePath(where), 'contains binary data, not text', fix);
  }
  if (!isUtf8(bytes)) throw notUtf8(bytes, where);
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (/\S/.test(text)) return text;
  throw new EmptyFile(where);
}

function notUtf8(bytes: Buffer, where: string): UserError {
  const offset = firstWrongByte(bytes);
  const line = bytes.toString('latin1', 0, offset).split('\n').length;
  const found = `0x${(bytes[offset] ?? 0).toString(16)}`;
  return dataError(
    `${printablePath(where)}, line ${line}`,
    `is not UTF-8: byte ${offset} is ${found}`,
    'Save it as UTF-8.',
  );
}

const REPLACEMENT = '\ufffd';

/** Decoding writes a replacement character for a wrong byte; the text may have some of its own. */
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
