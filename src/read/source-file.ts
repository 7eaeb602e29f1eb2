import { isUtf8 } from 'node:buffer';
import { dataError, type UserError } from '../errors.ts';

/** A file; its path is as the user gave it, or below what the user gave, and is untrusted text. */
export type SourceFile = TextFile | BinaryFile<'sqlite'> | ParquetFile | TableFile | UnreadFile;

/** Text without a byte order mark, and not blank. */
export interface TextFile {
  readonly kind: 'text';
  readonly path: string;
  readonly text: string;
}

interface BinaryFile<Kind> {
  readonly kind: Kind;
  readonly path: string;
  readonly bytes: Buffer;
}

export type ParquetFile = BinaryFile<'parquet'>;

/** A file in Parquet with its columns, all of one length. */
export interface TableFile extends BinaryFile<'table'> {
  readonly columns: ReadonlyMap<string, readonly unknown[]>;
}

/** Tools leave many files in their folders that nobody needs to read: only reading one is an error. */
interface UnreadFile {
  readonly kind: 'unread';
  readonly path: string;
  readonly refusal: UserError;
  /** It has no content, or only blanks; some tools leave such files behind. */
  readonly isEmpty: boolean;
}

/** The text of a file; empty for one that is not there or not text. */
export function textIfAny(file: SourceFile | undefined): string {
  return file?.kind === 'text' ? file.text : '';
}

/** The text of a file. @throws UserError if it cannot be read */
export function textOf(file: SourceFile): string {
  if (file.kind === 'unread') throw file.refusal;
  return textIfAny(file);
}

/** The same; empty for a file that is not there or has no content. */
export function writtenText(file: SourceFile | undefined): string {
  return file === undefined || isEmptyFile(file) ? '' : textOf(file);
}

/** One file may hold this many bytes: it is read whole. */
export const MAX_FILE_BYTES = 64 * 2 ** 20;

/** All files that a run reads are in memory at the same time. */
const MAX_RUN_BYTES = 256 * 2 ** 20;

/** One sweep may be in this many files. */
export const MAX_FILES = 10_000;

export interface Budget {
  left: number;
}

export function newBudget(): Budget {
  return { left: MAX_RUN_BYTES };
}

export function maxBytes({ left }: Budget): number {
  return Math.min(left, MAX_FILE_BYTES);
}

const REDUCE = 'Keep one row per trial, with the columns that are compared.';

/** Why a file is not read that is larger than `maxBytes`. */
export function tooLarge(where: string, budget: Budget, fix = REDUCE): UserError {
  const mebibytes = (bytes: number) => `${bytes / 2 ** 20} MiB`;
  if (maxBytes(budget) === MAX_FILE_BYTES)
    return dataError(where, `is larger than ${mebibytes(MAX_FILE_BYTES)}`, fix);
  const what = `brings the sweeps of this run to more than ${mebibytes(MAX_RUN_BYTES)}`;
  return dataError(where, what, fix);
}

/** All that a stream gives. @throws UserError if that is more than may be read */
export async function bytesWithin(
  stream: AsyncIterable<Buffer>,
  where: string,
  budget: Budget,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes(budget)) throw tooLarge(where, budget);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** As text if it is UTF-8 that is not blank. @param where its name in messages, if not the path */
export function toSourceFile(bytes: Buffer, path: string, where = path): SourceFile {
  const head = bytes.toString('latin1', 0, 16);
  if (head === 'SQLite format 3\0') return { kind: 'sqlite', path, bytes };
  if (head.startsWith('PAR1')) return { kind: 'parquet', path, bytes };
  const text = decodeText(bytes, where);
  if (typeof text !== 'string') return unread(path, text);
  if (/\S/.test(text)) return { kind: 'text', path, text };
  const refusal = dataError({ path: where }, 'is empty', 'Check the program that wrote it.');
  return { ...unread(path, refusal), isEmpty: true };
}

/** Whether a file has no content, as a run leaves it that is killed while it writes. */
export function isEmptyFile(file: SourceFile): boolean {
  return file.kind === 'unread' && file.isEmpty;
}

export function unread(path: string, refusal: UserError): UnreadFile {
  return { kind: 'unread', path, refusal, isEmpty: false };
}

/** By the name that pandas gives it: other archives, such as models, stay closed. */
export function isZippedTable(bytes: Buffer, path: string): boolean {
  return /\.csv\.zip$/i.test(path) && bytes.toString('latin1', 0, 4) === 'PK\x03\x04';
}

/** The byte order marks of what Windows may call Unicode. */
const UTF_16 = [
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
] as const;

function decodeText(bytes: Buffer, path: string): string | UserError {
  const [, utf16] = UTF_16.find(([mark]) => bytes.subarray(0, 2).equals(mark)) ?? [];
  if (utf16 !== undefined)
    return decodeText(Buffer.from(new TextDecoder(utf16).decode(bytes)), path);
  const refusal = binaryRefusal(bytes, path);
  if (refusal !== null) return refusal;
  if (isUtf8(bytes)) return bytes.toString('utf8').replace(/^\ufeff/, '');
  return dataError({ path, line: lineNotUtf8(bytes) }, 'is not UTF-8', 'Save it as UTF-8.');
}

/** Decoding replaces a wrong byte, so that encoding again gives other bytes from there on. */
function lineNotUtf8(bytes: Buffer): number {
  const again = Buffer.from(bytes.toString('utf8'));
  const offset = again.findIndex((byte, i) => byte !== bytes[i]);
  return bytes.toString('latin1', 0, offset).split('\n').length;
}

const EXPORT = 'Export the trials as CSV or JSON.';

export const WANDB_EXPORT = `Send it with \`wandb sync\`. Then download the runs table as CSV, or read what this writes: python -c '${[
  'import json, wandb',
  'keys = "id", "name", "state", "created_at", "sweep_name", "config"',
  'runs = wandb.Api().runs("ENTITY/PROJECT")',
  'more = lambda r: {"summary": r.summary._json_dict, "sweep": r.sweep and r.sweep.config}',
  'rows = [{k: getattr(r, k) for k in keys} | more(r) for r in runs]',
  'json.dump(rows, open("runs.json", "w"), default=str)',
].join('; ')}'`;

const PICKLE = 'is a Python pickle, which is not supported';

/** What people name by mistake, by its first bytes: an extension proves nothing. */
const BINARIES: readonly (readonly [start: string | RegExp, what: string, fix: string])[] = [
  [/^PK.*\.npy/s, 'is an archive of NumPy, not text', EXPORT],
  [/^PK.*Content_Types/s, 'is an Excel workbook, not text', 'Save the sheet as CSV.'],
  ['PK\x03\x04', 'is a zip archive, not text', 'Unzip it.'],
  ['\x1f\x8b', 'is compressed with gzip, not text', 'Unpack it with gunzip.'],
  ['\xfd7zXZ', 'is compressed with xz, not text', 'Unpack it with unxz.'],
  ['BZh', 'is compressed with bzip2, not text', 'Unpack it with bunzip2.'],
  ['\x93NUMPY', 'is an array of NumPy, not text', EXPORT],
  ['RDX', 'is a file of R, not text', 'Write the trials as CSV: write.csv(trials, "trials.csv").'],
  ...['\x80\x02', '\x80\x03', '\x80\x04', '\x80\x05'].map(
    (start) => [start, PICKLE, EXPORT] as const,
  ),
  // The oldest protocol of pickles is text.
  [/^(\((dp|lp|i)|c[\w.]+\n\w+\n)/, PICKLE, EXPORT],
  [':W&B', 'is the binary log of a Weights & Biases run, which is not supported', WANDB_EXPORT],
  [
    'version https://git-lfs.github.com/spec/',
    'is a Git LFS pointer, not the file itself',
    'Fetch it with `git lfs pull`, or with `lfs: true` in actions/checkout.',
  ],
  [
    // The first record of an event file is its version, after a length, a checksum and a time.
    /brain\.Event:/,
    'is a TensorBoard event file, which is not supported',
    'Download the table of hyperparameters as CSV, or write the scores to CSV or JSON as well.',
  ],
];

/** Of text at most a byte in so many is zero, as where a disk was full or a machine went down. */
const BYTES_PER_ZERO = 100;

/** A line of text with a zero is damaged; its file may have thousands of others. */
export function isBinary(bytes: Buffer): boolean {
  let zeros = 0;
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1))
    if (++zeros * BYTES_PER_ZERO > bytes.length) return true;
  return false;
}

function binaryRefusal(bytes: Buffer, path: string): UserError | null {
  const head = bytes.toString('latin1', 0, 48);
  const known = BINARIES.find(([start]) =>
    typeof start === 'string' ? head.startsWith(start) : start.test(head),
  );
  if (known !== undefined) return dataError({ path }, known[1], known[2]);
  return isBinary(bytes) ? dataError({ path }, 'contains binary data, not text', EXPORT) : null;
}
