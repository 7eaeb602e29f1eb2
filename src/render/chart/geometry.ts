import { layOut } from './layout.ts';
import type { ChartModel } from './model.ts';
import type { Box } from './svg.ts';

/** Where a chart has what, for pages that put something on top of it; in the chart's own units. */
export interface ChartGeometry {
  readonly width: number;
  readonly height: number;
  /** The frame of the curves. */
  readonly plot: Box;
  /** The ends of the logarithmic axis from left to right. */
  readonly budgets: { readonly first: number; readonly last: number };
  /** The ends of the linear axis from bottom to top; what lies beyond is drawn on the frame. */
  readonly scores: { readonly low: number; readonly high: number };
  readonly direction: ChartModel['direction'];
}

/** The places of exactly what `renderChart` draws of the same model. */
export function chartGeometry(model: ChartModel): ChartGeometry {
  const { width, height, plot } = layOut(model);
  const { box, budgets, scores } = plot;
  return {
    width,
    height,
    plot: box,
    budgets: { first: budgets.first, last: budgets.last },
    scores: { low: scores.low, high: scores.high },
    direction: model.direction,
  };
}
