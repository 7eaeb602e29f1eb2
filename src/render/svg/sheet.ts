import { label, tidy } from './svg.ts';
import { type TextStyle, wrapped } from './text-width.ts';
import type { Palette } from './theme.ts';

/** The measures of a picture that is shown at its own size. */
export interface Sheet {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly plotHeight: number;
  readonly title: TextStyle;
  readonly text: TextStyle;
  readonly strong: TextStyle;
  readonly small: TextStyle;
}

function sheet(width: number, plotHeight: number, sizes: readonly [number, number, number]): Sheet {
  const [title, text, small] = sizes;
  return {
    width,
    left: 16,
    right: width - 16,
    plotHeight,
    title: { size: title, weight: 'semibold' },
    text: { size: text, weight: 'regular' },
    strong: { size: text, weight: 'semibold' },
    small: { size: small, weight: 'regular' },
  };
}

/** For a comment on a large screen, and for a telephone. */
export const SHEETS = {
  wide: sheet(640, 250, [18, 14, 13]),
  narrow: sheet(400, 220, [16, 12, 11]),
} as const;

export function lineHeight({ size }: TextStyle): number {
  return Math.round(1.35 * size);
}

/** The baseline of a text whose middle is at `y`. */
export function centred(y: number, { size }: TextStyle): number {
  return y + 0.36 * size;
}

/** The title and subtitle above a plot, in lines that fit. */
export interface Heading {
  readonly lines: readonly (TextStyle & {
    readonly text: string;
    readonly y: number;
    readonly isTitle: boolean;
  })[];
  readonly bottom: number;
}

const MAX_TITLE_LINES = 3;
const MAX_SUBTITLE_LINES = 4;

/** @param subtitle paragraphs */
export function headingOf(title: string, subtitle: readonly string[], sheet: Sheet): Heading {
  const width = sheet.right - sheet.left;
  const titles =
    title === '' ? [] : wrapped(tidy(title), sheet.title, { width, maxLines: MAX_TITLE_LINES });
  const subtitles = subtitle.flatMap((text) =>
    wrapped(tidy(text), sheet.text, { width, maxLines: MAX_SUBTITLE_LINES }),
  );
  let y = 10;
  const lines = [
    ...titles.map((text, i) => {
      y += i === 0 ? sheet.title.size : lineHeight(sheet.title);
      return { ...sheet.title, text, y, isTitle: true };
    }),
    ...subtitles.map((text, i) => {
      y += lineHeight(sheet.text) + (i === 0 ? 3 : 0);
      return { ...sheet.text, text, y, isTitle: false };
    }),
  ];
  return { lines, bottom: y + 4 };
}

export function header({ lines }: Heading, sheet: Sheet, ink: Palette): string[] {
  const maxWidth = sheet.right - sheet.left;
  return lines.map(({ isTitle, ...line }) =>
    label({ ...line, x: sheet.left, fill: isTitle ? ink.text : ink.muted, maxWidth }),
  );
}
