type Role = 'baseline' | 'candidate';

type Evidence = `${'worse' | 'better'}-${'weak' | 'fair' | 'strong'}`;

/** The colours of a chart by purpose. */
export type Palette = Readonly<
  Record<'background' | 'text' | 'muted' | 'grid' | Role | Evidence, string>
>;

/** The opacity of a band. */
export const BAND_OPACITY = 0.22;

/** The opacity of a bar in the lane; its text has the same colour, opaque. */
export const BAR_OPACITY: Readonly<Record<Evidence, number>> = {
  'worse-weak': 0.5,
  'worse-fair': 0.75,
  'worse-strong': 1,
  'better-weak': 0.4,
  'better-fair': 0.7,
  'better-strong': 1,
};

// Blue and orange are distinct under every common colour blindness; all text has a contrast of 4.5.
const LIGHT: Palette = {
  background: '#ffffff',
  text: '#1f2328',
  muted: '#59636e',
  grid: '#e6e8eb',
  baseline: '#0969da',
  candidate: '#bc4c00',
  'worse-weak': '#59636e',
  'worse-fair': '#9a6700',
  'worse-strong': '#cf222e',
  'better-weak': '#476f55',
  'better-fair': '#2c7a44',
  'better-strong': '#116329',
};

const DARK: Palette = {
  background: '#0d1117',
  text: '#f0f6fc',
  muted: '#8b949e',
  grid: '#21262d',
  baseline: '#58a6ff',
  candidate: '#ffa657',
  'worse-weak': '#8b949e',
  'worse-fair': '#d29922',
  'worse-strong': '#f85149',
  'better-weak': '#8fb59a',
  'better-fair': '#56b36a',
  'better-strong': '#3fb950',
};

function variable(colour: string): string {
  return `--chart-${colour}`;
}

function use(colour: keyof Palette): string {
  return `var(${variable(colour)})`;
}

const PAGE: Palette = {
  background: use('background'),
  text: use('text'),
  muted: use('muted'),
  grid: use('grid'),
  baseline: use('baseline'),
  candidate: use('candidate'),
  'worse-weak': use('worse-weak'),
  'worse-fair': use('worse-fair'),
  'worse-strong': use('worse-strong'),
  'better-weak': use('better-weak'),
  'better-fair': use('better-fair'),
  'better-strong': use('better-strong'),
};

/** The colours of a theme; on a page, the variables of its style sheet. */
export function palette(theme: Theme): Palette {
  return { light: LIGHT, dark: DARK, page: PAGE }[theme];
}

/** What a page's style sheet sets each variable to: `--chart-baseline` to `#0969da`. */
export function chartVariables(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const colours = Object.entries(palette(theme));
  return new Map(colours.map(([colour, value]) => [variable(colour), value]));
}

export function medianStroke(role: Role, ink: Palette) {
  const dashes = role === 'baseline' ? '7 4' : undefined;
  return { fill: 'none', stroke: ink[role], 'stroke-width': 2.5, 'stroke-dasharray': dashes };
}

/** The candidate's median raised by the margin, as it is compared. */
export function raisedStroke(ink: Palette) {
  return {
    fill: 'none',
    stroke: ink.candidate,
    'stroke-width': 1.5,
    'stroke-dasharray': '1.5 2.5',
  };
}

/** The edges of the gate's band. */
export function gateStroke(role: Role, ink: Palette) {
  return { ...openStroke(role, ink), 'stroke-dasharray': '3 3' };
}

/** A limit without another on the other side. */
export function openStroke(role: Role, ink: Palette) {
  return { fill: 'none', stroke: ink[role], 'stroke-width': 1.2, 'stroke-opacity': 0.7 };
}

/** `page`: on a page that sets the colours by variables of its style sheet. */
export type Theme = 'light' | 'dark' | 'page';
