import { scaleLog } from 'd3-scale';
import { element } from '../print/index.ts';
import type { OverviewModel, OverviewRow } from './overview-of.ts';
import { overviewPanels } from './overview-panels.ts';
import { drawMarks, type Mark, type Plot, stackPanels } from './panel.ts';
import {
  centred,
  headingOf,
  MARK_OPACITY,
  type Sheet,
  sheetOf,
  type Theme,
  type Width,
  write,
} from './svg/sheet.ts';
import { horizontal, path, pathOf, rectangle, tidy, vertical } from './svg/svg.ts';
import { textWidth } from './svg/text-width.ts';

const ROW = 17;
const GROUP = 26;

const SIZES = {
  wide: { width: 640, name: { left: 16, right: 156 } },
  narrow: { width: 400, name: { left: 12, right: 128 } },
} as const;
const GAP = 14;
const MIN_PLOT = 120;

const HEADINGS = { candidate: 'cand.', baseline: 'base', slowdown: 'slowdown' } as const;

/** Where the columns are: those of numbers by their right end; a phone has no space for scores. */
function columnsOf({ groups }: OverviewModel, size: Width) {
  const { width, name } = SIZES[size];
  const rows = groups.flatMap((group) => group.rows);
  const { small } = sheetOf('narrow', 'page');
  const space = (of: keyof typeof HEADINGS, texts: readonly string[]) =>
    Math.max(...[...texts, HEADINGS[of]].map((text) => textWidth(text, small))) + GAP;
  const slowdown = width - GAP;
  const left = name.right + GAP;
  const baseline = slowdown - space('slowdown', ['not reached']);
  const common = { width, name, slowdown };
  if (size === 'narrow')
    return { ...common, plot: { left, right: baseline }, candidate: null, baseline: null };
  const textsOf = (of: 'baseline' | 'candidate') => rows.map(({ size }) => size?.[of] ?? '');
  const candidate = baseline - space('baseline', textsOf('baseline'));
  const scores = candidate - space('candidate', textsOf('candidate'));
  const right = Math.max(left + MIN_PLOT, scores - 4);
  return { ...common, plot: { left, right }, candidate, baseline };
}

interface OverviewOptions {
  readonly theme: Theme;
  readonly width?: Width;
  /** Unique among the pictures of a page. */
  readonly id?: string;
  /** Where a picture stands alone: in a comment and on a page, the headline is above it. */
  readonly heading?: 'shown' | 'none';
}

/** More have a line each. */
const MAX_PANELS = 10;

/** Draws the comparisons of a run below each other, as an SVG that is safe inside any page; and where its rows are. */
export function drawOverview(model: OverviewModel, options: OverviewOptions) {
  const rows = model.groups.flatMap((group) => group.rows);
  return rows.length > MAX_PANELS ? drawLines(model, options) : drawPanels(model, options);
}

function drawPanels(model: OverviewModel, options: OverviewOptions) {
  const { theme, width = 'wide', id = `overview-${theme}` } = options;
  const sheet = sheetOf(width, theme);
  const rows = model.groups.flatMap(({ triage, rows }) =>
    rows.map((row) => ({ row, colour: colourOf(triage) })),
  );
  const heading = overviewHeading(model, options, sheet);
  const panels = overviewPanels(rows, sheet, heading.bottom);
  const about = { id, title: model.title, description: model.description };
  const { svg, height } = stackPanels(sheet, about, [() => heading, () => panels]);
  return { svg, width: sheet.width, height, rows: panels.rows };
}

function overviewHeading(model: OverviewModel, { heading }: OverviewOptions, sheet: Sheet) {
  if (heading === 'none') return { drawn: [], bottom: 4 };
  const isBlocked = model.groups.some(({ triage }) => triage === 'blocks');
  const ink = isBlocked ? { ...sheet.ink, text: sheet.ink.worse } : sheet.ink;
  const { drawn, bottom } = headingOf(model.title, [model.subtitle], { ...sheet, ink });
  return { drawn, bottom: bottom + 10 };
}

function drawLines(model: OverviewModel, options: OverviewOptions) {
  const { theme, width = 'wide', id = `overview-${theme}` } = options;
  const columns = columnsOf(model, width);
  const narrow = sheetOf('narrow', theme);
  const sheet = {
    ...narrow,
    title: { ...narrow.title, size: width === 'wide' ? 18 : 16 },
    width: columns.width,
    left: columns.name.left,
    right: columns.slowdown,
  };
  const heading = overviewHeading(model, options, sheet);
  const namesY = heading.bottom + 12;
  const { groups, bottom } = placeRows(model, namesY);
  const rows = groups.flatMap((group) => group.rows);
  const box = { ...columns.plot, top: namesY + 6, bottom: bottom + 8 };
  const ends = endsOf(model);
  const x = scaleLog(ends, [box.left, box.right]).clamp(true);
  const plot = { sheet, box, x, y: Number, columns, ends, namesY };
  const about = { id, title: model.title, description: model.description };
  const { svg, height } = stackPanels(sheet, about, [
    () => heading,
    () => ({
      drawn: drawMarks<OverviewPlot>(plot, [
        missedZone(rows),
        slowdownAxis,
        columnNames,
        ...groups.flatMap(({ text, colour, y, rows }) => [
          () => [write(sheet, `strong ${colour}`, { x: sheet.left, y, text })],
          ...rows.map(drawRow),
        ]),
      ]),
      bottom: box.bottom,
    }),
    (top) => {
      const lines = footerLines(model);
      const drawn = lines.map((text, i) => {
        const place = { x: sheet.left, y: top + 20 * (i + 1), maxWidth: sheet.width - 30 };
        return write(sheet, 'small muted', { ...place, text });
      });
      return { drawn, bottom: top + 20 * lines.length + 10 };
    },
  ]);
  const places = rows.map(({ row: { index }, y }) => {
    return { index, top: y - ROW / 2, bottom: y + ROW / 2 };
  });
  return { svg, width: columns.width, height, rows: places };
}

/** Slowdowns from the left to the right, between columns of text. */
interface OverviewPlot extends Plot {
  readonly columns: ReturnType<typeof columnsOf>;
  readonly ends: readonly [low: number, high: number];
  /** The baseline of the names of columns. */
  readonly namesY: number;
}
type OverviewMark = Mark<OverviewPlot>;

interface PlacedRow {
  readonly row: OverviewRow;
  readonly colour: 'worse' | 'better' | 'muted';
  readonly isStrong: boolean;
  /** Its middle. */
  readonly y: number;
}

/** The names of groups, and their rows below each other. */
function placeRows({ groups }: OverviewModel, top: number) {
  let bottom = top;
  const placed = groups.map(({ triage, name, rows }) => {
    const colour = colourOf(triage);
    bottom += GROUP;
    const y = bottom - 4;
    const own = rows.map((row): PlacedRow => {
      bottom += ROW;
      const isStrong = triage === 'blocks' || (triage === 'better' && row.size?.isStrong === true);
      return { row, colour: isStrong ? colour : 'muted', isStrong, y: bottom - ROW / 2 + 4 };
    });
    return { text: name, colour, y, rows: own };
  });
  return { groups: placed, bottom };
}

const colourOf = (triage: string): PlacedRow['colour'] =>
  triage === 'blocks' ? 'worse' : triage === 'better' ? 'better' : 'muted';

/** Powers of two that have all slowdowns between them, as far as these are of interest. */
const [WIDEST, NARROWEST] = [16, 2];

function endsOf({ groups }: OverviewModel): [number, number] {
  const shown = groups.flatMap(({ rows }) =>
    rows.flatMap(({ size }) =>
      size ? [size.lower, size.estimate, size.upper, size.missed ?? 1] : [],
    ),
  );
  const known = shown.filter((slowdown) => slowdown > 0 && slowdown < Infinity);
  const low = 2 ** Math.floor(Math.log2(Math.min(1 / NARROWEST, ...known)));
  const high = 2 ** Math.ceil(Math.log2(Math.max(NARROWEST, ...known)));
  return [Math.max(1 / WIDEST, low), Math.min(WIDEST, high)];
}

/** From 1× to what each comparison would have shown. */
const missedZone =
  (rows: readonly PlacedRow[]): OverviewMark =>
  ({ x, sheet }) => {
    const areas = rows.flatMap(({ row: { size }, y }) => {
      const missed = size?.missed ?? null;
      const rows = { top: y - ROW / 2, bottom: y + ROW / 2 };
      return missed === null ? [] : rectangle({ left: x(1), right: x(missed), ...rows });
    });
    return path(areas, { fill: sheet.ink.grid, 'fill-opacity': 0.8 });
  };

const FRACTIONS: Readonly<Record<number, string>> = { 0.5: '½', 0.25: '¼', 0.125: '⅛' };

function slowdownAxis({ ends: [low, high], x, box, sheet, namesY: y }: OverviewPlot): string[] {
  const count = Math.round(Math.log2(high / low)) + 1;
  const ticks = Array.from({ length: count }, (_, i) => low * 2 ** i);
  const lines = ticks
    .filter((tick) => tick !== 1)
    .map((tick) => vertical(x(tick), [box.top, box.bottom]));
  return [
    ...path(lines, { stroke: sheet.ink.grid }),
    ...path(vertical(x(1), [box.top, box.bottom]), { stroke: sheet.ink.text }),
    ...ticks.map((tick) => {
      const text = tick < 1 ? (FRACTIONS[tick] ?? `1/${1 / tick}`) : String(tick);
      return write(sheet, 'small muted', { x: x(tick), y, text: `${text}×`, anchor: 'middle' });
    }),
  ];
}

function columnNames({ columns, sheet, namesY: y }: OverviewPlot): string[] {
  return (['candidate', 'baseline', 'slowdown'] as const).flatMap((of) => {
    const place = { x: columns[of] ?? 0, y, text: HEADINGS[of], anchor: 'end' } as const;
    return columns[of] === null ? [] : [write(sheet, 'small muted', place)];
  });
}

const drawRow =
  (placed: PlacedRow): OverviewMark =>
  (plot) => {
    const { row, isStrong } = placed;
    const { columns, sheet, box } = plot;
    const { left, right } = columns.name;
    const y = centred(placed.y, sheet.small);
    const slowdown = isStrong ? ({ ...sheet.small, weight: 'semibold' } as const) : sheet.small;
    const number = (of: keyof typeof HEADINGS, text = '') => {
      const place = { x: columns[of] ?? 0, y, text, anchor: 'end' } as const;
      const letters = of === 'slowdown' ? { ...sheet, small: slowdown } : sheet;
      const look = of === 'baseline' ? 'small muted' : 'small text';
      return columns[of] === null || text === '' ? [] : [write(letters, look, place)];
    };
    const x = box.left;
    const words = { x, y, text: tidy(row.headline), maxWidth: columns.slowdown - x };
    const { size } = row;
    const name = {
      x: right,
      y,
      text: tidy(row.name),
      maxWidth: right - left,
      anchor: 'end',
    } as const;
    return [
      write(sheet, 'small text', name),
      ...(size === null
        ? [write(sheet, 'small muted', { ...words, halo: sheet.ink.background })]
        : []),
      ...drawSlowdown(placed, plot),
      ...number('candidate', size?.candidate),
      ...number('baseline', size?.baseline),
      ...number('slowdown', size?.text),
    ];
  };

const RADIUS = 4;

/** The slowdown with its limits; an arrow where they are beyond the axis. */
function drawSlowdown(
  { row, y, colour }: PlacedRow,
  { x, box, sheet, ends: [low, high] }: OverviewPlot,
): string[] {
  if (row.size === null) return [];
  const { estimate, lower, upper } = row.size;
  const { [colour]: stroke } = sheet.ink;
  const limits = horizontal({ left: x(Math.max(lower, low)), right: x(upper) }, y);
  const arrow = (tip: number, way: 1 | -1) => {
    const corners = [-4, 0, 4].map((dy) => ({ x: tip - way * Math.abs(dy), y: y + dy }));
    return path(pathOf(corners), { fill: 'none', stroke, 'stroke-width': 2 });
  };
  const isOn = estimate >= low && estimate <= high;
  const place = { cx: x(Math.max(estimate, low)), cy: y, r: RADIUS };
  return [
    ...path(limits, { stroke, 'stroke-width': 3, 'stroke-opacity': MARK_OPACITY }),
    ...(upper > high ? arrow(box.right + 5, 1) : []),
    ...(lower < low ? arrow(box.left - 5, -1) : []),
    ...(isOn ? [element('circle', { ...place, fill: stroke })] : []),
  ];
}

/** What the marks mean, where they occur, and what has no row. */
function footerLines({ groups, more }: OverviewModel): string[] {
  const rows = groups.flatMap((group) => group.rows);
  const isMissed = rows.some(({ size }) => size !== null && size.missed !== null);
  const isSized = rows.some(({ size }) => size !== null);
  return [
    isMissed && 'Grey: slowdowns that these sweeps would miss more than 1 time in 5.',
    isSized && 'Slowdown: at the headline’s budget; it may differ at others.',
    more > 0 && `And ${more} more with less to say.`,
  ].filter((one) => one !== false);
}
