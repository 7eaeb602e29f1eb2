import { axisOf, IN_TRIALS, unitOf } from '../../decide/index.ts';
import { limitsAt, scoreBounds, type TuningCurve } from '../../estimate/index.ts';
import { orient, type Sweep } from '../../parse/index.ts';
import type { Settings } from '../../settings/index.ts';
import { describeBudget } from '../wording/budgets.ts';
import { curveWord } from '../wording/curve.ts';
import { type Format, formatBudget, formatPercent } from '../wording/numbers.ts';
import {
  describeLimits,
  formatOfCurves,
  type MeanValues,
  meanValuesAt,
  toMetric,
} from '../wording/scores.ts';
import { describeCounts, label } from '../wording/sweeps.ts';
import { describeReading } from './comparison.ts';
import { aligned, alignRight, paragraphs, type Screen, styled, wrapped } from './layout.ts';

/** One sweep's curve for a terminal. */
export function renderCurveText(sweep: Sweep, curve: TuningCurve, shown: Shown): string {
  const axis = axisOf([sweep]);
  const inTrials =
    axis.kind === 'cost'
      ? ` (${describeBudget(curve.resolvableBudget / curve.trialCost, IN_TRIALS)})`
      : '';
  const resolved = `${describeBudget(curve.resolvableBudget, axis)}${inTrials}`;
  const head = `${label(sweep)}: ${describeReading(sweep)}; ${describeCounts(sweep, shown.settings)}; resolves budgets up to ${resolved}.`;
  return paragraphs([wrapped(head, shown.screen), curveTable(sweep, curve, shown)]);
}

interface Shown {
  readonly settings: Settings;
  readonly budgets: readonly number[];
  readonly screen: Screen;
}

/** A name and a cell for each budget. */
type Column = readonly string[];

/** A curve at some budgets with its limits, and its mean, as a table for a terminal. */
function curveTable(
  sweep: Sweep,
  curve: TuningCurve,
  { settings, budgets, screen }: Shown,
): string {
  const medians = budgets.map((budget) => toMetric(limitsAt(curve, budget), sweep.direction));
  const means = meanValuesAt(budgets, { sweep, curve, settings });
  const format = formatOfCurves([curve]);
  const limits = `(${formatPercent(settings.band.confidence)} limits)`;
  const columns = [
    ...budgetColumns(sweep, budgets, means),
    [
      `${curveWord(settings, sweep.direction)} best ${limits}`,
      ...medians.map((value) => describeLimits(value, format)),
    ],
    ...(hasMeans(means) ? meanColumns(means, limits, format) : []),
  ];
  const rows = ['', ...budgets].map((_, i) => columns.map((column) => column[i] ?? ''));
  const note = wrapped(meanNote(sweep, means, settings), screen);
  return [aligned(rows, screen), '', styled(note, 'dim', screen)].join('\n');
}

/** Budgets in trials; on a cost axis in both units. */
function budgetColumns(
  sweep: Sweep,
  budgets: readonly number[],
  means: readonly MeanValues[],
): Column[] {
  const axis = axisOf([sweep]);
  const trials = alignRight(['trials', ...means.map((mean) => formatBudget(mean.trials))]);
  if (axis.kind === 'trials') return [trials];
  return [alignRight([`budget (${unitOf(axis)})`, ...budgets.map(formatBudget)]), trials];
}

/** One failed trial without a value leaves no mean at any budget. */
function hasMeans(means: readonly MeanValues[]): boolean {
  return means.every(({ v }) => Number.isFinite(v));
}

/** The mean has limits only if the metric has bounds. */
function hasLimits({ meanLower, meanUpper }: MeanValues): boolean {
  return Number.isFinite(meanLower) || Number.isFinite(meanUpper);
}

function meanColumns(means: readonly MeanValues[], limits: string, format: Format): Column[] {
  const stds = means.map(({ vStd }) => format(vStd ?? 0));
  if (!means.some(hasLimits)) {
    return [['mean ± std', ...means.map(({ v }, i) => `${format(v)} ± ${stds[i]}`)]];
  }
  const values = means.map(({ meanLower, v, meanUpper }) =>
    describeLimits({ lower: meanLower, middle: v, upper: meanUpper }, format),
  );
  return [
    [`mean ${limits}`, ...values],
    ['std', ...stds],
  ];
}

/** What the mean is, or why there is none. */
function meanNote({ trials, direction }: Sweep, means: readonly MeanValues[], settings: Settings) {
  const { floor } = scoreBounds(direction, settings.reading);
  const option = direction === 'maximize' ? 'metric-min' : 'metric-max';
  if (!hasMeans(means)) {
    return `There is no mean: trials failed, and no --${option} is given that could stand for them.`;
  }
  const bounds = means.some(hasLimits)
    ? ''
    : ' For limits of the mean give --metric-min and --metric-max.';
  const failed = trials.some(({ score }) => score === -Infinity)
    ? ` Failed trials enter both as ${orient(floor, direction)} (--${option}).`
    : '';
  return `The mean is the estimate V; std is the spread of single searches about it.${failed}${bounds}`;
}
