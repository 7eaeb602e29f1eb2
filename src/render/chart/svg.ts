import { escapeXml } from '../escape-xml.ts';
import { type TextStyle, textWidth, truncate } from './text-width.ts';

/** The one place where numbers become text in a chart: at most two decimals, no negative zero. */
export function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with its attributes escaped; `content` is markup already. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return ` ${key}="${typeof value === 'number' ? coordinate(value) : escapeXml(value)}"`;
  });
  const start = `<${name}${written.join('')}`;
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}

/** Parts of a picture that a page may switch together. */
export function group(classes: string, parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : [element('g', { class: classes }, parts.join(''))];
}

/** A text that needs more care than escaping: names come from anywhere. */
export function tidy(text: string): string {
  const spaced = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  // Marks in towers reach into other lines.
  const low = spaced.replace(/(\p{M}{3})\p{M}+/gu, '$1');
  // Marks that turn the direction of what follows would reorder the rest of a label.
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

/** One line of text; where it does not fit, its beginning with the whole of it as a tooltip. */
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

/** The place a label that is not rotated takes. */
export function labelBox({ x, y, text, anchor = 'start', ...style }: Label): Box {
  const width = textWidth(text, style);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - 0.8 * style.size, bottom: y + 0.25 * style.size };
}
