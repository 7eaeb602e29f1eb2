import { type Assessment, withUnit, worseWords } from '../../decide/index.ts';
import { TOOL } from '../../tool.ts';
import { curveWord, directionOf, limitsOf } from '../wording/curve.ts';
import { folded } from '../wording/markup.ts';
import { formatBudget, formatPercent, inDigits, listOf, roundedTo } from '../wording/numbers.ts';
import { formatOdds } from '../wording/odds.ts';
import { minorNotes } from '../wording/warnings.ts';

/** What the words mean, what else was noticed, and what was computed with which settings; folded. */
export function methodSection(assessment: Assessment): string {
  const lines = [...crossingLines(assessment), ...minorNotes(assessment), ...method(assessment)];
  const list = lines.map((line) => `- ${line}`);
  const body = [howToRead(assessment), list.join('\n')].filter(Boolean).join('\n\n');
  return folded('How to read this, notes, method and settings', body);
}

function howToRead(assessment: Assessment): string {
  const { comparison, settings, axis, gate } = assessment;
  if (!comparison) return '';
  const word = curveWord(settings, directionOf(assessment));
  const { margin, minShare } = settings.comparison;
  const costs = axis.kind === 'cost' ? ' (with the mean costs taken as known)' : '';
  const raised = ` Before it is judged worse, the candidate’s curve is raised by the margin of ${margin}; the numbers shown are without it.`;
  return `A *tuning curve* is the ${word} best score after 1, 2, 3 … trials of random search. Its ${limitsOf(assessment)} hold at all budgets at once${costs}, for the luck of search and training on this evaluation set, not for a new test set. Evidence is *weak* where one ${word} lies outside the other’s limits, *fair* where each does, *strong* where the limits do not meet; weak and fair count on at least ${formatPercent(minShare)} of the budgets (log scale).${margin === 0 ? '' : raised}${gate === 'pass' ? ' A pass does not mean “no regression”.' : ''}`;
}

/** What was computed, how and with which settings, one line each. */
function method(assessment: Assessment): string[] {
  const { baseline, candidate, comparison, settings, axis } = assessment;
  const { failedTrials, prunedTrials } = settings.reading;
  const ends = comparison?.range?.map((budget) => inDigits(budget, 4)) ?? [];
  const budgets = ends.length === 0 ? 'none' : withUnit([...new Set(ends)].join(' to '), axis);
  const methods = [baseline, candidate].flatMap((sweep) => sweep?.search.method ?? []);
  // As far as it is known: the limits are for random search.
  const search = methods.length === 0 ? '' : `search: ${[...new Set(methods)].join(' and ')}; `;
  return [
    ...bandLines(assessment),
    ...gateLines(assessment),
    ...chanceLines(assessment),
    `Budgets: ${budgets}; failed trials: ${failedTrials}; pruned: ${prunedTrials}; ${search}fails on: ${settings.gate.failOn}`,
    `${TOOL.name} ${TOOL.version}, after Lourie et al., *Show Your Work with Confidence* (2024)`,
  ];
}

/** Where the estimated curves cross, with or without evidence. */
function crossingLines({ comparison, axis }: Assessment): string[] {
  const budgets = [...new Set(comparison?.crossings.map(formatBudget))];
  if (budgets.length === 0) return [];
  const few = budgets.length > 3 ? `${budgets[0]} … ${budgets.at(-1)}` : listOf(budgets);
  return [`The curves cross near ${withUnit(few, axis)}`];
}

/** The sweeps' bands, which may switch to another method for a large sweep, and how often they hold together. */
function bandLines({ comparison, settings, jointLevel }: Assessment): string[] {
  if (comparison === null) return [];
  const { method, confidence, calibration, seed } = settings.band;
  const methods = [comparison.baseline, comparison.candidate].map(({ band }) => band.method);
  const how = calibration === 'exact' ? 'exactly' : `by simulation, seed ${seed}`;
  const level = jointLevel && formatPercent(roundedTo(jointLevel, 3, Math.floor));
  const together = level === null ? '' : `; all differences hold at once with at least ${level}`;
  const switched = methods.every((one) => one === method)
    ? ''
    : '. Sweeps of more than 20,000 trials have the band dkw, in closed form; smaller budgets are resolved for them';
  return [
    `Bands: ${[...new Set(methods)].join(' and ')}, ${formatPercent(confidence)}, calibrated ${how}${together}${switched}`,
  ];
}

/** Which numbers go by the confidence that a false-alarm rate chooses. */
function gateLines({ gateConfidence, settings, look, searchDoubts }: Assessment): string[] {
  const { falseAlarmRate } = settings.comparison;
  const { failOn } = settings.gate;
  if (falseAlarmRate === null || failOn === 'never' || look?.index === 0) return [];
  if (searchDoubts.baseline !== null) return [];
  const whose =
    look === null ? `the check to ${falseAlarmRate}` : `this look to ${inDigits(look.alpha, 3)}`;
  const keeps = failOn === 'strong' ? 'keeps' : 'is shown, by simulation, to keep';
  return [
    `The gate’s own bands: ${formatPercent(Number(gateConfidence.toFixed(4)))}, the smallest that ${keeps} false alarms of ${whose} or less. Evidence, the budgets compared and the chances go by them; limits and differences by ${formatPercent(settings.band.confidence)}`,
  ];
}

/** How often what is said would be wrong: the rates besides the one that is promised, and what the bound means. */
function chanceLines({ chances, comparison, axis }: Assessment): string[] {
  if (chances === null || comparison === null) return [];
  const rates = Object.entries(chances.falseAlarm).flatMap(([level, rate]) =>
    rate === null ? [] : `${level} ${formatOdds(rate)}`,
  );
  const good =
    worseWords(comparison) === 'worse' ? 'at least as good' : 'no worse than the margin allows';
  const known = axis.kind === 'cost' ? ', taking the mean costs as known' : '';
  return [
    ...(rates.length > 1 ? [`Evidence of “worse” if nothing changed: ${rates.join(', ')}`] : []),
    `Strong evidence is false at a budget where the candidate is ${good}${known}; fair and weak have no such bound`,
  ];
}
