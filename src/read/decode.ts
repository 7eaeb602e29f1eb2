import { isUtf8 } from 'node:buffer';
import { UserError } from '../errors.ts';
import { printablePath } from './printable.ts';
import type { SourceFile } from './source-file.ts';

interface Signature {
  readonly start: readonly number[];
  readonly what: string;
  readonly fix: string;
}

const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')];

const SAVE_AS_UTF8 = 'Save it as UTF-8.';
const EXPORT = 'Export the trials as CSV or JSON.';
const GZIP = { what: 'is compressed with gzip, not text', fix: 'Unpack it with gunzip.' };
const PICKLE = { what: 'is a Python pickle, which is not read', fix: EXPORT };
const TENSORBOARD = {
  what: 'is a TensorBoard event file, which is not read',
  fix: 'Download the table of hyperparameters as CSV, or write the scores to CSV or JSON as well.',
};
const UTF16 = { what: 'is UTF-16', fix: SAVE_AS_UTF8 };

/** Files that are no UTF-8 text, by their first bytes: names tell nothing. */
const SIGNATURES: readonly Signature[] = [
  { start: ascii('PK\x03\x04'), what: 'is a zip archive, not text', fix: 'Unzip it.' },
  { start: [0x1f, 0x8b], ...GZIP },
  { start: ascii('PAR1'), what: 'is a Parquet file, not text', fix: EXPORT },
  ...[2, 3, 4, 5].map((protocol) => ({ start: [0x80, protocol], ...PICKLE })),
  {
    start: ascii(':W&B'),
    what: 'is the binary log of a Weights & Biases run, which is not read',
    fix: 'Send the run with `wandb sync`, and download the runs table as CSV.',
  },
  { start: [0xff, 0xfe], ...UTF16 },
  { start: [0xfe, 0xff], ...UTF16 },
  {
    start: ascii('version https://git-lfs.github.com/spec/'),
    what: 'is a Git LFS pointer, not the file itself',
    fix: 'Fetch it with `git lfs pull`, or with `lfs: true` in actions/checkout.',
  },
];

const SQLITE = 'SQLite format 3\0';

/** The first record of an event file is its version, after a length, a checksum and a time. */
function isEvents(bytes: Buffer): boolean {
  return bytes.subarray(0, 48).includes('brain.Event:');
}

function isDatabase(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, SQLITE.length) === SQLITE;
}

/** Whether the first bytes of a file tell that nobody will read the others. */
export function isOpaque(head: Buffer): boolean {
  return head.includes(0) && !isDatabase(head);
}

/**
 * A file from its bytes: as text where they are UTF-8 that says something, else with the reason.
 *
 * @param where what it is called in the reason, if that is not its path
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

/** @throws UserError unless the bytes are UTF-8 text that says something */
function decodeText(bytes: Buffer, path: string): string {
  const known = SIGNATURES.find(({ start }) => start.every((byte, i) => bytes[i] === byte));
  if (known !== undefined) throw refusal(path, known);
  if (isEvents(bytes)) throw refusal(path, TENSORBOARD);
  if (bytes.includes(0)) throw refusal(path, { what: 'holds binary data, not text', fix: EXPORT });
  if (!isUtf8(bytes)) throw notUtf8(bytes, path);

  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (!/\S/.test(text)) throw refusal(path, { what: 'is empty', fix: 'Check what wrote it.' });
  return text;
}

function notUtf8(bytes: Buffer, path: string): UserError {
  const offset = firstWrongByte(bytes);
  const line = bytes.subarray(0, offset).filter((byte) => byte === 0x0a).length + 1;
  const found = `0x${(bytes[offset] ?? 0).toString(16)}`;
  const what = `is not UTF-8: byte ${offset} is ${found}`;
  return refusal(`${printablePath(path)}, line ${line}`, { what, fix: SAVE_AS_UTF8 });
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

function refusal(where: string, { what, fix }: Omit<Signature, 'start'>): UserError {
  return new UserError({ fault: 'data', where: printablePath(where), what, fix });
}
