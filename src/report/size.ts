import {
  type Arm,
  type Assessment,
  type Compared,
  isWorse,
  type PairsFound,
  passesByItself,
  SIGNS,
  type Size,
  sizeOf,
  type Way,
} from '../decide/index.ts';
import { valueAt } from '../math/functions.ts';
import { exactLimits } from '../math/order-statistics.ts';
import { areParametersGuessed, type Sweep } from '../parse/index.ts';
import type { Direction } from '../settings/index.ts';
import { data, joined, literal, numeral, type Phrase, say, type Words, words } from './blocks.ts';
import {
  type Format,
  formatFor,
  formatPValue,
  formatTimes,
  inDigits,
  plural,
  roundedDown,
  roundedTimes,
  roundedUp,
} from './numbers.ts';
import {
  describeBudget,
  describeStart,
  directionOf,
  haveCurves,
  scoreFormat,
  toMetric,
  unitSpan,
} from './quantities.ts';

/** Whether the headline is of failures, without which the verdict would be another. */
export function restsOnFailures(assessment: Assessment): assessment is Compared {
  if (assessment.kind !== 'compared' || !assessment.outcome.isJudged) return false;
  const { withoutFailures, outcome } = assessment;
  return withoutFailures !== null && withoutFailures.verdict !== outcome.verdict;
}

/** Whether a difference of scores means anything: percent less fractions does not. */
export function haveOneScale({ warnings }: Pick<Assessment, 'warnings'>): boolean {
  return warnings.every(({ code }) => code !== 'scales-differ');
}

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
  const [least, most] = SIGNS[way] < 0 ? [-upper, -lower] : [lower, upper];
  const up = roundedUp(write);
  const side = sideOf(way, direction);
  const isLower = side === 'lower';
  const other = isLower ? 'higher' : 'lower';
  if (least === -Infinity) return most === Infinity ? [] : say` (at most ${up(most)} ${side})`;
  if (least >= 0) return limitsAbove(least, most, write);
  const beyond = say`${up(-least)} ${other}`;
  const open = isLower ? say`no lower limit` : say`no upper limit`;
  return most === Infinity
    ? say` (${open}, up to ${beyond})`
    : say` (${up(most)} ${side} to ${beyond})`;
}

/** Where scores lie that changed this way. */
export function sideOf(way: Way, direction: Direction): 'higher' | 'lower' {
  return SIGNS[way] > 0 === (direction === 'maximize') ? 'higher' : 'lower';
}

/** Of limits on one side; what excludes no difference at all is not written as one. */
function limitsAbove(least: number, most: number, write: Format): Phrase {
  const [down, up] = [roundedDown(write), roundedUp(write)];
  if (least > 0 && down.shown(least) === 0)
    return most === Infinity ? say` (above 0)` : say` (above 0, up to ${up(most)})`;
  return most === Infinity
    ? say` (at least ${down(least)})`
    : say` (${down(least)} to ${up(most)})`;
}

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
  if (Math.sign(estimate) !== SIGNS[way]) return [];
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
 * candidate does not get there, "Even 8 trials do not close the gap: 0.899, was 0.905." Empty where the
 * size does not go the verdict's way.
 */
export function tuningSentence(assessment: Compared): Phrase {
  const size = sizeOf(assessment);
  if (size === null) return [];
  const { budget, needed, isUnderOne } = size;
  const isLoss = isWorse(assessment);
  if (needed.estimate === Infinity) return isLoss ? gapSentence(assessment, size) : [];
  const factor = needed.estimate / budget;
  const round = isUnderOne ? Math.ceil : Math.round;
  if (isLoss ? factor < 1 : factor > 1) return [];
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
    last < 1.5 * example.budget ||
    !Number.isFinite(c) ||
    write.shown(b) === write.shown(c)
  )
    return [];
  const claim = mayReach(size, last) ? words`may` : words`do`;
  return say`Even ${describeStart(last, axis, Math.floor)} ${claim} not close the gap: ${write(c)}, was ${write(b)}.`;
}

/** Whether the limits hold a budget that is enough; just before the end that says nothing. */
function mayReach({ needed }: Size, last: number): boolean {
  return needed.lower < 0.95 * last;
}

/** Nobody runs part of a trial. */
function wholeTrials(end: number, { kind }: Compared['axis']): number {
  return kind === 'trials' ? Math.floor(end) : end;
}

type Test = NonNullable<Compared['test']>;
type TestUnit = Test['unit'];

const UNIT_WORDS: Readonly<Record<TestUnit, Words>> = {
  trial: words`trials`,
  search: words`whole searches`,
  pair: words`pairs`,
};

function howTested({ unit, pSameSettings, pairs, settings }: Test): Phrase {
  const correlation = pairs?.correlation ?? null;
  if (unit === 'pair') {
    const alike =
      correlation === null ? [] : say`; rank correlation ${numeral(correlation.toFixed(2))}`;
    return say`by pairs (signed ranks at the same settings, and scores after tuning${alike})`;
  }
  const of = say`by ${UNIT_WORDS[unit]}`;
  return pSameSettings === null || settings === null
    ? say`${of}, after tuning`
    : say`${of}, at comparable settings and after tuning`;
}

/** What settings explain, and what helped to see it; empty where they are not compared. */
export function explainedWords(test: Test | null): Phrase {
  const settings = test?.settings ?? null;
  if (settings === null || test?.pSameSettings == null) return [];
  const share = Math.round(100 * settings.explained);
  const older = settings.olderTrials.reduce((sum, count) => sum + count, 0);
  const helped = older === 0 ? [] : say`; ${plural(older, 'older trial')} of main helped`;
  return say`settings explain ${share} % of the spread${helped}`;
}

/** Whether trials could be compared at comparable settings if somebody said which columns are settings. */
export function haveUnlistedSettings({ test, settings, baseline, candidate }: Compared): boolean {
  const isGuessed = (sweep: Sweep) =>
    areParametersGuessed(sweep) &&
    sweep.trials.some(({ parameters }) => Object.keys(parameters ?? {}).length > 0);
  return (
    test?.unit === 'trial' &&
    test.settings === null &&
    settings.reading.settings === 'auto' &&
    [baseline, candidate].every(isGuessed)
  );
}

function columnsCompared({ settings, pSameSettings }: Test): Phrase {
  const names = pSameSettings === null ? [] : (settings?.columns.names ?? []);
  const listed = joined(
    names.map((name) => [data(name, 40)]),
    say`, `,
  );
  return names.length === 0 ? [] : say`by ${listed}`;
}

/** "6 + 6 searches of 20 trials"; empty unless whole searches are compared. */
export function searchesWords({ searches, units }: Test): Phrase {
  if (searches === null) return [];
  const { length, filled, leftOut, repeated } = searches;
  const twice = repeated.baseline + repeated.candidate;
  const more = [
    filled > 0 ? say`${plural(filled, 'trial')} added as failed to shorter ones` : [],
    leftOut > 0 ? say`${plural(leftOut, 'trial')} beyond that left out` : [],
    twice > 0 ? say`${numeral(String(twice))} left out as repeats` : [],
  ].filter((one) => one.length > 0);
  const rest = more.length === 0 ? [] : say`; ${joined(more, say`, `)}`;
  return say`${units.baseline} + ${units.candidate} searches of ${plural(length, 'trial')}${rest}`;
}

const WHO_DECIDES: Readonly<Record<Compared['decides'], Phrase>> = {
  bands: say`does not decide: the bands do`,
  test: say`decides`,
  either: say`decides, as does strong evidence`,
};

/** So many trials of a search are drawn at random before any is steered, by the default of Optuna's samplers. */
const RANDOM_AT_FIRST = 10;

/** What is taken for a search, and what takes its power. */
function searchDoubtWords({ searches }: Test): Phrase {
  if (searches === null) return [];
  const { are, shared, length } = searches;
  const taken = say`taken as independent: ${literal(are)}`;
  const alike =
    shared === 0
      ? []
      : say`; ${shared} of the candidate’s begin as one of the baseline’s, as with equal seeds, which hides losses`;
  const short =
    length >= RANDOM_AT_FIRST
      ? []
      : say`; searches this short may be random throughout: if so, \`search-method: random\` compares their trials, and sees more`;
  return say`${taken}${alike}${short}`;
}

/** How it was tested, and with what result; what settings explain may be in the small print. */
export function testWords(assessment: Compared, isExplained: boolean): Phrase {
  const { test, decides } = assessment;
  if (test === null) return [];
  const [p, better] = [formatPValue(test.pValue), formatPValue(test.pBetter)];
  const [level, attained] = [inDigits(test.alpha, 3), inDigits(test.attainedRate, 2)];
  const less = attained === level ? [] : say` (attained ${attained})`;
  const parts = [
    say`${WHO_DECIDES[decides]}; ${howTested(test)}; ${p} (better: ${better}); level ${level}${less}`,
    isExplained ? [] : explainedWords(test),
    columnsCompared(test),
    haveUnlistedSettings(assessment)
      ? say`no settings are listed: \`settings: …\` in the config compares by them`
      : [],
    searchesWords(test),
    searchDoubtWords(test),
    decides === 'test' && haveCurves(assessment) ? say`the bands describe` : [],
  ];
  return joined(
    parts.filter((part) => part.length > 0),
    say`; `,
  );
}
