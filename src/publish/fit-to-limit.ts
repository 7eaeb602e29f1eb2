import type { EarlierVerdict } from '../render/index.ts';

/**
 * Writes a report as Markdown for a place that takes a limited number of characters. A report
 * that is still too long is cut where it is published.
 */
export type ReportWriter = (limit: number, earlier?: readonly EarlierVerdict[]) => string;

const CUT =
  '*The report is longer than GitHub accepts here; the full report is in the job summary.*';

/** Opening and closing tags; code spans are removed first. */
const TAG = /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?(?<!\/)>/gi;
const CODE_SPAN = /(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g;
const VOID = new Set(['br', 'hr', 'img', 'source', 'wbr']);

/**
 * Cuts Markdown to a limit, at the end of a line outside every tag and fence, and says so. The last
 * guard behind a rendering that normally fits.
 *
 * @param limit in UTF-16 units, never fewer than GitHub's characters
 */
export function fitToLimit(markdown: string, limit: number): string {
  if (markdown.length <= limit) return markdown;
  const space = limit - CUT.length - 3;
  return [markdown.slice(0, lastCut(markdown, space)).trimEnd(), `${CUT}\n`]
    .filter(Boolean)
    .join('\n\n');
}

/** The last end of a line within `space` characters where nothing is open. */
function lastCut(markdown: string, space: number): number {
  const nesting = new Nesting();
  let cut = 0;
  for (let start = 0; start < space; ) {
    const end = markdown.indexOf('\n', start);
    if (end === -1 || end > space) break;
    nesting.read(markdown.slice(start, end));
    if (nesting.isClosed) cut = end;
    start = end + 1;
  }
  return cut;
}

/** The tags and the fence that are open after the lines read so far. */
class Nesting {
  #fence: string | null = null;
  readonly #tags: string[] = [];

  get isClosed(): boolean {
    return this.#fence === null && this.#tags.length === 0;
  }

  read(line: string): void {
    if (this.#fence !== null) {
      if (closes(line, this.#fence)) this.#fence = null;
      return;
    }
    this.#fence = openedFence(line);
    if (this.#fence === null) this.#readTags(line);
  }

  #readTags(line: string): void {
    for (const [, slash, name = ''] of line.replace(CODE_SPAN, '').matchAll(TAG)) {
      const tag = name.toLowerCase();
      if (VOID.has(tag)) continue;
      if (slash === '') this.#tags.push(tag);
      else if (this.#tags.includes(tag)) this.#tags.length = this.#tags.lastIndexOf(tag);
    }
  }
}

/** The rest of the line has no backtick if the fence is of backticks. */
function openedFence(line: string): string | null {
  return /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? null;
}

function closes(line: string, fence: string): boolean {
  const found = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(line)?.[1];
  return found !== undefined && found[0] === fence[0] && found.length >= fence.length;
}
