import { scaleLog } from 'd3-scale';
import { valueAt } from '../../math/step-function.ts';
import { type Heading, headingOf, lineHeight, SHEETS, type Sheet } from '../svg/sheet.ts';
import type { Box, Point } from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import { formatBudget, signed } from '../wording/numbers.ts';
import { type Budgets, chartBudgets } from './budgets.ts';
import {
  type ChartCurve,
  type ChartModel,
  type ChartOptions,
  differenceOf,
  type LaneSegment,
  marginOf,
} from './model.ts';
import { curveAxis, isLogarithmic, placeOn, type ScoreAxis } from './scores.ts';
import { type StripPlace, stripPlace } from './strip.ts';
import { dotPlaces } from './trials.ts';

/** The parts of a picture from top to bottom. */
export interface Layout {
  readonly sheet: Sheet;
  readonly height: number;
  readonly heading: Heading;
  /** What is drawn in the plot: both sweeps, the only one, or their difference. */
  readonly curves: readonly ChartCurve[];
  readonly isDifference: boolean;
  readonly lanes: readonly LanePlace[];
  readonly plot: Plot;
  /** The baseline of the budget axis's label. */
  readonly xLabelY: number;
  /** Null for a difference, which no single trial has. */
  readonly strip: StripPlace | null;
}

/** A row of evidence in one direction; none where nothing is compared. */
export interface LanePlace {
  readonly direction: LaneSegment['direction'];
  /** From the top of the highest level to the line that the steps stand on. */
  readonly top: number;
  readonly bottom: number;
}

/** Where the curves are: the frame and the two scales. */
export interface Plot {
  readonly box: Box;
  readonly budgets: Budgets;
  readonly scores: ScoreAxis;
  readonly x: (budget: number) => number;
  /** Scores beyond the axis, even infinite ones, are on the frame. */
  readonly y: (score: number) => number;
  readonly isOff: (score: number) => boolean;
  /** The side of failures: the bottom, or the top for a minimised metric. */
  readonly badEdge: 'bottom' | 'top';
}

export function layOut(model: ChartModel, options: Partial<ChartOptions> = {}): Layout {
  const sheet = SHEETS[options.width ?? 'wide'];
  const budgets = chartBudgets(model);
  const difference = options.view === 'difference' ? differenceOf(model, budgets) : null;
  const isDifference = difference !== null;
  const curves = difference ? [difference] : model.arms;
  const isLog = !isDifference && isLogarithmic(model, options.scale);
  const shown = { budgets, isLog, range: options.range };
  const scores = isDifference
    ? // The limits are what the difference is about, so they stay on the axis.
      curveAxis(curves, {
        ...shown,
        always: [0, ...marginOf(model)],
        stretch: Infinity,
        target: null,
      })
    : curveAxis(curves, { ...shown, target: model.target });

  const heading = headingOf(model.title, [subtitleOf(model, isDifference, isLog)], sheet);
  const lanes = lanePlaces(model, budgets, { top: heading.bottom + 12, sheet });
  const top = (lanes.at(-1)?.bottom ?? heading.bottom) + 16;
  const box = {
    left: leftOf(model, scores, sheet),
    right: rightOf(model, { curves, budgets, sheet }),
    top,
    bottom: top + sheet.plotHeight,
  };
  const xLabelY = box.bottom + belowAxis(sheet) + lineHeight(sheet.text) * rowsOfTrials(model) + 24;
  const strip = isDifference ? null : stripPlace(model, { sheet, top: xLabelY, isLog });
  return {
    sheet,
    height: strip?.bottom ?? xLabelY + 14,
    heading,
    curves,
    isDifference,
    lanes,
    plot: plotOf(model, { box, budgets, scores }),
    xLabelY,
    strip,
  };
}

function subtitleOf({ subtitle }: ChartModel, isDifference: boolean, isLog: boolean): string {
  const [what = '', sizes = '', ...more] = subtitle;
  if (isDifference) return `Candidate − baseline: ${what.replace(/^M/, 'm')}, ${sizes}`;
  return [what, ...(isLog ? ['log scale'] : []), sizes, ...more].filter(Boolean).join(', ');
}

/** The height of a level: its name fits next to it. */
function levelHeight({ small }: Sheet): number {
  return small.size + 1;
}

function lanePlaces(
  { arms, lane }: ChartModel,
  { isResolved }: Budgets,
  { top, sheet }: { readonly top: number; readonly sheet: Sheet },
): LanePlace[] {
  if (arms.length < 2 || !isResolved) return [];
  const found = (['better', 'worse'] as const).filter((direction) =>
    lane.some((segment) => segment.direction === direction),
  );
  const height = 3 * levelHeight(sheet);
  return (found.length === 0 ? (['worse'] as const) : found).map((direction, i) => {
    // Without evidence, a line of text is enough.
    const rowTop = top + i * (height + 8);
    return {
      direction,
      top: rowTop,
      bottom: rowTop + (lane.length === 0 ? levelHeight(sheet) + 4 : height),
    };
  });
}

/** Leaves space for the numbers of the scores and the names of the rows. */
function leftOf(model: ChartModel, { ticks }: ScoreAxis, { left, text, small }: Sheet): number {
  const numbers = ticks.map((tick) => textWidth(tick.text, text));
  const rows = rowsOfTrials(model) > 0 ? [textWidth('candidate', small)] : [];
  return left + Math.max(textWidth('better?', text), ...numbers, ...rows) + 10;
}

/** What is written at the right end of a curve. */
export interface EndTexts {
  readonly name: string;
  /** "0.922 at 8.2". */
  readonly value: string;
  readonly score: number;
}

export function endTexts(
  { role, median }: ChartCurve,
  { format, curveWord }: ChartModel,
  { last }: Budgets,
): EndTexts {
  const score = valueAt(median, last);
  const write = role === 'difference' ? signed(format) : format;
  const value = Number.isFinite(score) ? write(score) : 'fails';
  const name = role === 'sweep' ? curveWord : role;
  const written = Number.isNaN(score) ? 'not defined' : value;
  return { name, value: `${written} at ${formatBudget(last)}`, score };
}

/** Between the plot and the texts on its right. */
export const RIGHT_GAP = 8;

function rightOf(
  model: ChartModel,
  { curves, budgets, sheet }: Pick<Layout, 'curves' | 'sheet'> & { readonly budgets: Budgets },
): number {
  const texts = curves.map((curve) => endTexts(curve, model, budgets));
  const widths = texts.flatMap(({ name, value }) => [
    textWidth(name, sheet.strong),
    textWidth(value, sheet.small),
  ]);
  return sheet.width - 8 - RIGHT_GAP - Math.max(textWidth('strong', sheet.small), ...widths);
}

function plotOf(
  { direction }: ChartModel,
  { box, budgets, scores }: Pick<Plot, 'box' | 'budgets' | 'scores'>,
): Plot {
  return {
    box,
    budgets,
    scores,
    x: scaleLog([budgets.first, budgets.last], [box.left, box.right]).clamp(true),
    y: placeOn(scores, [box.bottom, box.top]),
    isOff: (score) => !(score >= scores.low && score <= scores.high),
    badEdge: direction === 'maximize' ? 'bottom' : 'top',
  };
}

/** From the frame down to the numbers of its marks. */
export function belowAxis({ text }: Sheet): number {
  return text.size + 7;
}

/** How many rows below a cost axis show the trials that a cost buys. */
export function rowsOfTrials({ arms }: ChartModel): number {
  return arms.some(({ trialCost }) => trialCost !== 1) ? arms.length : 0;
}

/** Where things are in a picture, for pages that draw on top of it; in the picture's own units. */
interface ChartGeometry {
  readonly width: number;
  readonly height: number;
  /** Below it is the subtitle. */
  readonly titleBottom: number;
  /** The frame of the curves. */
  readonly plot: Box;
  readonly budgets: { readonly first: number; readonly last: number };
  readonly x: (budget: number) => number;
  /** Null for a score beyond the axis. */
  readonly y: (score: number) => number | null;
  /** What is drawn. */
  readonly curves: readonly ChartCurve[];
  readonly isLog: boolean;
  /** For each sweep the dots of its trials, in their order; null where a trial has none. */
  readonly dots: readonly (readonly (Point | null)[])[];
}

/** The geometry of what `renderChart` draws of the same model with the same options. */
export function chartGeometry(
  model: ChartModel,
  options: Partial<ChartOptions> = {},
): ChartGeometry {
  const { sheet, height, heading, plot, curves, strip } = layOut(model, options);
  const { box, budgets, scores, x, y, isOff } = plot;
  return {
    width: sheet.width,
    height,
    titleBottom:
      Math.max(0, ...heading.lines.filter(({ isTitle }) => isTitle).map(({ y }) => y)) + 4,
    plot: box,
    budgets: { first: budgets.first, last: budgets.last },
    x,
    y: (score) => (isOff(score) ? null : y(score)),
    curves,
    isLog: scores.isLog,
    dots: strip === null ? [] : dotPlaces(model, strip),
  };
}
