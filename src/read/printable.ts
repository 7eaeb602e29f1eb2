/** Control characters, line ends, and marks that reorder or hide text; not what joins emoji. */
const UNPRINTABLE = /(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{e0000}-\u{e007f}])+/gu;

/** Halves of characters outside the basic plane. */
const LONE_SURROGATE = /\p{Cs}/gu;

/**
 * Untrusted text for a message: on one line, without invisible or reordering characters, of at
 * most `longest` characters.
 */
export function printable(text: string, longest = 80): string {
  // Cut before cleaning too, so that the work is bounded whatever the text.
  const line = text
    .slice(0, 4 * longest)
    .replace(UNPRINTABLE, ' ')
    .replace(LONE_SURROGATE, '\ufffd')
    .trim();
  const characters = Array.from(line);
  if (characters.length <= longest && text.length <= 4 * longest) return line;
  return `${characters.slice(0, longest - 1).join('')}…`;
}

/** A path for a message; longer than a name may be, because its end tells it apart. */
export function printablePath(path: string): string {
  return printable(path, 200);
}

/** Untrusted lines, each as `printable` has it, with their indentation. */
export function printableLines(text: string, longest: number): string {
  const lines = text.split('\n').map((line) => {
    const [indentation = ''] = /^ */.exec(line) ?? [];
    return indentation + printable(line, longest);
  });
  return lines.join('\n');
}

/** What is not seen, or not as it is written, in the text of JSON; line ends are between its parts. */
const UNSEEN = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** The same JSON, in which all that would not be seen is written as its number. */
export function printableJson(json: string): string {
  return json.replace(UNSEEN, (found) =>
    Array.from({ length: found.length }, (_, i) => numbered(found.charCodeAt(i))).join(''),
  );
}

function numbered(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
