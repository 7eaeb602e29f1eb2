import { commonBreaks, valueAt } from '../../math/step-function.ts';
import { lineHeight } from '../svg/sheet.ts';
import {
  type Box,
  bestPlace,
  element,
  group,
  horizontal,
  type Label,
  label,
  labelBox,
  type Obstacles,
  pathOf,
} from '../svg/svg.ts';
import type { Palette } from '../svg/theme.ts';
import { formatBudget, signed } from '../wording/numbers.ts';
import { covered, raisedMedian } from './curves.ts';
import { type EndTexts, endTexts, type Layout, RIGHT_GAP } from './layout.ts';
import { type ChartCurve, type ChartModel, marginOf } from './model.ts';

/** A horizontal line at a score, with its name. */
interface Guide {
  readonly score: number;
  readonly name: string;
  readonly dashes?: string;
  /** Where the name must be; either if not given. */
  readonly side?: 'above' | 'below';
}

function guidesOf(model: ChartModel, { isDifference, plot }: Layout): Guide[] {
  const { target, format, direction } = model;
  if (!isDifference) {
    const isShown = target !== null && !plot.isOff(target);
    return isShown ? [{ score: target, name: `target ${format(target)}`, dashes: '1 4' }] : [];
  }
  const [above, below] = direction === 'maximize' ? ['better', 'worse'] : ['worse', 'better'];
  return [
    { score: 0, name: `↑ candidate ${above}`, side: 'above' },
    { score: 0, name: `↓ candidate ${below}`, side: 'below' },
    ...marginOf(model).map((score) => ({ score, name: 'margin', dashes: '1.5 2.5' })),
  ];
}

/** The lines of the guides, below the curves. */
export function guideLines(model: ChartModel, layout: Layout, ink: Palette): string[] {
  const { box, y } = layout.plot;
  const guides = guidesOf(model, layout).filter(({ side }) => side !== 'below');
  return guides.map(({ score, dashes }) => {
    const d = horizontal(box, y(score));
    return element('path', { d, stroke: ink.text, 'stroke-dasharray': dashes });
  });
}

/** Texts inside the plot, each placed where the curves and the previous texts leave space. */
export function notes(model: ChartModel, layout: Layout, ink: Palette): string[] {
  const { curves, plot, isDifference } = layout;
  const shown = [
    ...curves.map(({ median }) => median),
    ...(isDifference ? [] : raisedMedian(model)),
  ];
  const lines = shown.flatMap((curve) => covered(curve, plot));
  const guides = guidesOf(model, layout);
  const texts: Box[] = guides.map(({ score }) => {
    const height = plot.y(score);
    return { ...plot.box, top: height - 1, bottom: height + 1 };
  });
  const wanted = [
    ...guides.map((guide) => guidePlaces(guide, layout, ink)),
    ...curves.flatMap((curve) =>
      offWords(curve, model, layout).map((words) => notePlaces(words, curve, layout, ink)),
    ),
  ];
  return wanted.flatMap((places) => {
    const placed = placeInside(places, layout, { lines, texts });
    if (placed === undefined) return [];
    texts.push(labelBox(placed));
    return [label(placed)];
  });
}

function placeInside(
  places: readonly Label[],
  { plot: { box } }: Layout,
  obstacles: Obstacles,
): Label | undefined {
  const inside = places.filter((place) => {
    const { left, right, top, bottom } = labelBox(place);
    return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
  });
  return bestPlace(inside, obstacles);
}

/** The distance between places that are tried. */
const STEP = 16;

/** Above or below the line, as far right as possible. */
function guidePlaces({ score, name, side }: Guide, { plot, sheet }: Layout, ink: Palette): Label[] {
  const { box, y } = plot;
  const look = { ...sheet.small, fill: ink.text, halo: ink.background, text: name };
  const count = Math.ceil((box.right - box.left) / STEP);
  const rows = [
    ...(side === 'below' ? [] : [y(score) - 5]),
    ...(side === 'above' ? [] : [y(score) + look.size + 2]),
  ];
  const columns = Array.from({ length: count }, (_, i) => box.right - 4 - STEP * i);
  return columns.flatMap((x) =>
    rows.map((row) => ({ ...look, x, y: row, anchor: 'end' as const })),
  );
}

type Edge = 'top' | 'bottom';

interface OffWords {
  readonly edge: Edge;
  readonly text: string;
}

/** Near the edge beyond which something goes on, from left to right. */
function notePlaces(
  { edge, text }: OffWords,
  { role }: ChartCurve,
  { plot, sheet }: Layout,
  ink: Palette,
): Label[] {
  const { box } = plot;
  const look = { ...sheet.small, text, fill: ink[role], halo: ink.background };
  const line = lineHeight(sheet.small);
  const rows = [0, 1, 2, 3].map((row) =>
    edge === 'bottom' ? box.bottom - 7 - line * row : box.top + 4 + line * (row + 0.8),
  );
  const count = Math.ceil((box.right - box.left) / STEP);
  const columns = Array.from({ length: count }, (_, i) => box.left + 8 + STEP * i);
  return rows.flatMap((y) => columns.map((x) => ({ ...look, x, y })));
}

/** What of a curve is beyond the axis: where its median fails, and how far its band goes on. */
function offWords(curve: ChartCurve, model: ChartModel, { plot }: Layout): OffWords[] {
  const { median, role, resolvableBudget } = curve;
  const { first, last } = plot.budgets;
  const failing = [first, ...commonBreaks([median], first, last)].filter((budget) =>
    plot.isOff(valueAt(median, budget)),
  );
  const end = failing.at(-1);
  const text = `${role} fails up to ${formatBudget(end ?? first)}`;
  const isShort = end === undefined || role === 'difference' || end >= last;
  const medians = isShort ? [] : [{ edge: plot.badEdge, text: `${arrow(plot.badEdge)} ${text}` }];
  const reach = Math.min(last, resolvableBudget);
  const bands = (['bottom', 'top'] as const).flatMap((edge) => {
    const limit = edge === 'bottom' ? curve.lower : curve.upper;
    const budgets = reach > first ? [first, ...commonBreaks([limit], first, reach)] : [];
    const beyond = budgets.map((budget) => valueAt(limit, budget)).filter(isBeyond(plot, edge));
    return beyond.length === 0 ? [] : [{ edge, text: bandWords(curve, beyond, edge, model) }];
  });
  return [...medians, ...bands];
}

function isBeyond({ scores }: Layout['plot'], edge: Edge) {
  return (score: number) => (edge === 'bottom' ? score < scores.low : score > scores.high);
}

function arrow(edge: Edge): string {
  return edge === 'bottom' ? '↓' : '↑';
}

function bandWords(
  { role }: ChartCurve,
  beyond: readonly number[],
  edge: Edge,
  { format }: ChartModel,
): string {
  const farthest = edge === 'bottom' ? Math.min(...beyond) : Math.max(...beyond);
  const write = role === 'difference' ? signed(format) : format;
  const whose = role === 'baseline' || role === 'candidate' ? `${role}’s band` : 'band';
  const end = Number.isFinite(farthest) ? `goes on to ${write(farthest)}` : 'has no limit here';
  return `${arrow(edge)} ${whose} ${end}`;
}

/** The names of the curves with their last values, right of the plot; apart, with a leader if moved. */
export function endLabels(model: ChartModel, layout: Layout, ink: Palette): string[] {
  const { curves, plot, sheet } = layout;
  const { box, y, budgets } = plot;
  const height = lineHeight(sheet.strong) + lineHeight(sheet.small);
  const wanted = curves
    .map((curve) => ({ role: curve.role, ...endTexts(curve, model, budgets) }))
    .map((end) => ({ ...end, y: endHeight(end, layout), centre: y(end.score) || box.bottom }))
    .sort((a, b) => a.y - b.y);
  const x = box.right + RIGHT_GAP;
  return apart(wanted, height, [box.top + height / 2 - 4, box.bottom - height / 2 + 4]).flatMap(
    (end) => {
      const nameY = end.centre - height / 2 + sheet.strong.size;
      const look = { x, fill: ink[end.role] };
      const isMoved = Math.abs(end.centre - end.y) > 6;
      const leader = pathOf([
        { x: box.right + 1, y: end.y },
        { x: x - 1, y: end.centre },
      ]);
      return group(`end ${end.role}`, [
        ...(isMoved ? [element('path', { d: leader, fill: 'none', stroke: ink[end.role] })] : []),
        label({ ...sheet.strong, ...look, y: nameY, text: end.name }),
        label({ ...sheet.small, ...look, y: nameY + lineHeight(sheet.small), text: end.value }),
      ]);
    },
  );
}

/** Where a curve ends; one that fails, at the edge of failures. */
function endHeight({ score }: EndTexts, { plot }: Layout): number {
  return Number.isNaN(score) ? plot.box[plot.badEdge] : plot.y(score);
}

/** Moves centres as little as needed to be `height` apart and inside the range. */
function apart<T extends { readonly y: number }>(
  wanted: readonly T[],
  height: number,
  [least, most]: readonly [number, number],
): (T & { readonly centre: number })[] {
  const [first, second] = wanted.map(({ y }) => Math.min(most, Math.max(least, y)));
  const centres = [first, second];
  if (first !== undefined && second !== undefined && second - first < height) {
    const middle = Math.min(most - height / 2, Math.max(least + height / 2, (first + second) / 2));
    centres[0] = middle - height / 2;
    centres[1] = middle + height / 2;
  }
  return wanted.map((end, i) => ({ ...end, centre: centres[i] ?? end.y }));
}
