import { attributesOf, escapeXml } from '../wording/markup.ts';
import { type TextStyle, textWidth, truncate } from './text-width.ts';
import type { Palette, Theme } from './theme.ts';

/** The one place where numbers become text in a chart: at most two decimals, no negative zero. */
export function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with its attributes escaped; `content` is markup already. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => [
    key,
    typeof value === 'number' ? coordinate(value) : value,
  ]);
  const start = `<${name}${attributesOf(Object.fromEntries(written))}`;
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}

/** Parts of a picture that a page may switch together. */
export function group(classes: string, parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : [element('g', { class: classes }, parts.join(''))];
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
  readonly rotated?: boolean;
}

function haloAttributes(halo: string | undefined): Attributes {
  if (halo === undefined) return {};
  return { stroke: halo, 'stroke-width': 3, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
}

/** One line of text; if it does not fit, its beginning, with the whole text as a tooltip. */
export function label(options: Label): string {
  const { x, y, size, weight, fill, anchor = 'start', rotated = false } = options;
  const shown = truncate(options.text, options, options.maxWidth ?? Number.POSITIVE_INFINITY);
  const tooltip = shown === options.text ? '' : element('title', {}, escapeXml(options.text));
  const attributes: Attributes = {
    x,
    y,
    'font-size': size,
    'font-weight': weight === 'semibold' ? 600 : undefined,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    transform: rotated ? `rotate(-90 ${coordinate(x)} ${coordinate(y)})` : undefined,
    fill,
    ...haloAttributes(options.halo),
  };
  return element('text', attributes, escapeXml(shown) + tooltip);
}

/** A rectangle in pixels, y downwards. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The box of a label that is not rotated. */
export function labelBox({ x, y, text, anchor = 'start', ...style }: Label): Box {
  const width = textWidth(text, style);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - 0.8 * style.size, bottom: y + 0.25 * style.size };
}

const FONTS = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

interface Picture {
  /** Keeps ids unique where pictures of several kinds and themes are on one page. */
  readonly kind: 'chart' | 'power';
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
  /** Plain text for readers who cannot see the picture. */
  readonly title: string;
  readonly description: string;
}

/** A self-contained SVG of these parts, safe inside any page. */
export function pictureOf(
  { kind, theme, width, height, title, description }: Picture,
  parts: readonly string[],
): string {
  const ids = { title: `${kind}-title-${theme}`, description: `${kind}-description-${theme}` };
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-labelledby': `${ids.title} ${ids.description}`,
    'font-family': FONTS,
    direction: 'ltr',
  };
  const content = [
    element('title', { id: ids.title }, escapeXml(title)),
    element('desc', { id: ids.description }, escapeXml(description)),
    ...parts,
  ];
  return `${element('svg', attributes, `\n${content.join('\n')}\n`)}\n`;
}

/** As wide as a picture is shown on a large screen; on a phone all text is still 8.5 px high. */
export const WIDTH = 640;
export const LEFT = 16;
export const RIGHT = 614;

export const TITLE: TextStyle = { size: 18, weight: 'semibold' };
export const TEXT: TextStyle = { size: 14, weight: 'regular' };
export const STRONG: TextStyle = { size: 14, weight: 'semibold' };

export const TITLE_LINE = 23;
export const TEXT_LINE = 19;
/** From the middle of a line of text down to its baseline. */
export const TO_BASELINE = 5;

/** The title and subtitle above a plot, as lines that fit, with the baseline of the first. */
interface Heading {
  readonly title: readonly string[];
  readonly titleY: number;
  readonly subtitle: readonly string[];
  readonly subtitleY: number;
}

export function header({ title, titleY, subtitle, subtitleY }: Heading, ink: Palette): string[] {
  const place = { x: LEFT, maxWidth: RIGHT - LEFT };
  return [
    ...title.map((text, i) =>
      label({ ...TITLE, ...place, y: titleY + TITLE_LINE * i, text, fill: ink.text }),
    ),
    ...subtitle.map((text, i) =>
      label({ ...TEXT, ...place, y: subtitleY + TEXT_LINE * i, text, fill: ink.muted }),
    ),
  ];
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** How much of a box the others cover, in square pixels; where two overlap, both count. */
export function coveredArea(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}
