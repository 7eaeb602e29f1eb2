import { element } from '../svg/svg.ts';
import { escapeXml } from '../wording/markup.ts';

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

/** A part of the page under a heading, of our own Markdown; empty if there is nothing to say. */
export function section(id: string, title: string, markdown: string): string {
  const content = blocks(markdown, title);
  return content === '' ? '' : sectionOf(id, title, content);
}

export function sectionOf(id: string, title: string, content: string): string {
  const heading = element('h2', { id: `${id}-title` }, escapeXml(title));
  return element('section', { id }, `\n${heading}\n${content}\n`);
}

const FOLDED = /^<details><summary>(.*)<\/summary>\n\n([\s\S]*)\n\n<\/details>$/;

/** A folded section of the comment: a page has enough space, and print cannot unfold. */
export function unfolded(markdown: string): { readonly title: string; readonly body: string } {
  const [, title = '', body = ''] = FOLDED.exec(markdown) ?? [];
  return { title, body };
}

/**
 * Our own Markdown as HTML: paragraphs, tables, lists and notes, with an empty line between them.
 *
 * @param title of the section; its tables are named after it
 */
export function blocks(markdown: string, title: string): string {
  const written = markdown
    .split(/\n\n+/)
    .filter(Boolean)
    .map((block) => {
      const lines = block.split('\n');
      if (block.startsWith('| ')) return table(lines, title);
      if (block.startsWith('- ')) {
        const items = lines.map((line) => element('li', {}, inline(line.slice(2))));
        return element('ul', {}, `\n${items.join('\n')}\n`);
      }
      return block.startsWith('>') ? notes(lines) : element('p', {}, inline(block));
    });
  return written.join('\n');
}

/** Quoted lines; an empty one separates two notes. */
function notes(lines: readonly string[]): string {
  const texts = lines.map((line) => line.replace(/^> ?/, '')).filter(Boolean);
  return texts
    .map((text) => element('div', { class: 'note' }, element('p', {}, inline(text))))
    .join('\n');
}

function table([header = '', _rule, ...rows]: readonly string[], title: string): string {
  const head = cellsOf(header).map((name) => (name === '' ? '<td></td>' : headCell('col', name)));
  const lines = rows.map((row) => {
    const [first = '', ...others] = cellsOf(row);
    const cells = others.map((cell) => element('td', {}, inline(cell)));
    return element('tr', {}, headCell('row', first) + cells.join(''));
  });
  const thead = element('thead', {}, element('tr', {}, head.join('')));
  const tbody = element('tbody', {}, `\n${lines.join('\n')}\n`);
  return scrolling(`Table: ${title}`, element('table', {}, `\n${thead}\n${tbody}\n`));
}

function headCell(scope: 'row' | 'col', cell: string): string {
  return element('th', { scope }, inline(cell));
}

/** Splits a row as GitHub does, at bars without a backslash before them. */
function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Scrolls sideways if too wide; for the keyboard this needs a name and a tab stop. */
export function scrolling(name: string, content: string): string {
  const attributes = { class: 'scroll', role: 'region', 'aria-label': name, tabindex: 0 };
  return element('div', attributes, content);
}

/** A code span with its fence, which may be of several backticks. */
const CODE = /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g;
/** All other inline marks of the reports, as they look after escaping. */
const MARKS =
  /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)|&lt;br&gt;/g;

/**
 * A line of our own Markdown as HTML: code spans, emphasis, links to the web and line breaks.
 * Anything else is text. Everything is escaped first, so that no mistake here can turn data into
 * markup.
 */
export function inline(markdown: string): string {
  const parts: string[] = [];
  let last = 0;
  for (const { 0: span, 2: content = '', index } of markdown.matchAll(CODE)) {
    parts.push(marked(markdown.slice(last, index)), code(content));
    last = index + span.length;
  }
  return [...parts, marked(markdown.slice(last))].join('');
}

function marked(text: string): string {
  return escapeXml(text).replace(MARKS, (_, strong?: string, em?: string, label?, url?: string) => {
    if (strong !== undefined) return element('strong', {}, strong);
    if (em !== undefined) return element('em', {}, em);
    return url === undefined ? '<br>' : `<a href="${url}">${label}</a>`;
  });
}

/** Drops the padding next to backticks and the backslashes that tables need. */
function code(content: string): string {
  const isPadded = /^ [\s\S]*`[\s\S]* $/.test(content);
  const text = (isPadded ? content.slice(1, -1) : content).replaceAll('\\|', '|');
  return element('code', {}, escapeXml(text));
}
