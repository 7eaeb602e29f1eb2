import { coordinate, element, header, pictureOf, WIDTH } from '../svg/svg.ts';
import { BAND_OPACITY, type Palette, palette, type Theme } from '../svg/theme.ts';
import { axisLabels, chanceAxis, layOut, type Plot, slowdownAxis } from './axes.ts';
import { marks } from './marks.ts';
import type { PowerChartModel } from './power-chart-of.ts';

/**
 * Draws the chance to catch each slowdown as an SVG that is safe inside any page: no script, style
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

/** In pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The curve with the area below it, and the dashed one for large budgets. */
function powerCurve({ curve }: PowerChartModel, plot: Plot, ink: Palette): string[] {
  const points = curve.map(({ slowdown, probability }) => ({
    x: plot.x(slowdown),
    y: plot.y(probability),
  }));
  const atLargeBudgets = curve.flatMap(({ slowdown, aboveMedian }) =>
    aboveMedian === null ? [] : { x: plot.x(slowdown), y: plot.y(aboveMedian) },
  );
  const dashes = { fill: 'none', stroke: ink.baseline, 'stroke-dasharray': '6 4' };
  const d = smooth(points);
  const { left, right, bottom } = plot.box;
  const area = `${d}L${coordinate(right)} ${bottom}L${coordinate(left)} ${bottom}Z`;
  return [
    element('path', { d: area, fill: ink.baseline, 'fill-opacity': BAND_OPACITY / 2 }),
    element('path', { d, fill: 'none', stroke: ink.baseline, 'stroke-width': 2.5 }),
    ...(atLargeBudgets.length === 0
      ? []
      : [element('path', { d: smooth(atLargeBudgets), ...dashes, 'stroke-width': 1.5 })]),
  ];
}

/** Through points from left to right by cubic pieces that rise only where the points do. */
function smooth(points: readonly Point[]): string {
  const slopes = points.map((_, i) => slopeAt(points, i));
  const pieces = points.slice(1).map((to, i) => {
    const from = points[i] as Point;
    const third = (to.x - from.x) / 3;
    const [leaving, arriving] = [slopes[i] as number, slopes[i + 1] as number];
    const controls = [
      { x: from.x + third, y: from.y + leaving * third },
      { x: to.x - third, y: to.y - arriving * third },
      to,
    ];
    return `C${controls.map(written).join(' ')}`;
  });
  return `M${written(points[0] as Point)}${pieces.join('')}`;
}

/** The slope of a parabola through three points, limited to twice each side's to avoid overshoot. */
function slopeAt(points: readonly Point[], i: number): number {
  const at = points[i] as Point;
  const [last, next] = [points[i - 1], points[i + 1]];
  if (!last || !next) return slopeOf(last ?? at, next ?? at);
  const [before, after] = [slopeOf(last, at), slopeOf(at, next)];
  const middle = (before * (next.x - at.x) + after * (at.x - last.x)) / (next.x - last.x);
  const most = 2 * Math.min(Math.abs(before), Math.abs(after));
  return Math.sign(middle) * Math.min(Math.abs(middle), most);
}

function slopeOf(a: Point, b: Point): number {
  return (b.y - a.y) / (b.x - a.x);
}

function written({ x, y }: Point): string {
  return `${coordinate(x)} ${coordinate(y)}`;
}
