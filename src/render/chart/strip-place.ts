import type { ChartModel } from './model.ts';
import { BELOW_STRIP } from './strip-axis.ts';

/** Where the strip of single trials is. */
export interface StripPlace {
  readonly left: number;
  readonly right: number;
  /** The baseline of its heading. */
  readonly headingY: number;
  /** The top of each row. */
  readonly tops: readonly number[];
  readonly axisY: number;
  /** Where it ends. */
  readonly bottom: number;
}

export const STRIP_ROW = 30;
const GAP = 8;
/** From the heading down to the first row. */
const HEADING = 14;

export function stripPlace(
  { arms }: ChartModel,
  { left, right, headingY }: Pick<StripPlace, 'left' | 'right' | 'headingY'>,
): StripPlace {
  const tops = arms.map((_, i) => headingY + HEADING + (STRIP_ROW + GAP) * i);
  const axisY = headingY + HEADING + (STRIP_ROW + GAP) * arms.length;
  return { left, right, headingY, tops, axisY, bottom: axisY + BELOW_STRIP };
}
