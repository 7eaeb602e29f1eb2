/** A table for a terminal, its columns aligned, after an empty line. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) =>
    rows.reduce((widest, row) => Math.max(widest, row[i]?.length ?? 0), 0),
  );
  const write = (row: readonly string[]) =>
    row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
  return `\n${rows.map((row) => `  ${write(row).trimEnd()}`).join('\n')}`;
}

export function paragraphs(parts: readonly string[]): string {
  return `${parts.filter(Boolean).join('\n')}\n`;
}

/** Cells padded on the left to one width. */
export function alignRight(cells: readonly string[]): string[] {
  const width = Math.max(...cells.map(({ length }) => length));
  return cells.map((cell) => cell.padStart(width));
}
