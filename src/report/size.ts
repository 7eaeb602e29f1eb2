import { type Compared, sizeOf } from '../decide/index.ts';
import { valueAt } from '../math/step-function.ts';
import { type Phrase, say, words } from './blocks.ts';
import { formatTimes, roundedTimes } from './numbers.ts';
import { describeStart, directionOf, scoreFormat, toMetric, unitSpan } from './quantities.ts';

/**
 * The one statement of size: "it needs 2.1× the trials (1.4× to 3.6×)" for the baseline's score at the headline's
 * budget; or where the candidate does not get there, "it does not reach 0.963 within 8 trials (best there: 0.929)".
 * Empty where the size does not go the verdict's way.
 */
export function sizeClause(assessment: Compared): Phrase {
  const size = sizeOf(assessment);
  if (size === null) return [];
  const { budget, needed, isUnderOne } = size;
  const isWorse = assessment.verdict === 'worse';
  if (needed.estimate === Infinity) return isWorse ? unreached(assessment, size.end) : [];
  const factor = needed.estimate / budget;
  const round = isUnderOne ? Math.ceil : Math.round;
  if (isWorse ? factor < 1 : factor > 1) return [];
  if (roundedTimes(factor, round) === 1) return [];
  const within = limits(assessment, needed, budget);
  const how = isUnderOne ? 'at most ' : within.length === 0 ? 'about ' : '';
  const times = formatTimes(factor, round);
  return say`it needs ${how}${times} the ${unitSpan(assessment.axis)}${within}`;
}

/** Where the limits end: below one trial, and beyond the data, nothing is known. */
function limits(
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

/** No multiple: the end of the data is not where the candidate gets there. */
function unreached(assessment: Compared, end: number): Phrase {
  const { example, axis, comparison } = assessment;
  const write = scoreFormat(assessment);
  const inMetric = (point: number) =>
    toMetric({ lower: point, point, upper: point }, directionOf(assessment)).median;
  const wanted = example && inMetric(example.baseline.point);
  // Nobody runs part of a trial.
  const last = axis.kind === 'trials' ? Math.floor(end) : end;
  const best = inMetric(valueAt(comparison.candidate.point, last));
  if (wanted === null || write.shown(best) === write.shown(wanted)) return [];
  const reached = Number.isFinite(best) ? write(best) : words`failure`;
  return say`it does not reach ${write(wanted)} within ${describeStart(last, axis, Math.floor)} (best there: ${reached})`;
}
