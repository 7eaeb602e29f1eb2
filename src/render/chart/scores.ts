import { commonBreaks, type StepFunction, valueAt } from '../../math/step-function.ts';
import type { Budgets } from './budgets.ts';
import { isDrawable, minimum, type Weighed, worstShown } from './extent.ts';
import type { ChartModel } from './model.ts';
import { markBelow, padded, type Scores, scoresBetween } from './score-axis.ts';

/** Room between the curves and the ends of the axis, as shares of what they span. */
const PADDING = { low: 0.14, high: 0.1 };
const MEDIAN_RULE = { share: 0.2, stretch: 8 };
const BAND_RULE = { share: 0.1, stretch: 2.75 };

const TARGET_STRETCH = 2;

function stretches(curve: StepFunction, from: number, to: number, sign: number): Weighed[] {
  if (to <= from) return [];
  const ends = commonBreaks([curve], from, to);
  const all = ends.map((end, i) => ({
    score: sign * valueAt(curve, end),
    weight: Math.log(end / (ends[i - 1] ?? from)),
  }));
  // Of a step that ends where the axis begins no more than the end is on it.
  all.push({ score: sign * valueAt(curve, from), weight: 0 });
  return all.filter(({ score }) => isDrawable(score));
}

/** Worst and best score to show, turned so that larger is better; undefined if none is finite. */
function extent(model: ChartModel, { first, last }: Budgets): [number, number] | undefined {
  const [sign, bad, good] =
    model.direction === 'maximize'
      ? ([1, 'lower', 'upper'] as const)
      : ([-1, 'upper', 'lower'] as const);
  const bandEnd = (budget: number) => Math.min(budget, last);
  const medians = model.arms.flatMap((arm) => stretches(arm.median, first, last, sign));
  const edges = (end: 'lower' | 'upper') =>
    model.arms.flatMap((arm) => stretches(arm[end], first, bandEnd(arm.resolvableBudget), sign));

  const best = -minimum([...medians, ...edges(good)].map((s) => ({ ...s, score: -s.score })));
  if (!Number.isFinite(best)) return undefined;
  const median = worstShown(medians, MEDIAN_RULE, { best, least: best });
  const worst = worstShown(edges(bad), BAND_RULE, { best, least: median });
  return withTarget([worst, best], model.target === null ? null : sign * model.target);
}

/** A target is in the picture unless it would flatten the curves. */
function withTarget([worst, best]: [number, number], target: number | null): [number, number] {
  if (target === null) return [worst, best];
  const [low, high] = [Math.min(worst, target), Math.max(best, target)];
  return high - low <= TARGET_STRETCH * (best - worst) ? [low, high] : [worst, best];
}

/** With room for words, but not below zero: an accuracy below nothing confuses. */
function roomy(low: number, high: number): [number, number] {
  const [least, most] = padded(low, high, PADDING);
  return [low >= 0 && high > low ? Math.max(0, least) : least, most];
}

export function chartScores(model: ChartModel, budgets: Budgets): Scores {
  const found = extent(model, budgets);
  if (found === undefined) return { low: 0, high: 1, ticks: [] };
  const [worst, best] = found;
  if (model.direction === 'minimize') return scoresBetween(...roomy(-best, -worst));
  const [least, high] = roomy(worst, best);
  // A floor stands on a mark. The other end is free: there it would only take room.
  return scoresBetween(markBelow(least, high), high);
}
