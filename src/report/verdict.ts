import { compareAt, isAtLeast } from '../compare/index.ts';
import {
  type Assessment,
  type Compared,
  foundInPairs,
  isClear,
  isFailedByTest,
  isFailure,
  isTooFew,
  isWorse,
  type OutcomeCode,
  type PairsFound,
  passesAcrossScales,
  restsOnTest,
  type Way,
} from '../decide/index.ts';
import { orient } from '../parse/index.ts';
import {
  capitalized,
  data,
  joined,
  lowered,
  type Phrase,
  plain,
  say,
  strong,
  type Words,
  words,
} from './blocks.ts';
import { formatFor, formatPValue, roundedDown, roundedUp, signed } from './numbers.ts';
import { briefOf, outcomeLine, worseWords } from './outcome.ts';
import {
  bareBudgets,
  describeBudgets,
  describeRange,
  differenceInMetric,
  directionOf,
  scoreFormat,
  withoutStart,
} from './quantities.ts';
import {
  fewDiffer,
  haveOneScale,
  limitsOfSize,
  missedWords,
  passRates,
  reached,
  restsOnFailures,
  sideOf,
  typicalChange,
  wonAndLost,
} from './size.ts';

/** What promises are about: a check of several comparisons is none of them. */
export type Subject = 'check' | 'comparison';

/** Other outcomes say nothing about the sweeps, even if the curves look different. */
export function isJudged(assessment: Assessment): assessment is Compared {
  return assessment.kind === 'compared' && assessment.outcome.isJudged;
}

/** " (accepted by mona)", for titles; empty if nobody did. */
export function acceptedBy({ accepted }: Assessment): Phrase {
  return accepted === null ? [] : say` (accepted by ${plain('login', accepted.by)})`;
}

/** What was found, and how much: one after the other they are the headline. */
interface Result {
  /** "Worse", "May be better", "No difference found", "Cannot tell". */
  readonly word: Phrase;
  /** What stands out with it: " by 0.010", " on 19 of 24 settings"; empty if nothing does. */
  readonly by: Phrase;
  /** " (0.004 to 0.016) after 4 trials: 0.954, was 0.964 `accuracy`". */
  readonly size: Phrase;
}

/** What and how much, in one line without a full stop: "Worse by 0.010 (0.004 to 0.016) after 4 trials: …". */
export function headline(assessment: Assessment): Phrase {
  const { word, by, size } = resultOf(assessment);
  return say`${strong(say`${word}${by}`)}${size}${acceptedBy(assessment)}`;
}

/** The same without scores: "Worse by 0.010". */
export function briefHeadline(assessment: Assessment): Phrase {
  const { word, by } = resultOf(assessment);
  return say`${strong(say`${word}${by}`)}${acceptedBy(assessment)}`;
}

/** The same in two or three words. */
export function briefVerdict(assessment: Assessment): Phrase {
  return resultOf(assessment).word;
}

/** What follows the name of a comparison where its word stands before, " by 0.010 …", or where another does. */
export function resultAfterName(assessment: Assessment, before: Phrase): Phrase {
  const { word, by, size } = resultOf(assessment);
  const isSaid = JSON.stringify(word) === JSON.stringify(before);
  return isSaid ? say`${by}${size}` : say`, ${lowered(word)}${by}${size}`;
}

/** Whose words say all. */
const LINES: readonly OutcomeCode[] = [
  'identical',
  'better-after-tuning',
  'not-confirmed',
  'same-rows',
];

function resultOf(assessment: Assessment): Result {
  const { outcome } = assessment;
  const line = { word: briefOf(assessment), by: [], size: outcomeLine(assessment) };
  if (isTooFew(assessment) && assessment.kind === 'compared')
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

function wayWords(way: Way, margin: number): Words {
  return { worse: worseWords(margin), better: words`better` }[way];
}

/** Crashes without which the verdict would be another are the finding. */
function byFailures(assessment: Compared): Result | null {
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
  const [now, before] = [lostIn(candidate), lostIn(baseline)];
  const by = say`: ${now.lost} of ${now.n} trials ${lostWord(now, before)}, ${before.lost} of ${before.n} before`;
  const size = assessment.test?.pairs ? [] : scoresAt(assessment, '; ');
  return { word: wordFor(way, assessment, isSure), by, size };
}

function lostIn({ trials }: Compared['baseline']) {
  const count = (kind: string) => trials.filter(({ outcome }) => outcome === kind).length;
  const [failed, running] = [count('failed'), count('running')];
  return { failed, running, lost: failed + running, n: trials.length };
}

function lostWord(...both: readonly ReturnType<typeof lostIn>[]) {
  const hasFailed = both.some(({ failed }) => failed > 0);
  if (!both.some(({ running }) => running > 0)) return words`failed`;
  return hasFailed ? words`failed or never ended` : words`never ended`;
}

/** Pairs that only the candidate's failures make worse; null where others do, too. */
export function crashed(assessment: Compared) {
  const { test, withoutFailures } = assessment;
  const pairs = test?.pairs ?? null;
  if (pairs === null || withoutFailures === null || !isWorse(assessment)) return null;
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

/** How pairs came out, by their test alone. */
/** What pairs show is said by their test alone, whatever the curves show. */
function byPairs(assessment: Compared): Result | null {
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
): Result | null {
  if (pairs.passing !== null)
    return {
      word,
      by: say`: ${passRates(pairs.passing, pairs.n)}`,
      size: say`${isFound ? [] : missedWords(assessment)}; ${wonAndLost(pairs)}`,
    };
  if (!pairs.areMostlyIdentical) return null;
  const size = say`; the rest agree to the last digit ${metricOf(assessment)}`;
  return isFound
    ? { word, by: say`: ${fewDiffer(pairs)}`, size }
    : { word: fewDiffer(pairs), by: [], size };
}

/** "Worse: pass rate 0.60, was 0.94", of trials whose scores take two values. */
function byPassRates(assessment: Compared): Result | null {
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
function bySearches(assessment: Compared): Result | null {
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
  const isSized =
    way !== null &&
    comparison.rules.margin === 0 &&
    Number.isFinite(gap) &&
    haveOneScale(assessment);
  const where = say`best of ${length} trials, median of ${test.units.candidate} searches`;
  const scores = say`${strong(say`${write(best.candidate)}, was ${write(best.baseline)}`)} ${metricOf(assessment)}`;
  return {
    word: wordFor(way, assessment),
    by: isSized ? say` by ${format(gap)}` : [],
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
function bySettings(assessment: Compared): Result | null {
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
function byCurves(assessment: Compared): Result {
  const { outcome, comparison } = assessment;
  const { margin } = comparison.rules;
  const size = scoresAt(assessment, ' ');
  const missed = say`${missedWords(assessment)}${size}`;
  const { way } = outcome;
  if (!isWorse(assessment) && claimsNotWorse(assessment))
    return { word: say`Not ${worseWords(margin)}`, by: [], size: missed };
  if (way === null) return { word: wordFor(null, assessment), by: [], size: missed };
  const word = wordFor(way, assessment, isClear(way, assessment));
  const shown = reached(assessment);
  if (shown?.way !== way || !haveOneScale(assessment)) {
    // The scores that are shown do not say it.
    const { test } = assessment;
    const p = test === null || !restsOnTest(assessment) ? [] : say` (${formatPValue(test.pValue)})`;
    return { word, by: [], size: say`${p}${size}` };
  }
  if (shown.by === null) return { word, by: [], size };
  // "Worse by more than 0.01" has a number already.
  const isNumbered = isWorse(assessment) && margin > 0;
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
  const { after, scores } = shown;
  return say`${before}${after}: ${strong(scores)} ${metricOf(assessment)}`;
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
function bothWays(assessment: Compared): Result {
  const { margin } = assessment.comparison.rules;
  const isSure = ({ way }: { readonly way: Way }) => isClear(way, assessment);
  const sorted = claims(assessment).toSorted(
    (a, b) => Number(isSure(b)) - Number(isSure(a)) || a.from - b.from,
  );
  const parts = sorted.map(({ budgets, bare, ...claim }, i) => {
    const { way } = claim;
    const sure = isSure(claim);
    const word = wayWords(way, margin);
    const before = sorted[i - 1];
    const isSaid = before !== undefined && !isSure(before);
    return say`${sure || isSaid ? '' : 'may be '}${word} ${i === 0 ? budgets : bare}`;
  });
  const shown = reached(assessment);
  const by =
    shown?.by == null || shown.way === null || !haveOneScale(assessment)
      ? []
      : say`${shown.way} by ${shown.by}${limitsOfSize(assessment, shown.way)}`;
  const size =
    by.length === 0 ? scoresAt(assessment, '; ') : say`; ${by}${scoresAt(assessment, ' ')}`;
  return { word: capitalized(joined(parts, say`, `)), by: [], size };
}

/** Worse before better: how strong, from where, and at which budgets. */
export function claims(assessment: Compared) {
  // Pairs are judged by their test, whatever the curves show.
  if (assessment.test?.pairs) return [];
  const { comparison, axis } = assessment;
  return (['worse', 'better'] as const).flatMap((way) => {
    const { level, intervals } = comparison[way];
    if (level === 'none') return [];
    const open = intervals[level].map((interval) =>
      withoutStart(interval, (budget) => isAtLeast(compareAt(comparison, budget)[way], level)),
    );
    const from = open[0]?.[0] ?? 0;
    const [budgets, bare] = [describeBudgets(open, axis), bareBudgets(open, axis)];
    return [{ way, level, from, budgets, bare }];
  });
}

/** Where the evidence of the headline holds: "from 3 to 8 trials"; empty without any. */
export function evidenceRange(assessment: Assessment): Phrase {
  if (!isJudged(assessment)) return [];
  const found = claims(assessment).map(
    ({ way, level, budgets }) => say`${way}: ${level} ${budgets}`,
  );
  return joined(found, say`; `);
}
