import type { Comparison } from '../compare/index.ts';
import {
  type CostedRules,
  type Design,
  detectableSlowdown,
  falseAlarmRates,
  falseStrongBound,
  isPowerSimulated,
  permutedRates,
  trialsToDetect,
} from '../plan/index.ts';
import type { Settings } from '../settings.ts';
import type { Chances, TrialsNeeded } from './assessment.ts';
import { type BudgetAxis, rulesOn } from './axis.ts';
import { dearerTrial } from './curves.ts';
import type { SweepPair } from './sweep-pair.ts';

/** Fixed beforehand: what was observed says nothing about what to look for. */
const SLOWDOWN = 3;
const POWER = 0.8;
/** To add more is no advice anybody takes. */
const MOST_ADVISED = 200;

interface Compared extends SweepPair {
  readonly comparison: Comparison;
  readonly axis: BudgetAxis;
  readonly costed: CostedRules | null;
  readonly isPaired: boolean;
  readonly settings: Settings;
}

/** What can be said of a comparison whatever its scores; null where no budget is compared. */
export function chancesOf(compared: Compared): Chances | null {
  const { comparison, settings, isPaired, costed } = compared;
  if (comparison.range === null) return null;
  const design = designOf(compared);
  // With a margin power depends on the scores; the error of a mean cost breaks the bound.
  const hasMargin = settings.comparison.margin > 0;
  return {
    falseAlarm: costed ? ratesByDealing(compared, costed) : ratesInTrials(compared),
    areCostsDealt: costed !== null,
    detectableSlowdown: hasMargin
      ? null
      : detectableSlowdown(design, { seed: settings.band.seed, power: POWER }),
    isPowerSimulated: isPowerSimulated(design),
    falseStrongBound: compared.axis.kind === 'cost' ? null : falseStrongBound(design, { isPaired }),
  };
}

function ratesInTrials(compared: Compared): Chances['falseAlarm'] {
  const { baseline, candidate } = compared.comparison;
  // A score that occurs twice, failures among them, makes strict inequalities rarer.
  const isBound = baseline.ties + candidate.ties > 0 || sharesScores(compared);
  return falseAlarmRates(designOf(compared), { seed: compared.settings.band.seed, isBound });
}

/** Whether a score of one sweep occurs in the other. */
function sharesScores({ baseline, candidate }: SweepPair): boolean {
  const scores = new Set(baseline.trials.map(({ score }) => score));
  return candidate.trials.some(({ score }) => scores.has(score));
}

/**
 * Mean costs come from the same trials, and so does whether they are near enough to compare the sweeps in
 * cost: whole trials are dealt anew.
 */
function ratesByDealing(
  { comparison, baseline, candidate, settings }: Compared,
  rules: CostedRules,
): Chances['falseAlarm'] {
  const design = {
    baseline: { band: comparison.baseline.band, trials: baseline.trials },
    candidate: { band: comparison.candidate.band, trials: candidate.trials },
    quantile: settings.comparison.quantile,
    rules,
  };
  return permutedRates(design, { seed: settings.band.seed });
}

function designOf({ comparison, axis, settings }: Compared): Design {
  const { baseline, candidate } = comparison;
  return {
    baseline: { band: baseline.band, trialCost: baseline.trialCost },
    candidate: { band: candidate.band, trialCost: candidate.trialCost },
    quantile: settings.comparison.quantile,
    rules: rulesOn({ axis, trial: dearerTrial(comparison) }, settings.comparison),
  };
}

type Planned = Pick<Compared, 'comparison' | 'axis' | 'costed' | 'settings'>;

/** How many trials would catch a slowdown chosen beforehand. */
export function trialsForSlowdown({
  comparison,
  axis,
  costed,
  settings,
}: Planned): Omit<TrialsNeeded, 'toOpenRange'> {
  const trial = dearerTrial(comparison);
  const rules = rulesOn({ axis, trial }, settings.comparison);
  // Costs, or a margin, make another question of it.
  if (costed !== null || rules.margin > 0) {
    return { toDetect: null, slowdown: SLOWDOWN, power: POWER };
  }
  const falseAlarm = wantedRate(settings);
  const found = trialsToDetect({
    slowdown: SLOWDOWN,
    power: POWER,
    budget: null,
    band: settings.band,
    quantile: settings.comparison.quantile,
    falseAlarm,
    rules,
    most: MOST_ADVISED,
  });
  // Of weak and fair evidence, simulation may fail to show a rate that is kept.
  const isKnown = falseAlarm === null || falseAlarm.failOn === 'strong';
  const toDetect = found ?? (isKnown ? 'over 200' : null);
  return { toDetect, slowdown: SLOWDOWN, power: POWER };
}

/** Where a rate chooses the confidence, it chooses that of larger sweeps too. */
function wantedRate({ comparison, gate }: Settings) {
  const { falseAlarmRate: rate } = comparison;
  return rate === null || gate.failOn === 'never' ? null : { rate, failOn: gate.failOn };
}
