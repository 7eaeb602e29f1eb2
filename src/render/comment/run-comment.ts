import type { RunAssessment } from '../../decide/index.ts';
import { fitSections } from '../../print/index.ts';
import {
  code,
  data,
  type Fold,
  fold,
  joined,
  link,
  ofMessage,
  optional,
  type Phrase,
  paragraph,
  type Section,
  say,
  strong,
  without,
  words,
} from '../../report/index.ts';
import { explanations } from '../wording/explanations.ts';
import {
  familyWiseSentence,
  runExplanations,
  runHeadline,
  runMark,
  runNotes,
  summaryTable,
} from '../wording/run.ts';
import { headline, statusMark, strengthSentence } from '../wording/verdict.ts';
import { checklistFold } from './checklist.ts';
import { type CommentFrame, drawsSentence, earlierSentence, shownSections } from './comment.ts';
import { methodFold } from './method.ts';
import { pictureSection } from './picture.ts';
import { sweepsFold } from './sweeps.ts';

/**
 * The report on a run as GitHub Markdown.
 *
 * @param limit in characters; what does not fit is left out, and the comment says so
 */
export function renderRunComment(
  run: RunAssessment,
  given: CommentFrame,
  limit = Number.POSITIVE_INFINITY,
): string {
  const frame = frameOf(run, given);
  const { fullReport, jobSummary, picture, pictures } = frame;
  const inJob = jobSummary === null ? code(words`comment.md`) : link(say`job summary`, jobSummary);
  const elsewhere = fullReport === null ? inJob : link(say`page, chart and data`, fullReport);
  const subject = run.comparisons.length > 1 ? 'comparison' : 'check';
  const figure = (name: string) => {
    const one = run.comparisons.find((comparison) => comparison.name === name);
    return one ? pictureSection(one.assessment, pictures.get(name) ?? picture, subject) : '';
  };
  return fitSections(sectionsOf(run, frame), { limit, elsewhere: [elsewhere], figure });
}

/**
 * The report in reading order: the result first, then chart, table and what it can promise; what only some
 * readers need is folded. Of several comparisons it has a line for each, and each in a fold. The lowest priority
 * is left out first, and the result never.
 */
function sectionsOf(run: RunAssessment, frame: CommentFrame): Section[] {
  const [first, ...others] = run.comparisons;
  const isSeveral = others.length > 0;
  const name = frame.name === '' ? [] : say`${data(frame.name)}:`;
  const result = strong(say`${runHeadline(run)}.`);
  const brief = joined([say`${runMark(run)}`, name, [result]]);
  const said = runExplanations(run);
  const summary = [summaryTable(run)];
  const past = joined([drawsSentence(frame.draws), earlierSentence(frame.earlier)]);
  const whole = frame.fullReport && link(say`interactive page, chart and data`, frame.fullReport);
  const folded = (id: string, title: Section['title'], [made, priority]: [Fold | null, number]) =>
    optional(id, title, { blocks: made === null ? [] : [made], priority });
  const sentence = (id: string, title: Section['title'], [one, priority]: [Phrase, number]) =>
    optional(id, title, { blocks: paragraph(one), priority });
  return [
    {
      id: 'result',
      title: words`what it means`,
      blocks: paragraph(joined([brief, ...said])),
      priority: 10,
      brief: paragraph(brief),
    },
    sentence('acceptance', words`how to accept it`, [frame.acceptance, 15]),
    ...(isSeveral
      ? [
          {
            id: 'summary',
            title: words`the summary`,
            blocks: summary,
            priority: 0,
            brief: summary,
          },
          sentence('outlook', words`what the result can promise`, [familyWiseSentence(run), 9]),
        ]
      : shownSections(first)),
    sentence('earlier', words`the earlier verdicts`, [past, 8]),
    sentence('link', words`its link`, [whole ? say`Full report: ${whole}` : [], 14]),
    ...(isSeveral
      ? foldsOf(run, said)
      : [
          folded('sweeps', words`the sweeps`, [sweepsFold(first.assessment), 5]),
          folded('checklist', words`the reporting checklist`, [checklistFold(first.assessment), 1]),
        ]),
    folded('method', words`method and settings`, [methodFold(first.assessment), 4]),
    sentence('origin', words`the origin`, [frame.origin, 13]),
  ];
}

/** The frame of a report with what else the run says; a comparison that has a name shows it. */
export function frameOf(run: RunAssessment, frame: CommentFrame): CommentFrame {
  const [only, ...others] = run.comparisons;
  const origin = joined([runNotes(run), frame.origin]);
  if (others.length > 0) return { ...frame, origin };
  const name = [frame.name, only.name].filter(Boolean).join(' / ');
  return { ...frame, origin, name };
}

/**
 * What every reader of a comparison sees, in a fold each; the page has the rest. Those that fail are the last to be
 * left out.
 *
 * @param above what is said above all folds, and not again
 */
function foldsOf({ comparisons }: RunAssessment, above: readonly Phrase[]): Section[] {
  return comparisons.map((one, i) => {
    const { name, assessment } = one;
    const title = say`${statusMark(assessment)} ${data(name)} · ${ofMessage(headline(assessment))}`;
    const isNew = without([ofMessage(strengthSentence(assessment))], above).length > 0;
    const strength = ofMessage(isNew ? strengthSentence(assessment, 'comparison') : '');
    const said = [strength, ...without(explanations(assessment), above)];
    const shown = shownSections(one, 'comparison').flatMap(({ blocks }) => blocks);
    const isOpen = assessment.gate === 'fail' && i === 0;
    return optional('comparison', words`a comparison`, {
      blocks: [fold(title, [...paragraph(joined(said)), ...shown], isOpen)],
      priority: 7 - i / comparisons.length,
    });
  });
}
