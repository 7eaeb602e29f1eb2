import { scaleLinear, scaleLog } from 'd3-scale';
import { element } from '../../print/index.ts';
import { formatBudget, formatPercent, formatSlowdown } from '../../report/index.ts';
import { bottomAxis, type Frame, leftAxis, readableNumbers } from '../svg/axes.ts';
import {
  centred,
  headingOf,
  lettered,
  lineHeight,
  type Sheet,
  sheetOf,
  write,
} from '../svg/sheet.ts';
import { horizontal, label, path, pathOf, pictureOf, placed, vertical } from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import { BAND_OPACITY, type Palette, type Theme } from '../svg/theme.ts';
import type { ChanceLine, PowerChartModel } from './power-chart-of.ts';

/** Where the lines are: the frame and the two scales, of slowdowns and of chances. */
interface Plot extends Frame {
  readonly x: (slowdown: number) => number;
  readonly y: (chance: number) => number;
}

/**
 * Draws chances by slowdown as an SVG that is safe inside any page: no script, style sheet, link or
 * image. The same model gives the same bytes.
 */
export function renderPowerChart(model: PowerChartModel, theme: Theme): string {
  const sheet = sheetOf('wide', theme);
  const row = lineHeight(sheet.text);
  const { title, subtitle, lines, description, trials } = model;
  const heading = headingOf(title, subtitle, sheet);
  const legend = lines.length > 1 ? lines : [];
  const top = heading.bottom + row * (legend.length + 2.4) + (legend.length > 0 ? 4 : 0);
  const left = sheet.left + textWidth(formatPercent(1), sheet.text) + 10;
  const box = { left, right: sheet.right - 10, top, bottom: top + sheet.plotHeight };
  const slowdowns = lines.flatMap(({ points }) => points.map(({ slowdown }) => slowdown));
  const ends = [Math.min(...slowdowns), Math.max(...slowdowns)];
  const x = scaleLog(ends, [box.left, box.right]).clamp(true);
  const y = scaleLinear([0, 1], [box.bottom, box.top]).clamp(true);
  const plot: Plot = { box, sheet, x, y };
  const axisBottom = box.bottom + 78;
  const size = {
    width: sheet.width,
    height: axisBottom + (trials ? heightOfTrials(sheet) : 0),
    background: sheet.ink.background,
  };
  const slowdownAxis = {
    wanted: marksOf(model, ends),
    x,
    textOf: slowdownText,
    name: 'times the trials that the candidate needs (log scale)',
    nameY: box.bottom + 64,
  };
  const yLabel = { x: sheet.left, y: top - 26, text: model.yLabel, maxWidth: fullWidth(sheet) };
  const unchanged = { x: x(1), y: box.bottom + 41, text: 'no change', anchor: 'middle' } as const;
  return pictureOf({ id: `power-${theme}`, ...size, title, description }, [
    ...heading.lines,
    ...legend.flatMap((line, i) => legendRow(line, heading.bottom + row * (i + 1), sheet)),
    write(sheet, 'text text', yLabel),
    ...leftAxis(
      SHARES.map((share) => ({ y: y(share), text: formatPercent(share) })),
      plot,
    ),
    ...guides(model, plot),
    ...lines.toReversed().flatMap((line) => drawn(line, plot)),
    ...bottomAxis(slowdownAxis, plot),
    write(sheet, 'text muted', unchanged),
    ...words(model, plot),
    ...(trials ? trialBars(trials, axisBottom, plot) : []),
  ]);
}

const fullWidth = ({ left, right }: Sheet) => right - left;
const SHARES = [0, 0.2, 0.4, 0.6, 0.8, 1];
const DASHES = { solid: undefined, dashed: '6 4', dotted: '2 4' } as const;

function strokeOf({ colour, stroke }: ChanceLine, ink: Palette) {
  const width = { 'stroke-width': stroke === 'dashed' ? 1.5 : 2.5 };
  return { fill: 'none', stroke: ink[colour], ...width, 'stroke-dasharray': DASHES[stroke] };
}

function legendRow(line: ChanceLine, y: number, sheet: Sheet): string[] {
  const swatch = horizontal({ left: sheet.left, right: sheet.left + 28 }, y - 5);
  const x = sheet.left + 36;
  return [
    ...path(swatch, strokeOf(line, sheet.ink)),
    write(sheet, 'text text', { x, y, text: line.name, maxWidth: sheet.right - x }),
  ];
}

/** A line with the area below it, if it is solid. */
function drawn(line: ChanceLine, { box, x, y, sheet: { ink } }: Plot): string[] {
  const points = line.points.map(({ slowdown, chance }) => ({ x: x(slowdown), y: y(chance) }));
  const ends = [points.at(-1), points[0]].map((at) => ({ x: at?.x ?? 0, y: box.bottom }));
  const area = line.stroke === 'solid' ? `${pathOf([...points, ...ends])}z` : '';
  return [
    ...path(area, { fill: ink[line.colour], 'fill-opacity': BAND_OPACITY / 2 }),
    ...path(pathOf(points), strokeOf(line, ink)),
  ];
}

function slowdownText(slowdown: number): string {
  const short = slowdown < 1000 ? formatSlowdown : formatBudget;
  return `${short(Number(slowdown.toPrecision(3)))}×`;
}

/** Slowdowns to mark, the most important first. */
function marksOf({ trials }: PowerChartModel, [first = 1, last = 1]: readonly number[]): number[] {
  const withBars = trials?.points.map(({ slowdown }) => slowdown) ?? [];
  const between = last < 3 ? scaleLinear([1, last], [0, 1]).ticks(4) : [];
  const whole = readableNumbers(first, last).filter((slowdown) => slowdown % 0.5 === 0);
  return [1, last, ...withBars, ...whole, ...between].filter(
    (slowdown) => slowdown >= first && slowdown <= last,
  );
}

/** Lines at the wanted chance and at the slowdown that has it. */
function guides({ wanted, mark }: PowerChartModel, { box, x, y, sheet }: Plot): string[] {
  if (wanted === null) return [];
  const down = mark ? vertical(x(mark.slowdown), [y(mark.chance), box.bottom]) : '';
  const look = { stroke: sheet.ink.muted, 'stroke-dasharray': '2 3' };
  return path([horizontal(box, y(wanted.chance)), down], look);
}

/** A dot where the wanted chance is reached; its words are below the rising line, the others above on the left. */
function words({ wanted, mark }: PowerChartModel, { box, x, y, sheet }: Plot): string[] {
  if (wanted === null) return [];
  const { baseline: fill, background: halo } = sheet.ink;
  const onLine = [-7, 18].map((below) => {
    const place = { x: box.left + 6, y: y(wanted.chance) + below, halo };
    return lettered(sheet, 'text text', { ...place, text: wanted.text });
  });
  if (mark === null) return placed([onLine], box).map(label);
  const [cx, cy] = [x(mark.slowdown), y(mark.chance)];
  const atDot = [cy + 24, cy - 12, box.bottom - 10].flatMap((row) => {
    const name = lettered(sheet, 'strong text', { x: cx + 10, y: row, text: mark.text, halo });
    return [name, { ...name, x: box.right - 6, anchor: 'end' as const }];
  });
  const dot = { cx, cy, r: 5, fill, stroke: halo, 'stroke-width': 2 };
  return [element('circle', dot), ...placed([onLine, atDot], box).map(label)];
}

/** The second plot: its name, a column for each slowdown as high as its trials, and the axis. */
const [COLUMN_WIDTH, COLUMN_HEIGHT] = [28, 70];

const heightOfTrials = ({ text }: Sheet) => COLUMN_HEIGHT + 2.4 * lineHeight(text) + 8;

function trialBars(
  { name, most, points }: NonNullable<PowerChartModel['trials']>,
  top: number,
  { box, x, sheet }: Plot,
): string[] {
  const { muted } = sheet.ink;
  const bottom = top + heightOfTrials(sheet) - 8;
  const whole = bottom - COLUMN_HEIGHT;
  const nameY = top + lineHeight(sheet.text);
  const scale = { x: box.left - 10, y: centred(whole, sheet.text), text: String(most) };
  return [
    write(sheet, 'text text', { x: sheet.left, y: nameY, text: name, maxWidth: fullWidth(sheet) }),
    ...points.flatMap(({ slowdown, trials }) => {
      // Columns at the ends stay inside.
      const right = Math.min(box.right, x(slowdown) + COLUMN_WIDTH / 2);
      const left = Math.max(box.left, right - COLUMN_WIDTH);
      const height = (trials / most) * COLUMN_HEIGHT;
      const column = { x: left, y: bottom - height, width: COLUMN_WIDTH, height };
      const number = {
        x: left + COLUMN_WIDTH / 2,
        y: bottom - 6,
        text: String(Math.round(trials)),
      };
      return [
        element('rect', { ...column, fill: muted, 'fill-opacity': BAND_OPACITY, stroke: muted }),
        write(sheet, 'text text', { ...number, anchor: 'middle' }),
      ];
    }),
    ...path(horizontal(box, whole), { stroke: muted, 'stroke-dasharray': '6 4' }),
    ...path(horizontal(box, bottom), { stroke: muted }),
    write(sheet, 'text muted', { ...scale, anchor: 'end' }),
  ];
}
