/** What of a Markdown text is neither in a block of code nor in a code span. */
export function outsideCode(markdown: string): string {
  let fence = '';
  const lines = markdown.split('\n').map((line) => {
    const [mark = ''] = /^`{3,}/.exec(line) ?? [];
    if (fence !== '') {
      if (line.trim() === fence) fence = '';
      return '';
    }
    if (mark !== '' && !line.slice(mark.length).includes('`')) fence = mark;
    return mark === fence && mark !== '' ? '' : withoutSpans(line);
  });
  if (fence !== '') throw new Error('A block of code is left open.');
  return lines.join('\n');
}

/** A run of backticks begins a span if another of just that length ends it. */
function withoutSpans(line: string): string {
  return line.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '');
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
