import { listOf } from '../wording/numbers.ts';

/** A part of a report, in Markdown. */
export interface Section {
  /** Its name in the list of what was left out, empty if it is not listed; no untrusted text. */
  readonly title: string;
  /** Empty if there is nothing to say. */
  readonly markdown: string;
  /** Shorter forms, in the order in which they are tried. */
  readonly shorter: readonly Shorter[];
}

interface Shorter {
  /** Across all sections, the lowest rank is shortened first. */
  readonly rank: number;
  /** What is left of the section; empty if it is left out. */
  readonly markdown: string;
}

interface FitOptions {
  /** In UTF-16 units, which are never fewer than the characters GitHub counts. */
  readonly limit: number;
  /** Where to find the whole report, as Markdown. */
  readonly elsewhere: string;
}

/** A section that is shown whole or not at all. */
export function optional(title: string, markdown: string, rank: number): Section {
  return { title, markdown, shorter: [{ rank, markdown: '' }] };
}

/**
 * The sections as one text within the limit. Sections are shortened rank by rank until the text
 * fits; a note then lists them and links to the whole report. A larger limit never shows less. The
 * text exceeds the limit only if it still does after every section is shortened.
 */
export function fitSections(
  sections: readonly Section[],
  { limit, elsewhere }: FitOptions,
): string {
  let [shown, text] = [sections, joined(sections)];
  const steps = stepsOf(sections);
  for (const [i, { place, markdown, rank }] of steps.entries()) {
    // What has the same rank goes together, such as both ends of a fold.
    if (text.length <= limit && rank !== steps[i - 1]?.rank) return text;
    shown = shown.map((section, j) => (j === place ? { ...section, markdown } : section));
    const left = i === steps.length - 1 ? 'all else' : listOf(changed(sections, shown));
    const note = `*Left out or shortened to fit GitHub’s limit: ${left}. The whole report: ${elsewhere}.*`;
    text = joined([...shown, { markdown: note }]);
  }
  return text;
}

interface Step extends Shorter {
  /** Of its section. */
  readonly place: number;
}

/** Shorter forms that differ from the whole, lowest rank first. */
function stepsOf(sections: readonly Section[]): Step[] {
  const steps = sections.flatMap(({ markdown: whole, shorter }, place) =>
    shorter.filter(({ markdown }) => markdown !== whole).map((one) => ({ place, ...one })),
  );
  return steps.sort((a, b) => a.rank - b.rank);
}

/** The titles of what was shortened; one that several have is written once, with how many. */
function changed(whole: readonly Section[], shown: readonly Section[]): string[] {
  const counts = new Map<string, number>();
  for (const [i, { title, markdown }] of whole.entries()) {
    if (title !== '' && markdown !== shown[i]?.markdown)
      counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return [...counts].map(([title, count]) => (count === 1 ? title : `${title} (${count} times)`));
}

function joined(sections: readonly Pick<Section, 'markdown'>[]): string {
  const written = sections.map(({ markdown }) => markdown).filter(Boolean);
  return `${written.join('\n\n')}\n`;
}
