import { inPlain } from '../report/index.ts';
import { HEAD, panelHeading } from './curves.ts';
import { dots, perDot, rings } from './dots.ts';
import type { CurveFrame } from './frame.ts';
import type { ChartArm, ChartModel, ChartTrial } from './model.ts';
import { BELOW_TEXT, belowAxis, type Panel, type Plot, xNumbers, yAxis } from './panel.ts';
import { isOn, placeOn, type ScoreAxis } from './score-axis.ts';
import { lineHeight, write } from './svg/sheet.ts';
import { group, horizontal, path } from './svg/svg.ts';

const GAP = 20;
/** A search that does not drift has about the same median in each quarter. */
const PARTS = 4;
/** The medians of fewer say nothing. */
const MIN_TRIALS = 5 * PARTS;

/** Whether there are enough trials for a drift to be seen. */
export function hasOrder({ arms }: Pick<ChartModel, 'arms'>): boolean {
  return arms.every(({ trials }) => trials.length >= MIN_TRIALS);
}

/** The scores of each sweep in the order of its trials, where a drift is seen. */
export const orderPanel =
  ({ model: { arms }, sheet, scores, columns }: CurveFrame): Panel =>
  (above) => {
    const width = (sheet.right - columns.left + GAP) / arms.length;
    const top = above + HEAD;
    const placed = arms.map((arm, i) => {
      const left = columns.left + i * width;
      const box = { left, right: left + width - GAP, top, bottom: top + sheet.plotHeight };
      const x = (place: number) => left + ((place - 0.5) / arm.trials.length) * (width - GAP);
      const plot = { sheet, box, x, y: placeOn(scores, [box.bottom, box.top]) };
      const ticks = i === 0 ? scores.ticks : scores.ticks.map((tick) => ({ ...tick, text: '' }));
      return {
        dots: dotsOf(arm, plot),
        drawn: [...yAxis(ticks)(plot), ...drawOrder(arm, scores, plot)],
      };
    });
    const scale = scores.isLog ? ', log scale' : '';
    const heading = `Trials in their order, line: median of each quarter${scale}`;
    return {
      drawn: [panelHeading(heading, above, { sheet }), ...placed.flatMap((one) => one.drawn)],
      bottom: top + sheet.plotHeight + belowAxis(sheet) + lineHeight(sheet.strong) + BELOW_TEXT,
      dots: arms.some(({ trials }) => perDot(trials) > 1) ? [] : placed.flatMap((one) => one.dots),
    };
  };

/** Scores beyond the axis are on the frame. */
function dotsOf({ trials }: ChartArm, { x, y }: Plot) {
  const each = perDot(trials);
  const shown = Array.from({ length: Math.ceil(trials.length / each) }, (_, i) => i * each);
  return shown.map((i) => {
    const { id, score } = trials[i] as ChartTrial;
    return { id, score, x: x(i + 1), y: y(score) };
  });
}

function drawOrder(arm: ChartArm, axis: ScoreAxis, plot: Plot): string[] {
  const { sheet, box, x } = plot;
  const { role, trials } = arm;
  const ink = sheet.ink[role];
  const all = dotsOf(arm, plot);
  const failed = all.filter(({ score }) => !Number.isFinite(score));
  const parts = Array.from(
    { length: PARTS },
    (_, i) =>
      [i, i + 1].map((end) => Math.round((end * trials.length) / PARTS)) as [number, number],
  );
  const medians = parts.flatMap(([from, to]) => {
    const sorted = trials
      .slice(from, to)
      .map(({ score }) => score)
      .sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] as number;
    return isOn(axis, median)
      ? horizontal({ left: x(from + 0.5), right: x(to + 0.5) }, plot.y(median))
      : [];
  });
  const name = { x: (box.left + box.right) / 2, anchor: 'middle' } as const;
  return [
    ...group(
      `order ${role}`,
      dots(
        all.filter((one) => !failed.includes(one)),
        ink,
      ),
    ),
    ...rings(failed, ink, sheet.ink.background),
    ...path(medians, { stroke: sheet.ink.text, 'stroke-width': 2.5 }),
    ...xNumbers([1, trials.length, Math.round(trials.length / 2)], (i) => inPlain(i, 0))(plot),
    write(sheet, `strong ${role}`, {
      ...{ ...name, y: box.bottom + belowAxis(sheet) + lineHeight(sheet.strong) },
      text: role === 'sweep' ? 'trials' : role,
    }),
  ];
}
