import { smallCurvesPanel } from './curves.ts';
import { differencePanel } from './difference.ts';
import { arePasses, examplesPanel } from './examples.ts';
import { type CurveFrame, frameOf } from './frame.ts';
import type { ChartModel, ChartOptions } from './model.ts';
import { orderPanel } from './order.ts';
import { pairsPanel } from './pairs.ts';
import { type Panel, stackPanels } from './panel.ts';
import { searchesPanel } from './searches.ts';
import { headingOf } from './svg/sheet.ts';
import { tidy } from './svg/svg.ts';
import { largePanels, settingsPanels } from './trials.ts';

/**
 * Draws a comparison or a curve as a self-contained SVG: no script, style sheet, link or image. The same model
 * and options give the same bytes.
 */
export function renderChart(model: ChartModel, options: ChartOptions): string {
  return drawChart(model, options, `chart-${options.theme}`).svg;
}

/** @param id unique among the pictures of a page */
export function drawChart(model: ChartModel, options: ChartOptions, id: string) {
  const frame = frameOf(model, options);
  const { sheet } = frame;
  const title = tidy(model.title) || 'Tuning curves';
  return stackPanels(sheet, { id, title, description: tidy(model.description) }, [
    () => {
      if (options.heading === 'none') return { drawn: [], bottom: 4 };
      const { drawn, bottom } = headingOf(model.title, [model.subtitle], sheet);
      return { drawn, bottom: bottom + 10 };
    },
    ...panelsOf(frame, options),
  ]);
}

function panelsOf(frame: CurveFrame, { view }: ChartOptions): Panel[] {
  const { difference, model } = frame;
  if (view === 'order') return [orderPanel(frame)];
  const tested = view === 'curves' ? null : model.tested;
  if (tested?.kind === 'settings') return settingsPanels(tested, frame);
  if (tested?.kind === 'searches') return [searchesPanel(tested, frame)];
  if (tested) return [arePasses(tested) ? examplesPanel(tested, frame) : pairsPanel(tested, frame)];
  if (difference) return [differencePanel(frame, difference), smallCurvesPanel(frame)];
  return largePanels(frame);
}
