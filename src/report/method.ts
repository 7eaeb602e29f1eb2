import {
  type Arm,
  type Assessment,
  type ChecklistItem,
  type Compared,
  checklistsOf,
} from '../decide/index.ts';
import { TOOL } from '../tool.ts';
import {
  capitalized,
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
  strong,
  table,
  words,
} from './blocks.ts';
import {
  describeAmount,
  formatBudget,
  formatOdds,
  formatPercent,
  formatPValue,
  inDigits,
  parameterValue,
  roundedTo,
} from './numbers.ts';
import { trialsSentence } from './outlook.ts';
import { curveWord, describeSeveral, directionOf, limitsOf, unitAfter } from './quantities.ts';
import { knownRows } from './sweeps.ts';
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
  const { settings, axis, outcome } = assessment;
  if (assessment.kind !== 'compared') return [];
  const word = curveWord(settings, directionOf(assessment));
  const { margin, minShare } = settings.comparison;
  const costs = axis.kind === 'cost' ? ' (with the mean costs taken as known)' : '';
  const raised = say` Before it is judged worse, the candidate’s curve is raised by the margin of ${margin}; the numbers shown are without it.`;
  return say`A ${emphasis(say`tuning curve`)} is the ${word} best score after 1, 2, 3 … trials of random search. Its ${limitsOf(assessment)} hold at all budgets at once${costs}, for the luck of search and training on this evaluation set, not for a new test set. Evidence is ${emphasis(say`weak`)} where one ${word} lies outside the other’s limits, ${emphasis(say`fair`)} where each does, ${emphasis(say`strong`)} where the limits do not meet; weak and fair count on at least ${formatPercent(minShare)} of the budgets (log scale).${margin === 0 ? [] : raised}${outcome.gate === 'pass' ? ' A pass does not mean “no regression”.' : ''}`;
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
function testLine({ test }: Compared): Statement[] {
  if (test === null) return [];
  const correlation = test.pairs?.correlation ?? null;
  const alike =
    correlation === null ? '' : words`; rank correlation ${numeral(correlation.toFixed(2))}`;
  const how =
    test.pairs === null
      ? ''
      : words` in pairs (signed ranks at the same settings, and the scores after tuning${alike})`;
  const [p, better] = [formatPValue(test.pValue), formatPValue(test.pBetter)];
  return state(
    'test',
    say`Decides: the test of no change${how}, ${p} for worse and ${better} for better, at a level of ${inDigits(test.alpha, 3)}, of which it attains ${inDigits(test.attainedRate, 2)}; the bands describe`,
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

type Code = ChecklistItem['item'];

interface Column {
  readonly arm: Arm;
  readonly items: readonly ChecklistItem[];
}

const WORDS = {
  infrastructure: 'computing infrastructure',
  runtime: 'average runtime',
  'data-splits': 'data splits',
  'validation-performance': 'validation performance',
  code: 'link to the code',
  'search-space-bounds': 'bounds of the search space',
  'best-configuration': 'best configuration',
  'number-of-trials': 'number of trials',
  'search-method': 'method of choosing values',
  'selection-criterion': 'criterion to select by',
  curve: 'tuning curve',
} as const satisfies Readonly<Record<Code, string>>;

/**
 * What a report on a search should say [Dodge19, text box 1]: what is known of each sweep besides what the
 * report shows anyway, and in one line what is missing. Nothing if there is no sweep.
 */
export function checklistFold(assessment: Assessment): Fold[] {
  const lists = checklistsOf(assessment);
  const columns = (['baseline', 'candidate'] as const).flatMap((arm): Column[] => {
    const items = lists[arm];
    return items === null ? [] : [{ arm, items }];
  });
  const codes = columns[0]?.items.map(({ item }) => item) ?? [];
  if (codes.length === 0) return [];
  const rows = codes.map((code, i) => [
    capitalized(say`${WORDS[code]}`),
    ...columns.map(({ items }) => describeItem(items[i] as ChecklistItem)),
  ]);
  const header = [[], ...columns.map(({ arm }) => capitalized(say`${arm}`))];
  const open = codes.filter((code) => columns.some((column) => isOpen(column, code)));
  const title = say`Reporting checklist: ${codes.length - open.length} of ${codes.length} items`;
  const last = [
    ...state('checklist-missing', missingSentence(columns, open)),
    ...state('checklist-source', say`After Dodge et al. (2019), text box 1.`),
  ];
  const known = knownRows(rows);
  return [fold(title, [...(known.length > 0 ? [table(header, known)] : []), ...paragraph(last)])];
}

/** Missing or only partly known. */
function isOpen({ items }: Column, code: Code): boolean {
  return items.some(({ item, state }) => item === code && state !== 'reported');
}

/** What is missing and how to supply it; empty if nothing is. */
function missingSentence(columns: readonly Column[], open: readonly Code[]): Phrase {
  if (open.length === 0) return [];
  const items = open.map((code) => {
    const lacking = columns.filter((column) => isOpen(column, code));
    const only = lacking.length < columns.length ? lacking[0]?.arm : undefined;
    return only === undefined ? say`${WORDS[code]}` : say`${WORDS[code]} (${only})`;
  });
  return say`${strong(say`Missing or incomplete:`)} ${joined(items, say`, `)}. Add them in \`sweep.meta.json\`.`;
}

/** What is known of an item, as a table cell; empty if nothing is. */
function describeItem(item: ChecklistItem): Phrase {
  if (item.item === 'runtime') return describeRuntime(item);
  const { item: _, state: _state, ...facts } = item;
  const known = Object.entries(facts).map(([name, value]): Phrase => {
    if (Array.isArray(value))
      return value.length === 0 ? [] : say`${plain('name', name)}: ${value.length}`;
    const isText = typeof value === 'string' || typeof value === 'number';
    return isText ? say`${plain('name', name)}: ${parameterValue(value, 120)}` : [];
  });
  return joined(known, say`; `);
}

function describeRuntime(item: Extract<ChecklistItem, { item: 'runtime' }>): Phrase {
  const { mean, total, unit, energyKilowattHours: energy } = item;
  const known = [
    mean === null ? [] : say`${describeAmount(mean, unit)} a trial`,
    total === null ? [] : say`${describeAmount(total, unit)} in total`,
    energy === null ? [] : say`${formatBudget(energy)} kWh`,
  ];
  return joined(known, say`, `);
}
