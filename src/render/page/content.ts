import type { Assessment } from '../../decide/index.ts';
import { checklistSection } from '../comment/checklist.ts';
import { type CommentFrame, earlierSentence } from '../comment/comment.ts';
import { methodSection } from '../comment/method.ts';
import { sweepsSection } from '../comment/sweeps.ts';
import { element } from '../svg/svg.ts';
import { budgetTable } from '../wording/budget-table.ts';
import { explanations, outlookSentences } from '../wording/explanations.ts';
import { baselineSentence } from '../wording/sweeps.ts';
import { outcomeSentence, strengthSentence } from '../wording/verdict.ts';
import { warningsSection } from '../wording/warnings.ts';
import { chartFigure } from './chart-figure.ts';
import { blocks, inline, section, unfolded } from './html.ts';
import { trialTable } from './trial-table.ts';

interface Shown {
  readonly earlier: CommentFrame['earlier'];
  /** Whether the check is of this comparison alone. */
  readonly isOnly: boolean;
  /** If not, the chart has one view only, and the table of trials the best of each sweep. */
  readonly isWhole: boolean;
}

/** Of each sweep in the table of trials. A page is stored with every run. */
const [MAX_ROWS, BRIEF_ROWS] = [300, 10];

/** What a page says of one comparison below its headline, in reading order; markup. */
export function comparisonContent(assessment: Assessment, shown: Shown): string {
  const outcome = shown.isOnly ? outcomeSentence(assessment) : '';
  const outlook = [...outlookSentences(assessment), earlierSentence(shown.earlier)];
  const list = outlook.filter(Boolean).map((sentence) => `- ${sentence}`);
  const sweeps = unfolded(sweepsSection(assessment));
  const checklist = unfolded(checklistSection(assessment));
  const method = unfolded(methodSection(assessment));
  return [
    leadParagraph([strengthSentence(assessment), outcome, ...explanations(assessment)]),
    blocks(warningsSection(assessment), 'Notes'),
    chartFigure(assessment, shown.isWhole),
    section('budgets', 'By budget', budgetTable(assessment)),
    section('outlook', 'What the result can promise', list.join('\n')),
    section('sweeps', sweeps.title, `${sweeps.body}\n\n${baselineSentence(assessment)}`),
    trialTable(assessment, shown.isWhole ? MAX_ROWS : BRIEF_ROWS),
    section('checklist', checklist.title, checklist.body),
    section('method', method.title, method.body),
  ]
    .filter(Boolean)
    .join('\n');
}

export function leadParagraph(sentences: readonly string[]): string {
  const lead = sentences.filter(Boolean);
  return lead.length > 0 ? element('p', {}, lead.map(inline).join(' ')) : '';
}
