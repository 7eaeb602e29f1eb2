import {
  type Arm,
  type Assessment,
  type Compared,
  foundInPairs,
  isClear,
  isFailedByTest,
  isFailure,
  type OutcomeCode,
  ofBoth,
  type PairsFound,
  passesAcrossScales,
  passesByItself,
  restsOnTest,
  SIGNS,
  type Way,
} from '../decide/index.ts';
import { exactLimits } from '../math/order-statistics.ts';
import { orient } from '../parse/index.ts';
import type { Direction } from '../settings/index.ts';
import {
  capitalized,
  data,
  type Phrase,
  plain,
  say,
  series,
  strong,
  type Words,
  words,
} from './blocks.ts';
import { type Format, formatFor, formatPValue, roundedDown, roundedUp, signed } from './numbers.ts';
import { briefOf, outcomeLine } from './outcome.ts';
import {
  bareBudgets,
  describeBudget,
  describeBudgets,
  describeRange,
  differenceInMetric,
  directionOf,
  formatOfChange,
  haveOneScale,
  isJudged,
  limitsOfChange,
  restsOnFailures,
  scoreFormat,
  sideOf,
  toMetric,
} from './quantities.ts';

/** " (accepted by mona)", for titles; empty if nobody did. */
export function acceptedBy({ accepted }: Assessment): Phrase {
  return accepted === null ? [] : say` (accepted by ${plain('login', accepted.by)})`;
}

/** What was found, and how much: one after the other they are the headline. */
interface Finding {
  /** "Worse", "May be better", "No difference found", "Cannot tell". */
  readonly word: Phrase;
  /** What stands out with it: " by 0.010", " on 19 of 24 settings"; empty if nothing does. */
  readonly by: Phrase;
  /** " (0.004 to 0.016) after 4 trials: 0.954, was 0.964 `accuracy`". */
  readonly size: Phrase;
}

/** What and how much, in one line without a full stop: "Worse by 0.010 (0.004 to 0.016) after 4 trials: …". */
export function headline(assessment: Assessment): Phrase {
  const { word, by, size } = findingOf(assessment);
  return say`${strong(say`${word}${by}`)}${size}${acceptedBy(assessment)}`;
}

/** The same without scores: "Worse by 0.010". */
export function briefHeadline(assessment: Assessment): Phrase {
  const { word, by } = findingOf(assessment);
  return say`${strong(say`${word}${by}`)}${acceptedBy(assessment)}`;
}

/** Whose words say all. */
const LINES: OutcomeCode[] = ['identical', 'better-after-tuning', 'not-confirmed', 'same-rows'];

export function findingOf(assessment: Assessment): Finding {
  const { outcome } = assessment;
  const line = { word: briefOf(assessment), by: [], size: outcomeLine(assessment) };
  if (assessment.outcome.code === 'too-few-trials' && assessment.kind === 'compared')
    return { ...line, size: say`${line.size}${scoresWithLimits(assessment)}` };
  if (!isJudged(assessment) || assessment.failedBefore?.stands) return line;
  if (LINES.includes(outcome.code)) return line;
  if (passesAcrossScales(assessment))
    return { word: say`Scales differ`, by: [], size: scoresAt(assessment, ', ') };
  return (
    byFailures(assessment) ??
    byPairs(assessment) ??
    byPassRates(assessment) ??
    bySearches(assessment) ??
    bySettings(assessment) ??
    (outcome.isMixed ? bothWays(assessment) : byCurves(assessment))
  );
}

/** "Worse by more than 0.01", "May be better"; or that nothing was found, where there is no way. */
function wordFor(way: Way | null, { comparison }: Compared, isSure = true): Phrase {
  const { margin } = comparison.rules;
  const beyond = margin === 0 ? [] : say` beyond the margin of ${margin}`;
  if (way === null) return say`No difference${beyond} found`;
  const said = say`${wayWords(way, margin)}`;
  return isSure ? capitalized(said) : say`May be ${said}`;
}

/** "better", "worse", or beyond a margin "worse by more than 0.01". */
function wayWords(way: Way, margin: number): Words {
  return way === 'worse' && margin > 0 ? words`worse by more than ${margin}` : words`${way}`;
}

/** Crashes without which the verdict would be another are the finding. */
function byFailures(assessment: Compared): Finding | null {
  if (!restsOnFailures(assessment)) return null;
  const { outcome, baseline, candidate } = assessment;
  const fails = crashed(assessment);
  if (fails !== null) {
    const by = say`: ${fails.count} of ${fails.of} ${fails.noun} fail that used to finish`;
    const word = wordFor('worse', assessment, isFailedByTest(outcome));
    return { word, by, size: say` ${metricOf(assessment)}` };
  }
  const way = outcome.way ?? 'worse';
  const isSure = isFailure(outcome) || isClear(way, assessment);
  const lost = ofBoth((arm) => assessment[arm].trials.filter(isLost));
  const kinds = new Set([...lost.baseline, ...lost.candidate].map((trial) => trial.outcome));
  const orFailed = kinds.has('failed') ? words`failed or ` : '';
  const verb = kinds.has('running') ? words`${orFailed}never ended` : words`failed`;
  const by = say`: ${lost.candidate.length} of ${candidate.trials.length} trials ${verb}, ${lost.baseline.length} of ${baseline.trials.length} before`;
  const size = assessment.test?.pairs ? [] : scoresAt(assessment, '; ');
  return { word: wordFor(way, assessment, isSure), by, size };
}

function isLost({ outcome }: Compared['baseline']['trials'][number]): boolean {
  return outcome === 'failed' || outcome === 'running';
}

/** Pairs that only the candidate's failures make worse; null where others do, too. */
export function crashed(assessment: Compared) {
  const { test, withoutFailures } = assessment;
  const pairs = test?.pairs ?? null;
  if (pairs === null || withoutFailures === null || assessment.outcome.way !== 'worse') return null;
  const lost = pairs.trials.filter(
    ({ baseline, candidate }) => candidate.score === -Infinity && baseline.score > -Infinity,
  ).length;
  const worse = pairs.worse - lost;
  if (lost === 0 || worse > pairs.better) return null;
  return { count: lost, of: pairs.n, noun: nounOf(pairs), worse, better: pairs.better };
}

function nounOf({ differing }: PairsFound) {
  return differing === 0 ? words`settings` : words`pairs`;
}

function allPairs(pairs: PairsFound, { baseline }: Compared) {
  const isList = baseline.search.method === 'list' && pairs.differing === 0;
  return isList ? words`the ${pairs.n} settings on the list` : words`${pairs.n} ${nounOf(pairs)}`;
}

/** What pairs show is said by their test alone, whatever the curves show. */
function byPairs(assessment: Compared): Finding | null {
  const { test, outcome } = assessment;
  if (!test?.pairs) return null;
  const isFailed = isFailedByTest(outcome);
  const { pairs } = test;
  // What shows after tuning shows in the curves.
  if (isFailed && test.by === 'after-tuning' && pairs.passing === null) return null;
  const found = isFailed ? ({ way: 'worse', isSure: true } as const) : foundInPairs(test);
  const word = wordFor(found.way, assessment, found.isSure);
  const special = bySpecialPairs(assessment, pairs, { word, isFound: found.way !== null });
  if (special !== null) return special;
  const metric = metricOf(assessment);
  const direction = directionOf(assessment);
  const way = found.way ?? (pairs.better >= pairs.worse ? 'better' : 'worse');
  const where =
    2 * pairs[way] > pairs.n || found.way === null
      ? say`on ${pairs[way]} of ${allPairs(pairs, assessment)}`
      : say`on balance over ${pairs.n} ${nounOf(pairs)}`;
  const side = say`: ${sideOf(way, direction)} ${where}`;
  if (found.way === null)
    return { word, by: [], size: say`${missedWords(assessment)}${side} ${metric}` };
  const change = haveOneScale(assessment) ? typicalChange(pairs, way, direction) : [];
  const size = say`${change} ${metric}`;
  return { word, by: found.isSure ? say` ${where}` : side, size };
}

/** Pairs with two values, as tests that pass, and pairs most of which repeat to the last digit; null of others. */
function bySpecialPairs(
  assessment: Compared,
  pairs: PairsFound,
  { word, isFound }: { readonly word: Phrase; readonly isFound: boolean },
): Finding | null {
  if (pairs.passing !== null)
    return {
      word,
      by: say`: ${passRates(pairs.passing, pairs.n)}`,
      size: say`${isFound ? [] : missedWords(assessment)}; ${pairs.worse} lost, ${pairs.better} won of ${pairs.n}`,
    };
  if (!pairs.areMostlyIdentical) return null;
  const size = say`; the rest agree to the last digit ${metricOf(assessment)}`;
  return isFound
    ? { word, by: say`: ${fewDiffer(pairs)}`, size }
    : { word: fewDiffer(pairs), by: [], size };
}

/** "Worse: pass rate 0.60, was 0.94", of trials whose scores take two values. */
function byPassRates(assessment: Compared): Finding | null {
  const { passRates: rates, outcome, baseline, candidate } = assessment;
  if (rates === null) return null;
  const { way } = outcome;
  const n = Math.max(baseline.trials.length, candidate.trials.length);
  const missed = way === null ? missedWords(assessment) : [];
  return {
    word: wordFor(way, assessment),
    by: say`: ${passRates(rates, n)}`,
    size: say`${missed} ${metricOf(assessment)}`,
  };
}

/** "Worse by 0.0033, best of 20 trials, median of 6 searches: 0.9026, was 0.9059". */
function bySearches(assessment: Compared): Finding | null {
  const { test, outcome, comparison } = assessment;
  if (!test?.searches) return null;
  const { best, length } = test.searches;
  const format = scoreFormat(assessment);
  const direction = directionOf(assessment);
  const write = (score: number) =>
    score === -Infinity ? words`fails` : format(orient(score, direction));
  // As it is written: the difference of the scores.
  const gap = Math.abs(format.shown(best.candidate) - format.shown(best.baseline));
  const { way } = outcome;
  const isSized = way !== null && comparison.rules.margin === 0 && haveOneScale(assessment);
  const where = say`best of ${length} trials, median of ${test.units.candidate} searches`;
  const scores = say`${strong(say`${write(best.candidate)}, was ${write(best.baseline)}`)} ${metricOf(assessment)}`;
  return {
    word: wordFor(way, assessment),
    by: isSized && Number.isFinite(gap) ? say` by ${format(gap)}` : [],
    size: say`, ${where}: ${scores}`,
  };
}

/** What settings show where they show that it is worse, and more than the curves. */
export function failedBySettings({ test, outcome }: Compared) {
  return isFailedByTest(outcome) && test?.by === 'same-settings' ? test.settings : null;
}

/** Whether the headline is of what settings show. */
export function isBySettings(assessment: Assessment): assessment is Compared {
  return isJudged(assessment) && failedBySettings(assessment) !== null;
}

/** "Worse at comparable settings, by about 0.006". */
function bySettings(assessment: Compared): Finding | null {
  const found = failedBySettings(assessment);
  if (found === null) return null;
  const { shift } = found;
  const isSized = shift !== null && shift > 0 && haveOneScale(assessment);
  return {
    word: say`${wordFor('worse', assessment)} at comparable settings`,
    by: isSized ? say`, by about ${formatFor(shift, shift)(shift)}` : [],
    size: say` ${metricOf(assessment)}`,
  };
}

function metricOf({ candidate }: Compared): Phrase {
  return [data(candidate.metric, 60)];
}

/** By the curves at the budget of the headline. */
function byCurves(assessment: Compared): Finding {
  const { outcome, comparison, test } = assessment;
  const { way } = outcome;
  const { margin } = comparison.rules;
  const size = scoresAt(assessment, ' ');
  const missed = say`${missedWords(assessment)}${size}`;
  if (assessment.outcome.way !== 'worse' && claimsNotWorse(assessment))
    return { word: say`Not ${wayWords('worse', margin)}`, by: [], size: missed };
  if (way === null) return { word: wordFor(null, assessment), by: [], size: missed };
  const word = wordFor(way, assessment, isClear(way, assessment));
  const shown = reached(assessment);
  if (shown?.way !== way || !haveOneScale(assessment)) {
    // The scores that are shown do not say it.
    const p = test === null || !restsOnTest(assessment) ? [] : say` (${formatPValue(test.pValue)})`;
    return { word, by: [], size: say`${p}${size}` };
  }
  if (shown.by === null) return { word, by: [], size };
  // "Worse by more than 0.01" has a number already.
  const isNumbered = assessment.outcome.way === 'worse' && margin > 0;
  const by = say`${isNumbered ? ',' : ''} by ${shown.by}`;
  return { word, by, size: say`${limitsOfSize(assessment, way)}${size}` };
}

/** Whether the pass itself claims something, and more than the evidence for better. */
export function claimsNotWorse({ notWorse, outcome }: Compared): boolean {
  return notWorse?.isEverywhere === true && outcome.claim === null;
}

/** " after 4 trials: 0.954, was 0.964 `accuracy`". */
function scoresAt(assessment: Compared, before: ' ' | ', ' | '; '): Phrase {
  const shown = reached(assessment);
  if (shown === null) return [];
  return say`${before}${shown.after}: ${strong(shown.scores)} ${metricOf(assessment)}`;
}

/** ": 0.894, was 0.904 `accuracy` after 2 trials (−0.041 to +0.039)", where nothing is claimed. */
function scoresWithLimits(assessment: Compared): Phrase {
  const { example } = assessment;
  const shown = reached(assessment);
  if (shown === null || example === null) return [];
  const { lower, upper } = differenceInMetric(example, directionOf(assessment));
  const write = scoreFormat(assessment);
  const ends = [signed(roundedDown(write)), signed(roundedUp(write))] as const;
  const limits = describeRange([lower, upper], ends, ' to ');
  return say`: ${shown.scores} ${metricOf(assessment)} ${shown.after} (${limits})`;
}

/** What is sure first, then in the order of the budgets: "Worse from 5 to 12 trials, may be better at 1". */
function bothWays(assessment: Compared): Finding {
  const { margin } = assessment.comparison.rules;
  const unsure = ({ way }: { readonly way: Way }) => (isClear(way, assessment) ? 0 : 1);
  const sorted = claims(assessment).toSorted((a, b) => unsure(a) - unsure(b) || a.from - b.from);
  const firstUnsure = sorted.findIndex(unsure);
  const parts = sorted.map(({ way, budgets, bare }, i) => {
    const word = say`${i === firstUnsure ? 'may be ' : ''}${wayWords(way, margin)}`;
    return say`${word} ${i === 0 ? budgets : bare}`;
  });
  const { by = null, way = null } = reached(assessment) ?? {};
  const isSized = by !== null && way !== null && haveOneScale(assessment);
  const sized = isSized ? say`; ${way} by ${by}${limitsOfSize(assessment, way)}` : [];
  const size = say`${sized}${scoresAt(assessment, isSized ? ' ' : '; ')}`;
  return { word: capitalized(series(parts)), by: [], size };
}

/** Worse before better: how strong, from where, and at which budgets. */
export function claims({ evidence, axis, test }: Compared) {
  // Pairs are judged by their test, whatever the curves show.
  return (test?.pairs ? [] : evidence).map(({ way, level, intervals }) => {
    const from = intervals[0]?.[0] ?? 0;
    const [budgets, bare] = [describeBudgets(intervals, axis), bareBudgets(intervals, axis)];
    return { way, level, from, budgets, bare };
  });
}

/** What each sweep typically reaches at the budget of the headline. */
function reached(assessment: Compared) {
  const { example, axis } = assessment;
  if (example === null) return null;
  const direction = directionOf(assessment);
  const write = scoreFormat(assessment);
  const medianOf = (arm: Arm) => toMetric(example[arm], direction).median;
  const [before, now] = [medianOf('baseline'), medianOf('candidate')];
  const text = (median: number) => (Number.isFinite(median) ? write(median) : words`failure`);
  const change = write.shown(now) - write.shown(before);
  return {
    scores: say`${text(now)}, was ${text(before)}`,
    after: say`after ${describeBudget(example.budget, axis)}`,
    /** As it is written: the difference of the scores; null where one of them is a failure. */
    by: Number.isFinite(change) && write.shown(change) !== 0 ? write(Math.abs(change)) : null,
    /** Which way it goes as it is written; null if neither. */
    way: change === 0 ? null : change > 0 === (direction === 'maximize') ? 'better' : 'worse',
  } as const;
}

function limitsOfSize(assessment: Compared, way: Way): Phrase {
  const { example } = assessment;
  const [direction, write] = [directionOf(assessment), scoreFormat(assessment)];
  return example === null ? [] : limitsOfChange(example.difference, way, { direction, write });
}

/** ", typically by 0.008 (0.034 lower to 0.001 higher)", of pairs that changed this way; empty where it is not known. */
function typicalChange({ change }: PairsFound, way: Way, direction: Direction): Phrase {
  if (change === null || !Number.isFinite(change.estimate)) return [];
  const { estimate } = change;
  const write = formatOfChange(change);
  if (Math.sign(estimate) !== SIGNS[way]) return [];
  return say`, typically by ${write(Math.abs(estimate))}${limitsOfChange(change, way, { direction, write })}`;
}

/** "pass rate 0.85, was 0.95"; of so many pairs, or trials of the larger sweep. */
function passRates({ baseline, candidate }: Readonly<Record<Arm, number>>, n: number): Phrase {
  const write = formatFor(1 / n, 1);
  return say`pass rate ${write(candidate)}, was ${write(baseline)}`;
}

/** The largest loss that the limits of the headline allow, in scores or in shares that pass; null without limits. */
function lossAllowed(assessment: Compared): { loss: number; write: Format } | null {
  const { test, passRates: rates, ruledOut, example, baseline, candidate } = assessment;
  if (test?.pairs) {
    const { passing, change, n } = test.pairs;
    if (passing) return { loss: -passing.change.lower, write: formatFor(1 / n, 1) };
    return change && { loss: -change.lower, write: formatOfChange(change) };
  }
  if (test?.searches) return null;
  if (rates === null) {
    const loss = ruledOut && example && -example.difference.lower;
    return loss === null ? null : { loss, write: scoreFormat(assessment) };
  }
  const limits = ofBoth((arm) => {
    const draws = assessment[arm].trials.length;
    return exactLimits({ hits: Math.round(rates[arm] * draws), draws }, 0.99);
  });
  const n = Math.max(baseline.trials.length, candidate.trials.length);
  return { loss: limits.baseline[1] - limits.candidate[0], write: formatFor(1 / n, 1) };
}

/** " (a loss of 0.009 could have been missed)", of a pass; empty where none could. */
function missedWords(assessment: Compared): Phrase {
  const allowed = passesByItself(assessment) ? lossAllowed(assessment) : null;
  if (allowed === null || allowed.loss <= 0) return [];
  const { loss, write } = allowed;
  const size = loss === Infinity ? say`any loss` : say`a loss of ${roundedUp(write)(loss)}`;
  return say` (${size} could have been missed)`;
}

/** "2 of 48 pairs differ, by 0.034", of pairs most of which are the same. */
function fewDiffer({ n, same, trials }: PairsFound): Phrase {
  const sizes = trials
    .map(({ baseline, candidate }) => Math.abs(candidate.score - baseline.score))
    .filter((size) => size > 0 && size < Infinity)
    .sort((a, b) => a - b);
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)];
  const write = formatFor(least, most);
  const from = least === most ? [] : say`${write(least)} to `;
  return say`${n - same} of ${n} pairs differ${sizes.length === 0 ? [] : say`, by ${from}${write(most)}`}`;
}
