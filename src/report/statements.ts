import type { BudgetRow } from '../compare/index.ts';
import {
  type Assessment,
  type Compared,
  failingLevel,
  failsOnStrong,
  hasSameRows,
  haveTies,
  isFailure,
  isShownByTest,
  isStrengthUnknown,
  type OutcomeCode,
  passesAcrossScales,
  passesByItself,
  type RunAssessment,
  restsOnTest,
  type Size,
  type Warning,
} from '../decide/index.ts';
import { orient } from '../parse/index.ts';
import { settingsDetectable } from '../plan/index.ts';
import {
  capitalized,
  joined,
  link,
  type Phrase,
  type Statement,
  say,
  series,
  state,
  strong,
  words,
} from './blocks.ts';
import {
  formatFor,
  formatPerThousand,
  formatPValue,
  formatTimes,
  inDigits,
  plural,
  roundedTimes,
} from './numbers.ts';
import { effectOf, foundSentence, nextStep } from './outcome.ts';
import {
  describeBudget,
  describeStart,
  directionOf,
  isJudged,
  limitsOfChange,
  type Subject,
  sampleSizes,
  scoreFormat,
  toMetric,
  unitSpan,
} from './quantities.ts';
import { baselineName } from './tables.ts';
import { claims, claimsNotWorse, crashed, failedBySettings, isBySettings } from './verdict.ts';

/** How sure it is, and what it does to the check; then what a reader must know beside it. */
export function certainty(assessment: Assessment, subject: Subject = 'check'): Statement[] {
  const evidence = evidenceOf(assessment);
  const does = subject === 'check' ? say`the check ${effectOf(assessment)}` : [];
  const whole = joined([evidence, does], say`: `);
  // The letter of a p-value stays small.
  const isTested = isJudged(assessment) && restsOnTest(assessment) && evidence.length > 0;
  const sentence = isTested ? whole : capitalized(whole);
  return [
    ...state('strength', sentence.length === 0 ? [] : say`${sentence}.`),
    ...state('size', besides(assessment)),
    ...state('found', assessment.accepted === null ? foundSentence(assessment) : []),
  ];
}

const WITHOUT_EVIDENCE: readonly OutcomeCode[] = ['identical', 'same-rows'];

/** "strong evidence", "p = 0.0006"; empty where there is none. */
function evidenceOf(assessment: Assessment): Phrase {
  if (assessment.outcome.code === 'too-few-trials' && assessment.kind === 'compared')
    return noticed(assessment);
  if (!isJudged(assessment) || assessment.failedBefore?.stands) return [];
  const { outcome } = assessment;
  if (WITHOUT_EVIDENCE.includes(outcome.code)) return [];
  if (isStrengthUnknown(assessment))
    return passesAcrossScales(assessment) ? [] : say`strength unknown`;
  if (restsOnTest(assessment)) return testedWords(assessment);
  if (outcome.isMixed) {
    const found = claims(assessment).map(
      ({ way, level }, i) => say`${level} ${i === 0 ? 'evidence ' : ''}for ${way}`,
    );
    return series(found);
  }
  if (claimsNotWorse(assessment)) return say`strong evidence at every budget compared`;
  return levelWords(assessment);
}

/** Many take 0.05 for the level of any test. */
const USUAL = 0.05;

/** "p = 0.0006", "p = 0.018 (fails at 0.003 or less)". */
function testedWords(assessment: Compared): Phrase {
  const { test, axis, outcome } = assessment;
  if (test === null) return [];
  const how = test.pairs !== null && axis.kind === 'cost' ? ' counted in trials' : '';
  const isGain = outcome.way === 'better';
  const p = isGain ? test.pBetter : test.pValue;
  const isNear = !isGain && p > test.alpha && p <= USUAL;
  const level = isNear ? words` (fails at ${inDigits(test.alpha, 3)} or less)` : '';
  return say`${changeOfRates(assessment)}${winsAtSettings(assessment)}${formatPValue(p)}${how}${level}`;
}

/** "strong evidence"; with the p-value where the budget that is shown has less, and the test fails it too. */
function levelWords(assessment: Compared): Phrase {
  const { test, example, outcome, comparison } = assessment;
  const level = outcome.way === null ? 'none' : comparison[outcome.way].level;
  if (level === 'none') return [];
  const isElsewhere = isShownByTest(assessment) && example?.worse !== 'strong';
  const p = isElsewhere && test !== null ? say`, ${formatPValue(test.pValue)}` : [];
  return say`${level} evidence${p}`;
}

/** "Lower by 0.10 (0.03 to 0.18); ", of pairs with two values. */
function changeOfRates({ test }: Compared): Phrase {
  const passing = test?.pairs?.passing ?? null;
  const change = passing === null ? 0 : passing.candidate - passing.baseline;
  if (passing === null || change === 0) return [];
  const write = formatFor(1 / (test?.pairs?.n ?? 1), 1);
  const way = change < 0 ? 'worse' : 'better';
  const limits = limitsOfChange(passing.change, way, { direction: 'maximize', write });
  const size = write(Math.abs(write.shown(passing.candidate) - write.shown(passing.baseline)));
  return say`${change < 0 ? 'Lower' : 'Higher'} by ${size}${limits}; `;
}

/** "A candidate trial beats a baseline trial with similar settings 16 times in 100 (50 if equal); ", where that decides. */
function winsAtSettings(assessment: Compared): Phrase {
  const share = failedBySettings(assessment)?.lowerShare ?? null;
  if (share === null) return [];
  const times = Math.round(100 * (1 - share));
  return say`A candidate trial beats a baseline trial with similar settings ${times} times in 100 (50 if equal); `;
}

function noticed({ chances }: Compared): Phrase {
  const least = chances?.detectableSlowdown ?? null;
  if (least === null) return [];
  return say`only a candidate that needs ${formatTimes(least, Math.ceil)} the trials or more would be caught 4 times in 5`;
}

/** What the loss costs in tuning, and how pairs without failures came out. */
function besides(assessment: Assessment): Phrase {
  if (!isJudged(assessment) || assessment.failedBefore?.stands) return [];
  if (hasSameRows(assessment) || isStrengthUnknown(assessment)) return [];
  const { outcome, test } = assessment;
  const fails = crashed(assessment);
  if (fails !== null)
    return say`Of the others, ${fails.worse} are worse and ${fails.better} better.`;
  // Curves say nothing of these.
  if (test?.pairs || test?.searches || failedBySettings(assessment)) return [];
  if (outcome.way === null) return [];
  const beyond = [crossingSentence(assessment), closedGapSentence(assessment)];
  return beyond.find((one) => one.length > 0) ?? tuningSentence(assessment);
}

/** The sign of a difference as it is written: 0 where the scores read the same. */
function shownSign(row: BudgetRow, assessment: Compared): number {
  const { shown } = scoreFormat(assessment);
  return Math.sign(shown(row.candidate.point) - shown(row.baseline.point)) || 0;
}

/** "No gap is left after 8 trials: 0.91.": what is lost with few trials only reads as a loss of all. */
function closedGapSentence(assessment: Compared): Phrase {
  const { rows, example, comparison, axis } = assessment;
  const end = comparison.range?.[1] ?? 0;
  const last = rows.findLast(({ budget }) => budget <= end);
  if (assessment.outcome.way !== 'worse' || !example || !last || last.budget <= example.budget)
    return [];
  const score = toMetric(last.candidate, directionOf(assessment)).median;
  if (shownSign(last, assessment) !== 0 || !Number.isFinite(score)) return [];
  return say`No gap is left after ${describeBudget(last.budget, axis)}: ${scoreFormat(assessment)(score)} in both.`;
}

/**
 * "It is ahead from 5 trials on.": where the medians change places once, and the table shows it, what the candidate is
 * on the other side.
 */
function crossingSentence(assessment: Compared): Phrase {
  const { comparison, example, rows, axis } = assessment;
  const [place, ...more] = comparison.crossings;
  if (place === undefined || more.length > 0 || example === null) return [];
  const isBefore = example.budget <= place;
  const sign = assessment.outcome.way === 'worse' ? 1 : -1;
  const [from, to] = comparison.range ?? [0, 0];
  const beyond = isBefore ? to / place : place / from;
  // As with evidence, fewer budgets do not count.
  if (Math.log(beyond) < comparison.rules.minShare * Math.log(to / from)) return [];
  const isOpposite = (row: BudgetRow) =>
    row.budget >= from &&
    row.budget <= to &&
    row.budget > place === isBefore &&
    shownSign(row, assessment) === sign;
  if (!rows.some(isOpposite)) return [];
  const other = sign === 1 ? 'ahead' : 'behind';
  const end = axis.kind === 'trials' ? (isBefore ? Math.ceil(place) : Math.floor(place)) : place;
  const at = describeBudget(end, axis);
  return isBefore ? say`It is ${other} from ${at} on.` : say`It is ${other} up to ${at}.`;
}

/** What a report says besides the result of its run. */
export interface ReportFrame {
  /** The Action's `name` input; empty if there is only one instance. */
  readonly name: string;
  /** The commit and the run it is about; empty if there is none. */
  readonly origin: Phrase;
  /** How a maintainer accepts a failing result; empty if it cannot be accepted. */
  readonly acceptance: Phrase;
  /** Why no check was written; empty if one was, or none was wanted. */
  readonly noCheck: Phrase;
  /** URL of the artifact with all files of the report; null if there is none. */
  readonly fullReport: string | null;
  /** URL of the page that says how to read a report. */
  readonly help: string;
}

export function nextMoves({ comparisons, outcome }: RunAssessment, acceptance: Phrase): Phrase {
  const [{ assessment }] = comparisons;
  const { you = [], maintainer = [] } = nextStep(assessment);
  const others =
    maintainer.length === 0 ? acceptance : joined([maintainer, capitalized(acceptance)]);
  const isFree = maintainer.length > 0 && assessment.kind === 'compared' && !isFailure(outcome);
  const own = you.length === 0 && isFree ? say`merge, or wait.` : you;
  return joined([
    own.length === 0 ? [] : say`${strong(say`You:`)} ${own}`,
    others.length === 0 ? [] : say`${strong(say`Maintainer:`)} ${others}`,
  ]);
}

export function nextStatement(run: RunAssessment, acceptance: Phrase): Statement[] {
  const { outcome, comparisons } = run;
  const [{ assessment }] = comparisons;
  const said = nextMoves(run, acceptance);
  const isDone =
    !isFailure(outcome) &&
    (outcome.isJudged || assessment.accepted !== null || assessment.settings.gate.informOnly);
  const done = assessment.settings.gate.informOnly
    ? say`nothing to do.`
    : say`nothing to do: merge when you like.`;
  const rest = isDone ? joined([done, caughtSentence(assessment)]) : [];
  const next = said.length > 0 ? said : rest;
  return state('next', next.length === 0 ? [] : say`${strong(say`Next:`)} ${next}`);
}

/** What a pass could have missed; nobody asks that of a candidate that is found better. */
function caughtSentence(assessment: Assessment): Phrase {
  if (!isJudged(assessment) || !passesByItself(assessment)) return [];
  if (assessment.outcome.way !== null) return [];
  const slowdown = caughtSlowdown(assessment);
  if (slowdown.length === 0) return [];
  const caught = failsOnStrong(assessment.settings.gate)
    ? say`The check had`
    : say`Strong evidence had`;
  const hasSettings = caughtAtSettings(assessment).length > 0;
  // Ties lower the odds that were computed, and settings raise them.
  const odds = haveTies(assessment)
    ? say`${hasSettings ? 'about' : 'at most'} an 80 %`
    : say`${hasSettings ? 'at least ' : ''}an 80 %`;
  return say`${caught} ${odds} chance to catch ${slowdown}.`;
}

/** Sizes, baseline, false alarms, and where there is more. */
export function smallPrint(run: RunAssessment, frame: ReportFrame): Statement[] {
  const [{ assessment }, ...others] = run.comparisons;
  const isOne = others.length === 0;
  const count = say`${plural(run.comparisons.length, 'comparison')}`;
  const { fullReport, help } = frame;
  return [
    ...state('sizes', isOne ? sizesIn(assessment) : count),
    ...state('explained', isOne && isBySettings(assessment) ? explainedWords(assessment.test) : []),
    ...state('baseline-name', baselineName(assessment)),
    ...(isOne ? state('rate-in', rateIn(assessment)) : state('family-rate', familyRate(run))),
    ...state('link', fullReport === null ? [] : [link(say`report`, fullReport)]),
    ...state('help', [link(say`help`, help)]),
    ...state('origin', frame.origin),
  ];
}

function sizesIn(assessment: Assessment): Phrase {
  const { candidate, kind } = assessment;
  if (kind === 'unjudged')
    return candidate ? say`${plural(candidate.counts.counted, 'trial')}` : [];
  const test = kind === 'compared' ? assessment.test : null;
  const counts = [assessment.baseline, candidate].flatMap((sweep) => sweep?.counts.failed ?? []);
  const each = counts.map((count) => say`${count}`);
  const failed = counts.some(Boolean) ? say` (${joined(each, say` + `)} failed)` : [];
  return say`${sampleSizes(assessment)}${test?.searches?.are === 'jobs' ? ', one a job' : ''}${failed}`;
}

function rateIn(assessment: Assessment): Phrase {
  if (!isJudged(assessment) || hasSameRows(assessment)) return [];
  if (assessment.searchDoubts.baseline !== null)
    return assessment.failedBefore?.stands ? [] : say`error rate unknown`;
  const found = rateOf(assessment);
  if (found === null) return [];
  const event = found.canFail ? 'checks fail' : 'checks show strong evidence';
  const assumed = found.isIfRandom ? say` (assuming random search)` : [];
  return say`if nothing changed, ${formatPerThousand(found.rate)} ${event}${assumed}`;
}

/** How often the check fails if nothing changed anywhere; empty where it is unknown. */
function familyRate({ familyWise, comparisons }: RunAssessment): Phrase {
  if (familyWise === null) return [];
  const canFail = comparisons.some(({ assessment }) => failingLevel(assessment.settings.gate));
  const most = formatPerThousand({ rate: familyWise.rate, standardError: 0, isBound: true });
  return say`if nothing changed in any, ${most} checks ${canFail ? 'fail' : 'show strong evidence'}`;
}

/**
 * What the difference costs in tuning: "For the same score it needs 2.1× the trials (1.4× to 3.6×)."; or where the
 * candidate does not get there, "Even 8 trials do not close the gap: 0.899, was 0.905." Empty where the
 * size does not go the verdict's way.
 */
function tuningSentence(assessment: Compared): Phrase {
  const { size } = assessment;
  if (size === null) return [];
  const { budget, needed, isUnderOne } = size;
  const isLoss = assessment.outcome.way === 'worse';
  if (needed.estimate === Infinity) return isLoss ? gapSentence(assessment, size) : [];
  const factor = needed.estimate / budget;
  const round = isUnderOne ? Math.ceil : Math.round;
  if (isLoss ? factor < 1 : factor > 1) return [];
  if (roundedTimes(factor, round) === 1) return [];
  const within = timesLimits(assessment, size);
  const times = say`${formatTimes(factor, round)} the ${unitSpan(assessment.axis)}`;
  if (isUnderOne) return say`For the same score it needs ${times} or less${within}.`;
  return say`For the same score it needs ${within.length === 0 ? 'about ' : ''}${times}${within}.`;
}

/** Where the limits end: below one trial, and beyond the data, nothing is known. */
function timesLimits({ comparison }: Compared, { needed, budget }: Size): Phrase {
  const { lower, upper } = needed;
  const low = formatTimes(lower / budget, Math.floor);
  const high = formatTimes(upper / budget, Math.ceil);
  const { trialCost } = comparison.candidate;
  if (upper <= trialCost) return [];
  const isOpenBelow = lower <= trialCost;
  if (upper === Infinity) return isOpenBelow ? [] : say` (${low} or more)`;
  return isOpenBelow ? say` (up to ${high})` : say` (${low} to ${high})`;
}

/** No multiple: the end of the data is not where the candidate gets there, and its limits may leave that open. */
function gapSentence(assessment: Compared, { last, budget, needed }: Size): Phrase {
  const write = scoreFormat(assessment);
  const [before, now] = [last.baseline, last.candidate].map((score) =>
    orient(score, directionOf(assessment)),
  ) as [number, number];
  const isTold =
    last.budget >= 1.5 * budget && Number.isFinite(now) && write.shown(before) !== write.shown(now);
  if (!isTold) return [];
  // Just before the end, a budget within the limits that is enough says nothing.
  const claim = needed.lower < 0.95 * last.budget ? words`may` : words`do`;
  const most = describeStart(last.budget, assessment.axis, Math.floor);
  return say`Even ${most} ${claim} not close the gap: ${write(now)}, was ${write(before)}.`;
}

/** Why there is no rate: it would be that of random search. */
export const WITHOUT_RATE = {
  recorded: 'the baseline’s search was not random',
  drift:
    'nothing says how the baseline’s trials were drawn, and its scores change with their order',
} as const;

/** How often the check fails if nothing changed; null where that is not known, or where it fails whatever was drawn. */
export function rateOf({ chances, settings, test, failedBefore, warnings, ...sweeps }: Compared) {
  const { baseline, candidate } = sweeps;
  if (failedBefore?.stands) return null;
  const level = failingLevel(settings.gate);
  // Who searched adaptively and then replays the search has chosen the list by the baseline's own scores.
  const isReplay = test?.pairs != null && warnings.some(isOfBaselinesSearch);
  const found = chances?.gateRate ?? null;
  const rate = found && (isReplay ? { ...found, isBound: false } : found);
  const isIfRandom =
    test?.unit === 'trial' &&
    [baseline, candidate].some(({ search }) => search.method === 'unknown');
  return rate && { rate, canFail: level !== null, isReplay, isIfRandom };
}

function isOfBaselinesSearch({ code, arm, facts }: Warning): boolean {
  if (arm === 'candidate') return false;
  return code === 'adaptive-pruner' || (code === 'adaptive-sampler' && !facts.isGrid);
}

/** The slowdown that is caught 4 times in 5; null where no chance is known. */
function slowdownCaught(assessment: Compared): number | null {
  const { chances, searchDoubts } = assessment;
  // A candidate that may look better than it is would be caught less often.
  if (hasSameRows(assessment) || searchDoubts.candidate !== null) return null;
  return chances?.detectableSlowdown ?? null;
}

/** "a 2.9× slowdown"; empty where no chance is known. */
export function caughtSlowdown(assessment: Compared): Phrase {
  const slowdown = slowdownCaught(assessment);
  return slowdown === null ? [] : say`a ${formatTimes(slowdown, Math.ceil)} slowdown`;
}

/** "about 2× if all settings lose equally", which is caught as often; empty where that is nothing smaller. */
export function caughtAtSettings(assessment: Compared): Phrase {
  const { test } = assessment;
  if (test?.unit !== 'trial' || test.pSameSettings === null || test.settings === null) return [];
  const { units, settings, alpha } = test;
  const found = settingsDetectable([units.baseline, units.candidate], settings.explained, alpha);
  if (found === null || found >= (slowdownCaught(assessment) ?? 0)) return [];
  return say`about ${formatTimes(found, Math.ceil)} if all settings lose equally`;
}

/** What settings explain, and what helped to see it; empty where they are not compared. */
export function explainedWords(test: Compared['test']): Phrase {
  const settings = test?.settings ?? null;
  if (settings === null || test?.pSameSettings == null) return [];
  const share = Math.round(100 * settings.explained);
  const older = settings.olderTrials.reduce((sum, count) => sum + count, 0);
  const helped = older === 0 ? [] : say`; ${plural(older, 'older trial')} of main helped`;
  return say`settings explain ${share} % of the spread${helped}`;
}
