import { scaleLinear } from 'd3-scale';
import { commonBreaks, type StepFunction, valueAt } from '../../math/step-function.ts';
import type { Budgets } from './budgets.ts';
import type { ChartModel } from './model.ts';

/** The stretch of scores a chart shows, with the marks on its axis. */
export interface Scores {
  readonly low: number;
  readonly high: number;
  /** Empty where no score is finite: then the axis has no scale. */
  readonly ticks: readonly { readonly score: number; readonly text: string }[];
}

/** A score, turned so that larger is better, and the log-budgets it holds for. */
interface Stretch {
  readonly score: number;
  readonly weight: number;
}

const TICKS = 6;
/** Room between the curves and the ends of the axis, as shares of what they span. */
const PADDING = { low: 0.14, high: 0.1 };
/** Beyond this, differences of scores overflow; such scores are drawn as infinite ones. */
const LARGEST = 1e300;
/** Below this, shares of a difference lose their digits; such differences are drawn as none. */
const SMALLEST = 1e-290;

/**
 * How far the axis goes towards bad scores. It always covers the better part (`share` is what may
 * be left out); it covers the rest too unless that would make the axis `stretch` times as long,
 * because one very bad step would flatten everything else.
 */
const MEDIAN_RULE = { share: 0.2, stretch: 8 };
const BAND_RULE = { share: 0.1, stretch: 2.75 };

const TARGET_STRETCH = 2;

function stretches(curve: StepFunction, from: number, to: number, sign: number): Stretch[] {
  if (to <= from) return [];
  const ends = commonBreaks([curve], from, to);
  const all = ends.map((end, i) => ({
    score: sign * valueAt(curve, end),
    weight: Math.log(end / (ends[i - 1] ?? from)),
  }));
  return all.filter(({ score }) => Math.abs(score) < LARGEST);
}

/** The score that all but `share` of the log-budgets reach. */
function commonlyReached(found: readonly Stretch[], share: number): number {
  const sorted = found.toSorted((a, b) => a.score - b.score);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  const at = sorted.find(({ weight }) => {
    passed += weight;
    return passed > share * total;
  });
  return at?.score ?? Number.POSITIVE_INFINITY;
}

function minimum(found: readonly Stretch[]): number {
  return found.reduce((least, { score }) => Math.min(least, score), Number.POSITIVE_INFINITY);
}

/** The worst score worth showing when `core` is the worst that must be shown. */
function worstShown(core: number, full: number, best: number, stretch: number): number {
  const covered = best - Math.min(core, full) <= stretch * (best - core);
  return covered || core >= best ? Math.min(core, full) : core;
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
  const must = Math.min(best, commonlyReached(medians, MEDIAN_RULE.share));
  const median = worstShown(must, minimum(medians), best, MEDIAN_RULE.stretch);
  const core = Math.min(median, commonlyReached(edges(bad), BAND_RULE.share));
  const worst = worstShown(core, minimum(edges(bad)), best, BAND_RULE.stretch);
  return withTarget([worst, best], model.target === null ? null : sign * model.target);
}

/** A target is in the picture unless it would flatten the curves. */
function withTarget([worst, best]: [number, number], target: number | null): [number, number] {
  if (target === null) return [worst, best];
  const [low, high] = [Math.min(worst, target), Math.max(best, target)];
  return high - low <= TARGET_STRETCH * (best - worst) ? [low, high] : [worst, best];
}

/** Widens a stretch a little, but not below zero: an accuracy below nothing confuses. */
function padded(low: number, high: number): [number, number] {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const span = high - low;
  if (span <= Math.max(1e-12 * size, SMALLEST)) {
    const room = size > SMALLEST ? 0.02 * size : 1;
    return [low - room, high + room];
  }
  const least = low - PADDING.low * span;
  return [low >= 0 ? Math.max(0, least) : least, high + PADDING.high * span];
}

/** Plain decimals for everyday scores, powers of ten for the others. */
function specifier(low: number, high: number): string | undefined {
  const plain = Math.max(Math.abs(low), Math.abs(high)) < 1e9 && high - low > 1e-6;
  return plain ? undefined : 'e';
}

export function chartScores(model: ChartModel, budgets: Budgets): Scores {
  const found = extent(model, budgets);
  if (found === undefined) return { low: 0, high: 1, ticks: [] };
  const [worst, best] = found;
  const maximize = model.direction === 'maximize';
  const [least, high] = maximize ? padded(worst, best) : padded(-best, -worst);
  // A floor stands on a mark. The other end is free: there it would only take room.
  const marked = scaleLinear([least, high], [0, 1]).nice(TICKS).domain()[0] ?? least;
  const low = maximize ? marked : least;
  const scale = scaleLinear([low, high], [0, 1]);
  const format = scale.tickFormat(TICKS, specifier(low, high));
  return { low, high, ticks: scale.ticks(TICKS).map((score) => ({ score, text: format(score) })) };
}
