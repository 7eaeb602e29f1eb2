import { type ScaleContinuousNumeric, scaleLinear, scaleLog } from 'd3-scale';
import {
  centred,
  headingOf,
  horizontal,
  label,
  palette,
  pathOf,
  pictureOf,
  sheetOf,
  textWidth,
  vertical,
} from '../src/draw/svg/svg.ts';
import { element } from '../src/print/index.ts';

/** A line of points, or a step curve, with its name at its end. */
export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Around each point. */
  readonly intervals?: readonly (readonly [lower: number, upper: number])[];
  readonly colour: keyof ReturnType<typeof inkOf>;
  readonly isDashed?: true;
  /** Dots that no line joins, for values that are simulated one by one. */
  readonly isDots?: true;
}

export interface LineChart {
  readonly title: string;
  readonly subtitle: string;
  readonly x: { readonly name: string; readonly isLog?: true };
  readonly y: { readonly name: string; readonly from?: number; readonly to?: number };
  readonly lines: readonly Line[];
}

/** The colours of the tool's charts, and one more. */
function inkOf(theme: 'light' | 'dark') {
  return { ...palette(theme), third: theme === 'light' ? '#6e40c9' : '#bc8cff' };
}
type Ink = ReturnType<typeof inkOf>;

const SHEET = sheetOf('wide', 'light');
type Scale = ScaleContinuousNumeric<number, number>;

/** The chart as a self-contained SVG. */
export function drawLineChart(chart: LineChart, theme: 'light' | 'dark'): string {
  const ink = inkOf(theme);
  const heading = headingOf(chart.title, [chart.subtitle], sheetOf('wide', theme));
  const named = chart.lines.filter(({ name }) => name !== '');
  const names = Math.max(0, ...named.map(({ name }) => textWidth(name, SHEET.small)));
  const box = {
    left: SHEET.left + 44,
    right: SHEET.right - names - 10,
    top: heading.bottom + 2.2 * SHEET.text.line,
    bottom: heading.bottom + 2.2 * SHEET.text.line + SHEET.plotHeight,
  };
  const xs = chart.lines.flatMap(({ points }) => points.map(([x]) => x));
  const ys = chart.lines.flatMap(({ points, intervals }) => [
    ...points.map(([, y]) => y),
    ...(intervals ?? []).flat(),
  ]);
  const ends = [Math.min(...xs), Math.max(...xs)];
  const x: Scale = (chart.x.isLog ? scaleLog() : scaleLinear())
    .domain(ends)
    .range([box.left + 8, box.right - 8]);
  const y: Scale = scaleLinear()
    .domain([chart.y.from ?? Math.min(...ys), chart.y.to ?? Math.max(...ys)])
    .nice(5)
    .range([box.bottom, box.top]);
  const style = { ...SHEET.small, fill: ink.muted };
  const ticksY = y.ticks(5);
  const ticksX = chart.x.isLog
    ? powersOfTwo(ends)
    : x.ticks(7).filter((tick) => tick >= (ends[0] ?? 0));
  const parts = [
    ...heading.drawn,
    label({ ...SHEET.text, x: SHEET.left, y: box.top - 14, text: chart.y.name, fill: ink.text }),
    element('path', {
      d: ticksY.map((tick) => horizontal(box, y(tick))).join(''),
      stroke: ink.grid,
    }),
    ...ticksY.map((tick) =>
      label({
        ...style,
        x: box.left - 8,
        y: centred(y(tick), SHEET.small),
        text: y.tickFormat(5)(tick),
        anchor: 'end',
      }),
    ),
    element('path', {
      d: ticksX.map((tick) => vertical(x(tick), [box.bottom, box.bottom + 5])).join(''),
      stroke: ink.muted,
    }),
    ...ticksX.map((tick) =>
      label({ ...style, x: x(tick), y: box.bottom + 20, text: String(tick), anchor: 'middle' }),
    ),
    label({
      ...SHEET.text,
      x: (box.left + box.right) / 2,
      y: box.bottom + 42,
      text: chart.x.name,
      fill: ink.text,
      anchor: 'middle',
    }),
    ...chart.lines.map((line) => drawLine(line, x, y, ink)),
    ...endNames(named, y, ink, box),
  ];
  const described = named.map(({ name }) => name).join(', ');
  const picture = {
    id: 'study',
    width: SHEET.width,
    height: box.bottom + 56,
    title: chart.title,
    description: `${chart.y.name} by ${chart.x.name}: ${described}`,
    background: ink.background,
  };
  return pictureOf(picture, parts);
}

function powersOfTwo([from = 1, to = 1]: readonly number[]): number[] {
  const first = Math.ceil(Math.log2(from) - 1e-9);
  const last = Math.floor(Math.log2(to) + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => 2 ** (first + i));
}

function drawLine(line: Line, x: Scale, y: Scale, ink: Ink) {
  const { points, intervals, colour, isDashed, isDots } = line;
  const places = points.map(([at, value]) => ({ x: x(at), y: y(value) }));
  const bars = (intervals ?? []).map(([lower, upper], i) =>
    vertical(x(points[i]?.[0] ?? 0), [y(upper), y(lower)]),
  );
  const stroke = ink[colour];
  const look = { fill: 'none', stroke, 'stroke-linejoin': 'round', d: pathOf(places) };
  const marks = isDots
    ? places.map((at) => element('circle', { cx: at.x, cy: at.y, r: 3.5, fill: stroke })).join('')
    : element('path', { ...look, 'stroke-width': 2, 'stroke-dasharray': isDashed && '5 4' });
  return (
    marks +
    (bars.length > 0 ? element('path', { d: bars.join(''), stroke, 'stroke-width': 1.5 }) : '')
  );
}

/** The names of the lines where they end, moved apart, and up where they would run into the axis. */
function endNames(
  lines: readonly Line[],
  y: Scale,
  ink: Ink,
  { right, bottom }: { readonly right: number; readonly bottom: number },
): string[] {
  const height = SHEET.small.line;
  let above = -Infinity;
  const placed = lines
    .map((line) => ({ line, at: y(line.points.at(-1)?.[1] ?? 0) }))
    .sort((a, b) => a.at - b.at)
    .map(({ line, at }) => {
      above = Math.max(at, above + height);
      return { line, at: above };
    });
  return placed.map(({ line, at }, i) => {
    const lowest = bottom - (placed.length - 1 - i) * height;
    const place = { x: right, y: centred(Math.min(at, lowest), SHEET.small), text: line.name };
    return label({ ...SHEET.small, ...place, fill: ink[line.colour] });
  });
}
