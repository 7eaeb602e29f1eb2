import type { RunAssessment } from '../../decide/index.ts';
import { printable } from '../../read/index.ts';
import { explanations } from '../wording/explanations.ts';
import { codeSpan, escapeXml, table } from '../wording/markup.ts';
import {
  familyWiseSentence,
  runExplanations,
  runHeadline,
  runMark,
  runNotes,
  summaryRows,
} from '../wording/run.ts';
import { headline, statusMark, strengthSentence } from '../wording/verdict.ts';
import { checklistSection } from './checklist.ts';
import { type CommentFrame, drawsSentence, earlierSentence, shownSections } from './comment.ts';
import { fitSections, optional, type Section } from './fit-to-limit.ts';
import { methodSection } from './method.ts';
import { sweepsSection } from './sweeps.ts';

/**
 * The report on a run as GitHub Markdown: the result first, then chart, table and what it can promise; what only
 * some readers need is folded. Of several comparisons it has a line for each, and each in a fold. All text that
 * comes from sweeps is in code spans.
 *
 * @param limit in characters; what does not fit is left out, and the comment says so
 */
export function renderRunComment(
  run: RunAssessment,
  given: CommentFrame,
  limit = Number.POSITIVE_INFINITY,
): string {
  const frame = frameOf(run, given);
  const [{ assessment }, ...others] = run.comparisons;
  const isSeveral = others.length > 0;
  const mark = [runMark(run), frame.name && `${codeSpan(frame.name)}:`].filter(Boolean);
  const brief = `${mark.join(' ')} **${runHeadline(run, codeSpan)}.**`;
  const lead = [brief, ...runExplanations(run)].join(' ');
  const { fullReport, jobSummary } = frame;
  const link = fullReport && `Full report: [interactive page, chart and data](${fullReport})`;
  const inJob = jobSummary === null ? '`comment.md`' : `[job summary](${jobSummary})`;
  const elsewhere = fullReport === null ? inJob : `[page, chart and data](${fullReport})`;
  const summary = summaryTable(run);
  const past = [drawsSentence(frame.draws), earlierSentence(frame.earlier)];
  // In reading order; the lowest rank is left out first, and the result never.
  const sections = [
    { title: 'what it means', markdown: lead, rank: 10, brief },
    optional('how to accept it', frame.acceptance, 15),
    ...(isSeveral
      ? [
          { title: 'the summary', markdown: summary, rank: 0, brief: summary },
          optional('what the result can promise', familyWiseSentence(run), 9),
        ]
      : shownSections(assessment, frame.picture)),
    optional('the earlier verdicts', past.filter(Boolean).join(' '), 8),
    optional('its link', link ?? '', 14),
    ...(isSeveral
      ? foldsOf(run, lead, frame)
      : [
          optional('the sweeps', sweepsSection(assessment), 5),
          optional('the reporting checklist', checklistSection(assessment), 1),
        ]),
    optional('method and settings', methodSection(assessment), 4),
    optional('the origin', frame.origin, 13),
  ];
  return fitSections(sections, limit, elsewhere);
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
  const [header = [], ...rows] = summaryRows(run, codeSpan);
  return table(header, rows, 'left');
}

/**
 * What every reader of a comparison sees, in a fold each; the page has the rest. Those that fail are the last to be
 * left out.
 *
 * @param above what is said above all folds, and not again
 */
function foldsOf(
  { comparisons }: RunAssessment,
  above: string,
  { picture, pictures }: CommentFrame,
): Section[] {
  return comparisons.map(({ name, assessment }, i) => {
    // GitHub reads no Markdown in the summary of a fold.
    const title = `${statusMark(assessment)} <code>${escapeXml(printable(name))}</code> · ${escapeXml(headline(assessment))}`;
    const isStrengthSaid = above.includes(strengthSentence(assessment));
    const strength = isStrengthSaid ? '' : strengthSentence(assessment, 'comparison');
    const said = [strength, ...explanations(assessment)];
    const shown = shownSections(assessment, pictures.get(name) ?? picture, 'comparison');
    const parts = [
      `<details${assessment.gate === 'fail' && i === 0 ? ' open' : ''}><summary>${title}</summary>`,
      said.filter((sentence) => !above.includes(sentence)).join(' '),
      ...shown.map(({ markdown }) => markdown),
      '</details>',
    ];
    const fold = parts.filter(Boolean).join('\n\n');
    return optional('a comparison', fold, 7 - i / comparisons.length);
  });
}
