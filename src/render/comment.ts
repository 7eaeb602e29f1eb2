import type { Assessment } from '../decide/index.ts';
import { bestConfigurationSection } from './best-configuration.ts';
import { budgetTable, loneTable } from './budget-table.ts';
import { checklistSection } from './checklist.ts';
import { type CommentFrame, elsewhere, fullReportLine } from './comment-frame.ts';
import { fitSections, optional, type Section } from './ladder.ts';
import { codeSpan } from './markdown.ts';
import { pictureSection } from './picture.ts';
import { briefSweepTable, sweepTable } from './sweep-table.ts';
import { minorNotes, warningsSection } from './warnings.ts';
import { earlierSentence } from './wording/earlier.ts';
import { explanations, outlookSentences } from './wording/explanations.ts';
import { howToRead, method } from './wording/method.ts';
import { baselineSentence } from './wording/search.ts';
import { verdictSentence } from './wording/verdict.ts';

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
