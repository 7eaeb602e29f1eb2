import {
  type Comparison,
  equivalentEffort,
  leastPValue,
  overallSlowdown,
} from '../compare/index.ts';
import { naming, settingsError } from '../errors.ts';
import { MAX_CALIBRATED } from '../estimate/index.ts';
import { chanceToTouch, type Staircase } from '../math/interleaving.ts';
import type { Sweep } from '../parse/index.ts';
import {
  chanceToCatch,
  computedRate,
  type Design,
  detectableSlowdown,
  doBandsDecide,
  type FalseAlarmRate,
  falseAlarmRates,
  falseStrongBound,
  isComputable,
  makePairedPlan,
  makePlan,
  NO_RATES,
  ordersFailing,
  type PairedPlan,
  type Plan,
  pairedDetectable,
  type Sizes,
  strongStaircase,
  trialsToDetect,
  trialsToResolve,
  USUAL_LEVEL,
} from '../plan/index.ts';
import type { Given } from '../settings/index.ts';
import type {
  Chances,
  Compared,
  FittedSlowdown,
  NoChangeTest,
  SweepPair,
  TrialsNeeded,
} from './assessment.ts';
import { isClosedByLimits, methodOf } from './curves.ts';
import { type Warning, warningOf } from './findings.ts';
import { haveCosts } from './no-change.ts';
import { haveTies, levelNeeded } from './outcome.ts';

/** Fixed beforehand: what was observed says nothing about what to look for. */
const SLOWDOWNS = [3, 2] as const;
const POWER = 0.8;
/** Nobody takes the advice to add more. */
const MAX_ADVISED = 200;

type Curves = SweepPair & Pick<Compared, 'comparison' | 'settings'>;
type PairComparison = Curves & Pick<Compared, 'test' | 'passRates'>;
type Decided = PairComparison & Pick<Compared, 'decides'>;

/** Who decides: with costs and large sweeps the bands alone, where a rate is given, and for pairs and searches, the test. */
export function decidersOf(compared: PairComparison): Compared['decides'] {
  const { settings, test, passRates } = compared;
  const { falseAlarmRate: rate } = settings.comparison;
  if (test === null) return 'bands';
  // Bands need scores between any two.
  if (rate !== null || test.unit !== 'trial' || passRates !== null) return 'test';
  // Lower levels are asked for in addition, whatever the rate.
  const isLower = levelNeeded(settings.gate) !== 'strong';
  return isLower || doBandsDecide(designIn(compared)) ? 'either' : 'test';
}

function designIn({ comparison, settings: { band } }: Curves): Design {
  const { baseline, candidate, rules } = comparison;
  const trials = [baseline.band.n, candidate.band.n] as const;
  const trialCosts = [baseline.trialCost, candidate.trialCost] as const;
  return { trials, trialCosts, band, quantile: baseline.quantile, rules };
}

/** Null where no budget is compared. @param isPaired whether the sweeps share configurations */
export function chancesOf(compared: Decided, isPaired: boolean): Chances | null {
  const { comparison, settings, test, passRates, decides } = compared;
  if (comparison.range === null && test === null) return null;
  const bound = haveTies(compared) || test?.pairs != null;
  const ofTest = test && computedRate(test.attainedRate, bound);
  // With a margin power depends on the scores.
  const hasPower = settings.comparison.margin === 0;
  // Slowdowns are of single trials with scores between any two.
  if (test !== null && (test.unit !== 'trial' || passRates !== null)) {
    const detectable = hasPower ? detectableInPairs(test) : null;
    return { ...NO_CHANCES, gateRate: ofTest, detectableSlowdown: detectable };
  }
  const design = designIn(compared);
  // Where a test decides, evidence by itself does nothing.
  const falseStrong = decides === 'test' ? null : falseStrongBound(design, { isPaired });
  if (haveCosts(compared)) return { ...NO_CHANCES, falseStrongBound: falseStrong };
  const level = levelNeeded(settings.gate);
  const { seed } = settings.band;
  const falseAlarm = falseAlarmRates(design, { levels: [level], seed, isBound: bound });
  const isKnown = hasPower && (test !== null || isComputable(design));
  return {
    falseStrongBound: falseStrong,
    falseAlarm,
    gateRate: decides === 'test' ? ofTest : rateOfEither(compared, falseAlarm[level]),
    detectableSlowdown: isKnown ? detectableSlowdown(failingOrders(compared, design), POWER) : null,
  };
}

const NO_CHANCES: Chances = {
  falseStrongBound: null,
  falseAlarm: NO_RATES,
  gateRate: null,
  detectableSlowdown: null,
};

/**
 * How often bands or the test fail it: the mass of the orders that fail by one of them, where strong evidence and the test
 * after tuning are all that counts, else at most the sum.
 */
function rateOfEither(compared: Decided, ofBands: FalseAlarmRate | null): FalseAlarmRate | null {
  const { test, settings } = compared;
  if (ofBands === null || test === null) return ofBands;
  if (test.pSameSettings !== null || levelNeeded(settings.gate) !== 'strong')
    return { ...ofBands, rate: Math.min(1, ofBands.rate + test.alpha), isBound: true };
  return { ...ofBands, rate: chanceToTouch(failingOrders(compared, designIn(compared))) };
}

/**
 * The slowdown that a test of pairs catches 4 times in 5; null for none, without pairs, of those that pass or do not,
 * and of too few to know.
 */
function detectableInPairs({ pairs, alpha }: NoChangeTest): number | null {
  if (pairs === null || pairs.passing !== null) return null;
  return pairedDetectable(pairs.n, pairs.correlation ?? 0, alpha);
}

/**
 * The orders of the scores that fail the check for sure. Where settings count too, a p-value after tuning of half the level
 * is enough, whatever they show.
 */
function failingOrders({ test, settings, decides }: Decided, design: Design): Staircase {
  if (test === null) return strongStaircase(design);
  const { falseAlarmRate: rate } = settings.comparison;
  const level = (rate ?? test.alpha) * (test.pSameSettings === null ? 1 : 0.5);
  return ordersFailing(design, { level, hasBands: decides === 'either' });
}

/** A pass that could not show a slowdown this large tells nothing. */
const MAX_UNNOTICED = 8;
/** More trials only help, and chances are computed up to 20,000. */
const MANY = 1000;

/**
 * Whether a candidate that needs 8 times the trials at every budget would be caught 4 times in 5: by the
 * sizes alone, so in trials, and at best, so without a margin or limits in cost.
 */
export function canTell(compared: Decided & Pick<Compared, 'axis'>): boolean {
  const { test, axis } = compared;
  if (test?.searches) return !hasTooFewSearches(test);
  if (test?.pairs) {
    const { n, correlation } = test.pairs;
    return (pairedDetectable(n, correlation ?? 0, test.alpha) ?? Infinity) <= MAX_UNNOTICED;
  }
  if (compared.comparison.range === null) return false;
  const { trials, rules, band, quantile } = designIn(compared);
  const [n, m] = trials.map((size) => (size > MAX_CALIBRATED ? MANY : size)) as [number, number];
  const unlimited = axis.kind === 'cost' ? { budgetMin: null, budgetMax: null } : {};
  const inTrials = { ...rules, ...unlimited, margin: 0 };
  const orders = failingOrders(compared, { trials: [n, m], rules: inTrials, band, quantile });
  return chanceToTouch(orders, MAX_UNNOTICED) >= POWER;
}

/** Whether no labeling of so few searches is as rare as the level. */
export function hasTooFewSearches({ unit, units, alpha }: NoChangeTest): boolean {
  return unit === 'search' && leastPValue([units.baseline, units.candidate]) > alpha;
}

/** A trend that chance shows more rarely contradicts a slowdown that is the same at every budget. */
const MIN_TREND = 0.2;

/**
 * The overall slowdown, and whether the data allow its model: not with strong evidence both ways, where it lies outside
 * the limits of the effort at a budget of the table, or where the slowdown changes with the budget. Null where no score
 * counts. Without rates it has no p-values.
 */
export function slowdownOf(
  { baseline, candidate, comparison, settings, rows }: Curves & Pick<Compared, 'rows'>,
  hasRates: boolean,
): FittedSlowdown | null {
  const scoresOf = ({ trials }: Sweep) => trials.map(({ score }) => score);
  const { confidence } = settings.band;
  const found = overallSlowdown(scoresOf(baseline), scoresOf(candidate), confidence);
  if (found === null) return null;
  const { worse, better } = comparison;
  const isMixed = [worse, better].every(({ intervals }) => intervals.strong.length > 0);
  const hasTrend = found.trendPValue !== null && found.trendPValue <= MIN_TREND;
  const fits =
    !isMixed && !hasTrend && rows.every(({ budget }) => allows(comparison, budget, found.estimate));
  const pValues = hasRates ? {} : { pValue: null, trendPValue: null };
  return { ...found, ...pValues, fits };
}

/** Whether both curves allow that the candidate needs so many times the trials at a budget. */
function allows(comparison: Comparison, budget: number, slowdown: number): boolean {
  const { baseline, candidate } = comparison;
  const { lower, upper } = equivalentEffort(comparison, budget);
  const needed = slowdown * (budget / baseline.trialCost) * candidate.trialCost;
  // Below one trial, efforts are only known to be so.
  return needed >= lower && needed <= Math.max(upper, candidate.trialCost);
}

/** The trials that would settle more: to have a range at all, and to catch a slowdown chosen beforehand. */
export function trialsNeeded(compared: Curves, areDraws: boolean): TrialsNeeded {
  const forSlowdown = trialsForSlowdown(compared, areDraws);
  return { toOpenRange: trialsToOpen(compared), ...forSlowdown, power: POWER };
}

/** Whether the sweeps resolve less than one doubling of the smallest budget. */
function isNarrow({ baseline, candidate, from }: Comparison): boolean {
  return Math.min(baseline.resolvableBudget, candidate.resolvableBudget) < 2 * from;
}

/** For a range, or where there is a narrow one, for one doubling of the budget. */
function trialsToOpen({ comparison, settings }: Curves): TrialsNeeded['toOpenRange'] {
  const { range, from, baseline, candidate } = comparison;
  if (!isNarrow(comparison) || isClosedByLimits(comparison)) return null;
  const budget = range === null ? from : 2 * from;
  const trials = budget / Math.min(baseline.trialCost, candidate.trialCost);
  return trialsToResolve(trials, settings.band, settings.comparison.quantile);
}

/** For the first slowdown that sweeps of these sizes would not catch anyway. */
function trialsForSlowdown({ settings, ...pair }: Curves, areDraws: boolean) {
  const { margin, falseAlarmRate: rate } = settings.comparison;
  const [first, second] = SLOWDOWNS;
  // With costs or a margin the number is not defined.
  if (haveCosts(pair) || margin > 0) return { slowdown: first, toDetect: null };
  const method = { ...methodOf(settings), rate };
  const least = Math.min(pair.baseline.trials.length, pair.candidate.trials.length, MAX_ADVISED);
  const isCaught = chanceToCatch(least, { ...method, slowdown: first }, POWER) >= POWER;
  const slowdown = isCaught ? second : first;
  // It is the number of single draws.
  if (!areDraws) return { slowdown, toDetect: null };
  const goal = { slowdown, power: POWER, budget: null, most: MAX_ADVISED };
  return { slowdown, toDetect: trialsToDetect({ ...goal, ...method }) ?? ('over 200' as const) };
}

/** The warning that a range is narrow; `needed` has the trials that resolve one doubling of the budget. */
export function rangeWarnings(comparison: Comparison, needed: TrialsNeeded): Warning[] {
  if (comparison.range === null || !isNarrow(comparison)) return [];
  return [warningOf('narrow-range', { trials: needed.toOpenRange })];
}

/**
 * What so many trials or pairs can show, and how many a slowdown takes, as options ask for it.
 *
 * @throws UserError for a wrong value, and without a question
 */
export function planFor(given: Given): Plan {
  const { settings } = given;
  const rules = { ...methodOf(settings).rules, margin: 0 };
  const [slowdown, power] = [given.value('slowdown'), given.value('power')];
  const goal = { slowdown, power, budget: given.value('budget') };
  const policy = { settings, rules };
  return given.has('paired')
    ? makePairedPlan(readPairs(given), goal, policy)
    : makePlan(readTrials(given), goal, policy);
}

function readPairs(given: Given): PairedPlan {
  const others = ['baseline-n', 'candidate-n', 'budget'] as const;
  const other = others.find((flag) => given.has(flag));
  if (other !== undefined)
    throw settingsError(
      other,
      naming`cannot be combined with ${{ option: 'paired' }}, which has one number of pairs`,
      naming`Give ${{ option: 'n' }} instead.`,
    );
  const pairs = given.value('n');
  if (pairs === null) throw settingsError('n', 'is missing', 'Give the number of pairs.');
  const level = given.settings.comparison.falseAlarmRate ?? USUAL_LEVEL;
  return { pairs, correlation: given.value('correlation'), level };
}

/** Of both sweeps; null if only the trials needed are asked for. */
function readTrials(given: Given): Sizes | null {
  const baseline = given.value('baseline-n');
  const candidate = given.value('candidate-n');
  if (baseline !== null) return [baseline, candidate ?? baseline];
  const isAsked = (['slowdown', 'power', 'budget'] as const).some((flag) => given.has(flag));
  if (isAsked && candidate === null) return null;
  throw settingsError(
    'baseline-n',
    'is missing',
    naming`Give it, or ask for the trials needed with ${{ option: 'slowdown' }}, ${{ option: 'power' }} or ${{ option: 'budget' }}.`,
  );
}
