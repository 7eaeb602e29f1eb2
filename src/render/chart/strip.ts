import { valueAt } from '../../math/step-function.ts';
import {
  type Box,
  coordinate,
  element,
  group,
  LEFT,
  label,
  STRONG,
  TEXT,
  TO_BASELINE,
} from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import type { Palette } from '../svg/theme.ts';
import { formatFor, plural } from '../wording/numbers.ts';
import { STRIP_ROW, type StripPlace } from './layout.ts';
import type { ChartArm, ChartModel } from './model.ts';
import {
  isOn,
  leftOutWords,
  type StripScale,
  scaleOf,
  stripAxis,
  stripLabel,
} from './strip-scale.ts';

/** How far the line at the median reaches beyond the dots. */
const BEYOND = 2;

function trials(rows: readonly Row[], model: ChartModel, ink: Palette): string[] {
  const asDots = !isInColumns(model);
  const shares = rows.map(({ arm, box, places }) => columnShares(places, box, arm.scores.length));
  const largest = shares.flat().reduce((a, b) => Math.max(a, b), 0);
  return rows.flatMap(({ arm, box, places }, i) => {
    const fill = ink[arm.role];
    const marks = asDots
      ? dots(places, box, fill)
      : columns(shares[i] ?? [], box, { largest, fill });
    return group(`trials ${arm.role}`, marks);
  });
}

/** A line at the median of the trials, which is where the curve begins. */
function middle({ arm, box }: Row, scale: StripScale, ink: Palette): string[] {
  const score = valueAt(arm.median, arm.trialCost);
  if (!isOn(scale, score)) return [];
  const d = `M${coordinate(scale.x(score))} ${coordinate(box.top - BEYOND)}v${STRIP_ROW + 2 * BEYOND}`;
  return [element('path', { d, stroke: ink.text, 'stroke-width': 2 })];
}

interface Said {
  readonly model: ChartModel;
  readonly place: StripPlace;
  readonly ink: Palette;
}

/** The row's name, and at the bad end how many of its trials are not on the axis. */
function rowWords({ arm, box, words }: Row, { model, place, ink }: Said): string[] {
  const y = (box.top + box.bottom) / 2 + TO_BASELINE;
  const name = model.arms.length > 1 ? arm.role : 'trials';
  const bad =
    model.direction === 'maximize'
      ? ({ x: place.left } as const)
      : ({ x: place.right, anchor: 'end' } as const);
  return [
    label({ ...TEXT, x: place.left - 10, y, text: name, fill: ink.text, anchor: 'end' }),
    ...(words === '' ? [] : [label({ ...TEXT, ...bad, y, text: words, fill: ink.muted })]),
  ];
}

function heading(model: ChartModel, y: number, ink: Palette): string[] {
  const strong = { ...STRONG, x: LEFT, y, text: 'Every trial', fill: ink.text };
  const how = isInColumns(model) ? 'counted in columns' : 'a dot each';
  const text = `${how}, with a line at the ${model.curveWord}`;
  const x = LEFT + textWidth(strong.text, STRONG) + 8;
  return [label(strong), label({ ...TEXT, x, y, text, fill: ink.muted })];
}

/** Below the curves: the single trials that they are computed from. */
export function strip(model: ChartModel, place: StripPlace, ink: Palette): string[] {
  const scale = scaleOf(model, place);
  const rows = rowsOf(model, place, scale);
  const ends = { top: place.tops[0] ?? place.axisY, y: place.axisY };
  return [
    ...heading(model, place.headingY, ink),
    ...(scale ? stripAxis(scale, ends, ink) : []),
    ...trials(rows, model, ink),
    ...(scale ? rows.flatMap((row) => middle(row, scale, ink)) : []),
    ...rows.flatMap((row) => rowWords(row, { model, place, ink })),
    ...stripLabel(model, place, ink),
  ];
}

/** One sweep's trials. */
interface Row {
  readonly arm: ChartArm;
  readonly box: Box;
  /** In pixels, in increasing order. */
  readonly places: readonly number[];
  /** About the trials that are not on the axis. */
  readonly words: string;
}

function rowsOf(model: ChartModel, place: StripPlace, scale: StripScale | undefined): Row[] {
  return model.arms.map((arm, i) => {
    const top = place.tops[i] ?? 0;
    const { left, right } = scale ?? place;
    const on = scale ? arm.scores.filter((score) => isOn(scale, score)) : [];
    return {
      arm,
      box: { left, right, top, bottom: top + STRIP_ROW },
      places: scale ? on.map(scale.x).sort((a, b) => a - b) : [],
      words: leftOutWords(arm, scale),
    };
  });
}

const RADIUS = 3;
/** Dots of a layer do not darken each other; neighbours lie in different layers. */
const LAYERS = 3;
const OPACITY = 0.6;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const COLUMN = 6;

/** The height of a dot in its row: neighbours far apart, without randomness. */
function height(rank: number, { top, bottom }: Box): number {
  const share = (rank * GOLDEN + 0.5) % 1;
  return top + RADIUS + share * (bottom - top - 2 * RADIUS);
}

function oneDecimal(value: number): string {
  return coordinate(Math.round(10 * value) / 10);
}

/** One dot for each place, which are in increasing order. */
export function dots(places: readonly number[], row: Box, stroke: string): string[] {
  const look = { stroke, 'stroke-width': 2 * RADIUS, 'stroke-linecap': 'round' };
  return Array.from({ length: LAYERS }, (_, layer) => {
    const points = places.map((x, i) => `M${oneDecimal(x)} ${oneDecimal(height(i, row))}h0`);
    const d = points.filter((_, i) => i % LAYERS === layer).join('');
    return d === '' ? '' : element('path', { d, ...look, 'stroke-opacity': OPACITY });
  }).filter(Boolean);
}

/** The share of all trials that falls into each column of a row. */
export function columnShares(
  places: readonly number[],
  { left, right }: Box,
  all: number,
): number[] {
  const counts = new Array<number>(Math.ceil((right - left) / COLUMN)).fill(0);
  for (const x of places) {
    const column = Math.min(counts.length - 1, Math.floor((x - left) / COLUMN));
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts.map((count) => count / all);
}

/** Columns as high as their shares; the highest of all rows fills its row. */
export function columns(
  shares: readonly number[],
  row: Box,
  { largest, fill }: { largest: number; fill: string },
): string[] {
  const full = row.bottom - row.top;
  const d = shares.flatMap((share, i) => {
    if (share === 0) return [];
    // A single trial among thousands must still be visible.
    const high = oneDecimal(Math.max(1.5, (share / largest) * full));
    return `M${oneDecimal(row.left + COLUMN * i)} ${oneDecimal(row.bottom)}v-${high}h${COLUMN - 1}v${high}z`;
  });
  return d.length === 0 ? [] : [element('path', { d: d.join(''), fill, 'fill-opacity': OPACITY })];
}

/** Up to this many trials, each is a dot. */
const MAX_DOTS = 300;

/** Whether there are too many trials for a dot each. */
function isInColumns({ arms }: ChartModel): boolean {
  return arms.some(({ scores }) => scores.length > MAX_DOTS);
}

/** "0.61 to 0.90", in enough digits to resolve a hundredth of the range. */
function rangeOf(scores: readonly number[]): string {
  const [low, high] = [
    scores.reduce((a, b) => Math.min(a, b)),
    scores.reduce((a, b) => Math.max(a, b)),
  ];
  const format = formatFor((high - low) / 10, Math.max(Math.abs(low), Math.abs(high)));
  return low === high ? `all at ${format(low)}` : `from ${format(low)} to ${format(high)}`;
}

function rowSentence({ role, scores }: ChartArm, isAlone: boolean): string {
  const finite = scores.filter(Number.isFinite);
  const failed = scores.length - finite.length;
  const whose = isAlone ? '' : ` of the ${role}`;
  const parts = [
    `${plural(scores.length, 'trial')}${whose}`,
    ...(finite.length > 0 ? [rangeOf(finite)] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ];
  return parts.join(', ');
}

/** The strip in a sentence, for readers who cannot see it. */
export function stripSentence(model: ChartModel): string {
  const how = isInColumns(model) ? ', counted in columns' : '';
  const isAlone = model.arms.length === 1;
  const rows = model.arms.map((arm) => rowSentence(arm, isAlone));
  return `Below the curves is the score of every trial${how}: ${rows.join('; ')}.`;
}
