import { valueAt } from '../../math/step-function.ts';
import { columnShares, columns, dots } from './dots.ts';
import type { ChartModel } from './model.ts';
import { LEFT, STRONG, TEXT, TO_BASELINE } from './sizes.ts';
import { type StripScale, stripAxis, stripLabel } from './strip-axis.ts';
import { STRIP_ROW, type StripPlace } from './strip-place.ts';
import { isOn, type Row, rowsOf, scaleOf } from './strip-rows.ts';
import { isInColumns } from './strip-words.ts';
import { coordinate, element, group, label } from './svg.ts';
import { textWidth } from './text-width.ts';
import type { Palette } from './theme.ts';

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

/** Whose trials they are, and at the bad end how many have no place. */
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

/** Below the curves: the single trials they are made of. */
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
