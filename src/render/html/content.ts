import type { Assessment } from '../../decide/index.ts';
import { TOOL } from '../../tool.ts';
import { bestConfigurationSection } from '../best-configuration.ts';
import { budgetTable, loneTable } from '../budget-table.ts';
import { checklistSection } from '../checklist.ts';
import type { CommentFrame } from '../comment-frame.ts';
import { escapeXml } from '../escape-xml.ts';
import { codeSpan } from '../markdown.ts';
import { sweepTable } from '../sweep-table.ts';
import { minorNotes, warningsSection } from '../warnings.ts';
import { earlierSentence } from '../wording/earlier.ts';
import { explanations, outlookSentences } from '../wording/explanations.ts';
import { howToRead, method } from '../wording/method.ts';
import { baselineSentence } from '../wording/search.ts';
import { verdictSentence } from '../wording/verdict.ts';
import { blocks } from './blocks.ts';
import { chartFigure } from './chart-figure.ts';
import { dataBlock } from './data.ts';
import { element } from './element.ts';
import { inline } from './inline.ts';
import { renderSection, type Section, section, unfolded } from './section.ts';

const GATES = { pass: 'Pass', neutral: 'Neutral', fail: 'Fail' } as const;

/** The parts of a page in the order of reading. */
export interface Content {
  /** Verdict, warnings and chart; markup. */
  readonly opening: string;
  readonly before: readonly Section[];
  /** Null until it is known how much room is left. */
  readonly trials: Section | null;
  readonly after: readonly Section[];
  readonly footer: string;
  /** Data for scripts and programs. */
  readonly data: string;
}

/** What a page says beside the assessment, as a comment does. */
export type PageFrame = Pick<CommentFrame, 'name' | 'origin' | 'earlier'>;

export function contentOf(assessment: Assessment, frame: PageFrame): Content {
  const { name, origin } = frame;
  const data = dataBlock(assessment);
  return {
    opening: opening(assessment, name),
    before: [
      section('budgets', 'By budget', budgetTable(assessment) || loneTable(assessment)),
      section('outlook', 'What would settle it, and what it costs', outlook(assessment, frame)),
      sweepsSection(assessment),
      unfolded('best', bestConfigurationSection(assessment)),
      unfolded('checklist', checklistSection(assessment)),
    ],
    trials: null,
    after: [
      unfolded('notes', minorNotes(assessment)),
      unfolded('how-to-read', howToRead(assessment)),
      unfolded('method', method(assessment)),
    ],
    footer: blocks([origin, data.words].filter(Boolean).join(' '), 'Origin'),
    data: data.markup,
  };
}

/** What a reader came for. */
function opening(assessment: Assessment, name: string): string {
  const { gate } = assessment;
  const mark = element('span', { class: `gate ${gate}` }, GATES[gate]);
  const about = name && ` ${inline(codeSpan(name))}`;
  const said = explanations(assessment);
  const parts = [
    element('p', { class: 'status' }, `${mark}${about}`),
    element('h1', { id: 'verdict' }, escapeXml(verdictSentence(assessment))),
    said.length > 0 ? element('p', { class: 'lead' }, said.map(inline).join(' ')) : '',
    blocks(warningsSection(assessment), 'Notes'),
    chartFigure(assessment),
  ];
  return parts.filter(Boolean).join('\n');
}

function outlook(assessment: Assessment, { earlier }: PageFrame): string {
  return [...outlookSentences(assessment), earlierSentence(earlier)]
    .filter(Boolean)
    .map((sentence) => `- ${sentence}`)
    .join('\n');
}

function sweepsSection(assessment: Assessment): Section {
  const { title, content } = unfolded('sweeps', sweepTable(assessment));
  const baseline = blocks(baselineSentence(assessment), title);
  return { id: 'sweeps', title, content: [content, baseline].filter(Boolean).join('\n') };
}

export function renderContent({ opening, before, trials, after, footer, data }: Content): string {
  const sections = [...before, ...(trials ? [trials] : []), ...after].filter(
    ({ content }) => content !== '',
  );
  const parts = [
    element('a', { class: 'skip', href: '#verdict' }, 'Skip to the verdict'),
    element('header', {}, `${element('span', { class: 'brand' }, TOOL.name)}${contents(sections)}`),
    element('main', {}, `\n${[opening, ...sections.map(renderSection)].join('\n')}\n`),
    element('footer', {}, footer),
    data,
  ];
  return parts.filter(Boolean).join('\n');
}

/** Links to the sections. */
function contents(sections: readonly Section[]): string {
  const links = sections.map(({ id, title }) => element('a', { href: `#${id}` }, escapeXml(title)));
  return links.length === 0 ? '' : element('nav', { 'aria-label': 'Sections' }, links.join(' '));
}
