import type { EarlierVerdict } from '../report/index.ts';

/** What a pull request's comment knows of the time before a report. */
interface Past {
  readonly earlier: readonly EarlierVerdict[];
  /** How often the candidate has been trained, this time included. */
  readonly draws: number;
}

/** Writes a report as Markdown for a place that takes a limited number of characters. */
export type ReportWriter = (limit: number, past?: Past) => string;

const CUT =
  '*The report is longer than GitHub accepts here; the full report is in the job summary.*';

/**
 * Reports of comparisons fit by themselves; of the text of a failure that does not, the first line is left.
 *
 * @param limit in UTF-16 units, never fewer than GitHub's characters
 */
export function cutMarkdown(markdown: string, limit: number): string {
  if (markdown.length <= limit) return markdown;
  const [title = ''] = markdown.slice(0, limit / 2).split('\n', 1);
  return `${title}\n\n${CUT}\n`;
}
