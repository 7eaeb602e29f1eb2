import { scaleLog } from 'd3-scale';
import { element } from '../print/index.ts';
import type { OverviewModel, OverviewRow } from './overview-of.ts';
import { centred, headingOf, sheetOf, type Width, write } from './svg/sheet.ts';
import { horizontal, path, pathOf, pictureOf, rectangle, tidy, vertical } from './svg/svg.ts';
import { textWidth } from './svg/text-width.ts';
import { MARK_OPACITY, type Theme } from './svg/theme.ts';

const ROW = 17;
const GROUP = 26;

const SIZES = {
  wide: { width: 760, name: { left: 16, right: 156 }, lane: { left: 166, right: 306 } },
  narrow: { width: 400, name: { left: 12, right: 128 }, lane: null },
} as const;
const GAP = 14;
const MIN_PLOT = 120;

const HEADINGS = { candidate: 'cand.', baseline: 'base', slowdown: 'slowdown' } as const;

/** Where the columns are: those of numbers by their right end; a phone has no space for lanes and scores. */
function columnsOf({ groups }: OverviewModel, size: Width) {
  const { width, name, lane } = SIZES[size];
  const rows = groups.flatMap((group) => group.rows);
  const { small } = sheetOf('narrow', 'page');
  const space = (of: keyof typeof HEADINGS, texts: readonly string[]) =>
    Math.max(...[...texts, HEADINGS[of]].map((text) => textWidth(text, small))) + GAP;
  const slowdown = width - GAP;
  const left = (lane ?? name).right + GAP;
  const baseline = slowdown - space('slowdown', ['not reached']);
  const common = { width, name, lane, slowdown };
  if (lane === null)
    return { ...common, plot: { left, right: baseline }, candidate: null, baseline: null };
  const textsOf = (of: 'baseline' | 'candidate') => rows.map((row) => row[of]);
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
}

type Layout = ReturnType<typeof layOut>;

/** Draws the comparisons of a run below each other, as an SVG that is safe inside any page; and where its rows are. */
export function drawOverview(model: OverviewModel, options: OverviewOptions) {
  const layout = layOut(model, options);
  const { columns, height, sheet, names, rows } = layout;
  const { width } = columns;
  const { title, description } = model;
  const picture = { id: options.id ?? `overview-${options.theme}`, width, height };
  const svg = pictureOf({ ...picture, title, description, background: sheet.ink.background }, [
    ...layout.heading.drawn,
    ...missedZone(layout),
    ...slowdownAxis(layout),
    ...columnNames(model, layout),
    ...names.flatMap(({ text, colour, y, rows }) => [
      write(sheet, `strong ${colour}`, { x: columns.name.left, y, text }),
      ...rows.flatMap((row) => drawnRow(row, layout)),
    ]),
    ...footer(model, layout),
  ]);
  const places = rows.map(({ row, y }) => {
    return { index: row.index, top: y - ROW / 2, bottom: y + ROW / 2 };
  });
  return { svg, width, height, rows: places };
}

interface PlacedRow {
  readonly row: OverviewRow;
  readonly colour: 'worse' | 'better' | 'muted';
  readonly isStrong: boolean;
  /** Its middle. */
  readonly y: number;
}

function layOut(model: OverviewModel, { theme, width = 'wide' }: OverviewOptions) {
  const columns = columnsOf(model, width);
  const narrow = sheetOf('narrow', theme);
  const sheet = {
    ...narrow,
    title: { ...narrow.title, size: width === 'wide' ? 18 : 16 },
    width: columns.width,
    left: columns.name.left,
    right: columns.slowdown,
  };
  // On a page, the headline is above.
  const [title, subtitle] = theme === 'page' ? ['', []] : [model.title, [model.subtitle]];
  const isBlocked = model.groups.some(({ standing }) => standing === 'blocks');
  const { ink } = sheet;
  const alarmed = isBlocked ? { ...sheet, ink: { ...ink, text: ink.worse } } : sheet;
  const heading = headingOf(title, subtitle, alarmed);
  const namesY = heading.bottom + 22;
  const { names, y } = placedBelow(namesY, model);
  const box = { ...columns.plot, top: namesY + 6, bottom: y + 8 };
  const [low, high] = ends(model);
  return {
    ...{ columns, sheet, heading, namesY, names, box, low, high },
    rows: names.flatMap((group) => group.rows),
    x: scaleLog([low, high], [box.left, box.right]).clamp(true),
    height: box.bottom + 20 * footerLines(model).length + 10,
  };
}

/** The names of groups, and their rows below each other. */
function placedBelow(top: number, { groups }: OverviewModel) {
  let y = top;
  const names = groups.map(({ standing, name, rows }) => {
    const colour = COLOURS[standing];
    y += GROUP;
    const nameY = y - 4;
    const placed = rows.map((row): PlacedRow => {
      y += ROW;
      const isStrong = standing === 'blocks' || (standing === 'better' && row.isStrong);
      return { row, colour: isStrong ? colour : 'muted', isStrong, y: y - ROW / 2 + 4 };
    });
    return { text: name, colour, y: nameY, rows: placed };
  });
  return { names, y };
}

const COLOURS = {
  blocks: 'worse',
  worse: 'muted',
  unknown: 'muted',
  better: 'better',
  same: 'muted',
} as const;

/** Powers of two that have all slowdowns between them, as far as these are of interest. */
const [WIDEST, NARROWEST] = [16, 2];

function ends({ groups }: OverviewModel): [number, number] {
  const shown = groups.flatMap(({ rows }) =>
    rows.flatMap(({ slowdown, missed }) => [
      ...(slowdown ? [slowdown.lower, slowdown.estimate, slowdown.upper] : []),
      missed ?? 1,
    ]),
  );
  const known = shown.filter((one) => one > 0 && one < Infinity);
  const most = Math.max(NARROWEST, ...known);
  const least = Math.min(1 / NARROWEST, ...known);
  const power = (value: number, round: (x: number) => number) => 2 ** round(Math.log2(value));
  return [Math.max(1 / WIDEST, power(least, Math.floor)), Math.min(WIDEST, power(most, Math.ceil))];
}

/** From 1× to what each comparison would have shown. */
function missedZone({ rows, x, sheet }: Layout): string[] {
  const areas = rows.flatMap(({ row, y }) => {
    if (row.missed === null) return [];
    const [left, right] = [x(1), x(row.missed)];
    return rectangle({ left, right, top: y - ROW / 2, bottom: y + ROW / 2 });
  });
  return path(areas, { fill: sheet.ink.grid, 'fill-opacity': 0.8 });
}

const FRACTIONS: Readonly<Record<number, string>> = { 0.5: '½', 0.25: '¼', 0.125: '⅛' };

function slowdownAxis({ low, high, x, box, sheet, namesY }: Layout): string[] {
  const count = Math.round(Math.log2(high / low)) + 1;
  const marks = Array.from({ length: count }, (_, i) => low * 2 ** i);
  const lines = (at: readonly number[]) =>
    at.map((mark) => vertical(x(mark), [box.top, box.bottom]));
  return [
    ...path(lines(marks.filter((mark) => mark !== 1)), { stroke: sheet.ink.grid }),
    ...path(lines([1]), { stroke: sheet.ink.text }),
    ...marks.map((mark) => {
      const text = mark < 1 ? (FRACTIONS[mark] ?? `1/${1 / mark}`) : String(mark);
      return write(sheet, 'small muted', {
        x: x(mark),
        y: namesY,
        text: `${text}×`,
        anchor: 'middle',
      });
    }),
  ];
}

function columnNames({ lanes }: OverviewModel, { columns, sheet, namesY: y }: Layout): string[] {
  const name = { x: columns.lane?.left ?? 0, y, text: lanes, maxWidth: 150 };
  return [
    ...(columns.lane ? [write(sheet, 'small muted', name)] : []),
    ...(['candidate', 'baseline', 'slowdown'] as const).flatMap((of) => {
      const x = columns[of];
      const place = { y, text: HEADINGS[of], anchor: 'end' } as const;
      return x === null ? [] : [write(sheet, 'small muted', { x, ...place })];
    }),
  ];
}

function drawnRow(placed: PlacedRow, layout: Layout): string[] {
  const { row, isStrong } = placed;
  const { columns, sheet, box } = layout;
  const { left, right } = columns.name;
  const y = centred(placed.y, sheet.small);
  const score = (of: 'candidate' | 'baseline') => {
    const place = { x: columns[of] ?? 0, y, text: row[of], anchor: 'end' } as const;
    const look = of === 'baseline' ? 'small muted' : 'small text';
    return columns[of] === null || row[of] === '' ? [] : [write(sheet, look, place)];
  };
  const x = columns.lane?.left ?? box.left;
  const words = { x, y, text: tidy(row.headline), maxWidth: columns.slowdown - x };
  const halo = sheet.ink.background;
  const isEmpty = row.slowdown === null && row.lane === null;
  const slowdown = {
    x: columns.slowdown,
    y,
    text: row.slowdown?.text ?? '',
    anchor: 'end',
  } as const;
  const letters = { ...sheet, small: { ...sheet.small, weight: 'semibold' } } as const;
  const name = { x: right, y, text: tidy(row.name), maxWidth: right - left };
  return [
    write(sheet, 'small text', { ...name, anchor: 'end' }),
    ...(isEmpty ? [write(sheet, 'small muted', { ...words, halo })] : []),
    ...lane(placed, layout),
    ...slowdownMark(placed, layout),
    ...score('candidate'),
    ...score('baseline'),
    ...(row.slowdown ? [write(isStrong ? letters : sheet, 'small text', slowdown)] : []),
  ];
}

const LEVELS = [
  { level: 'weak', height: 4, opacity: MARK_OPACITY },
  { level: 'fair', height: 7, opacity: MARK_OPACITY },
  { level: 'strong', height: 11, opacity: 1 },
] as const;
/** Narrower evidence could not be seen. */
const MIN_WIDTH = 1.5;

/** The evidence by budget: the height is the level, the colour the direction. */
function lane({ row, y }: PlacedRow, { columns, sheet: { ink } }: Layout): string[] {
  const { lane: place } = columns;
  if (place === null || row.lane === null) return [];
  const bottom = y + ROW / 2 - 3;
  const x = (along: number) => place.left + along * (place.right - place.left);
  const looks = (['worse', 'better'] as const).flatMap((direction) =>
    LEVELS.flatMap(({ level, height, opacity }) => {
      const own = row.lane?.filter((one) => one.direction === direction && one.level === level);
      const areas = own?.map(({ from, to }) => {
        const [left, right] = [x(from), Math.max(x(to), x(from) + MIN_WIDTH)];
        return rectangle({ left, right, top: bottom - height, bottom });
      });
      return path(areas ?? [], { fill: ink[direction], 'fill-opacity': opacity });
    }),
  );
  return [...path(horizontal(place, bottom), { stroke: ink.grid }), ...looks];
}

const RADIUS = 4;

/** The slowdown with its limits; hollow where it is not one for all budgets, an arrow where it is beyond the axis. */
function slowdownMark(
  { row, y, colour }: PlacedRow,
  { x, box, sheet, low, high }: Layout,
): string[] {
  if (row.slowdown === null) return [];
  const { estimate, lower, upper, isOverall } = row.slowdown;
  const { [colour]: stroke, background } = sheet.ink;
  const limits = horizontal({ left: x(Math.max(lower, low)), right: x(upper) }, y);
  const arrow = (tip: number, way: 1 | -1) => {
    const corners = [-4, 0, 4].map((dy) => ({ x: tip - way * Math.abs(dy), y: y + dy }));
    return path(pathOf(corners), { fill: 'none', stroke, 'stroke-width': 2 });
  };
  const isOn = estimate >= low && estimate <= high;
  const place = { cx: x(Math.max(estimate, low)), cy: y, r: RADIUS };
  const fill = isOverall ? stroke : background;
  return [
    ...path(limits, { stroke, 'stroke-width': 3, 'stroke-opacity': MARK_OPACITY }),
    ...(upper > high ? arrow(box.right + 5, 1) : []),
    ...(lower < low ? arrow(box.left - 5, -1) : []),
    ...(isOn ? [element('circle', { ...place, fill, stroke, 'stroke-width': 1.5 })] : []),
  ];
}

/** What the marks mean, where they occur, and what has no row. */
function footerLines({ groups, more }: OverviewModel): string[] {
  const rows = groups.flatMap((group) => group.rows);
  const isMissed = rows.some(({ missed }) => missed !== null);
  const isHollow = rows.some(({ slowdown }) => slowdown?.isOverall === false);
  return [
    isMissed && 'Grey: even at every budget, missed more than 1 time in 5.',
    isHollow && 'Hollow: at the headline’s budget; it may differ at others.',
    more > 0 && `And ${more} more with less to say.`,
  ].filter((one) => one !== false);
}

function footer(model: OverviewModel, { columns, box, sheet }: Layout): string[] {
  return footerLines(model).map((text, i) => {
    const place = { x: columns.name.left, y: box.bottom + 20 * (i + 1) };
    return write(sheet, 'small muted', { ...place, text, maxWidth: columns.width - 30 });
  });
}
