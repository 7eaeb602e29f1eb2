import { printable } from '../printable.ts';
import type { Block, Phrase, Span, Table } from '../report/index.ts';
import { htmlPhrase, isOnTheWeb } from './html.ts';

/** Draws the chart of a comparison as Markdown; empty if there is none. */
export type DrawFigure = (comparison: string) => string;

/** Blocks as GitHub Markdown, without a line end after the last. */
export function markdownBlocks(blocks: readonly Block[], figure: DrawFigure = () => ''): string {
  const written = blocks.map((block) => markdownBlock(block, figure));
  return written.filter(Boolean).join('\n\n');
}

function markdownBlock(block: Block, figure: DrawFigure): string {
  switch (block.type) {
    case 'paragraph':
      return markdownPhrase(block.children);
    case 'list':
      return block.items.map((item) => `- ${markdownPhrase(item)}`).join('\n');
    case 'note':
      return block.items.map((item) => `> ${markdownPhrase(item)}`).join('\n>\n');
    case 'table':
      return tableOf(block);
    case 'fold': {
      const open = block.isOpen ? ' open' : '';
      // GitHub reads no Markdown in the summary of a fold.
      const start = `<details${open}><summary>${htmlPhrase(block.title)}</summary>`;
      return [start, markdownBlocks(block.blocks, figure), '</details>']
        .filter(Boolean)
        .join('\n\n');
    }
    case 'figure':
      return figure(block.comparison);
  }
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
export function fenced(text: string, language = ''): string {
  const lines = text.split('\n').map((line) => {
    const indent = /^ {0,8}/.exec(line)?.[0] ?? '';
    return (indent + printable(line, 2000)).trimEnd();
  });
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return [`${fence}${language}`, ...lines, fence].join('\n');
}
