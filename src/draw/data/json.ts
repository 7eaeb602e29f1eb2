import { type BudgetRow, equivalentEffort } from '../../compare/index.ts';
import {
  type Assessment,
  axisOf,
  budgetsOfOne,
  checklistsOf,
  curveOf,
  decidedBy,
  exitCodeOf,
  type NoChangeTest,
  type PairsFound,
  type RunAssessment,
  reasonCodeOf,
  type TrialsNeeded,
  type Warning,
  wouldFail,
} from '../../decide/index.ts';
import {
  limitsAt,
  type MeanCurve,
  meanCurve,
  meanEstimatesAt,
  meanLimitsAt,
  scoreBounds,
  type TuningCurve,
  trialsFor,
} from '../../estimate/index.ts';
import {
  type HistoryLine,
  type Inspection,
  MAX_SCORES,
  orient,
  type Sweep,
} from '../../parse/index.ts';
import type { FalseAlarmRate, FalseAlarmRates, PairedForecast, Plan } from '../../plan/index.ts';
import { plainText, quotedText } from '../../print/index.ts';
import { printableJson } from '../../printable.ts';
import {
  configSentences,
  differenceInMetric,
  headline,
  messageOf,
  runNotes,
  runStatements,
  type Statement,
  type Subject,
  statementsOf,
  toMetric,
} from '../../report/index.ts';
import type { Direction, GivenBudget, Settings } from '../../settings/index.ts';
import { jsonHead } from '../../tool.ts';
import { curveSteps, type ShownCurve, shownCurves } from './csv.ts';

/** All comparisons of a run, the worst first; the only one by itself. */
export function runJson(run: RunAssessment) {
  return run.comparisons.length === 1 ? onlyJson(run) : severalJson(run);
}

/** That of a run with one comparison. */
export function onlyJson(run: RunAssessment) {
  const [{ assessment }] = run.comparisons;
  const { statements, ...only } = comparisonJson(assessment, 'check');
  const notes = runNotes(run).map(statementJson);
  return { ...jsonHead('compare'), ...only, statements: [...statements, ...notes] };
}

function severalJson(run: RunAssessment) {
  const { comparisons, familyWise, notCompared, configNote } = run;
  const [worst] = comparisons;
  return {
    ...jsonHead('compare'),
    ...outcomeJson(worst.assessment),
    comparisons: comparisons.map(({ name, assessment }) => {
      return { name, ...comparisonJson(assessment, 'comparison') };
    }),
    familyWise,
    notCompared,
    configNote: configNote && quotedText(configSentences(configNote)),
    statements: runStatements(run).map(statementJson),
  };
}

/** Where two sweeps are not compared, keys are there all the same. */
const NOTHING = {
  comparison: null,
  rows: [],
  target: null,
  overallSlowdown: null,
  ruledOut: null,
  notWorse: null,
  jointLevel: null,
  chances: null,
  trialsNeeded: null,
  test: null,
};
const NO_EVIDENCE = { worse: null, better: null, range: null, crossings: [] };

function outcomeJson(assessment: Assessment) {
  const { verdict, gate } = assessment.outcome;
  return {
    verdict,
    gate,
    reason: plainText(headline(assessment)),
    reasonCode: reasonCodeOf(assessment),
    exitCode: exitCodeOf(assessment.outcome),
  };
}

function comparisonJson(assessment: Assessment, subject: Subject) {
  const { settings, axis, accepted } = assessment;
  const compared = assessment.kind === 'compared' ? assessment : NOTHING;
  const { comparison, chances, notWorse, rows, trialsNeeded } = compared;
  const { worse, better, range, crossings } = comparison ?? NO_EVIDENCE;
  const { baseline, candidate } = shownCurves(assessment);
  const direction = assessment.baseline?.direction ?? 'maximize';
  return {
    ...outcomeJson(assessment),
    settings: settingsJson(settings),
    axis,
    worse,
    better,
    range,
    baseline: baseline && shownCurve(baseline),
    candidate: candidate && shownCurve(candidate),
    crossings,
    at: rows.map((row) => rowJson(row, direction)),
    falseAlarm: chances && falseAlarmJson(chances.falseAlarm),
    jointLevel: compared.jointLevel,
    detectableSlowdown: chances?.detectableSlowdown ?? null,
    falseStrongBound: chances?.falseStrongBound ?? null,
    overallSlowdown: compared.overallSlowdown,
    ruledOut: compared.ruledOut,
    notWorse: notWorse && pick(notWorse, 'margin', 'intervals', 'share'),
    equivalentEffort: comparison && rows.map(({ budget }) => equivalentEffort(comparison, budget)),
    target: compared.target,
    test: compared.test && testJson(compared.test, direction),
    decidedBy: decidedBy(assessment),
    gateRate: chances?.gateRate?.rate ?? null,
    trialsNeeded: trialsNeeded && trialsNeededJson(trialsNeeded),
    accepted: accepted && pick(accepted, 'label', 'by', 'at'),
    checklist: checklistJson(assessment),
    warnings: assessment.warnings.map(warningJson),
    statements: statementsOf(assessment, subject).map(statementJson),
  };
}

function testJson(tested: NoChangeTest, direction: Direction) {
  const { pairs, settings, searches: _searches, pBetterAfterTuning: _better, ...head } = tested;
  return {
    ...head,
    explained: settings?.explained ?? null,
    lowerShare: settings?.lowerShare ?? null,
    shift: settings?.shift == null ? null : -orient(settings.shift, direction),
    columns: settings?.columns.names ?? [],
    olderTrials: settings?.olderTrials.reduce((sum, count) => sum + count, 0) ?? 0,
    pairs: pairs && pairsJson(pairs, direction),
  };
}

function pairsJson({ change, ...pairs }: PairsFound, direction: Direction) {
  const { n, worse, better, same, unmatched, differing, correlation, passing } = pairs;
  const counts = { n, worse, better, same, unmatched, differing, correlation, passing };
  if (change === null) return { ...counts, change };
  const { lower, median, upper } = toMetric({ ...change, point: change.estimate }, direction);
  return { ...counts, change: { estimate: median, lower, upper } };
}

function warningJson(warning: Warning) {
  const { code, kind, arm, names } = warning;
  return { code, kind, arm, message: plainText(messageOf(warning)), names };
}

function statementJson({ id, said }: Statement) {
  return { id, text: quotedText(said) };
}

function checklistJson(assessment: Assessment) {
  const lists = checklistsOf(assessment);
  return lists.baseline || lists.candidate ? lists : null;
}

function trialsNeededJson({ toOpenRange, toDetect, ...goal }: TrialsNeeded) {
  const known = (trials: number | 'over 200' | null) => (trials === 'over 200' ? null : trials);
  return { toOpenRange: known(toOpenRange), toDetect: known(toDetect), ...goal };
}

function settingsJson({ reading, band, comparison, gate }: Settings) {
  const { method, ...rest } = band;
  const { given: _, ...read } = reading;
  const { budgetMin, budgetMax, budgets, ...others } = comparison;
  const limits = {
    budgetMin: budgetMin && budgetJson(budgetMin),
    budgetMax: budgetMax && budgetJson(budgetMax),
    budgets: budgets?.map(budgetJson) ?? null,
  };
  return { ...read, band: method, ...rest, ...others, ...limits, ...gate };
}

/** These fields of an object, in this order. */
function pick<T extends object, K extends keyof T>(from: T, ...names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
}

/** As the user gave it. */
function budgetJson({ value, unit }: GivenBudget): number | string {
  return unit === null ? value : `${value} ${unit}`;
}

function rowJson(row: BudgetRow, direction: Direction) {
  return {
    budget: row.budget,
    baseline: toMetric(row.baseline, direction),
    candidate: toMetric(row.candidate, direction),
    // Not a number, and so null, where it is not defined.
    difference: differenceInMetric(row, direction),
    ...pick(row, 'worse', 'better'),
  };
}

export function curveJson(
  sweep: Sweep,
  curve: TuningCurve,
  { settings, budgets }: { settings: Settings; budgets: readonly number[] },
) {
  const { direction } = sweep;
  const scores = sweep.trials.map(({ score }) => score);
  const means = meanCurve(scores, curve.band, scoreBounds(direction, settings.reading));
  return {
    ...jsonHead('curve'),
    // A false-alarm rate needs two sweeps: a single one has no gate.
    ...shownCurve({ sweep, curve }),
    at: budgets.map((budget) => {
      const trials = trialsFor(budget, curve.trialCost);
      const medians = toMetric(limitsAt(curve, budget), direction);
      return { budget, trials, ...medians, ...meanJson(means, trials, direction) };
    }),
  };
}

/** The mean of the best score of so many trials, in the metric's own unit. */
function meanJson(curve: MeanCurve, trials: number, direction: Direction) {
  const { u, v, w, vStd, vShade } = meanEstimatesAt(curve, trials);
  const shade = vShade && toMetric({ ...vShade, point: v }, direction);
  const mean = toMetric({ ...meanLimitsAt(curve, trials), point: v }, direction);
  return {
    u: u === null ? null : orient(u, direction),
    v: mean.median,
    w: orient(w, direction),
    vStd,
    vLower: shade?.lower ?? null,
    vUpper: shade?.upper ?? null,
    meanLower: mean.lower,
    meanUpper: mean.upper,
  };
}

/** Above this many trials the steps are thinned. */
const MAX_STEPS = 2000;

/** What a curve is of, and its steps. */
function shownCurve({ sweep, curve }: ShownCurve) {
  const { metric, direction, format, counts, cost } = sweep;
  const { environment: _, ...source } = sweep.source;
  const { steps, isThinned } = curveSteps(curve, direction, MAX_STEPS);
  return {
    n: counts.counted,
    failed: counts.failed,
    trials: counts,
    ties: curve.ties,
    metric,
    direction,
    format,
    source,
    resolvableBudget: curve.resolvableBudget,
    cost: cost && pick(cost, 'mean', 'unit'),
    steps,
    stepsThinned: isThinned,
  };
}

export function planJson({ settings, expectations, paired, trialsFor }: Plan) {
  const { slowdown, power, budget, trials: n } = trialsFor;
  return {
    ...jsonHead('plan'),
    n: expectations?.trials ?? null,
    confidence: settings.band.confidence,
    failOn: settings.gate.failOn,
    resolvableBudget: expectations?.resolvableBudget ?? null,
    falseAlarm: expectations && falseAlarmJson(expectations.falseAlarm),
    falseStrongBound: expectations?.falseStrongBound ?? null,
    gateRate: expectations?.gateRate ?? null,
    test: expectations?.test ?? null,
    // The power is that of strong evidence or the test, even if the check fails on less.
    powerLevel: 'strong',
    power: expectations?.power ?? null,
    capped: expectations?.capped ?? null,
    detectableSlowdown: expectations?.detectableSlowdown ?? null,
    trialsFor: [{ slowdown, power, budget, n }],
    paired: paired && pairedJson(paired),
  };
}

function pairedJson({ pairs: n, correlation, level: alpha, ...forecast }: PairedForecast) {
  const { power, capped, detectableSlowdown } = forecast;
  return { n, correlation, alpha, power, capped, detectableSlowdown };
}

export function inspectionJson(inspections: readonly Inspection[]) {
  const sweeps = inspections.map(({ settings, source: from, obstacle: _, ...rest }) => {
    const { environment: _environment, ...source } = from;
    const known = settings.map(([name, value]) => [name, typeof value === 'string' ? value : null]);
    const search = { ...rest.search, drawnFrom: rest.search.drawnFrom ?? null };
    return { source, ...rest, search, settings: Object.fromEntries(known) };
  });
  return { ...jsonHead('inspect'), sweeps };
}

/** A result for other programs: a step or a row of a table takes one line. */
export function jsonText(value: object): string {
  // As plain data, without what is undefined.
  return `${printableJson(laidOut(JSON.parse(JSON.stringify(value, finiteOrText)), '\n'))}\n`;
}

/** Longer lists of numbers and texts are broken into lines. */
const MAX_LINE = 150;

/** @param newline a line break with the indentation of what is around */
function laidOut(value: unknown, newline: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${newline}  `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([key, part]) => {
    const written = laidOut(part, inner);
    return isList ? written : `${JSON.stringify(key)}: ${written}`;
  });
  const isFlat = Object.values(value).every((part) => typeof part !== 'object' || part === null);
  const line = parts.join(', ');
  if (isFlat && line.length <= MAX_LINE)
    return isList || line === '' ? braced(isList, line) : `{ ${line} }`;
  return braced(isList, `${inner}${parts.join(`,${inner}`)}${newline}`);
}

function braced(isList: boolean, content: string): string {
  return isList ? `[${content}]` : `{${content}}`;
}

/** JSON has no infinities: they are written as strings. What is not a number is null. */
function finiteOrText(_: string, value: unknown): unknown {
  if (value === Infinity) return 'Infinity';
  return value === -Infinity ? '-Infinity' : value;
}

/** How often each level of evidence is found if nothing changed; null if not asked for or not known. */
function falseAlarmJson({ weak, fair, strong }: FalseAlarmRates) {
  const known = (rate: FalseAlarmRate | null) =>
    rate && { rate: rate.rate, standardError: rate.standardError, bound: rate.isBound };
  return { weak: known(weak), fair: known(fair), strong: known(strong) };
}

type About = Pick<HistoryLine, 'comparison' | 'commit' | 'date' | 'run' | 'pull'>;

/** What a run on main found of one of its sweeps. */
interface Found {
  readonly candidate: Sweep;
  readonly withPredecessor: Assessment;
}

/** The line that the history of main keeps of a run, in the metric’s own unit. */
export function historyEntry(about: About, { candidate, withPredecessor }: Found): HistoryLine {
  const { settings, outcome } = withPredecessor;
  const chances = withPredecessor.kind === 'compared' ? withPredecessor.chances : null;
  const axis = axisOf([candidate]);
  const curve = curveOf(candidate, settings);
  const { trials, counts, direction, metric } = candidate;
  const scores = trials.map(({ score }) => score).sort((a, b) => a - b);
  const at = (budget: number) => ({ budget, ...toMetric(limitsAt(curve, budget), direction) });
  return {
    schemaVersion: 1,
    ...about,
    metric,
    direction,
    axis,
    band: { confidence: settings.band.confidence, quantile: settings.comparison.quantile },
    search: candidate.search.method,
    trials: { counted: counts.counted },
    at: budgetsOfOne(curve, axis, settings).map(at),
    largest: at(Math.max(curve.trialCost, curve.resolvableBudget)),
    scores:
      scores.length > MAX_SCORES
        ? null
        : scores.map((score) => (score === -Infinity ? null : orient(score, direction))),
    predecessor: {
      verdict: outcome.verdict,
      alarmed: wouldFail(withPredecessor),
      rate: settings.gate.failOn === 'never' ? 0 : (chances?.gateRate?.rate ?? null),
    },
  };
}
