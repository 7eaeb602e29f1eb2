import { costPanel } from './cost.ts';
import { curvesPanel } from './curves.ts';
import { outcomePanel } from './evidence.ts';
import { type CurveFrame, frameOf } from './frame.ts';
import type { ChartModel, ChartOptions } from './model.ts';
import { pairsPanel } from './pairs.ts';
import { type Panel, stackPanels } from './panel.ts';
import { headingOf } from './svg/sheet.ts';
import { tidy } from './svg/svg.ts';
import { trialsPanel } from './trials.ts';

/**
 * Draws tuning curves as a self-contained SVG: no script, style sheet, link or image. The same model
 * and options give the same bytes.
 */
export function renderChart(model: ChartModel, options: ChartOptions): string {
  return drawChart(model, { below: 'size', ...options }, `chart-${options.theme}`).svg;
}

/** @param id unique among the pictures of a page */
export function drawChart(model: ChartModel, options: ChartOptions, id: string) {
  const frame = frameOf(model, options);
  const { sheet, scores } = frame;
  const subtitle = scores.isLog ? `${model.subtitle}, log scale` : model.subtitle;
  const title = tidy(model.title) || 'Tuning curves';
  return stackPanels(sheet, { id, title, description: tidy(model.description) }, [
    () => headingOf(model.title, [subtitle], sheet),
    ...(model.outcome ? [outcomePanel(model.outcome, sheet)] : []),
    curvesPanel(frame),
    ...panelBelow(frame, options),
  ]);
}

/** The pairs that decide, what the difference costs, or every trial; a difference has no trials. */
function panelBelow(frame: CurveFrame, { below, range }: ChartOptions): Panel[] {
  const { pairs, size, isDifference } = frame.model;
  if (pairs !== null) return [pairsPanel(pairs, frame, range)];
  if (below === 'size' && size !== null) return [costPanel(size, frame)];
  return isDifference ? [] : [trialsPanel(frame)];
}
