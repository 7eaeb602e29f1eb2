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
