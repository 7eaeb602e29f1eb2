import type { Assessment } from '../../decide/index.ts';
import { TOOL } from '../../tool.ts';
import { checklistSection } from '../comment/checklist.ts';
import { type CommentFrame, earlierSentence } from '../comment/comment.ts';
import { methodSection } from '../comment/method.ts';
import { sweepsSection } from '../comment/sweeps.ts';
import { budgetTable } from '../wording/budget-table.ts';
import { explanations, outlookSentences } from '../wording/explanations.ts';
import { codeSpan } from '../wording/markup.ts';
import { baselineSentence } from '../wording/sweeps.ts';
import { strengthSentence } from '../wording/verdict.ts';
import { warningsSection } from '../wording/warnings.ts';
import { blocks, element, inline, renderSection, type Section, section, unfolded } from './html.ts';

const GATES = { pass: 'Pass', neutral: 'Neutral', fail: 'Fail' } as const;

/** What a page says of one comparison, in reading order. */
export interface Content {
  /** Headline, warnings, chart and downloads; markup. */
  readonly opening: string;
  readonly before: readonly Section[];
  /** Null until it is known how many bytes are left. */
  readonly trials: Section | null;
  readonly after: readonly Section[];
}

/** What a page says besides the assessment. */
export type PageFrame = Pick<CommentFrame, 'name' | 'origin' | 'earlier'>;

/** What stands in the opening besides the result itself; markup. */
interface Opening {
  readonly title: string;
  /** Markdown; empty if the check is not of this comparison alone. */
  readonly outcome: string;
  readonly figure: string;
  readonly downloads: string;
}

export function contentOf(
  assessment: Assessment,
  given: Opening,
  earlier: PageFrame['earlier'],
): Content {
  return {
    opening: opening(assessment, given),
    before: [
      section('budgets', 'By budget', budgetTable(assessment)),
      section('outlook', 'What the result can promise', outlook(assessment, earlier)),
      sweeps(assessment),
    ],
    trials: null,
    after: [
      unfolded('checklist', checklistSection(assessment)),
      unfolded('method', methodSection(assessment)),
    ],
  };
}

function header({ gate }: Pick<Assessment, 'gate'>, { name }: PageFrame): string {
  const parts = [
    element('span', { class: 'brand' }, TOOL.name),
    name && inline(codeSpan(name)),
    element('span', { class: `gate ${gate}` }, GATES[gate]),
  ];
  return element('header', {}, parts.filter(Boolean).join('\n'));
}

/** What the reader came for. */
function opening(assessment: Assessment, { title, outcome, figure, downloads }: Opening): string {
  const lead = [strengthSentence(assessment), outcome, ...explanations(assessment)];
  const notes = blocks(warningsSection(assessment), 'Notes');
  return [title, leadParagraph(lead), notes, figure, downloads].filter(Boolean).join('\n');
}

export function leadParagraph(sentences: readonly string[]): string {
  const lead = sentences.filter(Boolean);
  return lead.length > 0 ? element('p', {}, lead.map(inline).join(' ')) : '';
}

function outlook(assessment: Assessment, earlier: PageFrame['earlier']): string {
  return [...outlookSentences(assessment), earlierSentence(earlier)]
    .filter(Boolean)
    .map((sentence) => `- ${sentence}`)
    .join('\n');
}

function sweeps(assessment: Assessment): Section {
  const { title, content } = unfolded('sweeps', sweepsSection(assessment));
  const baseline = blocks(baselineSentence(assessment), title);
  return { id: 'sweeps', title, content: [content, baseline].filter(Boolean).join('\n') };
}

export function renderContent({ opening, before, trials, after }: Content): string {
  const sections = [...before, ...(trials ? [trials] : []), ...after]
    .filter(({ content }) => content !== '')
    .map(renderSection);
  return [opening, ...sections].join('\n');
}

/** What a page shows between the tags of its body; `main` is markup. */
export function renderBody(
  result: Pick<Assessment, 'gate'>,
  main: string,
  frame: PageFrame,
): string {
  const footer = blocks(frame.origin, 'Origin');
  const parts = [
    header(result, frame),
    element('main', {}, `\n${main}\n`),
    footer && element('footer', {}, footer),
  ];
  return parts.filter(Boolean).join('\n');
}
