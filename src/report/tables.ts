import type { BudgetRow } from '../compare/index.ts';
import {
  ARMS,
  type Arm,
  type Assessment,
  type BestConfiguration,
  bestConfiguration,
  type ChecklistItem,
  type Compared,
  checklistsOf,
} from '../decide/index.ts';
import type { Limits } from '../estimate/index.ts';
import { areParametersGuessed, type Gap, type Sweep } from '../parse/index.ts';
import { printable } from '../printable.ts';
import type { BaselineChoice, Search } from '../read/index.ts';
import type { Settings } from '../settings/index.ts';
import {
  type Block,
  capitalized,
  clauses,
  commit,
  data,
  type Fact,
  fact,
  joined,
  link,
  type Phrase,
  paragraph,
  plain,
  say,
  series,
  state,
  strong,
  table,
  type Words,
  words,
} from './blocks.ts';
import { describeAmount, formatBudget, formatDuration, parameterValue, plural } from './numbers.ts';
import {
  betterWord,
  curvesIn,
  describeDifference,
  describeEstimate,
  describeLimits,
  describeMedian,
  evidenceAt,
  haveCurves,
  haveLimits,
  haveOneScale,
  limitsOf,
  scoreFormat,
  toMetric,
  typicalWord,
  unitSpan,
} from './quantities.ts';

/** Both sweeps, or the only one, at the budgets of the table; empty if there are none. */
export function budgetTable(assessment: Assessment): Block[] {
  const cells = cellsByBudget(assessment);
  const { settings, candidate } = assessment;
  if (candidate === null || cells === null || !haveCurves(assessment)) return [];
  const { metric, direction } = candidate;
  const curve = capitalized(say`${typicalWord(settings, direction)}`);
  const hasLimits = haveLimits(assessment);
  const limits = hasLimits ? say` with ${limitsOf(assessment)}` : [];
  const shown = say`${curve} best ${data(metric)} (${betterWord(direction)})${limits}.`;
  const { header, rows, narrow } = cells;
  const whole = table(header, hasLimits ? rows : narrow);
  return [...paragraph(state('budgets', shown)), { ...whole, narrow }];
}

/** So many of each are named. */
const MAX_EXAMPLES = 20;

/** Which of the pairs with two values were lost, and which won, by name; empty of others. */
export function changedExamples(assessment: Assessment): Block[] {
  const pairs = assessment.kind === 'compared' ? assessment.test?.pairs : null;
  if (!pairs?.passing) return [];
  const named = (isOne: (gain: number) => boolean) =>
    pairs.trials
      .filter(({ baseline, candidate }) => isOne(candidate.score - baseline.score))
      .map(({ baseline }) => exampleName(baseline));
  const written = (names: readonly Phrase[]) => {
    const more = names.length - MAX_EXAMPLES;
    return say`${series(names.slice(0, MAX_EXAMPLES))}${more > 0 ? say`, and ${more} more` : []}.`;
  };
  const [lost, won] = [named((gain) => gain < 0), named((gain) => gain > 0)];
  return [
    ...paragraph(state('lost', lost.length === 0 ? [] : say`Lost: ${written(lost)}`)),
    ...paragraph(state('won', won.length === 0 ? [] : say`Won: ${written(won)}`)),
  ];
}

/** By what it is paired, or by its number. */
function exampleName({
  columns,
  parameters,
  number,
}: Compared['baseline']['trials'][number]): Phrase {
  const values = Object.values(columns ?? parameters ?? {});
  return values.length === 0 ? say`trial ${number}` : [data(values.join(' '), 40)];
}

/** A column: its name, its cell in a row, and that without limits, where the screen is narrow. */
type Column<Row> = readonly [
  name: Phrase,
  cell: (row: Row) => Phrase,
  narrow?: (row: Row) => Phrase,
];

/** A cell for each budget, of both sweeps or the only one; columns that a phone shows come first. Null without budgets. */
export function cellsByBudget(assessment: Assessment, format = scoreFormat(assessment)) {
  if (assessment.kind === 'unjudged' || assessment.rows.length === 0) return null;
  const { axis } = assessment;
  const curves = curvesIn(assessment);
  const budgets: Column<{ readonly budget: number }> = [
    capitalized([unitSpan(axis)]),
    ({ budget }) => say`${formatBudget(budget)}`,
  ];
  const trials: typeof budgets = [
    curves.length === 1 ? say`Trials` : say`Trials (baseline / candidate)`,
    ({ budget }) => {
      const each = curves.map(({ trialCost }) => say`${formatBudget(budget / trialCost)}`);
      return joined(each, say` / `);
    },
  ];
  const inTrials = axis.kind === 'trials' ? [] : [trials];
  if (assessment.kind === 'lone') {
    const { direction } = assessment.candidate;
    const limits = (row: Limits) => say`${describeLimits(toMetric(row, direction), format)}`;
    return cellsOf(assessment.rows, [budgets, [say`Candidate`, limits], ...inTrials]);
  }
  const { direction } = assessment.baseline;
  const limitsIn = (arm: Arm): Column<BudgetRow> => [
    capitalized(say`${arm}`),
    (row) => say`${describeLimits(toMetric(row[arm], direction), format)}`,
    (row) => say`${describeMedian(toMetric(row[arm], direction), format)}`,
  ];
  const difference: Column<BudgetRow> = [
    say`Difference`,
    (row) => say`${describeDifference(row, direction, format)}`,
    (row) => say`${describeEstimate(row, direction, format)}`,
  ];
  const evidence = (row: BudgetRow) => {
    const { said, level } = evidenceAt(row, assessment);
    return level === 'strong' ? [strong(said)] : said;
  };
  return cellsOf(assessment.rows, [
    budgets,
    ...(haveOneScale(assessment) ? [difference] : []),
    limitsIn('candidate'),
    limitsIn('baseline'),
    [say`Evidence`, evidence],
    ...inTrials,
  ]);
}

function cellsOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  return {
    header: columns.map(([name]) => name),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
    narrow: rows.map((row) => columns.map(([, cell, narrow = cell]) => narrow(row))),
  };
}

/**
 * A sweep's short name: the commit of a saved sweep, otherwise the file's name, or the folder's if
 * the file's says nothing.
 */
export function label({ source }: Sweep): string {
  if (['artifact', 'server'].includes(source.kind) && source.sha) return source.sha.slice(0, 7);
  const parts = source.location.split(/[\\/]/).filter(Boolean);
  const [folder = source.location, file = folder] = parts.slice(-2);
  const name = file.replace(/\.[a-z]+$/i, '');
  const isTelling = !/^(sweep|trials|results?|)$/i.test(name) && !/[*?{]/.test(name);
  return printable(isTelling ? name : folder);
}

/** How many trials of each kind a sweep has, and how they were counted. */
export function describeCounts(
  { counts, leftOut, gaps = [], trials }: Sweep,
  { reading: { failedTrials, failedValue, prunedTrials } }: Settings,
): Phrase {
  const { counted, failed, pruned, running } = counts;
  const withScore = (count: number, what: Words, score = words`the worst`) =>
    say`${count} of them ${what} (${score} score)`;
  const ofFailed =
    failedTrials === 'drop'
      ? say`${failed} more failed and dropped`
      : withScore(failed, words`failed`);
  const ofPruned =
    prunedTrials === 'drop'
      ? say`${pruned} more pruned and dropped`
      : withScore(pruned, words`pruned`, prunedTrials === 'last' ? words`their last` : undefined);
  const ofRunning = trials.some(({ outcome }) => outcome === 'running')
    ? withScore(running, words`unfinished`)
    : say`${running} more unfinished and left out`;
  const none = failedValue === null ? [] : say`none of them scored ${failedValue} (failed-value)`;
  return series([
    say`${plural(counted, 'trial')}`,
    failed > 0 ? ofFailed : none,
    pruned > 0 ? ofPruned : [],
    running > 0 ? ofRunning : [],
    ...leftOut.map(describeLeftOut),
    // What is guessed is said where the parameters are shown.
    ...gaps.map((gap) => (gap === 'parameters-guessed' ? [] : say`${GAPS[gap]}`)),
  ]);
}

/** "1 parent run left out"; `what` is in the plural. */
export function describeLeftOut({ count, what }: Sweep['leftOut'][number]): Phrase {
  return say`${count} ${plain('noun', count === 1 ? what.slice(0, -1) : what)} left out`;
}

/** What a format does not record. */
const GAPS = {
  'failures-hidden': 'which of them crashed is not recorded',
  'parents-unknown': 'runs that sum up others may count as trials',
  'stops-unknown': 'whether a scheduler stopped some early is not recorded',
  'parameters-guessed': 'parameters are not distinguished from other columns',
  'trials-unreadable': 'trials whose file is empty count as failed',
} as const satisfies Readonly<Record<Gap, string>>;

export function describeGap(gap: Gap): Phrase {
  return capitalized(say`${GAPS[gap]}.`);
}

/** Which baseline was chosen, how old it is and why; nothing if it was not looked up. */
export function baselineChoice({ baseline, searches }: Assessment): Phrase {
  const { choice, age } = searches.baseline;
  if (choice === null || baseline === null) return [];
  const { sha, runUrl } = baseline.source;
  const made = series([
    say`the sweep of ${sha === null ? say`an unknown commit` : commit(sha)}`,
    runUrl ? say`from a ${link(say`run`, runUrl)}` : [],
    age === null ? [] : say`${formatDuration(age)} old`,
  ]);
  return say`${made}: ${reasonFor(choice)}`;
}

/** "baseline acb2155, 3 days old", in small print; empty where its commit is not known. */
export function baselineName({ baseline, searches }: Assessment): Phrase {
  const { sha = null, runUrl = null } = baseline?.source ?? {};
  if (sha === null) return [];
  const { age, choice } = searches.baseline;
  if (choice?.isTrainedHere) return say`base ${commit(sha)} trained in this run`;
  const name = runUrl ? link([commit(sha)], runUrl) : commit(sha);
  return say`baseline ${name}${age === null ? [] : say`, ${formatDuration(age)} old`}`;
}

function reasonFor({ matchedBy, branch, distance, isTrainedHere }: BaselineChoice): Phrase {
  const name = data(branch);
  if (isTrainedHere) return say`trained in this run`;
  switch (matchedBy) {
    case 'first-parent':
      return say`the commit of ${name} that this pull request was trained on top of`;
    case 'merge-base':
      return say`where this branched off ${name}`;
    case 'same-commit':
      return say`the same commit, from an earlier run`;
    case 'ancestor':
      return say`the nearest earlier commit of ${name} with a sweep${distance === null ? '' : words`, ${plural(distance, 'commit')} before`}`;
    case 'newest':
      return say`the newest of ${name}, since no earlier commit has a sweep`;
  }
}

const MAX_PARAMETERS = 30;

interface Shown {
  readonly arm: Arm;
  readonly sweep: Sweep;
  /** Null if all trials failed. */
  readonly best: BestConfiguration | null;
}

/** The sweeps and how the best configuration of each differs from the other's; nothing if there is no sweep. */
export function sweepsBlocks(assessment: Assessment): Block[] {
  const arms = ARMS.flatMap((arm): Shown[] => {
    const sweep = assessment[arm];
    return sweep ? [{ arm, sweep, best: bestConfiguration(sweep) }] : [];
  });
  if (arms.length === 0) return [];
  const parameters = parameterRows(arms);
  const rows = [...sweepRows(arms, assessment), ...parameters.rows]
    .filter(([, ...cells]) => cells.some((cell) => cell.length > 0))
    .map((cells) => cells.map((cell) => (cell.length > 0 ? cell : say`–`)));
  const header = [[], ...arms.map(({ arm }) => capitalized(say`${arm}`))];
  const { more } = parameters;
  const isUnknown = ({ best, sweep }: Shown) =>
    best !== null && (best.parameters === null || areParametersGuessed(sweep));
  const unclear = say`The files do not tell parameters from other columns: list them under \`search.space\` in \`sweep.meta.json\`.`;
  const beyond = say`${plural(more, 'more parameter')} in \`report.json\`.`;
  const same = series(parameters.same.map((name) => [data(name, 40)]));
  const notes = [
    ...state('same-parameters', same.length > 0 ? say`The same in both: ${same}.` : []),
    ...state('more-parameters', more > 0 ? beyond : []),
    ...state('columns-unclear', arms.some(isUnknown) ? unclear : []),
    // Two best scores side by side invite the very comparison that this report replaces.
    ...state('bests', say`A best score flatters: compare the curves.`),
  ];
  return [table(header, rows, 'left'), ...paragraph(notes)];
}

function sweepRows(arms: readonly Shown[], assessment: Assessment): Phrase[][] {
  const write = scoreFormat(assessment);
  const row = (title: Phrase, cell: (arm: Shown) => Phrase) => [title, ...arms.map(cell)];
  return [
    row(
      say`Read from`,
      ({ sweep: { source, format } }) => say`${data(source.location)} (${plain('name', format)})`,
    ),
    row(say`There`, ({ arm }) => describeServer(assessment.searches[arm])),
    row(say`Trials`, ({ sweep }) => describeCounts(sweep, assessment.settings)),
    row(say`Mean cost`, ({ sweep: { cost } }) =>
      cost ? say`${describeAmount(cost.mean, cost.unit)} (of ${plural(cost.from, 'trial')})` : [],
    ),
    row([strong(say`Best score`)], ({ sweep, best }) => {
      if (best === null) return say`all trials failed`;
      const shared = best.sharedBy > 1 ? say` (the first of ${best.sharedBy} that share it)` : [];
      return say`${write(best.score)} ${data(sweep.metric, 40)}${shared}`;
    }),
    row(say`found in`, ({ best, sweep: { source } }) => {
      const place = `${source.location}, `;
      const isThere = best?.where.startsWith(place);
      return best ? [data(isThere ? best.where.slice(place.length) : best.where, 200)] : [];
    }),
    row(say`Cost`, ({ best, sweep }) =>
      best?.cost == null ? [] : describeAmount(best.cost, sweep.cost?.unit ?? null),
    ),
    row(say`Training seed`, ({ best }) => (best?.seed == null ? [] : say`${best.seed}`)),
  ];
}

/** Of which commits a server had trials, which may be changed there later, and when they were read. */
function describeServer({ server }: Search): Phrase {
  if (server === null) return [];
  const { commits, readAt } = server;
  const of = series(commits.slice(0, 3).map((sha) => [commit(sha)]));
  const read = say`read ${data(readAt.slice(0, 16).replace('T', ' '))} UTC`;
  return commits.length > 0 ? say`trials of ${of}, ${read}` : read;
}

/** The best configurations as a difference: parameters that are the same in both are only named. */
function parameterRows(arms: readonly Shown[]) {
  const valueIn = ({ best }: Shown, name: string) => {
    const parameters = best?.parameters ?? {};
    return Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  };
  const varied = arms.flatMap(({ best }) => best?.varied ?? []);
  const all = arms.flatMap(({ best }) => Object.keys(best?.parameters ?? {}));
  const names = [...new Set([...varied, ...all])];
  const isSame = (name: string) =>
    arms.length > 1 && new Set(arms.map((arm) => valueIn(arm, name))).size === 1;
  const different = names.filter((name) => !isSame(name));
  const rows = different.slice(0, MAX_PARAMETERS).map((name) => [
    [data(name, 40)],
    ...arms.map((arm): Phrase => {
      const value = valueIn(arm, name);
      return value === undefined ? [] : [parameterValue(value)];
    }),
  ]);
  const same = names.filter(isSame).slice(0, MAX_PARAMETERS);
  return { rows, same, more: names.length - rows.length - same.length };
}

interface Reported {
  readonly arm: Arm;
  readonly item: ChecklistItem;
}

const NAMES = {
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
} as const satisfies Readonly<Record<ChecklistItem['item'], string>>;

/**
 * What a report on a search should say [Dodge19, text box 1]: what is known of each sweep besides what the
 * report shows anyway, and in one line what is missing. Null if there is no sweep.
 */
export function checklistOf(assessment: Assessment): readonly Fact[] | null {
  const lists = checklistsOf(assessment);
  const all = ARMS.flatMap((arm) => (lists[arm] ?? []).map((item): Reported => ({ arm, item })));
  if (all.length === 0) return null;
  const codes = [...new Set(all.map(({ item }) => item.item))];
  const rows = codes.map((code) => {
    const found = all.filter(({ item }) => item.item === code);
    const open = found.filter(({ item }) => item.state !== 'reported');
    const only = open.length < found.length ? open[0]?.arm : undefined;
    const missing = say`${NAMES[code]}${only === undefined ? [] : say` (${only})`}`;
    return { code, found, missing: open.length === 0 ? [] : missing };
  });
  const missing = rows.filter((row) => row.missing.length > 0).map((row) => row.missing);
  const reported = say`${codes.length - missing.length} of ${codes.length} items`;
  const known = rows.flatMap(({ code, found }) =>
    fact(`checklist.${code}`, capitalized(say`${NAMES[code]}`), describeItems(found)),
  );
  const add = say`${series(missing)}. Add them in \`sweep.meta.json\``;
  return [
    ...fact('checklist', say`Reported`, reported),
    ...known,
    ...fact('checklist-missing', say`Missing or incomplete`, missing.length === 0 ? [] : add),
    ...fact('checklist-source', say`After`, say`Dodge et al. (2019), text box 1`),
  ];
}

/** What is known of one item, of both sweeps at once where it is the same. */
function describeItems(items: readonly Reported[]): Phrase {
  const values = items.map(({ item }) => describeItem(item));
  const [first = []] = values;
  if (new Set(values.map((value) => JSON.stringify(value))).size === 1) return first;
  return clauses(items.map(({ arm }, i) => (values[i]?.length ? say`${arm} ${values[i]}` : [])));
}

function describeItem(item: ChecklistItem): Phrase {
  if (item.item === 'runtime') return describeRuntime(item);
  const { item: _, state: _state, ...facts } = item;
  const known = Object.entries(facts).map(([name, value]): Phrase => {
    if (Array.isArray(value))
      return value.length === 0 ? [] : say`${plain('name', name)}: ${value.length}`;
    const isKnown = typeof value === 'number' || (typeof value === 'string' && value !== 'unknown');
    return isKnown ? say`${plain('name', name)}: ${parameterValue(value, 120)}` : [];
  });
  return clauses(known);
}

function describeRuntime(item: Extract<ChecklistItem, { item: 'runtime' }>): Phrase {
  const { mean, total, unit, energyKilowattHours: energy } = item;
  return series([
    mean === null ? [] : say`${describeAmount(mean, unit)} a trial`,
    total === null ? [] : say`${describeAmount(total, unit)} in total`,
    energy === null ? [] : say`${formatBudget(energy)} kWh`,
  ]);
}
