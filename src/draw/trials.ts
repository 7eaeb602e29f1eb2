import { valueAt } from '../math/step-function.ts';
import { dots, dotsHeading, perDot, RADIUS, scattered } from './dots.ts';
import type { ChartArm, ChartModel } from './model.ts';
import { isOn, placeOn, type ScoreAxis, scoresOf, trialsAxis } from './score-axis.ts';
import { belowAxis } from './svg/axes.ts';
import { centred, lineHeight, type Sheet, write } from './svg/sheet.ts';
import { group, horizontal, path, tidy, vertical } from './svg/svg.ts';
import { textWidth } from './svg/text-width.ts';

type StripPlace = ReturnType<typeof stripPlace>;
type StripRow = StripPlace['rows'][number];

const ROW = 32;
const GAP = 8;
const HEADING = 12;
/** The least distance between two texts. */
const TEXT_GAP = 14;
/** Between the name of a row and its trials. */
const NAME_GAP = 10;
/** The axis has this share of each sweep's trials, and others that stretch it at most this much. */
const SHOWN = { share: 0.9, stretch: 4, padding: 0.02 };

/**
 * The strip of single trials, with scores from left to right.
 *
 * @param at the last baseline above it, and whether its axis is logarithmic
 */
export function stripPlace(
  model: ChartModel,
  sheet: Sheet,
  { above, isLog }: { readonly above: number; readonly isLog: boolean },
) {
  const axis = trialsAxis(model.arms.map(scoresOf), { ...SHOWN, ...model, isLog });
  const headingY = above + 2 * lineHeight(sheet.text);
  const named = model.arms.map((arm) => {
    const name = arm.role === 'sweep' ? 'trials' : arm.role;
    return { arm, name, words: leftOutWords(arm, axis) };
  });
  const widths = named.flatMap(({ name, words }) => [
    textWidth(name, sheet.text),
    textWidth(words, sheet.small),
  ]);
  const { right } = sheet;
  const left = sheet.left + Math.max(...widths) + NAME_GAP;
  const x = placeOn(axis, [left, right]);
  const trialsPerDot = Math.max(...model.arms.map(({ trials }) => perDot(trials)));
  const rows = named.map((row, i) => {
    const top = headingY + HEADING + (ROW + GAP) * i;
    const box = { left, right, top, bottom: top + ROW };
    const shown = row.arm.trials.filter(({ score }) => isOn(axis, score));
    const yOf = (rank: number) => top + RADIUS + scattered(rank, 0.5) * (ROW - 2 * RADIUS);
    const dots = shown
      .sort((a, b) => a.score - b.score)
      .filter((_, rank) => rank % trialsPerDot === 0)
      .map(({ id, score }, j) => ({ id, x: x(score), y: yOf(j) }));
    return { ...row, box, dots };
  });
  const axisY = headingY + HEADING + (ROW + GAP) * rows.length;
  const labelY = axisY + 2 * lineHeight(sheet.text) + 4;
  return {
    ...{ model, sheet, axis, x, rows, trialsPerDot, headingY, axisY, labelY },
    bottom: labelY + 14,
  };
}

/** About the trials that are not on the axis: "2 off the scale, 3 failed"; empty if none. */
function leftOutWords({ trials }: ChartArm, axis: ScoreAxis): string {
  const finite = trials.filter(({ score }) => Number.isFinite(score));
  const failed = trials.length - finite.length;
  const off = finite.filter(({ score }) => !isOn(axis, score)).length;
  const words = [off > 0 && `${off} off the scale`, failed > 0 && `${failed} failed`];
  return words.filter(Boolean).join(', ');
}

/** Below the curves: the single trials that they are computed from. */
export function strip(place: StripPlace): string[] {
  const { model, sheet, trialsPerDot: perDot, headingY: y } = place;
  const more = `, line: ${model.curveWord} trial`;
  return [
    dotsHeading({ title: 'Every trial', perDot, more, y }, sheet),
    ...axisOf(place),
    ...place.rows.flatMap((row) => [
      ...group(`trials ${row.arm.role}`, dots(row.dots, sheet.ink[row.arm.role])),
      ...medianMark(row, place),
      ...rowTexts(row, place),
    ]),
    ...axisLabel(place),
  ];
}

/** Marks through the rows with numbers below; crowded ones are left out. */
function axisOf({ sheet, rows, axis, x, axisY }: StripPlace): string[] {
  const box = rows[0]?.box;
  if (axis.ticks.length === 0 || box === undefined) return [];
  let end = sheet.left;
  const marked = axis.ticks.filter(({ score, text }) => {
    const half = textWidth(text, sheet.text) / 2;
    if (x(score) - half < end || x(score) + half > sheet.width - 4) return false;
    end = x(score) + half + TEXT_GAP;
    return true;
  });
  const place = { y: axisY + belowAxis(sheet), anchor: 'middle' } as const;
  const lines = marked.map(({ score }) => vertical(x(score), [box.top, axisY]));
  return [
    ...path(lines, { stroke: sheet.ink.grid }),
    ...path(horizontal(box, axisY), { stroke: sheet.ink.muted }),
    ...marked.map(({ score, text }) => write(sheet, 'text muted', { ...place, x: x(score), text })),
  ];
}

/** The metric's name, and at the good end of the axis that this way is better. */
function axisLabel({ model, sheet, labelY: y }: StripPlace): string[] {
  const isUp = model.direction === 'maximize';
  const better = isUp ? 'better →' : '← better';
  const maxWidth = sheet.right - sheet.left - textWidth(better, sheet.text) - TEXT_GAP;
  const [start, end] = [{ x: sheet.left }, { x: sheet.right, anchor: 'end' as const }];
  const metric = { y, text: tidy(model.metric), maxWidth };
  return [
    write(sheet, 'text text', { ...metric, ...(isUp ? start : end) }),
    write(sheet, 'text muted', { y, text: better, ...(isUp ? end : start) }),
  ];
}

/** A line at the median of the trials, which is where the curve begins. */
function medianMark({ arm, box }: StripRow, { axis, x, sheet }: StripPlace): string[] {
  const score = valueAt(arm.median, arm.trialCost);
  if (!isOn(axis, score)) return [];
  const line = vertical(x(score), [box.top - 2, box.bottom + 2]);
  return path(line, { stroke: sheet.ink.text, 'stroke-width': 2 });
}

/** The row's name, and how many of its trials are not on the axis. */
function rowTexts({ arm, name, words, box }: StripRow, { sheet }: StripPlace): string[] {
  const middle = (box.top + box.bottom) / 2;
  const half = words === '' ? 0 : lineHeight(sheet.small) / 2;
  const at = (y: number) => ({ x: sheet.left, y: centred(y, sheet.small) });
  return [
    write(sheet, `text ${arm.role}`, { ...at(middle - half), text: name }),
    ...(words === '' ? [] : [write(sheet, 'small muted', { ...at(middle + half), text: words })]),
  ];
}
