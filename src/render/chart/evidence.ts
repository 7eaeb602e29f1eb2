import { element } from '../../print/index.ts';
import { formatBudget } from '../../report/index.ts';
import { centred, RIGHT_GAP } from '../svg/sheet.ts';
import {
  type Box,
  group,
  hatching,
  horizontal,
  type Label,
  label,
  pathOf,
  placed,
} from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import { type LanePlace, type Layout, lookWords, type Plot } from './layout.ts';
import type { ChartModel, LaneSegment } from './model.ts';

const RADIUS = 5;

/** The looks in a row: dots for those taken, the last in the colour of what it said, and rings for those to come. */
export function looks({ model, sheet, plot, height, looksY: y, ink }: Layout): string[] {
  if (model.looks === null) return [];
  const { sizes, taken, end } = model.looks;
  const { left, right } = plot.box;
  const step = (right - left) / sizes.length;
  const places = sizes.map((size, i) => ({ size, x: left + step * (i + 1) - RADIUS }));
  const reached = places[taken - 1];
  const said = end === null ? ink.text : ink[end];
  const dots = places.map(({ x: cx }, i) => {
    const stroke = i === taken - 1 ? said : ink.muted;
    const fill = i < taken ? stroke : ink.background;
    return element('circle', { cx, cy: y, r: RADIUS, fill, stroke });
  });
  // The look that was reached comes first, where there is no space for all numbers.
  const inOrder = reached ? [reached, ...places.toReversed()] : places.toReversed();
  const numbers = [...new Set(inOrder)].map(({ x, size }): Label[] => {
    const place = { x, y: y + RADIUS + sheet.small.size + 1, anchor: 'middle' } as const;
    return [{ ...sheet.small, ...place, text: formatBudget(size), fill: ink.muted }];
  });
  const space = { left: 0, right: sheet.width, top: 0, bottom: height };
  const lineTo = (end: number, dashes?: string) => {
    const d = horizontal({ left, right: end }, y);
    return element('path', { d, stroke: ink.muted, 'stroke-dasharray': dashes });
  };
  const name = { ...sheet.text, x: left - 10, y: y + 5, anchor: 'end' } as const;
  const words = { ...sheet.small, x: right + RIGHT_GAP, y: centred(y, sheet.small) };
  return [
    label({ ...name, text: 'looks', fill: ink.text }),
    lineTo(right - RADIUS, '2 3'),
    ...(reached ? [lineTo(reached.x)] : []),
    ...dots,
    ...placed(numbers, space).map(label),
    label({ ...words, text: lookWords(model), fill: ink.text }),
  ];
}

/** Hatching, so that what is not known does not look like no evidence; after the words of a lane without any. */
export function notCompared({ model, plot, lanes, sheet, ink }: Layout): string[] {
  if (lanes.length === 0) return [];
  const { left, right } = plot.box;
  const start = comparedFrom(model, plot);
  const wordsEnd = left + textWidth(laneWords(model), sheet.text) + 12;
  const [from, to] = isSilent(model) ? [wordsEnd, right] : [left, start];
  const lines = (box: Box, stroke: string) =>
    box.right - box.left < 1 ? [] : [element('path', { d: hatching(box), stroke })];
  const name = {
    ...sheet.small,
    x: left + 6,
    y: plot.box.top - 3,
    text: 'not compared',
  };
  const isWide = textWidth(name.text, name) + 12 < to - from;
  return group('not-compared', [
    ...lines({ ...plot.box, right: start }, ink.grid),
    ...lanes.flatMap(({ top, bottom }) => lines({ left: from, right: to, top, bottom }, ink.muted)),
    ...(isWide && !isSilent(model) ? [label({ ...name, fill: ink.muted })] : []),
  ]);
}

/** The place of the first budget that is compared; the end where none is. */
function comparedFrom({ compared }: ChartModel, { x, box }: Plot): number {
  return compared === null ? box.right : x(compared[0]);
}

/** Whether the lane has only words. */
function isSilent({ lane, isUnknown, compared }: ChartModel): boolean {
  return lane === null || ((isUnknown || compared === null) && lane.length === 0);
}

const LEVELS = ['weak', 'fair', 'strong'] as const;
const OPACITIES = [0, 0.3, 0.55, 0.85];

/** The evidence by budget as steps: the height is the level, the row and the colour the direction. */
export function lane({ direction, top, bottom }: LanePlace, layout: Layout): string[] {
  const { model, plot, sheet, ink } = layout;
  const { left, right } = plot.box;
  const track = element('path', { d: horizontal(plot.box, bottom), stroke: ink.muted });
  if (!model.lane?.length) {
    const text = laneWords(model);
    // Where the comparison begins, as far as the words fit there.
    const last = right - textWidth(text, sheet.text) - 8;
    const x = isSilent(model) ? left : Math.max(left, Math.min(comparedFrom(model, plot), last));
    return [track, label({ ...sheet.text, x: x + 4, y: bottom - 5, text, fill: ink.text })];
  }

  const steps = stepsOf(model.lane, direction, plot);
  const levelY = (level: number) => bottom - (level * (bottom - top)) / LEVELS.length;
  const topsOf = ({ from, to, level }: LaneStep) => [
    { x: from, y: levelY(level) },
    { x: to, y: levelY(level) },
  ];
  const areaOf = (step: LaneStep) => {
    const base = { ...step, level: 0 };
    return `${pathOf([...topsOf(step), ...topsOf(base).toReversed()])}z`;
  };
  const ends = [left, right].map((x) => ({ x, y: bottom }));
  const outline = pathOf([...ends.slice(0, 1), ...steps.flatMap(topsOf), ...ends.slice(1)]);
  const name = { ...sheet.text, fill: ink.text, text: `${direction}?`, anchor: 'end' } as const;
  return [
    label({ ...name, x: left - 10, y: bottom - 2 }),
    ...[1, 2, 3].flatMap((level) => {
      const d = steps.filter((step) => step.level === level).map(areaOf);
      const area = { d: d.join(''), fill: ink[direction], 'fill-opacity': OPACITIES[level] };
      return d.length === 0 ? [] : [element('path', area)];
    }),
    track,
    element('path', { d: outline, fill: 'none', stroke: ink[direction], 'stroke-width': 1.2 }),
    ...LEVELS.map((text, i) => {
      const y = centred(levelY(i + 0.5), sheet.small);
      return label({ ...sheet.small, x: right + RIGHT_GAP, y, text, fill: ink.muted });
    }),
  ];
}

function laneWords({ lane, pairs, isUnknown, compared }: ChartModel): string {
  if (isUnknown) return compared === null ? 'not compared' : 'cannot tell: too few trials';
  if (lane === null) return 'the evidence does not count';
  // Pairs may differ where bands do not.
  return pairs ? 'no evidence from the bands; the pairs decide' : 'no evidence of a difference';
}

/** A level from 0, none, to 3, strong, between two places in pixels. */
interface LaneStep {
  readonly from: number;
  readonly to: number;
  readonly level: number;
}

/** Narrower steps look like a barcode. */
const COLUMN = 3;

/** The levels of one direction from one end of the plot to the other; each column has its highest. */
function stepsOf(
  lane: readonly LaneSegment[],
  direction: LaneSegment['direction'],
  { x, box }: Plot,
): LaneStep[] {
  const own = lane
    .filter((segment) => segment.direction === direction)
    .map(({ from, to, level }) => ({ from: x(from), to: x(to), level: LEVELS.indexOf(level) + 1 }));
  const steps: LaneStep[] = [];
  for (let from = box.left; from < box.right; from += COLUMN) {
    const to = Math.min(box.right, from + COLUMN);
    const inside = own.filter((segment) => segment.from < to && segment.to > from);
    const level = inside.reduce((highest, segment) => Math.max(highest, segment.level), 0);
    const last = steps.at(-1);
    if (last?.level === level) steps[steps.length - 1] = { ...last, to };
    else steps.push({ from, to, level });
  }
  return steps;
}
