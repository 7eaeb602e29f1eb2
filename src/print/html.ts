import { printable } from '../printable.ts';
import {
  type Block,
  type Fact,
  lineOf,
  type Phrase,
  partsOf,
  type Span,
  type Statement,
  type Table,
} from '../report/index.ts';
import { isOnTheWeb, plainText } from './text.ts';

/**
 * Blocks as HTML, one below the other; a figure has its own form on a page.
 *
 * @param name what tables are named after
 */
export function htmlBlocks(blocks: readonly Block[], name = ''): string {
  return blocks.map((block) => htmlBlock(block, name)).join('\n');
}

function htmlBlock(block: Block, name: string): string {
  switch (block.type) {
    case 'paragraph':
      return paragraphOf(block.children);
    case 'lines':
      return element('p', {}, block.items.map((line) => htmlPhrase(lineOf(line))).join('<br>'));
    case 'small':
      return element('p', { class: 'small' }, htmlPhrase(partsOf(block.parts)));
    case 'facts':
      return scrolling(`Facts: ${name}`, factsOf(block.rows));
    case 'note':
      return block.items
        .map((item) => element('div', { class: 'note' }, paragraphOf(item)))
        .join('\n');
    case 'table':
      return scrolling(`Table: ${name}`, tableOf(block));
    case 'fold': {
      const summary = element('summary', {}, htmlPhrase(block.title));
      const content = `${summary}\n${htmlBlocks(block.blocks, name)}\n`;
      return element('details', { open: block.isOpen }, content);
    }
    case 'code':
      return element('pre', {}, element('code', {}, escapeXml(block.value)));
    case 'image': {
      const { alt, url: src, width } = block;
      return element('img', { alt: plainText(alt), width, src });
    }
    case 'figure':
      return '';
  }
}

function paragraphOf(line: readonly Statement[]): string {
  return element('p', {}, htmlPhrase(lineOf(line)));
}

function factsOf(rows: readonly Fact[]): string {
  const lines = rows.map(({ label, value }) =>
    element('tr', {}, headCell('row', label) + element('td', {}, htmlPhrase(value))),
  );
  return element('table', {}, `\n${element('tbody', {}, `\n${lines.join('\n')}\n`)}\n`);
}

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

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 cannot represent, not even as references; lone surrogates included. */
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Attributes, escaped, each after a space; for `true` only the name is written, for `false` nothing. */
export function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === undefined || value === false) return '';
      if (value === true) return ` ${name}`;
      const text = typeof value === 'number' ? coordinate(value) : value;
      return ` ${name}="${escapeXml(text)}"`;
    })
    .join('');
}

/** Escapes text for an element or a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replace(ILLEGAL, '').replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);
}

/** The one place where numbers become text in a chart: at most two decimals, no negative zero. */
export function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** An element with its attributes escaped; `content` is markup already, and closes itself if not given. */
export function element(name: string, attributes: Attributes, content?: string): string {
  const start = `<${name}${attributesOf(attributes)}`;
  return content === undefined ? `${start}/>` : `${start}>${content}</${name}>`;
}

/**
 * Data for scripts, which browsers do not run: nothing in it can end the element, open a comment or
 * break a line of script.
 */
export function jsonBlock(id: string, value: unknown): string {
  const text = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return element('script', { type: 'application/json', id }, text);
}
