import type { Assessment } from '../../decide/index.ts';
import { chartOf } from '../chart/chart-of.ts';
import { layOut } from '../chart/layout.ts';
import type { ChartModel, ChartOptions } from '../chart/model.ts';
import { renderChart } from '../chart/render-chart.ts';
import { element } from '../svg/svg.ts';
import { headline } from '../wording/verdict.ts';
import { jsonBlock } from './html.ts';
import { readout } from './readout.ts';

/** Where a picture's parts are, in its own units, for what the script lays over it. */
export interface PicturePlot {
  readonly width: number;
  readonly height: number;
  /** The frame of the curves. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The ends of the logarithmic axis of budgets. */
  readonly first: number;
  readonly last: number;
  readonly goodEnd: ChartModel['direction'];
}

/**
 * The chart for wide screens and paper, and again for phones; empty if there is nothing to draw. The
 * style sheet switches between them, so no script has to run.
 */
export function chartFigure(assessment: Assessment): string {
  const model = chartOf(assessment);
  if (model === null) return '';
  // Above it is the headline.
  const shown = model.title === headline(assessment) ? { ...model, title: '' } : model;
  const parts = [
    picture(shown, 'wide'),
    picture(shown, 'narrow'),
    jsonBlock('readout', readout(model, assessment)),
  ];
  return element('figure', { id: 'chart', class: 'chart' }, `\n${parts.join('\n')}\n`);
}

function picture(model: ChartModel, width: NonNullable<ChartOptions['width']>): string {
  const { sheet, height, plot } = layOut(model, { width });
  const { first, last } = plot.budgets;
  const goodEnd = model.direction;
  const place: PicturePlot = { width: sheet.width, height, ...plot.box, first, last, goodEnd };
  const attributes = { class: `picture ${width}`, 'data-plot': JSON.stringify(place) };
  return element('div', attributes, renderChart(model, { theme: 'page', width }).trim());
}
