import { element } from '../../print/index.ts';
import { centred } from '../svg/sheet.ts';
import { horizontal, label, pathOf } from '../svg/svg.ts';
import type { Palette } from '../svg/theme.ts';
import { type LanePlace, type Layout, type Plot, RIGHT_GAP } from './layout.ts';
import type { ChartModel, LaneSegment } from './model.ts';

const LEVELS = ['weak', 'fair', 'strong'] as const;
const OPACITIES = [0, 0.3, 0.55, 0.85];

/** The evidence by budget as steps: the height is the level, the row and the colour the direction. */
export function lane(
  model: ChartModel,
  { direction, top, bottom }: LanePlace,
  { plot, sheet }: Layout,
  ink: Palette,
): string[] {
  const { left, right } = plot.box;
  const track = element('path', { d: horizontal(plot.box, bottom), stroke: ink.muted });
  const look = { ...sheet.text, fill: ink.muted };
  if (model.lane.length === 0) {
    const text = model.isJudged ? 'no evidence of a difference' : 'the evidence does not count';
    return [track, label({ ...look, x: left, y: bottom - 5, text })];
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
  const outline = pathOf([
    { x: left, y: bottom },
    ...steps.flatMap(topsOf),
    { x: right, y: bottom },
  ]);
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
