import type { Comparison } from '../compare/index.ts';
import {
  type Design,
  detectableSlowdown,
  falseAlarmRates,
  falseStrongBound,
  permutedRates,
  trialsToDetect,
} from '../plan/index.ts';
import type { Settings } from '../settings.ts';
import type { Chances, TrialsNeeded } from './assessment.ts';
import { type BudgetAxis, rulesOn } from './axis.ts';
import { costedRules } from './costed-rules.ts';
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
  readonly isPaired: boolean;
  readonly settings: Settings;
}

/** What can be said of a comparison whatever its scores; null where no budget is compared. */
export function chancesOf(compared: Compared): Chances | null {
  const { comparison, settings, isPaired } = compared;
  if (comparison.range === null) return null;
  const design = designOf(compared);
  const isInCost = compared.axis.kind === 'cost';
  // With a margin power depends on the scores; the error of a mean cost breaks the bound.
  const hasMargin = settings.comparison.margin > 0;
  return {
    falseAlarm: isInCost ? ratesInCost(compared) : ratesInTrials(compared),
    detectableSlowdown: hasMargin
      ? null
      : detectableSlowdown(design, { seed: settings.band.seed, power: POWER }),
    falseStrongBound: isInCost ? null : falseStrongBound(design, { isPaired }),
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

/** On a cost axis the mean costs come from the same trials: whole trials are dealt anew. */
function ratesInCost({
  comparison,
  baseline,
  candidate,
  axis,
  settings,
}: Compared): Chances['falseAlarm'] {
  const { quantile } = settings.comparison;
  const design = {
    baseline: { band: comparison.baseline.band, trials: baseline.trials },
    candidate: { band: comparison.candidate.band, trials: candidate.trials },
    quantile,
    rules: costedRules([baseline.trials.length, candidate.trials.length], axis, settings),
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

/** How many trials would catch a slowdown chosen beforehand. */
export function trialsForSlowdown({
  comparison,
  axis,
  settings,
}: Pick<Compared, 'comparison' | 'axis' | 'settings'>): Omit<TrialsNeeded, 'toOpenRange'> {
  const trial = dearerTrial(comparison);
  const rules = rulesOn({ axis, trial }, settings.comparison);
  // Costs that differ, or a margin, make another question of it.
  if (axis.kind === 'cost' || rules.margin > 0) {
    return { toDetect: null, slowdown: SLOWDOWN, power: POWER };
  }
  const toDetect = trialsToDetect({
    slowdown: SLOWDOWN,
    power: POWER,
    budget: null,
    band: settings.band,
    quantile: settings.comparison.quantile,
    falseAlarm: wantedRate(settings),
    rules,
    most: MOST_ADVISED,
  });
  return { toDetect, slowdown: SLOWDOWN, power: POWER };
}

/** Where a rate chooses the confidence, it chooses that of larger sweeps too. */
function wantedRate({ comparison, gate }: Settings) {
  const { falseAlarmRate: rate } = comparison;
  return rate === null || gate.failOn === 'never' ? null : { rate, failOn: gate.failOn };
}
