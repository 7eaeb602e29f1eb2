import { scaleLinear, scaleLog } from 'd3-scale';
import { LEFT, RIGHT, TEXT_LINE, TITLE, TITLE_LINE } from '../chart/sizes.ts';
import type { Box } from '../chart/svg.ts';
import { wrapInTwo } from '../chart/text-width.ts';
import type { PowerChartModel } from './model.ts';

const PLOT_LEFT = 92;
const PLOT_HEIGHT = 240;
/** Between the last line of the header and the plot: a label of the plot may reach above it. */
const HEADROOM = 30;
/** For the marks of the axis, what its beginning means, and its name. */
const BELOW = 78;

/** The parts of a picture, one below the other; texts by their baselines. */
export interface Layout {
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
