import { spaced } from './budgets.ts';
import type { ChartModel } from './model.ts';
import type { Scores } from './score-axis.ts';
import { TEXT, WIDTH } from './sizes.ts';
import { coordinate, element, label, tidy } from './svg.ts';
import { textWidth } from './text-width.ts';
import type { Palette } from './theme.ts';

/** At least this much between two texts. */
const APART = 14;
/** How far a number may reach to the left of the axis: as far as the names of the rows are off. */
const BESIDE = 10;
/** From the axis down to its numbers, and to what they are. */
const NUMBERS = 21;
const LABEL = 44;
/** From the axis down to the end of the picture. */
export const BELOW_STRIP = LABEL + 14;

/** Scores from left to right, between two ends in pixels. */
export interface StripScale extends Scores {
  readonly left: number;
  readonly right: number;
  readonly x: (score: number) => number;
}

/** Marks through the rows, their numbers below; those that would touch another are left out. */
export function stripAxis(
  { ticks, x, left, right }: StripScale,
  { top, y }: { readonly top: number; readonly y: number },
  ink: Palette,
): string[] {
  const halves = new Map(ticks.map(({ score, text }) => [score, textWidth(text, TEXT) / 2]));
  const half = (score: number) => halves.get(score) ?? 0;
  const inside = [...halves.keys()].filter(
    (score) => x(score) - half(score) >= left - BESIDE && x(score) + half(score) < WIDTH,
  );
  const kept = spaced(inside, (a, b) => Math.abs(x(a) - x(b)) - half(a) - half(b) - APART);
  const marked = ticks.filter(({ score }) => kept.includes(score));
  const lines = marked.map(
    ({ score }) => `M${coordinate(x(score))} ${coordinate(top)}V${coordinate(y)}`,
  );
  const d = `M${coordinate(left)} ${coordinate(y)}H${coordinate(right)}`;
  const shared = { ...TEXT, y: y + NUMBERS, fill: ink.muted, anchor: 'middle' } as const;
  return [
    ...(lines.length > 0 ? [element('path', { d: lines.join(''), stroke: ink.grid })] : []),
    element('path', { d, stroke: ink.muted }),
    ...marked.map(({ score, text }) => label({ ...shared, x: x(score), text })),
  ];
}

/** Which metric it is, and at its good end that this is better. */
export function stripLabel(
  { direction, yLabel, betterWord }: ChartModel,
  { left, right, axisY }: { readonly left: number; readonly right: number; readonly axisY: number },
  ink: Palette,
): string[] {
  const rightwards = direction === 'maximize';
  const better = rightwards ? `${betterWord} →` : `← ${betterWord}`;
  const y = axisY + LABEL;
  const maxWidth = right - left - textWidth(better, TEXT) - APART;
  const ends = [{ x: right, anchor: 'end' } as const, { x: left } as const];
  const [good, bad] = rightwards ? ends : ends.toReversed();
  return [
    label({ ...TEXT, x: left, ...bad, y, text: tidy(yLabel), fill: ink.text, maxWidth }),
    label({ ...TEXT, x: left, ...good, y, text: better, fill: ink.muted }),
  ];
}
