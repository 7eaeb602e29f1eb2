import {
  type Box,
  coordinate,
  coveredArea,
  element,
  type Label,
  label,
  labelBox,
  STRONG,
  TEXT,
} from '../svg/svg.ts';
import type { Palette } from '../svg/theme.ts';
import type { Plot } from './axes.ts';
import type { PowerChartModel } from './power-chart-of.ts';

/** Each piece of the curve is covered by several rectangles, to follow it closely. */
const PARTS = [0, 0.25, 0.5, 0.75];
/** Between a curve and a text. */
const CLEAR = 4;

interface Marks {
  /** Below the curve. */
  readonly lines: readonly string[];
  /** Above it. */
  readonly words: readonly string[];
}

/** The wanted chance and the slowdown that has it: lines, a dot and words next to them. */
export function marks(model: PowerChartModel, plot: Plot, ink: Palette): Marks {
  const obstacles = [...curveBoxes(model, plot), ...guideBoxes(model, plot)];
  const wanted = bestPlace(wantedPlaces(model, plot, ink), obstacles);
  const { mark } = model;
  const line = wantedLine(model, plot, ink);
  if (mark === null) return { lines: [line], words: [label(wanted)] };

  const words = bestPlace(markPlaces(mark, plot, ink), obstacles, [labelBox(wanted)]);
  const [cx, cy] = [plot.x(mark.slowdown), plot.y(mark.probability)];
  const d = `M${coordinate(cx)} ${coordinate(cy)}V${plot.box.bottom}`;
  const dot = { cx, cy, r: 5, fill: ink.baseline, stroke: ink.background, 'stroke-width': 2 };
  return {
    lines: [line, element('path', { d, stroke: ink.muted, 'stroke-dasharray': '2 3' })],
    words: [element('circle', dot), label(wanted), label(words)],
  };
}

function wantedLine({ wanted }: PowerChartModel, { box, y }: Plot, ink: Palette): string {
  const d = `M${coordinate(box.left)} ${coordinate(y(wanted.probability))}H${box.right}`;
  return element('path', { d, stroke: ink.muted, 'stroke-dasharray': '2 3' });
}

/** Above the line on the left, before the curve rises; best first. */
function wantedPlaces({ wanted }: PowerChartModel, { box, y }: Plot, ink: Palette): Label[] {
  const look = { ...TEXT, text: wanted.text, fill: ink.text, halo: ink.background };
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
  const look = { ...STRONG, text, fill: ink.text, halo: ink.background };
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

/** What the curve covers, as rectangles. */
function curveBoxes({ curve }: PowerChartModel, { x, y }: Plot): Box[] {
  const points = curve.map(({ slowdown, probability }) => ({ x: x(slowdown), y: y(probability) }));
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
  const across = { left: box.left, right: box.right, top: line - 1, bottom: line + 1 };
  if (mark === null) return [across];
  const [dotX, dotY] = [x(mark.slowdown), y(mark.probability)];
  const down = { left: dotX - 1, right: dotX + 1, top: dotY, bottom: box.bottom };
  const dot = { left: dotX - 7, right: dotX + 7, top: dotY - 7, bottom: dotY + 7 };
  return [across, down, dot];
}

/** Text on a line can still be read; text on text cannot. */
const TEXT_WEIGHT = 1000;

/** The first of the places that covers least. */
function bestPlace(
  places: readonly Label[],
  lines: readonly Box[],
  texts: readonly Box[] = [],
): Label {
  const cost = (place: Label) => {
    const box = labelBox(place);
    return coveredArea(box, lines) + TEXT_WEIGHT * coveredArea(box, texts);
  };
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))] as Label;
}
