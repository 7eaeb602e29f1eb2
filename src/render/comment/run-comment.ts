import type { NamedAssessment, RunAssessment } from '../../decide/index.ts';
import { printable } from '../../read/index.ts';
import { explanations } from '../wording/explanations.ts';
import { codeSpan, escapeXml, table } from '../wording/markup.ts';
import {
  aboutOne,
  familyWiseSentence,
  runExplanations,
  runHeadline,
  runMark,
  runNotes,
  SUMMARY_COLUMNS,
  summaryRows,
} from '../wording/run.ts';
import { headline, statusMark, strengthSentence } from '../wording/verdict.ts';
import {
  type CommentFrame,
  earlierSentence,
  elsewhere,
  fullReportLine,
  renderComment,
  shownSections,
} from './comment.ts';
import { fitSections, optional } from './fit-to-limit.ts';
import { methodSection } from './method.ts';

/** Those that are no worse are left out first: a rank for each fold, and higher ones for the rest. */
const OF_RUN = 10_000;

/**
 * The report on all comparisons of a run as GitHub Markdown: the result of the worst first, a table with
 * a line for each, and each in a fold. With only one, its own report.
 *
 * @param limit as for one comparison; those that fail are the last to be left out
 */
export function renderRunComment(
  run: RunAssessment,
  given: CommentFrame,
  limit = Number.POSITIVE_INFINITY,
): string {
  const frame = frameOf(run, given);
  const [worst, ...others] = run.comparisons;
  if (others.length === 0) return renderComment(worst.assessment, frame, limit);
  const mark = [runMark(run), frame.name && `${codeSpan(frame.name)}:`].filter(Boolean).join(' ');
  const brief = `${mark} **${runHeadline(run, codeSpan)}.**`;
  const markdown = [brief, ...runExplanations(run)].join(' ');
  const summary = summaryTable(run);
  const folds = run.comparisons.map((one, i) =>
    optional('a comparison', foldOf(one, { isFirst: i === 0, above: markdown }, frame), OF_RUN - i),
  );
  const sections = [
    { title: 'what it means', markdown, rank: OF_RUN + 3, brief },
    optional('how to accept it', frame.acceptance, OF_RUN + 6),
    { title: 'the summary', markdown: summary, rank: 0, brief: summary },
    optional('what the result can promise', familyWiseSentence(run), OF_RUN + 2),
    optional('the earlier verdicts', earlierSentence(frame.earlier), OF_RUN + 1),
    optional('its link', fullReportLine(frame), OF_RUN + 5),
    ...folds,
    optional('method and settings', methodSection(worst.assessment), 0),
    optional('the origin', frame.origin, OF_RUN + 4),
  ];
  return fitSections(sections, { limit, elsewhere: elsewhere(frame) });
}

/** The frame of a report with what else the run says; a comparison that has a name shows it. */
export function frameOf(run: RunAssessment, frame: CommentFrame): CommentFrame {
  const [only, ...others] = run.comparisons;
  const origin = [runNotes(run, codeSpan), frame.origin].filter(Boolean).join(' ');
  if (others.length > 0) return { ...frame, origin };
  const name = [frame.name, only.name].filter(Boolean).join(' / ');
  return { ...frame, origin, name, picture: frame.pictures.get(only.name) ?? frame.picture };
}

export function summaryTable(run: RunAssessment): string {
  return table(SUMMARY_COLUMNS, summaryRows(run, codeSpan), 'left');
}

/** Where a fold stands. */
interface Place {
  readonly isFirst: boolean;
  /** What is said above all folds, and not again. */
  readonly above: string;
}

/** What every reader of a comparison sees, in its fold; the page has the rest. */
function foldOf(
  { name, assessment }: NamedAssessment,
  { isFirst, above }: Place,
  { picture, pictures }: CommentFrame,
): string {
  // GitHub reads no Markdown in the summary of a fold.
  const title = `${statusMark(assessment)} <code>${escapeXml(printable(name))}</code> · ${escapeXml(headline(assessment))}`;
  const said = [strengthSentence(assessment), ...explanations(assessment)].filter(
    (sentence) => !above.includes(sentence),
  );
  const parts = [
    `<details${assessment.gate === 'fail' && isFirst ? ' open' : ''}><summary>${title}</summary>`,
    said.join(' '),
    ...shownSections(assessment, pictures.get(name) ?? picture).map(({ markdown }) => markdown),
    '</details>',
  ];
  return aboutOne(parts.filter(Boolean).join('\n\n'));
}
