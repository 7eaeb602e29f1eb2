import { layOut } from './layout.ts';
import { limitAt } from './limit.ts';
import type { ChartModel } from './model.ts';
import { arrowBox } from './open-bands.ts';

/** Which of the marks a chart has that it does not explain itself. */
export interface ShownMarks {
  /** The dotted line where the data stop resolving budgets. */
  readonly hasLimit: boolean;
  /** An arrow where a band loses its good end. */
  readonly hasArrow: boolean;
}

export function shownMarks(model: ChartModel): ShownMarks {
  const { plot } = layOut(model);
  return {
    hasLimit: limitAt(plot) !== undefined,
    hasArrow: model.arms.some((arm) => arrowBox(arm, plot).length > 0),
  };
}
