import { header } from '../chart/header.ts';
import type { Theme } from '../chart/model.ts';
import { pictureOf } from '../chart/picture.ts';
import { WIDTH } from '../chart/sizes.ts';
import { element } from '../chart/svg.ts';
import { palette } from '../chart/theme.ts';
import { axisLabels, chanceAxis, slowdownAxis } from './axes.ts';
import { powerCurve } from './curve.ts';
import { layOut } from './layout.ts';
import { marks } from './marks.ts';
import type { PowerChartModel } from './model.ts';

/**
 * Draws how likely each slowdown is caught, as an SVG that is safe inside any page: no script, style
 * sheet, link or image. The same model gives the same bytes.
 */
export function renderPowerChart(model: PowerChartModel, theme: Theme): string {
  const ink = palette(theme);
  const layout = layOut(model);
  const { plot, height } = layout;
  const { lines, words } = marks(model, plot, ink);
  const parts = [
    element('rect', { width: WIDTH, height, fill: ink.background }),
    ...header(layout, ink),
    ...chanceAxis(plot, ink),
    ...lines,
    ...powerCurve(model, plot, ink),
    ...slowdownAxis(model, plot, ink),
    ...axisLabels(model, plot, ink),
    ...words,
  ];
  const { title, description } = model;
  return pictureOf({ kind: 'power', theme, width: WIDTH, height, title, description }, parts);
}
