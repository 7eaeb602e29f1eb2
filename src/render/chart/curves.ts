import { commonBreaks, mapSteps, type StepFunction, valueAt } from '../../math/step-function.ts';
import { type Attributes, element } from '../../print/index.ts';
import { type Point, pathOf } from '../svg/svg.ts';
import { BAND_OPACITY } from '../svg/theme.ts';
import type { Layout, Plot } from './layout.ts';
import type { ChartArm } from './model.ts';

/** The area between the limits, as far as the trials resolve. */
export function band(arm: ChartArm, { plot, ink }: Layout): string[] {
  const end = Math.min(arm.resolvableBudget, plot.budgets.last);
  if (end <= plot.budgets.first) return [];
  const outline = (edge: StepFunction) => pieces(edge, plot, end).flatMap(cornersOf);
  const d = `${pathOf([...outline(arm.upper), ...outline(arm.lower).toReversed()])}z`;
  return [element('path', { d, fill: ink[arm.role], 'fill-opacity': BAND_OPACITY })];
}

export function median({ median, role }: ChartArm, { plot, ink }: Layout): string[] {
  const dashes = role === 'baseline' ? '7 4' : undefined;
  const look = { stroke: ink[role], 'stroke-width': 2.5, 'stroke-dasharray': dashes };
  return line(median, plot, { ...look, 'stroke-linejoin': 'round' });
}

/** The edges of the gate's band, if the gate has its own. */
export function gateOutline({ role, gate }: ChartArm, { plot, ink }: Layout): string[] {
  if (gate === null) return [];
  const look = { stroke: ink[role], 'stroke-width': 1.2, 'stroke-dasharray': '3 3' };
  return [gate.lower, gate.upper].flatMap((edge) => line(edge, plot, look));
}

/** The candidate's median raised by the margin, as it is compared; none without a margin. */
export function raised({ model, plot, ink }: Layout): string[] {
  const { arms, margin, direction } = model;
  const candidate = arms.find(({ role }) => role === 'candidate');
  if (candidate === undefined || margin === 0) return [];
  const by = direction === 'maximize' ? margin : -margin;
  const curve = mapSteps(candidate.median, (score) => score + by);
  const look = { stroke: ink.candidate, 'stroke-width': 1.5, 'stroke-dasharray': '1.5 2.5' };
  return line(curve, plot, look);
}

function line(curve: StepFunction, plot: Plot, look: Attributes): string[] {
  const d = parts(curve, plot).map(pathOf).join('');
  return d === '' ? [] : [element('path', { d, fill: 'none', ...look })];
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
function pieces(curve: StepFunction, plot: Plot, last: number): Piece[] {
  const { first } = plot.budgets;
  const pieceUpTo = (budget: number, start: number): Piece => {
    const score = valueAt(curve, budget);
    return { start, end: plot.x(budget), y: plot.y(score), isOff: plot.isOff(score) };
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
function parts(curve: StepFunction, plot: Plot): Point[][] {
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
