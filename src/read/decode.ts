import { UserError } from '../errors.ts';
import { EmptyFile } from './empty-file.ts';
import { checkSignature, isDatabase } from './signatures.ts';
import type { SourceFile } from './source-file.ts';
import { Utf8Text } from './utf8-text.ts';

/**
 * A file from its bytes: as text where they are UTF-8 that says something, else with the reason.
 *
 * @param where what it is called in the reason, if that is not its path
 */
export function toSourceFile(bytes: Buffer, path: string, where = path): SourceFile {
  if (isDatabase(bytes)) return { path, text: '', database: bytes };
  return asText(path, () => decodeText(bytes, where));
}

/** What is no text is handed on with the reason: only who needs the file is to stop. */
export function asText(path: string, decode: () => string): SourceFile {
  try {
    return { path, text: decode() };
  } catch (error) {
    if (error instanceof UserError) return { path, text: '', refusal: error };
    throw error;
  }
}

/** @throws UserError unless the bytes are UTF-8 text that says something */
function decodeText(bytes: Buffer, where: string): string {
  checkSignature(bytes, where);
  const decoder = new Utf8Text(where);
  const text = decoder.take(bytes);
  decoder.end();
  if (/\S/.test(text)) return text;
  throw new EmptyFile(where);
}
