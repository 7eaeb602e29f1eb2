import { scaleLog } from 'd3-scale';
import { valueAt } from '../math/step-function.ts';
import { formatBudget } from '../report/index.ts';
import { type Budgets, chartBudgets } from './budgets.ts';
import type { ChartArm, ChartModel, ChartOptions } from './model.ts';
import { scatterPlace } from './pairs.ts';
import { curveAxis, isOn, placeOn, type ScoreAxis } from './score-axis.ts';
import { sizePlace, wallWords } from './size.ts';
import { belowAxis } from './svg/axes.ts';
import { headingOf, lineHeight, RIGHT_GAP, type Sheet, sheetOf } from './svg/sheet.ts';
import { textWidth } from './svg/text-width.ts';
import { stripPlace } from './trials.ts';

/** What is drawn, in which colours, and where. */
export type Layout = ReturnType<typeof layOut>;
/** Where the curves are: the frame and the two scales. */
export type Plot = Layout['plot'];
export type LanePlace = Layout['lanes'][number];

/** The parts of a picture from top to bottom; of text, the baselines. A difference has no trials. */
export function layOut(model: ChartModel, options: Partial<ChartOptions> = {}) {
  const sheet = sheetOf(options.width ?? 'wide', options.theme ?? 'light');
  const budgets = chartBudgets(model);
  const scores = curveAxis(model, { ...options, budgets });
  const { isLog } = scores;

  const subtitle = isLog ? `${model.subtitle}, log scale` : model.subtitle;
  const heading = headingOf(model.title, [subtitle], sheet);
  const outcomeY = heading.bottom + lineHeight(sheet.strong) + 3;
  const headed = model.outcome ? outcomeY + 4 : heading.bottom;
  const looksY = headed + 18;
  const above = model.looks ? looksY + sheet.small.size + 8 : headed;
  // Curves without bands would look like a finding.
  const hasPlot = budgets.isResolved;
  const lanes = hasPlot ? lanePlaces(model, above + 12, sheet) : [];
  const top = hasPlot ? (lanes.at(-1)?.bottom ?? above) + 16 : above;
  const box = {
    left: leftOf(scores, sheet),
    right: rightOf(model, budgets, sheet),
    top,
    bottom: hasPlot ? top + sheet.plotHeight : top,
  };
  const xLabelY = hasPlot ? box.bottom + belowAxis(sheet) + 24 : top;
  const x = scaleLog([budgets.first, budgets.last], [box.left, box.right]).clamp(true);
  const place = { above: xLabelY, isLog, budgets, box, x };
  const below = partsBelow(model, sheet, { ...options, ...place });
  return {
    model,
    sheet,
    height: Object.values(below).find((place) => place !== null)?.bottom ?? xLabelY + 14,
    hasPlot,
    heading,
    outcomeY,
    looksY,
    lanes,
    plot: {
      box,
      budgets,
      scores,
      x,
      // Scores beyond the axis, even infinite ones, are on the frame.
      y: placeOn(scores, [box.bottom, box.top]),
      isOff: (score: number) => !isOn(scores, score),
      // The side of failures.
      badEdge: model.direction === 'maximize' ? ('bottom' as const) : ('top' as const),
    },
    xLabelY,
    ...below,
  };
}

type Below = Parameters<typeof sizePlace>[2] &
  Pick<ChartOptions, 'below' | 'range'> & { readonly isLog: boolean };

/** One of them, or for a difference none: the pairs that decide, what the difference costs, or every trial. */
function partsBelow(model: ChartModel, sheet: Sheet, given: Below) {
  const none = { scatter: null, size: null, strip: null };
  const scatter = scatterPlace(model, sheet, { ...given, left: given.box.left });
  if (scatter !== null) return { ...none, scatter };
  const size = given.below === 'size' ? sizePlace(model, sheet, given) : null;
  if (size !== null || model.isDifference) return { ...none, size };
  return { ...none, strip: stripPlace(model, sheet, given) };
}

/** The rows of evidence, each from the top of its highest level to the line that its steps stand on. */
function lanePlaces({ arms, lane, isDifference }: ChartModel, top: number, { small }: Sheet) {
  if (arms.length < 2 && !isDifference) return [];
  // The name of a level fits next to it; without evidence, a line of text is enough.
  const level = small.size + 1;
  const directions = (['better', 'worse'] as const).filter((direction) =>
    lane?.some((segment) => segment.direction === direction),
  );
  if (directions.length === 0)
    return [{ direction: 'worse' as const, top, bottom: top + level + 4 }];
  return directions.map((direction, i) => {
    const rowTop = top + i * (3 * level + 8);
    return { direction, top: rowTop, bottom: rowTop + 3 * level };
  });
}

/** Leaves space for the numbers of the scores and the names of the lanes. */
function leftOf({ ticks }: ScoreAxis, { left, text }: Sheet): number {
  const texts = ['better?', ...ticks.map((tick) => tick.text)];
  return left + Math.max(...texts.map((one) => textWidth(one, text))) + 10;
}

export function armName({ role }: ChartArm, { isDifference }: ChartModel): string {
  return isDifference ? 'difference' : role;
}

/** What is written at the right end of a curve: "candidate", "0.922 at 8.2". */
export function endTexts(arm: ChartArm, model: ChartModel, { last }: Budgets) {
  const score = valueAt(arm.median, last);
  const value = Number.isFinite(score) ? model.format(score) : 'fails';
  const name = arm.role === 'sweep' ? model.curveWord : armName(arm, model);
  return { name, value: `${value} at ${formatBudget(last)}`, score };
}

function rightOf(model: ChartModel, budgets: Budgets, sheet: Sheet): number {
  const widths = model.arms
    .map((arm) => endTexts(arm, model, budgets))
    .flatMap(({ name, value }) => [textWidth(name, sheet.strong), textWidth(value, sheet.small)]);
  const words = ['strong', lookWords(model), model.size ? wallWords(model, budgets.last) : ''].map(
    (text) => textWidth(text, sheet.small),
  );
  return sheet.width - 8 - RIGHT_GAP - Math.max(...words, ...widths);
}

/** "24 of 48", the trials of the look that was reached; empty without looks. */
export function lookWords({ looks }: ChartModel): string {
  if (looks === null) return '';
  const reached = looks.sizes[looks.taken - 1];
  return `${reached ? formatBudget(reached) : 0} of ${formatBudget(looks.sizes.at(-1) ?? 0)}`;
}
