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
  plainText,
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
  isDrawable,
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
import type { ChartModel, ChartSearches, ChartSettings, ChartTrial, Version } from './model.ts';
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
    return shown === null ? [summaryTable(run)] : textBlocks(plotFor(shown, screen));
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
  if (picture.kind === 'none' || !isDrawable(assessment)) return [];
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
  const plot = plotFor(assessment, PHONE);
  if (plot.length === 0) return [];
  const isFallback = picture.kind === 'forest' && picture.isFallback === true;
  return [...textBlocks(plot), ...paragraph(state('lines', isFallback ? GET_PICTURE : []))];
}

function textBlocks(plot: readonly string[]): Block[] {
  return plot.length === 0 ? [] : [{ type: 'code', language: words`text`, value: plot.join('\n') }];
}

/** The columns that a phone of 375 px shows. */
const PHONE: Screen = { width: 40, hasColours: false, isVerbose: false };

const [MIN_PLOT, MAX_PLOT] = [10, 46];

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
function plotFor(assessment: Assessment, screen: Screen): string[] {
  const model = chartOf(assessment);
  const pairs = assessment.kind === 'compared' ? assessment.test?.pairs : null;
  if (pairs) return model === null ? [] : [drawPairBars(pairs, screen.width)];
  const tested = model?.tested ?? null;
  if (model && tested && tested.kind !== 'pairs') return drawStrips(tested, model, screen.width);
  const isTested = assessment.kind === 'compared' && restsOnTest(assessment);
  const levels = new Set<string>();
  const write = ({ level, way }: EvidenceAt) => {
    if (way === null || isTested) return '';
    levels.add(level);
    return styled(level.charAt(0), ({ worse: 'red', better: 'green' } as const)[way], screen);
  };
  const excess =
    widthOf(drawTextPlot(assessment, MAX_PLOT, ({ way }) => (way ? 'x' : ''))) - screen.width;
  const plot = drawTextPlot(assessment, Math.max(MIN_PLOT, MAX_PLOT - Math.max(0, excess)), write);
  if (plot.length === 0) return [];
  const marks = assessment.kind === 'lone' ? '● candidate' : '○ baseline  ● candidate';
  const letters = [...levels].map((level) => `${level.charAt(0)} ${level}`);
  return [...plot, marks, ...(letters.length > 0 ? [`evidence: ${letters.join(', ')}`] : [])];
}

/**
 * Medians with their limits at the budgets of the table, drawn with characters on the chart's axis; no untrusted
 * text. Empty if there are no rows, no score to draw, or no budget that is resolved.
 *
 * @param write the evidence, which ends a line
 */
export function drawTextPlot(
  assessment: Assessment,
  columns: number,
  write: (evidence: EvidenceAt) => string = ({ said }) => plainText(said),
): string[] {
  const model = chartOf(assessment);
  if (model === null) return [];
  const rows = rowsOf(model, assessment);
  const shown = chartBudgets(model);
  const axis = curveAxis(model, { budgets: shown, target: null });
  if (rows.length === 0 || !shown.isResolved || axis.ticks.length === 0) return [];
  const place = placeOn(axis, [0, columns - 1]);
  const heading = unitOf(assessment.axis);
  const budgets = Math.max(heading.length, ...rows.map(({ budget }) => budget.length));
  const values = Math.max(...rows.map(({ value }) => value.length));
  const lines = rows.map(({ budget, role, limits, value, evidence }) =>
    [
      budget.padStart(budgets),
      role.charAt(0),
      drawn(limits, axis, { columns, place, dot: DOTS[role] }),
      value.padEnd(values),
      evidence && write(evidence),
    ].join('  '),
  );
  const ticks = tickLine(axis, { columns, place });
  return [`${heading.padStart(budgets)}     ${ticks}`, ...lines].map((line) => line.trimEnd());
}

/** A line for each sweep: a median with its limits, in the first the budget, in the last the evidence. */
function rowsOf({ arms, format }: ChartModel, assessment: Assessment) {
  if (assessment.kind === 'unjudged') return [];
  const found =
    assessment.kind === 'compared' ? assessment.rows.map((row) => evidenceAt(row, assessment)) : [];
  return assessment.rows.flatMap(({ budget }, row) =>
    arms.map(({ role, lower, median, upper }, i) => {
      const at = (curve: StepFunction) => valueAt(curve, budget);
      const limits = { lower: at(lower), median: at(median), upper: at(upper) };
      return {
        ...{ role, limits, value: describeMedian(limits, format) },
        budget: i === 0 ? formatBudget(budget) : '',
        evidence: i === 1 ? found[row] : undefined,
      };
    }),
  );
}

/** Of a set of trials, or of searches in what they end with: the middle one, and others around it. */
interface Strip {
  readonly role: Role;
  readonly limits: MetricLimits;
  readonly value: string;
}

/** How trials at comparable settings, or whole searches, compare: a line for each sweep, from worse to better. */
function drawStrips(
  tested: ChartSettings | ChartSearches,
  { direction, format }: ChartModel,
  width: number,
): string[] {
  const isBySettings = tested.kind === 'settings';
  const strips = isBySettings
    ? tested.arms.map(
        ({ role, trials }): Strip => ({ role, value: '', limits: middleHalf(trials) }),
      )
    : tested.arms.map(({ role, lower, median, upper }): Strip => {
        const at = (curve: StepFunction) => valueAt(curve, tested.length);
        const limits = { lower: at(lower), median: at(median), upper: at(upper) };
        return { role, limits, value: describeMedian(limits, format) };
      });
  const axis = dotsAxis(
    strips.flatMap(({ limits }) => Object.values(limits).filter(Number.isFinite)),
  );
  const values = Math.max(...strips.map(({ value }) => value.length));
  const columns = Math.max(MIN_STRIP, Math.min(MAX_STRIP, width - values - 7));
  const ends = ['worse', 'better'];
  const [first = '', last = ''] =
    isBySettings || direction === 'maximize' ? ends : ends.toReversed();
  const place = placeOn(axis, [0, columns - 1]);
  return [
    `    ${first}${last.padStart(columns - first.length)}`,
    ...strips.map(({ role, limits, value }) =>
      `${role.charAt(0)}  ${drawn(limits, axis, { columns, place, dot: DOTS[role] })}  ${value}`.trimEnd(),
    ),
    '○ baseline  ● candidate',
    isBySettings
      ? 'line: the middle half of its trials'
      : 'line: from the worst to the best search',
  ];
}

const [MIN_STRIP, MAX_STRIP] = [10, 46];
const DOTS = { baseline: '○', candidate: '●', sweep: '●' } as const;

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

interface Canvas {
  readonly columns: number;
  /** The column of a score, not rounded; the first or the last for those beyond the axis. */
  readonly place: (score: number) => number;
}

/** "├──○─┤", with an arrow where it goes on beyond the plot; as wide as the plot and its arrows. */
function drawn(
  { lower, median, upper }: MetricLimits,
  axis: ScoreAxis,
  { columns, place, dot }: Canvas & { readonly dot: string },
): string {
  const columnOf = (score: number) => Math.round(place(score));
  const from = lower < axis.low ? -1 : columnOf(lower);
  const to = upper > axis.high ? columns : columnOf(upper);
  const at = isOn(axis, median) ? columnOf(median) : null;
  const cells = Array.from({ length: columns }, (_, i) => {
    if (i === at) return dot;
    if (i === from) return '├';
    if (i === to) return '┤';
    return i > from && i < to ? '─' : ' ';
  });
  return `${from < 0 ? '◂' : ' '}${cells.join('')}${to >= columns ? '▸' : ' '}`;
}

/** Round scores above their columns, all of them or each second, third …, as many as fit. */
function tickLine({ ticks }: ScoreAxis, { columns, place }: Canvas): string {
  const [first = 0, second = Infinity] = ticks.map(({ value }) => place(value));
  const widest = Math.max(...ticks.map(({ text }) => text.length));
  const every = Math.ceil((widest + 2) / (second - first)) || 1;
  return ticks.reduce((line, { value, text }, i) => {
    const start = Math.round(place(value)) + 1 - Math.floor(text.length / 2);
    const isFree = i % every === 0 && start >= (line === '' ? 0 : line.length + 2);
    return isFree && start + text.length <= columns + 2 ? line.padEnd(start) + text : line;
  }, '');
}
