import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';

/** A zip as an honest program makes it; names that end in a slash are folders. */
export async function zipOf(
  files: Iterable<readonly [string, string | Buffer]>,
  { compress = true, forceZip64Format = false } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of files) {
    if (path.endsWith('/')) zip.addEmptyDirectory(path);
    else zip.addBuffer(Buffer.from(content), path, { compress, forceZip64Format });
  }
  zip.end({ forceZip64Format, comment: '' });
  return buffer(zip.outputStream);
}

/** What an archive says of an entry, true or not. */
export interface Crafted {
  readonly path: string;
  readonly content?: string | Buffer;
  /** The bytes in the archive; by default the content, deflated. */
  readonly saved?: Buffer;
  readonly method?: number;
  readonly flags?: number;
  readonly mode?: number;
  readonly size?: number;
  readonly savedSize?: number;
  readonly checksum?: number;
  /** Where its bytes are; by default after those of the entries before. */
  readonly offset?: number;
}

/** A zip written byte by byte, so that it can say anything. */
export function craftZip(entries: readonly Crafted[], { count = entries.length } = {}): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { fields, name, saved } = describe(entry);
    directory.push(directoryRecord(fields, name, { offset: entry.offset ?? at, mode: entry.mode }));
    const body = Buffer.concat([localHeader(fields, name), saved]);
    bodies.push(body);
    at += body.length;
  }
  const records = Buffer.concat(directory);
  return Buffer.concat([...bodies, records, endRecord(records.length, { at, count })]);
}

function describe(entry: Crafted) {
  const content = Buffer.from(entry.content ?? '');
  const method = entry.method ?? 8;
  const saved = entry.saved ?? (method === 8 ? deflateRawSync(content) : content);
  const name = Buffer.from(entry.path);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE((entry.flags ?? 0) | 0x800, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(entry.checksum ?? crc32(content), 10);
  fields.writeUInt32LE(entry.savedSize ?? saved.length, 14);
  fields.writeUInt32LE(entry.size ?? content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return { fields, name, saved };
}

function localHeader(fields: Buffer, name: Buffer): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name]);
}

interface Placed {
  readonly offset: number;
  readonly mode: number | undefined;
}

function directoryRecord(fields: Buffer, name: Buffer, { offset, mode = 0o100644 }: Placed) {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(mode * 2 ** 16, 6);
  tail.writeUInt32LE(offset, 10);
  const madeByUnix = Buffer.from([20, 3]);
  return Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeByUnix, fields, tail, name]);
}

interface Directory {
  readonly at: number;
  readonly count: number;
}

/** With the longer record before it where the count needs one. */
function endRecord(length: number, { at, count }: Directory): Buffer {
  const record = Buffer.alloc(22);
  record.write('PK\x05\x06', 'latin1');
  record.writeUInt16LE(Math.min(count, 0xffff), 8);
  record.writeUInt16LE(Math.min(count, 0xffff), 10);
  record.writeUInt32LE(length, 12);
  record.writeUInt32LE(at, 16);
  if (count < 0xffff) return record;

  const [long, locator] = [Buffer.alloc(56), Buffer.alloc(20)];
  long.write('PK\x06\x06', 'latin1');
  const numbers = { 4: 44, 24: count, 32: count, 40: length, 48: at };
  for (const [place, value] of Object.entries(numbers))
    long.writeBigUInt64LE(BigInt(value), Number(place));
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(at + length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([long, locator, record]);
}
