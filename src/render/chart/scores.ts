import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { commonBreaks, type StepFunction, valueAt } from '../../math/step-function.ts';
import { powerOfTen } from '../wording/numbers.ts';
import type { Budgets } from './budgets.ts';
import type { ChartModel } from './model.ts';

/** Space between the curves and the ends of the axis, as shares of their span. */
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
  // A step that ends where the axis begins has only its end on it.
  all.push({ score: sign * valueAt(curve, from), weight: 0 });
  return all.filter(({ score }) => isDrawable(score));
}

/** The worst and best score to show, oriented so that larger is better; undefined if none is finite. */
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

/** With space for words, but not below zero: a negative accuracy would confuse. */
function withSpace(low: number, high: number): [number, number] {
  const [least, most] = padded(low, high, PADDING);
  return [low >= 0 && high > low ? Math.max(0, least) : least, most];
}

export function chartScores(model: ChartModel, budgets: Budgets): Scores {
  const found = extent(model, budgets);
  if (found === undefined) return { low: 0, high: 1, ticks: [] };
  const [worst, best] = found;
  if (model.direction === 'minimize') return scoresBetween(...withSpace(-best, -worst));
  const [least, high] = withSpace(worst, best);
  // The bottom is a tick. The top need not be one: that would only take space.
  return scoresBetween(markBelow(least, high), high);
}

/** A score, oriented so that larger is better, with its weight. */
interface Weighed {
  readonly score: number;
  readonly weight: number;
}

/**
 * How far an axis goes towards bad scores. It always covers the better part (`share` is what may
 * be left out); it covers the rest too unless that would make the axis `stretch` times as long,
 * because one very bad step would flatten everything else.
 */
interface Rule {
  readonly share: number;
  readonly stretch: number;
}

/** Beyond this, differences of scores overflow; such scores are drawn as infinite ones. */
const MAX_DRAWABLE = 5e307;

export function isDrawable(score: number): boolean {
  return Math.abs(score) < MAX_DRAWABLE;
}

/** The score that all but `share` of the weight reaches. */
function commonlyReached(found: readonly Weighed[], share: number): number {
  const sorted = found.toSorted((a, b) => a.score - b.score);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  const at = sorted.find(({ weight }) => {
    passed += weight;
    return passed > share * total;
  });
  return at?.score ?? Number.POSITIVE_INFINITY;
}

export function minimum(found: readonly Weighed[]): number {
  return found.reduce((least, { score }) => Math.min(least, score), Number.POSITIVE_INFINITY);
}

interface Shown {
  readonly best: number;
  /** The worst score that must be shown in any case. */
  readonly least: number;
}

/** The worst score worth showing. */
export function worstShown(
  found: readonly Weighed[],
  { share, stretch }: Rule,
  { best, least }: Shown,
): number {
  const core = Math.min(least, commonlyReached(found, share));
  const full = Math.min(core, minimum(found));
  const covered = best - full <= stretch * (best - core);
  return covered || core >= best ? full : core;
}

/** The range of scores an axis shows, with its ticks. */
export interface Scores {
  readonly low: number;
  readonly high: number;
  /** Empty if no score is finite: then the axis has no scale. */
  readonly ticks: readonly { readonly score: number; readonly text: string }[];
}

const TICKS = 6;
/** Smaller differences lose precision when divided; they are drawn as none. */
const MIN_SPAN = 1e-303;

/** Powers of ten are easier to read for small scores with more decimals, and for larger scores. */
const PLAIN = { decimals: 6, small: 0.01, large: 1e9 };

/** How ticks are written: plain decimals for everyday scores, otherwise powers of ten. */
function formatOf(scale: ScaleLinear<number, number>): (score: number) => string {
  const [low = 0, high = 1] = scale.domain();
  const [first = low, second = high] = scale.ticks(TICKS);
  const size = Math.max(Math.abs(low), Math.abs(high));
  // A rounding error of the subtraction must not add a digit.
  const exponent = Math.floor(Math.log10(second - first) + 1e-6);
  const isSmall = -exponent > PLAIN.decimals && size < PLAIN.small;
  if (!isSmall && size < PLAIN.large) return scale.tickFormat(TICKS);
  const digits = Math.floor(Math.log10(size)) - exponent + 1;
  return (score) => (score === 0 ? '0' : powerOfTen(score, Math.min(17, Math.max(1, digits))));
}

interface Padding {
  readonly low: number;
  readonly high: number;
}

/** Widens a range by shares of its span; around a single score by a little on both sides. */
export function padded(low: number, high: number, padding: Padding): [number, number] {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const span = high - low;
  if (span <= Math.max(1e-12 * size, MIN_SPAN)) {
    const around = size > MIN_SPAN ? 0.02 * size : 1;
    return [low - around, high + around];
  }
  return [low - padding.low * span, high + padding.high * span];
}

/** The largest readable number that is not above `low`, on an axis up to `high`. */
function markBelow(low: number, high: number): number {
  return scaleLinear([low, high], [0, 1]).nice(TICKS).domain()[0] ?? low;
}

export function scoresBetween(low: number, high: number): Scores {
  const scale = scaleLinear([low, high], [0, 1]);
  const format = formatOf(scale);
  return { low, high, ticks: scale.ticks(TICKS).map((score) => ({ score, text: format(score) })) };
}
