import { INTER_WIDTHS } from './inter-widths.ts';

/** How a text is set: size in pixels and one of the two weights a chart uses. */
export interface TextStyle {
  readonly size: number;
  readonly weight: 'regular' | 'semibold';
}

/** A reader without Inter sees another font, some a little wider. */
const SAFETY = 1.05;

/** Characters of several ems. */
const WIDE = new Map([
  ['\ufdfd', 12],
  ['\u2e3a', 2],
  ['\u2e3b', 3],
]);

function characterWidth(character: string, weight: TextStyle['weight']): number {
  const width = INTER_WIDTHS[weight][(character.codePointAt(0) ?? 0) - 32];
  if (width !== undefined) return width / 1000;
  return WIDE.get(character) ?? (/\p{Extended_Pictographic}/u.test(character) ? 1.4 : 1);
}

/** The width in pixels to set aside for a text; characters beyond ASCII count as one em, pictures as more. */
export function textWidth(text: string, { size, weight }: TextStyle): number {
  let ems = 0;
  for (const character of text) ems += characterWidth(character, weight);
  return ems * size * SAFETY;
}

/** The text itself where it fits, else its beginning with an ellipsis. */
export function truncate(text: string, style: TextStyle, maxWidth: number): string {
  if (textWidth(text, style) <= maxWidth) return text;
  let room = maxWidth - textWidth('…', style);
  let kept = '';
  for (const character of text) {
    room -= textWidth(character, style);
    if (room < 0) break;
    kept += character;
  }
  // Not after a space, nor after the joiner of an emoji whose other half is gone.
  return `${kept.replace(/[\s\u200d]+$/u, '')}…`;
}

/**
 * Breaks a text into at most two lines: after a comma where that fits, else between words; the
 * second line takes all that is left.
 */
export function wrapInTwo(text: string, style: TextStyle, maxWidth: number): string[] {
  const fits = (line: string) => textWidth(line, style) <= maxWidth;
  if (fits(text)) return [text];
  const words = text.split(' ');
  const lines = (taken: number) =>
    [words.slice(0, taken), words.slice(taken)].map((line) => line.join(' '));
  const breaks = words.map((_, i) => i + 1).filter((taken) => fits(lines(taken)[0] ?? ''));
  const atComma = breaks.findLast((taken) => {
    const [first = '', second = ''] = lines(taken);
    return /[,;:]$/.test(first) && fits(second);
  });
  return lines(atComma ?? breaks.at(-1) ?? 1).filter((line) => line !== '');
}
