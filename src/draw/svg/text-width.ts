import { linesOf } from '../../printable.ts';
import { INTER_WIDTHS } from './inter-widths.ts';

/** How a text is set: size in pixels and one of the two weights a chart uses. */
export interface TextStyle {
  readonly size: number;
  readonly weight: 'regular' | 'semibold';
}

/** A reader without Inter sees another font, some a little wider. */
const SAFETY = 1.05;

/** The width in pixels to reserve for a text; characters beyond ASCII count as one em, emoji as more. */
export function textWidth(text: string, { size, weight }: TextStyle): number {
  let ems = 0;
  for (const character of text) {
    const known = INTER_WIDTHS[weight][(character.codePointAt(0) ?? 0) - 32];
    ems += (known ?? (/\p{Extended_Pictographic}/u.test(character) ? 1400 : 1000)) / 1000;
  }
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
  return `${shown.replace(/(?<![\s\u200d])[\s\u200d]+$/u, '')}…`;
}

/** Breaks a text between words into lines that fit; the last line allowed takes the rest. */
export function wrapped(
  text: string,
  style: TextStyle,
  { width, maxLines }: { readonly width: number; readonly maxLines: number },
): string[] {
  return linesOf(text, (line) => textWidth(line, style) <= width, maxLines);
}

/** The same in lines of about the same width, without a last word alone. */
export function balanced(
  text: string,
  style: TextStyle,
  size: { width: number; maxLines: number },
) {
  const greedy = wrapped(text, style, size);
  const shares = greedy.length === 1 ? [] : [0.5, 0.6, 0.7, 0.8, 0.9];
  const tried = shares.map((share) => wrapped(text, style, { ...size, width: share * size.width }));
  const isAsShort = (lines: readonly string[]) =>
    lines.length === greedy.length && lines.every((line) => textWidth(line, style) <= size.width);
  return tried.find(isAsShort) ?? greedy;
}
