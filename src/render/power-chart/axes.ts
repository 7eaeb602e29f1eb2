import { scaleLinear, scaleLog } from 'd3-scale';
import { spaced } from '../chart/budgets.ts';
import {
  type Box,
  coordinate,
  element,
  LEFT,
  label,
  RIGHT,
  TEXT,
  TEXT_LINE,
  TITLE,
  TITLE_LINE,
  TO_BASELINE,
  WIDTH,
} from '../svg/svg.ts';
import { textWidth, wrapInTwo } from '../svg/text-width.ts';
import type { Palette } from '../svg/theme.ts';
import { formatBudget, formatPercent } from '../wording/numbers.ts';
import { formatSlowdown } from '../wording/odds.ts';
import type { PowerChartModel } from './power-chart-of.ts';

const PLOT_LEFT = 92;
const PLOT_HEIGHT = 240;
/** Between the header and the plot, because a label may reach above the plot. */
const HEADROOM = 30;
/** For the axis's ticks, the meaning of its beginning, and its name. */
const BELOW = 78;

/** The parts of a picture from top to bottom; texts by their baselines. */
interface Layout {
  readonly height: number;
  readonly title: readonly string[];
  readonly titleY: number;
  readonly subtitle: readonly string[];
  readonly subtitleY: number;
  readonly plot: Plot;
}

/** Where the curve is: the frame and the two scales. */
export interface Plot {
  readonly box: Box;
  readonly x: (slowdown: number) => number;
  readonly y: (probability: number) => number;
}

export function layOut(model: PowerChartModel): Layout {
  const { subtitle } = model;
  const title = wrapInTwo(model.title, TITLE, RIGHT - LEFT);

  const titleY = 28;
  const subtitleY = titleY + 23 + TITLE_LINE * (title.length - 1);
  const top = subtitleY + TEXT_LINE * (subtitle.length - 1) + HEADROOM;
  const bottom = top + PLOT_HEIGHT;
  const plot = plotOf(model, { left: PLOT_LEFT, right: RIGHT, top, bottom });
  return { height: bottom + BELOW, title, titleY, subtitle, subtitleY, plot };
}

function plotOf({ curve }: PowerChartModel, box: Box): Plot {
  const last = curve.at(-1)?.slowdown ?? 1;
  return {
    box,
    x: scaleLog([1, last], [box.left, box.right]).clamp(true),
    y: scaleLinear([0, 1], [box.bottom, box.top]).clamp(true),
  };
}

const SHARES = [0, 0.2, 0.4, 0.6, 0.8, 1];
const TICK = 5;
/** The least distance between the texts of two ticks. */
const APART = 14;

/** Mantissas of ticks, the most readable first. */
const PRIORITIES = [[1], [2, 5], [3], [4, 6, 8], [1.5]];

/** Grid lines with their percentages. The axis itself serves as the lowest line. */
export function chanceAxis({ box, y }: Plot, ink: Palette): string[] {
  const lines = SHARES.filter((share) => share > 0).map(
    (share) => `M${coordinate(box.left)} ${coordinate(y(share))}H${box.right}`,
  );
  const look = { ...TEXT, x: box.left - 10, fill: ink.muted, anchor: 'end' } as const;
  return [
    element('path', { d: lines.join(''), stroke: ink.grid }),
    ...SHARES.map((share) =>
      label({ ...look, y: y(share) + TO_BASELINE, text: formatPercent(share) }),
    ),
  ];
}

export function slowdownAxis({ curve }: PowerChartModel, { box, x }: Plot, ink: Palette): string[] {
  const half = (slowdown: number) => textWidth(written(slowdown), TEXT) / 2;
  // A wide last text is moved inside; its tick stays.
  const inside = (slowdown: number) => Math.min(x(slowdown), WIDTH - half(slowdown));
  const ticks = spaced(
    candidates(curve.at(-1)?.slowdown ?? 1),
    (a, b) => Math.abs(inside(a) - inside(b)) - half(a) - half(b) - APART,
  );
  const marks = ticks.map((tick) => `M${coordinate(x(tick))} ${box.bottom}v${TICK}`).join('');
  const d = `M${coordinate(box.left)} ${box.bottom}H${box.right}${marks}`;
  const look = { ...TEXT, fill: ink.muted, y: box.bottom + 22, anchor: 'middle' } as const;
  return [
    element('path', { d, fill: 'none', stroke: ink.muted }),
    ...ticks.map((tick) => label({ ...look, x: inside(tick), text: written(tick) })),
    // The meaning of the left edge is spelled out.
    label({ ...TEXT, x: box.left - 10, y: box.bottom + 41, text: 'no change', fill: ink.muted }),
  ];
}

export function axisLabels({ yLabel }: PowerChartModel, { box }: Plot, ink: Palette): string[] {
  const shared = { ...TEXT, fill: ink.text, anchor: 'middle' } as const;
  const x = (box.left + box.right) / 2;
  const text = 'the candidate needs so many times the trials (log scale)';
  const y = (box.top + box.bottom) / 2;
  return [
    label({ ...shared, x, y: box.bottom + 64, text, maxWidth: box.right - box.left }),
    label({
      ...shared,
      x: LEFT + 10,
      y,
      text: yLabel,
      maxWidth: box.bottom - box.top,
      rotated: true,
    }),
  ];
}

function written(slowdown: number): string {
  const short = slowdown < 1000 ? formatSlowdown : formatBudget;
  return `${short(Number(slowdown.toPrecision(3)))}×`;
}

/** Readable slowdowns up to the last, the most readable first. */
function candidates(last: number): number[] {
  const decades = Array.from({ length: Math.floor(Math.log10(last)) + 1 }, (_, i) => i);
  const readable = PRIORITIES.flatMap((mantissas) =>
    decades.flatMap((exponent) => mantissas.map((mantissa) => Number(`${mantissa}e${exponent}`))),
  );
  const between = last < 3 ? scaleLinear([1, last], [0, 1]).ticks(4) : [];
  return [1, last, ...readable, ...between].filter((slowdown) => slowdown <= last);
}
