import { createInflateRaw } from 'node:zlib';

interface Inflated {
  readonly bytes: Buffer;
  /** How much of the input was used. */
  readonly used: number;
}

/** What inflates to more bytes than it may. */
export class Overflow extends Error {
  override readonly name = 'Overflow';
}

/**
 * Inflates no further than to `most` bytes, whatever the input says of its size.
 *
 * @throws Overflow if there would be more; the engine's own error if the input is damaged
 */
export async function inflate(compressed: Buffer, most: number): Promise<Inflated> {
  const engine = createInflateRaw({ chunkSize: 65_536 });
  engine.end(compressed);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of engine) {
    size += part.length;
    if (size > most) throw new Overflow();
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts), used: engine.bytesWritten };
}
