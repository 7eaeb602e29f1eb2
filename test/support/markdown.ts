/** Markdown without what stands in code spans. */
export function outsideCode(markdown: string): string {
  return markdown.replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '');
}

/** The rows of the first table, as GitHub splits them: at bars that no backslash escapes. */
export function cellsOf(markdown: string): string[][] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('| '));
  const rows = lines.map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.filter((_, i) => i !== 1);
}
