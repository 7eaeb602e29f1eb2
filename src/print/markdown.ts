import type { UserError } from '../errors.ts';
import { printable } from '../printable.ts';
import {
  type Block,
  capitalized,
  emphasis,
  type Fact,
  failureBlocks,
  type Image,
  joined,
  lineOf,
  listed,
  type Phrase,
  partsOf,
  type ReportFrame,
  type Section,
  type Span,
  say,
  strong,
  type Table,
  table,
} from '../report/index.ts';
import { attributesOf, htmlPhrase } from './html.ts';
import { isOnTheWeb, plainText } from './text.ts';

interface Place {
  /** In UTF-16 units, which are never fewer than the characters GitHub counts. */
  readonly limit: number;
  /** Where to find the whole report. */
  readonly elsewhere: Phrase;
  readonly figure?: DrawFigure;
}

/**
 * The sections as one text of GitHub Markdown within the limit; those that only some readers need stand in one fold.
 * Sections are shortened priority by priority until the text fits; a note then lists them and links to the whole
 * report. A larger limit never shows less, and no fold is cut. The text exceeds the limit only if it still does after
 * every section is shortened.
 */
export function fitSections(
  sections: readonly Section[],
  { limit, elsewhere, figure }: Place,
): string {
  const printed = sections.map((section) => {
    const [whole, brief] = [section.blocks, section.brief].map((blocks) =>
      markdownBlocks(blocks, figure),
    );
    return { section, whole: whole ?? '', brief: brief ?? '' };
  });
  const canShorten = ({ whole, brief }: Printed) => brief !== whole;
  const inUse = printed.filter(canShorten).map(({ section }) => section.priority);
  const priorities = [...new Set(inUse)].sort((a, b) => a - b);
  let text = textOf(printed.map(({ section, whole }) => [section, whole]));
  for (const priority of priorities) {
    if (text.length <= limit) return text;
    const isShort = (part: Printed) => part.section.priority <= priority && canShorten(part);
    const shortened = printed.filter(isShort).map(({ section }) => section);
    const left = priority === priorities.at(-1) ? say`all else` : listed(titlesOf(shortened));
    const note = say`Left out or shortened to fit GitHub’s limit: ${left}. The whole report: ${elsewhere}.`;
    const shown = printed.map(
      (part) => [part.section, isShort(part) ? part.brief : part.whole] as const,
    );
    text = textOf(shown, markdownPhrase([emphasis(note)]));
  }
  return text;
}

interface Printed {
  readonly section: Section;
  readonly whole: string;
  readonly brief: string;
}

/** A title that several sections have is written once, with how many. */
function titlesOf(sections: readonly Section[]): Phrase[] {
  const counts = new Map<Section['title'], number>();
  for (const { title } of sections) counts.set(title, (counts.get(title) ?? 0) + 1);
  return [...counts].map(([title, count]) =>
    count === 1 ? say`${title}` : say`${title} (${count} times)`,
  );
}

function textOf(parts: readonly (readonly [Section, string])[], note = ''): string {
  const shown = parts.filter(([, text]) => text !== '');
  const open = shown.filter(([{ isFolded }]) => !isFolded).map(([, text]) => text);
  const folded = shown.filter(([{ isFolded }]) => isFolded);
  const titles = joined(
    folded.map(([{ title }], i) => (i === 0 ? capitalized(say`${title}`) : say`${title}`)),
    say`, `,
  );
  const inFold = folded.map(
    ([{ title }, text]) => `${markdownPhrase([strong(capitalized(say`${title}`))])}\n\n${text}`,
  );
  const fold = folded.length === 0 ? '' : foldOf(titles, inFold.join('\n\n'));
  return `${[...open, fold, note].filter(Boolean).join('\n\n')}\n`;
}

/** GitHub reads no Markdown in the summary of a fold. */
function foldOf(title: Phrase, content: string, isOpen = false): string {
  const start = `<details${isOpen ? ' open' : ''}><summary>${htmlPhrase(title)}</summary>`;
  return [start, content, '</details>'].filter(Boolean).join('\n\n');
}

/** What shows the chart of a comparison; empty if there is none. */
export type DrawFigure = (comparison: string) => readonly Block[];

/** Blocks as GitHub Markdown, without a line end after the last. */
export function markdownBlocks(blocks: readonly Block[], figure: DrawFigure = () => []): string {
  const written = blocks.map((block) => markdownBlock(block, figure));
  return written.filter(Boolean).join('\n\n');
}

function markdownBlock(block: Block, figure: DrawFigure): string {
  switch (block.type) {
    case 'paragraph':
      return markdownPhrase(lineOf(block.children));
    case 'lines':
      return block.items.map((line) => markdownPhrase(lineOf(line))).join('<br>\n');
    case 'small':
      return `<sub>${markdownPhrase(partsOf(block.parts))}</sub>`;
    case 'facts':
      return factsOf(block.rows);
    case 'note':
      return block.items.map((item) => `> ${markdownPhrase(lineOf(item))}`).join('\n>\n');
    case 'table':
      return tableOf(block);
    case 'fold':
      return foldOf(block.title, markdownBlocks(block.blocks, figure), block.isOpen);
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

/** A table without a header is none to GitHub. */
function factsOf(rows: readonly Fact[]): string {
  return tableOf(
    table(
      [[], []],
      rows.map(({ label, value }) => [label, value]),
      'left',
    ),
  );
}

function tableOf({ header, rows, firstColumn }: Table): string {
  const rule = header.map((_, i) => (i === 0 && firstColumn === 'right' ? '--:' : ':--'));
  const lines = [header, ...rows].map((cells) => cells.map(markdownPhrase));
  const [head = [], ...others] = lines;
  return [head, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function markdownPhrase(phrase: Phrase): string {
  return phrase.map(markdownSpan).join('');
}

function markdownSpan(span: Span): string {
  switch (span.type) {
    case 'text':
      return escapeText(span.value);
    case 'strong':
      return `**${markdownPhrase(span.children)}**`;
    case 'emphasis':
      return `*${markdownPhrase(span.children)}*`;
    case 'inlineCode':
      return codeSpan(span.value);
    case 'data':
      return codeSpan(span.value, span.maxLength);
    case 'link': {
      const text = markdownPhrase(span.children);
      return isOnTheWeb(span.url) ? `[${text}](${span.url})` : text;
    }
    case 'break':
      return '<br>';
  }
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
