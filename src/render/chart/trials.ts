import { type Box, element, group, type Point, pathOf } from '../svg/svg.ts';
import type { Palette } from '../svg/theme.ts';
import type { ChartArm, ChartModel } from './model.ts';
import { isOn, placeOn, type ScoreAxis } from './scores.ts';

/** One sweep's trials. */
export interface StripRow {
  readonly arm: ChartArm;
  readonly name: string;
  /** About the trials that are not on the axis: "2 off the scale, 3 failed"; empty if none. */
  readonly words: string;
  readonly box: Box;
}

/** The rows of the sweeps, and their axis from left to right. */
interface Trials {
  readonly rows: readonly StripRow[];
  readonly axis: ScoreAxis | null;
}

/** Up to this many trials, each is a dot. */
const MAX_DOTS = 300;

export function isInColumns({ arms }: ChartModel): boolean {
  return arms.some(({ scores }) => scores.length > MAX_DOTS);
}

const RADIUS = 3;
/** Dots of a layer do not darken each other; neighbours lie in different layers. */
const LAYERS = 3;
const OPACITY = 0.6;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** For each sweep the dots of its trials, in their order; null where a trial has none. */
export function dotPlaces(
  model: ChartModel,
  { rows, axis }: Trials,
): readonly (readonly (Point | null)[])[] {
  return rows.map(({ arm: { scores }, box }) => {
    if (axis === null || isInColumns(model)) return scores.map(() => null);
    const x = placeOn(axis, [box.left, box.right]);
    const ranked = [...scores.keys()].sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0));
    const ranks = new Map(
      ranked
        .filter((trial) => isOn(axis, scores[trial] ?? Infinity))
        .map((trial, rank) => [trial, rank]),
    );
    return scores.map((score, trial) => {
      const rank = ranks.get(trial);
      return rank === undefined ? null : { x: x(score), y: height(rank, box) };
    });
  });
}

/** The height of a dot in its row: neighbours far apart, without randomness. */
function height(rank: number, { top, bottom }: Box): number {
  const share = (rank * GOLDEN + 0.5) % 1;
  return top + RADIUS + share * (bottom - top - 2 * RADIUS);
}

export function trials(model: ChartModel, place: Trials, ink: Palette): string[] {
  const { rows, axis } = place;
  if (axis === null) return [];
  const shares = rows.map((row) => columnShares(row, axis));
  const largest = Math.max(...shares.flat());
  const places = dotPlaces(model, place);
  return rows.flatMap(({ arm, box }, i) => {
    const fill = ink[arm.role];
    const marks = isInColumns(model)
      ? columns(shares[i] ?? [], box, { largest, fill })
      : dots(
          (places[i] ?? []).flatMap((one) => one ?? []),
          fill,
        );
    return group(`trials ${arm.role}`, marks);
  });
}

function dots(places: readonly Point[], stroke: string): string[] {
  const look = { stroke, 'stroke-width': 2 * RADIUS, 'stroke-linecap': 'round' };
  const inOrder = [...places].sort((a, b) => a.x - b.x || a.y - b.y);
  return Array.from({ length: LAYERS }, (_, layer) => {
    const own = inOrder.filter((_, i) => i % LAYERS === layer);
    const d = own.map((point) => `${pathOf([point])}h0`).join('');
    return d === '' ? '' : element('path', { d, ...look, 'stroke-opacity': OPACITY });
  }).filter(Boolean);
}

/** In pixels. */
const COLUMN = 6;

/** The share of all trials that falls into each column of a row. */
function columnShares({ arm: { scores }, box }: StripRow, axis: ScoreAxis): number[] {
  const { left, right } = box;
  const x = placeOn(axis, [0, right - left]);
  const counts = new Array<number>(Math.ceil((right - left) / COLUMN)).fill(0);
  for (const score of scores.filter((one) => isOn(axis, one))) {
    const column = Math.min(counts.length - 1, Math.floor(x(score) / COLUMN));
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts.map((count) => count / scores.length);
}

/** Columns as high as their shares; the highest of all rows fills its row. */
function columns(
  shares: readonly number[],
  { left, top, bottom }: Box,
  { largest, fill }: { readonly largest: number; readonly fill: string },
): string[] {
  const d = shares.flatMap((share, i) => {
    if (share === 0) return [];
    // A single trial among thousands must still be visible.
    const up = bottom - Math.max(1.5, (share / largest) * (bottom - top));
    const [from, to] = [left + COLUMN * i, left + COLUMN * (i + 1) - 1];
    const corners = [bottom, up, up, bottom].map((y, j) => ({ x: j < 2 ? from : to, y }));
    return `${pathOf(corners)}z`;
  });
  return d.length === 0 ? [] : [element('path', { d: d.join(''), fill, 'fill-opacity': OPACITY })];
}
