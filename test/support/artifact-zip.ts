import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const MODIFIED = new Date('2026-01-01T00:00:00Z');

/** A zip of files given by their path; the same files give the same bytes. */
export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), path, { mtime: MODIFIED, mode: 0o100644 });
  }
  zip.end();
  return buffer(zip.outputStream);
}
