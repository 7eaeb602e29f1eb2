import { commonBreaks, valueAt } from '../../math/step-function.ts';
import {
  type Box,
  coordinate,
  element,
  type Label,
  label,
  labelBox,
  STRONG,
  TEXT_LINE,
} from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import type { Palette } from '../svg/theme.ts';
import { medianFrom, onAxis } from './curves.ts';
import { limitAt, limitBox, targetBox } from './guides.ts';
import type { Plot } from './layout.ts';
import type { ChartArm, ChartModel } from './model.ts';
import { leastCovered } from './placing.ts';

/** A mark that something continues beyond the axis, with the box it covers. */
interface Mark {
  /** The classes of its group. */
  readonly classes: string;
  readonly markup: string;
  readonly box: Box;
}

const HALF = 4.5;

/** An open arrowhead that points out of the plot. */
function chevron(
  x: number,
  depth: number,
  plot: Plot,
  stroke: string,
): Pick<Mark, 'markup' | 'box'> {
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
function bandOpenTo(arm: ChartArm, { budgets, isBeyond, badEdge }: Plot): number {
  const end = Math.min(arm.resolvableBudget, budgets.last);
  if (end <= budgets.first) return budgets.first;
  const edge = badEdge === 'bottom' ? arm.lower : arm.upper;
  const open = commonBreaks([edge], budgets.first, end).filter((x) => isBeyond(valueAt(edge, x)));
  return open.at(-1) ?? budgets.first;
}

/** The mark of a band that is cut off, to the right of the median's own mark. */
function bandMark(arm: ChartArm, depth: number, plot: Plot, ink: Palette): Mark[] {
  const from = medianFrom(arm, plot);
  const [left, right] = [plot.x(from), plot.x(bandOpenTo(arm, plot))];
  const needed = isOff(arm, plot) ? 20 : 0;
  if (right - left <= needed) return [];
  const mark = chevron((left + right) / 2, depth, plot, ink[arm.role]);
  return [{ classes: `band ${arm.role}`, ...mark }];
}

function medianMark(arm: ChartArm, said: Label, plot: Plot, ink: Palette): Mark[] {
  const from = medianFrom(arm, plot);
  const classes = `median ${arm.role}`;
  const text = { classes, markup: label(said), box: labelBox(said) };
  if (from >= plot.budgets.last) return [text];
  return [{ classes, ...chevron(plot.x(from), 1, plot, ink[arm.role]) }, text];
}

/** Whether the median is beyond the axis at the first budget. */
function isOff({ median }: ChartArm, plot: Plot): boolean {
  return onAxis(median, plot).comesFrom !== undefined;
}

/** Marks at the bottom (minimised: top) for what would otherwise be cut off without notice. */
export function openEnds(model: ChartModel, plot: Plot, ink: Palette): Mark[] {
  const off = model.arms.filter((arm) => isOff(arm, plot));
  const texts = [...limitBox(plot), ...targetBox(model, plot)];
  const marks = off.flatMap((arm, row) => {
    const said = bestWords(wantedWords(arm, row, plot, ink), plot, texts);
    texts.push(labelBox(said));
    return medianMark(arm, said, plot, ink);
  });
  return [...model.arms.flatMap((arm, i) => bandMark(arm, 3 + 6 * i, plot, ink)), ...marks];
}

/** The height at a distance from the edge of failures. */
function inwards({ box, badEdge }: Plot, distance: number): number {
  return badEdge === 'bottom' ? box.bottom - distance : box.top + distance;
}

/** The preferred place of words about a median beyond the axis: over that range, or next to where the line enters. */
function wantedWords(arm: ChartArm, row: number, plot: Plot, ink: Palette): Label {
  const until = plot.x(medianFrom(arm, plot));
  const fails = !Number.isFinite(valueAt(arm.median, plot.budgets.first));
  const text = `${arm.role} ${fails ? 'fails' : 'is off the scale'}`;
  const { left, right } = plot.box;
  const baseline = plot.badEdge === 'bottom' ? 18 : 30;
  const look = { ...STRONG, fill: ink[arm.role], halo: ink.background };
  const y = inwards(plot, baseline + TEXT_LINE * row);
  if (until - left >= textWidth(text, STRONG) + 12) {
    return { ...look, text, x: (left + until) / 2, y, anchor: 'middle' };
  }
  const pointing = `← ${text}`;
  return { ...look, text: pointing, x: Math.min(until + 9, right - textWidth(pointing, look)), y };
}

const WORDS_GAP = 6;
const DEPTHS = [0, 6, 12, 18, 24, 30];

/** The words at their preferred place or near it, next to the line of the limit or further in. */
function bestWords(best: Label, plot: Plot, texts: readonly Box[]): Label {
  const at = limitAt(plot) ?? best.x;
  const sides: Label[] = [
    best,
    { ...best, x: at - WORDS_GAP, anchor: 'end' },
    { ...best, x: at + WORDS_GAP, anchor: 'start' },
  ];
  const way = plot.badEdge === 'bottom' ? -1 : 1;
  const places = DEPTHS.flatMap((step) =>
    sides.map((side): Label[] => [{ ...side, y: side.y + way * step }]),
  );
  return leastCovered(places, plot, { lines: [], texts })[0] ?? best;
}
