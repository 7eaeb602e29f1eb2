import type { Assessment } from '../../decide/index.ts';
import type { EvidenceLevel, Gate } from '../../settings/index.ts';
import { baselineSentence } from '../wording/advice.ts';
import { explanations, outlookSentences } from '../wording/explanations.ts';
import { codeSpan } from '../wording/markup.ts';
import { briefSweepTable, sweepTable } from '../wording/sweeps.ts';
import { verdictSentence } from '../wording/verdict.ts';
import { bestConfigurationSection } from './best-configuration.ts';
import { budgetTable, loneTable } from './budget-table.ts';
import { checklistSection } from './checklist.ts';
import { fitSections, optional, type Section } from './fit-to-limit.ts';
import { howToRead, method } from './method.ts';
import { type Picture, pictureSection } from './picture.ts';
import { minorNotes, warningsSection } from './warnings.ts';

const MARKS = { pass: '✅', neutral: '⚪', fail: '❌' } as const;

/**
 * The report as GitHub Markdown: the verdict first, then the medians, the table, and folded what
 * only some readers need. All text that comes from sweeps stands in code spans.
 *
 * @param limit the most characters; what does not fit is left out, and said to be
 */
export function renderComment(
  assessment: Assessment,
  frame: CommentFrame,
  limit = Number.POSITIVE_INFINITY,
): string {
  return fitSections(sectionsOf(assessment, frame), { limit, elsewhere: elsewhere(frame) });
}

/** In the order of reading; the ranks are the order of giving way. */
function sectionsOf(assessment: Assessment, frame: CommentFrame): Section[] {
  const { origin, earlier, picture } = frame;
  return [
    opening(assessment, frame),
    optional('the warnings', warningsSection(assessment), 13),
    optional('the chart', pictureSection(assessment, picture), 9),
    optional('the table', budgetTable(assessment), 14),
    optional('the candidate’s table', loneTable(assessment), 14),
    optional('what it costs to know more', outlook(assessment), 11),
    optional('the earlier verdicts', earlierSentence(earlier), 10),
    optional('the choice of the baseline', baselineSentence(assessment), 8),
    optional('its link', fullReportLine(frame), 16),
    sweeps(assessment),
    optional('the best configuration', bestConfigurationSection(assessment), 2),
    optional('the reporting checklist', checklistSection(assessment), 1),
    optional('what is good to know', minorNotes(assessment), 5),
    optional('how to read this', howToRead(assessment), 4),
    optional('the method', method(assessment), 6),
    optional('the origin', origin, 15),
  ];
}

/** The verdict stays to the last. */
function opening(assessment: Assessment, { name }: CommentFrame): Section {
  const mark = [MARKS[assessment.gate], name && `${codeSpan(name)}:`].filter(Boolean).join(' ');
  const verdict = `${mark} **${verdictSentence(assessment)}**`;
  return {
    title: 'what it means',
    markdown: [verdict, ...explanations(assessment)].join(' '),
    shorter: [{ rank: 12, markdown: verdict }],
  };
}

function sweeps(assessment: Assessment): Section {
  const brief = { rank: 3, markdown: briefSweepTable(assessment) };
  const none = { rank: 7, markdown: '' };
  return { title: 'the sweeps', markdown: sweepTable(assessment), shorter: [brief, none] };
}

/** What would settle it and what it costs. */
function outlook(assessment: Assessment): string {
  return outlookSentences(assessment)
    .map((sentence) => `- ${sentence}`)
    .join('\n');
}

/** What a comment says beside the assessment. */
export interface CommentFrame {
  /** Of the Action's instance; empty where there is one only. */
  readonly name: string;
  /** Which commit and run it is about, as Markdown; empty where there is none. */
  readonly origin: string;
  /** Address of the page with all files of the report; null where there is none. */
  readonly fullReport: string | null;
  /** Address of the run whose summary has the report; null where that is not known. */
  readonly jobSummary: string | null;
  /** What was said on the pull request before, the latest first. */
  readonly earlier: readonly EarlierVerdict[];
  readonly picture: Picture;
}

/** The frame of a comment that stands by itself. */
export const NO_FRAME: CommentFrame = {
  name: '',
  origin: '',
  fullReport: null,
  jobSummary: null,
  earlier: [],
  picture: { kind: 'mermaid' },
};

/** Points to the files of the report, as Markdown. */
export function fullReportLine({ fullReport }: Pick<CommentFrame, 'fullReport'>): string {
  return fullReport === null
    ? ''
    : `Full report: [interactive page, chart and data](${fullReport})`;
}

/** Where the whole report is, however little of it is shown; Markdown. */
function elsewhere({ fullReport, jobSummary }: CommentFrame): string {
  if (fullReport !== null) return `[page, chart and data](${fullReport})`;
  return jobSummary === null ? '`comment.md`' : `[job summary](${jobSummary})`;
}

/** What an earlier run has said on a pull request. */
export interface EarlierVerdict {
  /** The first seven digits of the commit that was judged; null where that is not known. */
  readonly sha: string | null;
  readonly gate: Gate;
  readonly verdict: string;
  /** Of the verdict's direction; `none` where it has none. */
  readonly level: EvidenceLevel;
}

/** Every one of them could have been a false alarm, or a pass by luck. */
const JUDGED = ['worse', 'better', 'mixed', 'none'];

const VERDICT_WORDS = new Map([
  ['worse', 'worse'],
  ['better', 'better'],
  ['mixed', 'worse and better'],
  ['none', 'no evidence'],
  ['insufficient', 'too few trials'],
  ['invalid', 'not comparable'],
  ['no-baseline', 'no baseline'],
  ['no-candidate', 'no candidate'],
  ['error', 'no verdict'],
]);

/**
 * What was said before on a pull request, for whoever runs a gate again until it passes gets a pass
 * at last; Markdown, empty where there was nothing.
 */
export function earlierSentence(verdicts: readonly EarlierVerdict[]): string {
  if (verdicts.length === 0) return '';
  const told = `Earlier on this pull request: ${verdicts.map(describeEarlier).join(', ')}.`;
  const hasLooks = verdicts.some(({ verdict }) => JUDGED.includes(verdict));
  return hasLooks ? `${told} A rate is for one look; looks add up.` : told;
}

function describeEarlier({ sha, gate, verdict, level }: EarlierVerdict): string {
  const words = [VERDICT_WORDS.get(verdict), level === 'none' ? undefined : level];
  const said = words.filter(Boolean).join(', ');
  return [gate, sha && `at ${codeSpan(sha)}`, said && `(${said})`].filter(Boolean).join(' ');
}
