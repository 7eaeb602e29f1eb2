import { element } from '../print/index.ts';
import type { CurvePlot } from './frame.ts';
import type { ChartModel, LaneSegment } from './model.ts';
import type { Mark, Panel } from './panel.ts';
import { centred, lineHeight, RIGHT_GAP, type Sheet, write } from './svg/sheet.ts';
import { type Box, group, hatching, horizontal, path, pathOf } from './svg/svg.ts';
import { textWidth } from './svg/text-width.ts';

/** A cross, a dash and a tick, in a square of 10 around their middle: told apart without colours. */
const MARKS = { fail: 'M-5 -5l10 10M-5 5l10 -10', neutral: 'M-5 0h10', pass: 'M-5 0l4 4l6 -9' };

/** What is done about it. Only a failure has a colour: a pass is no good news yet. */
export const outcomePanel =
  ({ gate, words }: NonNullable<ChartModel['outcome']>, sheet: Sheet): Panel =>
  (top) => {
    const colour = gate === 'fail' ? 'worse' : 'text';
    const { left, strong, ink } = sheet;
    const y = top + lineHeight(strong) + 3;
    const transform = `translate(${left + 6} ${y - 0.36 * strong.size})`;
    const look = { fill: 'none', stroke: ink[colour], 'stroke-width': 2.5 };
    const drawn = [
      element('path', { d: MARKS[gate], transform, ...look }),
      write(sheet, `strong ${colour}`, { x: left + 18, y, text: words }),
    ];
    return { drawn: group('outcome', drawn), bottom: y + 4 };
  };

interface Lane {
  readonly direction: LaneSegment['direction'];
  readonly top: number;
  readonly bottom: number;
}

/** The rows of evidence, each from the top of its highest level to the line that its steps stand on. */
export function placeLanes(model: ChartModel, top: number, { small }: Sheet): Lane[] {
  if (model.arms.length < 2 && !model.isDifference) return [];
  // The name of a level fits next to it; without evidence, a line of text is enough.
  const level = small.size + 1;
  const directions = (['better', 'worse'] as const).filter((direction) =>
    model.lane?.some((segment) => segment.direction === direction),
  );
  if (directions.length === 0) return [{ direction: 'worse', top, bottom: top + level + 4 }];
  return directions.map((direction, i) => {
    const rowTop = top + i * (3 * level + 8);
    return { direction, top: rowTop, bottom: rowTop + 3 * level };
  });
}

/** Hatching, so that what is not known does not look like no evidence; after the words of a lane without any. */
export const hatchNotCompared =
  (lanes: readonly Lane[]): Mark<CurvePlot> =>
  (plot) => {
    if (lanes.length === 0) return [];
    const { model, sheet } = plot;
    const { left, right } = plot.box;
    const start = comparedFrom(plot);
    const wordsEnd = left + textWidth(laneWords(model), sheet.text) + 12;
    const [from, to] = isSilent(model) ? [wordsEnd, right] : [left, start];
    const lines = (box: Box, stroke: string) =>
      path(box.right - box.left < 1 ? '' : hatching(box), { stroke });
    const name = { x: left + 6, y: plot.box.top - 3, text: 'not compared' };
    const isWide = textWidth(name.text, sheet.small) + 12 < to - from;
    return group('not-compared', [
      ...lines({ ...plot.box, right: start }, sheet.ink.grid),
      ...lanes.flatMap(({ top, bottom }) =>
        lines({ left: from, right: to, top, bottom }, sheet.ink.muted),
      ),
      ...(isWide && !isSilent(model) ? [write(sheet, 'small muted', name)] : []),
    ]);
  };

/** The place of the first budget that is compared; the end where none is. */
function comparedFrom({ model: { compared }, x, box }: CurvePlot): number {
  return compared === null ? box.right : x(compared[0]);
}

/** Whether the lane has only words. */
function isSilent({ lane, isUnknown, compared }: ChartModel): boolean {
  return lane === null || ((isUnknown || compared === null) && lane.length === 0);
}

const LEVELS = ['weak', 'fair', 'strong'] as const;
const OPACITIES = [0, 0.3, 0.55, 0.85];

/** The evidence by budget as steps: the height is the level, the row and the colour the direction. */
export function drawLane({ direction, top, bottom }: Lane, plot: CurvePlot): string[] {
  const { model, sheet } = plot;
  const { left, right } = plot.box;
  const track = path(horizontal(plot.box, bottom), { stroke: sheet.ink.muted });
  if (!model.lane?.length) {
    const text = laneWords(model);
    // Where the comparison begins, as far as the words fit there.
    const last = right - textWidth(text, sheet.text) - 8;
    const x = isSilent(model) ? left : Math.max(left, Math.min(comparedFrom(plot), last));
    return [...track, write(sheet, 'text text', { x: x + 4, y: bottom - 5, text })];
  }

  const colour = sheet.ink[direction];
  const steps = stepsOf(model.lane, direction, plot);
  const levelY = (level: number) => bottom - (level * (bottom - top)) / LEVELS.length;
  const topsOf = ({ from, to, level }: LaneStep) => [
    { x: from, y: levelY(level) },
    { x: to, y: levelY(level) },
  ];
  const areaOf = (step: LaneStep) =>
    `${pathOf([...topsOf(step), ...topsOf({ ...step, level: 0 }).toReversed()])}z`;
  const ends = [left, right].map((x) => ({ x, y: bottom }));
  const outline = pathOf([...ends.slice(0, 1), ...steps.flatMap(topsOf), ...ends.slice(1)]);
  const name = { x: left - 10, y: bottom - 2, text: `${direction}?`, anchor: 'end' } as const;
  return [
    write(sheet, 'text text', name),
    ...[1, 2, 3].flatMap((level) => {
      const areas = steps.filter((step) => step.level === level).map(areaOf);
      return path(areas, { fill: colour, 'fill-opacity': OPACITIES[level] });
    }),
    ...track,
    ...path(outline, { fill: 'none', stroke: colour, 'stroke-width': 1.2 }),
    ...LEVELS.map((text, i) => {
      const y = centred(levelY(i + 0.5), sheet.small);
      return write(sheet, 'small muted', { x: right + RIGHT_GAP, y, text });
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

/** Narrower steps look like the teeth of a comb. */
const COLUMN = 8;

/** The levels of one direction from one end of the plot to the other; each column has its highest. */
function stepsOf(
  lane: readonly LaneSegment[],
  direction: LaneSegment['direction'],
  { x, box }: CurvePlot,
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
