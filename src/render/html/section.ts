import { escapeXml } from '../escape-xml.ts';
import { blocks } from './blocks.ts';
import { element } from './element.ts';

/** A part of the page under a heading. */
export interface Section {
  /** What links lead to. */
  readonly id: string;
  /** Text. */
  readonly title: string;
  /** Markup already; empty where there is nothing to say. */
  readonly content: string;
}

const FOLDED = /^<details><summary>(.*)<\/summary>\n\n([\s\S]*)\n\n<\/details>$/;

/** A section of our own Markdown. */
export function section(id: string, title: string, markdown: string): Section {
  return { id, title, content: markdown && blocks(markdown, title) };
}

/** What a comment folds, unfolded: a page has the room, and paper nothing to press. */
export function unfolded(id: string, markdown: string): Section {
  const [, title = '', body = ''] = FOLDED.exec(markdown) ?? [];
  return section(id, title, body);
}

export function renderSection({ id, title, content }: Section): string {
  const heading = element('h2', { id: `${id}-title` }, escapeXml(title));
  return element('section', { id }, `\n${heading}\n${content}\n`);
}
