import { scaleLog } from 'd3-scale';
import { element } from '../../print/index.ts';
import { centred, headingOf, SHEETS } from '../svg/sheet.ts';
import {
  type Box,
  horizontal,
  label,
  pathOf,
  pictureOf,
  rectangle,
  tidy,
  vertical,
} from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import { palette, type Theme } from '../svg/theme.ts';
import type { OverviewModel, OverviewRow } from './overview-of.ts';

const ROW = 17;
const GROUP = 26;

const SIZES = {
  wide: { width: 760, name: { left: 16, right: 156 }, lane: { left: 166, right: 306 } },
  narrow: { width: 400, name: { left: 12, right: 128 }, lane: null },
} as const;
const GAP = 14;

/** Where the columns are: those of numbers by their right end; a phone has no space for lanes and scores. */
function columnsOf({ groups }: OverviewModel, size: keyof typeof SIZES) {
  const { width, name, lane } = SIZES[size];
  const rows = groups.flatMap((group) => group.rows);
  const widest = (texts: readonly string[], heading: string) =>
    Math.max(...[...texts, heading].map((text) => textWidth(text, SHEETS.narrow.small)));
  const slowdown = width - GAP;
  const baseline = slowdown - widest(['not reached'], HEADINGS.slowdown) - GAP;
  const candidate =
    baseline -
    widest(
      rows.map((row) => row.baseline),
      HEADINGS.baseline,
    ) -
    GAP;
  const scores =
    candidate -
    widest(
      rows.map((row) => row.candidate),
      HEADINGS.candidate,
    ) -
    GAP;
  const left = (lane ?? name).right + GAP;
  if (lane === null)
    return {
      width,
      name,
      lane,
      plot: { left, right: baseline },
      candidate: null,
      baseline: null,
      slowdown,
    };
  const right = Math.max(left + MIN_PLOT, scores - 4);
  return { width, name, lane, plot: { left, right }, candidate, baseline, slowdown };
}

const HEADINGS = { candidate: 'cand.', baseline: 'base', slowdown: 'slowdown' } as const;
const MIN_PLOT = 120;

interface OverviewOptions {
  readonly theme: Theme;
  readonly width?: keyof typeof SIZES;
  /** Unique among the pictures of a page. */
  readonly id?: string;
}

type Layout = ReturnType<typeof layOut>;

/** Draws the comparisons of a run below each other, as an SVG that is safe inside any page. */
export function renderOverview(model: OverviewModel, options: OverviewOptions): string {
  return drawOverview(model, options).svg;
}

/** The same with where its rows are, for a page. */
export function drawOverview(model: OverviewModel, options: OverviewOptions) {
  const layout = layOut(model, options);
  const { columns, height, ink, placed } = layout;
  const svg = pictureOf(
    {
      id: options.id ?? `overview-${options.theme}`,
      width: columns.width,
      height,
      title: model.title,
      description: model.description,
      background: ink.background,
    },
    [
      ...layout.heading.lines,
      ...missedZone(layout),
      ...slowdownAxis(layout),
      ...columnNames(model, layout),
      ...placed.flatMap((one) =>
        'row' in one ? drawnRow(one, layout) : groupName(one.name, one, layout),
      ),
      ...footer(model, layout),
    ],
  );
  const rows = placed.flatMap((one) =>
    'row' in one ? [{ index: one.row.index, top: one.y - ROW / 2, bottom: one.y + ROW / 2 }] : [],
  );
  return { svg, width: columns.width, height, rows };
}

interface PlacedRow {
  readonly row: OverviewRow;
  readonly colour: 'worse' | 'better' | 'muted';
  readonly isStrong: boolean;
  /** Its middle. */
  readonly y: number;
}

interface PlacedName {
  readonly name: string;
  readonly colour: PlacedRow['colour'];
  readonly y: number;
}

function layOut(model: OverviewModel, { theme, width = 'wide' }: OverviewOptions) {
  const columns = columnsOf(model, width);
  const ink = palette(theme);
  const sheet = {
    ...SHEETS.narrow,
    title: { ...SHEETS.narrow.title, size: width === 'wide' ? 18 : 16 },
    width: columns.width,
    left: columns.name.left,
    right: columns.slowdown,
  };
  // On a page, the headline is above.
  const [title, subtitle] = theme === 'page' ? ['', []] : [model.title, [model.subtitle]];
  const isBlocked = model.groups.some(({ standing }) => standing === 'blocks');
  const heading = headingOf(title, subtitle, {
    sheet,
    ink: { ...ink, text: isBlocked ? ink.worse : ink.text },
  });
  const namesY = heading.bottom + 22;
  const { placed, y } = placedBelow(namesY, model);
  const box = { ...columns.plot, top: namesY + 6, bottom: y + 8 };
  const [low, high] = ends(model);
  return {
    columns,
    ink,
    sheet,
    heading,
    namesY,
    placed,
    box,
    low,
    high,
    x: scaleLog([low, high], [box.left, box.right]).clamp(true),
    height: box.bottom + 20 * footerLines(model).length + 10,
  };
}

/** The names of groups and the rows below each other. */
function placedBelow(top: number, { groups }: OverviewModel) {
  let y = top;
  const placed: (PlacedRow | PlacedName)[] = [];
  for (const { standing, name, rows } of groups) {
    const colour = COLOURS[standing];
    y += GROUP;
    placed.push({ name, colour, y: y - 4 });
    for (const row of rows) {
      y += ROW;
      const isStrong = standing === 'blocks' || (standing === 'better' && row.isStrong);
      placed.push({ row, colour: isStrong ? colour : 'muted', isStrong, y: y - ROW / 2 + 4 });
    }
  }
  return { placed, y };
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
function missedZone({ placed, x, ink }: Layout): string[] {
  const bands = placed.flatMap((one) => {
    if (!('row' in one) || one.row.missed === null) return [];
    const [left, right] = [x(1), x(one.row.missed)];
    const [top, bottom] = [one.y - ROW / 2, one.y + ROW / 2];
    return rectangle({ left, right, top, bottom });
  });
  const d = bands.join('');
  return d === '' ? [] : [element('path', { d, fill: ink.grid, 'fill-opacity': 0.8 })];
}

function grid({ top, bottom }: Pick<Box, 'top' | 'bottom'>, at: readonly number[], stroke: string) {
  const d = at.map((place) => vertical(place, [top, bottom])).join('');
  return d === '' ? [] : [element('path', { d, stroke })];
}

const FRACTIONS: Readonly<Record<number, string>> = { 0.5: '½', 0.25: '¼', 0.125: '⅛' };

function slowdownAxis({ low, high, x, box, ink, sheet, namesY }: Layout): string[] {
  const count = Math.round(Math.log2(high / low)) + 1;
  const marks = Array.from({ length: count }, (_, i) => low * 2 ** i);
  const look = { ...sheet.small, y: namesY, fill: ink.muted, anchor: 'middle' } as const;
  const others = marks.filter((mark) => mark !== 1).map(x);
  const texts = marks.map((mark) => {
    const text = mark < 1 ? (FRACTIONS[mark] ?? `1/${1 / mark}`) : String(mark);
    return label({ ...look, x: x(mark), text: `${text}×` });
  });
  return [...grid(box, others, ink.grid), ...grid(box, [x(1)], ink.text), ...texts];
}

function columnNames({ lanes }: OverviewModel, { columns, ink, sheet, namesY }: Layout): string[] {
  const look = { ...sheet.small, y: namesY, fill: ink.muted };
  const { lane, candidate, baseline, slowdown } = columns;
  const ended = (x: number | null, text: string) =>
    x === null ? [] : [label({ ...look, x, text, anchor: 'end' })];
  return [
    ...(lane ? [label({ ...look, x: lane.left, text: lanes, maxWidth: 150 })] : []),
    ...ended(candidate, HEADINGS.candidate),
    ...ended(baseline, HEADINGS.baseline),
    ...ended(slowdown, HEADINGS.slowdown),
  ];
}

function groupName(text: string, { colour, y }: PlacedName, { columns, ink, sheet }: Layout) {
  return [label({ ...sheet.strong, x: columns.name.left, y, text, fill: ink[colour] })];
}

function drawnRow(placed: PlacedRow, layout: Layout): string[] {
  const { row, y, isStrong } = placed;
  const { columns, ink, sheet, box } = layout;
  const at = { ...sheet.small, y: centred(y, sheet.small), fill: ink.text };
  const { left, right } = columns.name;
  const name = { ...at, x: right, text: tidy(row.name), maxWidth: right - left } as const;
  const value = (x: number | null, text: string, fill = ink.text) =>
    x === null || text === '' ? [] : [label({ ...at, x, text, fill, anchor: 'end' })];
  const isEmpty = row.slowdown === null && row.lane === null;
  const start = columns.lane?.left ?? box.left;
  const words = { ...at, x: start, text: tidy(row.headline), maxWidth: columns.slowdown - start };
  return [
    label({ ...name, anchor: 'end' }),
    ...(isEmpty ? [label({ ...words, fill: ink.muted, halo: ink.background })] : []),
    ...lane(placed, layout),
    ...slowdownMark(placed, layout),
    ...value(columns.candidate, row.candidate),
    ...value(columns.baseline, row.baseline, ink.muted),
    ...(row.slowdown
      ? [
          label({
            ...at,
            weight: isStrong ? 'semibold' : 'regular',
            x: columns.slowdown,
            text: row.slowdown.text,
            anchor: 'end',
          }),
        ]
      : []),
  ];
}

const LEVELS = { weak: 4, fair: 7, strong: 11 } as const;
const OPACITIES = { weak: 0.4, fair: 0.6, strong: 1 } as const;
/** Narrower evidence could not be seen. */
const MIN_WIDTH = 1.5;

/** The evidence by budget: the height is the level, the colour the direction. */
function lane({ row, y }: PlacedRow, { columns, ink }: Layout): string[] {
  const { lane: place } = columns;
  if (place === null || row.lane === null) return [];
  const bottom = y + ROW / 2 - 3;
  const x = (along: number) => place.left + along * (place.right - place.left);
  const looks = (['worse', 'better'] as const).flatMap((direction) =>
    (['weak', 'fair', 'strong'] as const).flatMap((level) => {
      const d = (row.lane ?? [])
        .filter((one) => one.direction === direction && one.level === level)
        .map(({ from, to }) => {
          const [left, right] = [x(from), Math.max(x(to), x(from) + MIN_WIDTH)];
          return rectangle({ left, right, top: bottom - LEVELS[level], bottom });
        })
        .join('');
      const look = { fill: ink[direction], 'fill-opacity': OPACITIES[level] };
      return d === '' ? [] : [element('path', { d, ...look })];
    }),
  );
  return [element('path', { d: horizontal(place, bottom), stroke: ink.grid }), ...looks];
}

const RADIUS = 4;

/** The slowdown with its limits; hollow where it is not one for all budgets, an arrow where it is beyond the axis. */
function slowdownMark({ row, y, colour }: PlacedRow, { x, box, ink, low, high }: Layout): string[] {
  if (row.slowdown === null) return [];
  const { estimate, lower, upper, isOverall } = row.slowdown;
  const [stroke, ends] = [ink[colour], { left: x(Math.max(lower, low)), right: x(upper) }];
  const limits = { d: horizontal(ends, y), stroke, 'stroke-width': 3, 'stroke-opacity': 0.45 };
  const arrow = (tip: number, way: 1 | -1) => {
    const corners = [-4, 0, 4].map((dy) => ({ x: tip - way * Math.abs(dy), y: y + dy }));
    return element('path', { d: pathOf(corners), fill: 'none', stroke, 'stroke-width': 2 });
  };
  const fill = isOverall ? stroke : ink.background;
  const isOn = estimate >= low && estimate <= high;
  const dot = {
    cx: x(Math.max(estimate, low)),
    cy: y,
    r: RADIUS,
    fill,
    stroke,
    'stroke-width': 1.5,
  };
  return [
    element('path', limits),
    ...(upper > high ? [arrow(box.right + 5, 1)] : []),
    ...(lower < low ? [arrow(box.left - 5, -1)] : []),
    ...(isOn ? [element('circle', dot)] : []),
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

function footer(model: OverviewModel, { columns, box, ink, sheet }: Layout): string[] {
  const look = { ...sheet.small, x: columns.name.left, fill: ink.muted };
  return footerLines(model).map((text, i) =>
    label({ ...look, y: box.bottom + 20 * (i + 1), text, maxWidth: columns.width - 30 }),
  );
}
