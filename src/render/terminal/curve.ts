import { axisOf, unitOf } from '../../decide/index.ts';
import { limitsAt, type TuningCurve, trialsFor } from '../../estimate/index.ts';
import type { Sweep } from '../../parse/index.ts';
import { plainText } from '../../print/index.ts';
import {
  curveWord,
  describeBudget,
  describeCounts,
  describeLimits,
  formatBudget,
  formatOfCurves,
  label,
  limitsOf,
  toMetric,
} from '../../report/index.ts';
import type { Settings } from '../../settings/index.ts';
import { describeReading } from './comparison.ts';
import { aligned, alignRight, rowsOf, type Screen, styled, textOf, wrapped } from './layout.ts';

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
