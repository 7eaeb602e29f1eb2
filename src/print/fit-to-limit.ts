import { emphasis, listed, type Phrase, type Section, say } from '../report/index.ts';
import { type DrawFigure, markdownBlocks, markdownPhrase } from './markdown.ts';

interface Place {
  /** In UTF-16 units, which are never fewer than the characters GitHub counts. */
  readonly limit: number;
  /** Where to find the whole report. */
  readonly elsewhere: Phrase;
  readonly figure?: DrawFigure;
}

/**
 * The sections as one text of GitHub Markdown within the limit. Sections are shortened priority by priority
 * until the text fits; a note then lists them and links to the whole report. A larger limit never shows
 * less, and no fold is cut. The text exceeds the limit only if it still does after every section is shortened.
 */
export function fitSections(
  sections: readonly Section[],
  { limit, elsewhere, figure }: Place,
): string {
  const printed = sections.map((section) => {
    const [whole, brief] = [section.blocks, section.brief].map((one) =>
      markdownBlocks(one, figure),
    );
    return { section, whole: whole ?? '', brief: brief ?? '' };
  });
  type Printed = (typeof printed)[number];
  const canShorten = ({ whole, brief }: Printed) => brief !== whole;
  const inUse = printed.filter(canShorten).map(({ section }) => section.priority);
  const priorities = [...new Set(inUse)].sort((a, b) => a - b);
  let text = textOf(printed.map(({ whole }) => whole));
  for (const priority of priorities) {
    if (text.length <= limit) return text;
    const isShort = (one: Printed) => one.section.priority <= priority && canShorten(one);
    const shortened = printed.filter(isShort).map(({ section }) => section);
    const left = priority === priorities.at(-1) ? say`all else` : listed(titlesOf(shortened));
    const note = say`Left out or shortened to fit GitHub’s limit: ${left}. The whole report: ${elsewhere}.`;
    const shown = printed.map((one) => (isShort(one) ? one.brief : one.whole));
    text = textOf([...shown, markdownPhrase([emphasis(note)])]);
  }
  return text;
}

/** A title that several sections have is written once, with how many. */
function titlesOf(sections: readonly Section[]): Phrase[] {
  const counts = new Map<Section['title'], number>();
  for (const { title } of sections) counts.set(title, (counts.get(title) ?? 0) + 1);
  counts.delete('');
  return [...counts].map(([title, count]) =>
    count === 1 ? say`${title}` : say`${title} (${count} times)`,
  );
}

function textOf(parts: readonly string[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
