import { scaleLinear, scaleLog } from 'd3-scale';
import { readableNumbers, spaced } from '../chart/budgets.ts';
import { centred, type Heading, headingOf, lineHeight, SHEETS } from '../svg/sheet.ts';
import { type Box, element, horizontal, label, vertical } from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import type { Palette } from '../svg/theme.ts';
import { formatBudget, formatPercent } from '../wording/numbers.ts';
import { formatSlowdown } from '../wording/odds.ts';
import type { PowerChartModel } from './power-chart-of.ts';

export const SHEET = SHEETS.wide;

interface Layout {
  readonly height: number;
  readonly heading: Heading;
  readonly plot: Plot;
}

/** Where the curve is: the frame and the two scales. */
export interface Plot {
  readonly box: Box;
  readonly x: (slowdown: number) => number;
  readonly y: (probability: number) => number;
}

/** For the name of the vertical axis, which stands above the plot. */
const ABOVE = 2.4 * lineHeight(SHEET.text);
/** For the marks of the axis, the meaning of its beginning, and its name. */
const BELOW = 78;

export function layOut({ title, subtitle, curve }: PowerChartModel): Layout {
  const heading = headingOf(title, subtitle, SHEET);
  const top = heading.bottom + ABOVE;
  const left = SHEET.left + textWidth(formatPercent(1), SHEET.text) + 10;
  const box = { left, right: SHEET.right - 10, top, bottom: top + SHEET.plotHeight };
  const plot = {
    box,
    x: scaleLog([1, curve.at(-1)?.slowdown ?? 1], [box.left, box.right]).clamp(true),
    y: scaleLinear([0, 1], [box.bottom, box.top]).clamp(true),
  };
  return { height: box.bottom + BELOW, heading, plot };
}

const SHARES = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Grid lines with their percentages, and what they are the chance of. */
export function chanceAxis({ yLabel }: PowerChartModel, { box, y }: Plot, ink: Palette): string[] {
  // The other axis serves as the lowest line.
  const lines = SHARES.slice(1).map((share) => horizontal(box, y(share)));
  const look = { ...SHEET.text, x: box.left - 10, fill: ink.muted, anchor: 'end' } as const;
  const name = { ...SHEET.text, x: SHEET.left, y: box.top - 26, text: yLabel, fill: ink.text };
  return [
    element('path', { d: lines.join(''), stroke: ink.grid }),
    label({ ...name, maxWidth: SHEET.right - SHEET.left }),
    ...SHARES.map((share) =>
      label({ ...look, y: centred(y(share), SHEET.text), text: formatPercent(share) }),
    ),
  ];
}

/** The least distance between the texts of two marks. */
const APART = 14;

export function slowdownAxis({ curve }: PowerChartModel, { box, x }: Plot, ink: Palette): string[] {
  const last = curve.at(-1)?.slowdown ?? 1;
  const half = (slowdown: number) => textWidth(written(slowdown), SHEET.text) / 2;
  // A wide last text is moved inside; its mark stays.
  const inside = (slowdown: number) => Math.min(x(slowdown), SHEET.width - half(slowdown));
  const isApart = (a: number, b: number) =>
    Math.abs(inside(a) - inside(b)) >= half(a) + half(b) + APART;
  const ticks = spaced(slowdownMarks(last), isApart);
  const marks = ticks.map((tick) => vertical(x(tick), [box.bottom, box.bottom + 5]));
  const d = horizontal(box, box.bottom) + marks.join('');
  const look = { ...SHEET.text, fill: ink.muted, y: box.bottom + 22, anchor: 'middle' } as const;
  const text = 'times the trials that the candidate needs (log scale)';
  const middle = (box.left + box.right) / 2;
  return [
    element('path', { d, fill: 'none', stroke: ink.muted }),
    ...ticks.map((tick) => label({ ...look, x: inside(tick), text: written(tick) })),
    // The meaning of the left edge is spelled out.
    label({ ...look, x: SHEET.left, y: box.bottom + 41, text: 'no change', anchor: 'start' }),
    label({ ...look, x: middle, y: box.bottom + 64, text, fill: ink.text }),
  ];
}

function written(slowdown: number): string {
  const short = slowdown < 1000 ? formatSlowdown : formatBudget;
  return `${short(Number(slowdown.toPrecision(3)))}×`;
}

/** Readable slowdowns up to the last, the most readable first. */
function slowdownMarks(last: number): number[] {
  const between = last < 3 ? scaleLinear([1, last], [0, 1]).ticks(4) : [];
  const whole = readableNumbers(1, last).filter((slowdown) => slowdown % 0.5 === 0);
  return [1, last, ...whole, ...between].filter((slowdown) => slowdown <= last);
}
