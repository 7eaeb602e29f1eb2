import { isUtf8 } from 'node:buffer';
import { dataError, UserError } from '../errors.ts';
import { printablePath } from './printable.ts';

export interface SourceFile {
  /** As the user gave it, or below what the user gave; untrusted text. */
  readonly path: string;
  /** Its content without a byte order mark; empty if it is not text. */
  readonly text: string;
  /** Why there is no text: tools leave many files in their folders that nobody needs to read. */
  readonly refusal?: UserError;
  readonly database?: Buffer;
  readonly parquet?: Buffer;
  /** The columns of a table whose cells are not text, once they are read; all are of one length. */
  readonly columns?: ReadonlyMap<string, readonly unknown[]>;
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
export function tooLarge(where: string, budget: Budget): UserError {
  const mebibytes = (bytes: number) => `${bytes / 2 ** 20} MiB`;
  if (maxBytes(budget) === MAX_FILE_BYTES)
    return dataError(where, `is larger than ${mebibytes(MAX_FILE_BYTES)}`, REDUCE);
  const what = `brings the sweeps of this run to more than ${mebibytes(MAX_RUN_BYTES)}`;
  return dataError(where, what, REDUCE);
}

const EMPTY = 'is empty';

/** Whether a file has no text because it has no content; some tools leave such files behind. */
export function isEmptyFile({ refusal }: SourceFile): boolean {
  return refusal?.what === EMPTY;
}

/**
 * A file from its bytes: as text if they are UTF-8 that is not blank, otherwise with the reason. It
 * is an error only for a format that needs the file.
 *
 * @param where the file's name in the reason, if it is not the path
 */
export function toSourceFile(bytes: Buffer, path: string, where = path): SourceFile {
  const head = bytes.toString('latin1', 0, 16);
  if (head === 'SQLite format 3\0') return { path, text: '', database: bytes };
  if (head.startsWith('PAR1')) return { path, text: '', parquet: bytes };
  try {
    return { path, text: decodeText(bytes, printablePath(where)) };
  } catch (error) {
    if (error instanceof UserError) return { path, text: '', refusal: error };
    throw error;
  }
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

function decodedAs(encoding: string, bytes: Buffer): string {
  return new TextDecoder(encoding).decode(bytes);
}

function decodeText(bytes: Buffer, where: string): string {
  const [, utf16] = UTF_16.find(([mark]) => bytes.subarray(0, 2).equals(mark)) ?? [];
  if (utf16 !== undefined) return decodeText(Buffer.from(decodedAs(utf16, bytes)), where);
  refuseBinary(bytes, where);
  if (!isUtf8(bytes)) {
    throw dataError(`${where}, line ${lineNotUtf8(bytes)}`, 'is not UTF-8', 'Save it as UTF-8.');
  }
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (/\S/.test(text)) return text;
  throw dataError(where, EMPTY, 'Check the program that wrote it.');
}

/** Decoding replaces a wrong byte, so that encoding again gives other bytes from there on. */
function lineNotUtf8(bytes: Buffer): number {
  const again = Buffer.from(bytes.toString('utf8'));
  const offset = again.findIndex((byte, i) => byte !== bytes[i]);
  return bytes.toString('latin1', 0, offset).split('\n').length;
}

const EXPORT = 'Export the trials as CSV or JSON.';
const PICKLE = 'is a Python pickle, which is not supported';

export const WANDB_EXPORT = `Send it with \`wandb sync\`. Then download the runs table as CSV, or read what this writes: python -c '${[
  'import json, wandb',
  'keys = "id", "name", "state", "created_at", "sweep_name", "config"',
  'runs = wandb.Api().runs("ENTITY/PROJECT")',
  'rows = [{k: getattr(r, k) for k in keys} | {"summary": r.summary._json_dict} for r in runs]',
  'json.dump(rows, open("runs.json", "w"), default=str)',
].join('; ')}'`;

/** What people name by mistake, by its first bytes: an extension proves nothing. */
const SIGNATURES: readonly (readonly [start: string, what: string, fix: string])[] = [
  ['PK\x03\x04', 'is a zip archive, not text', 'Unzip it.'],
  ['\x1f\x8b', 'is compressed with gzip, not text', 'Unpack it with gunzip.'],
  ['\xfd7zXZ', 'is compressed with xz, not text', 'Unpack it with unxz.'],
  ['BZh', 'is compressed with bzip2, not text', 'Unpack it with bunzip2.'],
  ['\x93NUMPY', 'is an array of NumPy, not text', EXPORT],
  ['RDX', 'is a file of R, not text', 'Write the trials as CSV: write.csv(trials, "trials.csv").'],
  ...['\x02', '\x03', '\x04', '\x05'].map(
    (protocol) => [`\x80${protocol}`, PICKLE, EXPORT] as const,
  ),
  [':W&B', 'is the binary log of a Weights & Biases run, which is not supported', WANDB_EXPORT],
  [
    'version https://git-lfs.github.com/spec/',
    'is a Git LFS pointer, not the file itself',
    'Fetch it with `git lfs pull`, or with `lfs: true` in actions/checkout.',
  ],
];

function refuseBinary(bytes: Buffer, where: string): void {
  const head = bytes.toString('latin1', 0, 48);
  if (head.startsWith('PK') && /Content_Types|\.npy/.test(head)) {
    const [what, fix] = head.includes('.npy')
      ? ['is an archive of NumPy, not text', EXPORT]
      : ['is an Excel workbook, not text', 'Save the sheet as CSV.'];
    throw dataError(where, what, fix);
  }
  const known = SIGNATURES.find(([start]) => head.startsWith(start));
  if (known !== undefined) throw dataError(where, known[1], known[2]);
  // The oldest protocol of pickles is text.
  if (/^(\((dp|lp|i)|c[\w.]+\n\w+\n)/.test(head)) throw dataError(where, PICKLE, EXPORT);
  // The first record of an event file is its version, after a length, a checksum and a time.
  if (head.includes('brain.Event:')) {
    const table =
      'Download the table of hyperparameters as CSV, or write the scores to CSV or JSON as well.';
    throw dataError(where, 'is a TensorBoard event file, which is not supported', table);
  }
  if (bytes.includes(0)) throw dataError(where, 'contains binary data, not text', EXPORT);
}
