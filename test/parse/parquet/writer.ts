/** Writes Parquet files of one column, whatever is wrong with them, by Thrift's compact protocol. */

type Encoded = readonly [type: number, bytes: Buffer];

function varint(value: bigint | number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt(value);
  for (; rest >= 128n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Buffer.from([...bytes, Number(rest)]);
}

const zigzag = (value: number) =>
  varint(BigInt.asUintN(64, (BigInt(value) << 1n) ^ (BigInt(value) >> 63n)));
const i32 = (value: number): Encoded => [5, zigzag(value)];
const i64 = (value: number): Encoded => [6, zigzag(value)];
const binary = (text: string): Encoded => [
  8,
  Buffer.concat([varint(text.length), Buffer.from(text)]),
];
const struct = (fields: Readonly<Record<number, Encoded>>): Encoded => [12, structOf(fields)];

export function list(items: readonly Encoded[], size = items.length): Encoded {
  const [type = 12] = items[0] ?? [];
  const bytes = items.map(([, item]) => item);
  return [9, Buffer.concat([Buffer.from([0xf0 | type]), varint(size), ...bytes])];
}

/** Fields by their numbers, which rise. */
function structOf(fields: Readonly<Record<number, Encoded>>): Buffer {
  let last = 0;
  const parts = Object.entries(fields).map(([id, [type, bytes]]) => {
    const head = Buffer.from([((Number(id) - last) << 4) | type]);
    last = Number(id);
    return Buffer.concat([head, bytes]);
  });
  return Buffer.concat([...parts, Buffer.from([0])]);
}

const [BYTE_ARRAY, OPTIONAL] = [6, 1];
const [PLAIN, RLE, RLE_DICTIONARY] = [0, 3, 8];

/** A run in which a number is repeated: a level, or a place in the dictionary. */
export const run = (count: number, value: number) =>
  Buffer.concat([varint(2n * BigInt(count)), Buffer.from([value])]);

function prefixed(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
}

interface Wrong {
  /** The texts of the dictionary. */
  readonly texts?: readonly string[];
  readonly rows?: number;
  /** How many values the page says it has. */
  readonly count?: number;
  readonly levels?: Buffer;
  readonly indexes?: Buffer;
  /** The size that the page says it has when it is unpacked. */
  readonly size?: number;
  readonly codec?: number;
  /** What is stored of the page, as its codec packs it. */
  readonly packed?: Buffer;
  readonly groups?: number;
  readonly rowsOfGroup?: number;
  readonly schema?: readonly Encoded[];
  /** The whole footer. */
  readonly footer?: Buffer;
}

/** A column, or one that has others in it. */
export const element = (name: string, children: number | null) =>
  children === null
    ? struct({ 1: i32(BYTE_ARRAY), 3: i32(OPTIONAL), 4: binary(name) })
    : struct({ 4: binary(name), 5: i32(children) });

/** A file whose rows all have the first text, unless something else is asked for. */
export function parquetOf({ texts = ['0.5'], rows = 3, ...wrong }: Wrong): Buffer {
  const { count = rows, levels = run(rows, 1), indexes = run(rows, 0), codec = 0 } = wrong;
  const dictionary = Buffer.concat(texts.map((text) => prefixed(Buffer.from(text))));
  const page = Buffer.concat([prefixed(levels), Buffer.from([1]), indexes]);
  const packed = wrong.packed ?? page;
  const first = structOf({
    1: i32(2),
    2: i32(dictionary.length),
    3: i32(dictionary.length),
    7: struct({ 1: i32(texts.length), 2: i32(PLAIN) }),
  });
  const second = structOf({
    1: i32(0),
    2: i32(wrong.size ?? page.length),
    3: i32(packed.length),
    5: struct({ 1: i32(count), 2: i32(RLE_DICTIONARY), 3: i32(RLE), 4: i32(RLE) }),
  });
  const pages = codec === 0 ? [first, dictionary, second, packed] : [second, packed];
  const body = Buffer.concat([Buffer.from('PAR1'), ...pages]);
  const column = struct({
    1: i32(BYTE_ARRAY),
    2: list([i32(PLAIN)]),
    3: list([binary('score')]),
    4: i32(codec),
    5: i64(count),
    6: i64(body.length - 4),
    7: i64(body.length - 4),
    9: i64(4),
  });
  const group = struct({
    1: list([struct({ 2: i64(4), 3: column })]),
    2: i64(body.length),
    3: i64(wrong.rowsOfGroup ?? rows),
  });
  const schema = wrong.schema ?? [element('schema', 1), element('score', null)];
  const groups = Array.from({ length: wrong.groups ?? 1 }, () => group);
  const footer =
    wrong.footer ?? structOf({ 1: i32(2), 2: list(schema), 3: i64(rows), 4: list(groups) });
  const length = Buffer.alloc(4);
  length.writeUInt32LE(footer.length);
  return Buffer.concat([body, footer, length, Buffer.from('PAR1')]);
}
