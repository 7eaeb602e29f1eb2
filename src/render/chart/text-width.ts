import { INTER_WIDTHS } from './inter-widths.ts';

/** How a text is set: size in pixels and one of the two weights a chart uses. */
export interface TextStyle {
  readonly size: number;
  readonly weight: 'regular' | 'semibold';
}

/** A reader without Inter sees another font, some a little wider. */
const SAFETY = 1.05;

function characterWidth(character: string, weight: TextStyle['weight']): number {
  const width = INTER_WIDTHS[weight][(character.codePointAt(0) ?? 0) - 32];
  return (width ?? 1000) / 1000;
}

/** The width in pixels to set aside for a text; characters beyond ASCII count as one em. */
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

/** Breaks a text between words into at most two lines; the second takes all that is left. */
export function wrapInTwo(text: string, style: TextStyle, maxWidth: number): string[] {
  if (textWidth(text, style) <= maxWidth) return [text];
  const words = text.split(' ');
  let taken = 1;
  while (textWidth(words.slice(0, taken + 1).join(' '), style) <= maxWidth) taken++;
  const rest = words.slice(taken).join(' ');
  const first = words.slice(0, taken).join(' ');
  return rest === '' ? [first] : [first, rest];
}
