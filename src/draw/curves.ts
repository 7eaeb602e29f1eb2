import { commonBreaks, type StepFunction, valueAt } from '../math/functions.ts';
import { type Attributes, element } from '../print/index.ts';
import { formatBudget } from '../report/index.ts';
import { budgetMarks, isOn } from './axes.ts';
import {
  type CurveFrame,
  type CurvePlot,
  endName,
  GOES_ON,
  placeCurves,
  scoresHeading,
} from './frame.ts';
import type { ChartArm, Curve } from './model.ts';
import { drawMarks, type Mark, type Panel, type Plot, xNumbers, yAxis } from './panel.ts';
import {
  arrowHead,
  type Box,
  centred,
  group,
  horizontal,
  OPACITY,
  type Palette,
  type Point,
  path,
  pathOf,
  placed,
  type Text,
  vertical,
  write,
} from './svg/svg.ts';

export type CurveMark = Mark<CurvePlot>;

const SMALL_HEIGHT = 118;

/** Each median with its band, small below the difference. */
export const smallCurvesPanel =
  (frame: CurveFrame): Panel =>
  (above) => {
    const { sheet, scores } = frame;
    const top = above + sheet.head;
    const plot = placeCurves(frame, scores, { top, bottom: top + SMALL_HEIGHT });
    const drawn = [
      panelHeading(scoresHeading(frame), above, frame),
      ...drawMarks<CurvePlot>(plot, [yAxis(scores.ticks), ...curveMarks(frame, sheet.belowText)]),
    ];
    return { drawn, bottom: plot.box.bottom + sheet.belowText, plot };
  };

/** At the left margin, or `at` another place. */
export function panelHeading(
  text: string,
  above: number,
  { sheet, at: x = sheet.left }: Pick<CurveFrame, 'sheet'> & { readonly at?: number },
): string {
  const place = { x, y: above + sheet.strong.size, maxWidth: sheet.right - x };
  return write(sheet, 'strong text', { ...place, text });
}

/**
 * Without the axes.
 *
 * @param below the space for words below the plot
 */
export function curveMarks({ model, budgets, sheet }: CurveFrame, below = 6): CurveMark[] {
  const each = (name: string, draw: (arm: ChartArm) => CurveMark): CurveMark[] =>
    // The dashed line is drawn last: where both coincide, the solid one shows between its dashes.
    model.arms.toReversed().map((arm) => (plot) => group(`${name} ${arm.role}`, draw(arm)(plot)));
  return [
    ...each('band', (arm) => {
      const look = { fill: sheet.ink[arm.role], 'fill-opacity': OPACITY.band };
      return band(arm, look, [budgets.first, Math.min(arm.resolvableBudget, budgets.last)]);
    }),
    (plot) =>
      armsBeyond(plot).flatMap(({ role, arrows }) => drawArrows(arrows, sheet.ink[role], plot)),
    targetLine,
    budgetLine,
    ...each('median', ({ median, role }) => {
      const dashes = role === 'baseline' ? '7 4' : undefined;
      return line(median, {
        stroke: sheet.ink[role],
        'stroke-width': 2.5,
        'stroke-dasharray': dashes,
      });
    }),
    exampleDots(below),
    endNames(
      model.arms.map((arm) => {
        const at = valueAt(arm.median, budgets.last);
        return { look: arm.role, text: endName(arm, model, budgets), at };
      }),
    ),
  ];
}

type Stretch = readonly [from: number, to: number];

/** The area between the limits. */
export const band =
  (
    { lower, upper }: Pick<Curve, 'lower' | 'upper'>,
    look: Attributes,
    stretch: Stretch,
  ): CurveMark =>
  (plot) => {
    if (stretch[1] <= stretch[0]) return [];
    const outline = (edge: StepFunction) => pieces(edge, plot, stretch).flatMap(cornersOf);
    return path(`${pathOf([...outline(upper), ...outline(lower).toReversed()])}z`, look);
  };

/** A curve, as far as it is on the axis. */
export const line =
  (curve: StepFunction, look: Attributes, stretch?: Stretch): CurveMark =>
  (plot) => {
    const { first, last } = plot.budgets;
    const drawn = parts(curve, plot, stretch ?? [first, last]).map(pathOf);
    return path(drawn, { fill: 'none', 'stroke-linejoin': 'round', ...look });
  };

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
function pieces(curve: StepFunction, plot: CurvePlot, [first, last]: Stretch): Piece[] {
  const pieceUpTo = (budget: number, start: number): Piece => {
    const score = valueAt(curve, budget);
    return { start, end: plot.x(budget), y: plot.y(score), isOff: !isOn(plot.axis, score) };
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
function parts(curve: StepFunction, plot: CurvePlot, stretch: Stretch): Point[][] {
  const found: Point[][] = [];
  let previous: Piece | undefined;
  for (const piece of pieces(curve, plot, stretch)) {
    const [corner, end] = cornersOf(piece);
    const riser = previous ? [{ x: piece.start, y: previous.y }] : [];
    const isEntering = previous === undefined || previous.isOff;
    if (!isEntering) found.at(-1)?.push(corner, ...(piece.isOff ? [] : [end]));
    else if (!piece.isOff) found.push([...riser, corner, end]);
    previous = piece;
  }
  return found;
}

/** Where something holds, from the end of one common step of the curves to the end of another. */
export function stretchesWhere(
  curves: readonly StepFunction[],
  [first, last]: Stretch,
  holds: (values: readonly number[]) => boolean,
): Stretch[] {
  const found: Stretch[] = [];
  let from = first;
  for (const to of last > first ? commonBreaks(curves, first, last) : []) {
    const before = found.at(-1);
    if (holds(curves.map((curve) => valueAt(curve, to)))) {
      if (before?.[1] === from) found[found.length - 1] = [before[0], to];
      else found.push([from, to]);
    }
    from = to;
  }
  return found;
}

/** Narrower stretches need no arrow. */
const MIN_ARROW = 16;

/** At the frame, in the middle of the longest stretch on which a band goes on beyond it, on each side. */
interface Arrow {
  readonly x: number;
  readonly way: 'down' | 'up';
}

export function arrowsBeyond(
  { lower, upper }: Pick<Curve, 'lower' | 'upper'>,
  { axis, x }: Pick<CurvePlot, 'axis' | 'x'>,
  { reach, shift = 0 }: { readonly reach: Stretch; readonly shift?: number },
): Arrow[] {
  const sides = [
    ['down', stretchesWhere([lower], reach, ([limit = 0]) => limit < axis.low)],
    ['up', stretchesWhere([upper], reach, ([limit = 0]) => limit > axis.high)],
  ] as const;
  return sides.flatMap(([way, beyond]): Arrow[] => {
    const [from, to] = longestOf(beyond, x);
    return to - from < MIN_ARROW + shift ? [] : [{ x: (from + to) / 2 + shift, way }];
  });
}

/** In pixels; without any, no length. */
export function longestOf(stretches: readonly Stretch[], x: Plot['x']): Stretch {
  const ends = stretches.map(([from, to]): Stretch => [x(from), x(to)]);
  return ends.sort(([a, b], [c, d]) => d - c - (b - a))[0] ?? [0, 0];
}

export function drawArrows(
  arrows: readonly Arrow[],
  fill: string,
  { box }: Pick<CurvePlot, 'box'>,
): string[] {
  return arrows.flatMap(({ x, way }) => {
    const [y, height] = way === 'down' ? [box.bottom, 7] : [box.top, -7];
    return path(arrowHead({ x, y }, 4.5, height), { fill });
  });
}

/** Those of each arm, beside each other. */
export function armsBeyond(plot: CurvePlot) {
  const { model, budgets } = plot;
  return model.arms.map((arm, i) => {
    const reach = [budgets.first, Math.min(arm.resolvableBudget, budgets.last)] as const;
    return { role: arm.role, arrows: arrowsBeyond(arm, plot, { reach, shift: 12 * i }) };
  });
}

/** What arrows mean, if there are any. */
export const overflowKey =
  (all: readonly { readonly arrows: readonly Arrow[] }[], y: number): CurveMark =>
  ({ sheet, box }) => {
    if (all.every(({ arrows }) => arrows.length === 0)) return [];
    const x = box.right + sheet.rightGap;
    return [
      ...path(arrowHead({ x: x + 4.5, y }, 4.5, 7), { fill: sheet.ink.muted }),
      write(sheet, 'small muted', { x: x + 13, y, text: GOES_ON }),
    ];
  };

/** The line of the target, if it is on the axis; below the curves. */
function targetLine({ model: { target }, sheet, axis, box, y }: CurvePlot): string[] {
  if (target === null || !isOn(axis, target)) return [];
  return path(horizontal(box, y(target)), { stroke: sheet.ink.text, 'stroke-dasharray': '1 4' });
}

function targetName({ model: { target, format }, sheet, axis, box, y }: CurvePlot): Text[] {
  if (target === null || !isOn(axis, target)) return [];
  const text = { look: 'small text', x: box.left + 6, halo: true } as const;
  return [y(target) - 5, y(target) + sheet.small.size + 2].map((at) => {
    return { ...text, y: at, text: `target ${format(target)}` };
  });
}

/** Through all panels at the budget of the headline. */
export function budgetLine({ model, sheet, box, x }: CurvePlot): string[] {
  if (model.example === null) return [];
  const line = vertical(x(model.example.budget), [box.top, box.bottom]);
  return path(line, { stroke: sheet.ink.text, 'stroke-opacity': 0.45 });
}

interface Dot {
  readonly look: 'text' | ChartArm['role'];
  readonly y: number;
  readonly text: string;
  readonly isAbove: boolean;
}

/**
 * A dot at the budget of the headline with its number: right above or below it, or further off where a curve would
 * cross it.
 */
export function numberedDot({ look, y, text, isAbove }: Dot, plot: CurvePlot) {
  const { sheet, x, model } = plot;
  const cx = x(model.example?.budget ?? 1);
  const label = { look: `strong ${look}`, text, halo: true } as const;
  const at = (dx: number, up: number): Text[] => [
    { ...label, x: cx + dx, y: up },
    { ...label, x: cx - dx, y: up, anchor: 'end' },
  ];
  const beside = (dx: number, dy: number) =>
    [isAbove, !isAbove].flatMap((up) => at(dx, up ? y - 8 - dy : y + sheet.strong.size + 4 + dy));
  const places = [
    ...beside(8, 0),
    ...beside(8, 12),
    ...at(20, centred(y, sheet.strong)),
    ...beside(20, 0),
    ...beside(8, 24),
  ];
  const drawn = { fill: sheet.ink[look], stroke: sheet.ink.background, 'stroke-width': 1.5 };
  return { circle: element('circle', { cx, cy: y, r: 4.5, ...drawn }), places };
}

/** The first free place of each text, in and right around the plot, and beside the lines if there is one. */
export function writePlaced(
  texts: readonly (readonly Text[])[],
  lines: readonly StepFunction[],
  plot: CurvePlot,
): string[] {
  const { sheet, box, budgets } = plot;
  const drawn = lines.map((line) => pieces(line, plot, [budgets.first, budgets.last]));
  const isCrossed = ({ left, right, top, bottom }: Box) =>
    drawn.some((line) => {
      const ys = line.flatMap(({ start, end, y }) => (end >= left && start <= right ? y : []));
      return Math.min(...ys) < bottom && Math.max(...ys) > top;
    });
  return placed(texts, { sheet, box: { ...box, top: box.top - 13 } }, isCrossed);
}

/** Dots at the budget of the headline, and all numbers in the plot. */
const exampleDots =
  (below: number) =>
  (plot: CurvePlot): string[] => {
    const { example, arms } = plot.model;
    const at = arms.flatMap(({ role, median }) => {
      if (example === null || role === 'sweep') return [];
      return [{ role, text: example[role], y: plot.y(valueAt(median, example.budget)) }];
    });
    const upper = at.toSorted((a, b) => a.y - b.y)[0]?.role;
    const dots = at.map(({ role, ...dot }) =>
      numberedDot({ ...dot, look: role, isAbove: role === upper }, plot),
    );
    return [
      ...dots.map(({ circle }) => circle).toReversed(),
      ...writePlaced(
        [...dots.map(({ places }) => places), targetName(plot)],
        arms.map(({ median }) => median),
        { ...plot, box: { ...plot.box, bottom: plot.box.bottom + below } },
      ),
    ];
  };

export interface EndName {
  readonly look: keyof Palette;
  readonly text: string;
  /** The value where its line ends. */
  readonly at: number;
}

/** Names right of the plot where the lines end, apart from each other. */
export const endNames =
  (names: readonly EndName[]): Mark =>
  ({ sheet, box, y }) => {
    const sorted = names.toSorted((a, b) => y(a.at) - y(b.at));
    const wanted = sorted.map(({ at }) => y(at));
    const centres = spread(wanted, sheet.strong.line, [box.top + 4, box.bottom - 4]);
    return sorted.flatMap(({ look, text }, i) => {
      const place = {
        x: box.right + sheet.rightGap,
        y: centred(centres[i] ?? 0, sheet.strong),
        text,
      };
      return group(`end ${look}`, [write(sheet, `strong ${look}`, place)]);
    });
  };

/** Places in increasing order, moved as little as needed to be apart and, if there is space, inside the range. */
export function spread(
  wanted: readonly number[],
  gap: number,
  [least, most]: readonly [number, number],
): number[] {
  // Each place as if all before it took no space: those that meet share their mean.
  const groups: { sum: number; size: number }[] = [];
  const meanOf = ({ sum, size }: { sum: number; size: number }) => sum / size;
  wanted.forEach((place, i) => {
    groups.push({ sum: Math.min(most, Math.max(least, place)) - i * gap, size: 1 });
    for (;;) {
      const [before, last] = groups.slice(-2);
      if (!before || !last || meanOf(before) <= meanOf(last)) break;
      groups.splice(-2, 2, { sum: before.sum + last.sum, size: before.size + last.size });
    }
  });
  const highest = Math.max(least, most - (wanted.length - 1) * gap);
  const starts = groups.flatMap((one) => Array<number>(one.size).fill(meanOf(one)));
  return starts.map((start, i) => Math.min(highest, Math.max(least, start)) + i * gap);
}

/** Budgets below a plot, that of the headline first, and what they are at the end. */
export function budgetAxis({ model, budgets, unit }: CurveFrame): CurveMark {
  const first = model.example ? [model.example.budget] : [];
  return (plot) => {
    const { sheet, box } = plot;
    const x = box.right + sheet.rightGap;
    const name = { x, y: box.bottom + sheet.belowAxis, text: unit, maxWidth: sheet.width - x - 4 };
    return [
      ...xNumbers([...first, ...budgetMarks(budgets)], formatBudget)(plot),
      write(sheet, 'small muted', name),
    ];
  };
}
