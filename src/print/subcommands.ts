import { leastPValue } from '../compare/index.ts';
import { axisOf, failsOnStrong, IN_TRIALS, unitOf } from '../decide/index.ts';
import { limitsAt, type TuningCurve, trialsFor } from '../estimate/index.ts';
import type { Inspection, Sweep } from '../parse/index.ts';
import {
  computedRate,
  type Expectations,
  MAX_SIMULATED_PAIRS,
  type PairedForecast,
  type Plan,
  USUAL_LEVEL,
} from '../plan/index.ts';
import { printable, printablePath } from '../printable.ts';
import {
  CAUGHT_LESS,
  curveWord,
  describeBudget,
  describeCounts,
  describeGap,
  describeLeftOut,
  describeLimits,
  formatBudget,
  formatChance,
  formatLimit,
  formatOdds,
  formatOfCurves,
  formatPercent,
  formatSlowdown,
  formatTimes,
  inDigits,
  isCopiable,
  label,
  limitsOf,
  plural,
  shellText,
  suggestedFlags,
  toMetric,
  withBlock,
} from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import { plainText } from './markup.ts';
import { aligned, apart, dimmed, type Screen, textOf, wrapped } from './text.ts';

/** What sweeps of a size can show: rows, the chances by slowdown, and what no number of trials mends. */
export function renderPlan(plan: Plan, screen: Screen): string {
  const { expectations, paired } = plan;
  const sized =
    paired === null ? expectations && rowsOfTwo(plan, expectations) : rowsOfPairs(paired);
  const isShown = paired !== null || expectations?.range != null || expectations?.test != null;
  const { power, capped } = (isShown && (paired ?? expectations)) || { power: [], capped: [] };
  const event =
    paired !== null || failsOnStrong(plan.settings.gate) ? 'it fails' : 'strong evidence is found';
  const slowdowns = power.map(({ slowdown }) => `${formatSlowdown(slowdown)}×`);
  return textOf([
    ...aligned([...(sized ?? []), neededRow(plan)], screen),
    ...chances(
      `Chance that ${event} if the candidate needs this many times the trials for the same score:`,
      slowdowns,
      power,
      screen,
    ),
    ...chances(
      'The same if its curve is the baseline’s up to this many trials, and flat from there on:',
      capped.map(({ budget }) => String(budget)),
      capped,
      screen,
    ),
    ...(paired === null ? apart(wrapped(limitsSentence(plan.settings), screen)) : []),
  ]);
}

function chances(
  text: string,
  trials: readonly string[],
  points: readonly { readonly probability: number }[],
  screen: Screen,
): string[] {
  if (points.length === 0) return [];
  const rows = points.map(({ probability }, i) => [trials[i] ?? '', formatChance(probability)]);
  const table = aligned([['trials', 'chance'], ...rows], { ...screen, onRight: 2 });
  return apart([...wrapped(text, screen), ...table]);
}

const ON_AVERAGE = 'if nothing changed, on average over baselines';

function rowsOfPairs({ pairs, correlation, level, power, detectableSlowdown }: PairedForecast) {
  const sizes = ['pairs', `${pairs} of the same configurations`];
  if (power.length === 0) return [sizes, ['fails', `never at ${level}: so few are not enough`]];
  const most = `; what follows is for ${MAX_SIMULATED_PAIRS}, the most that were simulated`;
  return [
    ['pairs', `${sizes[1]}${pairs > MAX_SIMULATED_PAIRS ? most : ''}`],
    ['scores', `evenly spread, with a rank correlation of ${correlation} in their pairs`],
    ['fails', `${formatLimit(level)} ${ON_AVERAGE}`],
    caughtRow(detectableSlowdown),
  ];
}

function rowsOfTwo(plan: Plan, expectations: Expectations): string[][] {
  const { trials, test, range, falseAlarm, gateRate, falseStrongBound } = expectations;
  const { gate } = plan.settings;
  const sizes = ['trials', `${trials[0]} in the baseline, ${trials[1]} in the candidate`];
  const budgets = ['budgets', describeRange(plan, expectations)];
  const caught = caughtRow(expectations.detectableSlowdown);
  if (test !== null) {
    const odds = `${formatOdds(computedRate(test.attainedRate))} ${ON_AVERAGE} (asked for: ${test.alpha})`;
    const never = `never: no order of so few scores does at a rate of ${test.alpha}`;
    return [sizes, budgets, ['fails', test.attainedRate === 0 ? never : odds], caught];
  }
  if (range === null) return [sizes, budgets];
  const found = (['weak', 'fair', 'strong'] as const).flatMap((level) => {
    const [rate, more] = [falseAlarm[level], level === 'strong' ? '' : ' or more'];
    const remark = level === gate.failOn ? ' (fails the check)' : '';
    return rate === null
      ? []
      : [[`${level} evidence${more}`, `${formatOdds(rate)} if nothing changed${remark}`]];
  });
  const fails = `${formatOdds(computedRate(gateRate))} ${ON_AVERAGE}, with the test of no change`;
  return [
    ...[sizes, budgets, ...found],
    ['false strong', `${formatLimit(falseStrongBound ?? 1)}, whatever changed`],
    ...(failsOnStrong(gate) ? [['fails', fails]] : []),
    ...(falseAlarm.strong === null ? [] : [caught]),
  ];
}

function caughtRow(slowdown: number | null): string[] {
  const times = slowdown === null ? '' : formatTimes(slowdown, Math.ceil);
  const caught = `4 times in 5 a candidate that needs ${times} the trials at every budget; ${CAUGHT_LESS}`;
  return ['catches', slowdown === null ? 'no slowdown 4 times in 5' : caught];
}

function describeRange({ settings, rules }: Plan, expectations: Expectations): string {
  const { range, confidence, resolvableBudget } = expectations;
  const { quantile } = settings.comparison;
  const upTo = (budget: number) => plainText(describeBudget(budget, IN_TRIALS));
  if (range !== null) {
    const luck = quantile === 0.5 ? '' : `, ${formatPercent(quantile)} quantile of luck`;
    return `${formatBudget(range[0])} to ${upTo(range[1])} (${formatPercent(confidence)} bands${luck})`;
  }
  const from = formatBudget(Math.max(1, rules.budgetMin ?? 1));
  const end = rules.budgetMax === null ? '' : ` and end at ${formatBudget(rules.budgetMax)}`;
  return `none: they resolve up to ${upTo(resolvableBudget)}, and comparisons begin at ${from}${end}`;
}

function neededRow({ trialsFor, paired }: Plan): string[] {
  const { slowdown, power, budget, trials } = trialsFor;
  const most =
    paired === null ? 'more than 2,000 trials' : `more than ${MAX_SIMULATED_PAIRS} pairs`;
  const needed = trials === null ? most : plural(trials, paired === null ? 'trial' : 'pair');
  const resolve =
    budget === null ? '' : `, and to resolve budgets up to ${budget.toLocaleString('en-US')}`;
  const goal = `to catch ${formatSlowdown(slowdown)}× the trials with a chance of ${formatPercent(power)}`;
  return ['needed', `${needed}${paired === null ? ' a sweep' : ''} ${goal}${resolve}`];
}

/** What settings and searches cannot do, and no number of trials mends. */
function limitsSentence({ comparison }: Settings): string {
  const level = comparison.falseAlarmRate ?? USUAL_LEVEL;
  let searches = 1;
  while (leastPValue([searches, searches]) > level) searches++;
  return `At comparable settings smaller slowdowns can be caught; an outcome among the settings, such as a training loss, hides them. Of whole searches, fewer than ${searches} a side never fail; agents of one search are one search.`;
}

/** One sweep's curve for a terminal: at some budgets, in trials and on a cost axis in both units. */
export function renderCurveText(
  sweep: Sweep,
  curve: TuningCurve,
  { settings, budgets, screen }: { settings: Settings; budgets: readonly number[]; screen: Screen },
): string {
  const axis = axisOf([sweep]);
  const format = formatOfCurves([curve]);
  const resolved = plainText(describeBudget(curve.resolvableBudget, axis));
  // A wrong guess must not go unnoticed.
  const read = `${sweep.format}, ${printable(sweep.metric)} (${sweep.direction})`;
  const head = `${label(sweep)}: ${read}; ${plainText(describeCounts(sweep, settings))}; resolves budgets up to ${resolved}.`;
  const hasCost = axis.kind === 'cost';
  const of = `${curveWord(settings, sweep.direction)} best (${limitsOf({ settings })})`;
  const rows = budgets.map((budget) => [
    ...(hasCost ? [formatBudget(budget)] : []),
    formatBudget(trialsFor(budget, curve.trialCost)),
    describeLimits(toMetric(limitsAt(curve, budget), sweep.direction), format),
  ]);
  const header = [...(hasCost ? [`budget (${unitOf(axis)})`] : []), 'trials', of];
  return textOf([
    ...wrapped(head, screen),
    ...apart(aligned([header, ...rows], { ...screen, onRight: hasCost ? 2 : 1 })),
    ...apart(dimmed(wrapped('The mean curves of earlier work are in --json.', screen), screen)),
  ]);
}

/** @param program how it is run, for the command to copy */
export function renderInspection(inspection: Inspection, screen: Screen, program: string): string {
  const { source, format, files, gaps, warnings } = inspection;
  const notes = [...gaps.map((gap) => plainText(describeGap(gap))), ...warnings];
  return textOf([
    `${printablePath(source.location)}: ${format.title} (format ${format.name}), ${plural(files, 'file')}`,
    ...apart(aligned(factsOf(inspection), screen)),
    ...apart(candidatesOf(inspection, screen)),
    ...notes.flatMap((note) => apart(dimmed(wrapped(`Note: ${note}`, screen), screen))),
    ...apart(toUse(inspection, program)),
  ]);
}

const FROM = {
  given: 'as given',
  only: 'the only column of numbers it can be',
  recorded: 'recorded, or fixed by the format',
  unknown: 'not recorded',
} as const;

function factsOf(inspection: Inspection): string[][] {
  const { metric, direction, search, isOrdered, trials, commits } = inspection;
  const { rows, counts, leftOut } = trials;
  const kinds =
    counts && `: ${counts.failed} failed, ${counts.pruned} pruned, ${counts.running} unfinished`;
  const known = (value: string | null, from: keyof typeof FROM) =>
    value === null ? 'unknown' : `${printable(value, 60)} (${FROM[from]})`;
  const { method, sampler, seed } = search;
  const details = [sampler && `by ${printable(sampler, 60)}`, seed !== null && `seed ${seed}`];
  const groups = leftOut.map((group) => plainText(describeLeftOut(group)));
  return [
    ['trials', [`${rows}${kinds ?? ''}`, ...groups].join('; ')],
    ['counted', String(counts?.counted ?? notYet(inspection))],
    ['metric', known(metric.name, metric.from)],
    ['direction', known(direction.value, direction.from)],
    ['search', [method, ...details].filter(Boolean).join(', ')],
    ['settings', settingsIn(inspection)],
    ['order', isOrdered ? 'recorded' : 'not recorded; as found'],
    ...(commits === null ? [] : [['commits', firstOf(commits) || 'none is recorded']]),
  ];
}

const MAX_SHOWN = 20;

function firstOf(names: readonly string[]): string {
  const listed = names.slice(0, MAX_SHOWN).map((name) => printable(name, 64));
  const more = names.length - listed.length;
  return `${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Without its metric, no trial can be read. */
function notYet({ metric }: Inspection): string {
  return metric.name === null ? 'known once --metric is given' : 'unknown';
}

/** By which trials are compared, or what to write so that they are. */
function settingsIn(inspection: Inspection): string {
  const { names, areGuessed } = inspection.comparableSettings;
  if (inspection.trials.counts === null) return notYet(inspection);
  if (names.length === 0) return 'none found';
  const all = firstOf(names);
  if (!areGuessed) return all;
  return `not recorded; list those that are settings with --settings, of ${all}`;
}

function candidatesOf({ metric }: Inspection, screen: Screen): string[] {
  if (metric.candidates.length === 0) return [];
  const rows = metric.candidates.slice(0, MAX_SHOWN).map(({ values, name, least, greatest }) => {
    const isKnown = least !== null && greatest !== null;
    const range = isKnown ? `${inDigits(least, 4)} to ${inDigits(greatest, 4)}` : '';
    const which = name === metric.name ? ' (the metric)' : '';
    return [String(values), printable(name, 100), `${range}${which}`];
  });
  const more = metric.candidates.length - MAX_SHOWN;
  return [
    'Columns of numbers that could be the metric:',
    ...aligned([['values', 'name', ''], ...rows], screen),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/** The sweep with its settings as arguments of `compare` and as inputs of a workflow. */
function toUse(inspection: Inspection, program: string): string[] {
  const { source, settings, metric, obstacle, commits } = inspection;
  if (obstacle !== null || (metric.name === null && settings.length === 0)) return [];
  const isPiped = source.kind === 'stdin';
  const location = isPiped ? '-' : source.location;
  const file = isPiped ? { question: 'the file to read', placeholder: location } : location;
  // Where trials record their commits, both sweeps can be found by them.
  const isSource = (commits?.length ?? 0) > 0 && !location.includes('commit=');
  const where = [isSource ? 'source' : 'candidate', file] as const;
  // A path with hidden characters cannot be copied from the screen.
  if (printable(location, 200) !== location || !isCopiable([where, ...settings])) return [];
  const command = `${program} compare BASELINE ${shellText(location)} ${suggestedFlags(settings)}`;
  const block = withBlock([where, ...settings]).map((line) => `  ${line}`);
  return ['To compare it:', `  ${command.trimEnd()}`, 'In a workflow:', ...block];
}
