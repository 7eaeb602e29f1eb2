import { formatBudget } from '../numbers.ts';
import { spaced, trialMarks } from './budgets.ts';
import { BELOW_AXIS, hasTrialRows, type Plot, ROW } from './layout.ts';
import type { ChartModel } from './model.ts';
import { TEXT } from './sizes.ts';
import { label } from './svg.ts';
import { textWidth } from './text-width.ts';
import type { Palette } from './theme.ts';

/** How far a number may reach to the left of the plot, where the row's name ends. */
const BESIDE = 4;
/** At least this much between two numbers. */
const APART = 10;

/** Below an axis in cost: how many trials of each sweep that buys. */
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
        (trials) => half(trials) <= x(trials) - box.left + BESIDE,
      ),
      (a, b) => Math.abs(x(a) - x(b)) - half(a) - half(b) - APART,
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
