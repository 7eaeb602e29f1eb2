import type { Assessment } from '../../decide/index.ts';
import { TOOL } from '../../tool.ts';
import { budgetTable } from '../comment/budget-table.ts';
import { checklistSection } from '../comment/checklist.ts';
import { type CommentFrame, earlierSentence } from '../comment/comment.ts';
import { methodSection } from '../comment/method.ts';
import { sweepsSection } from '../comment/sweeps.ts';
import { warningsSection } from '../comment/warnings.ts';
import { explanations, outlookSentences } from '../wording/explanations.ts';
import { codeSpan, escapeXml } from '../wording/markup.ts';
import { baselineSentence } from '../wording/sweeps.ts';
import { headline, outcomeSentence, strengthSentence } from '../wording/verdict.ts';
import { chartFigure } from './chart-figure.ts';
import { downloads } from './downloads.ts';
import { blocks, element, inline, renderSection, type Section, section, unfolded } from './html.ts';

const GATES = { pass: 'Pass', neutral: 'Neutral', fail: 'Fail' } as const;

/** The parts of a page in reading order. */
export interface Content {
  /** Above the headline; markup. */
  readonly header: string;
  /** Headline, warnings, chart and downloads; markup. */
  readonly opening: string;
  readonly before: readonly Section[];
  /** Null until it is known how many bytes are left. */
  readonly trials: Section | null;
  readonly after: readonly Section[];
  readonly footer: string;
}

/** What a page says besides the assessment. */
export type PageFrame = Pick<CommentFrame, 'name' | 'origin' | 'earlier'>;

export function contentOf(assessment: Assessment, frame: PageFrame): Content {
  return {
    header: header(assessment, frame),
    opening: opening(assessment),
    before: [
      section('budgets', 'By budget', budgetTable(assessment)),
      section('outlook', 'What the result can promise', outlook(assessment, frame)),
      sweeps(assessment),
    ],
    trials: null,
    after: [
      unfolded('checklist', checklistSection(assessment)),
      unfolded('method', methodSection(assessment)),
    ],
    footer: blocks(frame.origin, 'Origin'),
  };
}

function header({ gate }: Assessment, { name }: PageFrame): string {
  const parts = [
    element('span', { class: 'brand' }, TOOL.name),
    name && inline(codeSpan(name)),
    element('span', { class: `gate ${gate}` }, GATES[gate]),
  ];
  return element('header', {}, parts.filter(Boolean).join('\n'));
}

/** What the reader came for. */
function opening(assessment: Assessment): string {
  const lead = [
    strengthSentence(assessment),
    outcomeSentence(assessment),
    ...explanations(assessment),
  ].filter(Boolean);
  const parts = [
    element('h1', {}, escapeXml(headline(assessment))),
    lead.length > 0 ? element('p', {}, lead.map(inline).join(' ')) : '',
    blocks(warningsSection(assessment), 'Notes'),
    chartFigure(assessment),
    downloads(assessment),
  ];
  return parts.filter(Boolean).join('\n');
}

function outlook(assessment: Assessment, { earlier }: PageFrame): string {
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

export function renderContent({ header, opening, ...content }: Content): string {
  const { before, trials, after, footer } = content;
  const sections = [...before, ...(trials ? [trials] : []), ...after]
    .filter(({ content }) => content !== '')
    .map(renderSection);
  const parts = [
    header,
    element('main', {}, `\n${[opening, ...sections].join('\n')}\n`),
    footer && element('footer', {}, footer),
  ];
  return parts.filter(Boolean).join('\n');
}
