import { valueAt } from '../../math/step-function.ts';
import { centred, lineHeight, type Sheet } from '../svg/sheet.ts';
import { element, horizontal, label, tidy, vertical } from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import type { Palette } from '../svg/theme.ts';
import type { ChartArm, ChartModel } from './model.ts';
import { isOn, placeOn, type ScoreAxis, stripAxis } from './scores.ts';
import { isInColumns, type StripRow, trials } from './trials.ts';

/** The place of the strip of single trials. */
export interface StripPlace {
  readonly sheet: Sheet;
  /** The baseline of its heading. */
  readonly headingY: number;
  readonly rows: readonly StripRow[];
  /** Null if no trial has a score. */
  readonly axis: ScoreAxis | null;
  readonly axisY: number;
  /** The baseline of the axis's label, and the end of the picture. */
  readonly labelY: number;
  readonly bottom: number;
}

const ROW = 30;
const GAP = 8;
const HEADING = 12;
/** The least distance between two texts. */
const TEXT_GAP = 14;
/** Between the name of a row and what follows. */
const NAME_GAP = 10;

interface Above {
  readonly sheet: Sheet;
  /** The last baseline above. */
  readonly top: number;
  readonly isLog: boolean;
}

/** Scores from left to right, with space for words at the bad end. */
export function stripPlace(model: ChartModel, { sheet, top, isLog }: Above): StripPlace {
  const axis = stripAxis(model, isLog);
  const headingY = top + 2 * lineHeight(sheet.text);
  const named = model.arms.map((arm) => {
    const isNamed = model.arms.length > 1 || arm.role === 'candidate';
    return { arm, name: isNamed ? arm.role : 'trials', words: leftOutWords(arm, axis) };
  });
  const widest = Math.max(...named.map(({ words }) => textWidth(words, sheet.small)));
  const space = widest > 0 ? widest + TEXT_GAP : 0;
  const names = Math.max(...named.map(({ name }) => textWidth(name, sheet.text)));
  const isUp = model.direction === 'maximize';
  const left = sheet.left + names + NAME_GAP + (isUp ? space : 0);
  const right = sheet.right - (isUp ? 0 : space);
  const rows = named.map((row, i) => {
    const rowTop = headingY + HEADING + (ROW + GAP) * i;
    return { ...row, box: { left, right, top: rowTop, bottom: rowTop + ROW } };
  });
  const axisY = headingY + HEADING + (ROW + GAP) * rows.length;
  const labelY = axisY + 2 * lineHeight(sheet.text) + 4;
  return { sheet, headingY, rows, axis, axisY, labelY, bottom: labelY + 14 };
}

/** Below the curves: the single trials that they are computed from. */
export function strip(model: ChartModel, place: StripPlace, ink: Palette): string[] {
  return [
    ...heading(model, place, ink),
    ...axisOf(place, ink),
    ...trials(model, place, ink),
    ...place.rows.flatMap((row) => [
      ...medianMark(row, place, ink),
      ...rowTexts(row, model, place, ink),
    ]),
    ...axisLabel(model, place, ink),
  ];
}

function heading(model: ChartModel, { sheet, headingY: y }: StripPlace, ink: Palette): string[] {
  const strong = { ...sheet.strong, x: sheet.left, y, text: 'Every trial', fill: ink.text };
  const text = `${isInColumns(model) ? 'in columns' : 'a dot each'}, line: ${model.curveWord} trial`;
  const x = sheet.left + textWidth(strong.text, sheet.strong) + 8;
  return [label(strong), label({ ...sheet.text, x, y, text, fill: ink.muted })];
}

/** Marks through the rows with numbers below; crowded ones are left out. */
function axisOf({ sheet, rows, axis, axisY }: StripPlace, ink: Palette): string[] {
  const box = rows[0]?.box;
  if (axis === null || box === undefined) return [];
  const x = placeOn(axis, [box.left, box.right]);
  let end = sheet.left;
  const marked = axis.ticks.filter(({ score, text }) => {
    const half = textWidth(text, sheet.text) / 2;
    if (x(score) - half < end || x(score) + half > sheet.width - 4) return false;
    end = x(score) + half + TEXT_GAP;
    return true;
  });
  const look = { ...sheet.text, y: axisY + sheet.text.size + 7, fill: ink.muted } as const;
  const lines = marked.map(({ score }) => vertical(x(score), [box.top, axisY]));
  return [
    ...(lines.length === 0 ? [] : [element('path', { d: lines.join(''), stroke: ink.grid })]),
    element('path', { d: horizontal(box, axisY), stroke: ink.muted }),
    ...marked.map(({ score, text }) => label({ ...look, x: x(score), text, anchor: 'middle' })),
  ];
}

/** The metric's name, and at the good end of the axis that this way is better. */
function axisLabel(model: ChartModel, { sheet, labelY: y }: StripPlace, ink: Palette): string[] {
  const isUp = model.direction === 'maximize';
  const better = isUp ? 'better →' : '← better';
  const maxWidth = sheet.right - sheet.left - textWidth(better, sheet.text) - TEXT_GAP;
  const [start, end] = [{ x: sheet.left }, { x: sheet.right, anchor: 'end' as const }];
  const metric = { ...sheet.text, y, text: tidy(model.metric), fill: ink.text, maxWidth };
  return [
    label({ ...metric, ...(isUp ? start : end) }),
    label({ ...sheet.text, y, text: better, fill: ink.muted, ...(isUp ? end : start) }),
  ];
}

/** A line at the median of the trials, which is where the curve begins. */
function medianMark({ arm, box }: StripRow, { axis }: StripPlace, ink: Palette): string[] {
  const score = valueAt(arm.median, arm.trialCost);
  if (axis === null || !isOn(axis, score)) return [];
  const x = placeOn(axis, [box.left, box.right])(score);
  const d = vertical(x, [box.top - 2, box.bottom + 2]);
  return [element('path', { d, stroke: ink.text, 'stroke-width': 2 })];
}

/** The row's name, and at the bad end how many of its trials are not on the axis. */
function rowTexts(
  { arm, name, words, box }: StripRow,
  { direction }: ChartModel,
  { sheet }: StripPlace,
  ink: Palette,
): string[] {
  const y = centred((box.top + box.bottom) / 2, sheet.text);
  const bad =
    direction === 'maximize'
      ? { x: box.left - TEXT_GAP, anchor: 'end' as const }
      : { x: box.right + TEXT_GAP };
  return [
    label({ ...sheet.text, x: sheet.left, y, text: name, fill: ink[arm.role] }),
    ...(words === '' ? [] : [label({ ...sheet.small, ...bad, y, text: words, fill: ink.muted })]),
  ];
}

function leftOutWords({ scores }: ChartArm, axis: ScoreAxis | null): string {
  const finite = scores.filter(Number.isFinite);
  const failed = scores.length - finite.length;
  const off = finite.filter((score) => axis === null || !isOn(axis, score)).length;
  const words = [off > 0 && `${off} off the scale`, failed > 0 && `${failed} failed`];
  return words.filter(Boolean).join(', ');
}
