import { gunzipSync } from 'node:zlib';
import { type ColumnMetaData, type DataReader, type SchemaTree, snappyUncompress } from 'hyparquet';
import { parquetHeader } from 'hyparquet/src/column.js';
import { readRleBitPackedHybrid } from 'hyparquet/src/encoding.js';
import { getMaxDefinitionLevel, getMaxRepetitionLevel } from 'hyparquet/src/schema.js';
import { readVarInt } from 'hyparquet/src/thrift.js';

export const CODECS: Readonly<Record<string, (packed: Uint8Array, size: number) => Uint8Array>> = {
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
export function checkedView(bytes: Uint8Array): DataView {
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

export interface Chunk {
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
export function checkPages({ bytes, column, path }: Chunk, { spend, unsupported }: Limits): void {
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
