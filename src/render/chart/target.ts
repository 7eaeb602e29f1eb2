import { type Plot, STRONG_NOTE } from './layout.ts';
import type { ChartModel } from './model.ts';
import { type Box, coordinate, element, type Label, label, labelBox } from './svg.ts';
import type { Palette } from './theme.ts';

interface Target {
  /** Below the curves. */
  readonly line: readonly string[];
  /** Above them, with the place they take. */
  readonly words: readonly string[];
  readonly taken: readonly Box[];
}

const NONE: Target = { line: [], words: [], taken: [] };

/** A line at the score that somebody wants to reach, where the axis goes as far. */
export function target({ target: score }: ChartModel, plot: Plot, ink: Palette): Target {
  const { box, scores, y } = plot;
  if (score === null || score < scores.low || score > scores.high) return NONE;
  const height = y(score);
  const d = `M${coordinate(box.left)} ${coordinate(height)}H${box.right}`;
  const isHigh = height - box.top < 20;
  const words: Label = {
    ...STRONG_NOTE,
    x: box.right - 4,
    y: isHigh ? height + 14 : height - 5,
    text: 'target',
    fill: ink.text,
    anchor: 'end',
    halo: ink.background,
  };
  return {
    line: [element('path', { d, stroke: ink.text, 'stroke-dasharray': '1 4' })],
    words: [label(words)],
    taken: [labelBox(words)],
  };
}
