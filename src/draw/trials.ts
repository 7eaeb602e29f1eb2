import { valueAt } from '../math/step-function.ts';
import { dots, dotsHeading, perDot, RADIUS, scattered } from './dots.ts';
import type { CurveFrame } from './frame.ts';
import type { ChartArm, ChartModel } from './model.ts';
import { BELOW_TEXT, belowAxis, drawMarks, type Mark, type Placed, type Plot } from './panel.ts';
import { isOn, placeOn, type ScoreAxis, scoresOf, trialsAxis } from './score-axis.ts';
import { centred, lineHeight, write } from './svg/sheet.ts';
import { group, horizontal, path, tidy, vertical } from './svg/svg.ts';
import { textWidth } from './svg/text-width.ts';

const ROW = 32;
const GAP = 8;
const HEADING = 12;
/** The least distance between two texts. */
const TEXT_GAP = 14;
/** Between the name of a row and its trials. */
const NAME_GAP = 10;
/** The axis has this share of each sweep's trials, and others that stretch it at most this much. */
const SHOWN = { share: 0.9, stretch: 4, padding: 0.02 };

interface TrialsPlot extends Plot {
  readonly model: ChartModel;
  readonly axis: ScoreAxis;
}

/** The single trials that the curves are computed from: a row for each sweep, with scores from left to right. */
export const trialsPanel =
  ({ model, sheet, scores: { isLog } }: CurveFrame) =>
  (above: number): Placed => {
    const axis = trialsAxis(model.arms.map(scoresOf), { ...SHOWN, ...model, isLog });
    const headingY = above - BELOW_TEXT + 2 * lineHeight(sheet.text);
    const rows = model.arms.map((arm) => {
      const name = arm.role === 'sweep' ? 'trials' : arm.role;
      return { arm, name, words: leftOutLabel(arm, axis) };
    });
    const widths = rows.map(({ name, words }) =>
      Math.max(textWidth(name, sheet.text), textWidth(words, sheet.small)),
    );
    const left = sheet.left + Math.max(...widths) + NAME_GAP;
    const top = headingY + HEADING;
    const bottom = top + (ROW + GAP) * rows.length;
    const x = placeOn(axis, [left, sheet.right]);
    const y = (row: number) => top + (ROW + GAP) * row;
    const plot = { model, sheet, axis, box: { left, right: sheet.right, top, bottom }, x, y };
    const trialsPerDot = Math.max(...model.arms.map(({ trials }) => perDot(trials)));
    const dotted = model.arms.map(({ trials }, row) =>
      trials
        .filter(({ score }) => isOn(axis, score))
        .sort((a, b) => a.score - b.score)
        .filter((_, rank) => rank % trialsPerDot === 0)
        .map(({ id, score }, i) => {
          const down = RADIUS + scattered(i, 0.5) * (ROW - 2 * RADIUS);
          return { id, x: x(score), y: y(row) + down };
        }),
    );
    const more = `, line: ${model.curveWord} trial`;
    const drawn = [
      dotsHeading({ title: 'Every trial', perDot: trialsPerDot, more, y: headingY }, sheet),
      ...drawMarks<TrialsPlot>(plot, [
        scoreAxis,
        ...rows.flatMap((row, i) => [
          () => group(`trials ${row.arm.role}`, dots(dotted[i] ?? [], sheet.ink[row.arm.role])),
          medianMark(row.arm, i),
          rowLabels(row, i),
        ]),
        axisName,
      ]),
    ];
    return {
      drawn: group('strip', drawn),
      bottom: bottom + 2 * lineHeight(sheet.text) + 4 + BELOW_TEXT,
      dots: trialsPerDot === 1 ? dotted.flat() : [],
    };
  };

/** About the trials that are not on the axis: "2 off the scale, 3 failed"; empty if none. */
function leftOutLabel({ trials }: ChartArm, axis: ScoreAxis): string {
  const finite = trials.filter(({ score }) => Number.isFinite(score));
  const failed = trials.length - finite.length;
  const off = finite.filter(({ score }) => !isOn(axis, score)).length;
  const words = [off > 0 && `${off} off the scale`, failed > 0 && `${failed} failed`];
  return words.filter(Boolean).join(', ');
}

/** Marks through the rows with numbers below; crowded ones are left out. */
function scoreAxis({ sheet, axis, x, box }: TrialsPlot): string[] {
  if (axis.ticks.length === 0) return [];
  let end = sheet.left;
  const marked = axis.ticks.filter(({ value, text }) => {
    const half = textWidth(text, sheet.text) / 2;
    if (x(value) - half < end || x(value) + half > sheet.width - 4) return false;
    end = x(value) + half + TEXT_GAP;
    return true;
  });
  const place = { y: box.bottom + belowAxis(sheet), anchor: 'middle' } as const;
  const lines = marked.map(({ value }) => vertical(x(value), [box.top, box.bottom]));
  return [
    ...path(lines, { stroke: sheet.ink.grid }),
    ...path(horizontal(box, box.bottom), { stroke: sheet.ink.muted }),
    ...marked.map(({ value, text }) => write(sheet, 'text muted', { ...place, x: x(value), text })),
  ];
}

/** The metric's name, and at the good end of the axis that this way is better. */
function axisName({ model, sheet, box }: TrialsPlot): string[] {
  const isUp = model.direction === 'maximize';
  const better = isUp ? 'better →' : '← better';
  const y = box.bottom + 2 * lineHeight(sheet.text) + 4;
  const maxWidth = sheet.right - sheet.left - textWidth(better, sheet.text) - TEXT_GAP;
  const [start, end] = [{ x: sheet.left }, { x: sheet.right, anchor: 'end' as const }];
  const metric = { y, text: tidy(model.metric), maxWidth };
  return [
    write(sheet, 'text text', { ...metric, ...(isUp ? start : end) }),
    write(sheet, 'text muted', { y, text: better, ...(isUp ? end : start) }),
  ];
}

/** A line at the median of the trials, which is where the curve begins. */
const medianMark =
  (arm: ChartArm, row: number): Mark<TrialsPlot> =>
  ({ axis, x, y, sheet }) => {
    const score = valueAt(arm.median, arm.trialCost);
    if (!isOn(axis, score)) return [];
    const line = vertical(x(score), [y(row) - 2, y(row) + ROW + 2]);
    return path(line, { stroke: sheet.ink.text, 'stroke-width': 2 });
  };

interface NamedRow {
  readonly arm: ChartArm;
  readonly name: string;
  readonly words: string;
}

/** The row's name, and how many of its trials are not on the axis. */
const rowLabels =
  ({ arm, name, words }: NamedRow, row: number): Mark =>
  ({ y, sheet }) => {
    const middle = y(row) + ROW / 2;
    const half = words === '' ? 0 : lineHeight(sheet.small) / 2;
    const at = (y: number) => ({ x: sheet.left, y: centred(y, sheet.small) });
    return [
      write(sheet, `text ${arm.role}`, { ...at(middle - half), text: name }),
      ...(words === '' ? [] : [write(sheet, 'small muted', { ...at(middle + half), text: words })]),
    ];
  };
