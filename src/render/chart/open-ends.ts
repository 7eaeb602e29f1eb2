import { commonBreaks, valueAt } from '../../math/step-function.ts';
import { medianFrom } from './curves.ts';
import { type Plot, STRONG_NOTE } from './layout.ts';
import type { ChartModel } from './model.ts';
import { type Box, coordinate, element, type Label, label, labelBox } from './svg.ts';
import { textWidth } from './text-width.ts';
import type { Palette } from './theme.ts';

type Arm = ChartModel['arms'][number];

/** A sign that something goes on beyond the axis, with the place it takes. */
interface Mark {
  readonly markup: string;
  readonly box: Box;
}

const HALF = 4.5;

/** A distance from the edge that failures are on, into the plot. */
function inwards({ box, badEdge }: Plot, distance: number): number {
  return badEdge === 'bottom' ? box.bottom - distance : box.top + distance;
}

/** An open arrowhead that points out of the plot. */
function chevron(x: number, depth: number, plot: Plot, stroke: string): Mark {
  const [tip, tail] = [inwards(plot, depth), inwards(plot, depth + HALF)];
  const centre = Math.max(plot.box.left + HALF + 1, Math.min(plot.box.right - HALF - 1, x));
  const at = (dx: number, y: number) => `${coordinate(centre + dx)} ${coordinate(y)}`;
  const d = `M${at(-HALF, tail)}L${at(0, tip)}L${at(HALF, tail)}`;
  return {
    markup: element('path', { d, fill: 'none', stroke, 'stroke-width': 1.8 }),
    box: {
      left: centre - HALF,
      right: centre + HALF,
      top: Math.min(tip, tail),
      bottom: Math.max(tip, tail),
    },
  };
}

/** The budget up to which the band is cut at the frame; its bad end only gets better. */
function bandOpenTo(arm: Arm, { budgets, isBeyond, badEdge }: Plot): number {
  const end = Math.min(arm.resolvableBudget, budgets.last);
  if (end <= budgets.first) return budgets.first;
  const edge = badEdge === 'bottom' ? arm.lower : arm.upper;
  const open = commonBreaks([edge], budgets.first, end).filter((x) => isBeyond(valueAt(edge, x)));
  return open.at(-1) ?? budgets.first;
}

/** Words for a median beyond the axis: over its stretch, or beside the line that leaves it. */
function words(arm: Arm, row: number, plot: Plot, ink: Palette): Label {
  const until = plot.x(medianFrom(arm, plot));
  const fails = !Number.isFinite(valueAt(arm.median, plot.budgets.first));
  const text = `${arm.role} ${fails ? 'fails' : 'is off the scale'}`;
  const { left, right } = plot.box;
  const baseline = plot.badEdge === 'bottom' ? 18 : 28;
  const look = { ...STRONG_NOTE, fill: ink[arm.role], halo: ink.background };
  const y = inwards(plot, baseline + 17 * row);
  if (until - left >= textWidth(text, STRONG_NOTE) + 12) {
    return { ...look, text, x: (left + until) / 2, y, anchor: 'middle' };
  }
  const pointing = `← ${text}`;
  return { ...look, text: pointing, x: Math.min(until + 9, right - textWidth(pointing, look)), y };
}

/** One for the cut band, right of where the median's own mark is. */
function bandMark(arm: Arm, depth: number, plot: Plot, ink: Palette): Mark[] {
  const from = medianFrom(arm, plot);
  const [left, right] = [plot.x(from), plot.x(bandOpenTo(arm, plot))];
  const needed = from > plot.budgets.first ? 20 : 0;
  return right - left > needed ? [chevron((left + right) / 2, depth, plot, ink[arm.role])] : [];
}

function medianMark(arm: Arm, plot: Plot, ink: Palette): Mark[] {
  const from = medianFrom(arm, plot);
  return from < plot.budgets.last ? [chevron(plot.x(from), 1, plot, ink[arm.role])] : [];
}

/** Signs at the floor (the ceiling, if minimised) for what would otherwise be cut in silence. */
export function openEnds(model: ChartModel, plot: Plot, ink: Palette): Mark[] {
  const bands = model.arms.flatMap((arm, i) => bandMark(arm, 3 + 6 * i, plot, ink));
  const off = model.arms.filter((arm) => medianFrom(arm, plot) > plot.budgets.first);
  const medians = off.flatMap((arm, row) => {
    const text = words(arm, row, plot, ink);
    return [...medianMark(arm, plot, ink), { markup: label(text), box: labelBox(text) }];
  });
  return [...bands, ...medians];
}
