import {
  type Arm,
  type Compared,
  foundInPairs,
  type PairsFound,
  type Size,
  sizeOf,
} from '../decide/index.ts';
import { valueAt } from '../math/step-function.ts';
import { joined, type Phrase, say, words } from './blocks.ts';
import {
  type Format,
  formatFor,
  formatTimes,
  plural,
  roundedDown,
  roundedTimes,
  roundedUp,
  signed,
} from './numbers.ts';
import {
  describeRange,
  describeStart,
  directionOf,
  limitsOf,
  scoreFormat,
  toMetric,
  unitSpan,
} from './quantities.ts';

/**
 * The one statement of size: "it needs 2.1× the trials (1.4× to 3.6×)" for the baseline's score at the headline's
 * budget; or where the candidate does not get there, "it does not reach 0.963 within 8 trials (best there: 0.929)".
 * Empty where the size does not go the verdict's way.
 */
export function sizeClause(assessment: Compared): Phrase {
  const size = sizeOf(assessment);
  if (size === null) return [];
  const { budget, needed, isUnderOne } = size;
  const isWorse = assessment.outcome.verdict === 'worse';
  if (needed.estimate === Infinity) return isWorse ? unreached(assessment, size) : [];
  const factor = needed.estimate / budget;
  const round = isUnderOne ? Math.ceil : Math.round;
  if (isWorse ? factor < 1 : factor > 1) return [];
  if (roundedTimes(factor, round) === 1) return [];
  const within = limits(assessment, needed, budget);
  const times = say`${formatTimes(factor, round)} the ${unitSpan(assessment.axis)}`;
  if (isUnderOne) return say`it needs ${times} or less${within}`;
  return say`it needs ${within.length === 0 ? 'about ' : ''}${times}${within}`;
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

/** No multiple: the end of the data is not where the candidate gets there, and its limits may leave that open. */
function unreached(assessment: Compared, size: Size): Phrase {
  const { example, axis, comparison } = assessment;
  const write = scoreFormat(assessment);
  const inMetric = (point: number) =>
    toMetric({ lower: point, point, upper: point }, directionOf(assessment)).median;
  const wanted = example && inMetric(example.baseline.point);
  const last = wholeTrials(size.end, axis);
  const best = inMetric(valueAt(comparison.candidate.point, last));
  if (wanted === null || write.shown(best) === write.shown(wanted)) return [];
  const reached = Number.isFinite(best) ? write(best) : words`failure`;
  const claim = mayReach(size, last) ? words`may not reach` : words`does not reach`;
  return say`it ${claim} ${write(wanted)} within ${describeStart(last, axis, Math.floor)} (best there: ${reached})`;
}

function mayReach({ needed }: Size, last: number): boolean {
  return needed.lower < 0.95 * last;
}

/** Nobody runs part of a trial, but the data may end before the second. */
function wholeTrials(end: number, { kind }: Compared['axis']): number {
  return kind === 'trials' && end >= 2 ? Math.floor(end) : end;
}

/** "19 of 24 configurations lost, by 0.012 in the middle", of paired sweeps. */
export function lostInPairs({ test }: Compared): Phrase {
  if (!test?.pairs) return [];
  const { n, worse, differing, change } = test.pairs;
  const lost = say`${worse} of ${n} ${differing === 0 ? 'configurations' : 'pairs'} lost`;
  const by = change !== null && change.estimate < 0 ? sizeOfChange(change) : null;
  return by === null ? lost : say`${lost}, by ${by} in the middle`;
}

/** "Better in 31 of 32 pairs, by about 0.009", "May be worse: lower on 19 of 24 settings", by the test of pairs alone. */
export function changeInPairs({ test }: Compared) {
  if (!test?.pairs) return null;
  const { n, worse, better, change, passing, areMostlyIdentical } = test.pairs;
  const found = foundInPairs(test);
  const brief = say`${FOUND[found]}`;
  if (passing !== null) return { brief, said: say`${brief}: ${passRates(test.pairs)}` };
  if (areMostlyIdentical) return { brief, said: fewDiffer(test.pairs) };
  if (found === 'nothing')
    return { brief, said: say`${brief} (better in ${better} of ${n} pairs)` };
  const count = found === 'may be worse' ? worse : better;
  const size = change && sizeOfChange(change);
  const by = size === null ? [] : say`, by about ${size}`;
  // They weigh pairs by size, so a minority may outweigh the rest.
  const where = 2 * count > n ? say`in ${count} of ${n} pairs` : say`on balance over ${n} pairs`;
  return { brief, said: say`${brief} ${where}${by}` };
}

const FOUND = {
  'may be worse': words`May be worse`,
  better: words`Better`,
  'may be better': words`May be better`,
  nothing: words`No difference found`,
} as const;

/** "pass rate 0.85, was 0.95; 24 lost, 4 won of 200". */
export function passRates({ passing, worse, better, n }: PairsFound): Phrase {
  if (passing === null) return [];
  const write = formatFor(1 / n, 1);
  return say`pass rate ${write(passing.candidate)}, was ${write(passing.baseline)}; ${worse} lost, ${better} won of ${n}`;
}

/** "2 of 48 pairs differ, by 0.034; the rest agree to the last digit". */
function fewDiffer({ n, same, trials }: PairsFound): Phrase {
  const sizes = trials
    .map(({ baseline, candidate }) => Math.abs(candidate.score - baseline.score))
    .filter((size) => size > 0 && size < Infinity)
    .sort((a, b) => a - b);
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)];
  const write = formatFor(least, most);
  const by =
    sizes.length === 0
      ? []
      : say`, by ${least === most ? [] : say`${write(least)} to `}${write(most)}`;
  return say`${n - same} of ${n} pairs differ${by}; the rest agree to the last digit`;
}

/** How many of the best of the baseline are among the few pairs that differ, which luck hardly explains. */
function bestAmongFew({ n, same, trials }: PairsFound): Phrase {
  const few = n - same;
  const best = trials.toSorted((a, b) => b.baseline.score - a.baseline.score).slice(0, few);
  const hit = best.filter(({ baseline, candidate }) => baseline.score !== candidate.score).length;
  return say`As the rest agrees to the last digit, this is hardly luck; of the best ${few}, ${hit} differ.`;
}

/** Null where it is not finite, or would be written as 0. */
function sizeOfChange(change: Change) {
  const write = formatOfChange(change);
  const size = Math.abs(change.estimate);
  return Number.isFinite(size) && write.shown(size) > 0 ? write(size) : null;
}

type Change = NonNullable<PairsFound['change']>;

export function formatOfChange({ estimate, lower, upper }: Change): Format {
  const sizes = [estimate, lower, upper].filter(Number.isFinite).map(Math.abs);
  return formatFor(upper - lower, Math.max(...sizes));
}

/** How the pairs came out, and what has no partner; empty of other sweeps. */
export function pairsSentence(assessment: Compared): Phrase {
  const { test } = assessment;
  if (!test?.pairs) return [];
  const { n, worse, better, same, unmatched, differing } = test.pairs;
  const sentences = [
    say`${worse} of ${n} pairs are worse, ${better} better, ${same} the same${changeClause(assessment, test.pairs)}.`,
    test.pairs.areMostlyIdentical ? bestAmongFew(test.pairs) : [],
    withoutPartner('baseline', unmatched),
    withoutPartner('candidate', unmatched),
    differing ? say`The parameters of ${differing} differ.` : [],
  ];
  return joined(sentences, say` `);
}

/** ", by −0.012 in the middle (−0.017 to −0.008, 80 % limits if all change alike)". */
function changeClause(assessment: Compared, { change, passing, ...pairs }: PairsFound): Phrase {
  if (passing !== null) {
    const { lower, upper } = passing.change;
    const write = formatFor(1 / pairs.n, 1);
    return say`; the pass rate changed by ${signed(roundedDown(write))(lower)} to ${signed(roundedUp(write))(upper)} (99 % limits)`;
  }
  if (pairs.areMostlyIdentical) return [];
  if (change === null || !Number.isFinite(change.estimate)) return [];
  const inMetric = toMetric({ ...change, point: change.estimate }, directionOf(assessment));
  const write = formatOfChange(change);
  const limits = describeRange(
    [inMetric.lower, inMetric.upper],
    [signed(roundedDown(write)), signed(roundedUp(write))],
    ' to ',
  );
  return say`, by ${signed(write)(inMetric.median)} in the middle (${limits}, ${limitsOf(assessment)} if all change alike)`;
}

function withoutPartner(arm: Arm, unmatched: PairsFound['unmatched']): Phrase {
  const count = unmatched[arm];
  if (count === 0) return [];
  const are = count === 1 ? say`has no partner and is` : say`have no partner and are`;
  return say`${plural(count, 'trial')} of the ${arm} ${are} left out.`;
}
