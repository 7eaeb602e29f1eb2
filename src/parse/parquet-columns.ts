import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  type ColumnData,
  type Compressors,
  type FileMetaData,
  parquetMetadata,
  parquetRead,
  parquetSchema,
  snappyUncompress,
} from 'hyparquet';
import { decompressLz4, decompressLz4Raw, decompressZstd } from 'hyparquet-compressors';
import { dataError, detailOf, UserError } from '../errors.ts';
import { printable } from '../printable.ts';
import type { ParquetFile } from '../read/index.ts';
import { isFields, MAX_ROWS, REDUCE } from './table.ts';

/** What the files of a sweep may hold together: small ones can unpack to very much. */
const MAX = { rows: MAX_ROWS, values: 20_000_000, bytes: 2 ** 28 };

type Limited = keyof typeof MAX;
type Spend = (what: Limited, count: number) => void;

export interface ParquetTask {
  readonly file: Pick<ParquetFile, 'path' | 'bytes'>;
  /** What other files of the sweep hold. */
  readonly spent: Readonly<Record<Limited, number>>;
}

/** Reads a file in a worker, because the library believes every number in it. */
export async function readParquet({ file, spent: before }: ParquetTask) {
  const spent = { ...before };
  const spend: Spend = (what, count) => {
    if (!(count >= 0)) throw new Error(`the number of ${what} is wrong`);
    spent[what] += count;
    if (spent[what] <= MAX[what]) return;
    const much = `brings the sweep to more than ${MAX[what].toLocaleString('en-US')} ${what}`;
    throw dataError(file, much, REDUCE);
  };
  try {
    return { columns: await columnsOf(file.bytes, spend), spent };
  } catch (error) {
    if (error instanceof UserError) throw error;
    // Of wrong bytes, the library says where it failed rather than what is wrong.
    const isVague = error instanceof TypeError || error instanceof RangeError;
    const reason = isVague ? '' : ` (${printable(detailOf(error, 'message'))})`;
    const fix = 'Write it again, or export the trials as CSV or JSON.';
    throw dataError(file, `is a damaged Parquet file, or one of a rare kind${reason}`, fix);
  }
}

async function columnsOf(bytes: Uint8Array, spend: Spend) {
  const file = new Uint8Array(bytes).buffer;
  const metadata = parquetMetadata(file, { geoparquet: false });
  const { children } = parquetSchema(metadata);
  const rows = metadata.row_groups.reduce((sum, { num_rows }) => sum + Number(num_rows), 0);
  spend('rows', rows);
  spend('values', rows * children.length);
  const parts: ColumnData[] = [];
  await parquetRead({
    file,
    metadata,
    compressors: compressorsWithin(spend),
    parsers: { jsonFromBytes: (text) => Buffer.from(text).toString() },
    onChunk: (part) => parts.push(part),
  });
  const spans = spansOf(metadata);
  const columns = new Map(children.map(({ element }) => [element.name, [] as unknown[]]));
  for (const { columnName, columnData } of parts.sort((a, b) => a.rowStart - b.rowStart)) {
    const unit = spans.get(columnName);
    for (const value of columnData as Iterable<unknown>) {
      const isSpan = unit !== undefined && typeof value === 'bigint';
      columns.get(columnName)?.push(isSpan ? Number(value) / unit : (cellOf(value, spend) ?? ''));
    }
  }
  if (columns.size < children.length || [...columns.values()].some(({ length }) => length !== rows))
    throw new Error('two columns have one name, or one has too few values');
  return columns;
}

/** Node's own where it has them, because they notice what is missing. */
const COMPRESSORS: Compressors = {
  GZIP: (packed, size) => gunzipSync(packed, { maxOutputLength: Math.max(1, size) }),
  BROTLI: (packed, size) => brotliDecompressSync(packed, { maxOutputLength: Math.max(1, size) }),
  SNAPPY: (packed, size) => {
    const page = new Uint8Array(size);
    snappyUncompress(packed, page);
    return page;
  },
  ZSTD: (packed, size) => decompressZstd(packed, new Uint8Array(size)),
  LZ4: decompressLz4,
  LZ4_RAW: decompressLz4Raw,
};

function compressorsWithin(spend: Spend): Compressors {
  const bounded = Object.entries(COMPRESSORS).map(([codec, unpack]) => [
    codec,
    (packed: Uint8Array, size: number) => {
      spend('bytes', size);
      return unpack(packed, size);
    },
  ]);
  return Object.fromEntries(bounded);
}

const CELL = 8;

function cellOf(value: unknown, spend: Spend): unknown {
  spend('bytes', typeof value === 'string' ? value.length : CELL);
  if (typeof value === 'bigint')
    return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (value instanceof Uint8Array) return cellOf(Buffer.from(value).toString('hex'), spend);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (Array.isArray(value)) return value.map((item) => cellOf(item, spend));
  if (!isFields(value)) return Number.isNaN(value) ? null : value;
  const cells = Object.entries(value).map(([name, inner]) => [name, cellOf(inner, spend)]);
  return Object.fromEntries(cells);
}

const PER_SECOND: Readonly<Record<string, number>> = { s: 1, ms: 1e3, us: 1e6, ns: 1e9 };

/** How many units make a second in the columns that are spans of time, which only pandas records. */
function spansOf({ schema, key_value_metadata: notes = [] }: FileMetaData) {
  const spans = new Map<unknown, number>();
  const pandas: unknown = JSON.parse(notes.find(({ key }) => key === 'pandas')?.value ?? '{}');
  const columns = isFields(pandas) && Array.isArray(pandas.columns) ? pandas.columns : [];
  for (const { name, numpy_type: type } of columns.filter(isFields)) {
    const unit = PER_SECOND[/^timedelta64\[(.+)\]$/.exec(String(type))?.[1] ?? ''];
    if (unit !== undefined) spans.set(name, unit);
  }
  // fastparquet writes spans of time as times of the day, even if pandas says otherwise.
  for (const element of schema)
    if (element.converted_type === 'TIME_MICROS') spans.set(element.name, PER_SECOND.us ?? 1);
  return spans;
}
