import type { RunAssessment } from '../decide/index.ts';
import { linesOf } from '../printable.ts';
import {
  type Block,
  capitalized,
  lineOf,
  OUTSIDE,
  type Section,
  say,
  sectionsOf,
  type Table,
} from '../report/index.ts';
import { type DrawFigure, plainText, quotedText } from './markup.ts';

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

export function dimmed(lines: readonly string[], screen: Screen): string[] {
  return lines.map((line) => styled(line, 'dim', screen));
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
  /** So many of the first columns are aligned on the right. */
  readonly onRight?: number;
}

/** A table with its columns aligned; the last cell of a row is wrapped. */
export function aligned(
  rows: readonly (readonly string[])[],
  { width, onRight = 0 }: Look,
): string[] {
  const widths = (rows[0] ?? []).map((_, i) => widthOf(rows.map((row) => row[i] ?? '')));
  const left = 2 + widths.slice(0, -1).reduce((sum, columns) => sum + columns + 2, 0);
  return rows.flatMap((row) => {
    const cells = row.map((cell, i) => {
      const space = ' '.repeat((widths[i] ?? 0) - columnsOf(cell));
      return i < onRight ? space + cell : cell + space;
    });
    const before = cells.slice(0, -1).map((cell) => `${cell}  `);
    const last = wrapped((cells.at(-1) ?? '').trimEnd(), { width: Math.max(20, width - left) });
    return last.map((line, i) =>
      (i === 0 ? `  ${before.join('')}${line}` : ' '.repeat(left) + line).trimEnd(),
    );
  });
}

/** With an empty line before, if there are any. */
export function apart(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', ...lines];
}

export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

const COLOURS = { fail: 'red', pass: 'green', neutral: null } as const;

/** A run for a terminal: its sections in reading order, those that only some readers need where all are wanted. */
export function renderRunText(run: RunAssessment, screen: Screen, figure: DrawFigure): string {
  const sections = sectionsOf(run, OUTSIDE);
  const isShown = ({ isFolded, id }: Section) => !isFolded || screen.isVerbose || id === 'budgets';
  const shown = sections.filter((section) => isShown(section) && section.blocks.length > 0);
  const hasMore = sections.some((section) => !isShown(section) && section.blocks.length > 0);
  const printed = shown.map((section) => sectionLines(section, screen, figure));
  const [[title = '', ...result] = [], ...others] = printed;
  const head = styled(styled(title, 'bold', screen), COLOURS[run.outcome.gate], screen);
  const more = dimmed(hasMore ? ['More: --verbose'] : [], screen);
  return textOf([head, ...result, ...[...others, more].flatMap(apart)]);
}

function sectionLines(
  { title, isFolded, blocks }: Section,
  screen: Screen,
  figure: DrawFigure,
): string[] {
  const head = isFolded ? [plainText(capitalized(say`${title}:`))] : [];
  const lines = blocks.flatMap((block) => printed(block, screen, figure));
  return [...head, ...lines];
}

function printed(block: Block, screen: Screen, figure: DrawFigure): readonly string[] {
  switch (block.type) {
    case 'lines':
    case 'note':
      return prose(block.items.map(lineOf).map(quotedText), screen);
    case 'small': {
      // An address as long as a line helps nobody here.
      const parts = block.items.filter(([part]) => part?.id !== 'help');
      return dimmed(prose([parts.map(lineOf).map(plainText).join(' · ')], screen), screen);
    }
    case 'facts': {
      const rows = block.rows.map(({ label, value }) => [plainText(label), quotedText(value)]);
      return aligned(rows, screen);
    }
    case 'table':
      return tableLines(block, screen);
    case 'fold':
      return [
        plainText(block.title),
        ...block.blocks.flatMap((one) => printed(one, screen, figure)),
        '',
      ];
    case 'code':
      return block.value.split('\n');
    case 'figure':
      return figure(block.comparison).flatMap((one) => printed(one, screen, figure));
    case 'image':
      return [];
  }
}

function tableLines({ header, rows, narrow, firstColumn }: Table, screen: Screen): string[] {
  const onRight = firstColumn === 'right' ? 1 : 0;
  const cellsOf = (lines: Table['rows']) => [header, ...lines].map((line) => line.map(plainText));
  const whole = aligned(cellsOf(rows), { width: Infinity, onRight });
  return widthOf(whole) <= screen.width ? whole : aligned(cellsOf(narrow), { ...screen, onRight });
}
