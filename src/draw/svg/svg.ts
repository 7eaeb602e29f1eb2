import { type Attributes, coordinate, element, escapeXml } from '../../print/index.ts';
import { type TextStyle, textWidth, truncate } from './text-width.ts';

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
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - 0.8 * style.size, bottom: y + 0.25 * style.size };
}

const FONTS = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

interface Picture {
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
 * For each text the first of its places that is inside the box and apart from the texts before it, if any; rather one
 * that nothing crosses.
 */
export function placed(
  texts: readonly (readonly Label[])[],
  inside: Box,
  isCrossed: (box: Box) => boolean = () => false,
): Label[] {
  const found: Label[] = [];
  const isApart = (a: Box, b: Box) =>
    a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
  for (const places of texts) {
    const all = places.filter((place) => {
      const box = labelBox(place);
      const isInside = box.left >= inside.left && box.right <= inside.right;
      const isBetween = box.top >= inside.top && box.bottom <= inside.bottom;
      return isInside && isBetween && found.every((other) => isApart(labelBox(other), box));
    });
    const free = all.find((place) => !isCrossed(labelBox(place))) ?? all[0];
    if (free !== undefined) found.push(free);
  }
  return found;
}
