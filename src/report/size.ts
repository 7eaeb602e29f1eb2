import { type Arm, type Compared, type PairsFound, type Size, sizeOf } from '../decide/index.ts';
import { valueAt } from '../math/functions.ts';
import { exactLimits } from '../math/order-statistics.ts';
import type { Direction } from '../settings/index.ts';
import { type Phrase, say, type Words, words } from './blocks.ts';
import {
  type Format,
  formatFor,
  formatTimes,
  roundedDown,
  roundedTimes,
  roundedUp,
} from './numbers.ts';
import {
  describeBudget,
  describeStart,
  directionOf,
  scoreFormat,
  toMetric,
  unitSpan,
} from './quantities.ts';

export type Way = 'worse' | 'better';

/** A change with its limits, in scores: larger is better. */
interface Change {
  readonly lower: number;
  readonly estimate: number | null;
  readonly upper: number;
}

/** What each sweep typically reaches at the budget of the headline. */
export function reached(assessment: Compared) {
  const { example, axis } = assessment;
  if (example === null) return null;
  const direction = directionOf(assessment);
  const write = scoreFormat(assessment);
  const [b, c] = [example.baseline, example.candidate].map((at) => {
    const { median } = toMetric(at, direction);
    return { median, text: Number.isFinite(median) ? write(median) : words`failure` };
  }) as [Reached, Reached];
  const loss = write.shown(c.median) - write.shown(b.median);
  return {
    scores: say`${c.text}, was ${b.text}`,
    after: say`after ${describeBudget(example.budget, axis)}`,
    /** As it is written: the difference of the scores; null where one of them is a failure. */
    by: Number.isFinite(loss) && write.shown(loss) !== 0 ? write(Math.abs(loss)) : null,
    /** Which way it goes as it is written; null if neither. */
    way: loss === 0 ? null : loss > 0 === (direction === 'maximize') ? 'better' : 'worse',
  } as const;
}

interface Reached {
  readonly median: number;
  readonly text: Words;
}

/** " (0.004 to 0.016)", " (0.034 lower to 0.001 higher)" of a change that goes this way; empty without limits. */
export function limitsOfChange(
  { lower, upper }: Pick<Change, 'lower' | 'upper'>,
  way: Way,
  { direction, write }: { readonly direction: Direction; readonly write: Format },
): Phrase {
  const [least, most] = way === 'worse' ? [-upper, -lower] : [lower, upper];
  const [down, up] = [roundedDown(write), roundedUp(write)];
  const isLower = (way === 'worse') === (direction === 'maximize');
  const [side, other] = isLower ? (['lower', 'higher'] as const) : (['higher', 'lower'] as const);
  if (least === -Infinity) return most === Infinity ? [] : say` (at most ${up(most)} ${side})`;
  if (least >= 0)
    return most === Infinity
      ? say` (at least ${down(least)})`
      : say` (${down(least)} to ${up(most)})`;
  const beyond = say`${up(-least)} ${other}`;
  const open = isLower ? say`no lower limit` : say`no upper limit`;
  return most === Infinity
    ? say` (${open}, up to ${beyond})`
    : say` (${up(most)} ${side} to ${beyond})`;
}

/** The limits of the difference at the budget of the headline. */
export function limitsOfSize(assessment: Compared, way: Way): Phrase {
  const { example } = assessment;
  const [direction, write] = [directionOf(assessment), scoreFormat(assessment)];
  return example === null ? [] : limitsOfChange(example.difference, way, { direction, write });
}

/** Writes a change of pairs: never as none where there is one. */
export function formatOfChange({
  estimate,
  lower,
  upper,
}: NonNullable<PairsFound['change']>): Format {
  const sizes = [estimate, lower, upper].filter(Number.isFinite).map(Math.abs);
  const width = Math.min(upper - lower, 3 * Math.abs(estimate) || Infinity);
  return formatFor(width, Math.max(...sizes));
}

/** ", typically by 0.008 (0.034 lower to 0.001 higher)", of pairs that changed this way; empty where it is not known. */
export function typicalChange({ change }: PairsFound, way: Way, direction: Direction): Phrase {
  if (change === null || !Number.isFinite(change.estimate)) return [];
  const { estimate } = change;
  const write = formatOfChange(change);
  if (estimate === 0 || estimate > 0 !== (way === 'better')) return [];
  return say`, typically by ${write(Math.abs(estimate))}${limitsOfChange(change, way, { direction, write })}`;
}

/**
 * "pass rate 0.85, was 0.95".
 *
 * @param n of the larger sweep, or pairs
 */
export function passRates(
  { baseline, candidate }: Readonly<Record<Arm, number>>,
  n: number,
): Phrase {
  const write = formatFor(1 / n, 1);
  return say`pass rate ${write(candidate)}, was ${write(baseline)}`;
}

/** The largest loss that the limits of the headline allow, in scores or in shares that pass; null without limits. */
function lossAllowed(assessment: Compared): { loss: number; write: Format } | null {
  const { test, passRates: rates, ruledOut, example, baseline, candidate } = assessment;
  const pairs = test?.pairs;
  if (pairs) {
    if (pairs.passing)
      return { loss: -pairs.passing.change.lower, write: formatFor(1 / pairs.n, 1) };
    return pairs.change && { loss: -pairs.change.lower, write: formatOfChange(pairs.change) };
  }
  if (test?.searches) return null;
  if (rates === null)
    return (
      ruledOut && example && { loss: -example.difference.lower, write: scoreFormat(assessment) }
    );
  const limits = (rate: number, { trials: { length: draws } }: Compared['candidate']) =>
    exactLimits({ hits: Math.round(rate * draws), draws }, 0.99);
  const [[, most], [least]] = [
    limits(rates.baseline, baseline),
    limits(rates.candidate, candidate),
  ];
  const n = Math.max(baseline.trials.length, candidate.trials.length);
  return { loss: most - least, write: formatFor(1 / n, 1) };
}

/** " (a loss of 0.009 could have been missed)", of a pass; empty where none could. */
export function missedWords(assessment: Compared): Phrase {
  const allowed = passesByItself(assessment) ? lossAllowed(assessment) : null;
  if (allowed === null || allowed.loss <= 0) return [];
  const { loss, write } = allowed;
  const size = loss === Infinity ? say`any loss` : say`a loss of ${roundedUp(write)(loss)}`;
  return say` (${size} could have been missed)`;
}

/** Whether the gate passes for what was found, and not because somebody accepted it. */
export function passesByItself({ outcome, accepted }: Compared): boolean {
  return outcome.gate === 'pass' && accepted === null;
}

/** "24 lost, 4 won of 200". */
export function wonAndLost({ worse, better, n }: PairsFound): Phrase {
  return say`${worse} lost, ${better} won of ${n}`;
}

/** "2 of 48 pairs differ, by 0.034", of pairs most of which are the same. */
export function fewDiffer({ n, same, trials }: PairsFound): Phrase {
  const sizes = trials
    .map(({ baseline, candidate }) => Math.abs(candidate.score - baseline.score))
    .filter((size) => size > 0 && size < Infinity)
    .sort((a, b) => a - b);
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)];
  const write = formatFor(least, most);
  const from = least === most ? [] : say`${write(least)} to `;
  return say`${n - same} of ${n} pairs differ${sizes.length === 0 ? [] : say`, by ${from}${write(most)}`}`;
}

/** How many of the best of the baseline are among the few pairs that differ, which luck hardly explains. */
export function bestAmongFew({ n, same, trials }: PairsFound): Phrase {
  const few = n - same;
  const best = trials.toSorted((a, b) => b.baseline.score - a.baseline.score).slice(0, few);
  const hit = best.filter(({ baseline, candidate }) => baseline.score !== candidate.score).length;
  return say`as the rest agrees to the last digit, this is hardly luck; of the best ${few}, ${hit} differ`;
}

/**
 * What the difference costs in tuning: "For the same score it needs 2.1× the trials (1.4× to 3.6×)."; or where the
 * candidate does not get there, "More tuning does not close the gap: 0.899, was 0.905 after 8 trials." Empty where the
 * size does not go the verdict's way.
 */
export function tuningSentence(assessment: Compared): Phrase {
  const size = sizeOf(assessment);
  if (size === null) return [];
  const { budget, needed, isUnderOne } = size;
  const isWorse = assessment.outcome.verdict === 'worse';
  if (needed.estimate === Infinity) return isWorse ? gapSentence(assessment, size) : [];
  const factor = needed.estimate / budget;
  const round = isUnderOne ? Math.ceil : Math.round;
  if (isWorse ? factor < 1 : factor > 1) return [];
  if (roundedTimes(factor, round) === 1) return [];
  const within = timesLimits(assessment, needed, budget);
  const times = say`${formatTimes(factor, round)} the ${unitSpan(assessment.axis)}`;
  if (isUnderOne) return say`For the same score it needs ${times} or less${within}.`;
  return say`For the same score it needs ${within.length === 0 ? 'about ' : ''}${times}${within}.`;
}

/** Where the limits end: below one trial, and beyond the data, nothing is known. */
function timesLimits(
  { comparison }: Compared,
  { lower, upper }: { readonly lower: number; readonly upper: number },
  budget: number,
): Phrase {
  const low = formatTimes(lower / budget, Math.floor);
  const high = formatTimes(upper / budget, Math.ceil);
  const { trialCost } = comparison.candidate;
  if (upper <= trialCost) return [];
  const isOpenBelow = lower <= trialCost;
  if (upper === Infinity) return isOpenBelow ? [] : say` (${low} or more)`;
  return isOpenBelow ? say` (up to ${high})` : say` (${low} to ${high})`;
}

/** No multiple: the end of the data is not where the candidate gets there, and its limits may leave that open. */
function gapSentence(assessment: Compared, size: Size): Phrase {
  const { axis, comparison, example } = assessment;
  const write = scoreFormat(assessment);
  const direction = directionOf(assessment);
  const last = wholeTrials(size.end, axis);
  const [b, c] = [comparison.baseline, comparison.candidate].map(({ point }) => {
    const at = valueAt(point, last);
    return toMetric({ lower: at, point: at, upper: at }, direction).median;
  }) as [number, number];
  if (
    example === null ||
    last <= example.budget ||
    !Number.isFinite(c) ||
    write.shown(b) === write.shown(c)
  )
    return [];
  const claim = mayReach(size, last) ? words`may not close` : words`does not close`;
  return say`More tuning ${claim} the gap: ${write(c)}, was ${write(b)} after ${describeStart(last, axis, Math.floor)}.`;
}

/** Whether the limits hold a budget that is enough; just before the end that says nothing. */
function mayReach({ needed }: Size, last: number): boolean {
  return needed.lower < 0.95 * last;
}

/** Nobody runs part of a trial, but the data may end before the second. */
function wholeTrials(end: number, { kind }: Compared['axis']): number {
  return kind === 'trials' && end >= 2 ? Math.floor(end) : end;
}
