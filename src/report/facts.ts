import { isNotWorseAt, type NeededBudget, type RuledOut } from '../compare/index.ts';
import {
  ARMS,
  type Arm,
  type Assessment,
  type BudgetAxis,
  type Compared,
  failsOnStrong,
  hasSameRows,
  haveTies,
  type PairsFound,
  passesByItself,
  withoutStart,
} from '../decide/index.ts';
import { MAX_SIMULATED_PAIRS } from '../plan/index.ts';
import { TOOL } from '../tool.ts';
import {
  clauses,
  data,
  emphasis,
  type Fact,
  fact,
  firstOf,
  listed,
  numeral,
  type Phrase,
  plain,
  say,
  series,
  words,
} from './blocks.ts';
import { minorNotes } from './notes.ts';
import {
  formatFor,
  formatOdds,
  formatPercent,
  formatPValue,
  formatTimes,
  inDigits,
  plural,
  roundedDown,
  roundedTo,
  roundedUp,
  signed,
} from './numbers.ts';
import {
  curveWord,
  describeBudget,
  describeBudgets,
  describeSeveral,
  describeStart,
  directionOf,
  formatBudgetLimits,
  haveCurves,
  haveLimits,
  haveUnlistedSettings,
  isJudged,
  limitsOf,
  type Subject,
  sampleSizes,
  scoreFormat,
  unitAfter,
} from './quantities.ts';
import {
  caughtAtSettings,
  caughtSlowdown,
  explainedWords,
  rateOf,
  WITHOUT_RATE,
} from './statements.ts';
import { baselineChoice } from './tables.ts';
import { claims, isBySettings } from './verdict.ts';

type Value<T> = (assessment: T, subject: Subject) => Phrase;

const where =
  (holds: (assessment: Compared) => boolean) =>
  (value: Value<Compared>): Value<Assessment> =>
  (assessment, subject) =>
    assessment.kind === 'compared' && holds(assessment) ? value(assessment, subject) : [];

const ofCompared = where(() => true);
const ofCurves = where(haveCurves);
/** What the comparison can promise, what it rules out and what would settle it. */
const ofPromise = where((one) => isJudged(one) && !hasSameRows(one));

type Row = readonly [id: string, label: Phrase, value: Value<Assessment>];

/** What is known of a comparison besides its first lines, before the notes on it. */
const KNOWN: readonly Row[] = [
  ['evidence', say`Evidence`, ofCurves(evidenceRange)],
  ['ruled-out', say`Ruled out`, ofPromise(ruledOutWords)],
  ['not-worse', say`Not worse`, ofPromise(notWorseWords)],
  ['target', say`Target`, ofPromise(targetWords)],
  ['slowdown', say`Same slowdown at every budget`, ofPromise(slowdownWords)],
  ['pairs', say`Pairs`, ofPromise(pairsWords)],
  ['rate', say`False alarms`, ofPromise(rateWords)],
  ['slowdown-caught', say`Would be caught`, ofPromise(caughtWords)],
  ['trials-needed', say`Trials needed`, ofPromise(trialsWords)],
  ['chances-independent', say`Shared configurations`, ofPromise(sharedWords)],
  ['crossing', say`Curves cross`, ofCurves(crossingsOf)],
  ['baseline', say`Baseline`, baselineChoice],
];

/** What the words mean, and what was computed how, with which settings. */
const METHOD: readonly Row[] = [
  ['how-to-read', say`Tuning curve`, ofCurves(curveWords)],
  ['limits', say`Limits`, ofCurves(limitsWords)],
  ['levels', say`Levels of evidence`, ofCurves(levelsWords)],
  ['margin', say`Margin`, ofCompared(marginWords)],
  ['bands', say`Bands`, ofCurves(bandWords)],
  ['test', say`Test of no change`, ofCompared(testWords)],
  ['false-alarms', say`Evidence of “worse” if nothing changed`, ofCompared(alarmWords)],
  ['bound', say`Whatever changed`, ofCompared(boundWords)],
  ['compared-budgets', say`Budgets`, budgetsWords],
  ['policies', say`Settings`, policyWords],
  ['tool', say`Made by`, madeBy],
];

/** What else is known of a comparison, and what was computed how: a line each. */
export function factsOf(assessment: Assessment, subject: Subject): Fact[] {
  const rowsOf = (rows: readonly Row[]) =>
    rows.flatMap(([id, label, value]) => fact(id, label, value(assessment, subject)));
  return [...rowsOf(KNOWN), ...minorNotes(assessment), ...rowsOf(METHOD)];
}

function sharedWords({ isPaired, chances, test }: Compared): Phrase {
  if (!isPaired || chances === null || test?.pairs) return [];
  return say`chances are computed for independent sweeps; false alarms are normally rarer`;
}

/**
 * What a pass rules out: the smallest loss, as written, from the first budget that has it to the end of the range,
 * beyond which nothing is known. A loss that is known for less than a doubling of the budget says little.
 */
function ruledOutWords(assessment: Compared): Phrase {
  const { ruledOut, comparison, axis } = assessment;
  if (!passesByItself(assessment) || !ruledOut || !comparison.range) return [];
  const [, end] = comparison.range;
  const isWide = ({ fromBudget, loss }: RuledOut) => 2 * fromBudget <= end && loss < Infinity;
  const least = ruledOut.findLast(isWide) ?? ruledOut.at(-1);
  const limits = limitsOf(assessment);
  if (!least || least.loss === Infinity) return say`no loss, however large (${limits})`;
  const write = roundedUp(scoreFormat(assessment));
  const shown = ({ loss }: RuledOut) => (loss > 0 ? write.shown(loss) : 0);
  const first = ruledOut.find((one) => shown(one) === shown(least)) ?? least;
  const worse = least.loss > 0 ? say`a loss of more than ${write(least.loss)}` : say`any loss`;
  return say`${worse} ${describeBudgets([[first.fromBudget, end]], axis)} (${limits})`;
}

/** Where the candidate is certainly within the margin, unless that is the headline. */
function notWorseWords(assessment: Compared): Phrase {
  const { notWorse, comparison, axis } = assessment;
  if (!notWorse || notWorse.intervals.length === 0) return [];
  if (notWorse.isEverywhere && passesByItself(assessment)) return [];
  const { margin, intervals } = notWorse;
  const budgets = intervals.map((interval) =>
    withoutStart(interval, (budget) => isNotWorseAt(comparison, budget)),
  );
  return say`by more than ${margin} ${describeBudgets(budgets, axis)}, strong evidence (${limitsOf(assessment)})`;
}

function targetWords(assessment: Compared): Phrase {
  const { target, settings, axis, comparison } = assessment;
  if (target === null) return [];
  const { quantile } = settings.comparison;
  const luck = quantile === 0.5 ? '' : words`, at the ${formatPercent(quantile)} quantile of luck`;
  const need = (arm: Arm) => describeNeed(target[arm], axis, comparison[arm]);
  return say`for ${target.score} the baseline needs ${need('baseline')}, the candidate ${need('candidate')} (${limitsOf(assessment)}${luck})`;
}

/** "5.1 trials (2.3–8)"; never less than a trial, and never beyond the data. */
function describeNeed(
  { lower, estimate, upper }: NeededBudget,
  axis: BudgetAxis,
  { trialCost }: { readonly trialCost: number },
): Phrase {
  if (lower === Infinity) return say`more than any budget`;
  const [from, to] = [Math.max(lower, trialCost), Math.max(upper, trialCost)];
  const [least, most] = formatBudgetLimits(from, to);
  if (estimate === Infinity) return say`more than ${describeStart(from, axis, Math.floor)}`;
  const limits = upper === Infinity ? say`at least ${least}` : say`${least}–${most}`;
  return say`${describeBudget(Math.max(estimate, trialCost), axis)} (${limits})`;
}

/**
 * What the test of one slowdown at every budget sees where no budget by itself shows anything: a result has its size in
 * its first sentence.
 */
function slowdownWords({ overallSlowdown, outcome }: Compared): Phrase {
  if (!overallSlowdown?.fits || !outcome.isJudged || outcome.isMixed || outcome.way !== null)
    return [];
  const { estimate, lower, upper, confidence } = overallSlowdown;
  if (lower <= 1 && upper >= 1) return [];
  const [from, to] = [formatTimes(lower, Math.floor), formatTimes(upper, Math.ceil)];
  return say`if so, it needs ${formatTimes(estimate, Math.round)} the trials (${formatPercent(confidence)} limits: ${from} to ${to})`;
}

/** How the pairs came out, and what has no partner; empty of other sweeps. */
function pairsWords({ test }: Compared): Phrase {
  if (!test?.pairs) return [];
  const { n, worse, better, same, unmatched, differing } = test.pairs;
  return clauses([
    say`${worse} of ${n} worse, ${better} better, ${same} the same`,
    passingLimits(test.pairs),
    test.pairs.areMostlyIdentical ? bestAmongFew(test.pairs) : [],
    ...ARMS.map((arm) =>
      unmatched[arm] === 0
        ? []
        : say`${plural(unmatched[arm], 'trial')} of the ${arm} left out, without a partner`,
    ),
    differing ? say`the parameters of ${differing} differ` : [],
  ]);
}

function passingLimits({ passing, n }: PairsFound): Phrase {
  if (passing === null) return [];
  const { lower, upper } = passing.change;
  const write = formatFor(1 / n, 1);
  return say`the pass rate changed by ${signed(roundedDown(write))(lower)} to ${signed(roundedUp(write))(upper)} (99 % limits)`;
}

function rateWords(assessment: Compared, subject: Subject): Phrase {
  const doubt = assessment.searchDoubts.baseline;
  if (doubt !== null && !assessment.failedBefore?.stands)
    return say`unknown: ${WITHOUT_RATE[doubt]}`;
  const found = rateOf(assessment);
  if (found === null) return [];
  const event = found.canFail ? 'fails' : 'finds strong evidence';
  const often = say`${found.isReplay ? 'about ' : ''}${formatOdds(found.rate)}`;
  const drawn = found.isIfRandom ? ' and trials were drawn at random' : '';
  return say`if nothing changed${drawn}, this ${subject} ${event} ${often} (${sampleSizes(assessment)}), on average over baselines`;
}

/** How a slowdown at every budget compares with others. */
export const CAUGHT_LESS = 'losses at large budgets only, much less often';

function caughtWords(assessment: Compared): Phrase {
  const caught = caughtSlowdown(assessment);
  if (caught.length === 0) return [];
  const { settings, test } = assessment;
  const hasMore = (test?.pairs?.n ?? 0) > MAX_SIMULATED_PAIRS;
  const most = haveTies(assessment) ? 'at best ' : hasMore ? 'at least ' : '';
  const by = failsOnStrong(settings.gate) ? '' : ' by strong evidence';
  const alike = caughtAtSettings(assessment);
  const less = alike.length === 0 ? [] : say`; ${alike} and no outcome is among them`;
  return say`${caught} at every budget, ${most}4 times in 5${by}${test?.pairs ? ', for evenly spread scores' : ''}${less}; ${CAUGHT_LESS}`;
}

/** How many trials it takes to catch the slowdown that was chosen beforehand; empty if it would be caught already. */
function trialsWords(assessment: Compared): Phrase {
  const { chances, comparison, trialsNeeded, isPaired, searchDoubts, failedBefore } = assessment;
  if (chances === null || isPaired) return [];
  if (searchDoubts.candidate !== null || failedBefore?.stands) return [];
  if (typeof trialsNeeded.toDetect !== 'number') return [];
  const isClear = comparison.worse.level === 'strong' || comparison.better.level === 'strong';
  const { toDetect, slowdown } = trialsNeeded;
  if (isClear || (chances.detectableSlowdown ?? Infinity) <= slowdown) return [];
  return say`${plural(toDetect, 'trial')} a sweep catch a ${formatTimes(slowdown, Math.ceil)} slowdown 4 times in 5`;
}

function crossingsOf({ comparison: { crossings }, axis }: Compared): Phrase {
  return crossings.length === 0 ? [] : say`near ${describeSeveral(crossings, axis)}`;
}

function curveWords(assessment: Compared): Phrase {
  const word = curveWord(assessment.settings, directionOf(assessment));
  return say`the ${word} best score after 1, 2, 3 … trials of random search`;
}

function limitsWords(assessment: Compared): Phrase {
  if (!haveLimits(assessment)) return [];
  const costs = assessment.axis.kind === 'cost' ? ', with the mean costs taken as known' : '';
  return say`${limitsOf(assessment)} hold at all budgets at once${costs}, for the luck of search and training, not for a new test set`;
}

function levelsWords(assessment: Compared): Phrase {
  const { settings } = assessment;
  const word = curveWord(settings, directionOf(assessment));
  const least = formatPercent(settings.comparison.minShare);
  return say`${emphasis(say`weak`)} where one ${word} lies outside the other’s limits, ${emphasis(say`fair`)} where each does, ${emphasis(say`strong`)} where the limits do not meet; weak and fair count on at least ${least} of the budgets (log scale)`;
}

function marginWords({ settings }: Compared): Phrase {
  const { margin } = settings.comparison;
  if (margin === 0) return [];
  return say`the candidate’s curve is raised by ${margin} before it is judged worse; the numbers shown are without it`;
}

function budgetsWords(assessment: Assessment): Phrase {
  if (assessment.kind !== 'compared') return say`none`;
  return haveCurves(assessment) ? rangeOf(assessment) : [];
}

function policyWords({ baseline, candidate, settings }: Assessment): Phrase {
  const { failedTrials, prunedTrials } = settings.reading;
  const methods = [baseline, candidate].flatMap((sweep) => sweep?.search.method ?? []);
  // As far as it is known: the limits are for random search.
  const known = [...new Set(methods)].map((one) => say`${one}`);
  const search = known.length === 0 ? [] : say`; search: ${listed(known)}`;
  return say`failed trials: ${failedTrials}; pruned: ${prunedTrials}${search}; fails on: ${settings.gate.failOn}`;
}

function madeBy(): Phrase {
  const paper = emphasis(say`Show Your Work with Confidence`);
  return say`${TOOL.name} ${plain('version', TOOL.version)}, after Lourie et al., ${paper} (2024)`;
}

/** The budgets that are compared: "2 to 16 trials". */
function rangeOf({ comparison: { range }, axis }: Compared): Phrase {
  if (range === null) return say`none`;
  const [from, to] = range.map((budget) => roundedTo(budget, 4, Math.round)) as [number, number];
  const both = from === to ? say`${to}` : say`${from} to ${to}`;
  return say`${both} ${unitAfter(to, axis)}`;
}

/** The sweeps' bands, which may switch to another method for a large sweep, and how often they hold together. */
function bandWords({ comparison, settings, jointLevel }: Compared): Phrase {
  const { method, confidence, calibration, seed } = settings.band;
  const methods = [comparison.baseline, comparison.candidate].map(({ band }) => band.method);
  const how = calibration === 'exact' ? say`exactly` : say`by simulation, seed ${seed}`;
  const level = jointLevel && formatPercent(roundedTo(jointLevel, 3, Math.floor));
  const together = level === null ? [] : say`; all differences hold at once with at least ${level}`;
  const switched = methods.every((one) => one === method)
    ? ''
    : '. Sweeps of more than 20,000 trials have the band dkw, in closed form and conservative; smaller budgets can be compared for them';
  const all = listed([...new Set(methods)].map((one) => say`${one}`));
  return say`${all}, ${formatPercent(confidence)}, calibrated ${how}${together}${switched}`;
}

function alarmWords({ chances }: Compared): Phrase {
  if (chances === null) return [];
  const rates = (['weak', 'fair', 'strong'] as const).flatMap((level) => {
    const rate = chances.falseAlarm[level];
    return rate === null ? [] : [say`${level} ${formatOdds(rate)}`];
  });
  return rates.length > 1 ? series(rates) : [];
}

/** What holds whatever changed, worded so that nobody takes it for a share of failures. */
function boundWords({ chances, comparison, axis }: Compared): Phrase {
  if (chances?.falseStrongBound == null || comparison.range === null) return [];
  const good =
    comparison.rules.margin === 0 ? 'at least as good' : 'no worse than the margin allows';
  // The study of the bound has budgets in trials.
  const [known, seen] =
    axis.kind === 'cost'
      ? ([', taking the mean costs as known', ''] as const)
      : (['', ' (at most a fifth of it in simulations)'] as const);
  const most = Math.ceil(roundedTo(100 * chances.falseStrongBound, 6, Math.ceil));
  return say`at most ${most} of 100 such checks show strong evidence of “worse” at a budget where the candidate is ${good}${known}, a proven ceiling${seen}`;
}

/** Where the evidence of the headline holds: "from 3 to 8 trials"; empty without any. */
function evidenceRange(assessment: Assessment): Phrase {
  if (!isJudged(assessment)) return [];
  return clauses(
    claims(assessment).map(({ way, level, budgets }) => say`${way}: ${level} ${budgets}`),
  );
}

/** How many of the best of the baseline are among the few pairs that differ, which luck hardly explains. */
function bestAmongFew({ n, same, trials }: PairsFound): Phrase {
  const few = n - same;
  const best = trials.toSorted((a, b) => b.baseline.score - a.baseline.score).slice(0, few);
  const hit = best.filter(({ baseline, candidate }) => baseline.score !== candidate.score).length;
  return say`as the rest agrees to the last digit, this is hardly luck; of the best ${few}, ${hit} differ`;
}

type Test = NonNullable<Compared['test']>;

function howTested({ unit, pSameSettings, pairs, settings }: Test): Phrase {
  if (unit === 'pair') {
    const correlation = pairs?.correlation ?? null;
    const alike =
      correlation === null ? [] : say`; rank correlation ${numeral(correlation.toFixed(2))}`;
    return say`by pairs (signed ranks at the same settings, and scores after tuning${alike})`;
  }
  const isAtSettings = pSameSettings !== null && settings !== null;
  return say`by ${unit === 'search' ? 'whole searches' : 'trials'}, ${isAtSettings ? 'at comparable settings and ' : ''}after tuning`;
}

/** Which settings count, and which recorded ones do not, for they may be labels or outcomes, or are too many. */
function columnsCompared({ settings, pSameSettings }: Test): Phrase {
  if (settings === null) return [];
  const { names, leftOut } = settings.columns;
  const varying = leftOut.filter(({ why }) => why !== 'constant');
  const ignored = varying.map(({ name }) => [data(name, 40)]);
  return clauses([
    pSameSettings === null ? [] : say`by ${series(names.map((name) => [data(name, 40)]))}`,
    ignored.length === 0 ? [] : say`left out: ${series(firstOf(ignored, MAX_IGNORED))}`,
  ]);
}

const MAX_IGNORED = 8;

/** "6 + 6 searches of 20 trials"; empty unless whole searches are compared. */
export function searchesWords({ searches, units }: Test): Phrase {
  if (searches === null) return [];
  const { length, filled, leftOut, repeated } = searches;
  const twice = repeated.baseline + repeated.candidate;
  const more = series([
    filled > 0 ? say`${plural(filled, 'trial')} added as failed to shorter ones` : [],
    leftOut > 0 ? say`${plural(leftOut, 'trial')} beyond that left out` : [],
    twice > 0 ? say`${numeral(String(twice))} left out as repeats` : [],
  ]);
  const all = say`${units.baseline} + ${units.candidate} searches of ${plural(length, 'trial')}`;
  return clauses([all, more]);
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
  return clauses([
    say`taken as independent: ${are}`,
    shared === 0
      ? []
      : say`${shared} of the candidate’s begin as one of the baseline’s, as with equal seeds, which hides losses`,
    length >= RANDOM_AT_FIRST
      ? []
      : say`searches this short may be random throughout: if so, \`search-method: random\` compares their trials, and sees more`,
  ]);
}

/** How it was tested, and with what result; what settings explain may be in the small print. */
export function testWords(assessment: Compared, subject: Subject): Phrase {
  const { test, decides } = assessment;
  if (test === null) return [];
  const [p, better] = [formatPValue(test.pValue), formatPValue(test.pBetter)];
  const [level, attained] = [inDigits(test.alpha, 3), inDigits(test.attainedRate, 2)];
  const less = attained === level ? [] : say` (attained ${attained})`;
  return clauses([
    say`${WHO_DECIDES[decides]}; ${howTested(test)}; ${p} (better: ${better}); level ${level}${less}`,
    subject === 'check' && isBySettings(assessment) ? [] : explainedWords(test),
    columnsCompared(test),
    haveUnlistedSettings(assessment)
      ? say`no settings are listed: \`settings: …\` in the config compares by them`
      : [],
    searchesWords(test),
    searchDoubtWords(test),
    decides === 'test' && haveCurves(assessment) ? say`the bands describe` : [],
  ]);
}
