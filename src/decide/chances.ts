import type { Comparison } from '../compare/index.ts';
import { settingsError } from '../errors.ts';
import type { TuningCurve } from '../estimate/index.ts';
import {
  confidenceOfGate as confidenceForRate,
  type Design,
  detectableSlowdown,
  falseAlarmRates,
  falseStrongBound,
  NO_RATES,
  trialsToDetect,
  trialsToResolve,
  wantedRate,
} from '../plan/index.ts';
import type { Settings } from '../settings/index.ts';
import type { BudgetAxis, Chances, SweepPair, TrialsNeeded, Warning } from './assessment.ts';
import { rulesOn } from './axis.ts';
import { isBeyondRate, isClosedByLimits } from './gate-policy.ts';
import { information } from './warning.ts';

/** Fixed beforehand: what was observed says nothing about what to look for. */
const SLOWDOWN = 3;
const POWER = 0.8;
/** Nobody takes the advice to add more. */
const MAX_ADVISED = 200;

/**
 * The confidence of the bands that decide evidence and range: the one a false-alarm rate asks for, or
 * that of the bands that are shown.
 *
 * @throws UserError for a rate where trials have costs
 */
export function confidenceOfGate(pair: SweepPair, axis: BudgetAxis, settings: Settings): number {
  const rules = rulesOn({ axis, trial: 1 }, settings.comparison);
  const { budgetMin, budgetMax } = rules;
  const isClosed = budgetMax !== null && budgetMax < Math.max(1, budgetMin ?? 0);
  if (wantedRate(settings) === null || isClosed) return settings.band.confidence;
  if (haveCosts(pair)) {
    throw settingsError(
      'false-alarm-rate',
      'cannot be combined with costs: how often the check fails when nothing changed then depends on how costs and scores are related, which is unknown',
      'Set `confidence` instead, or leave out `cost` to compare in trials.',
    );
  }
  const trials = [pair.baseline.trials.length, pair.candidate.trials.length] as const;
  return confidenceForRate(trials, settings, rules);
}

/** Which budgets are compared then depends on the costs, which may go with the scores in any way. */
function haveCosts({ baseline, candidate }: SweepPair): boolean {
  return baseline.cost !== null && candidate.cost !== null;
}

interface Compared extends SweepPair {
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
export function chancesOf(compared: Compared, isPaired: boolean): Chances | null {
  const { comparison, settings } = compared;
  if (comparison.range === null) return null;
  const design = designOf(comparison);
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

/** A score that occurs twice, in either sweep or in both, failures among them, makes evidence rarer. */
function haveTies({ comparison, baseline, candidate }: Compared): boolean {
  const scores = new Set(baseline.trials.map(({ score }) => score));
  const areShared = candidate.trials.some(({ score }) => scores.has(score));
  return comparison.baseline.ties + comparison.candidate.ties > 0 || areShared;
}

function designOf({ gate: { baseline, candidate }, rules }: Comparison): Design {
  const armOf = ({ band, trialCost }: TuningCurve) => ({ band, trialCost });
  const { quantile } = baseline;
  return { baseline: armOf(baseline), candidate: armOf(candidate), quantile, rules };
}

/** The trials that would settle more: to have a range at all, and to catch a slowdown chosen beforehand. */
export function trialsNeeded(compared: Compared): TrialsNeeded {
  const { comparison, settings } = compared;
  const toDetect = trialsForSlowdown(compared);
  return {
    // A gate that keeps the rate because it cannot fire would need fewer trials, and is of no use.
    toOpenRange: isBeyondRate(comparison, settings) ? toDetect : trialsToOpen(comparison, settings),
    toDetect,
    slowdown: SLOWDOWN,
    power: POWER,
  };
}

function trialsForSlowdown({ comparison, settings, ...pair }: Compared): TrialsNeeded['toDetect'] {
  const { rules } = comparison;
  const falseAlarm = wantedRate(settings);
  const isSimulated = falseAlarm !== null && falseAlarm.failOn !== 'strong';
  // With costs or a margin the number is not defined; simulating a rate for every size would take too long.
  if (haveCosts(pair) || rules.margin > 0 || isSimulated) return null;
  const found = trialsToDetect({
    slowdown: SLOWDOWN,
    power: POWER,
    budget: null,
    band: settings.band,
    quantile: settings.comparison.quantile,
    falseAlarm,
    rules,
    most: MAX_ADVISED,
  });
  return found ?? 'over 200';
}

const ONE_DOUBLING = 2;

/** Whether the sweeps resolve less than one doubling of the smallest budget. */
function isNarrow({ gate, from }: Comparison): boolean {
  const { baseline, candidate } = gate;
  return Math.min(baseline.resolvableBudget, candidate.resolvableBudget) < ONE_DOUBLING * from;
}

/**
 * The trials that would open the range, or where it is open but narrow, make it one doubling; null where
 * none would.
 */
function trialsToOpen(comparison: Comparison, settings: Settings): number | null {
  if (!isNarrow(comparison) || isClosedByLimits(comparison)) return null;
  const { baseline, candidate } = comparison.gate;
  const { range, from } = comparison;
  const budget = range === null ? from : ONE_DOUBLING * from;
  const trials = budget / Math.min(baseline.trialCost, candidate.trialCost);
  const { confidence } = baseline.band;
  return trialsToResolve(trials, { ...settings.band, confidence }, settings.comparison.quantile);
}

/** @param needed with what `trialsToOpen` found */
export function rangeWarnings(comparison: Comparison, needed: TrialsNeeded): Warning[] {
  if (comparison.range === null || !isNarrow(comparison)) return [];
  const { toOpenRange: n } = needed;
  const remedy = typeof n !== 'number' ? '' : `; ${n} trials in each sweep would resolve one`;
  const message = `The sweeps resolve less than one doubling of the budget${remedy}.`;
  return [information('narrow-range', { arm: null, message })];
}
