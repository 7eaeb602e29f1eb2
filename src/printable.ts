/** Control characters, line ends, and marks that reorder or hide text, but not the joiner of emoji. */
const UNPRINTABLE = /(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{e0000}-\u{e007f}])+/gu;

/** Halves of surrogate pairs. */
const LONE_SURROGATE = /\p{Cs}/gu;

/**
 * Untrusted text for a message: on one line, without invisible or reordering characters, of at
 * most `maxLength` characters.
 */
export function printable(text: string, maxLength = 80): string {
  // Cut before cleaning too, so that the work is bounded for any text.
  const line = text
    .slice(0, 4 * maxLength)
    .replace(UNPRINTABLE, ' ')
    .replace(LONE_SURROGATE, '\ufffd')
    .trim();
  const characters = Array.from(line);
  if (characters.length <= maxLength && text.length <= 4 * maxLength) return line;
  return `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** A path for a message; it may be longer than a name, because its end is what identifies it. */
export function printablePath(path: string): string {
  return printable(path, 200);
}

/** Untrusted lines, each made printable, with their indentation. */
export function printableLines(text: string, maxLength: number): string {
  const lines = text.split('\n').map((line) => {
    const [indentation = ''] = /^ */.exec(line) ?? [];
    return indentation + printable(line, maxLength);
  });
  return lines.join('\n');
}

/** What is invisible, or shown differently, in the text of JSON; line ends only separate its parts. */
const INVISIBLE = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** The same JSON, with invisible characters escaped. */
export function printableJson(json: string): string {
  return json.replace(INVISIBLE, (run) =>
    Array.from({ length: run.length }, (_, i) => {
      return `\\u${run.charCodeAt(i).toString(16).padStart(4, '0')}`;
    }).join(''),
  );
}

/** Where a line may break: not in "80 %" nor in "p = 0.0042". */
const BREAK = / (?!%)(?!(?<=\bp )[<=] )(?<!\bp [<=] )/;

/** Breaks a text between words into lines that fit; the last line allowed takes the rest. */
export function linesOf(
  text: string,
  fits: (line: string) => boolean,
  maxLines = Infinity,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(BREAK)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && (lines.length === maxLines || fits(longer))) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}

/**
 * Text that a runner of workflows takes only for text. It takes `::…` at the start of a line for a
 * command, with any space before it, and `##[…]` in any place of a line; what sweeps and pull
 * requests say must not command it.
 */
export function withoutCommands(text: string): string {
  return text.replace(/^((?:[^\S\r\n\u2028\u2029]|\x85)*)::/gm, '$1: :').replaceAll('##[', '## [');
}
