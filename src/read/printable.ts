/** Control characters, line ends, and marks that reorder or hide text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g;

/**
 * Untrusted text for a message: on one line, without invisible or reordering characters, of at
 * most `longest` characters.
 */
export function printable(text: string, longest = 80): string {
  // Cut before cleaning too, so that the work is bounded whatever the text.
  const line = text
    .slice(0, 4 * longest)
    .replace(UNPRINTABLE, ' ')
    .trim();
  const characters = Array.from(line);
  if (characters.length <= longest && text.length <= 4 * longest) return line;
  return `${characters.slice(0, longest - 1).join('')}…`;
}

/** A path for a message; longer than a name may be, because its end tells it apart. */
export function printablePath(path: string): string {
  return printable(path, 200);
}
