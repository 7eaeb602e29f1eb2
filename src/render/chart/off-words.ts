import { valueAt } from '../../math/step-function.ts';
import { leastCovered } from './covered.ts';
import { medianFrom } from './curves.ts';
import type { Plot } from './layout.ts';
import { limitAt } from './limit.ts';
import type { ChartArm } from './model.ts';
import { STRONG, TEXT_LINE } from './sizes.ts';
import type { Box, Label } from './svg.ts';
import { textWidth } from './text-width.ts';
import type { Palette } from './theme.ts';

/** A distance from the edge that failures are on, into the plot. */
export function inwards({ box, badEdge }: Plot, distance: number): number {
  return badEdge === 'bottom' ? box.bottom - distance : box.top + distance;
}

/** Where words about a median beyond the axis are best: over its stretch, or beside the line that leaves it. */
export function wantedWords(arm: ChartArm, row: number, plot: Plot, ink: Palette): Label {
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

const BESIDE = 6;
const STEPS = [0, 6, 12, 18, 24, 30];

/** The words where they are best, or near there, beside the line of the limit or further in. */
export function bestWords(best: Label, plot: Plot, texts: readonly Box[]): Label {
  const at = limitAt(plot) ?? best.x;
  const sides: Label[] = [
    best,
    { ...best, x: at - BESIDE, anchor: 'end' },
    { ...best, x: at + BESIDE, anchor: 'start' },
  ];
  const way = plot.badEdge === 'bottom' ? -1 : 1;
  const places = STEPS.flatMap((step) =>
    sides.map((side): Label[] => [{ ...side, y: side.y + way * step }]),
  );
  return leastCovered(places, plot, { lines: [], texts })[0] ?? best;
}
