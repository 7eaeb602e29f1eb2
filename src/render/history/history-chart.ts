import { scaleLinear, scaleLog } from 'd3-scale';
import { type HistoryView, limitsOfMerge } from '../../decide/index.ts';
import type { HistoryLine } from '../../parse/index.ts';
import { element, plainText } from '../../print/index.ts';
import { budgetName, historyFormat } from '../../report/index.ts';
import { bottomAxis, leftAxis, readableNumbers } from '../svg/axes.ts';
import { centred, headingOf, lineHeight, SHEETS, type Sheet } from '../svg/sheet.ts';
import { type Box, horizontal, label, pathOf, pictureOf, placed, vertical } from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import { BAND_OPACITY, type Palette, palette, type Theme } from '../svg/theme.ts';

interface Drawing {
  readonly theme: Theme;
  readonly width: keyof typeof SHEETS;
  /** Unique among the pictures of a page. */
  readonly id: string;
  /** Empty where the page has it. */
  readonly title: string;
  readonly subtitle: string;
}

/** Where the merges are: from the left to the right, each in the middle of its share. */
interface Frame {
  readonly view: HistoryView;
  readonly sheet: Sheet;
  readonly ink: Palette;
  readonly box: Box;
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
export function drawHistory(view: HistoryView, drawing: Drawing) {
  const sheet = SHEETS[drawing.width];
  const ink = palette(drawing.theme);
  const heading = headingOf(drawing.title, [drawing.subtitle], { sheet, ink });
  // The names of changes stand above the plots.
  const above = view.changes?.length ? lineHeight(sheet.small) : 0;
  const changesAt = heading.bottom + above + (drawing.title === '' ? -12 : 0);
  const tops = view.budgets.map((_, i) => changesAt + HEAD + i * (PANEL + HEAD));
  const bottom = (tops.at(-1) ?? changesAt) + PANEL;
  const box = { left: sheet.left + 52, right: sheet.right - 8, top: changesAt, bottom };
  const count = view.merges.length;
  const step = (box.right - box.left) / Math.max(1, count);
  const frame = { view, sheet, ink, box, step, x: (i: number) => box.left + (i + 0.5) * step };
  const lanes = lanesOf(view);
  const lanesBottom = bottom + lanes.length * LANE + 6;
  const height = lanesBottom + 2.6 * lineHeight(sheet.text) + 12;
  const parts = [
    ...heading.lines,
    ...view.budgets.flatMap((budget, i) => panel(budget, tops[i] as number, frame)),
    ...changeLines(frame),
    ...lanes.flatMap((lane, i) => drawLane(lane, bottom + LANE * (i + 0.7) + 4, frame)),
    ...mergeAxis(frame, lanesBottom),
  ];
  const { id, title } = drawing;
  const picture = { id, width: sheet.width, height, background: ink.background };
  const description = `${drawing.subtitle} The table has every merge.`;
  const svg = pictureOf({ ...picture, title: title || 'The history of main', description }, parts);
  return { svg, plot: { width: sheet.width, height, ...box, bottom: lanesBottom } };
}

/** The scores at one budget. What cannot be drawn, as half of the trials failed, is a cross at the foot or the top. */
function panel(budget: number | null, top: number, frame: Frame): string[] {
  const { view, sheet, ink, box, x, step } = frame;
  const { merges, stretches, budgets } = view;
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
    if (level === null) return [];
    return horizontal(
      { left: box.left + from * step, right: box.left + to * step },
      clamped(level),
    );
  });
  const lines = { fill: 'none', 'stroke-linecap': 'round', stroke: ink.sweep } as const;
  return [
    label({
      ...sheet.small,
      x: sheet.left,
      y: top - 8,
      text: plainText(budgetName(budget, view)),
      fill: ink.text,
    }),
    ...leftAxis(marks, { box: own, sheet: { ...sheet, text: sheet.small }, ink }),
    element('path', { d: horizontal(own, own.bottom), stroke: ink.grid }),
    element('path', {
      d: bars.join(''),
      ...lines,
      'stroke-opacity': 1.6 * BAND_OPACITY,
      'stroke-width': widthOf(step, 6),
    }),
    element('path', { d: levels.join(''), stroke: ink.text, 'stroke-width': 1.5 }),
    ...anchorLine(budget, clamped, { ...frame, box: own }),
    element('path', { d: dots.join(''), ...lines, 'stroke-width': widthOf(step, 5) }),
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
  { view, box, sheet, ink }: Frame,
) {
  const commit = view.merges.findLast(({ anchor }) => anchor !== null)?.anchor?.commit;
  const anchor = view.merges.find((merge) => merge.commit === commit);
  const median = anchor && limitsOfMerge(anchor, budget)?.median;
  if (median === undefined) return [];
  const text = {
    ...sheet.small,
    x: box.right,
    anchor: 'end' as const,
    text: 'anchor',
    fill: ink.muted,
  };
  return [
    element('path', {
      d: horizontal(box, y(median)),
      stroke: ink.muted,
      'stroke-dasharray': '6 4',
    }),
    ...(budget === view.budgets[0]
      ? [label({ ...text, y: y(median) - 4, halo: ink.background })]
      : []),
  ];
}

/** A line through all plots at each change, with its commit and pull request above, where there is space. */
function changeLines({ view, sheet, ink, box, step }: Frame): string[] {
  const changes = view.changes ?? [];
  const lines = changes.map(({ at, direction }) => {
    const d = vertical(box.left + at * step, [box.top + 4, box.bottom]);
    return element('path', { d, stroke: ink[direction], 'stroke-width': 1.5 });
  });
  const names = changes.toReversed().map(({ at, direction }) => {
    const { commit, pull } = view.merges[at] as HistoryLine;
    const number = pull === null ? '' : ` #${pull}`;
    const text = `${direction === 'worse' ? '▼' : '▲'} ${commit.slice(0, 7)}${number}`;
    const half = textWidth(text, sheet.small) / 2;
    const middle = Math.max(box.left + half, Math.min(box.right - half, box.left + at * step));
    const look = { ...sheet.small, fill: ink[direction], halo: ink.background, text };
    return [{ ...look, x: middle, y: box.top, anchor: 'middle' as const }];
  });
  const room = { ...box, left: 0, right: sheet.width, top: box.top - 20 };
  return [...lines, ...placed(names, room).map(label)];
}

interface Lane {
  readonly name: string;
  readonly of: 'predecessor' | 'anchor';
}

const LANE = 18;

function lanesOf({ merges }: HistoryView): Lane[] {
  const lanes: Lane[] = [
    { name: 'previous', of: 'predecessor' },
    { name: 'anchor', of: 'anchor' },
  ];
  return lanes.filter(({ of }) => merges.some((merge) => merge[of] !== null));
}

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
function drawLane({ name, of }: Lane, y: number, { view, sheet, ink, x, box }: Frame): string[] {
  const kinds = Object.keys(MARKS) as (keyof typeof MARKS)[];
  const paths = kinds.flatMap((kind) => {
    const { d, colour, isFilled } = MARKS[kind];
    const places = view.merges.flatMap((merge, i) =>
      markOf(merge[of]) === kind ? `${pathOf([{ x: x(i), y }])}${d}` : [],
    );
    const look = {
      fill: isFilled ? ink[colour] : 'none',
      stroke: isFilled ? undefined : ink[colour],
    };
    return places.length === 0 ? [] : [element('path', { d: places.join(''), ...look })];
  });
  const text = { ...sheet.small, y: centred(y, sheet.small), fill: ink.muted, text: name };
  return [label({ ...text, x: box.left - 8, anchor: 'end', maxWidth: box.left - 4 }), ...paths];
}

/** Dates at some of the merges. */
function mergeAxis({ view, sheet, ink, box, x }: Frame, bottom: number): string[] {
  const last = view.merges.length - 1;
  const wanted = [0, last, last / 2, last / 4, (3 * last) / 4].map(Math.round);
  const write = (i: number) => view.merges[i]?.date.slice(0, 10) ?? '';
  const name =
    view.merges.length === 1 ? 'one merge' : `${view.merges.length} merges, oldest first`;
  const nameY = bottom + 2.4 * lineHeight(sheet.text);
  const frame = { box: { ...box, bottom }, sheet: { ...sheet, text: sheet.small }, ink };
  return bottomAxis({ wanted, x, write, name, nameY }, frame);
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
