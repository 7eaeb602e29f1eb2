import { linesOf, printable } from '../printable.ts';
import type { Phrase, Span } from '../report/index.ts';

export interface Screen {
  /** In columns; words that are longer are kept whole. */
  readonly width: number;
  readonly hasColours: boolean;
  readonly isVerbose: boolean;
}

export const PLAIN_SCREEN: Screen = { width: 80, hasColours: false, isVerbose: true };

const STYLES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39] } as const;
type Style = keyof typeof STYLES;

/** A line in a style, which pagers end with the line. */
export function styled(line: string, style: Style | null, { hasColours }: Screen): string {
  if (!hasColours || style === null || line === '') return line;
  const [on, off] = STYLES[style];
  return `\u001b[${on}m${line}\u001b[${off}m`;
}

/** What combines with the character before, or joins two. */
const NO_COLUMN = /[\p{M}\p{Cf}]/gu;
const TWO_COLUMNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/gu;

/** How many columns a line without styles takes on a screen. */
export function columnsOf(line: string): number {
  const visible = line.replace(NO_COLUMN, '');
  return Array.from(visible).length + (visible.match(TWO_COLUMNS)?.length ?? 0);
}

export function widthOf(lines: readonly string[]): number {
  return lines.reduce((widest, line) => Math.max(widest, columnsOf(line)), 0);
}

/** Lines no wider than the screen, broken at spaces. */
export function wrapped(text: string, { width }: Pick<Screen, 'width'>): string[] {
  return linesOf(text, (line) => columnsOf(line) <= width);
}

/** Sentences, each from a new line on; further lines of one are indented. */
export function prose(sentences: readonly string[], { width }: Pick<Screen, 'width'>): string[] {
  return sentences.filter(Boolean).flatMap((sentence) => {
    const [first = '', ...others] = wrapped(sentence, { width: width - 2 });
    return [first, ...others.map((line) => `  ${line}`)];
  });
}

interface Look extends Pick<Screen, 'width'> {
  /** Adds a style to a cell by its place; not to the last of a row. */
  readonly paint?: (cell: string, row: number, column: number) => string;
}

/** A table with its columns aligned; the last cell of a row is wrapped. */
export function aligned(
  rows: readonly (readonly string[])[],
  { width, paint = (cell) => cell }: Look,
): string[] {
  const widths = (rows[0] ?? []).map((_, i) => widthOf(rows.map((row) => row[i] ?? '')));
  const left = 2 + widths.slice(0, -1).reduce((sum, columns) => sum + columns + 2, 0);
  return rows.flatMap((row, at) => {
    const cells = row.slice(0, -1).map((cell, i) => {
      return paint(cell, at, i) + ' '.repeat((widths[i] ?? 0) - columnsOf(cell) + 2);
    });
    const last = wrapped(row.at(-1) ?? '', { width: Math.max(20, width - left) });
    return last.map((line, i) =>
      (i === 0 ? `  ${cells.join('')}${line}` : ' '.repeat(left) + line).trimEnd(),
    );
  });
}

export function rowsOf(columns: readonly (readonly string[])[]): string[][] {
  return (columns[0] ?? []).map((_, i) => columns.map((column) => column[i] ?? ''));
}

export function alignRight(cells: readonly string[]): string[] {
  const width = widthOf(cells);
  return cells.map((cell) => ' '.repeat(width - columnsOf(cell)) + cell);
}

/** With an empty line before, if there are any. */
export function apart(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', ...lines];
}

export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** A phrase as plain text on one line: names as they are, for titles and tables; links with their addresses. */
export function plainText(phrase: Phrase): string {
  return written(phrase, (name) => name);
}

/**
 * The same with names in backticks, for sentences, which names may otherwise run into; but for those that have
 * backticks of their own.
 */
export function quotedText(phrase: Phrase): string {
  return written(phrase, (name) => (name.includes('`') ? name : `\`${name}\``));
}

function written(phrase: Phrase, quote: (name: string) => string): string {
  const write = (span: Span): string => {
    switch (span.type) {
      case 'text':
        return span.value;
      case 'inlineCode':
        return `\`${span.value}\``;
      case 'data':
        return quote(printable(span.value, span.maxLength));
      case 'link': {
        const text = written(span.children, quote);
        return isOnTheWeb(span.url) ? `${text} (${span.url})` : text;
      }
      case 'break':
        return ' ';
      default:
        return written(span.children, quote);
    }
  };
  return phrase.map(write).join('');
}

/** An address that neither Markdown nor HTML could read as anything else. */
export function isOnTheWeb(url: string): boolean {
  return /^https?:\/\/[^\s()<>"'`\\|\p{C}]+$/u.test(url);
}
