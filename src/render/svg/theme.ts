/** Whose curve it is: a compared sweep, or a sweep by itself. */
export type Role = 'baseline' | 'candidate' | 'sweep';

export type Palette = Readonly<
  Record<'background' | 'text' | 'muted' | 'grid' | 'worse' | 'better' | Role, string>
>;

export const BAND_OPACITY = 0.22;

// Blue and orange are distinct under every common colour blindness, as are red and teal; all
// text has a contrast of 4.5.
const LIGHT: Palette = {
  background: '#ffffff',
  text: '#1f2328',
  muted: '#59636e',
  grid: '#e6e8eb',
  worse: '#cf222e',
  better: '#00797a',
  baseline: '#0969da',
  candidate: '#bc4c00',
  sweep: '#0969da',
};

const DARK: Palette = {
  background: '#0d1117',
  text: '#f0f6fc',
  muted: '#8b949e',
  grid: '#21262d',
  worse: '#f85149',
  better: '#39c5bb',
  baseline: '#58a6ff',
  candidate: '#ffa657',
  sweep: '#58a6ff',
};

function variable(colour: string): string {
  return `--chart-${colour}`;
}

const PAGE = Object.fromEntries(
  Object.keys(LIGHT).map((colour) => [colour, `var(${variable(colour)})`]),
) as Palette;

/** `page`: on a page that sets the colours by variables of its style sheet. */
export type Theme = 'light' | 'dark' | 'page';

/** The colours of a theme; on a page, the variables of its style sheet. */
export function palette(theme: Theme): Palette {
  return { light: LIGHT, dark: DARK, page: PAGE }[theme];
}

/** What a page's style sheet sets each variable to: `--chart-baseline` to `#0969da`. */
export function chartVariables(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const colours = Object.entries(palette(theme));
  return new Map(colours.map(([colour, value]) => [variable(colour), value]));
}
