import { type Assessment, type Compared, withUnit, worseWords } from '../../decide/index.ts';
import {
  emphasis,
  type Fold,
  fold,
  list,
  listed,
  ofMessage,
  type Phrase,
  paragraph,
  say,
} from '../../report/index.ts';
import { TOOL } from '../../tool.ts';
import { curveWord, directionOf, limitsOf } from '../wording/curve.ts';
import { formatBudget, formatPercent, inDigits, listOf, roundedTo } from '../wording/numbers.ts';
import { formatOdds } from '../wording/odds.ts';
import { minorNotes } from '../wording/warnings.ts';

/** What the words mean, what else was noticed, and what was computed with which settings. */
export function methodFold(assessment: Assessment): Fold {
  const crossings = assessment.kind === 'compared' ? crossingLines(assessment) : [];
  const lines = [...crossings, ...minorNotes(assessment), ...method(assessment)];
  const blocks = [...paragraph(howToRead(assessment)), ...list(lines)];
  return fold(say`How to read this, notes, method and settings`, blocks);
}

function howToRead(assessment: Assessment): Phrase {
  const { settings, axis, gate } = assessment;
  if (assessment.kind !== 'compared') return [];
  const word = curveWord(settings, directionOf(assessment));
  const { margin, minShare } = settings.comparison;
  const costs = axis.kind === 'cost' ? ' (with the mean costs taken as known)' : '';
  const raised = say` Before it is judged worse, the candidate’s curve is raised by the margin of ${margin}; the numbers shown are without it.`;
  return say`A ${emphasis(say`tuning curve`)} is the ${word} best score after 1, 2, 3 … trials of random search. Its ${limitsOf(assessment)} hold at all budgets at once${costs}, for the luck of search and training on this evaluation set, not for a new test set. Evidence is ${emphasis(say`weak`)} where one ${word} lies outside the other’s limits, ${emphasis(say`fair`)} where each does, ${emphasis(say`strong`)} where the limits do not meet; weak and fair count on at least ${formatPercent(minShare)} of the budgets (log scale).${margin === 0 ? [] : raised}${gate === 'pass' ? ' A pass does not mean “no regression”.' : ''}`;
}

/** What was computed, how and with which settings, one line each. */
function method(assessment: Assessment): Phrase[] {
  const { baseline, candidate, settings, axis } = assessment;
  const compared = assessment.kind === 'compared' ? assessment : null;
  const { failedTrials, prunedTrials } = settings.reading;
  const ends = compared?.comparison.range?.map((budget) => inDigits(budget, 4)) ?? [];
  const budgets = ends.length === 0 ? 'none' : withUnit([...new Set(ends)].join(' to '), axis);
  const methods = [baseline, candidate].flatMap((sweep) => sweep?.search.method ?? []);
  // As far as it is known: the limits are for random search.
  const search = methods.length === 0 ? '' : `search: ${[...new Set(methods)].join(' and ')}; `;
  return [
    ...(compared ? [bandLine(compared), ...gateLines(compared), ...chanceLines(compared)] : []),
    say`Budgets: ${ofMessage(budgets)}; failed trials: ${failedTrials}; pruned: ${prunedTrials}; ${ofMessage(search)}fails on: ${settings.gate.failOn}`,
    say`${ofMessage(TOOL.name)} ${ofMessage(TOOL.version)}, after Lourie et al., ${emphasis(say`Show Your Work with Confidence`)} (2024)`,
  ];
}

/** Where the estimated curves cross, with or without evidence. */
function crossingLines({ comparison, axis }: Compared): Phrase[] {
  const budgets = [...new Set(comparison.crossings.map(formatBudget))];
  if (budgets.length === 0) return [];
  const few = budgets.length > 3 ? `${budgets[0]} … ${budgets.at(-1)}` : listOf(budgets);
  return [ofMessage(`The curves cross near ${withUnit(few, axis)}`)];
}

/** The sweeps' bands, which may switch to another method for a large sweep, and how often they hold together. */
function bandLine({ comparison, settings, jointLevel }: Compared): Phrase {
  const { method, confidence, calibration, seed } = settings.band;
  const methods = [comparison.baseline, comparison.candidate].map(({ band }) => band.method);
  const how = calibration === 'exact' ? say`exactly` : say`by simulation, seed ${seed}`;
  const level = jointLevel && formatPercent(roundedTo(jointLevel, 3, Math.floor));
  const together = level === null ? [] : say`; all differences hold at once with at least ${level}`;
  const switched = methods.every((one) => one === method)
    ? ''
    : '. Sweeps of more than 20,000 trials have the band dkw, in closed form; smaller budgets are resolved for them';
  return say`Bands: ${listed([...new Set(methods)].map((one) => say`${one}`))}, ${formatPercent(confidence)}, calibrated ${how}${together}${switched}`;
}

/** Which numbers go by the confidence that a false-alarm rate chooses. */
function gateLines({ gateConfidence, settings, look, searchDoubts }: Compared): Phrase[] {
  const { falseAlarmRate } = settings.comparison;
  const { failOn } = settings.gate;
  if (falseAlarmRate === null || failOn === 'never' || look?.index === 0) return [];
  if (searchDoubts.baseline !== null) return [];
  const whose =
    look === null
      ? say`the check to ${falseAlarmRate}`
      : say`this look to ${inDigits(look.alpha, 3)}`;
  const keeps = failOn === 'strong' ? 'keeps' : 'is shown, by simulation, to keep';
  return [
    say`The gate’s own bands: ${formatPercent(Number(gateConfidence.toFixed(4)))}, the smallest that ${keeps} false alarms of ${whose} or less. Evidence, the budgets compared and the chances go by them; limits and differences by ${formatPercent(settings.band.confidence)}`,
  ];
}

/** How often what is said would be wrong: the rates besides the one that is promised, and what the bound means. */
function chanceLines({ chances, comparison, axis }: Compared): Phrase[] {
  if (chances === null) return [];
  const rates = Object.entries(chances.falseAlarm).flatMap(([level, rate]) =>
    rate === null ? [] : `${level} ${formatOdds(rate)}`,
  );
  const good =
    worseWords(comparison) === 'worse' ? 'at least as good' : 'no worse than the margin allows';
  const known = axis.kind === 'cost' ? ', taking the mean costs as known' : '';
  return [
    ...(rates.length > 1
      ? [ofMessage(`Evidence of “worse” if nothing changed: ${rates.join(', ')}`)]
      : []),
    say`Strong evidence is false at a budget where the candidate is ${good}${known}; fair and weak have no such bound`,
  ];
}
