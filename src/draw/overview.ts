import { scaleLog } from 'd3-scale';
import type { Triage } from '../decide/index.ts';
import { valueAt } from '../math/functions.ts';
import { element } from '../print/index.ts';
import { formatBudget, triageTitle } from '../report/index.ts';
import { type Budgets, budgetMarks, chartBudgets, placeOn } from './axes.ts';
import { panelHeading } from './curves.ts';
import { differenceMarks } from './difference.ts';
import { type CurvePlot, frameOf, unitName } from './frame.ts';
import type { ChartOptions } from './model.ts';
import type { OverviewModel, OverviewRow } from './overview-of.ts';
import { placeStems, stemMarks } from './pairs.ts';
import { drawMarks, headingPanel, type Placed, type Plot, stackPanels, xNumbers } from './panel.ts';
import {
  centred,
  horizontal,
  OPACITY,
  path,
  pathOf,
  rectangle,
  type Sheet,
  sheetOf,
  textWidth,
  tidy,
  vertical,
  wrapped,
  write,
} from './svg/svg.ts';
import { placeSearches, searchMarks, settingsInRow } from './trials.ts';

/** More have a line each. */
const MAX_PANELS = 10;

type Place = Pick<Plot, 'sheet' | 'box'>;

/** Draws the comparisons of a run below each other, as an SVG that is safe inside any page. */
export function drawOverview(
  model: OverviewModel,
  { theme, width = 'wide', heading }: ChartOptions,
  id = `overview-${theme}`,
): string {
  const { title, description } = model;
  const areFew = model.rows.length <= MAX_PANELS;
  const sized = sheetOf(width, theme);
  const { small, text, strong } = sheetOf('narrow', theme);
  const sheet = areFew ? sized : { ...sized, small, text, strong };
  const isBlocked = model.rows.some(({ triage }) => triage === 'blocks');
  const ink = isBlocked ? { ...sheet.ink, text: sheet.ink.worse } : sheet.ink;
  return stackPanels(sheet, { id, title, description }, [
    headingPanel(model, heading, { ...sheet, ink }),
    (above) => (areFew ? panels : lines)(model, sheet, above),
  ]).svg;
}

type Colour = 'worse' | 'better' | 'muted';
const COLOURS: Partial<Record<Triage, Colour>> = { blocks: 'worse', better: 'better' };
const colourOf = (triage: Triage): Colour => COLOURS[triage] ?? 'muted';

const widest = (texts: readonly string[], letters: Sheet['small']) =>
  Math.max(0, ...texts.map((text) => textWidth(text, letters)));

const [ROW, GAP, HEAD, BESIDE] = [46, 14, 26, 12];

/** A few comparisons below each other: the picture of each on its own scale, and what it comes to. */
function panels({ rows }: OverviewModel, sheet: Sheet, above: number): Placed {
  const shared = sharedBudgets(rows);
  const said = rows.map((row) => row.said);
  const [estimates = [], limits = []] = [0, 1].map((i) =>
    rows.map((row) => row.difference?.[i] ?? ''),
  );
  const beside = Math.max(
    widest(estimates, sheet.strong),
    widest([...limits, shared?.unit ?? ''], sheet.small),
  );
  const left = sheet.left + BESIDE + widest(said, sheet.small);
  const right = sheet.right - beside - BESIDE;
  const boxes = rows.map((_, i) => {
    const top = above + HEAD + i * (ROW + GAP);
    return { left, right, top, bottom: top + ROW };
  });
  const foot = boxes.at(-1) as Plot['box'];
  const areDifferences = rows.every(({ chart }) =>
    [undefined, 'pairs'].includes(chart?.tested?.kind),
  );
  const heading = areDifferences ? 'Candidate − baseline' : 'What decides';
  const drawn = [
    panelHeading(`${heading}, each row its own scale`, above, { sheet }),
    ...rows.flatMap((row, i) => {
      const place = { sheet, box: boxes[i] as Plot['box'] };
      return [...pictureOf(row, place, shared?.budgets ?? null), ...wordsBeside(row, place)];
    }),
    ...(shared ? sharedAxis(shared, { sheet, box: foot }) : []),
  ];
  return { drawn, bottom: foot.bottom + sheet.belowAxis + sheet.belowText };
}

/** Null where they are counted in different units. */
function sharedBudgets(rows: readonly OverviewRow[]) {
  const charts = rows.flatMap(({ chart }) => (chart?.tested === null ? [chart] : []));
  const [unit, ...others] = new Set(charts.map(unitName));
  if (unit === undefined || others.length > 0) return null;
  const each = charts.map(chartBudgets);
  const first = Math.min(...each.map((budgets) => budgets.first));
  const last = Math.max(...each.map((budgets) => budgets.last));
  return { unit, budgets: { first, last, isResolved: true } };
}

function sharedAxis(
  { budgets, unit }: NonNullable<ReturnType<typeof sharedBudgets>>,
  { sheet, box }: Place,
): string[] {
  const x = box.right + BESIDE;
  const name = { x, y: box.bottom + sheet.belowAxis, text: unit, maxWidth: sheet.right - x };
  const plot = { sheet, box, x: scaleOf(budgets, box), y: Number };
  return [...xNumbers(budgetMarks(budgets), formatBudget)(plot), write(sheet, 'small muted', name)];
}

function scaleOf({ first, last }: Pick<Budgets, 'first' | 'last'>, { left, right }: Plot['box']) {
  return scaleLog([first, last], [left, right]).clamp(true);
}

/** The name with its state, and the number at the other side. */
function wordsBeside(row: OverviewRow, { sheet, box }: Place): string[] {
  const colour = colourOf(row.triage);
  const [first, second] = [box.top + 20, box.top + 20 + sheet.small.line];
  const maxWidth = box.left - sheet.left - 6;
  const x = box.right + BESIDE;
  const [estimate = '', limits = ''] = row.difference ?? [];
  const strong = colour === 'muted' ? 'strong text' : (`strong ${colour}` as const);
  const texts = [
    ['strong text', { x: sheet.left, y: first, text: tidy(row.name), maxWidth }],
    [`small ${colour}`, { x: sheet.left, y: second, text: row.said }],
    [strong, { x, y: first, text: estimate }],
    ['small muted', { x, y: second, text: limits }],
  ] as const;
  return texts.flatMap(([look, place]) => (place.text === '' ? [] : [write(sheet, look, place)]));
}

/** The difference by budget, what the test compared, or in words why there is neither. */
function pictureOf(
  { chart, headline }: OverviewRow,
  place: Place,
  shared: Budgets | null,
): string[] {
  const { sheet, box } = place;
  const frame = chart && frameOf(chart, { theme: 'page' });
  const tested = chart?.tested ?? null;
  if (frame && tested) {
    if (tested.kind === 'settings') return settingsInRow(tested, place);
    if (tested.kind === 'searches')
      return drawMarks(placeSearches(tested, frame, place), searchMarks(tested));
    return drawMarks(placeStems(tested, frame.model, place), stemMarks(tested));
  }
  if (!frame?.difference) {
    const width = sheet.right - box.left;
    return wrapped(tidy(headline), sheet.small, { width, maxLines: 2 }).map((text, i) => {
      const y = box.top + 20 + i * sheet.small.line;
      return write(sheet, 'small muted', { x: box.left, y, text, maxWidth: width });
    });
  }
  const { difference, model } = frame;
  const { axis, median } = difference;
  const y = placeOn(axis, [box.bottom, box.top]);
  const plot: CurvePlot = { ...frame, ...place, x: scaleOf(shared ?? frame.budgets, box), y, axis };
  const budget = model.example?.budget ?? null;
  const at = budget === null ? Number.NaN : valueAt(median, budget);
  const { text: fill, background: stroke } = sheet.ink;
  const dot = { cx: plot.x(budget ?? 1), cy: y(at), r: 4, fill, stroke, 'stroke-width': 1.5 };
  return [
    ...drawMarks(plot, differenceMarks(difference, model)),
    ...(Number.isFinite(at) ? [element('circle', dot)] : []),
  ];
}

const [LINE, GROUP] = [17, 26];
const NAMES = { wide: 140, narrow: 116 };

/** Many comparisons in a line each: how many times the trials the candidate needs, with limits, on a log axis. */
function lines({ rows, more }: OverviewModel, sheet: Sheet, above: number): Placed {
  const isNarrow = sheet.width < 500;
  const column = (right: number, texts: readonly string[]) =>
    right - GAP - widest(texts, sheet.small);
  const middle = column(sheet.right, ['slowdown', ...rows.map(({ size }) => size?.text ?? '')]);
  // A phone has no space for differences.
  const differences = rows.map(({ size, difference }) => (size && difference?.[0]) ?? '');
  const right = (isNarrow ? middle : column(middle, ['difference', ...differences])) - 4;
  const left = sheet.left + (isNarrow ? NAMES.narrow : NAMES.wide) + GAP;
  const head = above + 12;
  let foot = head;
  const placed = rows.map((row, i): PlacedLine => {
    const isFirst = rows[i - 1]?.triage !== row.triage;
    foot += LINE + (isFirst ? GROUP : 0);
    return { ...row, isFirst, y: foot - LINE / 2 + 4 };
  });
  const box = { left, right, top: head + 6, bottom: foot + 8 };
  const ends = slowdownEnds(rows);
  const plot: LinesPlot = { sheet, box, x: scaleLog(ends, [left, right]).clamp(true), ends };
  const notes = [
    ...(rows.some(({ size }) => size !== null && size.missed !== null)
      ? ['Grey: slowdowns missed more than 1 time in 5.']
      : []),
    'Slowdown: at the headline’s budget; it may differ at others.',
    ...(more > 0 ? [`And ${more} more with less to say.`] : []),
  ];
  const small = (place: Omit<Parameters<typeof write>[2], 'y'>, y: number) =>
    write(sheet, 'small muted', { ...place, y });
  const drawn = [
    ...missedAreas(placed, plot),
    ...slowdownAxis(placed, head, plot),
    small({ x: sheet.right, text: 'slowdown', anchor: 'end' }, head),
    ...(isNarrow ? [] : [small({ x: middle, text: 'difference', anchor: 'end' }, head)]),
    ...placed.flatMap((row) => drawLine(row, isNarrow ? null : middle, plot)),
    ...notes.map((text, i) => small({ x: sheet.left, text }, box.bottom + 20 * (i + 1))),
  ];
  return { drawn, bottom: box.bottom + 20 * notes.length + 10 };
}

/** Slowdowns from the left to the right. */
interface LinesPlot extends Omit<Plot, 'y'> {
  readonly ends: readonly [low: number, high: number];
}

interface PlacedLine extends OverviewRow {
  /** Of its group, whose name stands above. */
  readonly isFirst: boolean;
  /** Its middle. */
  readonly y: number;
}

/** Powers of two that have all slowdowns between them, as far as these are of interest. */
const [WIDEST, NARROWEST] = [16, 2];

function slowdownEnds(rows: readonly OverviewRow[]): [number, number] {
  const shown = rows.flatMap(({ size }) =>
    size ? [size.lower, size.estimate, size.upper, size.missed ?? 1] : [],
  );
  const known = shown.filter((slowdown) => slowdown > 0 && slowdown < Infinity);
  const low = 2 ** Math.floor(Math.log2(Math.min(1 / NARROWEST, ...known)));
  const high = 2 ** Math.ceil(Math.log2(Math.max(NARROWEST, ...known)));
  return [Math.max(1 / WIDEST, low), Math.min(WIDEST, high)];
}

/** From 1× to what each comparison would have shown. */
function missedAreas(rows: readonly PlacedLine[], { x, sheet }: LinesPlot): string[] {
  const areas = rows.flatMap(({ size, y }) => {
    const missed = size?.missed ?? null;
    const ends = { top: y - LINE / 2, bottom: y + LINE / 2 };
    return missed === null ? [] : rectangle({ left: x(1), right: x(missed), ...ends });
  });
  return path(areas, { fill: sheet.ink.grid, 'fill-opacity': 0.8 });
}

const FRACTIONS: Readonly<Record<number, string>> = { 0.5: '½', 0.25: '¼' };

/** Its lines stand behind slowdowns, and not behind words. */
function slowdownAxis(
  rows: readonly PlacedLine[],
  at: number,
  { ends: [low, high], x, sheet }: LinesPlot,
): string[] {
  const count = Math.round(Math.log2(high / low)) + 1;
  const ticks = Array.from({ length: count }, (_, i) => low * 2 ** i);
  const behind = rows.filter(({ size }) => size !== null);
  const line = (tick: number) =>
    behind.flatMap(({ y }) => vertical(x(tick), [y - LINE / 2, y + LINE / 2]));
  return [
    ...path(ticks.filter((tick) => tick !== 1).flatMap(line), { stroke: sheet.ink.grid }),
    ...path(line(1), { stroke: sheet.ink.text }),
    ...ticks.map((tick) => {
      const text = tick < 1 ? (FRACTIONS[tick] ?? `1/${1 / tick}`) : String(tick);
      return write(sheet, 'small muted', { x: x(tick), y: at, text: `${text}×`, anchor: 'middle' });
    }),
  ];
}

/** The name, the slowdown with its limits as a mark, and numbers; in words where there is none. */
function drawLine(row: PlacedLine, differenceAt: number | null, plot: LinesPlot): string[] {
  const { sheet, box } = plot;
  const { size, difference, triage } = row;
  const colour = colourOf(triage);
  const right = box.left - GAP;
  const at = { y: centred(row.y, sheet.small) };
  const end = { ...at, anchor: 'end' } as const;
  const name = { ...end, x: right, text: tidy(row.name), maxWidth: right - sheet.left };
  const heading = { x: sheet.left, y: row.y - LINE / 2 - 8, text: triageTitle(triage) };
  const words = [
    ...(row.isFirst ? [write(sheet, `strong ${colour}`, heading)] : []),
    write(sheet, 'small text', name),
  ];
  if (size === null) {
    const place = { x: box.left, text: tidy(row.headline), maxWidth: sheet.right - box.left };
    return [...words, write(sheet, 'small muted', { ...at, ...place })];
  }
  const isStrong = colour === 'worse' || size.isStrong;
  const weight = isStrong ? 'semibold' : 'regular';
  const number = { ...sheet, small: { ...sheet.small, weight } } as const;
  return [
    ...words,
    ...slowdownMark(size, { y: row.y, colour: isStrong ? colour : 'muted' }, plot),
    ...(differenceAt === null
      ? []
      : [write(sheet, 'small text', { ...end, x: differenceAt, text: difference?.[0] ?? '' })]),
    write(number, 'small text', { ...end, x: sheet.right, text: size.text }),
  ];
}

const RADIUS = 4;

/** With its limits; an arrow where they are beyond the axis. */
function slowdownMark(
  { estimate, lower, upper }: NonNullable<OverviewRow['size']>,
  { y, colour }: { readonly y: number; readonly colour: Colour },
  { x, box, sheet, ends: [low, high] }: LinesPlot,
): string[] {
  const { [colour]: stroke } = sheet.ink;
  const limits = horizontal({ left: x(Math.max(lower, low)), right: x(upper) }, y);
  const arrow = (tip: number, way: 1 | -1) => {
    const corners = [-4, 0, 4].map((dy) => ({ x: tip - way * Math.abs(dy), y: y + dy }));
    return path(pathOf(corners), { fill: 'none', stroke, 'stroke-width': 2 });
  };
  const isOn = estimate >= low && estimate <= high;
  return [
    ...path(limits, { stroke, 'stroke-width': 3, 'stroke-opacity': OPACITY.mark }),
    ...(upper > high ? arrow(box.right + 5, 1) : []),
    ...(lower < low ? arrow(box.left - 5, -1) : []),
    ...(isOn ? [element('circle', { cx: x(estimate), cy: y, r: RADIUS, fill: stroke })] : []),
  ];
}
