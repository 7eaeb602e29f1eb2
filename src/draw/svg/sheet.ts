import { type Label, label, tidy } from './svg.ts';
import { balanced, type TextStyle, wrapped } from './text-width.ts';

/** For a comment on a large screen, and for a telephone. */
export const WIDTHS = ['wide', 'narrow'] as const;
export type Width = (typeof WIDTHS)[number];

type Measure = 'width' | 'plotHeight' | 'title' | 'text' | 'small';

const SIZES: Readonly<Record<Width, Readonly<Record<Measure, number>>>> = {
  wide: { width: 640, plotHeight: 250, title: 18, text: 14, small: 13 },
  narrow: { width: 400, plotHeight: 220, title: 16, text: 12, small: 11 },
};

/** What a picture that is shown at its own size is drawn on: its measures, letters and colours. */
export type Sheet = ReturnType<typeof sheetOf>;

export function sheetOf(size: Width, theme: Theme) {
  const { width, plotHeight, title, text, small } = SIZES[size];
  const style = (size: number, weight: TextStyle['weight']): TextStyle => ({ size, weight });
  return {
    width,
    left: 16,
    right: width - 16,
    plotHeight,
    title: style(title, 'semibold'),
    text: style(text, 'regular'),
    strong: style(text, 'semibold'),
    small: style(small, 'regular'),
    ink: palette(theme),
  };
}

type Letters = 'title' | 'text' | 'strong' | 'small';
/** How a text looks: "small muted". */
type Look = `${Letters} ${keyof Palette}`;
type Place = Omit<Label, 'fill' | keyof TextStyle>;

/** A text in letters and a colour of the sheet. */
export function lettered(sheet: Sheet, look: Look, place: Place): Label {
  const [letters, colour] = look.split(' ') as [Letters, keyof Palette];
  return { ...sheet[letters], fill: sheet.ink[colour], ...place };
}

export function write(sheet: Sheet, look: Look, place: Place): string {
  return label(lettered(sheet, look, place));
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
export function headingOf(title: string, subtitle: readonly string[], sheet: Sheet) {
  const { left: x } = sheet;
  const width = sheet.right - x;
  const titles = title === '' ? [] : balanced(tidy(title), sheet.title, { width, maxLines: 3 });
  const subtitles = subtitle.flatMap((text) =>
    wrapped(tidy(text), sheet.text, { width, maxLines: 4 }),
  );
  let y = 10;
  const drawn = [
    ...titles.map((text, i) => {
      y += i === 0 ? sheet.title.size : lineHeight(sheet.title);
      return write(sheet, 'title text', { x, y, text, maxWidth: width });
    }),
    ...subtitles.map((text, i) => {
      y += lineHeight(sheet.text) + (i === 0 ? 3 : 0);
      return write(sheet, 'text muted', { x, y, text, maxWidth: width });
    }),
  ];
  return { drawn, bottom: y + 4 };
}

/** Whose curve it is: a compared sweep, or a sweep by itself. */
export type Role = 'baseline' | 'candidate' | 'sweep';

export type Palette = Readonly<
  Record<'background' | 'text' | 'muted' | 'grid' | 'worse' | 'better' | Role, string>
>;

/** Light enough for a median to have a contrast of 3:1 on top of both bands. */
export const BAND_OPACITY = 0.18;
/** The tint on the side of harm. */
export const TINT_OPACITY = 0.1;
/** The limits of the typical change of pairs. */
export const LIMITS_OPACITY = 0.18;
/** The limits of a difference, and where they are clear of zero. */
export const DIFFERENCE_OPACITY = 0.28;
export const CLEAR_OPACITY = 0.5;
/** For marks that may overlap, such as dots; 3:1 against the background and the tint. */
export const MARK_OPACITY = 0.75;

// Blue and orange are distinct under every common colour blindness, as are red and teal; all
// text has a contrast of 4.5.
const COLOURS: Readonly<Record<keyof Palette, { readonly light: string; readonly dark: string }>> =
  {
    background: { light: '#ffffff', dark: '#0d1117' },
    text: { light: '#1f2328', dark: '#f0f6fc' },
    muted: { light: '#59636e', dark: '#8b949e' },
    grid: { light: '#e6e8eb', dark: '#21262d' },
    worse: { light: '#cf222e', dark: '#f85149' },
    better: { light: '#00797a', dark: '#39c5bb' },
    baseline: { light: '#0969da', dark: '#58a6ff' },
    candidate: { light: '#bc4c00', dark: '#ffa657' },
    sweep: { light: '#0969da', dark: '#58a6ff' },
  };

/** `page`: on a page that sets the colours by variables of its style sheet. */
export type Theme = 'light' | 'dark' | 'page';

export function palette(theme: Theme): Palette {
  const colours = Object.entries(COLOURS).map(([name, values]) => [
    name,
    theme === 'page' ? `var(--chart-${name})` : values[theme],
  ]);
  return Object.fromEntries(colours);
}

/** The variables of a page's style sheet: `--chart-baseline:light-dark(#0969da,#58a6ff);` and so on. */
export function pageColours(): string {
  const variables = Object.entries(COLOURS).map(
    ([name, { light, dark }]) => `--chart-${name}:light-dark(${light},${dark});`,
  );
  return `:root{${variables.join('')}}\n`;
}
