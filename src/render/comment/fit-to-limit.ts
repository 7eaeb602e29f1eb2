import { listOf } from '../wording/numbers.ts';

/** A part of a report, in Markdown. */
export interface Section {
  /** Its name in the list of what was left out, empty if it is not listed; no untrusted text. */
  readonly title: string;
  /** Empty if there is nothing to say. */
  readonly markdown: string;
  /** Across all sections, the lowest rank is shortened first. */
  readonly rank: number;
  /** What is left of the section; empty if it is left out. */
  readonly brief: string;
}

/** A section that is shown whole or not at all. */
export function optional(title: string, markdown: string, rank: number): Section {
  return { title, markdown, rank, brief: '' };
}

/**
 * The sections as one text within the limit. Sections are shortened rank by rank until the text
 * fits; a note then lists them and links to the whole report. A larger limit never shows less. The
 * text exceeds the limit only if it still does after every section is shortened.
 *
 * @param limit in UTF-16 units, which are never fewer than the characters GitHub counts
 * @param elsewhere where to find the whole report, as Markdown
 */
export function fitSections(sections: readonly Section[], limit: number, elsewhere: string) {
  let text = joined(sections.map(({ markdown }) => markdown));
  const canShorten = ({ markdown, brief }: Section) => brief !== markdown;
  const ranksInUse = sections.filter(canShorten).map(({ rank }) => rank);
  const ranks = [...new Set(ranksInUse)].sort((a, b) => a - b);
  for (const rank of ranks) {
    if (text.length <= limit) return text;
    const isShort = (section: Section) => section.rank <= rank && canShorten(section);
    const left = rank === ranks.at(-1) ? 'all else' : listOf(titlesOf(sections.filter(isShort)));
    const note = `*Left out or shortened to fit GitHub’s limit: ${left}. The whole report: ${elsewhere}.*`;
    const shown = sections.map((section) => (isShort(section) ? section.brief : section.markdown));
    text = joined([...shown, note]);
  }
  return text;
}

/** A title that several sections have is written once, with how many. */
function titlesOf(sections: readonly Section[]): string[] {
  const counts = new Map<string, number>();
  for (const { title } of sections) counts.set(title, (counts.get(title) ?? 0) + 1);
  counts.delete('');
  return [...counts].map(([title, count]) => (count === 1 ? title : `${title} (${count} times)`));
}

function joined(parts: readonly string[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
