import { escapeXml } from '../escape-xml.ts';
import type { Theme } from './model.ts';
import { element } from './svg.ts';

const FONTS = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

interface Picture {
  /** Of its kind: pictures of several kinds and themes may stand in one page. */
  readonly kind: 'chart' | 'power';
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
  /** Plain text for those who do not see it. */
  readonly title: string;
  readonly description: string;
}

/** A whole SVG of these parts, which needs nothing else, and is safe inside any page. */
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
