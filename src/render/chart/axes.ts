import { coordinate, element, label, TEXT, TO_BASELINE, tidy } from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import type { Palette } from '../svg/theme.ts';
import { formatBudget } from '../wording/numbers.ts';
import { budgetTicks, spaced, trialMarks } from './budgets.ts';
import { BELOW_AXIS, hasTrialRows, type Layout, type Plot, ROW } from './layout.ts';
import type { ChartModel } from './model.ts';

const TICK = 5;
/** The least distance between the texts of two ticks. */
const TICK_GAP = 14;

/** Grid lines with their numbers. The axis itself serves as the lowest line. */
export function scoreAxis({ box, scores, y }: Plot, ink: Palette): string[] {
  const lines = scores.ticks.filter(({ score }) => y(score) < box.bottom - 1);
  const d = lines.map(
    ({ score }) => `M${coordinate(box.left)} ${coordinate(y(score))}H${box.right}`,
  );
  return [
    ...(lines.length > 0 ? [element('path', { d: d.join(''), stroke: ink.grid })] : []),
    ...scores.ticks.map(({ score, text }) =>
      label({
        ...TEXT,
        x: box.left - 10,
        y: y(score) + TO_BASELINE,
        text,
        fill: ink.muted,
        anchor: 'end',
      }),
    ),
  ];
}

export function budgetAxis({ box, budgets, x }: Plot, ink: Palette): string[] {
  const half = (budget: number) => textWidth(formatBudget(budget), TEXT) / 2;
  const clearance = (a: number, b: number) => Math.abs(x(a) - x(b)) - half(a) - half(b) - TICK_GAP;
  const ticks = budgetTicks(budgets, clearance);
  const marks = ticks.map((tick) => `M${coordinate(x(tick))} ${box.bottom}v${TICK}`).join('');
  const d = `M${coordinate(box.left)} ${box.bottom}H${box.right}${marks}`;
  return [
    element('path', { d, fill: 'none', stroke: ink.muted }),
    ...ticks.map((tick) => {
      const text = formatBudget(tick);
      return label({
        ...TEXT,
        x: x(tick),
        y: box.bottom + BELOW_AXIS,
        text,
        fill: ink.muted,
        anchor: 'middle',
      });
    }),
  ];
}

export function axisLabels(model: ChartModel, { plot, xLabelY }: Layout, ink: Palette): string[] {
  const { box } = plot;
  const shared = { ...TEXT, fill: ink.text, anchor: 'middle' } as const;
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  return [
    label({ ...shared, x: middle.x, y: xLabelY, text: tidy(model.xLabel), maxWidth: width }),
    label({
      ...shared,
      x: 20,
      y: middle.y,
      text: tidy(model.yLabel),
      maxWidth: height,
      rotated: true,
    }),
  ];
}

/** How far a number may reach to the left of the plot, where the row's name ends. */
const NAME_OVERHANG = 4;
/** The least distance between two numbers of a row. */
const ROW_GAP = 10;

/** Below a cost axis: the trials of each sweep that a cost buys. */
export function trialRows(model: ChartModel, plot: Plot, ink: Palette): string[] {
  if (!hasTrialRows(model)) return [];
  const { box } = plot;
  return model.arms.flatMap((arm, i) => {
    const y = box.bottom + BELOW_AXIS + ROW * (i + 1);
    const look = { ...TEXT, y, fill: model.arms.length > 1 ? ink[arm.role] : ink.muted };
    const x = (trials: number) => plot.x(trials * arm.trialCost);
    const half = (trials: number) => textWidth(formatBudget(trials), TEXT) / 2;
    const marks = spaced(
      trialMarks(plot.budgets, arm.trialCost).filter(
        (trials) => half(trials) <= x(trials) - box.left + NAME_OVERHANG,
      ),
      (a, b) => Math.abs(x(a) - x(b)) - half(a) - half(b) - ROW_GAP,
    );
    const name = model.arms.length > 1 ? arm.role : 'trials';
    return [
      label({ ...look, x: box.left - 10, text: name, anchor: 'end' }),
      ...marks.map((trials) =>
        label({ ...look, x: x(trials), text: formatBudget(trials), anchor: 'middle' }),
      ),
    ];
  });
}
