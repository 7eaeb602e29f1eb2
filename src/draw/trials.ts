import { inPlain } from '../report/index.ts';
import { budgetAxis, curveMarks, HEAD } from './curves.ts';
import { dots, perDot, RADIUS, scattered } from './dots.ts';
import { type CurveFrame, type CurvePlot, placeCurves } from './frame.ts';
import type { ChartArm } from './model.ts';
import { BELOW_TEXT, belowAxis, drawMarks, type Panel, type TrialDot, yAxis } from './panel.ts';
import { isOn } from './score-axis.ts';
import { lettered, lineHeight, write } from './svg/sheet.ts';
import { group, label, placed } from './svg/svg.ts';

/** Every trial beside the curves that are computed from them, on the same axis; below them on a phone. */
export function largePanels(frame: CurveFrame): Panel[] {
  const { sheet, budgets, columns } = frame;
  const height = sheet.plotHeight;
  const trials = trialsPanel(frame, budgets.isResolved ? height : 0.6 * height);
  // Curves without bands would look like a finding.
  if (!budgets.isResolved) return [trials];
  const curves = curvesPanel(frame, height);
  if (columns.right > frame.left) return [curves, trials];
  return [
    (above) => {
      const [left, right] = [trials(above), curves(above)];
      return { ...right, drawn: [...left.drawn, ...right.drawn], dots: left.dots ?? [] };
    },
  ];
}

const curvesPanel =
  (frame: CurveFrame, height: number): Panel =>
  (above) => {
    const { sheet, scores, model } = frame;
    const top = above + HEAD;
    const plot = placeCurves(frame, scores, { top, bottom: top + height });
    const heading = { x: frame.left, y: above + sheet.strong.size, text: `${model.scoreWord}s` };
    const isAlone = frame.columns.right > frame.left;
    const ticks = isAlone ? scores.ticks : scores.ticks.map((tick) => ({ ...tick, text: '' }));
    const drawn = [
      write(sheet, 'strong text', heading),
      ...drawMarks<CurvePlot>(plot, [yAxis(ticks), ...curveMarks(frame), budgetAxis(frame)]),
    ];
    return { drawn, bottom: plot.box.bottom + belowAxis(sheet) + BELOW_TEXT, plot };
  };

const trialsPanel =
  (frame: CurveFrame, height: number): Panel =>
  (above) => {
    const { model, sheet, scores, columns } = frame;
    const top = above + HEAD;
    const box = { ...columns, top, bottom: top + height };
    const plot = { ...placeCurves(frame, scores, box), box };
    const width = (columns.right - columns.left) / model.arms.length;
    const placed = model.arms.map((arm, i) => {
      const middle = columns.left + (i + 0.5) * width;
      return { arm, middle, dots: dotsOf(arm, { middle, width: width - 12 }, plot) };
    });
    const each = Math.max(...model.arms.map(({ trials }) => perDot(trials)));
    const title = each === 1 ? 'Every trial' : `Every ${each}th trial`;
    const drawn = [
      write(sheet, 'strong text', { x: columns.left, y: above + sheet.strong.size, text: title }),
      ...drawMarks<CurvePlot>(plot, [
        yAxis(scores.ticks),
        ...placed.map(({ arm, dots: own }) => () => {
          return group(`trials ${arm.role}`, dots(own, sheet.ink[arm.role]));
        }),
        () => placed.flatMap(({ arm, middle }) => columnTexts(arm, middle, plot)),
      ]),
    ];
    const bottom = box.bottom + belowAxis(sheet) + BELOW_TEXT;
    return {
      ...{ drawn: group('every-trial', drawn), bottom },
      dots: each === 1 ? placed.flatMap((one) => one.dots) : [],
    };
  };

interface Column {
  readonly middle: number;
  readonly width: number;
}

/** A dot at the score of each trial that is on the axis, neighbours side by side. */
function dotsOf({ trials }: ChartArm, { middle, width }: Column, { axis, y }: CurvePlot) {
  const each = perDot(trials);
  const shown = trials
    .filter(({ score }) => isOn(axis, score))
    .sort((a, b) => b.score - a.score)
    .filter((_, rank) => rank % each === 0);
  const found: TrialDot[] = [];
  for (const [i, { id, score }] of shown.entries()) {
    const near = found.filter((other) => Math.abs(other.y - y(score)) < 2 * RADIUS);
    const isFree = (x: number) =>
      near.every((other) => Math.hypot(other.x - x, other.y - y(score)) >= 2 * RADIUS);
    const free = STEPS.map((step) => middle + step * RADIUS).find(
      (x) => Math.abs(x - middle) <= width / 2 && isFree(x),
    );
    const x = free ?? middle + (scattered(i) - 0.5) * width;
    found.push({ id, x, y: y(score) });
  }
  return found;
}

/** From the middle to the sides, in turns. */
const STEPS = Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2));

/** Whose trials these are, and how many are beyond the axis. */
function columnTexts({ role, trials }: ChartArm, x: number, plot: CurvePlot): string[] {
  const { sheet, axis, box, model } = plot;
  const count = (is: (score: number) => boolean) => trials.filter(({ score }) => is(score)).length;
  const failed = count((score) => !Number.isFinite(score));
  const lower = count((score) => Number.isFinite(score) && score < axis.low);
  const higher = count((score) => Number.isFinite(score) && score > axis.high);
  const row = lineHeight(sheet.small);
  const common = { x, anchor: 'middle', halo: sheet.ink.background } as const;
  const notes = (texts: readonly string[], places: readonly number[]) =>
    texts.map((text) =>
      places.map((y) => lettered(sheet, `small ${role}`, { ...common, y, text })),
    );
  const foot = [0, 1].map((i) => box.bottom - 6 - i * row);
  const head = [0, 1].map((i) => box.top + sheet.small.size + i * row);
  const atFoot = model.direction === 'maximize' ? [lower, failed] : [lower, 0];
  const atHead = model.direction === 'maximize' ? [higher, 0] : [higher, failed];
  const words = ([off = 0, failed = 0]: readonly number[], way: string) =>
    [off > 0 && `${inPlain(off, 0)} ${way}`, failed > 0 && `${inPlain(failed, 0)} failed`].filter(
      (one) => one !== false,
    );
  return [
    write(sheet, `strong ${role}`, {
      ...{ x, y: box.bottom + belowAxis(sheet), anchor: 'middle' },
      text: role === 'sweep' ? 'trials' : role,
    }),
    ...placed(
      [...notes(words(atFoot, 'lower ↓'), foot), ...notes(words(atHead, 'higher ↑'), head)],
      {
        ...box,
      },
    ).map(label),
  ];
}
