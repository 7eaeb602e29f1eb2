import { createHash } from 'node:crypto';

/** Orders names as people count: `trial_2` before `trial_10`; the same on every machine. */
export function naturalOrder(a: string, b: string): number {
  return byCode(sortable(a), sortable(b)) || byCode(a, b);
}

/** With the length of each number before it: without leading zeros the longer one is the larger one. */
function sortable(name: string): string {
  return name.replace(/0*(\d+)/g, (_, digits: string) =>
    String.fromCharCode(0x30 + digits.length).concat(digits),
  );
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

const MAX_LENGTH = 100;

/**
 * A name that artifacts and every file system accept, without dots: `org/model` is `org~2fmodel`.
 * Different names stay different.
 */
export function encodedName(name: string): string {
  const encoded = name.replace(/[^A-Za-z0-9_ -]/gu, (character) =>
    Array.from(Buffer.from(character), (byte) => `~${byte.toString(16).padStart(2, '0')}`).join(''),
  );
  if (encoded.length <= MAX_LENGTH) return encoded;
  // No encoded character has two tildes in a row, so that no other name looks like this one.
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 32);
  return `${encoded.slice(0, 60)}~~${digest}`;
}

/** The name that was encoded; null if it was too long, so that only its digest is left. */
export function decodedName(encoded: string): string | null {
  if (encoded.includes('~~')) return null;
  const bytes = encoded.replace(/~([0-9a-f]{2})/g, (_, byte: string) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
