import { type Assessment, type BudgetAxis, withUnit, worseWords } from '../../decide/index.ts';
import type { Sweep } from '../../parse/index.ts';
import type { BandMethod, Settings } from '../../settings/index.ts';
import { TOOL } from '../../tool.ts';
import { capitalized, curveWord, directionOf } from '../wording/curve.ts';
import { crossingSentence, isJudged, limitsOf } from '../wording/explanations.ts';
import { codeSpan, folded } from '../wording/markup.ts';
import { formatLevel, formatPercent, inDigits } from '../wording/numbers.ts';
import { formatLimit, formatOdds } from '../wording/odds.ts';
import { catchesSentence } from '../wording/promises.ts';
import { minorNotes } from './warnings.ts';

/** What the words mean, what else was noticed, and what was computed with which settings; folded. */
export function methodSection(assessment: Assessment): string {
  const notes = [crossingSentence(assessment), ...minorNotes(assessment)].filter(Boolean);
  const lines = [...notes, ...method(assessment)].map((line) => `- ${line}`);
  const parts = ['How to read this', notes.length > 0 && 'notes', 'method and settings'];
  const title = capitalized(
    parts
      .slice(assessment.comparison ? 0 : 1)
      .filter(Boolean)
      .join(', '),
  );
  return folded(title, [howToRead(assessment), lines.join('\n')].filter(Boolean).join('\n\n'));
}

/** What the words mean, and what the limits cover. */
function howToRead(assessment: Assessment): string {
  const { comparison, settings, axis, gate } = assessment;
  if (!comparison) return '';
  const word = curveWord(settings, directionOf(assessment));
  const costs = axis.kind === 'cost' ? ' (with the mean costs taken as known)' : '';
  const share = formatPercent(settings.comparison.minShare);
  return `A *tuning curve* is the ${word} best score after 1, 2, 3 … trials of random search. Its ${limitsOf(assessment)} hold at all budgets at once${costs}, for the luck of search and training on this evaluation set, not for a new test set. Evidence is *weak* where one ${word} lies outside the other’s limits, *fair* where each does, *strong* where the limits do not meet; weak and fair count on at least ${share} of the budgets (log scale).${margin(settings)}${gate === 'pass' ? ' A pass does not mean “no regression”.' : ''}`;
}

function margin({ comparison }: Settings): string {
  const { margin: raised } = comparison;
  if (raised === 0) return '';
  return ` Before it is judged worse, the candidate’s curve is raised by the margin of ${raised}; the numbers shown are without it.`;
}

/** What was computed, how and with which settings, one line each. */
function method(assessment: Assessment): string[] {
  const { comparison, settings, axis } = assessment;
  const { failedTrials, prunedTrials } = settings.reading;
  const { failOn } = settings.gate;
  const fails = failOn === 'never' ? 'never' : `on ${failOn} evidence`;
  return [
    ...bandLines(assessment),
    ...gateLines(assessment),
    ...chanceLines(assessment),
    `Budgets: ${comparedBudgets(comparison, axis)}; failed trials: ${failedTrials}; pruned: ${prunedTrials}; ${searchWords(assessment)}fails ${fails}`,
    `${TOOL.name} ${TOOL.version}, after Lourie et al., *Show Your Work with Confidence* (2024)`,
  ];
}

function comparedBudgets(comparison: Assessment['comparison'], axis: BudgetAxis): string {
  const ends = comparison?.range?.map((budget) => inDigits(budget, 4)) ?? [];
  return ends.length === 0 ? 'none' : withUnit([...new Set(ends)].join(' to '), axis);
}

/** Which numbers go by the confidence that a false-alarm rate chooses. */
function gateLines({ gateConfidence, settings }: Assessment): string[] {
  const { falseAlarmRate } = settings.comparison;
  const { failOn } = settings.gate;
  if (falseAlarmRate === null || failOn === 'never') return [];
  const searched =
    failOn === 'strong'
      ? 'the smallest, to 0.0001 %, that keeps'
      : 'the smallest, in steps of 0.5 %, from which on all are shown by simulation, with 97.5 % confidence, to keep';
  return [
    `The gate’s own bands: ${formatPercent(Number(gateConfidence.toFixed(4)))}, ${searched} false alarms of the check to ${falseAlarmRate} or less. Evidence, the budgets compared and the chances go by them; limits and differences by ${formatPercent(settings.band.confidence)}`,
  ];
}

/** How often what is said would be wrong: the rates besides the one that is promised, and what the bound means. */
function chanceLines(assessment: Assessment): string[] {
  const { chances, comparison, axis, gate } = assessment;
  if (chances === null || comparison === null) return [];
  const rates = Object.entries(chances.falseAlarm).flatMap(([level, rate]) =>
    rate === null ? [] : `${level} ${formatOdds(rate)}`,
  );
  const ifNothing = `Evidence of “worse” if nothing changed: ${rates.join(', ')}; simulated rates with two standard errors`;
  const good =
    worseWords(comparison) === 'worse' ? 'at least as good' : 'no worse than the margin allows';
  const bound = formatLimit(chances.falseStrongBound).replace(' times in', ' in');
  const known = axis.kind === 'cost' ? ', taking the mean costs as known' : '';
  return [
    ...(rates.length > 1 ? [ifNothing] : []),
    ...(gate === 'fail' && isJudged(assessment)
      ? [catchesSentence(assessment)].filter(Boolean)
      : []),
    `False strong evidence, where the candidate is ${good}${known}: ${bound}; fair and weak have no such bound`,
  ];
}

/** How the trials were drawn, as far as that is known: the limits are for random search. */
function searchWords({ baseline, candidate }: Assessment): string {
  const [b, c] = [baseline, candidate].map((sweep) => sweep && describeSearch(sweep));
  if (b == null || c == null || b === c) return b || c ? `search: ${b ?? c}; ` : '';
  return `search: ${b || 'unknown'} (baseline), ${c || 'unknown'} (candidate); `;
}

function describeSearch({ search }: Sweep): string {
  if (search.method === 'unknown') return '';
  return search.sampler === null ? search.method : `${search.method}, ${codeSpan(search.sampler)}`;
}

/** The sweeps' bands, in one line where they are made alike, and how often they hold together. */
function bandLines({ comparison, settings, jointLevel }: Assessment): string[] {
  if (!comparison || jointLevel === null) return [];
  const [b, c] = [comparison.baseline, comparison.candidate].map(({ band }) =>
    describeBand(band.method, settings),
  );
  const together = `all differences hold at once with at least ${formatLevel(jointLevel)}`;
  if (b === c) return [`Bands: ${b}; ${together}`];
  return [`Baseline’s band: ${b}`, `Candidate’s band: ${c}; ${together}`];
}

function describeBand(method: BandMethod, { band }: Settings): string {
  const switched =
    method === band.method
      ? ''
      : ', as for all sweeps of more than 20,000 trials; smaller budgets are resolved for it';
  return `${method}, ${formatPercent(band.confidence)}, ${howCalibrated(method, band)}${switched}`;
}

function howCalibrated(method: BandMethod, { calibration, seed }: Settings['band']): string {
  if (method === 'dkw') return 'in closed form, conservative';
  return calibration === 'exact' ? 'calibrated exactly' : `calibrated by simulation, seed ${seed}`;
}
