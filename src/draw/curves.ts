import { commonBreaks, mapSteps, type StepFunction, valueAt } from '../math/step-function.ts';
import type { Attributes } from '../print/index.ts';
import { formatBudget } from '../report/index.ts';
import { budgetMarks } from './budgets.ts';
import { drawLane, hatchNotCompared, placeLanes } from './evidence.ts';
import { armName, type CurveFrame, type CurvePlot, endTexts } from './frame.ts';
import type { ChartArm, ChartModel } from './model.ts';
import { BELOW_TEXT, belowName, drawMarks, type Mark, type Placed, xAxis, yAxis } from './panel.ts';
import { isOn, placeOn } from './score-axis.ts';
import { lettered, lineHeight, RIGHT_GAP, write } from './svg/sheet.ts';
import { group, horizontal, label, type Point, path, pathOf, placed } from './svg/svg.ts';
import { BAND_OPACITY } from './svg/theme.ts';

type CurveMark = Mark<CurvePlot>;

/** The evidence by budget, and below it each median with its band. */
export const curvesPanel =
  (frame: CurveFrame) =>
  (above: number): Placed => {
    const { model, sheet, budgets, scores, left, right } = frame;
    // Curves without bands would look like a finding.
    const isEmpty = !budgets.isResolved;
    const lanes = isEmpty ? [] : placeLanes(model, above + 12, sheet);
    const top = isEmpty ? above : (lanes.at(-1)?.bottom ?? above) + 16;
    const box = { left, right, top, bottom: isEmpty ? top : top + sheet.plotHeight };
    // Scores beyond the axis, even infinite ones, are on the frame.
    const plot = { ...frame, box, y: placeOn(scores, [box.bottom, box.top]) };
    if (isEmpty) return { drawn: [], bottom: top + BELOW_TEXT, plot };
    const each = (name: string, draw: (arm: ChartArm) => CurveMark): CurveMark[] =>
      // The dashed line is drawn last: where both coincide, the solid one shows between its dashes.
      model.arms.toReversed().map((arm) => (plot) => group(`${name} ${arm.role}`, draw(arm)(plot)));
    const drawn = drawMarks<CurvePlot>(plot, [
      hatchNotCompared(lanes),
      () =>
        group(
          'lane',
          lanes.flatMap((place) => drawLane(place, plot)),
        ),
      yAxis(scores.ticks.filter(({ value }) => plot.y(value) < box.bottom - 1)),
      ...each('band', band),
      xAxis({
        wanted: budgetMarks(budgets),
        textOf: formatBudget,
        name: `${model.unit} of random search (log scale)`,
      }),
      targetLine,
      raised,
      ...each('median', median),
      notes,
      endLabels,
    ]);
    return { drawn, bottom: box.bottom + belowName(sheet) + BELOW_TEXT, plot };
  };

const isOff = (score: number, { scores }: CurveFrame) => !isOn(scores, score);

/** The area between the limits, as far as the trials resolve. */
const band =
  ({ upper, lower, role, resolvableBudget }: ChartArm): CurveMark =>
  (plot) => {
    const end = Math.min(resolvableBudget, plot.budgets.last);
    if (end <= plot.budgets.first) return [];
    const outline = (edge: StepFunction) => pieces(edge, plot, end).flatMap(cornersOf);
    const d = `${pathOf([...outline(upper), ...outline(lower).toReversed()])}z`;
    return path(d, { fill: plot.sheet.ink[role], 'fill-opacity': BAND_OPACITY });
  };

const median =
  ({ median, role }: ChartArm): CurveMark =>
  (plot) => {
    const dashes = role === 'baseline' ? '7 4' : undefined;
    const look = { stroke: plot.sheet.ink[role], 'stroke-width': 2.5, 'stroke-dasharray': dashes };
    return line(median, plot, { ...look, 'stroke-linejoin': 'round' });
  };

/** The candidate's median raised by the margin, as it is compared; none without a margin. */
function raised(plot: CurvePlot): string[] {
  const { model, sheet } = plot;
  const candidate = model.arms.find(({ role }) => role === 'candidate');
  if (candidate === undefined || model.margin === 0) return [];
  const look = { stroke: sheet.ink.candidate, 'stroke-width': 1.5, 'stroke-dasharray': '1.5 2.5' };
  return group('raised candidate', line(raisedCurve(candidate, model), plot, look));
}

function raisedCurve({ median }: ChartArm, { margin, direction }: ChartModel): StepFunction {
  return mapSteps(median, (score) => score + (direction === 'maximize' ? margin : -margin));
}

/** Where the raised candidate ends beyond the axis; on the left, where the good edge is free. */
function raisedLabel(arm: ChartArm, plot: CurvePlot): EdgeNote[] {
  const { model } = plot;
  if (arm.role !== 'candidate' || model.margin === 0 || model.isDifference) return [];
  const last = valueAt(raisedCurve(arm, model), plot.budgets.last);
  if (!Number.isFinite(last) || !isOff(last, plot)) return [];
  const [edge, sign] =
    model.direction === 'maximize' ? (['top', '+'] as const) : (['bottom', '−'] as const);
  const text = `${ARROWS[edge]} candidate ${sign} margin: ${model.format(last)}`;
  return [{ edge, text, isLeft: true }];
}

function line(curve: StepFunction, plot: CurvePlot, look: Attributes): string[] {
  return path(parts(curve, plot).map(pathOf), { fill: 'none', ...look });
}

/** A horizontal piece of a curve, in pixels. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly y: number;
  readonly isOff: boolean;
}

/** Narrower pieces cannot be seen, and thousands of them make a large file. */
const MIN_WIDTH = 3;

/** From the first budget on; what holds only there is as wide as a riser, which shows it. */
function pieces(curve: StepFunction, plot: CurvePlot, last: number): Piece[] {
  const { first } = plot.budgets;
  const pieceUpTo = (budget: number, start: number): Piece => {
    const score = valueAt(curve, budget);
    return { start, end: plot.x(budget), y: plot.y(score), isOff: isOff(score, plot) };
  };
  const all = [pieceUpTo(first, plot.x(first))];
  for (const budget of commonBreaks([curve], first, last)) {
    const previous = all.at(-1) as Piece;
    const piece = pieceUpTo(budget, previous.end);
    // The last of several narrow pieces replaces them.
    const isNarrow = all.length > 1 && previous.end - previous.start < MIN_WIDTH;
    const isSame = all.length > 1 && previous.y === piece.y && previous.isOff === piece.isOff;
    if (isNarrow || isSame) all[all.length - 1] = { ...piece, start: previous.start };
    else all.push(piece);
  }
  return all;
}

function cornersOf({ start, end, y }: Piece): [Point, Point] {
  return [
    { x: start, y },
    { x: end, y },
  ];
}

/** The corners of each stretch on which a curve is on the axis; risers from beyond begin at the frame. */
function parts(curve: StepFunction, plot: CurvePlot): Point[][] {
  const found: Point[][] = [];
  let previous: Piece | undefined;
  for (const piece of pieces(curve, plot, plot.budgets.last)) {
    const [corner, end] = cornersOf(piece);
    const riser = previous ? [{ x: piece.start, y: previous.y }] : [];
    const isEntering = previous === undefined || previous.isOff;
    if (!isEntering) found.at(-1)?.push(corner, ...(piece.isOff ? [] : [end]));
    else if (!piece.isOff) found.push([...riser, corner, end]);
    previous = piece;
  }
  return found;
}

/** The line of the target, if it is on the axis, or of no difference; below the curves. */
function targetLine(plot: CurvePlot): string[] {
  const { target, isDifference } = plot.model;
  if (target === null || isOff(target, plot)) return [];
  const dashes = isDifference ? undefined : '1 4';
  const look = { stroke: plot.sheet.ink.text, 'stroke-dasharray': dashes };
  return path(horizontal(plot.box, plot.y(target)), look);
}

/** Texts inside the plot; one that finds no place is left out. */
function notes(plot: CurvePlot): string[] {
  const { model, sheet } = plot;
  const { target } = model;
  const { left, right, top, bottom } = plot.box;
  const halo = sheet.ink.background;
  const line = lineHeight(sheet.small);
  const atTarget = (target === null || isOff(target, plot) ? [] : targetLabels(model, target)).map(
    (words) =>
      words.map(({ text, isAbove }) => {
        const y = plot.y(target ?? 0) + (isAbove ? -5 : sheet.small.size + 2);
        return lettered(sheet, 'small text', { x: right - 4, y, text, anchor: 'end', halo });
      }),
  );
  const atEdges = model.arms.flatMap((arm) =>
    [...clippedLabels(arm, plot), ...raisedLabel(arm, plot)].map(({ edge, text, isLeft = false }) =>
      [0, 1, 2, 3].map((row) => {
        const y = edge === 'bottom' ? bottom - 7 - line * row : top + 4 + line * (row + 0.8);
        const x = isLeft ? ({ x: left + 6 } as const) : ({ x: right - 6, anchor: 'end' } as const);
        return lettered(sheet, `small ${arm.role}`, { ...x, y, text, halo });
      }),
    ),
  );
  return placed([...atTarget, ...atEdges], plot.box).map(label);
}

/** What is written at the line of the target, on either side; of no difference, on both. */
function targetLabels({ isDifference, direction, format }: ChartModel, target: number) {
  const [up, down] = direction === 'maximize' ? ['better', 'worse'] : ['worse', 'better'];
  const above = { text: `↑ candidate ${up}`, isAbove: true };
  const below = { text: `↓ candidate ${down}`, isAbove: false };
  if (isDifference) return [[above], [below]];
  const text = `target ${format(target)}`;
  return [[above, below].map((place) => ({ ...place, text }))];
}

const ARROWS = { bottom: '↓', top: '↑' } as const;

interface EdgeNote {
  readonly edge: 'top' | 'bottom';
  readonly text: string;
  readonly isLeft?: boolean;
}

/** What of a curve is beyond the axis: where its median fails, and how far its band goes on. */
function clippedLabels(arm: ChartArm, plot: CurvePlot): EdgeNote[] {
  const { median, role, resolvableBudget } = arm;
  const { model, scores } = plot;
  // The side of failures.
  const badEdge = model.direction === 'maximize' ? ('bottom' as const) : ('top' as const);
  const { first, last } = plot.budgets;
  const budgetsTo = (end: number, curve = median) => [first, ...commonBreaks([curve], first, end)];
  const end = budgetsTo(last).findLast((budget) => isOff(valueAt(median, budget), plot));
  const isShort = end === undefined || model.isDifference || end >= last;
  const fails = `${ARROWS[badEdge]} ${role} fails up to ${formatBudget(end ?? first)}`;
  const medians = isShort ? [] : [{ edge: badEdge, text: fails }];
  const reach = Math.min(last, resolvableBudget);
  const bands = (['bottom', 'top'] as const).flatMap((edge) => {
    const [limit, most] = edge === 'bottom' ? [arm.lower, Math.min] : [arm.upper, Math.max];
    if (reach <= first) return [];
    const farthest = most(...budgetsTo(reach, limit).map((budget) => valueAt(limit, budget)));
    const isInside = edge === 'bottom' ? farthest >= scores.low : farthest <= scores.high;
    if (isInside) return [];
    const whose = role === 'sweep' ? 'band' : `${armName(arm, model)}’s band`;
    const to = Number.isFinite(farthest)
      ? `goes on to ${model.format(farthest)}`
      : 'has no limit here';
    return [{ edge, text: `${ARROWS[edge]} ${whose} ${to}` }];
  });
  return [...medians, ...bands];
}

/** The names of the curves with their last values, right of the plot; apart, with a leader if moved. */
function endLabels({ model, sheet, box, y, budgets }: CurvePlot): string[] {
  const height = lineHeight(sheet.strong) + lineHeight(sheet.small);
  const x = box.right + RIGHT_GAP;
  const ends = model.arms
    .map((arm) => ({ role: arm.role, ...endTexts(arm, model, budgets) }))
    .sort((a, b) => y(a.score) - y(b.score));
  const wanted = ends.map(({ score }) => y(score));
  const centres = apart(wanted, height, [box.top + height / 2 - 4, box.bottom - height / 2 + 4]);
  return ends.flatMap(({ role, name, value, score }, i) => {
    const centre = centres[i] ?? 0;
    const leader = pathOf([
      { x: box.right + 1, y: y(score) },
      { x: x - 1, y: centre },
    ]);
    const isMoved = Math.abs(centre - y(score)) > 6;
    const nameY = centre - height / 2 + sheet.strong.size;
    return group(`end ${role}`, [
      ...path(isMoved ? leader : '', { fill: 'none', stroke: sheet.ink[role] }),
      write(sheet, `strong ${role}`, { x, y: nameY, text: name }),
      write(sheet, `small ${role}`, { x, y: nameY + lineHeight(sheet.small), text: value }),
    ]);
  });
}

/** One or two places, moved as little as needed to be `height` apart and inside the range. */
function apart(
  wanted: readonly number[],
  height: number,
  [least, most]: readonly [number, number],
): number[] {
  const inside = (low: number, y: number, high: number) => Math.min(high, Math.max(low, y));
  const centres = wanted.map((y) => inside(least, y, most));
  const [first = 0, second = Infinity] = centres;
  if (second - first >= height) return centres;
  const middle = inside(least + height / 2, (first + second) / 2, most - height / 2);
  return [middle - height / 2, middle + height / 2];
}
