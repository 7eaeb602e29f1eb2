import type { Assessment, RunAssessment } from '../../decide/index.ts';
import { drawTextPlot } from '../../draw/index.ts';
import type { Sweep } from '../../parse/index.ts';
import { plainText, quotedText } from '../../print/index.ts';
import { printable } from '../../printable.ts';
import {
  baselineChoice,
  comparedColumns,
  describeCounts,
  type EvidenceAt,
  effect,
  explanations,
  familyWise,
  headline,
  lineOf,
  MINOR,
  outlook,
  plural,
  runExplanations,
  runHeadline,
  runMark,
  runNotes,
  type Statement,
  type Subject,
  strength,
  summaryTable,
  warningLines,
} from '../../report/index.ts';
import {
  aligned,
  alignRight,
  apart,
  prose,
  rowsOf,
  type Screen,
  styled,
  textOf,
  widthOf,
  wrapped,
} from './layout.ts';

/** The verdict for a terminal: the result, the table, the same as a plot, and what follows from it. */
function linesOf(assessment: Assessment, screen: Screen, subject: Subject): string[] {
  const result = [
    strength(assessment, subject),
    subject === 'check' ? effect(assessment) : [],
    ...explanations(assessment).map((statement) => [statement]),
  ];
  const shown = [...apart(budgetTable(assessment, screen)), ...apart(forest(assessment, screen))];
  const details = [...sweepLines(assessment), ...noteLines(assessment, screen)];
  return [
    ...title(`${assessment.outcome.mark} ${plainText(headline(assessment))}.`, assessment, screen),
    ...sentences(result, screen),
    ...shown,
    ...(shown.length > 0 ? [''] : []),
    ...sentences(outlook(assessment, subject), screen),
    ...prose(details, screen).map((line) => styled(line, 'dim', screen)),
  ];
}

/** A run for a terminal: with several comparisons, the result of all, then each under its name. */
export function renderRunText(run: RunAssessment, screen: Screen): string {
  const [only, ...others] = run.comparisons;
  const notes = prose([plainText(lineOf(runNotes(run)))], screen);
  if (others.length === 0) return textOf([...linesOf(only.assessment, screen, 'check'), ...notes]);
  const { header, rows } = summaryTable(run);
  const cells = [header, ...rows].map((row) => row.map(plainText));
  return textOf([
    ...title(`${runMark(run)} ${plainText(runHeadline(run))}.`, run, screen),
    ...sentences(
      runExplanations(run).map((statement) => [statement]),
      screen,
    ),
    ...apart(aligned(cells, { width: Infinity })),
    ...sentences([familyWise(run)], screen),
    ...notes,
    ...run.comparisons.flatMap(({ name, assessment }) => {
      return ['', printable(name), ...linesOf(assessment, screen, 'comparison'), ''];
    }),
  ]);
}

const COLOURS = { pass: 'green', neutral: null, fail: 'red' } as const;

function title(
  result: string,
  { outcome: { gate } }: Pick<Assessment, 'outcome'>,
  screen: Screen,
): string[] {
  const bold = wrapped(result, screen).map((line) => styled(line, 'bold', screen));
  return bold.map((line) => styled(line, COLOURS[gate], screen));
}

function sentences(lines: readonly (readonly Statement[])[], screen: Screen): string[] {
  return prose(
    lines.map((line) => quotedText(lineOf(line))),
    screen,
  );
}

/** Evidence in colour. */
function coloured(evidence: string, way: EvidenceAt['way'], screen: Screen): string {
  return styled(evidence, way && ({ worse: 'red', better: 'green' } as const)[way], screen);
}

/** Where the limits do not fit, they are left to the plot. */
function budgetTable(assessment: Assessment, screen: Screen): string[] {
  const columns = comparedColumns(assessment);
  const cellsOf = (shown: readonly Pick<(typeof columns)[number], 'name' | 'cells'>[]) =>
    rowsOf(
      shown.map(({ name, cells }, i) => {
        const texts = [name, ...cells].map(plainText);
        return columns[i]?.ways.length === 0 ? alignRight(texts) : texts;
      }),
    );
  const paint = (cell: string, row: number, column: number) =>
    coloured(cell, columns[column]?.ways[row - 1] ?? null, screen);
  const width = Infinity;
  const isWide = widthOf(aligned(cellsOf(columns), { width })) > screen.width;
  if (!isWide) return aligned(cellsOf(columns), { width, paint });
  return aligned(cellsOf(columns.map(({ narrow }) => narrow)), { ...screen, paint });
}

const [MIN_PLOT, MAX_PLOT] = [12, 46];

function forest(assessment: Assessment, screen: Screen): string[] {
  const excess = Math.max(0, widthOf(drawTextPlot(assessment, MAX_PLOT)) - screen.width);
  const columns = Math.max(MIN_PLOT, MAX_PLOT - excess);
  return drawTextPlot(assessment, columns, ({ said, way }) =>
    coloured(plainText(said), way, screen),
  );
}

/** All notes, or those that may change what the result means and how many others there are. */
function noteLines({ warnings }: Assessment, { isVerbose }: Screen): string[] {
  const shown = warnings.filter(({ code }) => isVerbose || !MINOR.includes(code));
  const hidden = warnings.length - shown.length;
  const more = hidden === 0 ? '' : `${plural(hidden, 'more note')}: use --verbose.`;
  return [...warningLines(shown).map(({ said }) => plainText(said)), more];
}

function sweepLines(assessment: Assessment): string[] {
  const { baseline, candidate, settings } = assessment;
  const describe = (begins: string, sweep: Sweep | null) =>
    sweep
      ? `${begins} ${describeReading(sweep)}; ${plainText(describeCounts(sweep, settings))}.`
      : '';
  const chosen = plainText(lineOf(baselineChoice(assessment)));
  const begins = chosen === '' ? 'Baseline:' : `${chosen} Read as`;
  return [describe(begins, baseline), describe('Candidate:', candidate)];
}

/** How the sweep was read, because a wrong guess must not go unnoticed. */
export function describeReading({ format, metric, direction }: Sweep): string {
  return `${format}, ${printable(metric)} (${direction})`;
}
