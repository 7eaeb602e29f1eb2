import { INTER_WIDTHS } from './inter-widths.ts';

/** How a text is set: size in pixels and one of the two weights a chart uses. */
export interface TextStyle {
  readonly size: number;
  readonly weight: 'regular' | 'semibold';
}

/** A reader without Inter sees another font, some a little wider. */
const SAFETY = 1.05;

/** Characters that are several ems wide. */
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

/** The width in pixels to reserve for a text; characters beyond ASCII count as one em, emoji as more. */
export function textWidth(text: string, { size, weight }: TextStyle): number {
  let ems = 0;
  for (const character of text) ems += characterWidth(character, weight);
  return ems * size * SAFETY;
}

/** The text itself if it fits, otherwise its beginning with an ellipsis. */
export function truncate(text: string, style: TextStyle, maxWidth: number): string {
  if (textWidth(text, style) <= maxWidth) return text;
  let space = maxWidth - textWidth('…', style);
  let shown = '';
  for (const character of text) {
    space -= textWidth(character, style);
    if (space < 0) break;
    shown += character;
  }
  // No ellipsis after a space or after the joiner of an emoji that was cut in half.
  return `${shown.replace(/[\s\u200d]+$/u, '')}…`;
}

/**
 * Breaks a text into at most two lines, after a comma if that fits, otherwise between words; the
 * second line takes the rest.
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
