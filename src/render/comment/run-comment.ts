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
  baselineSection,
  type CommentFrame,
  earlierSentence,
  elsewhere,
  foldedSections,
  fullReportLine,
  renderComment,
  shownSections,
} from './comment.ts';
import { fitSections, optional, type Section } from './fit-to-limit.ts';

/**
 * The report on all comparisons of a run as GitHub Markdown: the result of the worst first, a table with
 * a line for each, and each in a fold. With only one, its own report.
 *
 * @param limit as for one comparison; those that fail are the last to be shortened
 */
export function renderRunComment(
  run: RunAssessment,
  given: CommentFrame,
  limit = Number.POSITIVE_INFINITY,
): string {
  const frame = frameOf(run, given);
  const [only, ...others] = run.comparisons;
  if (others.length === 0) return renderComment(only.assessment, frame, limit);
  const [result, summary] = [lead(run, frame), summaryTable(run)];
  const folds = run.comparisons.flatMap((one, i) => {
    const place = { last: run.comparisons.length - i, isFirst: i === 0, above: result.markdown };
    return foldOf(one, place, frame);
  });
  const sections = [
    result,
    optional('how to accept it', frame.acceptance, OF_RUN + 5),
    { title: 'the summary', markdown: summary, rank: OF_RUN, brief: summary },
    optional('what the result can promise', familyWiseSentence(run), OF_RUN + 1),
    optional('the earlier verdicts', earlierSentence(frame.earlier), OF_RUN),
    optional('its link', fullReportLine(frame), OF_RUN + 4),
    ...folds,
    optional('the origin', frame.origin, OF_RUN + 3),
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

function lead(run: RunAssessment, { name }: CommentFrame): Section {
  const mark = [runMark(run), name && `${codeSpan(name)}:`].filter(Boolean).join(' ');
  const brief = `${mark} **${runHeadline(run, codeSpan)}.**`;
  const markdown = [brief, ...runExplanations(run)].join(' ');
  return { title: 'what it means', markdown, rank: OF_RUN + 2, brief };
}

export function summaryTable(run: RunAssessment): string {
  return table(SUMMARY_COLUMNS, summaryRows(run, codeSpan), 'left');
}

/** What shortens first: the details of all, then the comparisons that do not fail. */
const [OF_ANY, OF_PASSING, OF_FAILING, OF_RUN] = [0, 10_000, 20_000, 30_000];
/** The last rank of what is folded for one comparison as well. */
const DETAILS = 5;
/** No section of a comparison has a higher rank. */
const WHOLE = 20;

/** Where a fold stands. */
interface Place {
  /** Counted from the last, which is 1. */
  readonly last: number;
  readonly isFirst: boolean;
  /** What is said above all folds, and not again. */
  readonly above: string;
}

/** A comparison in its fold, as sections of their own; of the same rank, the better one is shortened first. */
function foldOf(
  { name, assessment }: NamedAssessment,
  { last, isFirst, above }: Place,
  { picture, pictures }: CommentFrame,
): Section[] {
  const fails = assessment.gate === 'fail';
  const said = [strengthSentence(assessment), ...explanations(assessment)].filter(
    (sentence) => !above.includes(sentence),
  );
  const sections = [
    optional(
      'a fold',
      `<details${fails && isFirst ? ' open' : ''}>${summaryOf(name, assessment)}`,
      WHOLE,
    ),
    optional('what it means', said.join(' '), 10),
    ...shownSections(assessment, pictures.get(name) ?? picture),
    baselineSection(assessment),
    ...foldedSections(assessment),
    optional('', '</details>', WHOLE),
  ];
  const tierOf = (rank: number) => {
    if (rank <= DETAILS) return OF_ANY;
    return fails ? OF_FAILING : OF_PASSING;
  };
  return sections.map(({ title, markdown, rank }) =>
    optional(title, aboutOne(markdown), tierOf(rank) + 100 * rank + last),
  );
}

/** GitHub reads no Markdown in the summary of a fold. */
function summaryOf(name: string, assessment: NamedAssessment['assessment']): string {
  const title = `${statusMark(assessment)} <code>${escapeXml(printable(name))}</code> · ${escapeXml(headline(assessment))}`;
  return `<summary>${title}</summary>`;
}
