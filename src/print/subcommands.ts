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
import {
  aligned,
  alignRight,
  apart,
  plainText,
  rowsOf,
  type Screen,
  styled,
  textOf,
  wrapped,
} from './text.ts';

/** A sentence, to be wrapped, or one that has a table below it; empty if there is nothing to say. */
type Part = string | { readonly text: string; readonly rows: (screen: Screen) => string[] };

export function renderPlan(plan: Plan, screen: Screen): string {
  const parts = [...sizedParts(plan), trialsSentence(plan), limitsSentence(plan)].filter(Boolean);
  const [first = [], ...others] = parts.map((part) => {
    if (typeof part === 'string') return wrapped(part, screen);
    return [...wrapped(part.text, screen), ...part.rows(screen)];
  });
  return textOf([...first, ...others.flatMap(apart)]);
}

/** @param columns that begin with their titles, all aligned on the right */
function table(text: string, columns: readonly (readonly string[])[]): Part {
  return { text, rows: (screen) => aligned(rowsOf(columns.map(alignRight)), screen) };
}

function sizedParts(plan: Plan): Part[] {
  const { expectations, paired } = plan;
  if (paired !== null) return pairedParts(paired);
  if (expectations === null) return [];
  const { range, test } = expectations;
  const start = rangeSentence(plan, expectations);
  if (range === null && test === null) return [start];
  return [
    start,
    ...(test === null ? falseAlarmParts(plan, expectations) : [testSentence(test)]),
    ...powerParts(plan, expectations),
    detectableSentence(plan, expectations),
  ];
}

function pairedParts({ pairs, correlation, level, ...forecast }: PairedForecast): Part[] {
  const { power, capped, detectableSlowdown } = forecast;
  if (power.length === 0) return [`${plural(pairs, 'pair')} are too few to fail at ${level}.`];
  const more =
    pairs > MAX_SIMULATED_PAIRS
      ? [
          `What follows is for ${MAX_SIMULATED_PAIRS} pairs, the most that were simulated. More pairs catch more.`,
        ]
      : [];
  return [
    `With ${plural(pairs, 'pair')} of the same configurations, this check fails ${formatLimit(level)} if nothing changed, on average over baselines.`,
    ...more,
    powerTable(
      `Chance that it fails if the candidate needs this many times the trials for the same score, where scores are evenly spread and have a rank correlation of ${correlation} in their pairs:`,
      power,
    ),
    cappedTable(capped),
    detectableSlowdown === null
      ? 'No slowdown is caught 4 times in 5.'
      : caughtSentence('this check catches', detectableSlowdown),
  ];
}

function powerTable(text: string, power: Expectations['power']): Part {
  return table(text, [
    slowdownRow(power),
    ['chance', ...power.map(({ probability }) => formatChance(probability))],
  ]);
}

function slowdownRow(points: readonly { readonly slowdown: number }[]): string[] {
  return ['trials', ...points.map(({ slowdown }) => `${formatSlowdown(slowdown)}×`)];
}

function budgetRow(points: readonly { readonly budget: number }[]): string[] {
  return ['trials', ...points.map(({ budget }) => String(budget))];
}

function cappedTable(capped: Expectations['capped']): Part {
  return table(
    'The same if its curve is the baseline’s up to this many trials, and flat from there on:',
    [budgetRow(capped), ['chance', ...capped.map(({ probability }) => formatChance(probability))]],
  );
}

function caughtSentence(catches: string, slowdown: number): string {
  return `4 times in 5 ${catches} a candidate that needs ${formatTimes(slowdown, Math.ceil)} the trials at every budget; ${CAUGHT_LESS}.`;
}

function rangeSentence({ settings, rules }: Plan, expectations: Expectations): string {
  const { trials, range, confidence, resolvableBudget } = expectations;
  const { quantile } = settings.comparison;
  const [baseline, candidate] = trials;
  const sizes = `A baseline of ${plural(baseline, 'trial')} and a candidate of ${candidate}`;
  if (range !== null) {
    const [from, to] = [formatBudget(range[0]), plainText(describeBudget(range[1], IN_TRIALS))];
    const luck = quantile === 0.5 ? '' : `, ${formatPercent(quantile)} quantile of luck`;
    return `${sizes} can be compared for budgets of ${from} to ${to} (${formatPercent(confidence)} bands${luck}).`;
  }
  const from = formatBudget(Math.max(1, rules.budgetMin ?? 1));
  const end = rules.budgetMax === null ? '' : ` and end at ${formatBudget(rules.budgetMax)}`;
  return `${sizes} cannot be compared: they resolve budgets up to ${plainText(describeBudget(resolvableBudget, IN_TRIALS))}, and comparisons begin at ${from}${end}.`;
}

function testSentence({ alpha, attainedRate }: NonNullable<Expectations['test']>): string {
  if (attainedRate === 0)
    return `No order of so few scores fails at a rate of ${alpha}: the check can only pass.`;
  const odds = formatOdds(computedRate(attainedRate));
  return `If nothing changed, this check fails ${odds}, on average over baselines (the rate asked for is ${alpha}).`;
}

/** What each rate counts: a level holds where a higher one does. */
const LEVELS = { weak: 'weak or more', fair: 'fair or more', strong: 'strong' } as const;

function falseAlarmParts({ settings }: Plan, expectations: Expectations): Part[] {
  const { falseAlarm, falseStrongBound, gateRate } = expectations;
  const rows = (['weak', 'fair', 'strong'] as const).flatMap((level) => {
    const rate = falseAlarm[level];
    const remark = level === settings.gate.failOn ? ' (fails the check)' : '';
    return rate === null ? [] : [[`${LEVELS[level]}${remark}`, formatOdds(rate)]];
  });
  const text = 'If nothing changed, evidence that the candidate is worse is found:';
  return [
    { text, rows: (screen) => aligned(rows, screen) },
    ...(failsOnStrong(settings.gate)
      ? [
          `With the test of no change, this check fails ${formatOdds(computedRate(gateRate))} if nothing changed, on average over baselines.`,
        ]
      : []),
    `Whatever changed, false strong evidence of “worse” is shown ${formatLimit(falseStrongBound ?? 1)}.`,
  ];
}

function powerParts(plan: Plan, { power, capped }: Expectations): Part[] {
  const event = failsOnStrong(plan.settings.gate) ? 'this check fails' : 'strong evidence is found';
  const slower = powerTable(
    `Chance that ${event} if the candidate needs this many times the trials for the same score:`,
    power,
  );
  return capped.length === 0 ? [slower] : [slower, cappedTable(capped)];
}

function detectableSentence(plan: Plan, { detectableSlowdown, falseAlarm }: Expectations): string {
  if (falseAlarm.strong === null) return '';
  if (detectableSlowdown === null)
    return 'The sweeps are too small to show any slowdown 4 times in 5.';
  const catches = failsOnStrong(plan.settings.gate)
    ? 'this check catches'
    : 'strong evidence shows';
  return caughtSentence(catches, detectableSlowdown);
}

function trialsSentence(plan: Plan): string {
  const { slowdown, power, budget, trials } = plan.trialsFor;
  const goal = `${failsOnStrong(plan.settings.gate) ? 'To catch' : 'To show by strong evidence'} a candidate that needs ${formatSlowdown(slowdown)}× the trials with a chance of ${formatPercent(power)}`;
  const resolve =
    budget === null ? '' : `, and to resolve budgets up to ${budget.toLocaleString('en-US')}`;
  if (plan.paired !== null)
    return `${goal}, ${trials === null ? `more than ${MAX_SIMULATED_PAIRS} pairs` : plural(trials, 'pair')} are needed.`;
  const answer = trials === null ? 'more than 2,000 trials' : plural(trials, 'trial');
  return `${goal}${resolve}, each sweep needs ${answer}.`;
}

/** What settings and searches cannot do, and no number of trials mends. */
function limitsSentence({ paired, settings }: Plan): string {
  if (paired !== null) return '';
  const level = settings.comparison.falseAlarmRate ?? USUAL_LEVEL;
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
  const head = `${label(sweep)}: ${describeReading(sweep)}; ${plainText(describeCounts(sweep, settings))}; resolves budgets up to ${resolved}.`;
  const trials = budgets.map((budget) => formatBudget(trialsFor(budget, curve.trialCost)));
  const inCost = alignRight([`budget (${unitOf(axis)})`, ...budgets.map(formatBudget)]);
  const columns = [
    ...(axis.kind === 'cost' ? [inCost] : []),
    alignRight(['trials', ...trials]),
    [
      `${curveWord(settings, sweep.direction)} best (${limitsOf({ settings })})`,
      ...budgets.map((budget) =>
        describeLimits(toMetric(limitsAt(curve, budget), sweep.direction), format),
      ),
    ],
  ];
  const note = wrapped('The mean curves of earlier work are in --json.', screen);
  return textOf([
    ...wrapped(head, screen),
    '',
    ...aligned(rowsOf(columns), screen),
    '',
    ...note.map((line) => styled(line, 'dim', screen)),
  ]);
}

/** How the sweep was read, because a wrong guess must not go unnoticed. */
function describeReading({ format, metric, direction }: Sweep): string {
  return `${format}, ${printable(metric)} (${direction})`;
}

/** @param program how it is run, for the command to copy */
export function renderInspection(inspection: Inspection, screen: Screen, program: string): string {
  const { source, format, files, gaps, warnings } = inspection;
  const notes = [...gaps.map((gap) => plainText(describeGap(gap))), ...warnings].map((note) =>
    wrapped(`Note: ${note}`, screen),
  );
  return textOf([
    `${printablePath(source.location)}: ${format.title} (format ${format.name}), ${plural(files, 'file')}`,
    ...apart(aligned(factsOf(inspection), screen)),
    ...apart(candidatesOf(inspection, screen)),
    ...apart(commitsOf(inspection)),
    ...notes.flatMap((lines) => apart(lines.map((line) => styled(line, 'dim', screen)))),
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
  const { metric, direction, search, isOrdered, trials } = inspection;
  const { rows, counts, leftOut } = trials;
  const kinds =
    counts && `: ${counts.failed} failed, ${counts.pruned} pruned, ${counts.running} unfinished`;
  const known = (value: string | null, from: keyof typeof FROM) =>
    value === null ? 'unknown' : `${printable(value, 60)} (${FROM[from]})`;
  const { method, sampler, seed } = search;
  const details = [sampler && `by ${printable(sampler, 60)}`, seed !== null && `seed ${seed}`];
  return [
    [
      'trials',
      [`${rows}${kinds ?? ''}`, ...leftOut.map((group) => plainText(describeLeftOut(group)))].join(
        '; ',
      ),
    ],
    ['counted', String(counts?.counted ?? notYet(inspection))],
    ['metric', known(metric.name, metric.from)],
    ['direction', known(direction.value, direction.from)],
    ['search', [method, ...details].filter(Boolean).join(', ')],
    ['settings', settingsIn(inspection)],
    ['order', isOrdered ? 'recorded' : 'not recorded; as found'],
  ];
}

const MAX_SHOWN = 20;

/** Without its metric, no trial can be read. */
function notYet({ metric }: Inspection): string {
  return metric.name === null ? 'known once --metric is given' : 'unknown';
}

/** By which trials are compared, or what to write so that they are. */
function settingsIn(inspection: Inspection): string {
  const { names, areGuessed } = inspection.comparableSettings;
  if (inspection.trials.counts === null) return notYet(inspection);
  if (names.length === 0) return 'none found';
  const listed = names.slice(0, MAX_SHOWN).map((name) => printable(name, 60));
  const more = names.length - listed.length;
  const all = `${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  if (!areGuessed) return all;
  return `not recorded; list those that are settings with --settings, of ${all}`;
}

function candidatesOf({ metric }: Inspection, screen: Screen): string[] {
  if (metric.candidates.length === 0) return [];
  const shown = metric.candidates.slice(0, MAX_SHOWN);
  const rows = shown.map(({ values, name, least, greatest }) => {
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

function commitsOf({ commits }: Inspection): string[] {
  if (commits === null) return [];
  if (commits.length === 0) return ['No commit is recorded.'];
  const more = commits.length - MAX_SHOWN;
  return [
    'Commits that the trials record:',
    ...commits.slice(0, MAX_SHOWN).map((sha) => `  ${printable(sha, 64)}`),
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
