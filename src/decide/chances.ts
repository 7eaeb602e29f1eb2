import type { Comparison } from '../compare/index.ts';
import { settingsError, type UserError } from '../errors.ts';
import {
  confidenceOfGate as confidenceForRate,
  type Design,
  detectableSlowdown,
  falseAlarmRates,
  falseStrongBound,
  NO_RATES,
  trialsToDetect,
  wantedRate,
} from '../plan/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Chances, SweepPair, TrialsNeeded } from './assessment.ts';
import { type BudgetAxis, rulesOn } from './axis.ts';
import { trialBudget } from './curves.ts';

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
  if (haveCosts(pair)) throw ratesWithCosts();
  const trials = [pair.baseline.trials.length, pair.candidate.trials.length] as const;
  return confidenceForRate(trials, settings, rules);
}

/** Which budgets are compared then depends on the costs, which may go with the scores in any way. */
function haveCosts({ baseline, candidate }: SweepPair): boolean {
  return baseline.cost !== null && candidate.cost !== null;
}

function ratesWithCosts(): UserError {
  return settingsError(
    'false-alarm-rate',
    'cannot be combined with costs: how often the check fails when nothing changed then depends on how costs and scores are related, which is unknown',
    'Set `confidence` instead, or leave out `cost` to compare in trials.',
  );
}

interface Compared extends SweepPair {
  readonly comparison: Comparison;
  readonly axis: BudgetAxis;
  readonly isPaired: boolean;
  readonly settings: Settings;
}

/** What holds for a comparison with any scores; null where no budget is compared. */
export function chancesOf(compared: Compared): Chances | null {
  const { comparison, settings, isPaired } = compared;
  if (comparison.range === null) return null;
  const design = designOf(compared);
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

function designOf({ comparison, axis, settings }: Compared): Design {
  const { baseline, candidate } = comparison.gate;
  return {
    baseline: { band: baseline.band, trialCost: baseline.trialCost },
    candidate: { band: candidate.band, trialCost: candidate.trialCost },
    quantile: settings.comparison.quantile,
    rules: rulesOn({ axis, trial: trialBudget(comparison) }, settings.comparison),
  };
}

/** How many trials would catch a slowdown chosen beforehand. */
export function trialsForSlowdown({
  comparison,
  axis,
  settings,
  ...pair
}: Omit<Compared, 'isPaired'>): Omit<TrialsNeeded, 'toOpenRange'> {
  const rules = rulesOn({ axis, trial: trialBudget(comparison) }, settings.comparison);
  const falseAlarm = wantedRate(settings);
  const isSimulated = falseAlarm !== null && falseAlarm.failOn !== 'strong';
  // Costs, or a margin, make another question of it; a rate that is simulated for each size takes too long.
  if (haveCosts(pair) || rules.margin > 0 || isSimulated) {
    return { toDetect: null, slowdown: SLOWDOWN, power: POWER };
  }
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
  return { toDetect: found ?? 'over 200', slowdown: SLOWDOWN, power: POWER };
}
