import type { SettingsFound } from '../compare/index.ts';
import {
  type Arm,
  type Assessment,
  type BudgetAxis,
  type Compared,
  isFailedByTest,
  isStrengthUnknown,
  middleBest,
  type PairsFound,
  restsOnTest,
  type SearchesFound,
  unitOf,
} from '../decide/index.ts';
import { limitsAt, type TuningCurve } from '../estimate/index.ts';
import {
  commonBreaks,
  mapSteps,
  type StepFunction,
  stepFunction,
  valueAt,
} from '../math/functions.ts';
import { orient, type Sweep } from '../parse/index.ts';
import { plainText } from '../print/index.ts';
import { printable } from '../printable.ts';
import {
  betterWord,
  capitalized,
  curveWord,
  data,
  describeBudget,
  describeEstimate,
  describeLimits,
  describeMedian,
  directionOf,
  formatFor,
  formatOfChange,
  formatOfCurves,
  formatPercent,
  formatPValue,
  hasChart,
  haveOneScale,
  headline,
  inDigits,
  inPlain,
  label,
  lineOf,
  outcomeWords,
  type Subject,
  say,
  scoreFormat,
  searchesWords,
  signed,
  sizesOf,
  toMetric,
  typicalWord,
  verdictStatements,
} from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import { chartBudgets } from './axes.ts';
import type {
  ChartExample,
  ChartModel,
  ChartPairs,
  ChartSearches,
  ChartSettings,
  ChartTested,
  ChartTrial,
  Curve,
} from './model.ts';
import type { Role } from './svg/svg.ts';

const charts = { check: new WeakMap(), comparison: new WeakMap() } as const satisfies Record<
  Subject,
  WeakMap<Assessment, ChartModel>
>;

/** The chart of a comparison, or of the only sweep; null if there is neither. Made once, for every surface draws it. */
export function chartOf(assessment: Assessment, subject: Subject = 'check'): ChartModel | null {
  const known: ChartModel | undefined = charts[subject].get(assessment);
  const chart = known ?? newChart(assessment, subject);
  if (chart !== null) charts[subject].set(assessment, chart);
  return chart;
}

function newChart(assessment: Assessment, subject: Subject): ChartModel | null {
  if (!hasChart(assessment)) return null;
  const { candidate } = assessment;
  if (assessment.kind === 'lone') {
    const chart = curveChart(candidate, assessment.curve, assessment, 'candidate');
    const subtitle = `${outcomeWords(assessment)}. ${chart.subtitle}`;
    return { ...chart, title: 'Candidate alone', subtitle };
  }
  const { baseline, comparison, outcome, test } = assessment;
  const decides = restsOnTest(assessment) ? test : null;
  const chart = chartWith({ ...assessment, test: decides }, [
    ['baseline', baseline, comparison.baseline],
    ['candidate', candidate, comparison.candidate],
  ]);
  return {
    ...chart,
    budgetMax: comparison.rules.budgetMax,
    // A picture has no code.
    title: plainText(headline(assessment)).replaceAll('`', ''),
    subtitle: `${outcomeWords(assessment)}. ${chart.subtitle}`,
    // Evidence that does not count in the table is not drawn either.
    compared: outcome.evidence === 'void' ? null : comparison.range,
    haveOneScale: haveOneScale(assessment),
    isStrengthKnown: !isStrengthUnknown(assessment),
    example: exampleIn(assessment),
    tested: testedOf(assessment),
    format: scoreFormat(assessment),
    description: plainText(lineOf(verdictStatements(assessment, subject))),
  };
}

/** The chart of a single sweep. */
export function curveChart(
  sweep: Sweep,
  curve: TuningCurve,
  shown: Shown,
  role: Role = 'sweep',
): ChartModel {
  const title = `Tuning curve of ${label(sweep)}`;
  const description = curveSentence(sweep, curve, shown);
  return { ...chartWith(shown, [[role, sweep, curve]]), title, description };
}

/** "The median best accuracy is 0.909 after 8.2 trials", the last that the sweep resolves. */
function curveSentence(sweep: Sweep, curve: TuningCurve, { settings, axis }: Shown): string {
  const last = Math.max(curve.trialCost, curve.resolvableBudget);
  const limits = toMetric(limitsAt(curve, last), sweep.direction);
  const values = describeLimits(limits, formatOfCurves([curve]));
  return `The ${curveWord(settings, sweep.direction)} best ${printable(sweep.metric)} is ${values} after ${plainText(describeBudget(last, axis))}.`;
}

interface Shown {
  readonly settings: Settings;
  readonly axis: BudgetAxis;
  /** What decides in place of the evidence that is drawn. */
  readonly test?: Compared['test'];
}

function chartWith(
  { settings, axis, test = null }: Shown,
  drawn: readonly (readonly [role: Role, sweep: Sweep, curve: TuningCurve])[],
) {
  const { band, comparison } = settings;
  const curves = drawn.map(([, , curve]) => curve);
  const { direction, metric } = drawn.map(([, sweep]) => sweep).at(-1) as Sweep;
  const failures = drawn.map(([role, { trials }]) => {
    const failed = trials.filter(({ score }) => score === -Infinity).length;
    const where = drawn.length === 1 ? '' : ` in the ${role}`;
    return failed > 0 && `${inPlain(failed, 0)} failed${where}`;
  });
  const firstBudget = Math.max(...curves.map(({ trialCost }) => trialCost));
  const isBare = curves.some(({ resolvableBudget }) => resolvableBudget <= firstBudget);
  const word = curveWord(settings, direction);
  // A longer metric would push the rest out of the subtitle.
  const named = data(metric, 40);
  const best = plainText(capitalized(say`${typicalWord(settings, direction)} best ${named}`));
  const { margin, target } = comparison;
  const subtitle = [
    test?.searches && plainText(say`Best ${named} of each search`),
    test?.pairs && plainText([named]),
    !(test?.searches || test?.pairs || isBare) &&
      `${best} with ${formatPercent(band.confidence)} bands`,
    test?.searches ? plainText(searchesWords(test)) : sizesOf(curves),
    ...failures,
    betterWord(direction),
    test && decidedWords(test),
    isBare && 'no budget compared',
    margin !== 0 && !isBare && `dotted: a loss of ${margin}`,
  ];
  return {
    subtitle: subtitle.filter(Boolean).join(', '),
    direction,
    unit: unitOf(axis),
    curveWord: word,
    scoreWord: comparison.quantile === 0.5 ? 'Typical best score' : `${word} of the best score`,
    budgetMax: null,
    target,
    margin,
    arms: drawn.map(armOf),
    tested: null,
    compared: null,
    haveOneScale: true,
    isStrengthKnown: true,
    example: null,
    format: formatOfCurves(curves),
  };
}

function decidedWords({ pairs, pValue, alpha }: NonNullable<Compared['test']>): string {
  const what = pairs ? 'pairs' : 'no change';
  return `test of ${what}: ${formatPValue(pValue)} for “worse”, fails at ${inDigits(alpha, 3)} or less`;
}

function armOf([role, { trials, direction }, curve]: readonly [Role, Sweep, TuningCurve]) {
  const inMetric = (score: number) => orient(score, direction);
  const drawn = (steps: StepFunction) => mapSteps(drawnSteps(steps), inMetric);
  const { lower, upper, point, resolvableBudget, trialCost } = curve;
  const [low, high] = direction === 'maximize' ? [lower, upper] : [upper, lower];
  return {
    ...{ role, resolvableBudget, trialCost },
    ...{ median: drawn(point), lower: drawn(low), upper: drawn(high) },
    trials: trials.map(({ score }, i) => ({ id: trialId(role, i), score: inMetric(score) })),
  };
}

/** Steps at closer budgets are in one place of any chart. */
const MAX_DRAWN = 4000;

/** Of very many steps, the last at each even log-budget. */
function drawnSteps(steps: StepFunction): StepFunction {
  const { breaks, values } = steps;
  if (breaks.length <= MAX_DRAWN) return steps;
  const [first, last] = [Math.log(breaks[0] as number), Math.log(breaks.at(-2) as number)];
  const placeOf = (end: number) =>
    Math.ceil(((Math.log(end) - first) / (last - first)) * MAX_DRAWN);
  const isKept = (_: number, i: number) =>
    i === breaks.length - 1 || placeOf(breaks[i] as number) !== placeOf(breaks[i + 1] as number);
  return { breaks: breaks.filter(isKept), values: values.filter(isKept) };
}

/** Pairs whatever they show, as searches; settings where they show more than the curves. */
function testedOf(assessment: Compared): ChartTested | null {
  const { test, outcome } = assessment;
  if (test?.pairs) return haveOneScale(assessment) ? pairsOf(test.pairs, assessment) : null;
  if (test?.searches) return searchesIn(test.searches, assessment);
  const isBySettings = isFailedByTest(outcome) && test?.by === 'same-settings';
  return isBySettings && test.settings ? settingsIn(test.settings, assessment) : null;
}

const ARMS = ['baseline', 'candidate'] as const;

function settingsIn(
  { residuals, shift }: SettingsFound,
  { candidate: { direction } }: Compared,
): ChartSettings {
  const counted = (role: Arm) =>
    residuals[role].flatMap((score, i) =>
      score === null ? [] : [{ id: trialId(role, i), score }],
    );
  const lost = shift ?? 0;
  const change = lost > 0 ? signed(formatFor(lost, lost))(-orient(lost, direction)) : null;
  return { kind: 'settings', arms: ARMS.map((role) => ({ role, trials: counted(role) })), change };
}

function searchesIn(
  { length, scores }: SearchesFound,
  { candidate: { direction } }: Compared,
): ChartSearches {
  const places = Array.from({ length }, (_, i) => i);
  // A step begins between two trials.
  const ends = places.map((i) => (i + 1 === length ? Infinity : i + 1.5));
  const inMetric = (values: readonly number[]) =>
    stepFunction(
      ends,
      values.map((value) => orient(value, direction)),
    );
  const arms = ARMS.map((role) => {
    const runs = scores[role].map((run) => places.map((i) => Math.max(...run.slice(0, i + 1))));
    const across = (pick: (bests: readonly number[]) => number) =>
      inMetric(places.map((i) => pick(runs.map((run) => run[i] as number))));
    const extremes = [across((all) => Math.min(...all)), across((all) => Math.max(...all))];
    const [lower, upper] = direction === 'maximize' ? extremes : extremes.toReversed();
    return {
      ...{ role, median: across(middleBest), lower, upper, runs: runs.map(inMetric) },
      ...{ resolvableBudget: Infinity, trials: [], trialCost: 1 },
    } as ChartSearches['arms'][number];
  });
  return { kind: 'searches', length, arms };
}

function pairsOf({ trials, differing, change }: PairsFound, sweeps: Compared): ChartPairs {
  const { direction } = sweeps.candidate;
  const drawn = (arm: Arm) => {
    const ids = new Map(sweeps[arm].trials.map((trial, i) => [trial, trialId(arm, i)]));
    return (trial: Sweep['trials'][number]): ChartTrial => {
      return { id: ids.get(trial) as string, score: orient(trial.score, direction) };
    };
  };
  const [before, after] = [drawn('baseline'), drawn('candidate')];
  const all = trials.map(({ baseline, candidate }) => {
    return { baseline: before(baseline), candidate: after(candidate) };
  });
  const shown = { kind: 'pairs', all, areSettings: differing === 0 } as const;
  if (change === null) return { ...shown, change };
  const { lower, median, upper } = toMetric({ ...change, point: change.estimate }, direction);
  const text = signed(formatOfChange(change))(median);
  return { ...shown, change: { lower, estimate: median, upper, text } };
}

/** What a trial is called in pictures and tables: "c17" is the candidate's 17th, in the order of its sweep. */
export function trialId(arm: string, index: number): string {
  return `${arm.charAt(0)}${index + 1}`;
}

function exampleIn(assessment: Compared): ChartExample | null {
  const { example } = assessment;
  if (example === null) return null;
  const [direction, format] = [directionOf(assessment), scoreFormat(assessment)];
  const written = (arm: Arm) => describeMedian(toMetric(example[arm], direction), format);
  return {
    budget: example.budget,
    baseline: written('baseline'),
    candidate: written('candidate'),
    difference: describeEstimate(example, direction, format),
  };
}

/**
 * Candidate − baseline in the metric's own unit: c.median − b.median with the limits c.lower − b.upper and
 * c.upper − b.lower, which hold wherever both bands do. Null if no budget is resolved, or there is one sweep, or two scales.
 */
export function differenceOf(model: ChartModel): Curve | null {
  const { first, last, isResolved } = chartBudgets(model);
  const [baseline, candidate] = model.arms;
  if (!baseline || !candidate || !isResolved || !model.haveOneScale) return null;
  const minus = (a: StepFunction, b: StepFunction, undefinedAs: number) => {
    const ends = [first, ...commonBreaks([a, b], first, last)];
    const differences = ends.map((end) => valueAt(a, end) - valueAt(b, end));
    const values = differences.map((value) => (Number.isNaN(value) ? undefinedAs : value));
    return stepFunction([...ends.slice(0, -1), Infinity], values);
  };
  return {
    median: minus(candidate.median, baseline.median, Number.NaN),
    lower: minus(candidate.lower, baseline.upper, -Infinity),
    upper: minus(candidate.upper, baseline.lower, Infinity),
  };
}
