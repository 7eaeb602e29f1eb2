import { listOf } from '../wording/numbers.ts';

/** A part of a report, in Markdown. */
export interface Section {
  /** What it is, in a list of what is left out; no untrusted text. */
  readonly title: string;
  /** Empty where there is nothing to say. */
  readonly markdown: string;
  /** How it gives way where there is no room, one after the other. */
  readonly shorter: readonly Shorter[];
}

interface Shorter {
  /** Over all sections, the lowest rank gives way first. */
  readonly rank: number;
  /** What is left of the section; empty where it is left out. */
  readonly markdown: string;
}

/** Where a report is to go. */
interface Target {
  /** The most characters, in UTF-16 units, never fewer than GitHub's. */
  readonly limit: number;
  /** Where the whole of it is, as Markdown. */
  readonly elsewhere: string;
}

/** A section that is there or not. */
export function optional(title: string, markdown: string, rank: number): Section {
  return { title, markdown, shorter: [{ rank, markdown: '' }] };
}

/**
 * Sections as one text that fits: all of it or, rank by rank, as little less as it takes, saying
 * what was left out and where it is. A larger limit never shows less. Longer than the limit is only
 * what is so after every section has given way.
 */
export function fitSections(sections: readonly Section[], { limit, elsewhere }: Target): string {
  let [rung, text] = [sections, joined(sections)];
  const steps = stepsOf(sections);
  for (const [i, step] of steps.entries()) {
    if (text.length <= limit) return text;
    rung = rung.map((section) =>
      section.title === step.title ? { ...section, ...step } : section,
    );
    const left = i === steps.length - 1 ? 'all else' : listOf(changed(sections, rung));
    const note = `*Left out or shortened here, for GitHub takes no more: ${left}. The whole report: ${elsewhere}.*`;
    text = joined([...rung, { markdown: note }]);
  }
  return text;
}

type Step = Pick<Section, 'title' | 'markdown'>;

/** What changes nothing is no step. */
function stepsOf(sections: readonly Section[]): Step[] {
  const steps = sections.flatMap(({ title, markdown: whole, shorter }) =>
    shorter.filter(({ markdown }) => markdown !== whole).map((one) => ({ title, ...one })),
  );
  return steps.sort((a, b) => a.rank - b.rank).map(({ title, markdown }) => ({ title, markdown }));
}

function changed(whole: readonly Section[], rung: readonly Section[]): string[] {
  return whole
    .filter(({ markdown }, i) => markdown !== rung[i]?.markdown)
    .map(({ title }) => title);
}

function joined(sections: readonly Pick<Section, 'markdown'>[]): string {
  const written = sections.map(({ markdown }) => markdown).filter(Boolean);
  return `${written.join('\n\n')}\n`;
}
