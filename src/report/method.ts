import type { Assessment, Compared } from '../decide/index.ts';
import { TOOL } from '../tool.ts';
import {
  emphasis,
  type Fold,
  fold,
  joined,
  list,
  listed,
  numeral,
  type Phrase,
  paragraph,
  plain,
  type Statement,
  say,
  state,
  words,
} from './blocks.ts';
import { formatOdds, formatPercent, formatPValue, inDigits, roundedTo } from './numbers.ts';
import { trialsSentence } from './outlook.ts';
import { curveWord, describeSeveral, directionOf, limitsOf, unitAfter } from './quantities.ts';
import { minorNotes } from './warnings.ts';

/** What the words mean, what else was noticed, and what was computed with which settings. */
export function methodFold(assessment: Assessment): Fold {
  const compared = assessment.kind === 'compared' ? assessment : null;
  const lines = [
    ...(compared ? crossingLine(compared) : []),
    ...(compared ? state('trials-needed', trialsSentence(compared)) : []),
    ...minorNotes(assessment),
    ...method(assessment),
  ];
  const reading = state('how-to-read', howToRead(assessment));
  const blocks = [...paragraph(reading), ...list(lines.map((line) => [line]))];
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

/** What was computed, how and with which settings. */
function method(assessment: Assessment): Statement[] {
  const { baseline, candidate, settings } = assessment;
  const compared = assessment.kind === 'compared' ? assessment : null;
  const { failedTrials, prunedTrials } = settings.reading;
  const methods = [baseline, candidate].flatMap((sweep) => sweep?.search.method ?? []);
  // As far as it is known: the limits are for random search.
  const known = [...new Set(methods)].map((one) => say`${one}`);
  const search = known.length === 0 ? [] : say`search: ${listed(known)}; `;
  const budgets = compared === null ? say`none` : rangeOf(compared);
  const policies = say`failed trials: ${failedTrials}; pruned: ${prunedTrials}; ${search}fails on: ${settings.gate.failOn}`;
  const version = plain('version', TOOL.version);
  const paper = emphasis(say`Show Your Work with Confidence`);
  return [
    ...(compared ? [...bandLine(compared), ...testLine(compared), ...chanceLines(compared)] : []),
    ...state('compared-budgets', say`Budgets: ${budgets}; ${policies}`),
    ...state('tool', say`${TOOL.name} ${version}, after Lourie et al., ${paper} (2024)`),
  ];
}

/** The budgets that are compared: "2 to 16 trials". */
function rangeOf({ comparison: { range }, axis }: Compared): Phrase {
  if (range === null) return say`none`;
  const [from, to] = range.map((budget) => roundedTo(budget, 4, Math.round)) as [number, number];
  const both = from === to ? say`${to}` : say`${from} to ${to}`;
  return say`${both} ${unitAfter(to, axis)}`;
}

/** Where the estimated curves cross, with or without evidence. */
function crossingLine({ comparison: { crossings }, axis }: Compared): Statement[] {
  if (crossings.length === 0) return [];
  return state('crossing', say`The curves cross near ${describeSeveral(crossings, axis)}`);
}

/** The sweeps' bands, which may switch to another method for a large sweep, and how often they hold together. */
function bandLine({ comparison, settings, jointLevel }: Compared): Statement[] {
  const { method, confidence, calibration, seed } = settings.band;
  const methods = [comparison.baseline, comparison.candidate].map(({ band }) => band.method);
  const how = calibration === 'exact' ? say`exactly` : say`by simulation, seed ${seed}`;
  const level = jointLevel && formatPercent(roundedTo(jointLevel, 3, Math.floor));
  const together = level === null ? [] : say`; all differences hold at once with at least ${level}`;
  const switched = methods.every((one) => one === method)
    ? ''
    : '. Sweeps of more than 20,000 trials have the band dkw, in closed form; smaller budgets are resolved for them';
  const all = listed([...new Set(methods)].map((one) => say`${one}`));
  return state(
    'bands',
    say`Bands: ${all}, ${formatPercent(confidence)}, calibrated ${how}${together}${switched}`,
  );
}

/** The test that decides where a rate is given. */
function testLine({ test, look, settings }: Compared): Statement[] {
  if (test === null) return [];
  const correlation = test.pairs?.correlation ?? null;
  const alike =
    correlation === null ? '' : words`; rank correlation ${numeral(correlation.toFixed(2))}`;
  const how =
    test.pairs === null
      ? ''
      : words` in pairs (signed ranks at the same settings, and the scores after tuning${alike})`;
  const { margin } = settings.comparison;
  const unproved =
    test.pairs !== null && margin > 0 ? say`; with a margin that is simulated, not proved` : [];
  const [p, better] = [formatPValue(test.pValue), formatPValue(test.pBetter)];
  const where = look === null ? [] : say` of this look`;
  return state(
    'test',
    say`Decides: the test of no change${how}, ${p} for worse and ${better} for better, at a level${where} of ${inDigits(test.alpha, 3)}, of which it attains ${inDigits(test.attainedRate, 2)}${unproved}; the bands describe`,
  );
}

/** How often what is said would be wrong: the rates besides the one that is promised, and what the bound means. */
function chanceLines(assessment: Compared): Statement[] {
  const { chances } = assessment;
  if (chances === null) return [];
  const { falseAlarm } = chances;
  const rates = (['weak', 'fair', 'strong'] as const).flatMap((level) => {
    const rate = falseAlarm[level];
    return rate === null ? [] : [say`${level} ${formatOdds(rate)}`];
  });
  const all = say`Evidence of “worse” if nothing changed: ${joined(rates, say`, `)}`;
  return [...state('false-alarms', rates.length > 1 ? all : []), ...boundLine(assessment)];
}

/** What holds whatever changed, worded so that nobody takes it for a share of failures. */
function boundLine({ chances, comparison, axis }: Compared): Statement[] {
  if (chances?.falseStrongBound == null) return [];
  const { margin } = comparison.rules;
  const good = margin === 0 ? 'at least as good' : 'no worse than the margin allows';
  // The study of the bound has budgets in trials.
  const [known, seen] =
    axis.kind === 'cost'
      ? ([', taking the mean costs as known', ''] as const)
      : (['', '; in simulations, no more than a fifth of it occurred'] as const);
  const most = Math.ceil(roundedTo(100 * chances.falseStrongBound, 6, Math.ceil));
  return state(
    'bound',
    say`Whatever changed: at most ${most} of 100 such checks show strong evidence of “worse” at a budget where the candidate is ${good}${known}. This is a proven ceiling${seen}. Fair and weak evidence have none`,
  );
}
