import type { UserError } from '../errors.ts';
import { printable } from '../printable.ts';
import {
  type Block,
  capitalized,
  emphasis,
  type Fact,
  failureBlocks,
  type Image,
  lineOf,
  type Phrase,
  type ReportFrame,
  type Section,
  type Span,
  say,
  series,
  strong,
  type Table,
  table,
} from '../report/index.ts';

/** How a surface writes each kind of span; what is in it is written already, but for text. */
interface SpanWriter {
  readonly text: (text: string) => string;
  readonly strong: (content: string) => string;
  readonly emphasis: (content: string) => string;
  readonly inlineCode: (text: string) => string;
  readonly data: (text: string, maxLength?: number) => string;
  /** Only of an address on the web. */
  readonly link: (content: string, url: string) => string;
}

function writePhrase(phrase: Phrase, writer: SpanWriter): string {
  const write = (span: Span): string => {
    switch (span.type) {
      case 'text':
      case 'inlineCode':
        return writer[span.type](span.value);
      case 'data':
        return writer.data(span.value, span.maxLength);
      case 'link': {
        const content = writePhrase(span.children, writer);
        return isOnTheWeb(span.url) ? writer.link(content, span.url) : content;
      }
      default:
        return writer[span.type](writePhrase(span.children, writer));
    }
  };
  return phrase.map(write).join('');
}

const PLAIN: SpanWriter = {
  text: (text) => text,
  strong: (content) => content,
  emphasis: (content) => content,
  inlineCode: (text) => `\`${text}\``,
  data: printable,
  link: (content, url) => `${content} (${url})`,
};

/** A phrase as plain text on one line: names as they are, for titles and tables; links with their addresses. */
export function plainText(phrase: Phrase): string {
  return writePhrase(phrase, PLAIN);
}

/**
 * The same with names in backticks, for sentences, which names may otherwise run into; but for those that have
 * backticks of their own.
 */
export function quotedText(phrase: Phrase): string {
  const data = (text: string, maxLength?: number) => {
    const name = printable(text, maxLength);
    return name.includes('`') ? name : `\`${name}\``;
  };
  return writePhrase(phrase, { ...PLAIN, data });
}

/** An address that neither Markdown nor HTML could read as anything else. */
function isOnTheWeb(url: string): boolean {
  return /^https?:\/\/[^\s()<>"'`\\|\p{C}]+$/u.test(url);
}

/** What shows the chart of a comparison; empty if there is none. */
export type DrawFigure = (comparison: string) => readonly Block[];

interface Place {
  /** In UTF-16 units, which are never fewer than the characters GitHub counts. */
  readonly limit: number;
  /** Where to find the whole report. */
  readonly elsewhere: Phrase;
  readonly figure?: DrawFigure;
}

/**
 * The sections as one text of GitHub Markdown within the limit; those that only some readers need stand in one fold.
 * Sections are shortened priority by priority until the text fits; a note then links to the whole report. A larger limit
 * never shows less, and no fold is cut. The text exceeds the limit only if it still does after every section is shortened.
 */
export function fitSections(
  sections: readonly Section[],
  { limit, elsewhere, figure }: Place,
): string {
  const printed = sections.map(({ blocks, brief, ...section }) => ({
    ...section,
    whole: markdownBlocks(blocks, figure),
    brief: markdownBlocks(brief, figure),
  }));
  const left = say`Some of it is left out to fit GitHub’s limit. The whole report: ${elsewhere}.`;
  const note = markdownPhrase([emphasis(left)]);
  const changing = printed.filter(({ whole, brief }) => brief !== whole);
  const priorities = [...new Set(changing.map(({ priority }) => priority))].sort((a, b) => a - b);
  let text = textOf(printed, -Infinity, '');
  for (const priority of priorities) {
    if (text.length <= limit) return text;
    text = textOf(printed, priority, note);
  }
  return text;
}

interface Printed extends Pick<Section, 'title' | 'isFolded' | 'priority'> {
  readonly whole: string;
  readonly brief: string;
}

/** The sections, those up to a priority in brief. */
function textOf(sections: readonly Printed[], priority: number, note: string): string {
  const shown = sections
    .map((one) => ({ ...one, text: one.priority <= priority ? one.brief : one.whole }))
    .filter(({ text }) => text !== '');
  const open = shown.filter(({ isFolded }) => !isFolded).map(({ text }) => text);
  const folded = shown.filter(({ isFolded }) => isFolded);
  const titles = capitalized(series(folded.map(({ title }) => say`${title}`)));
  const inFold = folded.map(({ title, text }) => {
    const head = markdownPhrase([strong(capitalized(say`${title}`))]);
    return `${head}\n\n${text}`;
  });
  const fold = folded.length === 0 ? '' : foldOf(titles, inFold.join('\n\n'));
  return `${[...open, fold, note].filter(Boolean).join('\n\n')}\n`;
}

/** GitHub reads no Markdown in the summary of a fold. */
function foldOf(title: Phrase, content: string): string {
  const start = `<details><summary>${htmlPhrase(title)}</summary>`;
  return [start, content, '</details>'].filter(Boolean).join('\n\n');
}

/** Blocks as GitHub Markdown, without a line end after the last. */
export function markdownBlocks(blocks: readonly Block[], figure: DrawFigure = () => []): string {
  const written = blocks.map((block) => markdownBlock(block, figure));
  return written.filter(Boolean).join('\n\n');
}

function markdownBlock(block: Block, figure: DrawFigure): string {
  switch (block.type) {
    case 'lines':
      return block.items.map(lineOf).map(markdownPhrase).join('<br>\n');
    case 'small':
      return `<sub>${block.items.map(lineOf).map(markdownPhrase).join(' · ')}</sub>`;
    case 'facts':
      // A table without a header is none to GitHub.
      return tableOf(table([[], []], cellsOf(block.rows), 'left'));
    case 'note':
      return block.items
        .map(lineOf)
        .map(markdownPhrase)
        .map((line) => `> ${line}`)
        .join('\n>\n');
    case 'table':
      return tableOf(block);
    case 'fold':
      return foldOf(block.title, markdownBlocks(block.blocks, figure));
    case 'code':
      return fenced(block.value, block.language);
    case 'image':
      return imageOf(block);
    case 'figure':
      return markdownBlocks(figure(block.comparison));
  }
}

/** GitHub knows pictures for some screens, and a width, only as HTML. */
function imageOf({ alt, url: src, others = [], width }: Image): string {
  const image = `<img${attributesOf({ alt: plainText(alt), width, src })}>`;
  if (others.length === 0) return image;
  const sources = others.map(({ media, url }) => `<source${attributesOf({ media, srcset: url })}>`);
  return `<picture>${sources.join('')}${image}</picture>`;
}

function cellsOf(rows: readonly Fact[]): Phrase[][] {
  return rows.map(({ label, value }) => [label, value]);
}

function tableOf({ header, rows, firstColumn }: Table): string {
  const rule = header.map((_, i) => (i === 0 && firstColumn === 'right' ? '--:' : ':--'));
  const lines = [header, ...rows].map((cells) => cells.map(markdownPhrase));
  const [head = [], ...others] = lines;
  return [head, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function markdownPhrase(phrase: Phrase): string {
  return writePhrase(phrase, {
    text: escapeText,
    strong: (text) => `**${text}**`,
    emphasis: (text) => `*${text}*`,
    inlineCode: codeSpan,
    data: codeSpan,
    link: (text, url) => `[${text}](${url})`,
  });
}

/** What would be read as more than text. */
const MARKS = /[\\`*_~[\]<>|&]/g;

function escapeText(text: string): string {
  return text.replace(MARKS, '\\$&');
}

/**
 * Untrusted text as a Markdown code span, in which nothing is a link, a mention, an image, HTML or
 * emphasis. A vertical bar is escaped for tables, where GitHub reads it even inside a code span; a
 * space after a preceding backslash keeps that from escaping the escape.
 */
export function codeSpan(text: string, maxLength?: number): string {
  const content =
    printable(text, maxLength)
      .replace(/\\(?=\|)/g, '\\ ')
      .replaceAll('|', '\\|') || ' ';
  const longestRun = Math.max(0, ...(content.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  const padding = longestRun > 0 ? ' ' : '';
  return `${fence}${padding}${content}${padding}${fence}`;
}

/**
 * Untrusted text as a code block, in which nothing is read as Markdown; line breaks and indentation
 * are preserved.
 */
function fenced(text: string, language: string): string {
  const lines = text.split('\n').map((line) => {
    const indent = /^ {0,40}/.exec(line)?.[0] ?? '';
    return (indent + printable(line, 2000)).trimEnd();
  });
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return [`${fence}${language}`, ...lines, fence].join('\n');
}

export function renderFailure(
  error: UserError,
  frame: Pick<ReportFrame, 'name' | 'origin'>,
  title: Phrase,
): string {
  return `${markdownBlocks(failureBlocks(error, frame, title))}\n`;
}

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
    case 'lines':
      return element('p', {}, block.items.map(lineOf).map(htmlPhrase).join('<br>'));
    case 'small':
      return element('p', { class: 'small' }, block.items.map(lineOf).map(htmlPhrase).join(' · '));
    case 'facts':
      return scrolling(`Facts: ${name}`, tableHtml([], cellsOf(block.rows)));
    case 'note':
      return block.items
        .map(lineOf)
        .map(htmlPhrase)
        .map((line) => element('div', { class: 'note' }, element('p', {}, line)))
        .join('\n');
    case 'table':
      return scrolling(`Table: ${name}`, tableHtml(block.header, block.rows));
    case 'fold': {
      const summary = element('summary', {}, htmlPhrase(block.title));
      return element('details', {}, `${summary}\n${htmlBlocks(block.blocks, name)}\n`);
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

function tableHtml(header: Table['header'], rows: Table['rows']): string {
  const head = header.map((name) => (name.length === 0 ? '<td></td>' : headCell('col', name)));
  const lines = rows.map(([first = [], ...others]) => {
    const cells = others.map((cell) => element('td', {}, htmlPhrase(cell)));
    return element('tr', {}, headCell('row', first) + cells.join(''));
  });
  const thead = head.length > 0 && `\n${element('thead', {}, element('tr', {}, head.join('')))}`;
  const tbody = element('tbody', {}, `\n${lines.join('\n')}\n`);
  return element('table', {}, `${thead || ''}\n${tbody}\n`);
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
  const coded = (text: string) => element('code', {}, escapeXml(text));
  return writePhrase(phrase, {
    text: escapeXml,
    strong: (text) => element('strong', {}, text),
    emphasis: (text) => element('em', {}, text),
    inlineCode: coded,
    data: (text, maxLength) => coded(printable(text, maxLength) || ' '),
    link: (text, href) => element('a', { href }, text),
  });
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
function attributesOf(attributes: Attributes): string {
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
