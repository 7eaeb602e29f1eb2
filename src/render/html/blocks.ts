import { element } from './element.ts';
import { inline } from './inline.ts';

interface Block {
  /** Whether a line belongs to it. */
  readonly holds: (line: string) => boolean;
  readonly write: (lines: readonly string[], title: string) => string;
}

/** What reports are made of; a line that is none of these is text. */
const BLOCKS: readonly Block[] = [
  { holds: (line) => line.startsWith('| '), write: table },
  { holds: (line) => line.startsWith('- '), write: list },
  { holds: (line) => line.startsWith('>'), write: notes },
];

const PARAGRAPH: Block = { holds: () => true, write: paragraph };

/**
 * Our own Markdown as HTML: paragraphs, tables, lists and notes.
 *
 * @param title of the section it stands in; its tables are named after it
 */
export function blocks(markdown: string, title: string): string {
  const written: string[] = [];
  let block: Block | undefined;
  let lines: string[] = [];
  const end = () => {
    if (block) written.push(block.write(lines, title));
    [block, lines] = [undefined, []];
  };
  for (const line of markdown.split('\n')) {
    const next = line === '' ? undefined : (BLOCKS.find(({ holds }) => holds(line)) ?? PARAGRAPH);
    if (next !== block) end();
    block = next;
    lines.push(line);
  }
  end();
  return written.join('\n');
}

function paragraph(lines: readonly string[]): string {
  return element('p', {}, inline(lines.join('\n')));
}

function list(lines: readonly string[]): string {
  const items = lines.map((line) => element('li', {}, inline(line.slice(2))));
  return element('ul', {}, `\n${items.join('\n')}\n`);
}

/** Quoted lines; an empty one between two notes. */
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

/** As GitHub splits a row: at bars that no backslash escapes. */
function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Scrolls by itself where it is too wide, which takes a name and a stop for the keyboard. */
export function scrolling(name: string, content: string): string {
  const attributes = { class: 'scroll', role: 'region', 'aria-label': name, tabindex: 0 };
  return element('div', attributes, content);
}
