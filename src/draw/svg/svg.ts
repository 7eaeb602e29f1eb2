import { type Attributes, coordinate, element, escapeXml } from '../../print/index.ts';
import { linesOf } from '../../printable.ts';
import { INTER_WIDTHS } from './inter-widths.ts';

/** Parts of a picture that a page may switch together. */
export function group(classes: string, parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : [element('g', { class: classes }, parts.join(''))];
}

/** A path, unless there is nothing to draw. */
export function path(d: string | readonly string[], look: Attributes): string[] {
  const all = typeof d === 'string' ? d : d.join('');
  return all === '' ? [] : [element('path', { d: all, ...look })];
}

/** Cleans up untrusted text beyond escaping. */
export function tidy(text: string): string {
  const spaced = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  // Stacked combining marks would reach into other lines.
  const low = spaced.replace(/(\p{M}{3})\p{M}+/gu, '$1');
  // Direction marks would reorder the rest of a label.
  return low.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}

export interface Label extends TextStyle {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly maxWidth?: number;
  /** Colour of an outline that keeps the text legible on top of lines. */
  readonly halo?: string;
}

/** One line of text; if it does not fit, its beginning, with the whole text as a tooltip. */
export function label(options: Label): string {
  const { x, y, size, weight, fill, anchor = 'start', halo } = options;
  const shown = truncate(options.text, options, options.maxWidth ?? Infinity);
  const tooltip = shown === options.text ? '' : element('title', {}, escapeXml(options.text));
  const attributes: Attributes = {
    x,
    y,
    'font-size': size,
    'font-weight': weight === 'semibold' ? 600 : undefined,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    fill,
    ...(halo && {
      stroke: halo,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
  };
  return element('text', attributes, escapeXml(shown) + tooltip);
}

/** Lines from corner to corner, for what is not known. */
export function hatching({ left, right, top, bottom }: Box): string {
  const height = bottom - top;
  const lines = Math.max(0, Math.ceil((right - left + height) / HATCH) - 1);
  return Array.from({ length: lines }, (_, i) => {
    const along = (i + 1) * HATCH;
    const [low, high] = [Math.max(0, along - (right - left)), Math.min(height, along)];
    return pathOf([low, high].map((up) => ({ x: left + along - up, y: bottom - up })));
  }).join('');
}

/** Between two of them. */
const HATCH = 7;

/** A place in a picture, in its own units, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Steps in tenths of a pixel, each from the one before. */
export function pathOf(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  return points
    .map((point, i) => {
      const [dx, dy] = [Math.round(10 * point.x) - x, Math.round(10 * point.y) - y];
      [x, y] = [x + dx, y + dy];
      if (i === 0) return `M${dx / 10} ${dy / 10}`;
      if (dx !== 0 && dy !== 0) return `l${dx / 10} ${dy / 10}`;
      return `${dy === 0 ? '' : `v${dy / 10}`}${dx === 0 ? '' : `h${dx / 10}`}`;
    })
    .join('');
}

export function horizontal({ left, right }: Pick<Box, 'left' | 'right'>, y: number): string {
  return pathOf([left, right].map((x) => ({ x, y })));
}

export function vertical(x: number, ends: readonly [number, number]): string {
  return pathOf(ends.map((y) => ({ x, y })));
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * A filled arrow head, for a path: `half` its width on either side, and `height` from its base down to the tip, or up
 * if negative.
 */
export function arrowHead({ x, y }: Point, half: number, height: number): string {
  const base = [-half, half].map((dx) => ({ x: x + dx, y: y - height }));
  return `${pathOf([...base, { x, y }])}z`;
}

/** Its outline, for a path. */
export function rectangle({ left, right, top, bottom }: Box): string {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return `${pathOf(corners)}z`;
}

function labelBox({ x, y, text, anchor = 'start', ...style }: Label): Box {
  const width = textWidth(text, style);
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  // Exactly where it ends, whatever is rounded.
  const [left, right] = [x - share * width, x + (1 - share) * width];
  return { left, right, top: y - 0.8 * style.size, bottom: y + 0.25 * style.size };
}

const FONTS = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

export interface Picture {
  /** Unique among the pictures of a page. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Plain text for readers who cannot see the picture. */
  readonly title: string;
  readonly description: string;
  readonly background: string;
}

/** A self-contained SVG of these parts, safe inside any page. */
export function pictureOf(picture: Picture, parts: readonly string[]): string {
  const { id, width, height, title, description, background } = picture;
  const ids = { title: `${id}-title`, description: `${id}-description` };
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${coordinate(width)} ${coordinate(height)}`,
    role: 'img',
    'aria-labelledby': `${ids.title} ${ids.description}`,
    'font-family': FONTS,
    direction: 'ltr',
  };
  const content = [
    element('title', { id: ids.title }, escapeXml(title)),
    element('desc', { id: ids.description }, escapeXml(description)),
    element('rect', { width, height, fill: background }),
    ...parts,
  ];
  return `${element('svg', attributes, `\n${content.join('\n')}\n`)}\n`;
}

/**
 * Each text in the first of its places that is inside the box and apart from the texts before it, if any; rather in one
 * that nothing crosses.
 */
export function placed(
  texts: readonly (readonly Text[])[],
  { sheet, box: inside }: { readonly sheet: Sheet; readonly box: Box },
  isCrossed: (box: Box) => boolean = () => false,
): string[] {
  const found: Box[] = [];
  const isApart = (a: Box, b: Box) =>
    a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
  return texts.flatMap((places) => {
    const all = places
      .map((place) => ({ place, box: labelBox(lettered(sheet, place)) }))
      .filter(({ box }) => {
        const isInside = box.left >= inside.left && box.right <= inside.right;
        const isBetween = box.top >= inside.top && box.bottom <= inside.bottom;
        return isInside && isBetween && found.every((other) => isApart(other, box));
      });
    const free = all.find(({ box }) => !isCrossed(box)) ?? all[0];
    if (free === undefined) return [];
    found.push(free.box);
    return label(lettered(sheet, free.place));
  });
}

/** For a comment on a large screen, and for a telephone. */
export const WIDTHS = ['wide', 'narrow'] as const;
export type Width = (typeof WIDTHS)[number];

const SIZES = {
  wide: { width: 640, plotHeight: 250, title: 18, text: 14, small: 13 },
  narrow: { width: 400, plotHeight: 220, title: 16, text: 12, small: 11 },
} as const;

/** What a picture that is shown at its own size is drawn on: its measures, letters and colours. */
export type Sheet = ReturnType<typeof sheetOf>;

export function sheetOf(size: Width, theme: Theme) {
  const { width, plotHeight, title, text, small } = SIZES[size];
  const style = (size: number, weight: TextStyle['weight']) => {
    return { size, weight, line: Math.round(1.35 * size) };
  };
  return {
    width,
    left: 16,
    right: width - 16,
    plotHeight,
    /** From the top of a panel to its plot, with a heading between. */
    head: 31,
    /** Between a plot and the texts on its right. */
    rightGap: 8,
    /** From the foot of a plot down to the texts below it, and from the last of them to the next panel. */
    belowAxis: small + 7,
    belowText: 14,
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
interface Place extends Omit<Label, 'fill' | 'halo' | keyof TextStyle> {
  /** Whether it stands on top of lines. */
  readonly halo?: boolean;
}

/** A text in letters and a colour of the sheet. */
export interface Text extends Place {
  readonly look: Look;
}

function lettered(sheet: Sheet, { look, halo, ...place }: Text): Label {
  const [letters, colour] = look.split(' ') as [Letters, keyof Palette];
  const outline = halo ? { halo: sheet.ink.background } : {};
  return { ...sheet[letters], fill: sheet.ink[colour], ...place, ...outline };
}

export function write(sheet: Sheet, look: Look, place: Place): string {
  return label(lettered(sheet, { ...place, look }));
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
      y += i === 0 ? sheet.title.size : sheet.title.line;
      return write(sheet, 'title text', { x, y, text, maxWidth: width });
    }),
    ...subtitles.map((text, i) => {
      y += sheet.text.line + (i === 0 ? 3 : 0);
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

export const OPACITY = {
  /** Light enough for a median to have a contrast of 3:1 on top of both. */
  band: 0.18,
  /** The tint on the side of harm. */
  tint: 0.1,
  /** The limits of the typical change of pairs. */
  limits: 0.18,
  /** The limits of a difference, and where they are clear of zero. */
  difference: 0.28,
  clear: 0.5,
  /** For marks that may overlap, such as dots; 3:1 against the background and the tint. */
  mark: 0.75,
} as const;

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

/** How a text is set: size in pixels and one of the two weights a chart uses. */
interface TextStyle {
  readonly size: number;
  readonly weight: 'regular' | 'semibold';
}

/** A reader without Inter sees another font; DejaVu is this much wider. */
const SAFETY = 1.12;

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
function balanced(text: string, style: TextStyle, size: { width: number; maxLines: number }) {
  const greedy = wrapped(text, style, size);
  const shares = greedy.length === 1 ? [] : [0.5, 0.6, 0.7, 0.8, 0.9];
  const tried = shares.map((share) => wrapped(text, style, { ...size, width: share * size.width }));
  const isAsShort = (lines: readonly string[]) =>
    lines.length === greedy.length && lines.every((line) => textWidth(line, style) <= size.width);
  return tried.find(isAsShort) ?? greedy;
}
