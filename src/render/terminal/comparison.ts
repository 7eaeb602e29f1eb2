import type { Assessment, RunAssessment } from '../../decide/index.ts';
import type { Sweep } from '../../parse/index.ts';
import { printable } from '../../read/index.ts';
import { comparedColumns } from '../wording/budget-table.ts';
import { explanations, outlookSentences, type Subject } from '../wording/explanations.ts';
import { plural } from '../wording/numbers.ts';
import {
  familyWiseSentence,
  runExplanations,
  runHeadline,
  runMark,
  runNotes,
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
  rowsOf,
  type Screen,
  styled,
  wrapped,
} from './layout.ts';

/** The verdict for a terminal: the result, the table, the same as a plot, and what follows from it. */
export function renderText(
  assessment: Assessment,
  screen: Screen,
  subject: Subject = 'check',
): string {
  const outcome = subject === 'check' ? outcomeSentence(assessment) : '';
  const details = [...sweepLines(assessment), ...noteLines(assessment, screen)];
  return paragraphs([
    titleOf(`${statusMark(assessment)} ${headline(assessment)}.`, assessment, screen),
    prose([strengthSentence(assessment, subject), outcome, ...explanations(assessment)], screen),
    withEvidence(budgetTable(assessment, screen), screen),
    withEvidence(forest(assessment, screen), screen),
    prose(outlookSentences(assessment, subject), screen),
    styled(prose(details, screen), 'dim', screen),
  ]);
}

/** The same for a run: with several comparisons, the result of all, then each under its name. */
export function renderRunText(run: RunAssessment, screen: Screen): string {
  const [only, ...others] = run.comparisons;
  const notes = prose([runNotes(run, printable)], screen);
  if (others.length === 0) return `${renderText(only.assessment, screen)}${notes && `${notes}\n`}`;
  return paragraphs([
    titleOf(`${runMark(run)} ${runHeadline(run, printable)}.`, run, screen),
    prose(runExplanations(run), screen),
    aligned(summaryRows(run, printable), { ...screen, width: Infinity }),
    prose([familyWiseSentence(run)], screen),
    notes,
    ...run.comparisons.map(
      ({ name, assessment }) =>
        `\n${printable(name)}\n${renderText(assessment, screen, 'comparison')}`,
    ),
  ]);
}

const COLOURS = { pass: 'green', neutral: null, fail: 'red' } as const;

function titleOf(result: string, { gate }: Pick<Assessment, 'gate'>, screen: Screen): string {
  return styled(styled(wrapped(result, screen), 'bold', screen), COLOURS[gate], screen);
}

/** The same lines with what they say of the evidence in colour. */
function withEvidence(lines: string, screen: Screen): string {
  return lines.replace(/(worse|better), (weak|fair|strong)/g, (words, way) =>
    styled(words, way === 'worse' ? 'red' : 'green', screen),
  );
}

/** Where the limits do not fit, they are left to the plot. */
function budgetTable(assessment: Assessment, screen: Screen): string {
  const columns = comparedColumns(assessment).map(([name, cells]) => [name, ...cells]);
  if (columns.length === 0) return '';
  const without = (part: RegExp) =>
    rowsOf(columns.map((cells) => cells.map((cell) => cell.replace(part, ''))));
  const table = aligned(without(/\*/g), { ...screen, width: Infinity });
  return widthOf(table) <= screen.width ? table : aligned(without(/\*| \(.*\)$/g), screen);
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
