import { scaleLinear } from 'd3-scale';
import type { ChartArm, ChartModel } from './model.ts';
import { TEXT } from './sizes.ts';
import type { StripScale } from './strip-axis.ts';
import { STRIP_ROW, type StripPlace } from './strip-place.ts';
import { stripScores } from './strip-scores.ts';
import { leftOutWords } from './strip-words.ts';
import type { Box } from './svg.ts';
import { textWidth } from './text-width.ts';

/** Between words at the end of a row and the axis. */
const BESIDE = 14;
/** One sweep's trials. */
export interface Row {
  readonly arm: ChartArm;
  readonly box: Box;
  /** In pixels, in increasing order. */
  readonly places: readonly number[];
  /** For the trials that have no place. */
  readonly words: string;
}

/** Scores on an axis that leaves room for words at its bad end; undefined where none is finite. */
export function scaleOf(model: ChartModel, { left, right }: StripPlace): StripScale | undefined {
  const shown = stripScores(model);
  if (shown === undefined) return undefined;
  const widths = model.arms.map((arm) => textWidth(leftOutWords(arm, shown), TEXT));
  const widest = Math.max(...widths);
  const room = widest === 0 ? 0 : widest + BESIDE;
  const ends =
    model.direction === 'maximize' ? { left: left + room, right } : { left, right: right - room };
  const x = scaleLinear([shown.low, shown.high], [ends.left, ends.right]);
  return { ...shown, ...ends, x };
}

export function rowsOf(model: ChartModel, place: StripPlace, scale: StripScale | undefined): Row[] {
  return model.arms.map((arm, i) => {
    const top = place.tops[i] ?? 0;
    const { left, right } = scale ?? place;
    const on = scale ? arm.scores.filter((score) => isOn(scale, score)) : [];
    return {
      arm,
      box: { left, right, top, bottom: top + STRIP_ROW },
      places: scale ? on.map(scale.x).sort((a, b) => a - b) : [],
      words: leftOutWords(arm, scale),
    };
  });
}

export function isOn({ low, high }: StripScale, score: number): boolean {
  return score >= low && score <= high;
}
