import { createHash } from 'node:crypto';

const MAX_LENGTH = 100;

/**
 * A name as artifacts and every file system take it, without dots: `org/model` is `org~2fmodel`.
 * Different names stay different.
 */
export function encodedName(name: string): string {
  const encoded = name.replace(/[^A-Za-z0-9_ -]/gu, (character) =>
    Array.from(Buffer.from(character), (byte) => `~${byte.toString(16).padStart(2, '0')}`).join(''),
  );
  if (encoded.length <= MAX_LENGTH) return encoded;
  // Two in a row are in no other.
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 32);
  return `${encoded.slice(0, 60)}~~${digest}`;
}
