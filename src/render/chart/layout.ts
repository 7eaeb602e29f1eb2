import { scaleLog } from 'd3-scale';
import { valueAt } from '../../math/step-function.ts';
import { type Heading, headingOf, SHEETS, type Sheet } from '../svg/sheet.ts';
import type { Box } from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import { formatBudget } from '../wording/numbers.ts';
import { type Budgets, chartBudgets } from './budgets.ts';
import type { ChartCurve, ChartModel, ChartOptions, LaneSegment } from './model.ts';
import { curveAxis, isLogarithmic, placeOn, type ScoreAxis } from './scores.ts';
import { type StripPlace, stripPlace } from './strip.ts';

/** The parts of a picture from top to bottom. */
export interface Layout {
  readonly sheet: Sheet;
  readonly height: number;
  readonly heading: Heading;
  /** The line of the looks, if there are any. */
  readonly looksY: number;
  readonly lanes: readonly LanePlace[];
  readonly plot: Plot;
  /** The baseline of the budget axis's label. */
  readonly xLabelY: number;
  /** Null for a difference. */
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
  const isLog = isLogarithmic(model, options.scale);
  const scores = curveAxis(model.arms, { ...model, ...options, budgets, isLog });

  const subtitle = isLog ? `${model.subtitle}, log scale` : model.subtitle;
  const heading = headingOf(model.title, [subtitle], sheet);
  const looksY = heading.bottom + 18;
  const above = model.looks ? looksY + sheet.small.size + 8 : heading.bottom;
  const lanes = lanePlaces(model, budgets, { top: above + 12, sheet });
  const top = (lanes.at(-1)?.bottom ?? above) + 16;
  const box = {
    left: leftOf(scores, sheet),
    right: rightOf(model, budgets, sheet),
    top,
    bottom: top + sheet.plotHeight,
  };
  const xLabelY = box.bottom + belowAxis(sheet) + 24;
  const strip = model.isDifference ? null : stripPlace(model, { sheet, top: xLabelY, isLog });
  return {
    sheet,
    height: strip?.bottom ?? xLabelY + 14,
    heading,
    looksY,
    lanes,
    plot: {
      box,
      budgets,
      scores,
      x: scaleLog([budgets.first, budgets.last], [box.left, box.right]).clamp(true),
      y: placeOn(scores, [box.bottom, box.top]),
      isOff: (score) => !(score >= scores.low && score <= scores.high),
      badEdge: model.direction === 'maximize' ? 'bottom' : 'top',
    },
    xLabelY,
    strip,
  };
}

/** The height of a level: its name fits next to it. */
function levelHeight({ small }: Sheet): number {
  return small.size + 1;
}

function lanePlaces(
  { arms, lane, isDifference }: ChartModel,
  { isResolved }: Budgets,
  { top, sheet }: { readonly top: number; readonly sheet: Sheet },
): LanePlace[] {
  if ((arms.length < 2 && !isDifference) || !isResolved) return [];
  // Without evidence, a line of text is enough.
  if (lane.length === 0) return [{ direction: 'worse', top, bottom: top + levelHeight(sheet) + 4 }];
  const height = 3 * levelHeight(sheet);
  return (['better', 'worse'] as const)
    .filter((direction) => lane.some((segment) => segment.direction === direction))
    .map((direction, i) => {
      const rowTop = top + i * (height + 8);
      return { direction, top: rowTop, bottom: rowTop + height };
    });
}

/** Leaves space for the numbers of the scores and the names of the lanes. */
function leftOf({ ticks }: ScoreAxis, { left, text }: Sheet): number {
  const texts = ['better?', ...ticks.map((tick) => tick.text)];
  return left + Math.max(...texts.map((one) => textWidth(one, text))) + 10;
}

/** What is written at the right end of a curve. */
interface EndTexts {
  readonly name: string;
  /** "0.922 at 8.2". */
  readonly value: string;
  readonly score: number;
}

export function armName({ role }: ChartCurve, { isDifference }: ChartModel): string {
  return isDifference ? 'difference' : role;
}

export function endTexts(arm: ChartCurve, model: ChartModel, { last }: Budgets): EndTexts {
  const score = valueAt(arm.median, last);
  const value = Number.isFinite(score) ? model.format(score) : 'fails';
  const name = arm.role === 'sweep' ? model.curveWord : armName(arm, model);
  return { name, value: `${value} at ${formatBudget(last)}`, score };
}

/** Between the plot and the texts on its right. */
export const RIGHT_GAP = 8;

function rightOf(model: ChartModel, budgets: Budgets, sheet: Sheet): number {
  const widths = model.arms
    .map((arm) => endTexts(arm, model, budgets))
    .flatMap(({ name, value }) => [textWidth(name, sheet.strong), textWidth(value, sheet.small)]);
  const words = ['strong', lookWords(model)].map((text) => textWidth(text, sheet.small));
  return sheet.width - 8 - RIGHT_GAP - Math.max(...words, ...widths);
}

/** "24 of 48", the trials of the look that was reached; empty without looks. */
export function lookWords({ looks }: ChartModel): string {
  if (looks === null) return '';
  const reached = looks.sizes[looks.taken - 1];
  return `${reached ? formatBudget(reached) : 0} of ${formatBudget(looks.sizes.at(-1) ?? 0)}`;
}

/** From the frame down to the numbers of its marks. */
export function belowAxis({ text }: Sheet): number {
  return text.size + 7;
}
