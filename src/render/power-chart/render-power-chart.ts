import { scaleLinear, scaleLog } from 'd3-scale';
import { element } from '../../print/index.ts';
import { formatBudget, formatPercent, formatSlowdown } from '../../report/index.ts';
import { bottomAxis, type Frame, leftAxis, readableNumbers } from '../svg/axes.ts';
import { centred, headingOf, lineHeight, SHEETS } from '../svg/sheet.ts';
import { horizontal, label, pathOf, pictureOf, placed, vertical } from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import { BAND_OPACITY, type Palette, palette, type Theme } from '../svg/theme.ts';
import type { ChanceLine, PowerChartModel } from './power-chart-of.ts';

const SHEET = SHEETS.wide;
const ROW = lineHeight(SHEET.text);

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
  const ink = palette(theme);
  const { title, subtitle, lines, description } = model;
  const heading = headingOf(title, subtitle, { sheet: SHEET, ink });
  const legend = lines.length > 1 ? lines : [];
  const top = heading.bottom + ROW * (legend.length + 2.4) + (legend.length > 0 ? 4 : 0);
  const left = SHEET.left + textWidth(formatPercent(1), SHEET.text) + 10;
  const box = { left, right: SHEET.right - 10, top, bottom: top + SHEET.plotHeight };
  const slowdowns = lines.flatMap(({ points }) => points.map(({ slowdown }) => slowdown));
  const ends = [Math.min(...slowdowns), Math.max(...slowdowns)];
  const x = scaleLog(ends, [box.left, box.right]).clamp(true);
  const y = scaleLinear([0, 1], [box.bottom, box.top]).clamp(true);
  const plot: Plot = { box, sheet: SHEET, ink, x, y };
  const text = { ...SHEET.text, fill: ink.text };
  const unchanged = { ...SHEET.text, fill: ink.muted, anchor: 'middle' } as const;
  const axisBottom = box.bottom + 78;
  const size = {
    width: SHEET.width,
    height: axisBottom + (model.trials ? TRIALS_HEIGHT : 0),
    background: ink.background,
  };
  const slowdownAxis = {
    wanted: marksOf(model, ends),
    x,
    write: written,
    name: 'times the trials that the candidate needs (log scale)',
    nameY: box.bottom + 64,
  };
  return pictureOf({ id: `power-${theme}`, ...size, title, description }, [
    ...heading.lines,
    ...legend.flatMap((line, i) => legendRow(line, heading.bottom + ROW * (i + 1), ink)),
    label({ ...text, x: SHEET.left, y: top - 26, text: model.yLabel, maxWidth: FULL_WIDTH }),
    ...leftAxis(
      SHARES.map((share) => ({ y: y(share), text: formatPercent(share) })),
      plot,
    ),
    ...guides(model, plot),
    ...lines.toReversed().flatMap((line) => drawn(line, plot)),
    ...bottomAxis(slowdownAxis, plot),
    label({ ...unchanged, x: x(1), y: box.bottom + 41, text: 'no change' }),
    ...words(model, plot),
    ...(model.trials ? trialBars(model.trials, axisBottom, plot) : []),
  ]);
}

const FULL_WIDTH = SHEET.right - SHEET.left;
const SHARES = [0, 0.2, 0.4, 0.6, 0.8, 1];
const DASHES = { solid: undefined, dashed: '6 4', dotted: '2 4' } as const;

function strokeOf({ colour, stroke }: ChanceLine, ink: Palette) {
  const width = { 'stroke-width': stroke === 'dashed' ? 1.5 : 2.5 };
  return { fill: 'none', stroke: ink[colour], ...width, 'stroke-dasharray': DASHES[stroke] };
}

function legendRow(line: ChanceLine, y: number, ink: Palette): string[] {
  const swatch = horizontal({ left: SHEET.left, right: SHEET.left + 28 }, y - 5);
  const text = { ...SHEET.text, x: SHEET.left + 36, y, text: line.name, fill: ink.text };
  return [
    element('path', { d: swatch, ...strokeOf(line, ink) }),
    label({ ...text, maxWidth: SHEET.right - text.x }),
  ];
}

/** A line with the area below it, if it is solid. */
function drawn(line: ChanceLine, { box, x, y, ink }: Plot): string[] {
  const points = line.points.map(({ slowdown, chance }) => ({ x: x(slowdown), y: y(chance) }));
  const d = pathOf(points);
  const ends = [points.at(-1), points[0]].map((at) => ({ x: at?.x ?? 0, y: box.bottom }));
  const area = `${pathOf([...points, ...ends])}z`;
  const fill = { fill: ink[line.colour], 'fill-opacity': BAND_OPACITY / 2 };
  return [
    ...(line.stroke === 'solid' ? [element('path', { d: area, ...fill })] : []),
    element('path', { d, ...strokeOf(line, ink) }),
  ];
}

function written(slowdown: number): string {
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
function guides({ wanted, mark }: PowerChartModel, { box, x, y, ink }: Plot): string[] {
  if (wanted === null) return [];
  const down = mark ? vertical(x(mark.slowdown), [y(mark.chance), box.bottom]) : '';
  const d = horizontal(box, y(wanted.chance)) + down;
  return [element('path', { d, stroke: ink.muted, 'stroke-dasharray': '2 3' })];
}

/** A dot where the wanted chance is reached; its words are below the rising line, the others above on the left. */
function words({ wanted, mark }: PowerChartModel, { box, x, y, ink }: Plot): string[] {
  if (wanted === null) return [];
  const look = { fill: ink.text, halo: ink.background };
  const text = { ...SHEET.text, ...look, text: wanted.text, x: box.left + 6 };
  const onLine = [-7, 18].map((below) => ({ ...text, y: y(wanted.chance) + below }));
  if (mark === null) return placed([onLine], box).map(label);
  const [cx, cy] = [x(mark.slowdown), y(mark.chance)];
  const name = { ...SHEET.strong, ...look, text: mark.text };
  const atDot = [cy + 24, cy - 12, box.bottom - 10].flatMap((row) => [
    { ...name, x: cx + 10, y: row },
    { ...name, x: box.right - 6, y: row, anchor: 'end' as const },
  ]);
  const dot = { cx, cy, r: 5, fill: ink.baseline, stroke: ink.background, 'stroke-width': 2 };
  return [element('circle', dot), ...placed([onLine, atDot], box).map(label)];
}

/** The second plot: its name, a column for each slowdown as high as its trials, and the axis. */
const [COLUMN_WIDTH, COLUMN_HEIGHT, TRIALS_HEIGHT] = [28, 70, 70 + 2.4 * ROW + 8];

function trialBars(
  { name, most, points }: NonNullable<PowerChartModel['trials']>,
  top: number,
  { box, x, ink }: Plot,
): string[] {
  const bottom = top + TRIALS_HEIGHT - 8;
  const text = { ...SHEET.text, fill: ink.text };
  const scale = { ...text, fill: ink.muted, x: box.left - 10, anchor: 'end' } as const;
  const whole = bottom - COLUMN_HEIGHT;
  return [
    label({ ...text, x: SHEET.left, y: top + ROW, text: name, maxWidth: FULL_WIDTH }),
    ...points.flatMap(({ slowdown, trials }) => {
      // Columns at the ends stay inside.
      const right = Math.min(box.right, x(slowdown) + COLUMN_WIDTH / 2);
      const left = Math.max(box.left, right - COLUMN_WIDTH);
      const height = (trials / most) * COLUMN_HEIGHT;
      const column = { x: left, y: bottom - height, width: COLUMN_WIDTH, height };
      const middle = { x: left + COLUMN_WIDTH / 2, anchor: 'middle' as const };
      return [
        element('rect', { ...column, fill: ink.muted, 'fill-opacity': BAND_OPACITY }),
        label({ ...text, ...middle, y: bottom - 6, text: String(Math.round(trials)) }),
      ];
    }),
    element('path', { d: horizontal(box, whole), stroke: ink.muted, 'stroke-dasharray': '6 4' }),
    element('path', { d: horizontal(box, bottom), stroke: ink.muted }),
    label({ ...scale, y: centred(whole, SHEET.text), text: String(most) }),
  ];
}
