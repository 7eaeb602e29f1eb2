import type { SourceFile } from '../../src/read/index.ts';

/** A large file, which comes in pieces that end at the places given. */
export function inPieces(text: string, cuts: readonly number[], path = 'sweep.csv'): SourceFile {
  const places = cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b);
  const pieces = [0, ...places].map((start, i) => text.slice(start, places[i] ?? text.length));
  return { path, text, large: { bytes: Buffer.byteLength(text), open: () => later(pieces) } };
}

async function* later(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}
