import {
  type Assessment,
  type BudgetAxis,
  type Chances,
  withUnit,
  worseWords,
} from '../../decide/index.ts';
import type { Sweep } from '../../parse/index.ts';
import type { BandMethod, Settings } from '../../settings/index.ts';
import { TOOL } from '../../tool.ts';
import { curveWord, directionOf } from '../wording/curve.ts';
import { codeSpan, folded } from '../wording/markup.ts';
import { formatLevel, formatPercent, inDigits } from '../wording/numbers.ts';
import { formatLimit, formatOdds } from '../wording/odds.ts';

/** What the words mean, and what the report is about; folded. */
export function howToRead(assessment: Assessment): string {
  const { comparison, settings, axis } = assessment;
  if (!comparison) return '';
  const { confidence } = settings.band;
  const word = curveWord(settings, directionOf(assessment));
  return folded(
    'How to read this',
    [
      `A *tuning curve* shows the ${word} of the best score a random search reaches after 1, 2, 3 … trials. Comparing whole curves, not two best numbers, keeps “the model is better” apart from “it was tuned harder” and “it got lucky”.`,
      `Each sweep’s limits hold with ${formatPercent(confidence)} confidence for all budgets at once, whatever the distribution of the scores${axis.kind === 'cost' ? ', taking its mean cost of a trial as known' : ''}; a difference’s limits hold where both do. *Candidate needs* is the budget at which the candidate reaches what the baseline reaches. Evidence is *weak* where one ${word} lies outside the other’s limits, *fair* where each does, *strong* where the limits do not meet; strong evidence counts wherever it holds, since its limits hold for all budgets at once, fair and weak evidence on at least ${formatPercent(settings.comparison.minShare)} of the compared budgets, on a log scale.${margin(settings)}`,
      'The limits cover the luck of the search and of training, given one evaluation set and one search space; not a new test set, and not the best configuration’s score, which is the best of many and flatters. No strong evidence does not mean no regression.',
    ].join('\n\n'),
  );
}

function margin({ comparison }: Settings): string {
  const { margin: raised } = comparison;
  if (raised === 0) return '';
  return ` Before it is judged worse, the candidate’s curve is raised by the margin of ${raised}; the numbers shown are without it.`;
}

/** What was computed, how and with which settings; folded. */
export function method(assessment: Assessment): string {
  const { comparison, settings, axis } = assessment;
  const { comparison: curve, gate, reading } = settings;
  const lines = [
    ...bandLines(comparison, settings),
    ...levelLines(assessment),
    `- Budgets compared: ${comparedBudgets(comparison, axis)}`,
    `- Curve: ${curveWord(settings, directionOf(assessment))} of the best of k trials; least share ${curve.minShare}; margin ${curve.margin}`,
    `- Failed trials: ${reading.failedTrials}; pruned trials: ${reading.prunedTrials}`,
    ...searchLines(assessment),
    `- The check fails on ${gate.failOn === 'never' ? 'nothing' : `${gate.failOn} evidence that the candidate is worse`}`,
    `- ${TOOL.name} ${TOOL.version}; method: Lourie, Cho and He, *Show Your Work with Confidence* (2024)`,
  ];
  return folded('Method and settings', lines.join('\n'));
}

function comparedBudgets(comparison: Assessment['comparison'], axis: BudgetAxis): string {
  const ends = comparison?.range?.map((budget) => inDigits(budget, 4)) ?? [];
  return ends.length === 0 ? 'none' : withUnit([...new Set(ends)].join(' to '), axis);
}

/** How often what is said would be wrong. */
function levelLines(assessment: Assessment): string[] {
  const { comparison, chances, jointLevel, isPaired, axis } = assessment;
  if (comparison === null || jointLevel === null) return [];
  const known = axis.kind === 'cost' ? ', taking the mean costs as known' : '';
  return [
    ...gateLines(assessment),
    `- All differences and equivalent efforts from one trial on are within their limits with at least ${formatLevel(jointLevel)} confidence at once, usually far more${known}`,
    ...(chances ? chanceLines(chances, { isPaired, known, worse: worseWords(comparison) }) : []),
  ];
}

/** Which numbers go by the confidence that a false-alarm rate chooses. */
function gateLines({ gateConfidence, settings }: Assessment): string[] {
  const { falseAlarmRate } = settings.comparison;
  const { failOn } = settings.gate;
  if (falseAlarmRate === null || failOn === 'never') return [];
  const searched =
    failOn === 'strong'
      ? 'the smallest of all between 0 and 100 %, to 0.0001 %, that keeps'
      : 'the smallest, in steps of 0.5 %, from which on all are shown by simulation, with 97.5 % confidence, to keep';
  return [
    `- The gate’s own bands: ${formatPercent(Number(gateConfidence.toFixed(4)))}, ${searched} false alarms of the check to ${falseAlarmRate} or less. Evidence, the budgets compared and the chances here go by them; limits, differences and equivalent efforts by ${formatPercent(settings.band.confidence)}`,
  ];
}

interface ChanceContext {
  readonly isPaired: boolean;
  readonly known: string;
  readonly worse: string;
}

function chanceLines(
  { falseAlarm, falseStrongBound }: Chances,
  { isPaired, known, worse }: ChanceContext,
): string[] {
  const rates = Object.entries(falseAlarm).flatMap(([level, rate]) =>
    rate === null ? [] : `${level} ${formatOdds(rate)}`,
  );
  const isSimulated = Object.values(falseAlarm).some((rate) => rate?.sample != null);
  const error = isSimulated ? '; simulated rates are given with two standard errors' : '';
  const paired = isPaired ? ', computed for independent sweeps' : '';
  const ifNothing = `- Evidence that the candidate is worse, if nothing had changed: ${rates.join(', ')}${paired}${error}`;
  const good = worse === 'worse' ? 'at least as good' : 'no worse than the margin allows';
  return [
    ...(rates.length === 0 ? [] : [ifNothing]),
    `- Whatever the two distributions, the chance that this check shows strong evidence of “worse” at a budget where the candidate is ${good} is ${formatLimit(falseStrongBound).replace(' times in', ' in')}${known}; fair and weak evidence have no such bound`,
  ];
}

/** How the trials were drawn, as far as that is known: the limits are for random search. */
function searchLines({ baseline, candidate }: Assessment): string[] {
  const arms = { Baseline: baseline, Candidate: candidate };
  const said = Object.entries(arms).flatMap(([arm, sweep]) =>
    sweep ? [{ arm, search: describeSearch(sweep) }] : [],
  );
  const [first, second] = said;
  if (first !== undefined && first.search === second?.search) return [`- Search: ${first.search}`];
  return said.map(({ arm, search }) => `- ${arm}’s search: ${search}`);
}

function describeSearch({ search }: Sweep): string {
  if (search.method === 'unknown') {
    return 'not recorded, and taken for random; `search-method: random` confirms it';
  }
  return search.sampler === null ? search.method : `${search.method} (${codeSpan(search.sampler)})`;
}

/** The sweeps' bands: one line where they are made alike. */
function bandLines(comparison: Assessment['comparison'], settings: Settings): string[] {
  if (!comparison) return [];
  const [b, c] = [comparison.baseline, comparison.candidate].map(({ band }) =>
    describeBand(band.method, settings),
  );
  return b === c ? [`- Bands: ${b}`] : [`- Baseline’s band: ${b}`, `- Candidate’s band: ${c}`];
}

function describeBand(method: BandMethod, { band }: Settings): string {
  const switched =
    method === band.method
      ? ''
      : ', as for all of more than 20,000 trials, of which smaller budgets are resolved for it';
  return `${method}, ${formatPercent(band.confidence)}, ${howCalibrated(method, band)}${switched}`;
}

function howCalibrated(method: BandMethod, { calibration, seed }: Settings['band']): string {
  if (method === 'dkw') return 'in closed form, conservative';
  return calibration === 'exact' ? 'calibrated exactly' : `calibrated by simulation, seed ${seed}`;
}
