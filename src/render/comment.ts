import type { Assessment } from '../decide/index.ts';
import { bestConfigurationSection } from './best-configuration.ts';
import { budgetTable, loneTable } from './budget-table.ts';
import { chartOf } from './chart-of.ts';
import { checklistSection } from './checklist.ts';
import { explanations, outlookSentences } from './explanations.ts';
import { codeSpan } from './markdown.ts';
import { mermaidMedians } from './mermaid.ts';
import { howToRead, method } from './method.ts';
import { baselineSentence } from './search-wording.ts';
import { sweepTable } from './sweep-table.ts';
import { minorNotes, warningsSection } from './warnings.ts';
import { capitalized, curveWord, verdictSentence } from './wording.ts';

const MARKS = { pass: '✅', neutral: '⚪', fail: '❌' } as const;

/** What a comment says beside the assessment. */
export interface CommentFrame {
  /** Of the Action's instance; empty where there is one only. */
  readonly name: string;
  /** Which commit and run it is about, as Markdown; empty where there is none. */
  readonly origin: string;
}

/**
 * The report as GitHub Markdown: the verdict first, then the medians, the table, and folded what
 * only some readers need. All text that comes from sweeps stands in code spans.
 */
export function renderComment(assessment: Assessment, { name, origin }: CommentFrame): string {
  const sections = [
    opening(assessment, name),
    warningsSection(assessment),
    picture(assessment),
    budgetTable(assessment),
    loneTable(assessment),
    outlook(assessment),
    baselineSentence(assessment),
    sweepTable(assessment),
    bestConfigurationSection(assessment),
    checklistSection(assessment),
    minorNotes(assessment),
    howToRead(assessment),
    method(assessment),
    origin,
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function opening(assessment: Assessment, name: string): string {
  const mark = [MARKS[assessment.gate], name && `${codeSpan(name)}:`].filter(Boolean).join(' ');
  return [mark, `**${verdictSentence(assessment)}**`, ...explanations(assessment)].join(' ');
}

/** What would settle it and what it costs. */
function outlook(assessment: Assessment): string {
  return outlookSentences(assessment)
    .map((sentence) => `- ${sentence}`)
    .join('\n');
}

function picture(assessment: Assessment): string {
  const model = chartOf(assessment);
  const word = curveWord(assessment.settings);
  const chart = model && mermaidMedians(model, `${word} best score`);
  if (!chart) return '';
  const colours = assessment.alone ? '' : 'Blue: baseline. Orange: candidate. ';
  return `${chart}\n\n${colours}${capitalized(word)}s only, as far as the data resolve; the table has the limits.`;
}
