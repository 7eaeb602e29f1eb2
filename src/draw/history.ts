import { scaleLinear, scaleLog } from 'd3-scale';
import { type HistoryView, limitsOfMerge } from '../decide/index.ts';
import type { HistoryLine } from '../parse/index.ts';
import { plainText } from '../print/index.ts';
import { budgetName, historyFormat } from '../report/index.ts';
import { type Frame as Axes, bottomAxis, leftAxis, readableNumbers } from './svg/axes.ts';
import {
  centred,
  headingOf,
  lettered,
  lineHeight,
  sheetOf,
  type Width,
  write,
} from './svg/sheet.ts';
import {
  type Box,
  horizontal,
  label,
  path,
  pathOf,
  pictureOf,
  placed,
  vertical,
} from './svg/svg.ts';
import { textWidth } from './svg/text-width.ts';
import { BAND_OPACITY, type Theme } from './svg/theme.ts';

interface Drawing {
  readonly theme: Theme;
  readonly width: Width;
  /** Unique among the pictures of a page. */
  readonly id: string;
  /** Empty where the page has it. */
  readonly title: string;
  readonly subtitle: string;
}

/** Where the merges are: from the left to the right, each in the middle of its share. */
interface Frame extends Axes {
  readonly view: HistoryView;
  readonly x: (index: number) => number;
  /** Between two merges. */
  readonly step: number;
}

const PANEL = 96;
/** Above a panel, for its name. */
const HEAD = 30;

/**
 * One plot a budget, one below the other, over the merges: medians with their limits, the level of each stretch, a
 * line at each change, and below them what comparisons found. The same view gives the same bytes.
 */
export function drawHistory(view: HistoryView, { theme, width, id, title, subtitle }: Drawing) {
  const sheet = sheetOf(width, theme);
  const heading = headingOf(title, [subtitle], sheet);
  // The names of changes stand above the plots.
  const above = view.changes?.length ? lineHeight(sheet.small) : 0;
  const changesAt = heading.bottom + above + (title === '' ? -12 : 0);
  const tops = view.budgets.map((_, i) => changesAt + HEAD + i * (PANEL + HEAD));
  const bottom = (tops.at(-1) ?? changesAt) + PANEL;
  const box = { left: sheet.left + 52, right: sheet.right - 8, top: changesAt, bottom };
  const step = (box.right - box.left) / Math.max(1, view.merges.length);
  const frame = { view, sheet, box, step, x: (i: number) => box.left + (i + 0.5) * step };
  const lanes = LANES.filter(({ of }) => view.merges.some((merge) => merge[of] !== null));
  const lanesBottom = bottom + lanes.length * LANE + 6;
  const height = lanesBottom + 2.6 * lineHeight(sheet.text) + 12;
  const parts = [
    ...heading.lines,
    ...view.budgets.flatMap((budget, i) => panel(budget, tops[i] as number, frame)),
    ...changeLines(frame),
    ...lanes.flatMap((lane, i) => drawLane(lane, bottom + LANE * (i + 0.7) + 4, frame)),
    ...mergeAxis(frame, lanesBottom),
  ];
  const picture = { id, width: sheet.width, height, background: sheet.ink.background };
  const description = `${subtitle} The table has every merge.`;
  const svg = pictureOf({ ...picture, title: title || 'The history of main', description }, parts);
  return { svg, plot: { width: sheet.width, height, ...box, bottom: lanesBottom } };
}

/** The scores at one budget. What cannot be drawn, as half of the trials failed, is a cross at the foot or the top. */
function panel(budget: number | null, top: number, frame: Frame): string[] {
  const { view, sheet, box, x, step } = frame;
  const { merges, stretches, budgets } = view;
  const { text, grid, sweep: stroke } = sheet.ink;
  const own = { ...box, top, bottom: top + PANEL };
  const shown = merges.map((merge) => limitsOfMerge(merge, budget));
  const y = scoreScale(shown, own);
  const format = historyFormat(view);
  const clamped = (score: number) => Math.min(own.bottom, Math.max(own.top, y(score)));
  const marks = y.marks.map((score) => ({ y: y(score), text: format(score) as string }));
  const bars = shown.flatMap((limits, i) =>
    limits === undefined || !Number.isFinite(limits.median)
      ? []
      : vertical(x(i), [clamped(limits.upper), clamped(limits.lower)]),
  );
  const dots = shown.flatMap((limits, i) =>
    limits === undefined ? [] : `${pathOf([{ x: x(i), y: clamped(limits.median) }])}h0`,
  );
  const levels = stretches.flatMap(({ from, to, levels: known }) => {
    const level = known[budgets.indexOf(budget)] ?? null;
    const ends = { left: box.left + from * step, right: box.left + to * step };
    return level === null ? [] : horizontal(ends, clamped(level));
  });
  const lines = { fill: 'none', 'stroke-linecap': 'round', stroke } as const;
  const name = plainText(budgetName(budget, view));
  return [
    write(sheet, 'small text', { x: sheet.left, y: top - 8, text: name }),
    ...leftAxis(marks, { box: own, sheet: { ...sheet, text: sheet.small } }),
    ...path(horizontal(own, own.bottom), { stroke: grid }),
    ...path(bars, {
      ...lines,
      'stroke-opacity': 2 * BAND_OPACITY,
      'stroke-width': widthOf(step, 6),
    }),
    ...path(levels, { stroke: text, 'stroke-width': 1.5 }),
    ...anchorLine(budget, clamped, { ...frame, box: own }),
    ...path(dots, { ...lines, 'stroke-width': widthOf(step, 5) }),
  ];
}

const widthOf = (step: number, most: number) => Math.max(1.5, Math.min(most, 0.6 * step));

type Shown = readonly ReturnType<typeof limitsOfMerge>[];

/** All medians, and limits as far as they leave the medians half of the height. */
function scoreScale(shown: Shown, { top, bottom }: Box) {
  const finite = (of: 'lower' | 'median' | 'upper') =>
    shown.flatMap((limits) => limits?.[of] ?? []).filter(Number.isFinite);
  const medians = finite('median');
  const [least, most] = [Math.min(...medians), Math.max(...medians)];
  const isLog = least > 0 && most > 30 * least;
  const room = Math.max(most - least, middleOf(finite('upper')) - middleOf(finite('lower'))) / 2;
  const low = isLog ? least / 1.5 : Math.max(least - room, Math.min(least, ...finite('lower')));
  const high = isLog ? most * 1.5 : Math.min(most + room, Math.max(most, ...finite('upper')));
  const isPoint = !(high > low);
  const ends = medians.length === 0 ? [0, 1] : isPoint ? [low - 1, high + 1] : [low, high];
  const scale = (isLog ? scaleLog() : scaleLinear()).domain(ends).range([bottom - 4, top + 4]);
  const ticks = isLog ? readableNumbers(low, high).slice(0, 8) : scale.ticks(3);
  const marks = ticks.filter((tick) => tick >= (ends[0] ?? 0) && tick <= (ends[1] ?? 1));
  const place = (score: number) =>
    Number.isFinite(score) ? scale(score) : score < 0 ? bottom : top;
  return Object.assign(place, { marks });
}

const middleOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Where the merge is that the last comparison with an anchor names, if it is on the page. */
function anchorLine(
  budget: number | null,
  y: (score: number) => number,
  { view, box, sheet }: Frame,
): string[] {
  const commit = view.merges.findLast(({ anchor }) => anchor !== null)?.anchor?.commit;
  const anchor = view.merges.find((merge) => merge.commit === commit);
  const median = anchor && limitsOfMerge(anchor, budget)?.median;
  if (median === undefined) return [];
  const { muted, background: halo } = sheet.ink;
  const name = { x: box.right, y: y(median) - 4, text: 'anchor', anchor: 'end', halo } as const;
  return [
    ...path(horizontal(box, y(median)), { stroke: muted, 'stroke-dasharray': '6 4' }),
    ...(budget === view.budgets[0] ? [write(sheet, 'small muted', name)] : []),
  ];
}

/** A line through all plots at each change, with its commit and pull request above, where there is space. */
function changeLines({ view, sheet, box, step }: Frame): string[] {
  const changes = view.changes ?? [];
  const lines = changes.flatMap(({ at, direction }) => {
    const line = vertical(box.left + at * step, [box.top + 4, box.bottom]);
    return path(line, { stroke: sheet.ink[direction], 'stroke-width': 1.5 });
  });
  const names = changes.toReversed().map(({ at, direction }) => {
    const { commit, pull } = view.merges[at] as HistoryLine;
    const number = pull === null ? '' : ` #${pull}`;
    const text = `${direction === 'worse' ? '▼' : '▲'} ${commit.slice(0, 7)}${number}`;
    const half = textWidth(text, sheet.small) / 2;
    const x = Math.max(box.left + half, Math.min(box.right - half, box.left + at * step));
    const place = { x, y: box.top, anchor: 'middle', halo: sheet.ink.background } as const;
    return [lettered(sheet, `small ${direction}`, { ...place, text })];
  });
  const room = { ...box, left: 0, right: sheet.width, top: box.top - 20 };
  return [...lines, ...placed(names, room).map(label)];
}

const LANES = [
  { name: 'previous', of: 'predecessor' },
  { name: 'anchor', of: 'anchor' },
] as const;

const LANE = 18;

/** What a mark looks like: shapes tell as much as colours. */
const MARKS = {
  worse: { d: 'm-4 -3h8l-4 7z', colour: 'worse', isFilled: true },
  better: { d: 'm-4 3h8l-4 -7z', colour: 'better', isFilled: true },
  same: { d: 'm-1 0h2', colour: 'muted', isFilled: false },
  unknown: { d: 'm-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0', colour: 'muted', isFilled: false },
} as const;

function markOf(compared: HistoryLine['anchor']): keyof typeof MARKS | null {
  if (compared === null || compared.verdict === 'no-baseline') return null;
  if (compared.alarmed) return 'worse';
  if (compared.verdict === 'better') return 'better';
  return compared.verdict === 'none' || compared.verdict === 'worse' ? 'same' : 'unknown';
}

/** What the comparisons of all merges found: a mark each. */
function drawLane(
  { name, of }: (typeof LANES)[number],
  y: number,
  { view, sheet, x, box }: Frame,
): string[] {
  const kinds = Object.keys(MARKS) as (keyof typeof MARKS)[];
  const paths = kinds.flatMap((kind) => {
    const { d, colour, isFilled } = MARKS[kind];
    const places = view.merges.flatMap((merge, i) =>
      markOf(merge[of]) === kind ? `${pathOf([{ x: x(i), y }])}${d}` : [],
    );
    const ink = sheet.ink[colour];
    return path(places, isFilled ? { fill: ink } : { fill: 'none', stroke: ink });
  });
  const place = { x: box.left - 8, y: centred(y, sheet.small), maxWidth: box.left - 4 };
  return [write(sheet, 'small muted', { ...place, text: name, anchor: 'end' }), ...paths];
}

/** Dates at some of the merges. */
function mergeAxis({ view, sheet, box, x }: Frame, bottom: number): string[] {
  const last = view.merges.length - 1;
  const wanted = [0, last, last / 2, last / 4, (3 * last) / 4].map(Math.round);
  const textOf = (i: number) => view.merges[i]?.date.slice(0, 10) ?? '';
  const name =
    view.merges.length === 1 ? 'one merge' : `${view.merges.length} merges, oldest first`;
  const nameY = bottom + 2.4 * lineHeight(sheet.text);
  const frame = { box: { ...box, bottom }, sheet: { ...sheet, text: sheet.small } };
  return bottomAxis({ wanted, x, textOf, name, nameY }, frame);
}

/** For a README: the last merges at the largest budget. */
export function badgeOf(view: HistoryView, most: number): HistoryView {
  const first = Math.max(0, view.merges.length - most);
  const stretches = view.stretches.flatMap(({ from, to, levels }) =>
    to <= first
      ? []
      : { from: Math.max(0, from - first), to: to - first, levels: levels.slice(-1) },
  );
  const changes = (view.changes ?? []).flatMap((change) =>
    change.at <= first ? [] : { ...change, at: change.at - first },
  );
  return { ...view, merges: view.merges.slice(first), stretches, changes, budgets: [null] };
}
