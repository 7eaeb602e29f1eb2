import { element, htmlPhrase } from '../../print/index.ts';
import type { Phrase } from '../../report/index.ts';

/** Where on the page something stands. */
export interface PagePlace {
  /** Before all ids, of which a page has each once. */
  readonly prefix: string;
  readonly heading: 'h2' | 'h3';
}

interface Titled {
  readonly id: string;
  readonly title: Phrase;
  /** HTML. */
  readonly content: string;
}

/** A part of the page under a heading; empty if there is nothing to say. */
export function section({ id, title, content }: Titled, { prefix, heading }: PagePlace): string {
  if (content === '') return '';
  const own = `${prefix}${id}`;
  const head = element(heading, { id: `${own}-title` }, htmlPhrase(title));
  return element('section', { id: own }, `\n${head}\n${content}\n`);
}
