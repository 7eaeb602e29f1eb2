import {
  type RelabeledResult,
  type ScorePair,
  shiftOfPairs,
  testOfPairs,
  testOfUnits,
} from '../compare/index.ts';
import { settingsError } from '../errors.ts';
import { MAX_CALIBRATED } from '../estimate/index.ts';
import { classesOfLosses } from '../math/classes.ts';
import { exactLimits } from '../math/order-statistics.ts';
import { rankCorrelation } from '../math/significance.ts';
import { digitsOf, type Sweep } from '../parse/index.ts';
import { gateAt, noChangeDesign, USUAL_LEVEL } from '../plan/index.ts';
import type { Settings } from '../settings/index.ts';
import type { NoChangeTest, PairsFound, PassRates, SweepPair } from './assessment.ts';
import { passingScore } from './assumptions.ts';
import { methodOf, middleBest } from './curves.ts';
import { ofBoth } from './findings.ts';
import type { Pairing } from './pairing.ts';
import {
  columnsFor,
  configured,
  haveColumns,
  type Prepared,
  type Units,
  unitsOf,
} from './prepare.ts';

/**
 * The test of no change, by pairs, trials or whole searches.
 *
 * @param older sweeps of main before the baseline's, the newest first
 * @param level at which it fails, in (0, 1); null: that of a check without a rate
 * @returns null where none is made: without a rate that is asked for, not with costs, nor of sweeps that are too large
 * @throws UserError for a rate where trials have costs, or a sweep has more than 20,000 trials
 */
export function testOf(
  { pair, settings, relation, axis }: Prepared,
  older: readonly Sweep[],
  level: number | null,
): NoChangeTest | null {
  const alpha = level ?? USUAL_LEVEL;
  // Pairs are tested in trials, where limits in cost say nothing.
  const unlimited = { ...settings.comparison, budgetMin: null, budgetMax: null };
  const inTrials = axis.kind === 'cost' ? { ...settings, comparison: unlimited } : settings;
  if (relation.design === 'paired') return testPairsAt(relation.pairing, inTrials, alpha);
  if (settings.comparison.falseAlarmRate === null && !isTestable(pair)) return null;
  if (haveCosts(pair))
    throw settingsError(
      'false-alarm-rate',
      'cannot be combined with costs: how often the check fails when nothing changed then depends on how costs and scores are related, which is unknown',
      'Set `confidence` instead, or leave out `cost` to compare in trials.',
    );
  return testUnitsAt({ pair, settings }, older, alpha);
}

/** Both directions are said in numbers from there on. */
const CLEAR = 0.05;

/** Of independent sweeps, by trials or by whole searches. */
function testUnitsAt(
  { pair, settings }: Pick<Prepared, 'pair' | 'settings'>,
  older: readonly Sweep[],
  alpha: number,
): NoChangeTest {
  const units = unitsOf(pair, settings);
  const passing = passingScore(pair);
  const sizeOf = (arm: readonly (readonly unknown[])[]) => arm.length * (arm[0]?.length ?? 0);
  const { baseline, candidate } = units.arms;
  const design = noChangeDesign([sizeOf(baseline), sizeOf(candidate)], methodOf(settings));
  const found = testOfUnits(units.arms, {
    design,
    margin: settings.comparison.margin,
    passing,
    columns: columnsFor(pair, settings),
    older: older.map((sweep) => (haveColumns(sweep, settings) ? sweep.trials.map(configured) : [])),
    level: levelToResolve(settings),
    seed: settings.band.seed,
    shiftUpTo: CLEAR,
  });
  const judged = judgedAt(alpha, found);
  // Ties leave a staircase's own level open.
  const isExact = judged.pSameSettings === null && found.relabelings === null && passing === null;
  return {
    design: 'independent',
    unit: units.unit,
    units: ofBoth((arm) => units.arms[arm].length),
    ...judged,
    attainedRate: isExact ? gateAt(design, alpha).rate : judged.attainedRate,
    settings: found.settings,
    searches: units.unit === 'search' ? describeSearches(units) : null,
    pairs: null,
  };
}

function judgedAt(alpha: number, { worse, better, relabelings }: RelabeledResult) {
  const { pValue, sameSettings, afterTuning } = worse;
  const isBySettings = sameSettings !== null && sameSettings <= afterTuning;
  const by = isBySettings ? ('same-settings' as const) : ('after-tuning' as const);
  return {
    pValue,
    pSameSettings: sameSettings,
    pAfterTuning: afterTuning,
    pBetter: better.pValue,
    pBetterAfterTuning: better.afterTuning,
    alpha,
    failed: pValue <= alpha,
    by: sameSettings === null ? null : by,
    attainedRate: relabelings === null ? alpha : Math.floor(alpha * relabelings) / relabelings,
    relabelings,
  };
}

function describeSearches({
  arms,
  unit: _,
  ...found
}: Extract<Units, { unit: 'search' }>): NonNullable<NoChangeTest['searches']> {
  const { length, filled, leftOut } = arms;
  const scores = ofBoth((arm) => arms[arm].map((search) => search.map(({ score }) => score)));
  const best = ofBoth((arm) => middleBest(scores[arm].map((search) => Math.max(...search))));
  return { length, filled, leftOut, scores, ...found, best };
}

/** More pairs are not tested: they would take seconds, and the table of local tails is as large as their square. */
const MAX_PAIRS = 1000;

/** Of at least one pair, in trials. */
function testPairsAt(pairing: Pairing, settings: Settings, alpha: number): NoChangeTest {
  const trials = thinned(pairing.pairs, MAX_PAIRS);
  const pairs = trials.map((pair) => ofBoth((arm) => pair[arm].score));
  const found = resultOf(pairs, settings);
  const share = Math.min(1, MAX_PAIRS / pairing.pairs.length);
  const missing = thinned(pairing.missing, Math.ceil(share * pairing.missing.length));
  const lost = missing.map(({ score }) => ({ baseline: score, candidate: -Infinity }));
  const withLost = lost.length === 0 ? found : resultOf([...pairs, ...lost], settings);
  return {
    design: 'paired',
    unit: 'pair',
    units: ofBoth(() => pairs.length),
    ...judgedAt(alpha, found),
    settings: null,
    searches: null,
    pairs: { trials, ...describePairs(pairs, pairing), pValueIfLost: withLost.worse.pValue },
  };
}

/** Other comparisons of a run, as many as this, leave no less of a rate. */
const MAX_SHARED = 10;

/** The smallest level that relabelings have to resolve. */
function levelToResolve({ comparison: { falseAlarmRate: rate } }: Settings): number {
  return rate === null ? USUAL_LEVEL : rate / MAX_SHARED;
}

function resultOf(pairs: readonly ScorePair[], settings: Settings) {
  const { band, comparison } = settings;
  const design = noChangeDesign([pairs.length, pairs.length], methodOf(settings));
  const options = { seed: band.seed, level: levelToResolve(settings), margin: comparison.margin };
  return testOfPairs(pairs, design, options);
}

/** At most so many, as many of each stretch of keys: whatever their scores. */
function thinned<T>(all: readonly T[], most: number): readonly T[] {
  const place = (i: number) => Math.floor((i * most) / all.length);
  return all.length <= most ? all : all.filter((_, i) => place(i) > place(i - 1));
}

function describePairs(
  pairs: readonly ScorePair[],
  { missing, extra, differing }: Pairing,
): Omit<PairsFound, 'trials' | 'pValueIfLost'> {
  const { baseline, candidate } = ofBoth((arm) => pairs.map((pair) => pair[arm]));
  const losses = classesOfLosses(baseline, candidate);
  const n = pairs.length;
  const counts = {
    worse: losses.filter((loss) => loss > 0).length,
    better: losses.filter((loss) => loss < 0).length,
    same: losses.filter((loss) => loss === 0).length,
  };
  const isMost = counts.same >= MOSTLY * n && counts.same < n;
  return {
    n,
    ...counts,
    areMostlyIdentical: isMost && areFine(baseline),
    passing: valuesIn(pairs).length === 2 ? passRatesOf(pairs, counts) : null,
    unmatched: { baseline: missing.length, candidate: extra },
    differing,
    correlation: rankCorrelation(baseline, candidate),
    change: shiftOfPairs(pairs),
  };
}

const MOSTLY = 0.9;

/** Whether scores repeat themselves by computation alone: nearly all are numbers of their own, of six digits or more. */
function areFine(scores: readonly number[]): boolean {
  const fine = scores.filter((score) => digitsOf(score) >= 6);
  return new Set(fine).size >= MOSTLY * scores.length;
}

/** The finite scores of both sweeps, each once. */
function valuesIn(pairs: readonly ScorePair[]): number[] {
  const scores = pairs.flatMap(({ baseline, candidate }) => [baseline, candidate]);
  return [...new Set(scores.filter(Number.isFinite))];
}

const SURE = 0.99;

/**
 * The shares of pairs that have the higher of two values. The limits are those of the share that lost among the pairs that
 * differ [Clopper–Pearson], given how many do: 0 is between them unless McNemar's exact test says otherwise.
 */
function passRatesOf(
  pairs: readonly ScorePair[],
  { worse, better }: Pick<PairsFound, 'worse' | 'better'>,
): PassRates {
  const n = pairs.length;
  const high = Math.max(...valuesIn(pairs));
  const rates = ofBoth((arm) => pairs.filter((pair) => pair[arm] === high).length / n);
  const [least, most] = exactLimits({ hits: worse, draws: worse + better }, SURE);
  const changeAt = (share: number) => ((1 - 2 * share) * (worse + better)) / n + 0;
  const change = { lower: changeAt(most), upper: changeAt(least) };
  return { ...rates, change };
}

/** Whether a rate can be known: not with costs, nor where bands are not calibrated. */
export function isTestable(pair: SweepPair): boolean {
  const { baseline, candidate } = pair;
  const most = Math.max(baseline.trials.length, candidate.trials.length);
  return !haveCosts(pair) && most <= MAX_CALIBRATED;
}

/** Which budgets are compared then depends on the costs, which may go with the scores in any way. */
export function haveCosts({ baseline, candidate }: SweepPair): boolean {
  return baseline.cost !== null && candidate.cost !== null;
}
