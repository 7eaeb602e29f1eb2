import type { Assessment, RunAssessment } from '../../decide/index.ts';
import type { Sweep } from '../../parse/index.ts';
import { printable } from '../../read/index.ts';
import { comparedColumns } from '../wording/budget-table.ts';
import { explanations, outlookSentences } from '../wording/explanations.ts';
import { plural } from '../wording/numbers.ts';
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
import { describeCounts } from '../wording/sweeps.ts';
import { headline, outcomeSentence, statusMark, strengthSentence } from '../wording/verdict.ts';
import { MINOR, warningLines } from '../wording/warnings.ts';
import { forestPlot } from './forest.ts';
import {
  aligned,
  columnsOf,
  paragraphs,
  prose,
  type Screen,
  type Style,
  styled,
  wrapped,
} from './layout.ts';

/**
 * The verdict for a terminal: the result, the table, the same as a plot, and what follows from it.
 *
 * @param outcome empty if the check is not of this comparison alone
 */
export function renderText(
  assessment: Assessment,
  screen: Screen,
  outcome = outcomeSentence(assessment),
): string {
  const result = wrapped(`${statusMark(assessment)} ${headline(assessment)}.`, screen);
  const details = [...sweepLines(assessment), ...noteLines(assessment, screen)];
  return paragraphs([
    styled(styled(result, 'bold', screen), COLOURS[assessment.gate], screen),
    prose([strengthSentence(assessment), outcome, ...explanations(assessment)], screen),
    withEvidence(budgetTable(assessment, screen), screen),
    withEvidence(forest(assessment, screen), screen),
    prose(outlookSentences(assessment), screen),
    styled(prose(details, screen), 'dim', screen),
  ]);
}

/** The same for a run: with several comparisons, the result of all, then each under its name. */
export function renderRunText(run: RunAssessment, screen: Screen): string {
  const [only, ...others] = run.comparisons;
  const notes = prose([runNotes(run, printable)], screen);
  if (others.length === 0) return `${renderText(only.assessment, screen)}${notes && `${notes}\n`}`;
  const result = wrapped(`${runMark(run)} ${runHeadline(run, printable)}.`, screen);
  const rows = [SUMMARY_COLUMNS, ...summaryRows(run, printable)];
  return paragraphs([
    styled(styled(result, 'bold', screen), COLOURS[run.gate], screen),
    prose(runExplanations(run), screen),
    aligned(rows, { ...screen, width: Infinity }),
    prose([familyWiseSentence(run)], screen),
    notes,
    ...run.comparisons.map(
      ({ name, assessment }) =>
        `\n${printable(name)}\n${aboutOne(renderText(assessment, screen, ''))}`,
    ),
  ]);
}

const COLOURS = { pass: 'green', neutral: null, fail: 'red' } as const;

/** The same lines with what they say of the evidence in colour. */
function withEvidence(lines: string, screen: Screen): string {
  const colour = (words: string): Style => (words.startsWith('worse') ? 'red' : 'green');
  return lines.replace(/(worse|better), (weak|fair|strong)/g, (words) =>
    styled(words, colour(words), screen),
  );
}

/** Where the limits do not fit, they are left to the plot. */
function budgetTable(assessment: Assessment, screen: Screen): string {
  const columns = comparedColumns(assessment);
  const [, firstCells = []] = columns[0] ?? [];
  if (firstCells.length === 0) return '';
  const rows = ['', ...firstCells].map((_, i) =>
    columns.map(([name, cells]) => (i === 0 ? name : (cells[i - 1] ?? '')).replaceAll('*', '')),
  );
  const table = aligned(rows, { ...screen, width: Infinity });
  if (widthOf(table) <= screen.width) return table;
  return aligned(
    rows.map((row) => row.map((cell) => cell.replace(/ \(.*\)$/, ''))),
    screen,
  );
}

const [MIN_PLOT, MAX_PLOT] = [12, 46];

function forest(assessment: Assessment, { width }: Screen): string {
  const excess = Math.max(0, widthOf(forestPlot(assessment, MAX_PLOT)) - width);
  const plot = forestPlot(assessment, Math.max(MIN_PLOT, MAX_PLOT - excess));
  return plot && `\n${plot}\n`;
}

function widthOf(lines: string): number {
  return Math.max(...lines.split('\n').map(columnsOf));
}

/** All notes, or those that may change what the result means and how many others there are. */
function noteLines({ warnings }: Assessment, { isVerbose }: Screen): string[] {
  const shown = warnings.filter(({ code }) => isVerbose || !MINOR.includes(code));
  const hidden = warnings.length - shown.length;
  const more = hidden === 0 ? '' : `${plural(hidden, 'more note')}: use --verbose.`;
  return [...warningLines(shown), more];
}

function sweepLines({ baseline, candidate, settings }: Assessment): string[] {
  const describe = (arm: string, sweep: Sweep | null) =>
    sweep ? `${arm}: ${describeReading(sweep)}; ${describeCounts(sweep, settings)}.` : '';
  return [describe('Baseline', baseline), describe('Candidate', candidate)];
}

/** How the sweep was read, because a wrong guess must not go unnoticed. */
export function describeReading({ format, metric, direction }: Sweep): string {
  return `${format}, ${printable(metric)} (${direction})`;
}
