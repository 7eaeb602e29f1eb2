import type { EarlierVerdict } from '../render/index.ts';

/**
 * Writes a report as Markdown for a place that takes a limited number of characters. A report
 * that is still too long is cut where it is published.
 */
export type ReportWriter = (limit: number, earlier?: readonly EarlierVerdict[]) => string;

const CUT =
  '*The report is longer than GitHub accepts here; the full report is in the job summary.*';

/** What closes the deepest nesting of a report, generously. */
const MAX_CLOSING = 200;

/**
 * Cuts Markdown of this program to a limit at the end of a line, closes what is open there, and
 * says so. Reports of comparisons fit by themselves; the text of a failure may not.
 *
 * @param limit in UTF-16 units, never fewer than GitHub's characters
 */
export function cutMarkdown(markdown: string, limit: number): string {
  if (markdown.length <= limit) return markdown;
  const head = markdown.slice(0, limit - CUT.length - MAX_CLOSING);
  const whole = head.slice(0, head.lastIndexOf('\n') + 1);
  return `${whole}${closingOf(whole)}\n${CUT}\n`;
}

/** Closes the code block and the folds that are open at the end. */
function closingOf(markdown: string): string {
  let fence = '';
  let folds = 0;
  for (const [mark = ''] of markdown.matchAll(/^(?:`{3,}|<\/?details\b)/gm)) {
    if (mark.startsWith('<')) {
      if (fence === '') folds += mark === '<details' ? 1 : -1;
    } else if (fence === '') {
      fence = mark;
    } else if (mark.length >= fence.length) {
      fence = '';
    }
  }
  return [fence && `${fence}\n`, '\n</details>\n'.repeat(Math.max(0, folds))].join('');
}
