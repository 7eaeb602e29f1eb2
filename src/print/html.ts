import { printable } from '../printable.ts';
import type { Block, Phrase, Span, Table } from '../report/index.ts';
import { element, escapeXml } from './xml.ts';

/** What the blocks do not hold themselves. */
export interface HtmlPlace {
  /** What tables are named after. */
  readonly name: string;
  /** Draws the chart of a comparison, as HTML; empty if there is none. */
  readonly figure?: (comparison: string) => string;
}

/** Blocks as HTML, one below the other. */
export function htmlBlocks(blocks: readonly Block[], place: HtmlPlace): string {
  return blocks.map((block) => htmlBlock(block, place)).join('\n');
}

function htmlBlock(block: Block, place: HtmlPlace): string {
  switch (block.type) {
    case 'paragraph':
      return element('p', {}, htmlPhrase(block.children));
    case 'list':
      return element('ul', {}, `\n${block.items.map(item).join('\n')}\n`);
    case 'note':
      return block.items.map(note).join('\n');
    case 'table':
      return scrolling(`Table: ${place.name}`, tableOf(block));
    case 'fold': {
      const summary = element('summary', {}, htmlPhrase(block.title));
      const content = `${summary}\n${htmlBlocks(block.blocks, place)}\n`;
      return element('details', { open: block.isOpen }, content);
    }
    case 'figure':
      return place.figure?.(block.comparison) ?? '';
  }
}

const item = (phrase: Phrase) => element('li', {}, htmlPhrase(phrase));

const note = (phrase: Phrase) =>
  element('div', { class: 'note' }, element('p', {}, htmlPhrase(phrase)));

function tableOf({ header, rows }: Table): string {
  const head = header.map((name) => (name.length === 0 ? '<td></td>' : headCell('col', name)));
  const lines = rows.map(([first = [], ...others]) => {
    const cells = others.map((cell) => element('td', {}, htmlPhrase(cell)));
    return element('tr', {}, headCell('row', first) + cells.join(''));
  });
  const thead = element('thead', {}, element('tr', {}, head.join('')));
  const tbody = element('tbody', {}, `\n${lines.join('\n')}\n`);
  return element('table', {}, `\n${thead}\n${tbody}\n`);
}

function headCell(scope: 'row' | 'col', cell: Phrase): string {
  return element('th', { scope }, htmlPhrase(cell));
}

/** Scrolls sideways if too wide; for the keyboard this needs a name and a tab stop. */
export function scrolling(name: string, content: string): string {
  const attributes = { class: 'scroll', role: 'region', 'aria-label': name, tabindex: 0 };
  return element('div', attributes, content);
}

export function htmlPhrase(phrase: Phrase): string {
  return phrase.map(htmlSpan).join('');
}

function htmlSpan(span: Span): string {
  switch (span.type) {
    case 'text':
      return escapeXml(span.value);
    case 'strong':
      return element('strong', {}, htmlPhrase(span.children));
    case 'emphasis':
      return element('em', {}, htmlPhrase(span.children));
    case 'inlineCode':
      return element('code', {}, escapeXml(span.value));
    case 'data':
      return element('code', {}, escapeXml(printable(span.value, span.maxLength) || ' '));
    case 'link': {
      const text = htmlPhrase(span.children);
      return isOnTheWeb(span.url) ? element('a', { href: span.url }, text) : text;
    }
    case 'break':
      return '<br>';
  }
}

/** An address that neither Markdown nor HTML could read as anything else. */
export function isOnTheWeb(url: string): boolean {
  return /^https?:\/\/[^\s()<>"'`\\|\p{C}]+$/u.test(url);
}
