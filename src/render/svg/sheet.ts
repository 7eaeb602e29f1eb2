import { label, tidy } from './svg.ts';
import { balanced, type TextStyle, wrapped } from './text-width.ts';
import type { Palette } from './theme.ts';

/** For a comment on a large screen, and for a telephone. */
export const SHEETS = {
  wide: sheet(640, 250, { title: 18, text: 14, small: 13 }),
  narrow: sheet(400, 220, { title: 16, text: 12, small: 11 }),
} as const;

/** The measures of a picture that is shown at its own size. */
export type Sheet = ReturnType<typeof sheet>;

function sheet(
  width: number,
  plotHeight: number,
  sizes: Record<'title' | 'text' | 'small', number>,
) {
  const style = (size: number, weight: TextStyle['weight']): TextStyle => ({ size, weight });
  return {
    width,
    left: 16,
    right: width - 16,
    plotHeight,
    title: style(sizes.title, 'semibold'),
    text: style(sizes.text, 'regular'),
    strong: style(sizes.text, 'semibold'),
    small: style(sizes.small, 'regular'),
  };
}

/** Between a plot and the texts on its right. */
export const RIGHT_GAP = 8;

export function lineHeight({ size }: TextStyle): number {
  return Math.round(1.35 * size);
}

/** The baseline of a text whose middle is at `y`. */
export function centred(y: number, { size }: TextStyle): number {
  return y + 0.36 * size;
}

/**
 * The title and subtitle above a plot, in lines that fit, and where they end.
 *
 * @param subtitle paragraphs
 */
export function headingOf(
  title: string,
  subtitle: readonly string[],
  { sheet, ink }: { readonly sheet: Sheet; readonly ink: Palette },
) {
  const width = sheet.right - sheet.left;
  const titles = title === '' ? [] : balanced(tidy(title), sheet.title, { width, maxLines: 3 });
  const subtitles = subtitle.flatMap((text) =>
    wrapped(tidy(text), sheet.text, { width, maxLines: 4 }),
  );
  const look = { x: sheet.left, maxWidth: width };
  let y = 10;
  const lines = [
    ...titles.map((text, i) => {
      y += i === 0 ? sheet.title.size : lineHeight(sheet.title);
      return label({ ...sheet.title, ...look, y, text, fill: ink.text });
    }),
    ...subtitles.map((text, i) => {
      y += lineHeight(sheet.text) + (i === 0 ? 3 : 0);
      return label({ ...sheet.text, ...look, y, text, fill: ink.muted });
    }),
  ];
  return { lines, bottom: y + 4 };
}
