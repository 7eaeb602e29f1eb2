import { dataError } from '../errors.ts';
import { printablePath } from './printable.ts';

interface Signature {
  readonly start: readonly number[];
  readonly what: string;
  readonly fix: string;
}

const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')];

const EXPORT = 'Export the trials as CSV or JSON.';
const GZIP = { what: 'is compressed with gzip, not text', fix: 'Unpack it with gunzip.' };
const PICKLE = { what: 'is a Python pickle, which is not supported', fix: EXPORT };
const TENSORBOARD = {
  what: 'is a TensorBoard event file, which is not supported',
  fix: 'Download the table of hyperparameters as CSV, or write the scores to CSV or JSON as well.',
};
const UTF16 = { what: 'is UTF-16', fix: 'Save it as UTF-8.' };

/** Files that are no UTF-8 text, by their first bytes: names tell nothing. */
const SIGNATURES: readonly Signature[] = [
  { start: ascii('PK\x03\x04'), what: 'is a zip archive, not text', fix: 'Unzip it.' },
  { start: [0x1f, 0x8b], ...GZIP },
  { start: ascii('PAR1'), what: 'is a Parquet file, not text', fix: EXPORT },
  ...[2, 3, 4, 5].map((protocol) => ({ start: [0x80, protocol], ...PICKLE })),
  {
    start: ascii(':W&B'),
    what: 'is the binary log of a Weights & Biases run, which is not supported',
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

export function isDatabase(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, SQLITE.length) === SQLITE;
}

/** @throws UserError if the first bytes of a file are those of something else than text */
export function checkSignature(head: Buffer, where: string): void {
  const known = SIGNATURES.find(({ start }) => start.every((byte, i) => head[i] === byte));
  const found = known ?? (isEvents(head) ? TENSORBOARD : null);
  if (found === null) return;
  const { what, fix } = found;
  throw dataError(printablePath(where), what, fix);
}
