import { header } from '../svg/sheet.ts';
import {
  type Box,
  bestPlace,
  coordinate,
  element,
  horizontal,
  type Label,
  label,
  labelBox,
  type Point,
  pictureOf,
  vertical,
} from '../svg/svg.ts';
import { BAND_OPACITY, type Palette, palette, type Theme } from '../svg/theme.ts';
import { chanceAxis, layOut, type Plot, SHEET, slowdownAxis } from './plot.ts';
import type { PowerChartModel } from './power-chart-of.ts';

/**
 * Draws the chance to catch each slowdown as an SVG that is safe inside any page: no script, style
 * sheet, link or image. The same model gives the same bytes.
 */
export function renderPowerChart(model: PowerChartModel, theme: Theme): string {
  const ink = palette(theme);
  const { plot, height, heading } = layOut(model);
  const { title, description } = model;
  const { width } = SHEET;
  const size = {
    id: `power-${theme}`,
    width,
    height,
    background: ink.background,
  };
  return pictureOf({ ...size, title, description }, [
    ...header(heading, SHEET, ink),
    ...chanceAxis(model, plot, ink),
    ...guides(model, plot, ink),
    ...powerCurve(model, plot, ink),
    ...slowdownAxis(model, plot, ink),
    ...words(model, plot, ink),
  ]);
}

/** Lines at the wanted chance and at the slowdown that has it. */
function guides({ wanted, mark }: PowerChartModel, { box, x, y }: Plot, ink: Palette): string[] {
  const down = (slowdown: number, probability: number) =>
    vertical(x(slowdown), [y(probability), box.bottom]);
  const d = horizontal(box, y(wanted.probability));
  const all = mark === null ? d : d + down(mark.slowdown, mark.probability);
  return [element('path', { d: all, stroke: ink.muted, 'stroke-dasharray': '2 3' })];
}

/** A dot where the wanted chance is reached, and words next to both. */
function words(model: PowerChartModel, plot: Plot, ink: Palette): string[] {
  const lines = [...curveBoxes(model, plot), ...guideBoxes(model, plot)];
  const wanted = bestPlace(wantedPlaces(model, plot, ink), { lines, texts: [] });
  const { mark } = model;
  const said = wanted === undefined ? [] : [label(wanted)];
  if (mark === null) return said;
  const texts = wanted === undefined ? [] : [labelBox(wanted)];
  const name = bestPlace(markPlaces(mark, plot, ink), { lines, texts });
  const [cx, cy] = [plot.x(mark.slowdown), plot.y(mark.probability)];
  const dot = { cx, cy, r: 5, fill: ink.baseline, stroke: ink.background, 'stroke-width': 2 };
  return [element('circle', dot), ...said, ...(name === undefined ? [] : [label(name)])];
}

/** Above the line on the left, before the curve rises; best first. */
function wantedPlaces({ wanted }: PowerChartModel, { box, y }: Plot, ink: Palette): Label[] {
  const look = { ...SHEET.text, text: wanted.text, fill: ink.text, halo: ink.background };
  const line = y(wanted.probability);
  const [left, right] = [box.left + 6, box.right - 6];
  const rows = [line - 7, line + 18].filter((row) => row < box.bottom - 6);
  return [
    ...rows.map((row): Label => ({ ...look, x: left, y: row })),
    ...rows.map((row): Label => ({ ...look, x: right, y: row, anchor: 'end' })),
    ...rows.map((row): Label => ({ ...look, x: (left + right) / 2, y: row, anchor: 'middle' })),
  ];
}

/** Right of the dot, below a curve that has risen; best first. */
function markPlaces(
  { slowdown, probability, text }: NonNullable<PowerChartModel['mark']>,
  { box, x, y }: Plot,
  ink: Palette,
): Label[] {
  const look = { ...SHEET.strong, text, fill: ink.text, halo: ink.background };
  const [dotX, dotY] = [x(slowdown), y(probability)];
  const middle = (box.top + box.bottom) / 2;
  const rows = [dotY + 24, dotY + 48, box.bottom - 10, middle, dotY - 12, box.top + 18].filter(
    (row) => row > box.top + 12 && row < box.bottom - 6,
  );
  const all = rows.flatMap((row): Label[] => [
    { ...look, x: dotX + 10, y: row },
    { ...look, x: dotX - 10, y: row, anchor: 'end' },
    { ...look, x: box.right - 6, y: row, anchor: 'end' },
  ]);
  return all.filter((place) => {
    const { left, right } = labelBox(place);
    return left >= box.left && right <= box.right;
  });
}

/** Each piece of the curve is covered by several rectangles, to follow it closely. */
const PARTS = [0, 0.25, 0.5, 0.75];
/** Between a curve and a text. */
const CLEAR = 4;

/** What the curve covers, as rectangles. */
function curveBoxes({ curve }: PowerChartModel, { x, y }: Plot): Box[] {
  const points = curve.map(({ slowdown, probability }) => ({
    x: x(slowdown),
    y: y(probability),
  }));
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to;
    const at = (part: number) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
    return PARTS.map((part): Box => {
      const [start, end] = [at(part), at(part + 1 / PARTS.length)];
      return { left: start.x, right: end.x, top: end.y - CLEAR, bottom: start.y + CLEAR };
    });
  });
}

/** The lines at the wanted chance and at the slowdown, and the dot. */
function guideBoxes({ wanted, mark }: PowerChartModel, { box, x, y }: Plot): Box[] {
  const line = y(wanted.probability);
  const wide = { left: box.left, right: box.right, top: line - 1, bottom: line + 1 };
  if (mark === null) return [wide];
  const [dotX, dotY] = [x(mark.slowdown), y(mark.probability)];
  const down = { left: dotX - 1, right: dotX + 1, top: dotY, bottom: box.bottom };
  const dot = { left: dotX - 7, right: dotX + 7, top: dotY - 7, bottom: dotY + 7 };
  return [wide, down, dot];
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
