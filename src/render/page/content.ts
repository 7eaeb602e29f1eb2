import type { Assessment } from '../../decide/index.ts';
import { TOOL } from '../../tool.ts';
import { budgetTable } from '../comment/budget-table.ts';
import { checklistSection } from '../comment/checklist.ts';
import { type CommentFrame, earlierSentence } from '../comment/comment.ts';
import { methodSection } from '../comment/method.ts';
import { sweepsSection } from '../comment/sweeps.ts';
import { warningsSection } from '../comment/warnings.ts';
import { compareJson } from '../json/comparison.ts';
import { explanations, outlookSentences } from '../wording/explanations.ts';
import { codeSpan, escapeXml } from '../wording/markup.ts';
import { baselineSentence } from '../wording/sweeps.ts';
import { verdictSentence } from '../wording/verdict.ts';
import { chartFigure } from './chart-figure.ts';
import {
  blocks,
  byteLength,
  element,
  inline,
  jsonBlock,
  renderSection,
  type Section,
  section,
  unfolded,
} from './html.ts';

const GATES = { pass: 'Pass', neutral: 'Neutral', fail: 'Fail' } as const;

/** The parts of a page in reading order. */
export interface Content {
  /** Verdict, warnings and chart; markup. */
  readonly opening: string;
  readonly before: readonly Section[];
  /** Null until it is known how many bytes are left. */
  readonly trials: Section | null;
  readonly after: readonly Section[];
  readonly footer: string;
  /** Data for scripts and programs. */
  readonly data: string;
}

/** What a page says besides the assessment. */
export type PageFrame = Pick<CommentFrame, 'name' | 'origin' | 'earlier'>;

export function contentOf(assessment: Assessment, frame: PageFrame): Content {
  const { name, origin } = frame;
  const data = dataBlock(assessment);
  return {
    opening: opening(assessment, name),
    before: [
      section('budgets', 'By budget', budgetTable(assessment)),
      section('outlook', 'What would settle it, and what it costs', outlook(assessment, frame)),
      sweepsWithBaseline(assessment),
      unfolded('checklist', checklistSection(assessment)),
    ],
    trials: null,
    after: [unfolded('method', methodSection(assessment))],
    footer: blocks([origin, data.words].filter(Boolean).join(' '), 'Origin'),
    data: data.markup,
  };
}

/** What the reader came for. */
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

function sweepsWithBaseline(assessment: Assessment): Section {
  const { title, content } = unfolded('sweeps', sweepsSection(assessment));
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

/** The share of the page's bytes for programs. */
const MAX_DATA_BYTES = 60_000;

interface DataBlock {
  readonly markup: string;
  /** What is in it; Markdown. */
  readonly words: string;
}

const WHERE = 'For programs: the report as JSON is in this page’s element `script#report`';
const WORDS = {
  all: `${WHERE}, with all steps of the curves.`,
  report: `${WHERE}; the steps of the curves are too many for it.`,
  none: 'For programs: the report as JSON is too long for this page.',
} as const;

/** The report for programs, as much as fits. */
function dataBlock(assessment: Assessment): DataBlock {
  const report = compareJson(assessment);
  const kinds = [
    { value: report, words: WORDS.all },
    { value: withoutSteps(report), words: WORDS.report },
  ];
  const written = kinds.map(({ value, words }) => ({ markup: jsonBlock('report', value), words }));
  const fitting = written.find(({ markup }) => byteLength(markup) <= MAX_DATA_BYTES);
  return fitting ?? { markup: '', words: WORDS.none };
}

function withoutSteps(report: ReturnType<typeof compareJson>) {
  const without = (arm: typeof report.baseline) => arm && { ...arm, steps: null, gateSteps: null };
  return {
    ...report,
    baseline: without(report.baseline),
    candidate: without(report.candidate),
  };
}
