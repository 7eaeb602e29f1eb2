import { type Comparison, type OverallSlowdown, overallSlowdown } from '../compare/index.ts';
import { settingsError } from '../errors.ts';
import { confidenceBand, MAX_CALIBRATED, type TuningCurve } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import {
  type Design,
  detectableSlowdown,
  falseAlarmRates,
  falseStrongBound,
  gateDesign,
  type Method,
  NO_RATES,
  powerOf,
  trialsToDetect,
  trialsToResolve,
  type WantedRate,
  wantedRate,
} from '../plan/index.ts';
import type { Settings } from '../settings/index.ts';
import type { BudgetAxis, Chances, SweepPair, TrialsNeeded } from './assessment.ts';
import { IN_TRIALS, rulesOn } from './curves.ts';
import { type Warning, warningOf } from './findings.ts';
import { isBeyondRate, isClosedByLimits } from './gate-policy.ts';

/** Fixed beforehand: what was observed says nothing about what to look for. */
const SLOWDOWN = 3;
const POWER = 0.8;
/** Nobody takes the advice to add more. */
const MAX_ADVISED = 200;

/**
 * The false-alarm rate that chooses the bands of the gate; null without one.
 *
 * @throws UserError for a rate where trials have costs
 */
export function rateOf(pair: SweepPair, settings: Settings): WantedRate | null {
  const wanted = wantedRate(settings);
  if (wanted === null || !haveCosts(pair)) return wanted;
  throw settingsError(
    'false-alarm-rate',
    'cannot be combined with costs: how often the check fails when nothing changed then depends on how costs and scores are related, which is unknown',
    'Set `confidence` instead, or leave out `cost` to compare in trials.',
  );
}

/**
 * The confidence of the bands that decide evidence and range: the one a false-alarm rate asks for, or
 * that of the bands that are shown.
 *
 * @returns in (0, 1)
 * @throws UserError for a rate that is not known, or too small to be shown
 */
export function confidenceOfGate(pair: SweepPair, settings: Settings): number {
  const wanted = rateOf(pair, settings);
  if (wanted === null) return settings.band.confidence;
  const trials = [pair.baseline.trials.length, pair.candidate.trials.length] as const;
  return gateDesign(trials, methodOf(settings), wanted).baseline.band.confidence;
}

/** How sweeps are compared in trials. */
export function methodOf({ band, comparison }: Settings): Method {
  const rules = rulesOn({ axis: IN_TRIALS, trial: 1 }, comparison);
  return { band, quantile: comparison.quantile, rules };
}

/** Which budgets are compared then depends on the costs, which may go with the scores in any way. */
function haveCosts({ baseline, candidate }: SweepPair): boolean {
  return baseline.cost !== null && candidate.cost !== null;
}

interface PairComparison extends SweepPair {
  readonly comparison: Comparison;
  readonly settings: Settings;
}

/**
 * What holds for a comparison with any scores: false alarms, the bound that holds for any truth, and
 * the slowdown that is caught.
 *
 * @param isPaired whether the sweeps share configurations
 * @returns null where no budget is compared
 */
export function chancesOf(compared: PairComparison, isPaired: boolean): Chances | null {
  const { comparison, settings } = compared;
  if (comparison.range === null) return null;
  const { gate, rules } = comparison;
  const design: Design = { ...gate, quantile: gate.baseline.quantile, rules };
  const bound = { falseStrongBound: falseStrongBound(design, { isPaired }) };
  if (haveCosts(compared)) return { ...bound, falseAlarm: NO_RATES, detectableSlowdown: null };
  const { failOn } = settings.gate;
  return {
    ...bound,
    falseAlarm: falseAlarmRates(design, {
      levels: failOn === 'never' ? [] : [failOn],
      seed: settings.band.seed,
      isBound: haveTies(compared),
    }),
    // With a margin power depends on the scores.
    detectableSlowdown: settings.comparison.margin > 0 ? null : detectableSlowdown(design, POWER),
  };
}

/** A pass that could not show a slowdown this large tells nothing. */
const MAX_UNNOTICED = 8;
/** More trials only help, and chances are computed up to 20,000. */
const MANY = 1000;

/**
 * Whether strong evidence would show, 4 times in 5, a candidate that needs 8 times the trials at every budget: by the
 * sizes alone, so in trials, and at best, so without a margin or limits in cost. The gate’s own bands decide.
 */
export function canTell({
  comparison,
  axis,
  settings,
}: Omit<PairComparison, keyof SweepPair> & { readonly axis: BudgetAxis }): boolean {
  const { gate, rules, range } = comparison;
  if (range === null) return false;
  const inTrials = ({ band }: TuningCurve) => ({
    band: band.n > MAX_CALIBRATED ? confidenceBand(MANY, settings.band) : band,
    trialCost: 1,
  });
  const unlimited = axis.kind === 'cost' ? { budgetMin: null, budgetMax: null } : {};
  const power = powerOf({
    baseline: inTrials(gate.baseline),
    candidate: inTrials(gate.candidate),
    quantile: gate.baseline.quantile,
    rules: { ...rules, ...unlimited, margin: 0 },
  });
  return power(MAX_UNNOTICED) >= POWER;
}

/** A score that occurs twice, in either sweep or in both, failures among them, makes evidence rarer. */
function haveTies({ baseline, candidate }: SweepPair): boolean {
  const scores = [...baseline.trials, ...candidate.trials].map(({ score }) => score);
  return new Set(scores).size < scores.length;
}

/** The overall slowdown; null where no score counts, or where one number contradicts strong evidence both ways. */
export function slowdownOf(
  pair: SweepPair,
  { worse, better }: Comparison,
  { band }: Settings,
): OverallSlowdown | null {
  if ([worse, better].every(({ intervals }) => intervals.strong.length > 0)) return null;
  const scoresOf = ({ trials }: Sweep) => trials.map(({ score }) => score);
  return overallSlowdown(scoresOf(pair.baseline), scoresOf(pair.candidate), band.confidence);
}

/** The trials that would settle more: to have a range at all, and to catch a slowdown chosen beforehand. */
export function trialsNeeded(compared: PairComparison): TrialsNeeded {
  const toDetect = trialsForSlowdown(compared);
  const toOpenRange = trialsToOpen(compared, toDetect);
  return { toOpenRange, toDetect, slowdown: SLOWDOWN, power: POWER };
}

/** Whether the sweeps resolve less than one doubling of the smallest budget. */
function isNarrow({ gate, from }: Comparison): boolean {
  return Math.min(gate.baseline.resolvableBudget, gate.candidate.resolvableBudget) < 2 * from;
}

/** For a range, or where there is a narrow one, for one doubling of the budget. */
function trialsToOpen(
  { comparison, settings }: PairComparison,
  toDetect: TrialsNeeded['toDetect'],
): TrialsNeeded['toOpenRange'] {
  const { range, from, gate } = comparison;
  if (!isNarrow(comparison) || isClosedByLimits(comparison)) return null;
  // A gate that keeps the rate because it cannot fire would need fewer trials, and is of no use.
  if (isBeyondRate(comparison, settings)) return toDetect;
  const budget = range === null ? from : 2 * from;
  const { trialCost, band } = gate.baseline;
  const trials = budget / Math.min(trialCost, gate.candidate.trialCost);
  const { confidence } = band;
  return trialsToResolve(trials, { ...settings.band, confidence }, settings.comparison.quantile);
}

function trialsForSlowdown({ settings, ...pair }: PairComparison): TrialsNeeded['toDetect'] {
  const falseAlarm = wantedRate(settings);
  const isSimulated = falseAlarm !== null && falseAlarm.failOn !== 'strong';
  // With costs or a margin the number is not defined; simulating a rate for every size would take too long.
  if (haveCosts(pair) || settings.comparison.margin > 0 || isSimulated) return null;
  const found = trialsToDetect({
    slowdown: SLOWDOWN,
    power: POWER,
    budget: null,
    ...methodOf(settings),
    falseAlarm,
    most: MAX_ADVISED,
  });
  return found ?? 'over 200';
}

/** The warning that a range is narrow; `needed` has the trials that resolve one doubling of the budget. */
export function rangeWarnings(comparison: Comparison, needed: TrialsNeeded): Warning[] {
  if (comparison.range === null || !isNarrow(comparison)) return [];
  return [warningOf('narrow-range', { arm: null, facts: { trials: needed.toOpenRange } })];
}
