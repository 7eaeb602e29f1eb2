import { gunzipSync } from 'node:zlib';
import {
  type ColumnData,
  type ColumnMetaData,
  type DataReader,
  type FileMetaData,
  parquetMetadata,
  parquetRead,
  parquetSchema,
  type SchemaTree,
  snappyUncompress,
} from 'hyparquet';
import { parquetHeader } from 'hyparquet/src/column.js';
import { readRleBitPackedHybrid } from 'hyparquet/src/encoding.js';
import { getMaxDefinitionLevel, getMaxRepetitionLevel, getTreePath } from 'hyparquet/src/schema.js';
import { deserializeTCompactProtocol, readVarInt } from 'hyparquet/src/thrift.js';
import { dataError, detailOf, UserError } from '../errors.ts';
import { printable } from '../printable.ts';
import type { ParquetFile, TableFile } from '../read/index.ts';
import { tryParseJson } from './json.ts';
import { isFields, MAX_ROWS } from './table.ts';

/** What the files of a sweep may hold together: small ones can unpack to very much. */
const MAX = { rows: MAX_ROWS, values: 20_000_000, bytes: 2 ** 28 };
const MAX_COLUMNS = 5000;
const MAX_FOOTER = 2 ** 21;
const MAX_DEPTH = 20;

/**
 * The columns of Parquet files, with cells as a CSV would have them: times, and whole numbers that are
 * not exact, are texts, and spans of time are in seconds.
 *
 * @throws UserError if one is damaged, too large, or written in a way that is not supported
 */
export async function readColumns(files: readonly ParquetFile[]): Promise<TableFile[]> {
  const left = { ...MAX };
  const read: TableFile[] = [];
  for (const file of files) {
    const limits: Limits = {
      unsupported: (what) => {
        const fix = 'Write it as pandas and PyArrow do by default: df.to_parquet(path).';
        return dataError(file, `${what}, which is not supported`, fix);
      },
      spend: (what, count) => {
        if (!(count >= 0)) throw new Error(`the number of ${what} is wrong`);
        left[what] -= count;
        if (left[what] >= 0) return;
        const much = `brings the sweep to more than ${MAX[what].toLocaleString('en-US')} ${what}`;
        throw dataError(file, much, 'Keep one row per trial, with the columns that are compared.');
      },
    };
    try {
      read.push({ ...file, kind: 'table', columns: await columnsOf(file.bytes, limits) });
    } catch (error) {
      if (error instanceof UserError) throw error;
      // Of wrong bytes, the library says where it failed rather than what is wrong.
      const isVague = error instanceof TypeError || error instanceof RangeError;
      const reason = isVague ? '' : ` (${printable(detailOf(error, 'message'))})`;
      const fix = 'Write it again, or export the trials as CSV or JSON.';
      throw dataError(file, `is a damaged Parquet file${reason}`, fix);
    }
  }
  return read;
}

async function columnsOf(bytes: Buffer, limits: Limits) {
  const metadata = metadataOf(bytes, limits);
  for (const chunk of chunksOf(bytes, metadata, limits)) checkPages(chunk, limits);
  const slice = (start: number, end?: number) => new Uint8Array(bytes.subarray(start, end)).buffer;
  const parts: ColumnData[] = [];
  await parquetRead({
    file: { byteLength: bytes.length, slice },
    metadata,
    compressors: CODECS,
    parsers: { jsonFromBytes: (text) => Buffer.from(text).toString() },
    onChunk: (part) => parts.push(part),
  });
  const rows = metadata.row_groups.reduce((sum, { num_rows }) => sum + Number(num_rows), 0);
  const spans = spansOf(metadata);
  const { children } = parquetSchema(metadata);
  const columns = new Map(children.map(({ element }) => [element.name, [] as unknown[]]));
  for (const { columnName, columnData } of parts.sort((a, b) => a.rowStart - b.rowStart)) {
    const unit = spans.get(columnName);
    for (const value of columnData as Iterable<unknown>) {
      const isSpan = unit !== undefined && typeof value === 'bigint';
      columns.get(columnName)?.push(isSpan ? Number(value) / unit : (cellOf(value, limits) ?? ''));
    }
  }
  if (columns.size < children.length || [...columns.values()].some(({ length }) => length !== rows))
    throw new Error('two columns have one name, or one has too few values');
  return columns;
}

/** Types of values that take the library very long if they are of any length. */
const ODD_TYPES = ['VARIANT', 'GEOMETRY', 'GEOGRAPHY'];
const LONG_TYPES = ['DECIMAL', 'UUID'];
const MAX_LENGTH = 32;
const DECIMAL = 5;

function metadataOf(bytes: Buffer, { unsupported }: Limits): FileMetaData {
  if (bytes.length < 12 || bytes.toString('latin1', bytes.length - 4) !== 'PAR1')
    throw new Error('its end is missing');
  const length = bytes.readUInt32LE(bytes.length - 8);
  const start = bytes.length - 8 - length;
  if (start < 4 || length > MAX_FOOTER) throw new Error('its footer is too long');
  const view = checkedView(bytes.subarray(start, -8));
  const elements = deserializeTCompactProtocol({ view, offset: 0 }).field_2 as {
    field_6?: unknown;
  }[];
  if (length > 2 ** 16 && elements.some((element) => element.field_6 === DECIMAL))
    throw unsupported('has decimals in so many columns');
  const metadata = parquetMetadata(bytes, { geoparquet: false });
  const { schema, row_groups } = metadata;
  if (schema.length * Math.max(1, row_groups.length) > MAX_COLUMNS)
    throw unsupported(
      `has more than ${MAX_COLUMNS.toLocaleString('en-US')} columns in all row groups`,
    );
  for (const { type, type_length = 0, converted_type, logical_type } of schema) {
    const odd = type === 'BYTE_ARRAY' ? [...ODD_TYPES, ...LONG_TYPES] : ODD_TYPES;
    const name = [logical_type?.type, converted_type].find((given) => odd.includes(String(given)));
    if (name !== undefined || type_length > MAX_LENGTH)
      throw unsupported(`has values of the type ${name ?? type}`);
  }
  return metadata;
}

/** Where the columns are, after what the footer says of their sizes has been checked. */
function chunksOf(bytes: Buffer, metadata: FileMetaData, { spend }: Limits): Chunk[] {
  const tree = parquetSchema(metadata);
  const size = { packed: 0, unpacked: 0 };
  const chunks = metadata.row_groups.flatMap(({ columns, num_rows }) => {
    spend('rows', Number(num_rows));
    return columns.map(({ meta_data: column }) => {
      const path = getTreePath(tree, column?.path_in_schema ?? []);
      const isNested = path.length > 1 && path.length <= MAX_DEPTH;
      const type = isNested ? path.at(-1)?.element.type : null;
      if (column === undefined || column.type !== type)
        throw new Error('a column differs from the schema');
      const start = Number(column.dictionary_page_offset || column.data_page_offset);
      const end = start + Number(column.total_compressed_size);
      if (!(start >= 4 && end >= start && end <= bytes.length))
        throw new Error('a column lies outside the file');
      size.packed += end - start;
      size.unpacked += Number(column.total_uncompressed_size);
      return { bytes: bytes.subarray(start, end), column, path };
    });
  });
  // If columns could share bytes, a small file could take hours to unpack.
  if (size.packed > bytes.length) throw new Error('its columns overlap');
  if (size.unpacked > MAX.bytes) spend('bytes', size.unpacked);
  return chunks;
}

function cellOf(value: unknown, limits: Limits): unknown {
  if (typeof value === 'string') limits.spend('bytes', value.length);
  if (typeof value === 'bigint')
    return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (value instanceof Uint8Array) return cellOf(Buffer.from(value).toString('hex'), limits);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (Array.isArray(value)) return value.map((item) => cellOf(item, limits));
  if (!isFields(value)) return Number.isNaN(value) ? null : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cellOf(inner, limits)]),
  );
}

const PER_SECOND: Readonly<Record<string, number>> = { s: 1, ms: 1e3, us: 1e6, ns: 1e9 };

/** How many units make a second in the columns that are spans of time, which only pandas records. */
function spansOf({ schema, key_value_metadata: notes = [] }: FileMetaData) {
  const spans = new Map<unknown, number>();
  const pandas = tryParseJson(notes.find(({ key }) => key === 'pandas')?.value ?? '');
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

const CODECS: Readonly<Record<string, (packed: Uint8Array, size: number) => Uint8Array>> = {
  UNCOMPRESSED: (packed) => packed,
  GZIP: (packed, size) => gunzipSync(packed, { maxOutputLength: Math.max(1, size) }),
  SNAPPY: (packed, size) => {
    const page = new Uint8Array(size);
    snappyUncompress(packed, page);
    return page;
  },
};

/** Types of Thrift's compact protocol, and how many bytes the simple ones take, besides a number. */
const [BYTE, BINARY, LIST, STRUCT] = [3, 8, 9, 12];
const WIDTHS = [Infinity, 0, 0, 1, 0, 0, 0, 8];

/**
 * A view of a Thrift structure, after a walk through it: the library makes room for as many items as
 * lists in lists say they have, and takes hours for a number of many bytes.
 */
function checkedView(bytes: Uint8Array): DataView {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  skip({ view, offset: 0 }, STRUCT);
  return view;
}

function skip(reader: DataReader, type: number): void {
  const start = reader.offset;
  if (type === STRUCT) skipFields(reader);
  else if (type === LIST) {
    const head = reader.view.getUint8(reader.offset++);
    const size = head < 240 ? head >> 4 : readVarInt(reader);
    for (let i = 0; i < size; i++) skip(reader, Math.max(BYTE, head % 16));
  } else {
    const number = [4, 5, 6, BINARY].includes(type) ? readVarInt(reader) >>> 0 : 0;
    const isEndless = reader.offset > start + 10;
    reader.offset += type === BINARY ? number : (WIDTHS[type] ?? Infinity);
    if (isEndless || reader.offset > reader.view.byteLength) throw new Error('a value is too long');
  }
}

function skipFields(reader: DataReader): void {
  const next = () => reader.view.getUint8(reader.offset++);
  for (let head = next(); head % 16 > 0; head = next()) {
    if (head < 16) readVarInt(reader);
    skip(reader, head % 16);
  }
}

export interface Limits {
  readonly spend: (what: 'rows' | 'values' | 'bytes', count: number) => void;
  readonly unsupported: (what: string) => Error;
}

interface Chunk {
  readonly bytes: Uint8Array;
  readonly column: ColumnMetaData;
  readonly path: SchemaTree[];
}

const MAX_HEADER = 2 ** 20;
/** What a page costs even without values. */
const PAGE_COST = 100;
const ENCODINGS = ['PLAIN', 'PLAIN_DICTIONARY', 'RLE', 'RLE_DICTIONARY'];

/**
 * Checks the pages of a column before they are read: the library believes every number in them, and
 * a few wrong bytes would take it hours, or more memory than there is.
 */
function checkPages({ bytes, column, path }: Chunk, { spend, unsupported }: Limits): void {
  const unpack = CODECS[column.codec];
  if (unpack === undefined) throw unsupported(`is compressed with ${column.codec}`);
  for (let at = 0; at < bytes.length - 1; ) {
    const reader = { view: checkedView(bytes.subarray(at, at + MAX_HEADER)), offset: 0 };
    const { type, ...header } = parquetHeader(reader);
    const isData = type === 'DATA_PAGE';
    if (!isData && type !== 'DICTIONARY_PAGE') throw unsupported(`has a page of the type ${type}`);
    const body = isData ? header.data_page_header : header.dictionary_page_header;
    const { num_values: count = NaN, encoding = '' } = body ?? {};
    if (!ENCODINGS.includes(encoding)) throw unsupported(`has the encoding ${encoding}`);
    if (!(header.compressed_page_size >= 0)) throw new Error('a page has no size');
    spend('bytes', header.uncompressed_page_size);
    spend('values', PAGE_COST + count * (path.length - 1));
    const start = at + reader.offset;
    at = start + header.compressed_page_size;
    if (!isData) continue;
    const page = unpack(bytes.subarray(start, at), header.uncompressed_page_size);
    checkRuns(page, count, { column, path, isPlain: encoding === 'PLAIN' });
  }
}

type Encoded = Omit<Chunk, 'bytes'> & { readonly isPlain: boolean };

/** Reads a page's levels of nesting and places in the dictionary: each may be repeated without end. */
function checkRuns(page: Uint8Array, count: number, { column, path, isPlain }: Encoded): void {
  const reader = { view: new DataView(page.buffer, page.byteOffset, page.length), offset: 0 };
  const read = (width: number, size: number, length?: number) => {
    // Writing behind the end of it is an error.
    const numbers = Object.preventExtensions(new Array<number>(size).fill(0));
    if (width > 0) readRleBitPackedHybrid(reader, width, numbers, length);
    return numbers;
  };
  const [, present = 0] = [getMaxRepetitionLevel(path), getMaxDefinitionLevel(path)].map(
    (max) => read(32 - Math.clz32(max), count).filter((level) => level === max).length,
  );
  if (isPlain) return;
  if (column.type === 'BOOLEAN') read(1, present);
  else read(reader.view.getUint8(reader.offset++), present, 1);
}
