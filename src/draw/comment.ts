import {
  type Assessment,
  middleBest,
  type PairsFound,
  type RunAssessment,
  restsOnTest,
  unitOf,
} from '../decide/index.ts';
import { type StepFunction, valueAt } from '../math/functions.ts';
import {
  fitSections,
  type Screen,
  styled,
  renderRunText as textOfRun,
  widthOf,
} from '../print/index.ts';
import {
  type Block,
  briefHeadline,
  code,
  describeMedian,
  type EvidenceAt,
  evidenceAt,
  formatBudget,
  formatPercent,
  hasChart,
  joined,
  lineOf,
  link,
  type MetricLimits,
  OUTSIDE,
  type Phrase,
  paragraph,
  type ReportFrame,
  type Subject,
  say,
  sectionsOf,
  state,
  summaryTable,
  triageStatements,
  verdictStatements,
  words,
} from '../report/index.ts';
import { chartBudgets, curveAxis, dotsAxis, isOn, placeOn, type ScoreAxis } from './axes.ts';
import { chartOf } from './chart-of.ts';
import type {
  ChartArm,
  ChartModel,
  ChartSearches,
  ChartSettings,
  ChartTrial,
  Version,
} from './model.ts';
import { quickChart } from './quickchart.ts';
import type { Role } from './svg/svg.ts';

/** Where the chart of a comment comes from. */
export type Picture =
  /** Drawn with characters, by choice or because there is no picture, or nothing. */
  | { readonly kind: 'forest' | 'none'; readonly isFallback?: boolean }
  /** A URL from which the QuickChart server at `server` draws the chart. */
  | { readonly kind: 'quickchart'; readonly server: string }
  /** URLs of pictures that are already stored. */
  | ({ readonly kind: 'stored' } & Stored);

type Stored = Readonly<Record<Version, string>>;

/** What a comment or a summary says besides the result, and how it shows charts. */
export interface CommentFrame extends ReportFrame {
  /** URL of the run whose job summary has the report; null if unknown. */
  readonly jobSummary: string | null;
  readonly picture: Picture;
  /** The stored charts of several comparisons, by name. */
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** For a comment outside of any run. */
export const NO_FRAME: CommentFrame = {
  ...OUTSIDE,
  jobSummary: null,
  picture: { kind: 'forest' },
  pictures: new Map(),
};

/**
 * The report on a run as GitHub Markdown.
 *
 * @param limit in characters; what does not fit is left out, and the comment says so
 */
export function renderRunComment(
  run: RunAssessment,
  frame: CommentFrame,
  limit = Number.POSITIVE_INFINITY,
): string {
  const { fullReport, jobSummary, picture, pictures } = frame;
  const inJob = jobSummary === null ? code(words`comment.md`) : link(say`job summary`, jobSummary);
  const elsewhere = fullReport === null ? inJob : link(say`page, chart and data`, fullReport);
  const subject = run.comparisons.length > 1 ? 'comparison' : 'check';
  const figure = (name: string) => {
    const shown = comparisonNamed(run, name);
    if (shown === null) return overviewBlocks(run, pictures.get(''));
    return figureBlocks(shown, pictures.get(name) ?? picture, subject);
  };
  return fitSections(sectionsOf(run, frame), { limit, elsewhere: [elsewhere], figure });
}

/** Null for the overview of several, which has no name. */
function comparisonNamed({ comparisons }: RunAssessment, name: string): Assessment | null {
  if (name === '' && comparisons.length > 1) return null;
  return comparisons.find((comparison) => comparison.name === name)?.assessment ?? null;
}

/** The same for a terminal. */
export function renderRunText(run: RunAssessment, screen: Screen): string {
  return textOfRun(run, screen, (name) => {
    const shown = comparisonNamed(run, name);
    return shown === null ? [summaryTable(run)] : textBlocks(drawTextPlot(shown, screen));
  });
}

/** All comparisons in one picture, or in a table without one; the scores of those that block are in their folds. */
function overviewBlocks(run: RunAssessment, picture: Picture | undefined): Block[] {
  if (picture?.kind !== 'stored') return [summaryTable(run, briefHeadline)];
  return [storedImage(picture, lineOf(triageStatements(run)))];
}

/** Where a wide picture would be scaled down so far that nobody can read it. */
const NARROW = '(max-width: 600px)';
const DARK = '(prefers-color-scheme: dark)';

function storedImage(stored: Stored, alt: Phrase): Block {
  const others = [
    { media: words`${NARROW} and ${DARK}`, url: stored['dark-narrow'] },
    { media: words`${NARROW}`, url: stored['light-narrow'] },
    { media: words`${DARK}`, url: stored.dark },
  ];
  return { type: 'image', alt, url: stored.light, others };
}

const GET_PICTURE = say`For a picture: \`charts: branch\`, with \`contents: write\`.`;

/** The chart, drawn with characters if no other is possible; nothing if there is nothing to draw, or none is wanted. */
function figureBlocks(assessment: Assessment, picture: Picture, subject: Subject): Block[] {
  if (picture.kind === 'none' || !hasChart(assessment)) return [];
  const alt = altText(assessment, subject);
  if (picture.kind === 'stored') return [storedImage(picture, alt)];
  const model = chartOf(assessment, subject);
  if (model === null) return [];
  const drawn = picture.kind === 'quickchart' ? quickChart(model, picture.server) : null;
  if (drawn !== null) {
    const level = formatPercent(assessment.settings.band.confidence);
    const lines = say`Lines: ${model.curveWord}s; shaded: ${level} simultaneous bands.`;
    return [{ type: 'image', alt, ...drawn }, ...paragraph(state('lines', lines))];
  }
  const plot = drawTextPlot(assessment, PHONE);
  if (plot.length === 0) return [];
  const isFallback = picture.kind === 'forest' && picture.isFallback === true;
  return [...textBlocks(plot), ...paragraph(state('lines', isFallback ? GET_PICTURE : []))];
}

function textBlocks(plot: readonly string[]): Block[] {
  return plot.length === 0 ? [] : [{ type: 'code', language: words`text`, value: plot.join('\n') }];
}

/** The columns that a phone of 375 px shows. */
const PHONE: Screen = { width: 40, hasColours: false, isVerbose: false };

/** The result with its numbers, and no text of the sweeps, for those who cannot see the chart. */
function altText(assessment: Assessment, subject: Subject): Phrase {
  const [verdict, ...others] = verdictStatements(assessment, subject).map(({ said }) => said);
  const own = (verdict ?? []).filter(({ type }) => type !== 'data');
  const known = others.filter((said) => said.every(({ type }) => type !== 'data'));
  return joined([say`${withoutEnd(own)}.`, ...known]);
}

/** Without the space and the full stop that stood around what was left out. */
function withoutEnd(phrase: Phrase): Phrase {
  const last = phrase.at(-1);
  const isEnd = last?.type === 'text' && /^[ .]*$/.test(last.value);
  return isEnd ? withoutEnd(phrase.slice(0, -1)) : phrase;
}

/** What is tested where that decides, pairs as bars; otherwise the curves, as wide as fits, with what its marks mean. */
export function drawTextPlot(assessment: Assessment, screen: Screen): string[] {
  const model = chartOf(assessment);
  if (model === null) return [];
  const pairs = assessment.kind === 'compared' ? assessment.test?.pairs : null;
  if (pairs) return [drawPairBars(pairs, screen.width)];
  const { tested } = model;
  if (tested && tested.kind !== 'pairs') return drawStrips(tested, model, screen.width);
  return drawCurves(model, assessment, screen);
}

/**
 * Medians with their limits at the budgets of the table, drawn with characters on the chart's axis; no untrusted
 * text. Empty if there are no rows, no score to draw, or no budget that is resolved.
 */
function drawCurves(model: ChartModel, assessment: Assessment, screen: Screen): string[] {
  const rows = rowsOf(model, assessment);
  const shown = chartBudgets(model);
  const axis = curveAxis(model, { budgets: shown, target: null });
  if (rows.length === 0 || !shown.isResolved || axis.ticks.length === 0) return [];
  const heading = unitOf(assessment.axis);
  const budgets = Math.max(heading.length, ...rows.map(({ budget }) => budget.length));
  const values = widthOf(rows.map(({ value }) => value));
  const hasEvidence = rows.some(({ evidence }) => evidence?.way);
  const canvas = canvasOf(axis, screen.width - budgets - 9 - values - (hasEvidence ? 3 : 0));
  const isTested = assessment.kind === 'compared' && restsOnTest(assessment);
  const levels = new Set<string>();
  const letterOf = ({ level, way }: EvidenceAt) => {
    if (way === null || isTested) return '';
    levels.add(`${level.charAt(0)} ${level}`);
    return styled(level.charAt(0), ({ worse: 'red', better: 'green' } as const)[way], screen);
  };
  const lines = rows.map(({ budget, evidence, ...strip }) => {
    const cells = [budget.padStart(budgets), drawn(strip, canvas), strip.value.padEnd(values)];
    return [...cells, evidence && letterOf(evidence)].join('  ');
  });
  return [
    ...[`${heading.padStart(budgets)}     ${tickLine(canvas)}`, ...lines].map((one) =>
      one.trimEnd(),
    ),
    assessment.kind === 'lone' ? '● candidate' : '○ baseline  ● candidate',
    ...(levels.size > 0 ? [`evidence: ${[...levels].join(', ')}`] : []),
  ];
}

/** A line for each sweep, in the first the budget, in the last the evidence. */
function rowsOf({ arms, format }: ChartModel, assessment: Assessment) {
  if (assessment.kind === 'unjudged') return [];
  const found =
    assessment.kind === 'compared' ? assessment.rows.map((row) => evidenceAt(row, assessment)) : [];
  return assessment.rows.flatMap(({ budget }, row) =>
    arms.map((arm, i) => ({
      ...stripAt(budget, arm, format),
      budget: i === 0 ? formatBudget(budget) : '',
      evidence: i === 1 ? found[row] : undefined,
    })),
  );
}

/** Of one sweep, what is in the middle, and others around it. */
interface Strip {
  readonly role: Role;
  readonly limits: MetricLimits;
  readonly value: string;
}

function stripAt(
  budget: number,
  { role, lower, median, upper }: ChartArm,
  format: ChartModel['format'],
): Strip {
  const at = (curve: StepFunction) => valueAt(curve, budget);
  const limits = { lower: at(lower), median: at(median), upper: at(upper) };
  return { role, limits, value: describeMedian(limits, format) };
}

/** How trials at comparable settings, or whole searches, compare: a line for each sweep, from worse to better. */
function drawStrips(
  tested: ChartSettings | ChartSearches,
  { direction, format }: ChartModel,
  width: number,
): string[] {
  const isBySettings = tested.kind === 'settings';
  const strips: Strip[] = isBySettings
    ? tested.arms.map(({ role, trials }) => ({ role, value: '', limits: middleHalf(trials) }))
    : tested.arms.map((arm) => stripAt(tested.length, arm, format));
  const axis = dotsAxis(
    strips.flatMap(({ limits }) => Object.values(limits).filter(Number.isFinite)),
  );
  const canvas = canvasOf(axis, width - widthOf(strips.map(({ value }) => value)) - 7);
  const ends = ['worse', 'better'];
  const [first = '', last = ''] =
    isBySettings || direction === 'maximize' ? ends : ends.toReversed();
  return [
    `    ${first}${last.padStart(canvas.columns - first.length)}`,
    ...strips.map((strip) => `${drawn(strip, canvas)}  ${strip.value}`.trimEnd()),
    '○ baseline  ● candidate',
    isBySettings
      ? 'line: the middle half of its trials'
      : 'line: from the worst to the best search',
  ];
}

function middleHalf(trials: readonly ChartTrial[]): MetricLimits {
  const sorted = trials.map(({ score }) => score).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { lower: at(0.25), median: middleBest(sorted), upper: at(0.75) };
}

/** "worse ■■■■■■ 19 · same ■ 3 · better ■ 2": a square a pair, or so many pairs as the screen needs. */
function drawPairBars({ n, worse, same, better }: PairsFound, width: number): string {
  const counts = Object.entries({ worse, same, better });
  const line = (perSquare: number) => {
    const bars = counts.map(([name, count]) => {
      const squares = '■'.repeat(Math.ceil(count / perSquare));
      return `${name} ${squares}${squares && ' '}${count}`;
    });
    return bars.join(' · ');
  };
  const each = Array.from({ length: n }, (_, i) => i + 1);
  return line(each.find((pairs) => line(pairs).length <= width) ?? n);
}

const [MIN_COLUMNS, MAX_COLUMNS] = [10, 46];

interface Canvas {
  readonly axis: ScoreAxis;
  readonly columns: number;
  /** The column of a score, not rounded; the first or the last for those beyond the axis. */
  readonly place: (score: number) => number;
}

function canvasOf(axis: ScoreAxis, free: number): Canvas {
  const columns = Math.max(MIN_COLUMNS, Math.min(MAX_COLUMNS, free));
  return { axis, columns, place: placeOn(axis, [0, columns - 1]) };
}

/** "b  ├──○─┤", with an arrow where it goes on beyond the plot; as wide as the plot and its arrows. */
function drawn({ role, limits }: Strip, { axis, columns, place }: Canvas): string {
  const { lower, median, upper } = limits;
  const columnOf = (score: number) => Math.round(place(score));
  const from = lower < axis.low ? -1 : columnOf(lower);
  const to = upper > axis.high ? columns : columnOf(upper);
  const at = isOn(axis, median) ? columnOf(median) : null;
  const cells = Array.from({ length: columns }, (_, i) => {
    if (i === at) return role === 'baseline' ? '○' : '●';
    if (i === from) return '├';
    if (i === to) return '┤';
    return i > from && i < to ? '─' : ' ';
  });
  const [goesDown, goesUp] = [from < 0 ? '◂' : ' ', to >= columns ? '▸' : ' '];
  return `${role.charAt(0)}  ${goesDown}${cells.join('')}${goesUp}`;
}

/** Round scores above their columns, all of them or each second, third …, as many as fit. */
function tickLine({ axis: { ticks }, columns, place }: Canvas): string {
  const [first = 0, second = Infinity] = ticks.map(({ value }) => place(value));
  const widest = widthOf(ticks.map(({ text }) => text));
  const every = Math.ceil((widest + 2) / (second - first)) || 1;
  return ticks.reduce((line, { value, text }, i) => {
    const start = Math.round(place(value)) + 1 - Math.floor(text.length / 2);
    const isFree = i % every === 0 && start >= (line === '' ? 0 : line.length + 2);
    return isFree && start + text.length <= columns + 2 ? line.padEnd(start) + text : line;
  }, '');
}
