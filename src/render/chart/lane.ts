import { centred } from '../svg/sheet.ts';
import { element, horizontal, label, pathOf } from '../svg/svg.ts';
import type { Palette } from '../svg/theme.ts';
import { type LanePlace, type Layout, type Plot, RIGHT_GAP } from './layout.ts';
import type { ChartModel, LaneSegment } from './model.ts';

const LEVELS = ['weak', 'fair', 'strong'] as const;

/** The opacity of the area below each level, from none to strong. */
const OPACITIES = [0, 0.3, 0.55, 0.85];

/** The evidence by budget as steps: the height is the level, the row and the colour the direction. */
export function lanes(model: ChartModel, layout: Layout, ink: Palette): string[] {
  return layout.lanes.flatMap((place) => lane(model, place, layout, ink));
}

function lane(model: ChartModel, place: LanePlace, layout: Layout, ink: Palette): string[] {
  const { plot, sheet } = layout;
  const { direction, top, bottom } = place;
  const { left, right } = plot.box;
  const track = element('path', { d: horizontal(plot.box, bottom), stroke: ink.muted });
  const look = { ...sheet.text, fill: ink.muted };
  if (model.lane.length === 0) {
    const text = model.isJudged ? 'no evidence of a difference' : 'the evidence does not count';
    return [track, label({ ...look, x: left, y: bottom - 5, text })];
  }

  const steps = withoutSlivers(stepsOf(model.lane, direction, plot));
  const height = (bottom - top) / LEVELS.length;
  const levelY = (level: number) => bottom - level * height;
  const profile = steps.flatMap(({ from, to, level }) => [
    at(from, levelY(level)),
    at(to, levelY(level)),
  ]);
  const outline = pathOf([at(left, bottom), ...profile, at(right, bottom)]);
  return [
    label({
      ...look,
      x: left - 10,
      y: bottom - 2,
      text: `${direction}?`,
      fill: ink.text,
      anchor: 'end',
    }),
    ...OPACITIES.flatMap((opacity, level) => {
      const areas = steps.filter((step) => step.level === level && level > 0);
      const d = areas.map(({ from, to }) => area(from, to, [levelY(level), bottom])).join('');
      return d === ''
        ? []
        : [element('path', { d, fill: ink[direction], 'fill-opacity': opacity })];
    }),
    track,
    element('path', { d: outline, fill: 'none', stroke: ink[direction], 'stroke-width': 1.2 }),
    ...LEVELS.map((text, i) => {
      const y = centred(levelY(i + 0.5), sheet.small);
      return label({ ...sheet.small, x: right + RIGHT_GAP, y, text, fill: ink.muted });
    }),
  ];
}

function at(x: number, y: number) {
  return { x, y };
}

function area(from: number, to: number, [top, bottom]: readonly [number, number]): string {
  return `${pathOf([at(from, bottom), at(from, top), at(to, top), at(to, bottom)])}z`;
}

/** A level from 0, none, to 3, strong, between two places in pixels. */
export interface LaneStep {
  readonly from: number;
  readonly to: number;
  readonly level: number;
}

/** The levels of one direction from one end of the plot to the other. */
function stepsOf(
  lane: readonly LaneSegment[],
  direction: LaneSegment['direction'],
  { x, box }: Plot,
): LaneStep[] {
  const own = lane
    .filter((segment) => segment.direction === direction)
    .map(({ from, to, level }) => {
      return { from: x(from), to: x(to), level: LEVELS.indexOf(level) + 1 };
    })
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
  const steps: LaneStep[] = [];
  for (const step of [...own, { from: box.right, to: box.right, level: 0 }]) {
    const end = steps.at(-1)?.to ?? box.left;
    if (step.from > end) steps.push({ from: end, to: step.from, level: 0 });
    if (step.to > step.from) steps.push(step);
  }
  return steps;
}

/** Narrower steps look like a barcode. */
const MIN_WIDTH = 3;

function isSliver({ from, to }: LaneStep): boolean {
  return to - from < MIN_WIDTH;
}

/**
 * Joins neighbouring slivers to steps of the highest level among them. One by itself joins a higher
 * neighbour, or takes the width that it needs to be seen.
 */
export function withoutSlivers(steps: readonly LaneStep[]): LaneStep[] {
  const grouped: LaneStep[] = [];
  for (const step of steps) {
    const last = grouped.at(-1);
    if (last && isSliver(last) && isSliver(step)) {
      const level = Math.max(last.level, step.level);
      grouped[grouped.length - 1] = { ...last, to: step.to, level };
    } else grouped.push(step);
  }

  const raised = grouped.map((step, i) => {
    const around = Math.max(grouped[i - 1]?.level ?? 0, grouped[i + 1]?.level ?? 0);
    const level = isSliver(step) ? Math.max(step.level, around) : step.level;
    return { ...step, level, isPeak: isSliver(step) && step.level > around };
  });
  const ends = raised.map(({ from, to, isPeak }, i) => {
    const next = raised[i + 1];
    if (isPeak && next) return from + MIN_WIDTH;
    return next?.isPeak && i + 2 === raised.length ? next.to - MIN_WIDTH : to;
  });
  return joined(
    raised.map(({ from, level }, i) => {
      return { from: ends[i - 1] ?? from, to: ends[i] ?? from, level };
    }),
  );
}

/** Neighbours of the same level as one step. */
function joined(steps: readonly LaneStep[]): LaneStep[] {
  const all: LaneStep[] = [];
  for (const { from, to, level } of steps) {
    const last = all.at(-1);
    if (last?.level === level) all[all.length - 1] = { from: last.from, to, level };
    else all.push({ from, to, level });
  }
  return all;
}
