export interface Screen {
  /** In columns; words that are longer are kept whole. */
  readonly width: number;
  readonly hasColours: boolean;
  /** Whether every note is wanted. */
  readonly isVerbose: boolean;
}

/** A log without a terminal. */
export const PLAIN_SCREEN: Screen = { width: 80, hasColours: false, isVerbose: true };

const STYLES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39] } as const;
type Style = keyof typeof STYLES;

/** The same text in a style; every line by itself, because pagers end a style with the line. */
export function styled(text: string, style: Style | null, { hasColours }: Screen): string {
  if (!hasColours || style === null) return text;
  const [on, off] = STYLES[style];
  return text.replace(/.+/g, (line) => `\u001b[${on}m${line}\u001b[${off}m`);
}

/** What combines with the character before, or joins two. */
const NO_COLUMN = /[\p{M}\p{Cf}]/gu;
/** East Asian characters and pictures. */
const TWO_COLUMNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/gu;

/** How many columns a line without styles takes on a screen. */
export function columnsOf(line: string): number {
  const visible = line.replace(NO_COLUMN, '');
  return Array.from(visible).length + (visible.match(TWO_COLUMNS)?.length ?? 0);
}

/** Not in "80 %". */
const SPACE = / (?!%)/;

/** Lines no wider than the screen, broken at spaces. */
export function wrapped(text: string, { width }: Screen): string {
  const lines: string[] = [];
  for (const word of text.split(SPACE)) {
    const line = lines.at(-1);
    if (line === undefined || columnsOf(line) + 1 + columnsOf(word) > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}

/** Sentences, each from a new line on; further lines of one are indented. */
export function prose(sentences: readonly string[], screen: Screen): string {
  const inner = { ...screen, width: screen.width - 2 };
  return sentences
    .filter(Boolean)
    .map((sentence) => wrapped(sentence, inner).replaceAll('\n', '\n  '))
    .join('\n');
}

/** Adds a style to a cell by its place. */
type Paint = (cell: string, row: number, column: number) => string;

/** A table after an empty line, its columns aligned; the last cell of a row is wrapped. */
export function aligned(
  rows: readonly (readonly string[])[],
  screen: Screen,
  paint: Paint = (cell) => cell,
): string {
  const widths = (rows[0] ?? []).map((_, i) =>
    rows.reduce((widest, row) => Math.max(widest, columnsOf(row[i] ?? '')), 0),
  );
  const line = (row: readonly string[], at: number) => {
    const gap = (cell: string, i: number) => ' '.repeat((widths[i] ?? 0) - columnsOf(cell) + 2);
    const before = `  ${row
      .slice(0, -1)
      .map((cell, i) => paint(cell, at, i) + gap(cell, i))
      .join('')}`;
    const left = 2 + widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 0);
    const width = Math.max(20, screen.width - left);
    const last = wrapped(row.at(-1) ?? '', { ...screen, width });
    return before + last.replaceAll('\n', `\n${' '.repeat(left)}`);
  };
  return `\n${rows.map((row, at) => line(row, at).trimEnd()).join('\n')}`;
}

export function paragraphs(parts: readonly string[]): string {
  return `${parts.filter(Boolean).join('\n')}\n`;
}

/** A table of columns that begin with their titles, all aligned on the right. */
export function numbersTable(columns: readonly (readonly string[])[], screen: Screen): string {
  return aligned(rowsOf(columns.map(alignRight)), screen);
}

export function rowsOf(columns: readonly (readonly string[])[]): string[][] {
  return (columns[0] ?? []).map((_, i) => columns.map((column) => column[i] ?? ''));
}

export function alignRight(cells: readonly string[]): string[] {
  const width = Math.max(...cells.map(columnsOf));
  return cells.map((cell) => ' '.repeat(width - columnsOf(cell)) + cell);
}
